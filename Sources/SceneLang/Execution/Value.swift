import SceneRuntime

/// A value of a running script: 16 trivial bytes. Strings, collections and closures are handles into the heap.
struct Value: Hashable, Sendable, BitwiseCopyable {
    // open: new cases need no code where they are ignored.
    /// The type of the value. The order matters: the types from `string` on are reference-counted.
    enum Tag: UInt8, Sendable, BitwiseCopyable {
        /// `bits` is a two's complement Int64.
        case int
        case null
        /// An omitted operand or clause.
        case absent
        /// `bits` is 0 or 1.
        case bool
        /// `bits` is the bit pattern of a Double.
        case double
        /// `extra` is the number of the symbol.
        case symbol
        /// `bits` is width << 32 | height.
        case size
        /// `bits` is a packed `Rect`.
        case rect
        /// `bits` is the first Int64, `extra` the number of elements. `rangeForm` says how it is written.
        case range
        /// An object without reference count: `extra` is an `ObjectRef.Kind`, `bits` the index.
        case object
        /// `bits` is a `ClassID`.
        case type
        /// `bits` is a `ControllerKind`.
        case base
        /// `extra` is a `ClassID`, `bits` an ordinal: in patterns.
        case instance
        /// `bits` is the position of a function that captures nothing.
        case function
        /// A weak reference: `bits` is a `ControllerID`, `extra` the serial number of that instance.
        case weak
        /// A weak reference to an instance of a plain class: `bits` is its slot, `extra` the serial number of the
        /// instance.
        case weakReference
        /// A class, structure or enumeration of Swift itself: `bits` is its position in `Program.types`.
        case nominal
        /// A case of an enumeration without associated values: `extra` is the type, `bits` the number of the case.
        case plainCase
        /// A value that nothing declares: `extra` is the file, and `bits` the start << 32 | the end of its source text.
        case unknown
        /// A timer or a task: `extra` is a `HandleKind`, `bits` its number.
        case handle
        /// A class of UIKit that is no controller, or its shared object: `bits` is the position in `UIKitName.table`,
        /// `extra` is 1 for the object.
        case uikit
        /// `bits` is a slot in `Heap.strings`.
        case string
        /// `bits` is a slot in the heap's lists, which has the elements.
        case array
        /// `bits` is a slot in the heap's lists: key, value, key, value …
        case dictionary
        /// `bits` is a slot in the heap's lists: self if the function uses it, then the captures. `extra` is the
        /// position of the function.
        case closure
        /// `bits` is a slot in the heap's lists: a variable that closures share.
        case box
        /// `bits` is a slot in the heap's lists: source and destination. `extra` is the `SegueID`.
        case segue
        /// An action of an alert. `bits` is a slot in the heap's lists: title, style, handler, whether it is enabled.
        case action
        /// An object of UIKit that code makes, such as a bar button item. `bits` is a slot in the heap's lists: names
        /// of properties, each followed by its value. `extra` is the position of its class in `UIKitName.table`.
        case item
        /// `bits` is a slot in the heap's lists: the elements. `extra` is the position of their labels.
        case tuple
        /// A value of a structure: `bits` is a slot in the heap's lists: the stored properties. `extra` is the type.
        case structure
        /// A case with associated values: `bits` is a slot in the heap's lists: the number of the case, and the values.
        /// `extra` is the type.
        case payloadCase
        /// An instance of a plain class: `bits` is a slot in the heap's lists: the stored properties. `extra` is the
        /// type.
        case reference
        /// `bits` is a `ControllerID`.
        case controller
    }

    /// The tag in the lowest 8 bits, `countedBit` in bit 8, `extra` in the upper 32 bits. For an integer, all bits are
    /// 0, because the interpreter loop tests for integers most often.
    private let header: UInt64
    private(set) var bits: UInt64

    @inline(__always)
    init(_ tag: Tag, extra: UInt32 = 0, bits: UInt64 = 0) {
        header =
            UInt64(extra) << 32 | UInt64(tag.rawValue) | (tag.rawValue >= Tag.string.rawValue ? Value.countedBit : 0)
        self.bits = bits
    }

    private static let countedBit: UInt64 = 1 << 8

    /// How a range is written: it has the same elements in each form.
    enum RangeForm: UInt64, Sendable {
        /// `a..<b`, and `..<b`.
        case until
        /// `a...b`, and `...b`.
        case through
        /// `a...`.
        case from
    }

    /// Returns a range with its first element and their number.
    static func range(_ first: Int64, count: UInt32, _ form: RangeForm = .until) -> Value {
        Value(.range, extra: count, bits: UInt64(bitPattern: first), form: form)
    }

    private init(_ tag: Tag, extra: UInt32, bits: UInt64, form: RangeForm) {
        header = UInt64(extra) << 32 | UInt64(tag.rawValue) | form.rawValue << 9
        self.bits = bits
    }

    /// How a range is written.
    var rangeForm: RangeForm { RangeForm(rawValue: header >> 9 & 3) ?? .until }

    /// The type of the value.
    @inline(__always)
    var tag: Tag {
        // The byte is always valid, because the initializer takes a `Tag`.
        unsafe unsafeBitCast(UInt8(truncatingIfNeeded: header), to: Tag.self)
    }

    /// A second number, whose meaning depends on the type.
    @inline(__always)
    var extra: UInt32 { UInt32(truncatingIfNeeded: header >> 32) }

    @inline(__always)
    var isInt: Bool { header == 0 }

    /// Whether both are integers.
    @inline(__always)
    static func areInts(_ a: Value, _ b: Value) -> Bool { a.header | b.header == 0 }

    static var null: Value { Value(.null) }
    static var absent: Value { Value(.absent) }
    /// `device`.
    static var device: Value { Value(.object, extra: UInt32(ObjectRef.Kind.device.rawValue)) }
    @inline(__always)
    static func int(_ value: Int64) -> Value { Value(.int, bits: UInt64(bitPattern: value)) }
    /// A count or a position.
    @inline(__always)
    static func int(count value: Int) -> Value { .int(Int64(value)) }
    @inline(__always)
    static func bool(_ value: Bool) -> Value { Value(.bool, bits: value ? 1 : 0) }
    static func double(_ value: Double) -> Value { Value(.double, bits: value.bitPattern) }
    static func controller(_ id: ControllerID) -> Value {
        id.exists ? Value(.controller, bits: UInt64(id.raw)) : .null
    }
    static func type(_ cls: ClassID) -> Value { Value(.type, bits: UInt64(cls.raw)) }
    static func size(width: UInt32, height: UInt32) -> Value {
        Value(.size, bits: UInt64(width) << 32 | UInt64(height))
    }

    /// Returns the value of an object. A controller is reference-counted.
    static func object(_ object: ObjectRef) -> Value {
        switch object.kind {
        case .none: .null
        case .controller: .controller(object.controller)
        default: Value(.object, extra: UInt32(object.kind.rawValue), bits: UInt64(object.index))
        }
    }

    /// Whether the value is reference-counted.
    @inline(__always)
    var isCounted: Bool { header & Value.countedBit != 0 }

    /// Whether one of both is reference-counted.
    @inline(__always)
    static func eitherIsCounted(_ a: Value, _ b: Value) -> Bool { (a.header | b.header) & Value.countedBit != 0 }

    @inline(__always)
    var isNull: Bool { tag == .null }

    @inline(__always)
    var isAbsent: Bool { tag == .absent }

    /// `bits` as an integer, for `.int` (and the first one of a range).
    @inline(__always)
    var number: Int64 { Int64(bitPattern: bits) }

    /// An integer that is a position in memory.
    @inline(__always)
    var place: Int { Int(truncatingIfNeeded: bits) }

    /// Replaces the integer.
    @inline(__always)
    mutating func renumber(_ number: Int64) { bits = UInt64(bitPattern: number) }

    var asInt: Int64? { tag == .int ? number : nil }
    var asBool: Bool? { tag == .bool ? bits != 0 : nil }

    /// The number as a Double, or nil.
    /// The number as one with a fraction; nil if it is not a whole number.
    var asFraction: Value? { tag == .int ? asDouble.map { .double($0) } : nil }

    var asDouble: Double? {
        if tag == .double { return Double(bitPattern: bits) }
        return tag == .int ? Double(number) : nil
    }

    /// Whether JSON writes the value in the same way as a script: a Boolean or a finite number.
    var isJSON: Bool { tag == .bool || asDouble?.isFinite ?? false }

    /// The slot in the heap of a reference-counted value other than a controller.
    @inline(__always)
    var slot: Int { Int(truncatingIfNeeded: bits) }

    /// The kinds of sequences for `for`, `count` and others.
    enum CollectionKind { case string, array, dictionary, range }

    /// The kind of collection, or nil.
    var collection: CollectionKind? {
        switch tag {
        case .string: .string
        case .array: .array
        case .dictionary: .dictionary
        case .range: .range
        default: nil
        }
    }

    /// Whether two values of this type are equal if their parts are: structures, tuples and cases with values.
    var hasContent: Bool {
        switch tag {
        case .structure, .tuple, .payloadCase, .array: true
        case .item: UIKitName.isValue(Int(extra))
        default: false
        }
    }

    /// The controller, or none.
    @inline(__always)
    var asController: ControllerID {
        tag == .controller ? ControllerID(UInt32(truncatingIfNeeded: bits)) : .none
    }

    /// The object, or `.none`.
    var asObject: ObjectRef {
        if tag == .controller { return ObjectRef(asController) }
        guard tag == .object, let kind = ObjectRef.Kind(rawValue: UInt8(truncatingIfNeeded: extra)) else {
            return .none
        }
        return ObjectRef(kind, UInt32(truncatingIfNeeded: bits))
    }

    /// The class, or none.
    var asClass: ClassID { tag == .type ? ClassID(UInt32(truncatingIfNeeded: bits)) : .none }

    /// The symbol of UIKit, or nil.
    var asSymbol: Symbol? {
        tag == .symbol ? UInt16(exactly: extra).flatMap { Symbol(rawValue: $0) } : nil
    }

    /// The width and height of a size.
    var asSize: (width: UInt32, height: UInt32) { (UInt32(bits >> 32), UInt32(truncatingIfNeeded: bits)) }

    /// The rectangle, for `.rect`.
    var asRect: Rect { Rect(packed: bits) }

    /// The kind of value with its article, for messages.
    var noun: String {
        switch tag {
        case .int: "a whole number"
        case .null: "nil"
        case .absent: "nothing"
        case .bool: "a Boolean"
        case .double: "a number"
        case .symbol: "an enumeration case"
        case .size: "a size"
        case .rect: "a rectangle"
        case .range: "a range"
        case .item where ValueClass.at(Int(extra)) == .bounds: "a range"
        case .object: "an object"
        case .type, .base: "a declaration"
        case .instance: "an instance"
        case .function, .closure: "a function"
        case .segue: "a segue"
        case .action: "an action"
        case .nominal: "a type"
        case .plainCase, .payloadCase: "an enumeration case"
        case .unknown: "an unknown value"
        case .handle: "a timer or a task"
        case .uikit: "a type"
        case .item: "an object"
        case .tuple: "a tuple"
        case .structure: "a structure"
        case .reference: "an instance"
        case .weak, .weakReference, .box: "a reference"
        case .string: "a string"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .controller: "a controller"
        }
    }
}
