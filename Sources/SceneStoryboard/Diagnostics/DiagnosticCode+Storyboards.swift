public import SceneLang

extension DiagnosticCode {
    static let malformedStoryboard = DiagnosticCode("E0601", .error, "a storyboard that is not well-formed XML")
    public static let otherSystem = DiagnosticCode("E0602", .error, "a storyboard for another system")
    static let launchScreen = DiagnosticCode("E0603", .error, "a launch screen")
    static let danglingSegue = DiagnosticCode("E0604", .error, "a segue to an object that does not exist")
    static let duplicateObject = DiagnosticCode("E0605", .error, "two objects with the same id")
    static let missingInitial = DiagnosticCode("E0606", .error, "an initial controller that does not exist")
    static let storyboardLimit = DiagnosticCode("E0607", .error, "a storyboard that is too large")
    static let notAStoryboard = DiagnosticCode("E0608", .error, "an XML document that is not a storyboard")
    static let missingAttribute = DiagnosticCode("E0609", .error, "an object without a required attribute")
    public static let endlessContainer = DiagnosticCode("E0610", .error, "a container that contains itself at launch")
    static let secondChild = DiagnosticCode("E0611", .error, "a second child where only one is allowed")

    static let missingReference = DiagnosticCode("W0601", .warning, "a storyboard reference that leads nowhere")
    static let customSegueWithoutClass = DiagnosticCode("W0602", .warning, "a custom segue without a class")
    static let emptyContainer = DiagnosticCode("W0603", .warning, "a container that nothing can fill")
    static let pushedContainer = DiagnosticCode("W0604", .warning, "a navigation controller that is pushed")
    static let unperformedSegue = DiagnosticCode("W0605", .warning, "a segue that nothing performs")
    static let classOfDifferentKinds = DiagnosticCode("W0606", .warning, "one class for controllers of different kinds")
    static let paddedIdentifier = DiagnosticCode(
        "W0608", .warning, "an identifier that is empty, or begins or ends with whitespace")
    static let unknownValue = DiagnosticCode("W0609", .warning, "an unknown kind, relationship or style")
    static let sceneWithoutController = DiagnosticCode("W0610", .warning, "a scene without exactly one controller")
    static let actionWithoutClass = DiagnosticCode("W0611", .warning, "an action to a controller without a class")
    static let cellWithoutIdentifier = DiagnosticCode("W0612", .warning, "a prototype of a cell without an identifier")
    static let idleButton = DiagnosticCode("W0613", .warning, "a button that nothing reacts to")

    /// The codes of storyboards.
    public static let storyboards: [DiagnosticCode] = [
        malformedStoryboard, otherSystem, launchScreen, danglingSegue, duplicateObject, missingInitial,
        storyboardLimit, notAStoryboard, missingAttribute, endlessContainer,
        secondChild,
        missingReference, customSegueWithoutClass, emptyContainer, pushedContainer, unperformedSegue,
        classOfDifferentKinds, .actionMissingInClass, paddedIdentifier, unknownValue, sceneWithoutController,
        actionWithoutClass, cellWithoutIdentifier, idleButton, .numberedScene,
    ]
}
