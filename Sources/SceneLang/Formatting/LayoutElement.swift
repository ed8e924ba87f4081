import SceneRuntime

/// A unit of the formatter: a token, a string with its interpolations, the braces of `expect trace` with the lines
/// between them, or a comment.
struct LayoutElement {
    enum Kind: Equatable {
        case token(TokenKind)
        /// `//` to the end of the line.
        case lineComment
        case blockComment
    }

    let kind: Kind
    /// The offset of the first byte.
    let start: Int
    /// The offset after the last byte that belongs to it.
    let end: Int
    /// The number of line ends before it: 0, 1, or 2 for an empty line; more only in forms of Swift.
    var newlines: Int
    /// Whether whitespace, a line end or a comment precedes it.
    let hasSpaceBefore: Bool
    /// The text before it on its line: from the end of the element before.
    let gapStart: Int
    /// Whether the author's spaces and line ends before it are kept, because it is inside of a form of Swift.
    var isKept = false
    /// Whether it contains a line end.
    let isMultiline: Bool
    /// Whether it is a comment of the kind that documents what follows, `///`.
    let isDocumentation: Bool

    var token: TokenKind? {
        if case .token(let kind) = kind { return kind }
        return nil
    }

    var isComment: Bool { token == nil }

    /// Whether it is `;`, which the formatter may remove.
    var isSeparator: Bool { token == .semicolon }

    func text(in bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[start..<end] }

    /// The elements of a source without errors, in order.
    static func all(in file: SourceFile) -> [LayoutElement] {
        var lexer = Lexer(file, as: FileID(0), names: IdentifierTable())
        lexer.run()
        var gaps = Gaps(bytes: file.bytes)
        var elements: [LayoutElement] = []
        var index = 0
        while index < lexer.tokens.count {
            let first = lexer.tokens[index]
            var last = index
            var kind = first.kind
            if first.kind == .stringHead {
                last = endOfString(lexer.tokens, from: index)
                kind = .string
            } else if first.kind == .leftBrace, index + 2 < lexer.tokens.count,
                lexer.tokens[index + 1].kind == .tracePatterns
            {
                last = index + 2
                kind = .tracePatterns
            }
            gaps.read(to: Int(first.start), into: &elements)
            if kind != .endOfFile {
                elements.append(gaps.element(.token(kind), Int(first.start), Int(lexer.tokens[last].end)))
            }
            index = last + 1
        }
        return elements
    }

    /// Returns the token that ends the string beginning at `start`, skipping strings in its interpolations.
    private static func endOfString(_ tokens: Slab<Token>, from start: Int) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            if tokens[index].kind == .stringHead { depth += 1 }
            if tokens[index].kind == .stringTail { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count - 1
    }
}

/// The text between two tokens: whitespace, line ends and comments.
private struct Gaps {
    let bytes: [UInt8]
    private var offset: Int
    private var newlines = 0
    private var gapStart = 0
    private var isApart = true

    init(bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Makes the element `start..<end`, and continues reading after it.
    mutating func element(_ kind: LayoutElement.Kind, _ start: Int, _ end: Int) -> LayoutElement {
        let element = LayoutElement(
            kind: kind, start: start, end: end, newlines: newlines, hasSpaceBefore: isApart, gapStart: gapStart,
            isMultiline: bytes[start..<end].contains(0x0A),
            isDocumentation: kind == .lineComment && bytes[start..<end].starts(with: "///".utf8))
        offset = end
        gapStart = end
        newlines = 0
        isApart = element.isComment
        return element
    }

    /// Reads up to the token at `end`, and adds the comments before it.
    mutating func read(to end: Int, into elements: inout [LayoutElement]) {
        while offset < end {
            if offset == 0, Lexer.beginsWithInterpreter(bytes) {
                elements.append(lineComment())
                continue
            }
            if bytes[offset] == UInt8(ascii: "/"), offset + 1 < end {
                elements.append(bytes[offset + 1] == UInt8(ascii: "/") ? lineComment() : blockComment())
                continue
            }
            if bytes[offset] == UInt8(ascii: "#") {
                elements.append(lineComment())
                continue
            }
            if !Gaps.isWhitespace(bytes[offset]) {
                elements.append(uncompiled(to: end))
                continue
            }
            if bytes[offset] == 0x0A { newlines += 1 }
            isApart = true
            offset += 1
        }
    }

    /// A comment without trailing whitespace, which is ignored.
    private mutating func lineComment() -> LayoutElement {
        var end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
        while end > offset, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 || bytes[end - 1] == 0x0D { end -= 1 }
        return element(.lineComment, offset, end)
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    /// The lines of a part that is not compiled, up to the directive that ends it.
    private mutating func uncompiled(to end: Int) -> LayoutElement {
        var (place, last, depth) = (offset, offset, 0)
        while place < end {
            var first = place
            while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
            let lineEnd = bytes[first..<end].firstIndex(of: 0x0A) ?? end
            let line = bytes[first..<lineEnd]
            if line.starts(with: "#if".utf8) { depth += 1 }
            let isEnd = line.starts(with: "#end".utf8) || depth == 0 && line.starts(with: "#else".utf8)
            if isEnd, depth == 0 { break }
            if line.starts(with: "#endif".utf8) { depth -= 1 }
            if !line.allSatisfy(Gaps.isWhitespace) { last = lineEnd }
            place = lineEnd + 1
        }
        while last > offset, Gaps.isWhitespace(bytes[last - 1]) { last -= 1 }
        return element(.blockComment, offset, max(last, offset + 1))
    }

    private mutating func blockComment() -> LayoutElement {
        var index = offset
        var depth = 0
        repeat {
            let rest = bytes[index...]
            let step = rest.starts(with: "/*".utf8) ? 1 : rest.starts(with: "*/".utf8) ? -1 : 0
            depth += step
            index += step == 0 ? 1 : 2
        } while depth > 0 && index < bytes.count
        return element(.blockComment, offset, min(index, bytes.count))
    }
}
