extension RuleSpec {
    /// The rules about background and foreground. `docs/sources.md` lists the names of the
    /// sources.
    static let background: [RuleSpec] = [
        RuleSpec(
            .bg1, "BG-1", .since(4), .documented, "LOG17, APPLE-REFERENCE",
            """
            An app that leaves the screen becomes inactive, then enters the background. Its controllers get no calls.
            """,
            asserts: [.applicationWillResignActive, .applicationDidEnterBackground]),
        RuleSpec(
            .bg2, "BG-2", .since(4), .documented, "LOG17",
            """
            An app that comes back enters the foreground, then becomes active. Its controllers get no appearance \
            callbacks.
            """,
            asserts: [.applicationWillEnterForeground, .applicationDidBecomeActive]),
        RuleSpec(
            .bg3, "BG-3", .since(13), .logged, "LEMON, ONMYSCENE, VIKAS",
            "With scenes, UIKit calls the scene delegate for background and foreground, not the app delegate.",
            asserts: [
                .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground, .sceneDidBecomeActive,
            ]),
        RuleSpec(
            .bg5, "BG-5", .since(3), .documented, "LOG17",
            "An interruption makes the app inactive and then active again. Its controllers get no calls.",
            asserts: [
                .applicationWillResignActive, .applicationDidBecomeActive, .sceneWillResignActive,
                .sceneDidBecomeActive,
            ]),
        RuleSpec(
            .bg6, "BG-6", .since(13), .logged, "LEMON",
            "When a scene is closed, UIKit disconnects it, then discards its session.",
            asserts: [.sceneDidDisconnect, .didDiscardSceneSessions]),
        RuleSpec(
            .bgTerminate1, "BG-TERMINATE-1", .since(3), .inferred, "HDR",
            "UIKit notifies an app in the foreground before the app ends, but not a suspended app."),
        RuleSpec(
            .relaunch1, "RELAUNCH-1", .since(3), .inferred, "ALAUNCH, ARESTORE",
            "A new process launches as the first one did. No object of the old process exists.",
            silent: "The calls come by the rules of the launch."),
        RuleSpec(
            .post1, "NOTIFY-1", .since(3), .inferred, "HDR, CAT26",
            """
            A notification center calls the observers of a notification in the order of their registration, before \
            post returns.
            """),
        RuleSpec(
            .noteApp1, "NOTE-APP-1", .since(3), .inferred, "NOTEDOC, INF",
            """
            UIKit posts the notifications of the app with the calls of its delegate, in apps with scenes, too. That \
            the call comes first is inferred.
            """),
        RuleSpec(
            .noteApp2, "NOTE-APP-2", .since(13), .inferred, "NOTEDOC, INF",
            """
            UIKit posts the notifications of a scene with the calls of its delegate. That the call comes first is \
            inferred.
            """),
    ]
}
