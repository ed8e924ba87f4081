/// A row of the table of methods: the name of the handler in scripts, the spelling in the trace, the receiver, and the
/// releases.
public struct MethodSpec: Sendable {
    /// The receiver of a call.
    public enum Owner: UInt8, Sendable, BitwiseCopyable {
        case controller, app, scene
        /// A delegate, data source or transitioning delegate.
        case delegate
        /// A presentation controller or animator: handlers of a `style`.
        case style
        /// A custom segue class.
        case segueClass
    }

    /// The kind of a method's result, and the result that UIKit uses without a handler.
    public enum ResultKind: UInt8, Sendable, BitwiseCopyable {
        /// The method has no result.
        case nothing
        /// A Boolean that is true by default.
        case `true`
        /// A Boolean that UIKit computes.
        case bool
        /// An object, a list of controllers, a symbol, or a number.
        case object, list, symbol, number
    }

    public let method: Method
    /// The name of the handler in scripts (`on viewWillAppear`).
    public let handler: StaticString
    /// The base name in the trace (`navigationController`).
    public let name: StaticString
    /// The labels of the arguments in the trace; `_` is no label.
    public let labels: [StaticString]
    /// The names of the handler's parameters, for help and completion.
    public let parameters: [StaticString]
    public let owner: Owner
    public let category: Category
    /// The major iOS releases under which UIKit makes the call.
    public let releases: ReleaseRange
    public let result: ResultKind
    /// Whether the trace prints the arguments' values; `init(coder:)` prints its labels only.
    public let printsValues: Bool

    /// Whether it is a property in Swift, which apps override so that UIKit reads it.
    package var isOverriddenProperty: Bool { result != .nothing && parameters.isEmpty }
}

/// A set of methods: which handlers a class overrides.
public struct MethodSet: Hashable, Sendable, BitwiseCopyable {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    /// The number of methods for which it has bits.
    public static let capacity = 192

    public init() {}

    /// Whether `method` is in the set.
    @inline(__always)
    public func contains(_ method: Method) -> Bool {
        let bit = method.rawValue
        let word = bit < 64 ? low : bit < 128 ? middle : high
        return word >> UInt64(bit & 63) & 1 != 0
    }

    /// Adds `method`.
    public mutating func insert(_ method: Method) {
        let bit = method.rawValue
        let mask: UInt64 = 1 << UInt64(bit & 63)
        if bit < 64 { low |= mask } else if bit < 128 { middle |= mask } else { high |= mask }
    }

    /// Removes `method`.
    mutating func remove(_ method: Method) {
        let bit = method.rawValue
        let mask: UInt64 = ~(1 << UInt64(bit & 63))
        if bit < 64 { low &= mask } else if bit < 128 { middle &= mask } else { high &= mask }
    }

    /// Returns the methods that are in both sets.
    @inline(__always)
    func intersection(_ other: MethodSet) -> MethodSet {
        var both = MethodSet()
        both.low = low & other.low
        both.middle = middle & other.middle
        both.high = high & other.high
        return both
    }

    /// Returns the methods that are in this set and not in `other`.
    func subtracting(_ other: MethodSet) -> MethodSet {
        var rest = MethodSet()
        rest.low = low & ~other.low
        rest.middle = middle & ~other.middle
        rest.high = high & ~other.high
        return rest
    }

    /// Adds the methods of `other`.
    public mutating func formUnion(_ other: MethodSet) {
        low |= other.low
        middle |= other.middle
        high |= other.high
    }
}
