/// A type of Swift's library to whose values extensions in a script add members.
enum LibraryType: UInt8, Sendable {
    case string, array, int, double, bool, dictionary, set, range, optional, result, error

    /// The types whose values get the members of an extension of a type or protocol of Swift's library, such as
    /// `Collection`; empty for other names.
    static func extended(by name: String) -> [LibraryType] { rows.first { $0.names.contains(name) }?.types ?? [] }

    /// The place of a name among those whose extensions apply to one value: members of the type itself are found first,
    /// then those of types that share its values, then those of protocols.
    static func rank(of name: String) -> Int {
        guard let row = rows.firstIndex(where: { $0.names.contains(name) }) else { return rows.count * 100 }
        return row * 100 + (rows[row].names.firstIndex(of: name) ?? 0)
    }

    private static let rows: [(names: [String], types: [LibraryType])] = [
        (["String", "NSString", "Substring", "Character", "StringProtocol", "Name"], [.string]),
        (["Array", "ArraySlice", "MutableCollection", "RangeReplaceableCollection"], [.array]),
        // The literal of a set without a written element type is a list.
        (["Set", "SetAlgebra"], [.array, .set]),
        (["Int", "UInt", "Int64", "BinaryInteger", "FixedWidthInteger", "SignedInteger"], [.int]),
        (["Double", "CGFloat", "Float", "TimeInterval", "FloatingPoint", "BinaryFloatingPoint"], [.double]),
        (["Bool"], [.bool]),
        (["Dictionary"], [.dictionary]),
        (["Range", "ClosedRange"], [.range]),
        (["Optional"], [.optional]),
        (["Result"], [.result]),
        (["NSError", "LocalizedError", "Error"], [.error]),
        (["RandomAccessCollection"], [.array, .range]),
        (["BidirectionalCollection"], [.array, .range, .string]),
        (["Collection", "Sequence"], [.array, .set, .range, .string, .dictionary]),
        (["Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable"], [.int, .double]),
        (["Comparable"], [.int, .double, .string]),
    ]
}
