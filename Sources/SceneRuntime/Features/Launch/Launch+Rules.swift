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
            .launchApp2, "LAUNCH-APP-2", .since(13), .logged, "LEMON, TRACEPC, STACKS, FORUM746362",
            """
            With scenes, UIKit calls the app delegate, loads the storyboard, sets the scene delegate's window, calls \
            scene(_:willConnectTo:options:), then loads the root's view.
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
            .launchNoWindow1, "LAUNCH-NOWINDOW-1", .since(3), .inferred, "NOWINDOW",
            """
            Without scenes, an app that makes no window starts with a black screen. UIKit calls the app delegate, and \
            raises no exception.
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
        RuleSpec(
            .windowRootNil1, "WINDOW-ROOT-NIL-1", .since(4), .documented, "ROOTNIL, CAT26",
            "A window whose root is set to nil shows nothing: the view of the old root leaves the window.",
            asserts: [.viewWillDisappear, .viewDidDisappear]),
    ]
}
