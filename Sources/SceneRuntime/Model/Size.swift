/// A width and a height, in whole points.
public struct Size: Hashable, Sendable, BitwiseCopyable {
    public var width: UInt32
    public var height: UInt32

    public init(_ width: UInt32, _ height: UInt32) {
        self.width = width
        self.height = height
    }

    /// The size zero, which also means that there is no size.
    public static var zero: Size { Size(0, 0) }

    /// Stands for the width of a column of a split view controller, which no source gives (SPLIT-WIDTH-1).
    package static var unknownWidth: UInt32 { .max }

    /// Whether the width is known.
    package var hasWidth: Bool { width != Size.unknownWidth }

    /// Whether it is wider than high.
    package var isWide: Bool { width > height }

    /// The size with width and height exchanged.
    package var turned: Size { Size(height, width) }

    /// Returns the size with its height reduced, at least to zero.
    func lowered(by points: UInt32) -> Size { Size(width, height > points ? height - points : 0) }
}

/// The insets of bars and device edges in a view, in points. Four bytes.
package struct Insets: Hashable, Sendable, BitwiseCopyable {
    package var top: UInt8 = 0
    package var left: UInt8 = 0
    package var bottom: UInt8 = 0
    package var right: UInt8 = 0

    package init() {}

    init(top: UInt8, sides: UInt8, bottom: UInt8) {
        self.top = top
        left = sides
        self.bottom = bottom
        right = sides
    }

    /// The number that carries the insets in an `ObjectRef` of kind `insets`, and back.
    var packed: UInt32 { UInt32(top) << 24 | UInt32(left) << 16 | UInt32(bottom) << 8 | UInt32(right) }

    package init(packed: UInt32) {
        top = UInt8(truncatingIfNeeded: packed >> 24)
        left = UInt8(truncatingIfNeeded: packed >> 16)
        bottom = UInt8(truncatingIfNeeded: packed >> 8)
        right = UInt8(truncatingIfNeeded: packed)
    }

    /// Returns the insets with more points at the top and at the bottom, limited to the maximum of their type.
    func adding(top more: UInt32, bottom below: UInt32) -> Insets {
        var sum = self
        sum.top = UInt8(clamping: UInt32(top) + more)
        sum.bottom = UInt8(clamping: UInt32(bottom) + below)
        return sum
    }

    /// Returns the sum with other insets, limited to the maximum of their type.
    func adding(_ more: Insets) -> Insets {
        var sum = adding(top: UInt32(more.top), bottom: UInt32(more.bottom))
        sum.left = UInt8(clamping: UInt32(left) + UInt32(more.left))
        sum.right = UInt8(clamping: UInt32(right) + UInt32(more.right))
        return sum
    }

    /// Returns the insets, of which those at the top and at the bottom are at most those of `other`.
    func limited(to other: Insets) -> Insets {
        var least = self
        least.top = min(top, other.top)
        least.bottom = min(bottom, other.bottom)
        return least
    }
}

/// A size class.
public enum SizeClass: UInt8, Sendable, BitwiseCopyable {
    case unspecified, compact, regular

    /// The class that a symbol of the script names, or nil.
    package init?(_ symbol: Symbol) {
        guard let found = [SizeClass.unspecified, .compact, .regular].first(where: { $0.symbol == symbol }) else {
            return nil
        }
        self = found
    }

    /// The symbol in scripts.
    package var symbol: Symbol {
        switch self {
        case .unspecified: .unspecified
        case .compact: .compact
        case .regular: .regular
        }
    }
}

/// The appearance of an interface: light or dark.
public enum InterfaceStyle: UInt8, Sendable, BitwiseCopyable {
    case unspecified, light, dark

    /// The style that a symbol of the script names, or nil.
    package init?(_ symbol: Symbol) {
        guard let found = [InterfaceStyle.unspecified, .light, .dark].first(where: { $0.symbol == symbol }) else {
            return nil
        }
        self = found
    }

    /// The symbol in scripts.
    package var symbol: Symbol {
        switch self {
        case .unspecified: .unspecified
        case .light: .light
        case .dark: .dark
        }
    }
}

/// A set of traits that a registration or a layout callback depends on.
package struct TraitSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package static let horizontal = TraitSet(rawValue: 1 << 0)
    package static let vertical = TraitSet(rawValue: 1 << 1)
    package static let style = TraitSet(rawValue: 1 << 2)

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The traits by the symbols that name them in scripts.
    package static let bySymbol: [(symbol: Symbol, trait: TraitSet)] = [
        (.horizontalSizeClass, .horizontal), (.verticalSizeClass, .vertical), (.userInterfaceStyle, .style),
    ]

    /// The trait that a symbol of the script names, or nil.
    package init?(_ symbol: Symbol) {
        guard let found = TraitSet.bySymbol.first(where: { $0.symbol == symbol }) else { return nil }
        self = found.trait
    }

    /// The traits in which two trait collections differ.
    init(differing a: Traits, _ b: Traits) {
        self = []
        if a.horizontal != b.horizontal { insert(.horizontal) }
        if a.vertical != b.vertical { insert(.vertical) }
        if a.style != b.style { insert(.style) }
    }
}

/// The trait collection of a controller: its size classes and its idiom.
package struct Traits: Hashable, Sendable, BitwiseCopyable {
    package var horizontal: SizeClass
    package var vertical: SizeClass
    package var isPad: Bool
    package var style: InterfaceStyle

    package init(
        horizontal: SizeClass, vertical: SizeClass, isPad: Bool, style: InterfaceStyle = .unspecified
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.isPad = isPad
        self.style = style
    }

    /// The number that carries the traits in an `ObjectRef` of kind `traits`, and back.
    var packed: UInt32 {
        let classes = UInt32(horizontal.rawValue) << 8 | UInt32(vertical.rawValue) << 4
        return UInt32(style.rawValue) << 12 | classes | (isPad ? 1 : 0)
    }

    package init(packed: UInt32) {
        horizontal = SizeClass(rawValue: UInt8(truncatingIfNeeded: packed >> 8 & 15)) ?? .unspecified
        vertical = SizeClass(rawValue: UInt8(truncatingIfNeeded: packed >> 4 & 15)) ?? .unspecified
        isPad = packed & 1 != 0
        style = InterfaceStyle(rawValue: UInt8(truncatingIfNeeded: packed >> 12 & 15)) ?? .unspecified
    }
}
