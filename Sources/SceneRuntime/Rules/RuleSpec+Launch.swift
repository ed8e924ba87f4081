// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about launching and windows, in the order of `Rule`.
    static let launch: [RuleSpec] = [
        RuleSpec(
            .launchApp1, "LAUNCH-APP-1", .since(3), .documented, "ALAUNCH, APPLE-USING, READKE, LOG17",
            "Without scenes, UIKit loads the storyboard before it calls the app delegate; the window loads the view."
        ),
        RuleSpec(
            .launchApp2, "LAUNCH-APP-2", .since(13), .logged, "LEMON, VIKAS, APPLE-USING",
            "With scenes, the order is: app delegate, storyboard, scene delegate, view."),
        RuleSpec(
            .launchNoRoot1, "LAUNCH-NOROOT-1", .since(5), .logged, "NOROOT",
            """
            Without scenes, UIKit warns if a window has no root when the launch ends. From iOS 9 it raises an \
            exception.
            """),
        RuleSpec(
            .launchOrder1, "LAUNCH-ORDER-1", .since(3), .contested, "ESKIMO, LEMON",
            "The app becomes active before or after the root's viewDidAppear, depending on the release."),
        RuleSpec(
            .launchRoot1, "LAUNCH-ROOT-1", .since(3), .logged, "CAT26",
            "A window that becomes visible makes its root appear without animation."),
        RuleSpec(
            .launchCode1, "LAUNCH-CODE-1", .since(3), .logged, "LOG17, HDR",
            "A controller created in code runs init(nibName:bundle:) and no awakeFromNib."),
        RuleSpec(
            .launchConstr1, "LAUNCH-CONSTR-1", .since(3), .logged, "LAYOUT15, ARM1, HDR",
            "A layout pass updates the constraints, then the layout."),
        RuleSpec(
            .launchIsAppearing1, "LAUNCH-ISAPPEARING-1", .since(13), .logged, "CAT26, HDR, ULVIA",
            "UIKit calls viewIsAppearing once per appearance, in the layout pass, with the view in the window."),
        RuleSpec(
            .launchNavImmediate1, "LAUNCH-NAV-IMMEDIATE-1", .from(3, to: 17), .logged, "VANDRJ",
            "A push during the first appearance replaces the root before its appearance ends."),
        RuleSpec(
            .launchRootSwap1, "LAUNCH-ROOTSWAP-1", .since(3), .inferred, "INF",
            """
            A new root calls viewWillDisappear (old root), viewWillAppear (new), viewDidDisappear (old), \
            viewDidAppear (new).
            """),
        RuleSpec(
            .launchRootSwap2, "LAUNCH-ROOTSWAP-2", .since(3), .logged, "SOROOT",
            "What a replaced root presents stays in the window and keeps the old root alive."),
        RuleSpec(
            .sceneReq18, "SCENE-REQ-18", .from(18, to: 25), .documented, "ASCENE27",
            "From iOS 18.4, UIKit warns of an app without scenes when it launches; the app runs."),
        RuleSpec(
            .sceneReq26, "SCENE-REQ-26", .only(26), .documented, "ASCENE27",
            "UIKit warns that scenes will soon be required when an app without them launches; the app runs."),
        RuleSpec(
            .sceneReq27, "SCENE-REQ-27", .since(27), .documented, "ASCENE27, SCENE27LOG",
            """
            An app without scenes that is built with the SDK of iOS 27 raises an exception before its first call. \
            That it is an NSInternalInconsistencyException is inferred.
            """),
        RuleSpec(
            .sceneReconnect1, "SCENE-RECONNECT-1", .since(13), .documented, "ADOC, SDKH",
            "The system disconnects a scene in the background; when the user returns, it connects with a new root."),
        RuleSpec(
            .sceneURL1, "SCENE-URL-1", .since(13), .documented, "OPENURL, ADOC",
            "A URL that starts the app, or connects its scene, is passed to scene(_:willConnectTo:options:)."),
        RuleSpec(
            .sceneURL2, "SCENE-URL-2", .since(13), .documented, "OPENURL",
            "A connected scene receives a URL in openURLContexts, from the background after it enters the foreground."),
        RuleSpec(
            .sceneState1, "SCENE-STATE-1", .since(13), .documented, "SDKH, NEU2",
            "A scene in the background returns an activity; controllers that have it as userActivity update it."),
        RuleSpec(
            .sceneState2, "SCENE-STATE-2", .since(15), .documented, "SDKH",
            "A scene that connects restores its saved activity after the connection and before it becomes active."),
        RuleSpec(
            .sceneNew1, "SCENE-NEW-1", .since(13), .documented, "ADOC, NEU2, LEMON",
            "A second scene connects and shows its root as at a launch; the first scene's controllers get no calls."),
        RuleSpec(
            .sceneClose1, "SCENE-CLOSE-1", .since(13), .documented, "SDKH",
            "UIKit disconnects a scene that is discarded, then notifies the app delegate of its session."),
        RuleSpec(
            .launchOrient1, "LAUNCH-ORIENT-1", .from(3, to: 7), .documented, "APPLE-REFERENCE, AROT, INF",
            "The interface starts in portrait and turns to the device's orientation between will and did appear."),
        RuleSpec(
            .launchOrient2, "LAUNCH-ORIENT-2", .since(8), .logged, "NEUBCODE",
            "A root that does not support the launch orientation is turned before layout, with the same size."
        ),
    ]
}
