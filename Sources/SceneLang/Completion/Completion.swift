import SceneRuntime

/// The completions at a place of a source that is being typed.
public struct Completion: Sendable {
    /// A possible completion.
    public struct Candidate: Hashable, Sendable {
        /// The text that replaces the word being typed.
        public let text: String
        /// Whether the word is complete and a space may follow; otherwise more must be written directly after it.
        public let isWhole: Bool
    }

    /// The offset of the word being typed, in bytes. It ends at the place.
    public let start: Int
    /// The candidates for the word being typed, in byte order, without duplicates.
    public let candidates: [Candidate]
    /// Whether the word is the path of a file, in quotes. The caller completes it, because this module reads no files.
    public let isPath: Bool

    static func nothing(at place: Int) -> Completion { Completion(start: place, candidates: [], isPath: false) }
}

/// The word at the end of a source, and its context.
struct WordInProgress {
    /// The offset of its first byte, without an opening quote.
    let start: Int
    /// Where the text before it ends: at the quote, if there is one.
    let cut: Int
    let isQuoted: Bool

    /// Finds the word at the end of `bytes`. Returns nil if there are no completions: in comments, numbers, `"""`
    /// strings.
    init?(endOf bytes: [UInt8]) {
        var lexer = Lexer(SourceFile(name: "", bytes: bytes), as: FileID(0), names: IdentifierTable())
        lexer.run()
        let tokens = lexer.tokens.dropLast().filter { $0.start < $0.end }
        guard let last = tokens.last else {
            guard WordInProgress.isBlank(bytes[...]), !lexer.isIncomplete else { return nil }
            self.init(start: bytes.count, cut: bytes.count, isQuoted: false)
            return
        }
        let end = Int(last.end)
        if last.flags.contains(.unterminated), last.kind == .string {
            guard !last.flags.contains(.multiline) else { return nil }
            self.init(start: Int(last.start) + 1, cut: Int(last.start), isQuoted: true)
        } else if last.flags.contains(.unterminated) || lexer.isIncomplete && lexer.interpolations.isEmpty {
            return nil
        } else if end < bytes.count {
            guard WordInProgress.isBlank(bytes[end...]) else { return nil }
            self.init(start: bytes.count, cut: bytes.count, isQuoted: false)
        } else if last.kind.isWord {
            self.init(start: Int(last.start), cut: Int(last.start), isQuoted: false)
        } else if last.kind == .integer || last.kind == .double || last.kind == .size {
            return nil
        } else if let name = tokens.dropLast().last, Int(name.end) == Int(last.start), name.kind == .identifier,
            last.kind == .instance || (last.kind == .unknown && bytes[Int(last.start)] == UInt8(ascii: "#"))
        {
            self.init(start: Int(name.start), cut: Int(name.start), isQuoted: false)
        } else {
            self.init(start: bytes.count, cut: bytes.count, isQuoted: false)
        }
    }

    private init(start: Int, cut: Int, isQuoted: Bool) {
        self.start = start
        self.cut = cut
        self.isQuoted = isQuoted
    }

    /// Whether the bytes after the last token are only whitespace and complete comments.
    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        var isComment = false
        var last: UInt8 = 0
        for byte in bytes {
            if byte == 0x0A { isComment = false }
            if byte == UInt8(ascii: "/"), last == byte { isComment = true }
            last = byte
        }
        return !isComment
    }
}
