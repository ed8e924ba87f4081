/// A set of methods: which handlers a class overrides.
public struct MethodSet: Hashable, Sendable, BitwiseCopyable {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0
    private var top: UInt64 = 0

    /// The number of methods for which it has bits.
    public static let capacity = 256

    public init() {}

    /// Whether `method` is in the set.
    @inline(__always)
    public func contains(_ method: Method) -> Bool {
        let bit = method.rawValue
        let word = bit < 128 ? (bit < 64 ? low : middle) : (bit < 192 ? high : top)
        return word >> UInt64(bit & 63) & 1 != 0
    }

    /// Adds `method`.
    public mutating func insert(_ method: Method) {
        let bit = method.rawValue
        let mask: UInt64 = 1 << UInt64(bit & 63)
        switch bit >> 6 {
        case 0: low |= mask
        case 1: middle |= mask
        case 2: high |= mask
        default: top |= mask
        }
    }

    /// Removes `method`.
    mutating func remove(_ method: Method) {
        var one = MethodSet()
        one.insert(method)
        self = subtracting(one)
    }

    /// Returns the methods that are in both sets.
    @inline(__always)
    func intersection(_ other: MethodSet) -> MethodSet {
        var both = MethodSet()
        both.low = low & other.low
        both.middle = middle & other.middle
        both.high = high & other.high
        both.top = top & other.top
        return both
    }

    /// Returns the methods that are in this set and not in `other`.
    func subtracting(_ other: MethodSet) -> MethodSet {
        var rest = MethodSet()
        rest.low = low & ~other.low
        rest.middle = middle & ~other.middle
        rest.high = high & ~other.high
        rest.top = top & ~other.top
        return rest
    }

    /// Adds the methods of `other`.
    public mutating func formUnion(_ other: MethodSet) {
        low |= other.low
        middle |= other.middle
        high |= other.high
        top |= other.top
    }
}
