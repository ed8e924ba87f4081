/// The colours of a script's words, for editors.
public struct ScriptColours: Sendable {
    /// The meaning of a word. The order matters: editors use the numbers.
    public enum Colour: UInt8, CaseIterable, Sendable {
        /// Not coloured; a gap between words.
        case plain
        case comment
        case string
        case number
        /// A reserved word.
        case keyword
        /// A word that begins a statement or a declaration, or a clause of one.
        case verb
        /// `.fullScreen`
        case symbol
        /// A name.
        case name
    }

    /// A coloured part of the text, in bytes.
    public struct Part: Hashable, Sendable {
        public let start: Int
        public let end: Int
        public let colour: Colour
    }

    /// The coloured parts, in order, without overlaps.
    public private(set) var parts: [Part] = []

    /// Colours a source, which may have errors.
    public init(_ file: SourceFile) {
        var previous: TokenKind?
        for element in LayoutElement.all(in: file) where element.start < element.end {
            let colour = ScriptColours.colour(of: element, after: previous, in: file.bytes)
            previous = element.token ?? previous
            guard colour != .plain else { continue }
            parts.append(Part(start: element.start, end: element.end, colour: colour))
        }
    }

    /// Five bytes for each part: the bytes since the end of the last one and its length, 16 bits each with the lower
    /// byte first, and the colour. A longer distance or part is divided.
    public var packed: [UInt8] {
        var bytes: [UInt8] = []
        var place = 0
        for part in parts {
            while part.start - place > 0xFFFF {
                ScriptColours.pack(gap: 0xFFFF, length: 0, .plain, into: &bytes)
                place += 0xFFFF
            }
            var start = part.start
            while start < part.end {
                let length = min(part.end - start, 0xFFFF)
                ScriptColours.pack(gap: start - place, length: length, part.colour, into: &bytes)
                start += length
                place = start
            }
        }
        return bytes
    }

    private static func pack(gap: Int, length: Int, _ colour: Colour, into bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: gap))
        bytes.append(UInt8(truncatingIfNeeded: gap >> 8))
        bytes.append(UInt8(truncatingIfNeeded: length))
        bytes.append(UInt8(truncatingIfNeeded: length >> 8))
        bytes.append(colour.rawValue)
    }

    // MARK: Words

    /// The words that begin a statement or a declaration.
    private static let firstWords = table(VerbTable.rows.compactMap { $0.words.first } + declarations)

    /// The words that begin a declaration, or a line of one.
    private static let declarations: [String] =
        ([
            .guard, .ios, .device, .test, .initial, .scene, .storyboard, .controller, .nib, .style, .segue, .delegate,
            .model, .app, .window, .scenario, .setup, .action, .unwind, .segueAction, .on, .without, .notification,
            .view, .outlet, .root, .tabs, .primary, .secondary, .supplementary, .compact, .pages,
        ] as [Keyword]).map { $0.rawValue }

    /// The words that begin a clause.
    private static let clauses = table(
        ([
            .with, .from, .sender, .onto, .to, .unanimated, .animated, .then, .transition, .anchor, .at, .cancelled,
            .appearing, .column,
        ] as [Keyword]).map { $0.rawValue })

    private static func table(_ words: [String]) -> IdentifierTable { IdentifierTable(words.map { Array($0.utf8) }) }

    private static func colour(of element: LayoutElement, after previous: TokenKind?, in bytes: [UInt8]) -> Colour {
        guard let token = element.token else { return .comment }
        switch token {
        case .let, .var, .weak, .if, .else, .for, .while, .repeat, .switch, .case, .default, .break, .continue,
            .return, .func, .import, .true, .false, .nil, .`self`, .super, .is, .in:
            return previous == .dot ? .symbol : .keyword
        case .identifier: return colour(ofWord: element, after: previous, in: bytes)
        case .integer, .double, .size, .instance, .closureArgument: return .number
        case .string, .stringHead, .stringMiddle, .stringTail, .tracePatterns: return .string
        default: return .plain
        }
    }

    private static func colour(
        ofWord element: LayoutElement, after previous: TokenKind?, in bytes: [UInt8]
    ) -> Colour {
        if previous == .dot { return .symbol }
        let text = element.text(in: bytes)
        let begins = element.newlines > 0 || previous == nil || previous == .leftBrace || previous == .semicolon
        if begins || previous == .arrow { return firstWords.find(text) != nil ? .verb : .name }
        return clauses.find(text) != nil ? .keyword : .name
    }
}
