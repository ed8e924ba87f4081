/// A handler of the app delegate that UIKit no longer calls when the app has scenes, and what takes its place.
package struct SceneAdoption: Sendable {
    /// The name of the handler in scripts.
    package let handler: StaticString
    /// The name of the scene's handler that UIKit calls instead while a scene is connected; empty if there is none.
    package let scene: StaticString
    /// The connection option with the reason of a launch that the handler reports without scenes; empty if none.
    package let option: StaticString
    /// The ids of the rules without scenes and with scenes.
    package let rules: (without: StaticString, with: StaticString)

    private init(
        _ handler: StaticString, _ scene: StaticString, option: StaticString = "", _ without: StaticString,
        _ with: StaticString
    ) {
        (self.handler, self.scene, self.option, rules) = (handler, scene, option, (without, with))
    }

    /// Every such handler, in the order of UIKit's life cycle.
    package static let all: [SceneAdoption] = [
        SceneAdoption("applicationDidBecomeActive", "sceneDidBecomeActive", "BG-2", "BG-3"),
        SceneAdoption("applicationWillResignActive", "sceneWillResignActive", "BG-1", "BG-3"),
        SceneAdoption("applicationDidEnterBackground", "sceneDidEnterBackground", "BG-1", "BG-3"),
        SceneAdoption("applicationWillEnterForeground", "sceneWillEnterForeground", "BG-2", "BG-3"),
        SceneAdoption("openURL", "openURLContexts", option: "urlContexts", "APP-URL-1", "SCENE-URL-1"),
        SceneAdoption(
            "willContinueUserActivity", "sceneWillContinueUserActivity", "APP-ACTIVITY-1", "SCENE-ACTIVITY-1"),
        SceneAdoption(
            "continueUserActivity", "sceneContinueUserActivity", option: "userActivities", "APP-ACTIVITY-1",
            "SCENE-ACTIVITY-1"),
        SceneAdoption(
            "performActionForShortcutItem", "scenePerformActionForShortcutItem", option: "shortcutItem",
            "APP-SHORTCUT-1", "SCENE-SHORTCUT-1"),
        SceneAdoption("shouldSaveApplicationState", "stateRestorationActivity", "RESTORE-SAVE-1", "SCENE-STATE-1"),
        SceneAdoption("willEncodeRestorableState", "stateRestorationActivity", "RESTORE-SAVE-1", "SCENE-STATE-1"),
        SceneAdoption("shouldRestoreApplicationState", "restoreInteractionStateWith", "RESTORE-1", "SCENE-STATE-2"),
        SceneAdoption("didDecodeRestorableState", "restoreInteractionStateWith", "RESTORE-1", "SCENE-STATE-2"),
    ]

    /// The handlers of the app delegate that UIKit calls with scenes, too.
    package static let kept: [StaticString] = [
        "willFinishLaunching", "didFinishLaunching", "applicationWillTerminate", "applicationDidReceiveMemoryWarning",
        "didReceiveRemoteNotification", "performFetch", "didReceiveNotificationResponse",
        "supportedInterfaceOrientationsFor", "didDiscardSceneSessions", "configurationForConnecting",
    ]

    /// A method of the app delegate that is no handler of scripts, because it is not modelled.
    package struct Unmodelled: Sendable {
        /// The label of the second parameter, or the base name of a method with one parameter.
        package let key: StaticString
        /// The method of a scene delegate that UIKit calls instead; empty if it calls the app delegate as before.
        package let scene: StaticString
        /// The connection option with the reason of a launch; empty if there is none.
        package let option: StaticString
    }

    /// These methods: first those that UIKit no longer calls with scenes, then those that it calls as before.
    package static let unmodelled: [Unmodelled] = [
        Unmodelled(
            key: "didFailToContinueUserActivityWithType",
            scene: "scene(_:didFailToContinueUserActivityWithType:error:)", option: ""),
        Unmodelled(key: "didUpdate", scene: "scene(_:didUpdate:)", option: ""),
        Unmodelled(
            key: "userDidAcceptCloudKitShareWith", scene: "windowScene(_:userDidAcceptCloudKitShareWith:)",
            option: "cloudKitShareMetadata"),
        Unmodelled(key: "didRegisterForRemoteNotificationsWithDeviceToken", scene: "", option: ""),
        Unmodelled(key: "didFailToRegisterForRemoteNotificationsWithError", scene: "", option: ""),
        Unmodelled(key: "handleEventsForBackgroundURLSession", scene: "", option: ""),
        Unmodelled(key: "applicationSignificantTimeChange", scene: "", option: ""),
        Unmodelled(key: "applicationProtectedDataWillBecomeUnavailable", scene: "", option: ""),
        Unmodelled(key: "applicationProtectedDataDidBecomeAvailable", scene: "", option: ""),
    ]

    /// Returns the row of a handler of the app delegate; nil if UIKit calls it with scenes, too.
    package static func row(of handler: String) -> SceneAdoption? {
        all.first { $0.handler.description == handler }
    }
}
