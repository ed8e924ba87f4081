/// A set of orientations of the interface.
public struct OrientationMask: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let portrait = OrientationMask(rawValue: 1 << 0)
    public static let portraitUpsideDown = OrientationMask(rawValue: 1 << 1)
    public static let landscapeLeft = OrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = OrientationMask(rawValue: 1 << 3)
    public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: OrientationMask = [.portrait, .landscape]

    /// The set that a symbol of the script names, or nil.
    package init?(_ symbol: Symbol) {
        guard let found = Self.named.first(where: { $0.0 == symbol }) else { return nil }
        self = found.1
    }

    /// The set of a symbol or a list of symbols; nil for another value, or if one of them is not an orientation.
    init?(_ argument: Argument) {
        guard let symbols = argument.asSymbols else { return nil }
        self = []
        for symbol in symbols {
            guard let part = OrientationMask(symbol) else { return nil }
            formUnion(part)
        }
    }

    /// The symbol of the set. For a set without a symbol, it is that of its first orientation.
    package var symbol: Symbol {
        (Self.named.first { $0.1 == self } ?? Self.named.first { contains($0.1) })?.0 ?? .unknown
    }

    /// The set as a value of a script: its symbol, or a list if no symbol names it.
    var argument: Argument {
        if let found = Self.named.first(where: { $0.1 == self }) { return .symbol(found.0) }
        return .symbols(Self.named.filter { $0.1.isSingle && contains($0.1) }.map { $0.0 })
    }

    /// Whether it is one orientation.
    package var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// The first orientation of the set in the order in which UIKit prefers them: portrait, then landscape; nil for an
    /// empty set.
    var first: OrientationMask? {
        [OrientationMask.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { contains($0) }
    }

    private static let named: [(Symbol, OrientationMask)] = [
        (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeLeft),
        (.landscapeRight, .landscapeRight), (.landscape, .landscape), (.all, .all),
        (.allButUpsideDown, .allButUpsideDown),
    ]
}
