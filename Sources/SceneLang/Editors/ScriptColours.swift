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
        /// `UIButton` after `:` or `->`.
        case type
        /// `@objc`, `#selector`
        case attribute
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
        let elements = LayoutElement.all(in: file).filter { $0.start < $0.end }
        var isAfterModifier = false
        for (index, element) in elements.enumerated() {
            let next = index + 1 < elements.count ? elements[index + 1] : nil
            let isSwift = ScriptColours.isSwiftWord(
                element, after: previous, before: next, isAfterModifier: isAfterModifier, in: file.bytes)
            var colour = isSwift ? .keyword : ScriptColours.colour(of: element, after: previous, in: file.bytes)
            if !isSwift, element.token == .identifier, ScriptColours.isLabelOrCall(before: next) {
                if colour == .keyword || colour == .verb { colour = .name }
            }
            if !element.isComment { isAfterModifier = isSwift || colour == .attribute }
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
            .guard, .ios, .device, .sdk, .test, .initial, .scene, .storyboard, .controller, .nib, .style, .segue,
            .delegate,
            .model, .app, .window, .scenario, .setup, .action, .unwind, .segueAction, .on, .without, .notification,
            .view, .outlet, .root, .tabs, .primary, .secondary, .supplementary, .compact, .pages,
        ] as [Keyword]).map { $0.rawValue }

    /// The words that begin a clause.
    private static let clauses = table(
        ([
            .with, .from, .sender, .onto, .to, .unanimated, .animated, .then, .transition, .anchor, .at, .cancelled,
            .appearing, .column,
        ] as [Keyword]).map { $0.rawValue })

    /// Swift's words before a name or another word: declarations and modifiers.
    private static let swiftDeclarations = table([
        "class", "struct", "enum", "protocol", "extension", "typealias", "associatedtype", "actor", "init", "deinit",
        "subscript", "static", "lazy", "override", "private", "fileprivate", "internal", "public", "open", "final",
        "mutating", "nonmutating", "convenience", "required", "unowned", "indirect", "dynamic", "nonisolated",
    ])

    /// Swift's words before a value.
    private static let swiftPrefixes = table(["try", "await", "throw", "some", "any", "inout"])

    /// Swift's words before a block.
    private static let swiftBlocks = table(["do", "defer", "catch", "get", "set", "didSet", "willSet"])

    /// Swift's words after a value or a parameter list.
    private static let swiftInfixes = table(["as", "where", "throws", "rethrows", "catch"])

    /// Whether the word before `next` is the label of an argument, or the name of a called function.
    private static func isLabelOrCall(before next: LayoutElement?) -> Bool {
        guard let next, next.newlines == 0, !next.hasSpaceBefore else { return false }
        return next.token == .colon || next.token == .leftParenthesis
    }

    /// Whether a word is a keyword of Swift at its place. None of them is reserved.
    private static func isSwiftWord(
        _ element: LayoutElement, after previous: TokenKind?, before next: LayoutElement?, isAfterModifier: Bool,
        in bytes: [UInt8]
    ) -> Bool {
        guard element.token == .identifier, previous != .dot, previous != .questionDot, let next else { return false }
        let text = element.text(in: bytes)
        let begins =
            isAfterModifier || element.newlines > 0 || previous == nil || previous == .leftBrace
            || previous == .rightBrace || previous == .semicolon
        let isName = next.newlines == 0 && (next.token == .identifier || next.token.map { $0.isWord } ?? false)
        if begins, swiftDeclarations.find(text) != nil {
            let isInitializer = text.elementsEqual("init".utf8) || text.elementsEqual("deinit".utf8)
            if isInitializer {
                return next.token == .leftParenthesis || next.token == .leftBrace || next.token == .question
            }
            return isName || next.token == .attribute
        }
        if begins || previous == .rightParenthesis, swiftBlocks.find(text) != nil {
            if next.token == .leftBrace { return true }
        }
        if previous == .rightBrace, text.elementsEqual("catch".utf8) { return true }
        if swiftPrefixes.find(text) != nil {
            return isName || next.token == .string || next.token == .dot && next.hasSpaceBefore
                || !next.hasSpaceBefore && (next.token == .question || next.token == .exclamation)
        }
        if !begins, swiftInfixes.find(text) != nil, previous != .comma, previous != .leftParenthesis {
            return isName || next.token == .question || next.token == .exclamation || next.token == .leftBrace
                || next.token == .arrow || next.token == .leftBracket
        }
        return false
    }

    private static func table(_ words: [String]) -> IdentifierTable { IdentifierTable(words.map { Array($0.utf8) }) }

    private static func colour(of element: LayoutElement, after previous: TokenKind?, in bytes: [UInt8]) -> Colour {
        guard let token = element.token else { return .comment }
        switch token {
        case .let, .var, .weak, .if, .else, .for, .while, .repeat, .switch, .case, .default, .break, .continue,
            .return, .func, .import, .true, .false, .nil, .`self`, .super, .is, .in:
            return previous == .dot ? .symbol : .keyword
        case .identifier: return colour(ofWord: element, after: previous, in: bytes)
        case .integer, .double, .size, .instance, .closureArgument: return .number
        case .attribute, .directive: return .attribute
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
        if previous == .colon || previous == .arrow, let first = text.first, (0x41...0x5A).contains(first) {
            return .type
        }
        if begins || previous == .arrow { return firstWords.find(text) != nil ? .verb : .name }
        return clauses.find(text) != nil ? .keyword : .name
    }
}
