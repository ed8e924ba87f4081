/// Checks JSON by its grammar (RFC 8259).
struct JSON {
    private let bytes: [UInt8]
    private var index = 0

    /// Whether the text is one object and nothing more.
    static func isObject(_ bytes: [UInt8]) -> Bool {
        var json = JSON(bytes: bytes)
        return bytes.first == UInt8(ascii: "{") && json.value() && json.index == bytes.count
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func value() -> Bool {
        skipWhitespace()
        defer { skipWhitespace() }
        if eat("{") { return members() }
        if eat("[") { return elements() }
        if eat("\"") { return string() }
        if eat("true") || eat("false") || eat("null") { return true }
        return number()
    }

    private mutating func members() -> Bool {
        skipWhitespace()
        if eat("}") { return true }
        repeat {
            skipWhitespace()
            guard eat("\""), string() else { return false }
            skipWhitespace()
            guard eat(":"), value() else { return false }
        } while eat(",")
        return eat("}")
    }

    private mutating func elements() -> Bool {
        skipWhitespace()
        if eat("]") { return true }
        repeat {
            guard value() else { return false }
        } while eat(",")
        return eat("]")
    }

    private mutating func string() -> Bool {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return true }
            if byte < 0x20 { return false }
            if byte == UInt8(ascii: "\\") {
                guard index < bytes.count, "\"\\/bfnrtu".utf8.contains(bytes[index]) else { return false }
                let isCode = bytes[index] == UInt8(ascii: "u")
                index += 1
                if isCode {
                    guard index + 4 <= bytes.count else { return false }
                    let digits = bytes[index..<index + 4]
                    guard digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }) else { return false }
                    index += 4
                }
            }
        }
        return false
    }

    private mutating func number() -> Bool {
        let start = index
        while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
        return index > start && Double(String(decoding: bytes[start..<index], as: UTF8.self)) != nil
    }

    private mutating func skipWhitespace() {
        while index < bytes.count, " \t\n\r".utf8.contains(bytes[index]) { index += 1 }
    }

    private mutating func eat(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }
}
