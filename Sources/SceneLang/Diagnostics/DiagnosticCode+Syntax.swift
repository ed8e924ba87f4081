extension DiagnosticCode {
    static let expectedExpression = DiagnosticCode("E0101", .error, "a missing value", about: .statement)
    static let expectedToken = DiagnosticCode("E0102", .error, "a missing word or punctuation", about: .statement)
    static let expectedName = DiagnosticCode("E0103", .error, "a missing name", about: .statement)
    static let expectedStatement = DiagnosticCode(
        "E0104", .error, "an unknown or misplaced statement", about: .statement)
    static let expectedMember = DiagnosticCode(
        "E0105", .error, "an unexpected member of a declaration", about: .statement)
    static let unclosed = DiagnosticCode("E0106", .error, "an unclosed bracket")
    static let unopened = DiagnosticCode("E0107", .error, "an unmatched closing bracket")
    static let statementEnd = DiagnosticCode("E0108", .error, "two statements on one line", about: .statement)
    static let misplacedDeclaration = DiagnosticCode("E0109", .error, "a declaration that is not allowed here")
    static let notAssignable = DiagnosticCode("E0110", .error, "an assignment to something that cannot be assigned")
    static let functionNamedLikeVerb = DiagnosticCode("E0111", .error, "a function named like a verb")
    static let reservedName = DiagnosticCode("E0112", .error, "a reserved word as a name")
    static let tooDeep = DiagnosticCode("E0113", .error, "text nested too deeply")
    static let operandMissing = DiagnosticCode("E0114", .error, "a missing operand", about: .statement)
    static let clauseUnknown = DiagnosticCode(
        "E0115", .error, "a clause that the verb does not take", about: .statement)
    static let clauseRepeated = DiagnosticCode("E0116", .error, "a duplicate clause")
    static let clauseMissing = DiagnosticCode("E0117", .error, "a missing clause", about: .statement)
    static let foreignCall = DiagnosticCode(
        "E0118", .error, "a call of Apple's frameworks instead of a verb", about: .statement)
    static let ambiguousDismiss = DiagnosticCode("E0119", .error, "an ambiguous dismissal")
    static let comparisonChain = DiagnosticCode("E0121", .error, "chained comparisons")
    static let unknownDevice = DiagnosticCode("E0122", .error, "an unknown device", about: .statement)
    static let malformedInstance = DiagnosticCode("E0124", .error, "a malformed instance number")
    static let malformedVersion = DiagnosticCode("E0126", .error, "a malformed release of iOS")

    /// The codes of the parser.
    static let syntax: [DiagnosticCode] = [
        expectedExpression, expectedToken, expectedName, expectedStatement, expectedMember, unclosed, unopened,
        statementEnd, misplacedDeclaration, notAssignable, functionNamedLikeVerb, reservedName, tooDeep,
        operandMissing, clauseUnknown, clauseRepeated, clauseMissing, foreignCall, ambiguousDismiss,
        comparisonChain, unknownDevice, malformedInstance, malformedVersion,
    ]
}
