import TestSupport
import Testing

@testable import SceneLang

@Suite struct LexerTests {
    private func lex(_ bytes: [UInt8]) -> Lexer {
        var lexer = Lexer(SourceFile(name: "test.scene", bytes: bytes), as: FileID(0), names: IdentifierTable())
        lexer.run()
        return lexer
    }

    /// The kinds of the tokens, but for the end of the file.
    private func kinds(_ source: String) -> [TokenKind] { lex(Array(source.utf8)).tokens.map(\.kind).dropLast() }

    @Test func reservedWordsAreInTheSameOrder() {
        #expect(Array(Keyword.all.prefix(Keyword.reserved.count)) == Array(Keyword.reserved))
        #expect(TokenKind.identifier.rawValue == UInt8(Keyword.reserved.count))
        #expect(Set(Keyword.all.map(\.text)).count == Keyword.all.count)
    }

    @Test(arguments: Keyword.reserved) func eachReservedWordHasItsToken(word: Keyword) throws {
        let kind = TokenKind(rawValue: UInt8(try #require(Keyword.reserved.firstIndex(of: word))))
        #expect(kind != .identifier)
        #expect(kinds(word.text) == [kind])
    }

    @Test func wordsAreTheFirstNames() {
        var names = IdentifierTable()
        for word in Keyword.all { #expect(names.word(of: names.intern(word.text)) == word, "\(word)") }
        #expect(names.word(of: names.intern("inbox")) == nil)
        for number in 0..<5000 { _ = names.intern("name\(number)") }
        #expect(names.find("name4999").map { names.text(of: $0) } == "name4999")
        #expect(names.find("absent") == nil)
        #expect(names.text(of: IdentifierID(.max)) == "")
    }

    /// Sources, and the kinds of their tokens.
    private static let signKinds: [(source: TextArgument, kinds: [TokenKind])] = [
        (
            "( ) [ ] { } , ; :",
            [
                .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma,
                .semicolon, .colon,
            ]
        ),
        (
            "-> - -= + += * *= / /= %",
            [
                .arrow, .minus, .minusEqual, .plus, .plusEqual, .star, .starEqual, .slash, .slashEqual, .percent,
            ]
        ),
        (
            "= == ! != < <= > >=",
            [
                .equal, .equalEqual, .exclamation, .notEqual, .less, .lessEqual, .greater, .greaterEqual,
            ]
        ),
        (
            "a?.b a ?.b a ? b ?? c",
            [
                .identifier, .questionDot, .identifier, .identifier, .question, .dot, .identifier, .identifier,
                .question, .identifier, .questionQuestion, .identifier,
            ]
        ),
        (
            "1..<2...3 . && ||",
            [
                .integer, .rangeUntil, .integer, .rangeThrough, .integer, .dot, .ampersandAmpersand, .barBar,
            ]
        ),
        (
            "1 1.5 1e3 1E-3 0xFFx 0xfF 10x20 1.a a#2 $3",
            [
                .integer, .double, .double, .double, .unknown, .integer, .size, .integer, .dot, .identifier,
                .identifier, .instance, .closureArgument,
            ]
        ),
        (
            "\"a\" \"a\\(b)c\\(d)\" `x y` \"\\\"\"",
            [
                .string, .stringHead, .identifier, .stringMiddle, .identifier, .stringTail, .identifier, .string,
            ]
        ),
        ("\"\\((1))\"", [.stringHead, .leftParenthesis, .integer, .rightParenthesis, .stringTail]),
        ("\u{FEFF}let // a /* b\n/* /* */ */ x", [.let, .identifier]),
    ]

    @Test(arguments: signKinds) func signs(source: TextArgument, expected: [TokenKind]) {
        #expect(kinds(source.text) == expected)
    }

    @Test func tokensCoverTheTextInOrder() {
        let bytes = Array(ParserSamples.mail.utf8)
        var last: UInt32 = 0
        for token in lex(bytes).tokens {
            #expect(token.start >= last && token.end >= token.start)
            last = token.end
        }
        #expect(last == UInt32(bytes.count))
    }

    @Test func flags() {
        let tokens = lex(Array("a b\nc/**/d /// e\n/// f\ng".utf8)).tokens
        #expect(tokens.map { $0.flags.contains(.newline) } == [true, false, true, false, true, false])
        #expect(tokens.map { $0.flags.contains(.space) } == [true, true, true, true, true, false])
        #expect(tokens.map { $0.flags.contains(.documented) } == [false, false, false, false, true, false])
    }

    @Test func positionsCountScalars() {
        let file = SourceFile(name: "a", text: "ab\n\u{65E5}\u{672C}x\r\n")
        #expect(file.position(of: 9) == SourceFile.Position(line: 2, column: 3, utf16Column: 3))
        #expect(file.position(of: 100) == SourceFile.Position(line: 3, column: 1, utf16Column: 1))
        #expect(file.lineCount == 3)
        #expect(Array(file.line(1)) == Array("\u{65E5}\u{672C}x".utf8))
        #expect(file.line(7).isEmpty)
    }

    @Test(arguments: [
        ("abc", 3), ("\t", 4), ("\u{65E5}\u{672C}", 4), ("e\u{301}", 1), ("\u{1F600}", 2), ("\u{2764}\u{FE0F}", 1),
    ])
    func displayWidth(text: String, width: Int) { #expect(DisplayWidth.of(Array(text.utf8)[...]) == width) }

    /// Expressions that are too long or too high for their nodes have the right spans and heights all the same.
    @Test(arguments: [65_534, 65_535, 65_536, 70_000])
    func outsizedExpressions(length: Int) {
        let text = "print \"" + String(repeating: "x", count: length - 2) + "\"\nprint a"
        for (operators, isAllowed) in [(255, true), (256, true), (500, true), (501, false)] {
            var names = IdentifierTable()
            let sum = String(repeating: " + b", count: operators)
            let parsed = Parser.parse(SourceFile(name: "a", text: text + sum), as: FileID(0), names: &names)
            let spans = (0..<parsed.tree.expressionCount).map {
                parsed.tree.span(of: ExpressionID(index: UInt32($0)))
            }
            #expect(parsed.diagnostics.isEmpty == isAllowed)
            #expect(spans.contains { $0.start == 6 && Int($0.end - $0.start) == length })
            #expect(spans.contains { Int($0.start) == length + 13 && Int($0.end - $0.start) == 1 + 4 * operators })
        }
    }

    /// The sizes that keep the tree small.
    @Test func layouts() {
        #expect(MemoryLayout<Token>.stride == 16)
        #expect(MemoryLayout<Expression>.size <= 13)
        #expect(MemoryLayout<SyntaxTree.ExpressionNode>.size == 20)
        #expect(MemoryLayout<Reference>.size == 5)
        #expect(MemoryLayout<Statement>.stride <= 48)
    }
}
