// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about the scenes of the app. `docs/sources.md` lists the names of the sources.
    static let scenes: [RuleSpec] = [
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
            .sceneURL1, "SCENE-URL-1", .since(13), .documented, "ALINKS, JAKEHAO, OPENURL",
            "With scenes, a URL that starts the app or connects its scene is in the connection options only.",
            asserts: [.sceneWillConnect]),
        RuleSpec(
            .sceneURL2, "SCENE-URL-2", .since(13), .contested, "ALINKS, LATAP",
            "A connected scene gets openURLContexts. Whether before or after it becomes active is contested."),
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
    ]
}
