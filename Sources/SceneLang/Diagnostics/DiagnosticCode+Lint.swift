// tidy: long, one constant a code

extension DiagnosticCode {
    static let unreachedScene = DiagnosticCode("W0501", .warning, "a scene or controller that nothing reaches")
    static let repeatedIdentifier = DiagnosticCode("W0502", .warning, "an identifier used twice")
    static let showWithoutContainer = DiagnosticCode("W0503", .warning, "`show` with nobody around who could push")
    static let presentsTooEarly = DiagnosticCode("W0504", .warning, "a presentation from off the window")
    static let popoverWithoutAnchor = DiagnosticCode("W0505", .warning, "a popover without an anchor")
    static let undefinedContext = DiagnosticCode("W0506", .warning, "`currentContext` where nobody defines a context")
    static let staleUnderSheet = DiagnosticCode("W0507", .warning, "a presenter that waits to appear under a sheet")
    static let childWithoutDidMove = DiagnosticCode("W0508", .warning, "`add child` without `did move`")
    static let sheetWithoutExit = DiagnosticCode("W0509", .warning, "a sheet with no way out")
    static let containerOfItself = DiagnosticCode("W0510", .warning, "a container that leads to itself")

    static let unknownAllowance = DiagnosticCode("W0591", .warning, "a comment that allows what is no warning")
    static let idleAllowance = DiagnosticCode("W0592", .warning, "a comment that allows what is not there")

    /// The codes of `scenesh check` alone: what is surely a mistake, though the script runs.
    public static let lint: [DiagnosticCode] = [
        unreachedScene, repeatedIdentifier, showWithoutContainer, presentsTooEarly, popoverWithoutAnchor,
        undefinedContext, staleUnderSheet, childWithoutDidMove, sheetWithoutExit, containerOfItself, unknownAllowance,
        idleAllowance,
    ]
}
