import SceneRuntime

/// A handler of the app delegate that UIKit no longer calls when the app has scenes, and what takes its place.
package struct SceneAdoption: Sendable {
    private let method: Method
    private let replacement: Method
    /// The connection option with the reason of a launch that the handler reports without scenes; empty if none.
    package let option: StaticString
    /// The ids of the rules without scenes and with scenes.
    package let rules: (without: StaticString, with: StaticString)

    private init(_ method: Method, option: StaticString = "", _ without: StaticString, _ with: StaticString) {
        self.method = method
        replacement = method.spec.withScenes ?? method
        (self.option, rules) = (option, (without, with))
    }

    /// The name of the handler in scripts.
    package var handler: StaticString { method.spec.handler }

    /// The name of the scene's handler that UIKit calls instead while a scene is connected.
    package var scene: StaticString { replacement.spec.handler }

    /// Whether both handlers have the same parameters, so that the code can move without an edit.
    package var keepsParameters: Bool {
        method.spec.parameters.map { $0.text } == replacement.spec.parameters.map { $0.text }
    }

    /// Every such handler, in the order of UIKit's life cycle.
    package static let all: [SceneAdoption] = [
        SceneAdoption(.applicationDidBecomeActive, "BG-2", "BG-3"),
        SceneAdoption(.applicationWillResignActive, "BG-1", "BG-3"),
        SceneAdoption(.applicationDidEnterBackground, "BG-1", "BG-3"),
        SceneAdoption(.applicationWillEnterForeground, "BG-2", "BG-3"),
        SceneAdoption(.openURL, option: "urlContexts", "APP-URL-1", "SCENE-URL-1"),
        SceneAdoption(
            .willContinueUserActivity, "APP-ACTIVITY-1", "SCENE-ACTIVITY-1"),
        SceneAdoption(
            .continueUserActivity, option: "userActivities", "APP-ACTIVITY-1",
            "SCENE-ACTIVITY-1"),
        SceneAdoption(
            .performActionForShortcutItem, option: "shortcutItem",
            "APP-SHORTCUT-1", "SCENE-SHORTCUT-1"),
        SceneAdoption(.shouldSaveApplicationState, "RESTORE-SAVE-1", "SCENE-STATE-1"),
        SceneAdoption(.willEncodeRestorableState, "RESTORE-SAVE-1", "SCENE-STATE-1"),
        SceneAdoption(.shouldRestoreApplicationState, "RESTORE-1", "SCENE-STATE-2"),
        SceneAdoption(.didDecodeRestorableState, "RESTORE-1", "SCENE-STATE-2"),
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

    /// Returns the names of the handlers that a scene's handler replaces, and its own.
    package static func handlers(replacedBy scene: String) -> [String] {
        all.filter { $0.scene.description == scene }.map { $0.handler.description } + [scene]
    }

    /// Returns the connection option with what a launch option has; nil if there is none.
    package static func connectionOption(for key: String) -> String? {
        switch key {
        case "url": "urlContexts"
        case "userActivityDictionary": "userActivities"
        case "remoteNotification": "notificationResponse"
        case "shortcutItem": "shortcutItem"
        default: nil
        }
    }
}
