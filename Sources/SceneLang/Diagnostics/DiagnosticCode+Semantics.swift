// tidy: long, one constant a code

extension DiagnosticCode {
    static let undeclaredName = DiagnosticCode("E0201", .error, "an undeclared name", about: .statement)
    static let duplicateDeclaration = DiagnosticCode("E0202", .error, "a duplicate declaration")
    static let unknownHandler = DiagnosticCode("E0203", .error, "a handler that UIKit never calls", about: .statement)
    static let unknownMember = DiagnosticCode(
        "E0204", .error, "a member or property that the object does not have", about: .statement)
    static let unknownBase = DiagnosticCode("E0205", .error, "an unknown base")
    static let wrongArity = DiagnosticCode("E0206", .error, "a call with the wrong arguments")
    static let immutable = DiagnosticCode("E0207", .error, "an assignment to a read-only value", about: .statement)
    static let outsideLoop = DiagnosticCode("E0208", .error, "`break` or `continue` outside a loop or switch")
    static let outsideFunction = DiagnosticCode("E0209", .error, "`return`, `self` or `super` where it is not allowed")
    static let secondInitial = DiagnosticCode("E0210", .error, "two initial scenes in one storyboard")
    static let wrongTarget = DiagnosticCode("E0211", .error, "a missing target, or one of the wrong kind")
    static let wrongContainer = DiagnosticCode("E0212", .error, "a connection that the container does not have")
    static let environmentRange = DiagnosticCode("E0213", .error, "an iOS release or device that is not modelled")
    static let unknownSymbol = DiagnosticCode("E0214", .error, "a symbol that is not valid here", about: .statement)
    static let inheritanceCycle = DiagnosticCode("E0215", .error, "a class or type that inherits from itself")
    static let importFailed = DiagnosticCode("E0216", .error, "a file that cannot be imported")
    static let ambiguousName = DiagnosticCode("E0217", .error, "an ambiguous name of a scene")
    static let notValue = DiagnosticCode("E0218", .error, "a name that cannot be used as a value")
    static let unknownView = DiagnosticCode("E0219", .error, "an unknown view", about: .statement)
    static let notCallable = DiagnosticCode("E0220", .error, "a call of something that cannot be called")
    static let wrongClause = DiagnosticCode("E0221", .error, "a clause or operand of the wrong kind", about: .statement)
    static let unknownCategory = DiagnosticCode("E0222", .error, "an unknown trace category")
    static let misplaced = DiagnosticCode(
        "E0223", .error, "a statement or declaration that is not allowed here")
    static let tooLarge = DiagnosticCode("E0224", .error, "a body that is too large")
    static let unmodelled = DiagnosticCode("E0299", .error, "a part of UIKit that is not modelled")

    package static let deprecatedSegueKind = DiagnosticCode("W0201", .warning, "a deprecated segue kind")
    static let neverCalled = DiagnosticCode("W0202", .warning, "a handler that this release of iOS never calls")
    static let unknownSegue = DiagnosticCode("W0203", .warning, "a segue that the controller does not have")
    package static let unknownUnwindAction = DiagnosticCode(
        "W0204", .warning, "an unwind action that no controller declares")
    static let willRaise = DiagnosticCode("W0205", .warning, "a call that raises an exception in UIKit")
    static let functionLikeHandler = DiagnosticCode("W0207", .warning, "a function that is named like a handler")
    static let absentName = DiagnosticCode("W0208", .warning, "a name that this script's releases of iOS do not have")
    static let unknownAction = DiagnosticCode("W0209", .warning, "an action that no object has")
    /// Of storyboards: the language finds it, because it knows what classes have.
    package static let actionMissingInClass = DiagnosticCode(
        "W0607", .warning, "an action that the class of the controller does not have")
    /// Of scripts that import storyboards.
    package static let numberedScene = DiagnosticCode(
        "W0614", .warning, "a scene of a storyboard whose name has a number")
    package static let noInitialScene = DiagnosticCode(
        "W0206", .warning, "a launch of a storyboard without an initial scene")

    static let missingSuper = DiagnosticCode("W0210", .warning, "an override that does not call super")
    static let guardGoesOn = DiagnosticCode("W0220", .warning, "a `guard` whose body reaches its end")
    static let unmodelledInSwift = DiagnosticCode(
        "W0212", .warning, "a part of UIKit that is not modelled, in a body of Swift")
    static let namesWithoutEffect = DiagnosticCode("N0001", .note, "names without effect")
    static let unknownNames = DiagnosticCode("N0002", .note, "names that are not declared")
    static let assumedClass = DiagnosticCode("N0003", .note, "the assumed class of a superclass")
    static let otherQueues = DiagnosticCode("N0004", .note, "blocks of other queues")
    static let assumedConnections = DiagnosticCode("N0005", .note, "assumed connections of outlets and delegates")
    static let uncalledMethods = DiagnosticCode("N0007", .note, "methods that the model never calls")
    static let assumedValues = DiagnosticCode("N0008", .note, "assumed values of properties")

    /// The codes of the checks, by number.
    static let semantics: [DiagnosticCode] = [
        undeclaredName, duplicateDeclaration, unknownHandler, unknownMember, unknownBase, wrongArity, immutable,
        outsideLoop, outsideFunction, secondInitial, wrongTarget, wrongContainer, environmentRange, unknownSymbol,
        inheritanceCycle, importFailed, ambiguousName, notValue, unknownView, notCallable, wrongClause,
        unknownCategory, misplaced, tooLarge, unmodelled, deprecatedSegueKind, neverCalled, unknownSegue,
        unknownUnwindAction, willRaise, noInitialScene, functionLikeHandler, absentName,
        unknownAction, missingSuper, unmodelledInSwift, guardGoesOn, namesWithoutEffect, unknownNames,
        assumedClass, otherQueues, assumedConnections, uncalledMethods, assumedValues,
    ]
}
