// The lines that begin with `test`, except those with environments.
extension Parser {
    /// The words that follow `test`.
    static let testWords: [Keyword] = [.ios, .device, .fails, .errors, .trace]

    /// Parses what a `test` line says about the result, after `test`; nil if it names environments.
    ///
    ///     result ::= 'fails' string | 'errors' name string? | 'trace'
    mutating func testResult() -> Declaration? {
        guard !startsLine(cursor.current) else { return nil }
        if eatWord(.trace) { return .testResult(.trace) }
        if eatWord(.fails) { return messagePart().map { .testResult(.fails($0)) } ?? .missing }
        guard eatWord(.errors) else { return nil }
        guard let code = errorCode() else { return .missing }
        guard cursor.at(.string), !startsLine(cursor.current) else { return .testResult(.errors(code, nil)) }
        return messagePart().map { .testResult(.errors(code, $0)) } ?? .missing
    }

    /// Parses a part of a message. An empty one is an error, because every message contains it.
    private mutating func messagePart() -> TextID? {
        let token = cursor.current
        guard cursor.at(.string), !startsLine(token), let text = plainString() else {
            reportExpected(
                .expectedToken, "a part of the message, in quotes",
                help: "write: test fails \"has no segue with identifier\"")
            return nil
        }
        guard tree.bytes(of: text).isEmpty else { return text }
        report(
            .expectedToken, "the part of the message is empty, and every message contains it",
            tree.span(token.start, token.end), help: "write a part of the message that the test must end with")
        return nil
    }

    /// Parses the code of an error, such as `E0201`.
    private mutating func errorCode() -> Identifier? {
        let token = cursor.current
        let isCode = cursor.at(.identifier) && !startsLine(token) && Parser.isErrorCode(bytes(of: token))
        guard isCode else {
            reportExpected(.expectedToken, "the code of an error", help: "write: test errors E0201")
            if cursor.at(.identifier), !startsLine(token) { take() }
            return nil
        }
        return takeIdentifier()
    }

    private func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[Int(token.start)..<Int(token.end)] }

    /// Whether a text is `E` and four digits.
    private static func isErrorCode(_ text: ArraySlice<UInt8>) -> Bool {
        text.count == 5 && text.first == UInt8(ascii: "E") && text.dropFirst().allSatisfy(Lexer.isDigit)
    }
}
