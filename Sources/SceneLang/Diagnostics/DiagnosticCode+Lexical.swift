extension DiagnosticCode {
    static let invalidUTF8 = DiagnosticCode("E0001", .error, "the text is not UTF-8")
    static let unknownCharacter = DiagnosticCode("E0002", .error, "a character that begins nothing")
    static let unterminatedString = DiagnosticCode("E0003", .error, "a string without its closing quotes")
    static let unterminatedComment = DiagnosticCode("E0004", .error, "a comment without its end")
    static let unknownEscape = DiagnosticCode("E0005", .error, "an escape that strings do not have")
    static let numberTooLarge = DiagnosticCode("E0006", .error, "a number that does not fit")
    static let malformedNumber = DiagnosticCode("E0007", .error, "a number with something left over")
    static let unterminatedName = DiagnosticCode("E0008", .error, "a name without its closing backtick")
    static let stringIndentation = DiagnosticCode("E0009", .error, "a line indented less than its string's end")
    static let fileTooLarge = DiagnosticCode("E0010", .error, "a file larger than 64 MiB")

    /// The codes of the lexer.
    static let lexical: [DiagnosticCode] = [
        invalidUTF8, unknownCharacter, unterminatedString, unterminatedComment, unknownEscape, numberTooLarge,
        malformedNumber, unterminatedName, stringIndentation, fileTooLarge,
    ]
}
