/// A dictionary from names in UTF-8 to values.
struct Lexicon<Meaning: Sendable>: Sendable {
    /// The names with the indices of their values.
    private let table: IdentifierTable
    private let values: [Meaning]

    /// Creates a lexicon. If two entries have the same name, the first one is used.
    init(_ entries: [(StaticString, Meaning)]) {
        var table = IdentifierTable([])
        var values: [Meaning] = []
        for (name, value) in entries where Int(table.intern(name).index) == values.count { values.append(value) }
        (self.table, self.values) = (table, values)
    }

    /// The names, in the order of the table they come from.
    var names: [[UInt8]] { table.texts }

    /// Returns the value of `name`, or nil.
    subscript(name: [UInt8]) -> Meaning? { self[name[...]] }

    /// The meaning of this name, which is a part of a string; nil if it has none.
    subscript(name: ArraySlice<UInt8>) -> Meaning? { table.find(name).map { values[Int($0.index)] } }
}

/// A dictionary from names in UTF-8 to the values with the name, in the order of the table they come from.
struct GroupedLexicon<Meaning: Sendable>: Sendable {
    /// The names with the indices of their values.
    private var table = IdentifierTable([])
    private var groups: [[Meaning]] = []

    init(_ entries: [(StaticString, Meaning)]) {
        for (name, value) in entries { add(value, to: table.intern(name)) }
    }

    init(_ entries: [([UInt8], Meaning)]) {
        for (name, value) in entries { add(value, to: name.withView { table.intern($0) }) }
    }

    private mutating func add(_ value: Meaning, to name: IdentifierID) {
        let index = Int(name.index)
        if index == groups.count { groups.append([]) }
        groups[index].append(value)
    }

    /// The names, each once.
    var names: [[UInt8]] { table.texts }

    /// The values of this name, which is a part of a string; none for an unknown name.
    subscript(name: ArraySlice<UInt8>) -> [Meaning] { table.find(name).map { groups[Int($0.index)] } ?? [] }
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
