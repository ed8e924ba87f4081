/// Decides whether an entry is complete: every bracket, string and comment is closed.
struct EntryScanner {
    private enum Opener {
        case bracket, interpolation
    }

    private let bytes: [UInt8]
    private var index = 0
    private var open: [Opener] = []
    /// For each open interpolation, whether its string is a `"""` string.
    private var strings: [Bool] = []

    /// Whether the text needs more lines.
    static func isUnfinished(_ text: String) -> Bool {
        var scanner = EntryScanner(bytes: Array(text.utf8))
        return scanner.scan()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func scan() -> Bool {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let next = peek(), next != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                if !skipComment() { return true }
            case UInt8(ascii: "\""):
                let isLong = peek(1) == byte && peek(2) == byte
                index += isLong ? 3 : 1
                if !skipString(isLong: isLong) { return isLong }
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
                open.append(.bracket)
                index += 1
            case UInt8(ascii: ")") where open.last == .interpolation:
                open.removeLast()
                index += 1
                let isLong = strings.removeLast()
                if !skipString(isLong: isLong) { return isLong }
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                // An unmatched closing bracket is an error that the parser reports.
                if open.popLast() == nil { return false }
                index += 1
            default:
                index += 1
            }
        }
        return !open.isEmpty
    }

    /// Skips the rest of a string, or up to an interpolation in it. Returns false if it does not end: a `"` string ends
    /// with an error at the end of the line, a `"""` string may continue.
    private mutating func skipString(isLong: Bool) -> Bool {
        while let byte = peek() {
            if byte == UInt8(ascii: "\\") {
                if peek(1) == UInt8(ascii: "(") {
                    open.append(.interpolation)
                    strings.append(isLong)
                    index += 2
                    return true
                }
                index += 2
            } else if byte == UInt8(ascii: "\"") {
                if !isLong {
                    index += 1
                    return true
                }
                if peek(1) == byte && peek(2) == byte {
                    index += 3
                    return true
                }
                index += 1
            } else if byte == UInt8(ascii: "\n") && !isLong {
                return false
            } else {
                index += 1
            }
        }
        return false
    }

    private mutating func skipComment() -> Bool {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if byte == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return true }
            } else {
                index += 1
            }
        }
        return false
    }

    private func peek(_ ahead: Int = 0) -> UInt8? {
        index + ahead < bytes.count ? bytes[index + ahead] : nil
    }
}
