import SceneLang

/// Writes a script line by line, in the layout of the formatter.
struct ScriptText {
    private(set) var text = ""
    /// The elements of the storyboards that the lines are written from.
    private(set) var origins: [SourceOrigins.Piece] = []
    private var depth = 0
    /// Whether an empty line is before the next one.
    private var isAfterEmptyLine = false
    /// The first line of a block that has no line yet, and its origin.
    private var openHeader: (text: String, origin: SourceSpan?, parts: [Part])?

    /// A part of a line that is written from an element of its own.
    struct Part {
        /// The offset in the line, in bytes.
        let start: Int
        let origin: SourceSpan
    }

    /// Adds a line that is written from the element at `origin`.
    mutating func line(_ line: String, from origin: SourceSpan? = nil) {
        writeHeader()
        add(line, origin)
    }

    private mutating func writeHeader() {
        guard let header = openHeader else { return }
        openHeader = nil
        add(header.text + " {", header.origin, header.parts)
        depth += 1
    }

    private mutating func add(_ line: String, _ origin: SourceSpan?, _ parts: [Part] = []) {
        if isAfterEmptyLine { text += "\n" }
        isAfterEmptyLine = false
        if let origin { origins.append(SourceOrigins.Piece(start: UInt32(text.utf8.count), origin: origin)) }
        for _ in 0..<depth { text += "    " }
        for part in parts {
            origins.append(SourceOrigins.Piece(start: UInt32(text.utf8.count + part.start), origin: part.origin))
        }
        text += line
        text += "\n"
    }

    /// Writes an empty line before the next line, unless it is the first one of the text or of a block.
    mutating func emptyLine() {
        if !text.isEmpty, openHeader == nil { isAfterEmptyLine = true }
    }

    /// Begins a block after `header`. If the block stays empty, only `header` is written.
    mutating func openBlock(_ header: String, from origin: SourceSpan? = nil, parts: [Part] = []) {
        writeHeader()
        openHeader = (header, origin, parts)
    }

    /// Ends a block.
    mutating func closeBlock() {
        if let header = openHeader {
            openHeader = nil
            add(header.text, header.origin, header.parts)
        } else {
            depth -= 1
            add("}", nil)
        }
    }

    /// Returns a name as it is written: between backticks if it is not an ordinary name. `mayBeReserved` says that
    /// reserved words are ordinary at its place.
    static func name(_ name: String, mayBeReserved: Bool = false) -> String {
        let name = oneLine(name, without: "`")
        if name.isEmpty { return "unnamed" }
        var isOrdinary = mayBeReserved || !Keyword.reserved.contains { $0.rawValue == name }
        for (place, byte) in name.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                0x80...:
                break
            case UInt8(ascii: "0")...UInt8(ascii: "9") where place > 0: break
            default: isOrdinary = false
            }
        }
        return isOrdinary ? name : "`" + name + "`"
    }

    /// Returns a string as a string literal.
    static func string(_ text: String) -> String {
        var spelled = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": spelled += "\\\""
            case "\\": spelled += "\\\\"
            case "\n": spelled += "\\n"
            case "\t": spelled += "\\t"
            case "\r": spelled += "\\r"
            case _ where scalar.isControl: spelled += "\\u{\(String(scalar.value, radix: 16))}"
            default: spelled.unicodeScalars.append(scalar)
            }
        }
        return spelled + "\""
    }

    /// Returns a string without line ends and other control characters, for comments and names between backticks.
    static func oneLine(_ text: String, without removed: Unicode.Scalar? = nil) -> String {
        var line = ""
        for scalar in text.unicodeScalars where scalar != removed {
            line.unicodeScalars.append(scalar.isControl ? " " : scalar)
        }
        return line
    }

    /// Returns the name of a method from its selector: the part before the first colon.
    static func method(_ selector: String) -> String {
        let end = selector.utf8.firstIndex(of: UInt8(ascii: ":")) ?? selector.utf8.endIndex
        return String(selector[..<end])
    }
}
