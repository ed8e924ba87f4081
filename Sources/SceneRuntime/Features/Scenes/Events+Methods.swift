extension MethodRow {
    /// The calls about events: of the delegates of the app, the scene and the notification center.
    static let events: [MethodRow] = [
        MethodRow(
            .openURL, handler: "openURL", name: "application", ["open"], parameters: ["url"],
            of: .app, in: .app, .since(9), result: .true, withScenes: .sceneOpenURLContexts),
        MethodRow(
            .willContinueUserActivity, handler: "willContinueUserActivity", name: "application",
            ["willContinueUserActivityWithType"], parameters: ["type"],
            of: .app, in: .app, .since(8), result: .true, withScenes: .sceneWillContinueUserActivity),
        MethodRow(
            .continueUserActivity, handler: "continueUserActivity", name: "application", ["continue"],
            parameters: ["activity"],
            of: .app, in: .app, .since(8), result: .true, withScenes: .sceneContinueUserActivity),
        MethodRow(
            .performActionForShortcutItem, handler: "performActionForShortcutItem", name: "application",
            ["performActionFor"], parameters: ["item"],
            of: .app, in: .app, .since(9), result: .nothing, withScenes: .scenePerformActionForShortcutItem),
        MethodRow(
            .didReceiveRemoteNotification, handler: "didReceiveRemoteNotification", name: "application",
            ["didReceiveRemoteNotification"], parameters: ["info"],
            of: .app, in: .app, .since(7), result: .nothing),
        MethodRow(
            .performFetch, handler: "performFetch", name: "application", ["performFetchWithCompletionHandler"],
            parameters: [],
            of: .app, in: .app, .since(7), result: .nothing, values: false),
        MethodRow(
            .didReceiveNotificationResponse, handler: "didReceiveNotificationResponse",
            name: "userNotificationCenter", ["didReceive"], parameters: ["response"],
            of: .center, in: .app, .since(10), result: .nothing),
        MethodRow(
            .sceneWillContinueUserActivity, handler: "sceneWillContinueUserActivity", name: "scene",
            ["willContinueUserActivityWithType"], parameters: ["type"],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .sceneContinueUserActivity, handler: "sceneContinueUserActivity", name: "scene", ["continue"],
            parameters: ["activity"],
            of: .scene, in: .app, .since(13), result: .nothing),
        MethodRow(
            .scenePerformActionForShortcutItem, handler: "scenePerformActionForShortcutItem", name: "windowScene",
            ["performActionFor"], parameters: ["item"],
            of: .scene, in: .app, .since(13), result: .nothing),
    ]
}
