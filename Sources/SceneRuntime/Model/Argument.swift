/// A value that passes between the world and the script: an argument or result of a call, or a property.
///
/// It is trivial and has 16 bytes. Other values of the script are opaque to the world: see `.script`.
public struct Argument: Hashable, Sendable, BitwiseCopyable {
    // open: new cases need no code where they are ignored.
    /// The type of the payload.
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// There is no such argument.
        case absent
        /// Swift's `nil`.
        case null
        /// `bits` is 0 or 1.
        case bool
        /// `bits` is a two's complement Int64.
        case int
        /// `bits` is the bit pattern of a Double.
        case double
        /// `extra` is an `ObjectRef.Kind`, `bits` its index.
        case object
        /// `extra` is a `Symbol`.
        case symbol
        /// `bits` is width << 32 | height, whole points.
        case size
        /// `bits` is a packed `Rect`.
        case rect
        /// `bits` is start << 32 | count of a list of controllers.
        case list
        /// A performing segue: `extra` the `SegueID`, `bits` source << 32 | destination.
        case segue
        /// `extra` is a `NameID`, printed as a string in quotes.
        case string
        /// `extra` is a `NameID`, printed without quotes: the name of an action.
        case name
        /// An opaque value of the script: `bits` is the script's number for it.
        case script
        /// The restoration path of a saved controller: `bits` is the index of its entry in the archive.
        case path
        /// A list of UIKit's symbols, as an option set: `bits` has the bit of each `Symbol`.
        case symbols
    }

    public let kind: Kind
    public let extra: UInt32
    public let bits: UInt64

    public init(_ kind: Kind, extra: UInt32 = 0, bits: UInt64 = 0) {
        self.kind = kind
        self.extra = extra
        self.bits = bits
    }

    /// The kinds of values as arguments. An omitted parameter is `absent`.
    public static var absent: Argument { Argument(.absent) }
    public static var null: Argument { Argument(.null) }

    /// A notification that UIKit posts, for an observer of code. The script makes its value from the name.
    static func notification(_ name: NameID) -> Argument { Argument(.null, extra: name.raw) }

    /// The name of the notification that the argument is, or nil.
    package var notificationName: NameID? { kind == .null && extra != 0 ? NameID(extra) : nil }
    public static func bool(_ value: Bool) -> Argument { Argument(.bool, bits: value ? 1 : 0) }
    public static func int(_ value: Int) -> Argument { .int(Int64(value)) }
    package static func int(_ value: Int64) -> Argument { Argument(.int, bits: UInt64(bitPattern: value)) }
    public static func double(_ value: Double) -> Argument { Argument(.double, bits: value.bitPattern) }
    public static func symbol(_ value: Symbol) -> Argument { Argument(.symbol, extra: UInt32(value.rawValue)) }
    public static func string(_ name: NameID) -> Argument { Argument(.string, extra: name.raw) }
    public static func name(_ name: NameID) -> Argument { Argument(.name, extra: name.raw) }

    static func path(_ place: UInt32) -> Argument { Argument(.path, bits: UInt64(place)) }

    /// The symbols of an option set. Precondition: `canBeOption` of each.
    package static func symbols(_ all: [Symbol]) -> Argument {
        Argument(.symbols, bits: all.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
    }

    /// An object, `.null` for no object.
    @inline(__always)
    public static func object(_ object: ObjectRef) -> Argument {
        object.exists ? Argument(.object, extra: UInt32(object.kind.rawValue), bits: UInt64(object.index)) : .null
    }

    /// A controller, `.null` for none.
    @inline(__always)
    public static func controller(_ controller: ControllerID) -> Argument { .object(ObjectRef(controller)) }

    /// The elements of an array.
    public static func list(_ list: ListID) -> Argument {
        Argument(.list, bits: UInt64(list.start) << 32 | UInt64(list.count))
    }

    /// A size, as in `1024x768`.
    public static func size(width: UInt32, height: UInt32) -> Argument {
        Argument(.size, bits: UInt64(width) << 32 | UInt64(height))
    }

    /// The size, or nil for another kind.
    static func size(_ size: Size) -> Argument { .size(width: size.width, height: size.height) }
    var asSize: Size? {
        kind == .size ? Size(UInt32(bits >> 32), UInt32(truncatingIfNeeded: bits)) : nil
    }

    /// A rectangle, and back: nil for another kind. A size is a rectangle at the origin.
    static func rect(_ rect: Rect) -> Argument { Argument(.rect, bits: rect.packed) }
    var asRect: Rect? {
        if kind == .rect { return Rect(packed: bits) }
        return asSize.flatMap { Rect(size: $0) }
    }

    /// A segue that is being performed.
    public static func segue(_ segue: SegueID, from source: ControllerID, to destination: ControllerID) -> Argument {
        Argument(.segue, extra: segue.raw, bits: UInt64(source.raw) << 32 | UInt64(destination.raw))
    }

    /// A view, with its number in its controller; 0 is the root view.
    func withViewNumber(_ place: UInt32) -> Argument {
        Argument(kind, extra: extra, bits: bits & 0xFFFF_FFFF | UInt64(place) << 32)
    }

    /// A view of a nib, with the nib and its place in there.
    func withViewNumber(in nib: NibID, _ place: UInt32) -> Argument {
        let number = min(nib.raw, 0x7FF)
        return withViewNumber(0x8000_0000 | number << 20 | min(place, 0xF_FFFF))
    }

    /// A view of code, with the name of the variable that has it; none for a view without one.
    func withViewName(_ name: NameID) -> Argument {
        withViewNumber(name.exists && name.raw < 0x4000_0000 ? 0x4000_0000 | name.raw : 0)
    }

    /// How the trace names a view.
    enum ViewName {
        /// By its place in its class, or in the nib; the root view has the place 0.
        case place(nib: NibID, index: Int)
        /// By a variable of code.
        case variable(NameID)
    }

    /// Of a view in an event: its name.
    var viewName: ViewName {
        let number = UInt32(truncatingIfNeeded: bits >> 32)
        if number & 0x8000_0000 != 0 {
            return .place(nib: NibID(number >> 20 & 0x7FF), index: Int(number & 0xF_FFFF))
        }
        return number & 0x4000_0000 != 0
            ? .variable(NameID(number & 0x3FFF_FFFF)) : .place(nib: .none, index: Int(number))
    }

    /// The Boolean, or nil for another kind.
    public var asBool: Bool? { kind == .bool ? bits != 0 : nil }

    /// The integer, or nil for another kind, or if an `Int` has no room for it.
    public var asInt: Int? { kind == .int ? Int(exactly: Int64(bitPattern: bits)) : nil }

    /// The integer or double as a double, or nil for another kind.
    public var asDouble: Double? {
        if kind == .int { return Double(Int64(bitPattern: bits)) }
        return kind == .double ? Double(bitPattern: bits) : nil
    }

    /// The object, or no object.
    public var asObject: ObjectRef {
        guard kind == .object, let what = ObjectRef.Kind(rawValue: UInt8(truncatingIfNeeded: extra)) else {
            return .none
        }
        return ObjectRef(what, UInt32(truncatingIfNeeded: bits))
    }

    /// The controller, or none.
    public var asController: ControllerID { isController ? ControllerID(UInt32(truncatingIfNeeded: bits)) : .none }

    /// Whether it is absent, nil or a Boolean, which `CallTexts` spells. The order matters: `Kind` begins with these
    /// three.
    @inline(__always)
    var isSpelled: Bool { kind.rawValue <= Kind.bool.rawValue }

    /// Whether it is a controller.
    @inline(__always)
    var isController: Bool { kind == .object && extra == UInt32(ObjectRef.Kind.controller.rawValue) }

    /// Whether a line can be written with it at once: a spelled argument, or a controller.
    @inline(__always)
    var isShort: Bool { isSpelled || isController }

    /// The symbol, or nil for another kind or a symbol of the script.
    public var asSymbol: Symbol? { kind == .symbol ? Symbol(rawValue: UInt16(truncatingIfNeeded: extra)) : nil }

    /// The symbols that it names: those of an option set, one symbol, or none for `[]`. nil where `self` is none of
    /// these.
    package var asSymbols: [Symbol]? {
        switch kind {
        case .symbol: asSymbol.map { [$0] }
        case .symbols: Symbol.allCases.filter { $0.canBeOption && bits & 1 << UInt64($0.rawValue) != 0 }
        case .list: asList.count == 0 ? [] : nil
        default: nil
        }
    }

    /// The list of controllers, empty for another kind.
    public var asList: ListID {
        kind == .list
            ? ListID(start: UInt32(bits >> 32), count: UInt32(truncatingIfNeeded: bits)) : .empty
    }

    /// For a segue, its id, source and destination.
    public var asSegue: (segue: SegueID, source: ControllerID, destination: ControllerID) {
        guard kind == .segue else { return (.none, .none, .none) }
        return (SegueID(extra), ControllerID(UInt32(bits >> 32)), ControllerID(UInt32(truncatingIfNeeded: bits)))
    }
}
