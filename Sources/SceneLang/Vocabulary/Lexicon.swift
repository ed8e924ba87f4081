/// A dictionary from names in UTF-8 to values.
struct Lexicon<Meaning: Sendable>: Sendable {
    /// The names, in the order of the table they come from.
    let names: [[UInt8]]
    /// The names with the indices of their values.
    private let table: IdentifierTable
    private let values: [Meaning]

    /// Creates a lexicon. If two entries have the same name, the first one is used.
    init(_ entries: [(StaticString, Meaning)]) {
        var names: [[UInt8]] = []
        var values: [Meaning] = []
        for (name, value) in entries {
            let bytes = name.utf8Bytes
            if names.contains(bytes) { continue }
            names.append(bytes)
            values.append(value)
        }
        self.names = names
        self.values = values
        table = IdentifierTable(names)
    }

    /// Returns the value of `name`, or nil.
    subscript(name: [UInt8]) -> Meaning? { self[name[...]] }

    /// The meaning of this name, which is a part of a string; nil if it has none.
    subscript(name: ArraySlice<UInt8>) -> Meaning? { table.find(name).map { values[Int($0.index)] } }
}

extension StaticString {
    /// The text's UTF-8.
    var utf8Bytes: [UInt8] {
        // The buffer is read before the closure returns.
        withUTF8Buffer { unsafe Array($0) }
    }

    /// The text as a string, for messages.
    var text: String { String(decoding: utf8Bytes, as: UTF8.self) }
}
