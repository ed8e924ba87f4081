extension DiagnosticCode {
    static let invalidUTF8 = DiagnosticCode("E0001", .error, "the text is not UTF-8")
    static let unknownCharacter = DiagnosticCode("E0002", .error, "an unexpected character", about: .statement)
    static let unterminatedString = DiagnosticCode("E0003", .error, "an unterminated string")
    static let unterminatedComment = DiagnosticCode("E0004", .error, "an unterminated comment")
    static let unknownEscape = DiagnosticCode("E0005", .error, "an unknown escape sequence")
    static let numberTooLarge = DiagnosticCode("E0006", .error, "a number that is too large")
    static let malformedNumber = DiagnosticCode("E0007", .error, "a malformed number", about: .statement)
    static let unterminatedName = DiagnosticCode("E0008", .error, "an unterminated name")
    static let stringIndentation = DiagnosticCode("E0009", .error, "a line indented less than the end of its string")
    static let fileTooLarge = DiagnosticCode("E0010", .error, "a file larger than 64 MiB")

    /// The codes of the lexer.
    static let lexical: [DiagnosticCode] = [
        invalidUTF8, unknownCharacter, unterminatedString, unterminatedComment, unknownEscape, numberTooLarge,
        malformedNumber, unterminatedName, stringIndentation, fileTooLarge,
    ]
}
