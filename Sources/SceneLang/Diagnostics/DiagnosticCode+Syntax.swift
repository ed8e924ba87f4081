extension DiagnosticCode {
    static let expectedExpression = DiagnosticCode("E0101", .error, "a value is missing")
    static let expectedToken = DiagnosticCode("E0102", .error, "a sign or a word is missing")
    static let expectedName = DiagnosticCode("E0103", .error, "a name is missing")
    static let expectedStatement = DiagnosticCode("E0104", .error, "something that begins no statement")
    static let expectedMember = DiagnosticCode("E0105", .error, "something that a declaration does not hold")
    static let unclosed = DiagnosticCode("E0106", .error, "a bracket without its partner")
    static let unopened = DiagnosticCode("E0107", .error, "a closing bracket too many")
    static let statementEnd = DiagnosticCode("E0108", .error, "two statements on one line")
    static let misplacedDeclaration = DiagnosticCode("E0109", .error, "a declaration where it may not stand")
    static let notAssignable = DiagnosticCode("E0110", .error, "an assignment to something that holds no value")
    static let functionNamedLikeVerb = DiagnosticCode("E0111", .error, "a function named like a verb")
    static let reservedName = DiagnosticCode("E0112", .error, "a reserved word as a name")
    static let tooDeep = DiagnosticCode("E0113", .error, "text nested too deeply")
    static let operandMissing = DiagnosticCode("E0114", .error, "a verb without what it needs")
    static let clauseUnknown = DiagnosticCode("E0115", .error, "a clause that the verb does not take")
    static let clauseRepeated = DiagnosticCode("E0116", .error, "a clause written twice")
    static let clauseMissing = DiagnosticCode("E0117", .error, "a clause that the verb needs")
    static let foreignCall = DiagnosticCode("E0118", .error, "a call of UIKit where a verb belongs")
    static let ambiguousDismiss = DiagnosticCode("E0119", .error, "a dismissal that may mean two things")
    static let typeAnnotation = DiagnosticCode("E0120", .error, "a type, which variables and parameters do not have")
    static let comparisonChain = DiagnosticCode("E0121", .error, "comparisons in a row")
    static let unknownDevice = DiagnosticCode("E0122", .error, "a device that does not exist")
    static let forceUnwrap = DiagnosticCode("E0123", .error, "a value unwrapped by force")
    static let malformedInstance = DiagnosticCode("E0124", .error, "a number of an instance without its name")
    static let superMember = DiagnosticCode("E0125", .error, "a call of super spelled out")
    static let malformedVersion = DiagnosticCode("E0126", .error, "a release of iOS that is no number")

    /// The codes of the parser.
    static let syntax: [DiagnosticCode] = [
        expectedExpression, expectedToken, expectedName, expectedStatement, expectedMember, unclosed, unopened,
        statementEnd, misplacedDeclaration, notAssignable, functionNamedLikeVerb, reservedName, tooDeep,
        operandMissing, clauseUnknown, clauseRepeated, clauseMissing, foreignCall, ambiguousDismiss, typeAnnotation,
        comparisonChain, unknownDevice, forceUnwrap, malformedInstance, superMember, malformedVersion,
    ]
}
