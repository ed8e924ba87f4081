// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about launching and windows. `docs/sources.md` lists the names of the sources.
    static let launch: [RuleSpec] = [
        RuleSpec(
            .launchApp1, "LAUNCH-APP-1", .since(3), .documented, "ALAUNCH, APPLE-USING, READKE, LOG17",
            """
            Without scenes, UIKit loads the storyboard before it calls the app delegate. The window loads the root's \
            view.
            """,
            asserts: [.initCoder, .awakeFromNib, .willFinishLaunching, .didFinishLaunching]),
        RuleSpec(
            .launchApp2, "LAUNCH-APP-2", .since(13), .logged, "LEMON, VIKAS, APPLE-USING",
            """
            With scenes, UIKit calls the app delegate, loads the storyboard, calls the scene delegate, then loads the \
            root's view.
            """,
            asserts: [
                .initCoder, .awakeFromNib, .willFinishLaunching, .didFinishLaunching, .sceneWillConnect,
                .sceneWillEnterForeground,
            ]),
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
            "A window that becomes visible makes its root appear without animation.",
            asserts: [.viewWillAppear, .viewDidAppear]),
        RuleSpec(
            .launchCode1, "LAUNCH-CODE-1", .since(3), .logged, "LOG17, HDR",
            "A controller that is created in code gets init(nibName:bundle:) and no awakeFromNib.",
            asserts: [.initNib]),
        RuleSpec(
            .launchConstr1, "LAUNCH-CONSTR-1", .since(3), .logged, "LAYOUT15, ARM1, HDR",
            "A layout pass first updates the constraints, then lays out the views.",
            asserts: [.updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews]),
        RuleSpec(
            .launchIsAppearing1, "LAUNCH-ISAPPEARING-1", .since(13), .logged, "CAT26, HDR, ULVIA",
            "UIKit calls viewIsAppearing once per appearance, in the layout pass, with the view in the window.",
            asserts: [.viewIsAppearing]),
        RuleSpec(
            .launchNavImmediate1, "LAUNCH-NAV-IMMEDIATE-1", .from(3, to: 17), .logged, "VANDRJ",
            "A push during the first appearance replaces the root of the stack before the root's appearance ends.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .launchRootSwap1, "LAUNCH-ROOTSWAP-1", .since(3), .inferred, "INF",
            """
            When a window gets a new root, UIKit calls viewWillDisappear (old root), viewWillAppear (new), \
            viewDidDisappear (old), viewDidAppear (new).
            """),
        RuleSpec(
            .launchRootSwap2, "LAUNCH-ROOTSWAP-2", .since(3), .logged, "SOROOT",
            "A controller that a replaced root presents stays in the window and keeps the old root alive."),
        RuleSpec(
            .sceneReq18, "SCENE-REQ-18", .from(18, to: 25), .documented, "ASCENE27",
            "From iOS 18.4, UIKit logs a warning when an app without scenes launches. The app runs."),
        RuleSpec(
            .sceneReq26, "SCENE-REQ-26", .only(26), .documented, "ASCENE27",
            "When an app without scenes launches, UIKit warns that scenes will soon be required. The app runs."),
        RuleSpec(
            .sceneReq27, "SCENE-REQ-27", .since(27), .documented, "ASCENE27, SCENE27LOG",
            """
            If an app without scenes is built with the SDK of iOS 27, UIKit raises an exception before the first call \
            to the app. That it is an NSInternalInconsistencyException is inferred.
            """),
        RuleSpec(
            .sceneReconnect1, "SCENE-RECONNECT-1", .since(13), .documented, "ADOC, SDKH",
            """
            The system can disconnect a scene in the background. When the user returns, the scene connects again, with \
            a new root.
            """,
            asserts: [.sceneDidDisconnect, .sceneWillConnect]),
        RuleSpec(
            .sceneURL1, "SCENE-URL-1", .since(13), .documented, "OPENURL, ADOC",
            "UIKit passes a URL that starts the app, or connects its scene, to scene(_:willConnectTo:options:).",
            asserts: [.sceneWillConnect]),
        RuleSpec(
            .sceneURL2, "SCENE-URL-2", .since(13), .documented, "OPENURL",
            """
            A connected scene receives a URL in openURLContexts. A scene in the background first enters the \
            foreground.
            """),
        RuleSpec(
            .sceneState1, "SCENE-STATE-1", .since(13), .documented, "SDKH, NEU2",
            """
            When a scene has entered the background, UIKit asks its delegate for an activity. Controllers whose \
            userActivity is this activity then update it.
            """,
            asserts: [.stateRestorationActivity, .updateUserActivityState]),
        RuleSpec(
            .sceneState2, "SCENE-STATE-2", .since(15), .documented, "SDKH",
            "UIKit restores the saved activity of a scene after the scene has connected and before it becomes active.",
            asserts: [.restoreInteractionState]),
        RuleSpec(
            .sceneNew1, "SCENE-NEW-1", .since(13), .documented, "ADOC, NEU2, LEMON",
            """
            A second scene connects and shows its root as at a launch. The controllers of the first scene get no \
            calls.
            """,
            asserts: [.configurationForConnecting, .sceneWillConnect, .sceneWillEnterForeground]),
        RuleSpec(
            .sceneClose1, "SCENE-CLOSE-1", .since(13), .documented, "SDKH",
            """
            When a scene is discarded, UIKit disconnects it, then notifies the app delegate that its session is \
            discarded.
            """,
            asserts: [.sceneDidDisconnect, .didDiscardSceneSessions]),
        RuleSpec(
            .launchOrient1, "LAUNCH-ORIENT-1", .from(3, to: 7), .documented, "APPLE-REFERENCE, AROT, INF",
            """
            The interface starts in portrait. It turns to the device's orientation between the root's viewWillAppear \
            and viewDidAppear.
            """),
        RuleSpec(
            .launchOrient2, "LAUNCH-ORIENT-2", .since(8), .logged, "NEUBCODE",
            """
            If the root does not support the launch orientation, the interface turns before layout. UIKit does not \
            call viewWillTransition.
            """,
            asserts: [.willTransition, .traitCollectionDidChange]),
        RuleSpec(
            .launchConstr2, "LAUNCH-CONSTR-2", .since(6), .documented, "WWDC18C, LAYOUT15",
            """
            One pass updates the constraints of all controllers, children before parents. Then one pass lays out their \
            views, parents before children.
            """,
            asserts: [.updateViewConstraints]),
    ]
}
