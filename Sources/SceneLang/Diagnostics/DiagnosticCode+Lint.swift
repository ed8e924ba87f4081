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
    static let presentsFromDismissed = DiagnosticCode(
        "W0512", .warning, "a presentation from a controller that is being dismissed")
    static let presentsAfterDismissal = DiagnosticCode("W0513", .warning, "a presentation while a dismissal begins")
    static let dismissesTwice = DiagnosticCode("W0514", .warning, "two dismissals in one turn")
    static let loadsViewTooEarly = DiagnosticCode("W0515", .warning, "a view that is loaded in an initializer")
    static let outletBeforeView = DiagnosticCode("W0516", .warning, "an outlet that is read before the view is loaded")
    static let viewWithoutChild = DiagnosticCode("W0517", .warning, "the view of a controller that is not a child")
    static let unsavedChild = DiagnosticCode("W0518", .warning, "a child whose state is not saved")
    static let presenterWithoutCalls = DiagnosticCode(
        "W0519", .warning, "a presenter that gets no appearance calls from iOS 13")
    package static let showsNavigationController = DiagnosticCode(
        "W0520", .warning, "`show` with a navigation controller")
    package static let pushedSplitView = DiagnosticCode("W0521", .warning, "a split view controller that is pushed")
    package static let barButtonWithTwoTargets = DiagnosticCode(
        "W0522", .warning, "a bar button item with a segue and an action")
    static let silencedHandler = DiagnosticCode(
        "W0523", .warning, "a handler of the app delegate in an app with scenes")
    static let sceneHandlerWithoutScenes = DiagnosticCode(
        "W0524", .warning, "a handler of a scene in an app without scenes")
    static let earlyWindow = DiagnosticCode("W0525", .warning, "a window that is made before a scene connects")
    static let scenesAreRequired = DiagnosticCode("W0526", .warning, "an app without scenes that does not launch")
    static let launchOptionsWithScenes = DiagnosticCode("W0527", .warning, "launch options that are read with scenes")
    static let halfEvent = DiagnosticCode("W0528", .warning, "an event that is handled only while a scene is connected")
    static let curlingPages = DiagnosticCode("N0006", .note, "a page view controller that curls by default")
    static let selfAssignment = DiagnosticCode("W0529", .warning, "a property that is set to itself")

    static let hiddenWindow = DiagnosticCode("W0530", .warning, "a window that is never made visible")

    static let unknownAllowance = DiagnosticCode("W0591", .warning, "a comment that allows an unknown warning")
    static let idleAllowance = DiagnosticCode("W0592", .warning, "a comment that allows a warning that is not reported")

    /// The codes that only `scenesh check` reports: mistakes that do not keep a script from running.
    public static let lint: [DiagnosticCode] = [
        unreachedScene, repeatedIdentifier, showWithoutContainer, presentsTooEarly, popoverWithoutAnchor,
        undefinedContext, staleUnderSheet, childWithoutDidMove, sheetWithoutExit, containerOfItself, stepWithoutStack,
        presentsFromDismissed, presentsAfterDismissal, dismissesTwice, loadsViewTooEarly, outletBeforeView,
        viewWithoutChild, unsavedChild, presenterWithoutCalls, showsNavigationController, pushedSplitView,
        barButtonWithTwoTargets, silencedHandler, sceneHandlerWithoutScenes, earlyWindow, scenesAreRequired,
        launchOptionsWithScenes, halfEvent, selfAssignment, hiddenWindow, curlingPages,
        unknownAllowance, idleAllowance,
    ]
}
