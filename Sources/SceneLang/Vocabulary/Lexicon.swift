/// Names with what they stand for, looked up by their UTF-8.
struct Lexicon<Value: Sendable>: Sendable {
    /// The names, in the order of the table they come from.
    let names: [[UInt8]]
    private let values: [[UInt8]: Value]

    /// Of two entries with one name the first counts.
    init(_ entries: [(StaticString, Value)]) {
        var names: [[UInt8]] = []
        var values: [[UInt8]: Value] = [:]
        for (name, value) in entries {
            let bytes = name.utf8Bytes
            guard values[bytes] == nil else { continue }
            names.append(bytes)
            values[bytes] = value
        }
        self.names = names
        self.values = values
    }

    /// What `name` stands for, or nil.
    subscript(name: [UInt8]) -> Value? { values[name] }
}

extension StaticString {
    /// The text's UTF-8.
    var utf8Bytes: [UInt8] { withUTF8Buffer { Array($0) } }

    /// The text as a string, for messages.
    var text: String { String(decoding: utf8Bytes, as: UTF8.self) }
}
