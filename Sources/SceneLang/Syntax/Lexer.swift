import SceneRuntime

/// Turns the bytes of a file into tokens.
///
/// It makes one pass over the bytes. Errors are reported and skipped, so the tokens always cover the whole file and end
/// with `endOfFile`. A caller can read tokens in portions: `read` continues, and `drop` removes the used ones.
struct Lexer {
    /// The lines of a `///` comment, and the number of the token after it.
    struct Documentation {
        let token: Int
        let start: Int
        let end: Int
    }

    /// An interpolation that is open.
    struct Interpolation {
        /// The offset of the quote that began the string.
        let string: Int
        let isMultiline: Bool
        /// The number of open parentheses in it.
        var depth: Int
        /// The number of `#` before the string.
        var hashes = 0
    }

    let file: FileID
    /// The name of the file, for `#file`.
    let fileName: String
    let bytes: [UInt8]
    var names: IdentifierTable
    /// The tokens that have been read and not dropped.
    var tokens = Slab<Token>()
    /// The number of tokens that have been dropped.
    private(set) var dropped = 0
    /// Whether the whole file has been read.
    private(set) var isEnded = false
    var documentation: [Documentation] = []
    var diagnostics = Mistakes()
    /// The next byte.
    var offset = 0
    /// The flags of the next token: what precedes it.
    var flags: Token.Flags = [.newline, .space]
    var interpolations: [Interpolation] = []
    /// Whether the text ended inside a comment or a string of several lines.
    var isIncomplete = false
    /// The open `#if` directives.
    var conditions: [ConditionalPart] = []
    /// The conditions of `#if` that are not known, and so are false.
    var unknownConditions: [SourceSpan] = []
    /// The end of the last string that was reported as unterminated; -1 before the first one.
    var unterminatedEnd = -1

    init(_ source: SourceFile, as file: FileID, names: IdentifierTable, sizeLimit: Int = SourceFile.maximumSize) {
        self.file = file
        fileName = source.name
        self.names = names
        if source.bytes.count > sizeLimit {
            bytes = []
            let isWhole = sizeLimit >= 1 << 20 && sizeLimit % (1 << 20) == 0
            let size = isWhole ? "\(sizeLimit >> 20) MiB" : "\(sizeLimit) bytes"
            report(.fileTooLarge, "the file is larger than \(size)", 0, 0, help: "split the file, and import the parts")
        } else if let encoding = source.foreignEncoding {
            bytes = []
            report(
                .invalidUTF8, "the file is \(encoding), not UTF-8 text", 0, 0,
                help: "save the file as UTF-8, or check its name")
        } else {
            bytes = source.bytes
        }
        checkEncoding()
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        if Lexer.beginsWithInterpreter(bytes) { offset = bytes.firstIndex(of: 0x0A) ?? bytes.count }
    }

    /// Whether a source begins with `#!` (a shebang line), which is a comment.
    static func beginsWithInterpreter(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "#!".utf8) }

    /// The number of tokens that have been read.
    var tokenCount: Int { dropped + tokens.count }

    /// Reads the whole file.
    mutating func run() {
        // More than most files need: untouched memory costs nothing, and growing would copy.
        tokens.reserve(bytes.count / 2 + 1)
        read(until: .max)
    }

    /// Drops the first `count` tokens.
    mutating func dropTokens(_ count: Int) {
        tokens.removeFirst(count)
        dropped += count
    }

    /// Reads until there are `count` tokens that have not been dropped, or the file ends.
    mutating func read(until count: Int) {
        if isEnded { return }
        // Each byte of a file is read here, so it is read through a view of the array's memory. The array and the
        // table are not changed, and lend their memory until the loop has ended.
        let bytes = bytes
        unsafe bytes.withUnsafeBytes { memory in
            let text = unsafe ByteView(memory)
            unsafe CharacterClass.table.withUnsafeBufferPointer { classes in
                while offset < text.count, tokens.count < count { unsafe next(text, classes) }
            }
        }
        if offset < bytes.count { return }
        isEnded = true
        while let open = interpolations.popLast() { endUnterminated(open) }
        reportOpenConditions()
        add(.endOfFile, from: offset)
    }

    /// Reads whitespace, a comment, or a token with the whitespace before it: at least one byte.
    @inline(__always)
    private mutating func next(_ text: ByteView, _ classes: UnsafeBufferPointer<CharacterClass>) {
        // The byte exists: the caller has compared the offset, which is never negative, with the count.
        var byte = unsafe text[unchecked: offset]
        if byte == 0x20 {
            flags.insert(.space)
            offset &+= 1
            guard offset < text.count else { return }
            // See the line above.
            byte = unsafe text[unchecked: offset]
        } else if byte == 0x0A, interpolations.isEmpty {
            flags.formUnion([.newline, .space])
            offset = Lexer.endOfSpaces(text, from: offset &+ 1)
            guard offset < text.count else { return }
            // See the line above.
            byte = unsafe text[unchecked: offset]
        }
        // The table has a row for each byte.
        let characterClass = unsafe classes[Int(byte)]
        switch characterClass.reading {
        case .space:
            offset += 1
            flags.insert(.space)
        case .newline: newline()
        case .letter: word(text)
        // The table lends its memory while this function runs.
        case .digit: unsafe digits(text, classes)
        // Below: `single` is the token of this byte alone, `assigned` that of the byte and `=`.
        case .quote: plainString(text)
        case .backtick: quotedName()
        case .single: take(characterClass.single, 1)
        case .parenthesis: interpolations.isEmpty ? take(characterClass.single, 1) : punctuation()
        case .assignable:
            let isAssigned = offset &+ 1 < text.count && text[offset &+ 1] == UInt8(ascii: "=")
            isAssigned ? take(characterClass.assigned, 2) : take(characterClass.single, 1)
        case .brace: tokens.last?.kind == .identifier ? openBrace() : take(characterClass.single, 1)
        // A token whose length depends on what follows, such as `->`.
        case .punctuation: punctuation()
        case .high: nonASCII()
        case .other: otherSymbol(byte)
        }
    }

    /// Returns the end of the spaces at `start`.
    @inline(__always)
    private static func endOfSpaces(_ text: ByteView, from start: Int) -> Int {
        var index = start
        while true {
            let others = ByteWord(text, at: index).differing(from: 0x20)
            if others != 0 { return index &+ ByteWord.firstIndex(in: others) }
            index &+= 8
        }
    }

    private mutating func newline() {
        if let open = interpolations.last, !open.isMultiline {
            interpolations.removeLast()
            endUnterminated(open)
        }
        offset += 1
        flags.formUnion([.newline, .space])
    }

    /// Reads a name or a reserved word. Most have less than eight bytes, which are tested together.
    @inline(__always)
    private mutating func word(_ text: ByteView) {
        let start = offset
        let word = ByteWord(text, at: start)
        // The bit of the first byte that cannot continue a name.
        let outside = word.lowestOutsideName
        let end = outside & (0 &- outside)
        // The byte after the name is not ASCII, and may continue it.
        if end == 0 || word.bits & end != 0 { return longWord(text) }
        let count = ByteWord.firstIndex(in: end)
        offset = start &+ count
        addWord(names.intern(word.bits & ((end >> 7) &- 1), count: count), from: start)
    }

    @inline(__always)
    private mutating func addWord(_ name: IdentifierID, from start: Int) {
        add(TokenKind.reserved(name) ?? .identifier, from: start, payload: name.index)
    }

    /// Reads a name of eight bytes or more, or with non-ASCII bytes.
    @inline(never)
    private mutating func longWord(_ text: ByteView) {
        let start = offset
        var index = start
        while index < text.count {
            index += ByteWord.firstIndex(in: ByteWord(text, at: index).lowestOutsideName)
            guard index < text.count, text[index] >= 0x80 || Lexer.isNameByte(text[index]) else { break }
            if text[index] >= 0x80 {
                let length = namePartLength(index)
                if length == 0 { break }
                index += length
            }
        }
        offset = index
        addWord(names.intern(text[start..<index]), from: start)
    }

    /// Returns the length of a non-ASCII scalar at `index` that continues a name; otherwise 0.
    private func namePartLength(_ index: Int) -> Int {
        let length = UTF8Scan.length(bytes, index)
        return length > 0 && UTF8Scan.isNamePart(UTF8Scan.scalar(bytes, index, length)) ? length : 0
    }

    /// Reads a name in backticks, which can be any text of one line.
    private mutating func quotedName() {
        let start = offset
        var index = start + 1
        while index < bytes.count, bytes[index] != 0x60, bytes[index] != 0x0A { index += 1 }
        let isClosed = index < bytes.count && bytes[index] == 0x60
        let end = index
        offset = isClosed ? index + 1 : index
        if !isClosed || end == start + 1 {
            report(
                .unterminatedName, isClosed ? "a name needs at least one character" : "unterminated name: missing '`'",
                start, offset)
        }
        let name = bytes[(start + 1)..<end].withView { names.intern($0) }
        flags.insert(.quoted)
        add(.identifier, from: start, payload: name.index)
    }

    /// Reads a name that begins with a non-ASCII character, or reports the character.
    private mutating func nonASCII() {
        let length = UTF8Scan.length(bytes, offset)
        if length == 0 {
            // Reported by `checkEncoding`, a run of such bytes once.
            let start = offset
            repeat {
                offset += 1
            } while offset < bytes.count && bytes[offset] >= 0x80
                && UTF8Scan.length(bytes, offset) == 0
            add(.unknown, from: start)
        } else if UTF8Scan.isNamePart(UTF8Scan.scalar(bytes, offset, length)) {
            bytes.withView { longWord($0) }
        } else {
            reportUnknown(length: length)
        }
    }

    /// Appends a token that ends at `offset`.
    @inline(__always)
    mutating func add(_ kind: TokenKind, from start: Int, payload: UInt32 = 0) {
        tokens.appendShared(
            Token(
                kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: offset), payload: payload))
        flags = []
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int, label: String = "", help: String? = nil,
        fix: String? = nil, write: String? = nil
    ) {
        let span = SourceSpan(
            file: file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
        diagnostics.append(
            Diagnostic(
                code, message, at: span, label: label, help: help,
                fix: (write ?? fix).map { Diagnostic.Fix(span, $0, isHelp: write != nil) }))
    }
}
