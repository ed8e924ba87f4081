// tidy: long, one constant a code

extension DiagnosticCode {
    package static let unreachedScene = DiagnosticCode("W0501", .warning, "an unused scene or controller")
    package static let repeatedIdentifier = DiagnosticCode("W0502", .warning, "a duplicate identifier")
    package static let showWithoutContainer = DiagnosticCode(
        "W0503", .warning, "`show` without a navigation or split view controller")
    static let presentsTooEarly = DiagnosticCode("W0504", .warning, "a presentation before the view is in a window")
    package static let popoverWithoutAnchor = DiagnosticCode("W0505", .warning, "a popover without an anchor")
    package static let undefinedContext = DiagnosticCode(
        "W0506", .warning, "`currentContext` without a defined context")
    static let staleUnderSheet = DiagnosticCode(
        "W0507", .warning, "a presenter that still shows old values after its sheet is dismissed")
    static let childWithoutDidMove = DiagnosticCode("W0508", .warning, "`add child` without `did move`")
    static let sheetWithoutExit = DiagnosticCode("W0509", .warning, "a sheet that can never be dismissed")
    package static let containerOfItself = DiagnosticCode("W0510", .warning, "a container that contains itself")
    static let stepWithoutStack = DiagnosticCode("W0511", .warning, "`push` without a navigation controller")

    static let unknownAllowance = DiagnosticCode("W0591", .warning, "a comment that allows an unknown warning")
    static let idleAllowance = DiagnosticCode("W0592", .warning, "a comment that allows a warning that is not reported")

    /// The codes that only `scenesh check` reports: mistakes that do not keep a script from running.
    public static let lint: [DiagnosticCode] = [
        unreachedScene, repeatedIdentifier, showWithoutContainer, presentsTooEarly, popoverWithoutAnchor,
        undefinedContext, staleUnderSheet, childWithoutDidMove, sheetWithoutExit, containerOfItself, stepWithoutStack,
        unknownAllowance, idleAllowance,
    ]
}
