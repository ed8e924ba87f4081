// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about what changes when an app adopts scenes. `docs/sources.md` lists the names of the sources.
    static let adoption: [RuleSpec] = [
        RuleSpec(
            .launchBg1, "LAUNCH-BG-1", .since(3), .documented, "ESKIMO, REGULAR",
            "Without scenes, the root appears in a background launch.", asserts: [.viewDidLoad]),
        RuleSpec(
            .windowHidden1, "WINDOW-HIDDEN-1", .since(3), .documented, "AMAKEKEY, AURORKIT, STACKS",
            """
            A window that code makes is hidden. UIKit neither loads nor shows its root's view before code calls \
            makeKeyAndVisible or sets isHidden to false.
            """),
        RuleSpec(
            .windowHide1, "WINDOW-HIDE-1", .since(3), .inferred, "AVISIBILITY",
            "The root of a window that code hides disappears. It stays the root of the window."),
        RuleSpec(
            .windowVisible1, "WINDOW-VISIBLE-1", .since(3), .logged, "STACKS, SQCALL",
            "A window that becomes visible loads its root's view before makeKeyAndVisible returns.",
            asserts: [.loadView, .viewDidLoad]),
        RuleSpec(
            .sceneCode1, "SCENE-CODE-1", .since(13), .logged, "SQCALL",
            "If scene(_:willConnectTo:options:) makes the window, the root's view loads inside of this method.",
            asserts: [.loadView, .viewDidLoad]),
        RuleSpec(
            .sceneFg1, "SCENE-FG-1", .since(13), .logged, "LEMON, FORUM746362, BUGSNAG1180",
            """
            With scenes, sceneWillEnterForeground and willEnterForegroundNotification also come at a cold launch. \
            Without scenes, neither the method nor the notification comes.
            """,
            asserts: [.sceneWillEnterForeground, .notification]),
        RuleSpec(
            .sceneNotes1, "SCENE-NOTES-1", .since(13), .logged, "FORUM746362, ANORUN",
            """
            With scenes, UIKit posts the notifications of UIApplication, too, each after the method of the scene's \
            delegate.
            """,
            asserts: [.notification]),
        RuleSpec(
            .sceneStateValue1, "SCENE-STATE-VALUE-1", .since(13), .inferred, "FIREBASE15912",
            "With scenes, the state of the app is background in didFinishLaunching of a foreground launch.",
            silent: "It is about a value, not about a call."),
        RuleSpec(
            .sceneOptions1, "SCENE-OPTIONS-1", .since(13), .documented, "AOPTIONS",
            "With scenes, the launch options are nil.", silent: "It is about a value, not about a call."),
        RuleSpec(
            .sceneAppCalls1, "SCENE-APPCALLS-1", .since(13), .documented, "ASCENE27, EXPOFYI, ANORUN",
            """
            With scenes, UIKit does not call the app delegate about states, URLs, activities and quick actions.
            """,
            silent: "It removes calls."),
        RuleSpec(
            .sceneAppKeeps1, "SCENE-APPKEEPS-1", .since(13), .documented, "ALIFE, FLUTTERDOC",
            """
            With scenes, the app delegate still gets the calls about launch, termination, memory, remote \
            notifications, background sessions and orientations.
            """,
            asserts: [.didReceiveRemoteNotification, .performFetch]),
        RuleSpec(
            .sceneWindow1, "SCENE-WINDOW-1", .since(13), .inferred, "WPNOTICE, SLINT13450, ADYEN1165, MINIQUAD634",
            "With scenes, a window that has no window scene never reaches the screen."),
        RuleSpec(
            .sceneWindow2, "SCENE-WINDOW-2", .since(13), .logged, "TRACEPC, FLUTTERDOC",
            "UIKit sets the window of the scene delegate and leaves that of the app delegate nil.",
            silent: "It is about a value, not about a call."),
        RuleSpec(
            .sceneConfig1, "SCENE-CONFIG-1", .since(13), .logged, "SO63520008, LUX",
            "UIKit asks for a configuration once per session, not at each launch or connection.",
            asserts: [.configurationForConnecting]),
        RuleSpec(
            .sceneConfig3, "SCENE-CONFIG-3", .since(13), .inferred, "INF",
            "UIKit asks for the configuration of a new scene before it creates its root."),
        RuleSpec(
            .sceneActivity1, "SCENE-ACTIVITY-1", .since(13), .documented, "ALINKS, SNAPSYNC",
            "With scenes, an activity that starts the app is in the connection options only.",
            asserts: [.sceneWillConnect]),
        RuleSpec(
            .sceneActivity2, "SCENE-ACTIVITY-2", .since(13), .contested, "ALINKS, SNAPSYNC",
            """
            A connected scene gets scene(_:willContinueUserActivityWithType:), then scene(_:continue:). One device \
            with iOS 18.7.9 did not deliver the second.
            """),
        RuleSpec(
            .sceneResponse1, "SCENE-RESPONSE-1", .since(13), .documented, "ACONNECT, MOB, DEFOLD58",
            """
            With scenes, the response to a notification that starts the app is in the connection options, and the \
            delegate of the notification center gets it, too. No source shows the order of the two.
            """,
            asserts: [.sceneWillConnect]),
        RuleSpec(
            .sceneResponse2, "SCENE-RESPONSE-2", .since(13), .inferred, "OPENHAB1229",
            "A scene is connected, in the foreground and inactive when the delegate gets the response."),
        RuleSpec(
            .sceneShortcut1, "SCENE-SHORTCUT-1", .since(13), .documented, "ACONNECT, JAKEHAO, EXPOQA61",
            "With scenes, a quick action that starts the app is in the connection options only.",
            asserts: [.sceneWillConnect]),
        RuleSpec(
            .sceneShortcut2, "SCENE-SHORTCUT-2", .since(13), .documented, "ACONNECT, JAKEHAO",
            """
            A connected scene gets windowScene(_:performActionFor:completionHandler:). No source shows its place \
            among the calls about the foreground.
            """),
        RuleSpec(
            .sceneBg1, "SCENE-BG-1", .since(13), .inferred, "NOSCENE",
            "With scenes, no scene connects in a background launch."),
        RuleSpec(
            .sceneBg2, "SCENE-BG-2", .since(13), .inferred, "NOSCENE",
            """
            When the user opens an app with scenes that was launched in the background, a scene connects as at a \
            launch, without the launch methods.
            """),
        RuleSpec(
            .sceneBgPush1, "SCENE-BG-PUSH-1", .since(13), .inferred, "NOSCENE, AKEYS26",
            "With scenes, a silent push that starts the app comes to the app delegate, and no scene connects."),
        RuleSpec(
            .sceneBgLocation, "SCENE-BG-LOCATION", .since(13), .contested, "ALIFE, NOSCENE",
            "Whether a location event connects a scene in the background is contested. The model connects none."),
        RuleSpec(
            .sceneKill1, "SCENE-KILL-1", .since(13), .contested, "MATT71570813, FORUM732170, FXIOS12622",
            """
            When the user closes the only scene, it resigns and disconnects, and the app ends with \
            applicationWillTerminate. Whether it enters the background is contested: on an iPhone with iOS 13 it did.
            """),
        RuleSpec(
            .sceneKill2, "SCENE-KILL-2", .since(13), .contested, "FB9855914, ASTATE",
            "Whether the activity of a session that the user closes survives is contested. The model discards it."),
        RuleSpec(
            .sceneDiscard2, "SCENE-DISCARD-2", .since(13), .documented, "ADISCARD",
            "A session that is discarded while the app does not run is reported after the next didFinishLaunching.",
            asserts: [.didDiscardSceneSessions]),
        RuleSpec(
            .sceneTerminate1, "SCENE-TERMINATE-1", .since(13), .inferred, "ADISCON",
            "UIKit does not notify a suspended app of its end, whether its scene is connected or not.",
            silent: "It removes a call."),
        RuleSpec(
            .sceneOrient1, "SCENE-ORIENT-1", .since(13), .inferred, "WBLOCK559",
            "With scenes, UIKit still asks the app delegate for the orientations of a window."),
        RuleSpec(
            .sceneManifest1, "SCENE-MANIFEST-1", .since(13), .contested, "ASCENE27, MACIOS7596",
            """
            Whether a manifest without configurations counts as adopted is contested; its screen stayed black on \
            iOS 13.
            """,
            silent: "The model refuses such a manifest."),
        RuleSpec(
            .sceneSDK1, "SCENE-SDK-1", .only(26), .logged, "SDKNOTES",
            "An app without scenes that is built with the SDK of iOS 27 runs on iOS 26 and logs the warning."),
        RuleSpec(
            .sceneSDK2, "SCENE-SDK-2", .since(27), .documented, "ASCENE27, MINIQUAD634",
            "An app without scenes that is built with an older SDK runs on iOS 27.",
            silent: "It removes an exception."),
        RuleSpec(
            .appStateValue1, "APP-STATE-VALUE-1", .since(4), .logged, "REGULAR, ALIFE",
            """
            Without scenes, the state of the app is inactive in the launch methods, or background in a background \
            launch.
            """,
            silent: "It is about a value, not about a call."),
        RuleSpec(
            .appOptions1, "APP-OPTIONS-1", .since(3), .logged, "REGULAR, RECOURSIVE",
            "Without scenes, the launch options have the reason of the launch.",
            silent: "It is about a value, not about a call."),
        RuleSpec(
            .appURL1, "APP-URL-1", .since(4), .logged, "REGULAR, RECOURSIVE",
            """
            Without scenes, a URL that starts the app comes in the launch options, then in \
            application(_:open:options:), before the app is active.
            """,
            asserts: [.openURL]),
        RuleSpec(
            .appURL2, "APP-URL-2", .since(4), .logged, "REGULAR, RECOURSIVE",
            "Without scenes, an app in the background enters the foreground, gets the URL, then becomes active.",
            asserts: [.openURL, .applicationWillEnterForeground, .applicationDidBecomeActive]),
        RuleSpec(
            .appVeto1, "APP-VETO-1", .since(6), .documented, "AVETO, RECOURSIVE",
            """
            If a launch method returns false, UIKit does not deliver the URL, activity or quick action again.
            """,
            silent: "It removes calls."),
        RuleSpec(
            .appActivity1, "APP-ACTIVITY-1", .since(8), .logged, "REGULAR, RECOURSIVE",
            """
            Without scenes, an activity that starts the app comes in the launch options, then in \
            application(_:willContinueUserActivityWithType:) and application(_:continue:restorationHandler:), before \
            the app is active.
            """,
            asserts: [.willContinueUserActivity, .continueUserActivity]),
        RuleSpec(
            .appActivity2, "APP-ACTIVITY-2", .since(8), .logged, "REGULAR, RECOURSIVE",
            "Without scenes, an app in the background enters the foreground, gets the activity, then becomes active.",
            asserts: [
                .willContinueUserActivity, .continueUserActivity, .applicationWillEnterForeground,
                .applicationDidBecomeActive,
            ]),
        RuleSpec(
            .appResponse1, "APP-RESPONSE-1", .since(10), .documented, "REGULAR, DELTACHAT2672",
            """
            Without scenes, the response to a notification that starts the app comes in the launch options, then to \
            the delegate of the notification center, if it is set before didFinishLaunching returns.
            """,
            asserts: [.didReceiveNotificationResponse]),
        RuleSpec(
            .appResponse2, "APP-RESPONSE-2", .since(10), .logged, "REGULAR, JIGARM",
            """
            Without scenes, the delegate of the notification center of an app in the background gets the response \
            between applicationWillEnterForeground and applicationDidBecomeActive.
            """,
            asserts: [
                .didReceiveNotificationResponse, .applicationWillEnterForeground, .applicationDidBecomeActive,
            ]),
        RuleSpec(
            .appShortcut1, "APP-SHORTCUT-1", .since(9), .documented, "AVETO",
            """
            Without scenes, a quick action that starts the app comes in the launch options, then in \
            application(_:performActionFor:completionHandler:).
            """,
            asserts: [.performActionForShortcutItem]),
        RuleSpec(
            .appShortcut2, "APP-SHORTCUT-2", .since(9), .documented, "AVETO",
            """
            Without scenes, a running app gets a quick action in application(_:performActionFor:completionHandler:). \
            Its place among the calls about the foreground is inferred.
            """),
        RuleSpec(
            .appBg1, "APP-BG-1", .since(4), .logged, "OR14295449, REGULAR",
            "Without scenes, a background launch makes no call about states.",
            asserts: [.willFinishLaunching, .didFinishLaunching]),
        RuleSpec(
            .appBg2, "APP-BG-2", .since(4), .logged, "JIGARM",
            """
            When the user opens an app without scenes that was launched in the background, it enters the foreground \
            and becomes active. Its controllers get no calls.
            """,
            asserts: [.applicationWillEnterForeground, .applicationDidBecomeActive]),
        RuleSpec(
            .appBgPush1, "APP-BG-PUSH-1", .since(7), .logged, "JIGARM, AMPLITUDE",
            "Without scenes, a silent push starts the app and comes after didFinishLaunching.",
            asserts: [.didReceiveRemoteNotification]),
    ]
}
