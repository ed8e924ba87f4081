/// A type of Swift's library or of Foundation whose values are of a kind that the language has, too.
struct KnownType: Sendable {
    enum Value: Sendable {
        /// Every value.
        case any
        case string, integer, number, boolean, error, set
        /// No value.
        case never
    }

    let name: StaticString
    let value: Value

    /// Returns the type with a name; nil for other names.
    static func named(_ name: String) -> KnownType? { all.first { $0.name.text == name } }

    private init(_ name: StaticString, _ value: Value) {
        self.name = name
        self.value = value
    }

    private static let all: [KnownType] = [
        KnownType("Any", .any), KnownType("AnyObject", .any), KnownType("AnyHashable", .any),
        KnownType("Void", .any), KnownType("Never", .never),
        KnownType("String", .string), KnownType("NSString", .string), KnownType("Substring", .string),
        KnownType("Character", .string),
        KnownType("Int", .integer), KnownType("Int64", .integer), KnownType("Int32", .integer),
        KnownType("UInt", .integer),
        KnownType("Double", .number), KnownType("Float", .number), KnownType("CGFloat", .number),
        KnownType("TimeInterval", .number), KnownType("NSNumber", .number),
        KnownType("Bool", .boolean), KnownType("Error", .error), KnownType("NSError", .error), KnownType("Set", .set),
    ]
}
