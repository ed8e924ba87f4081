package import SceneRuntime

/// A handler of the app delegate that UIKit no longer calls when the app has scenes, and what takes its place.
package struct SceneAdoption: Sendable {
    private let method: Method
    private let replacement: Method
    /// The connection option with the reason of a launch that the handler reports without scenes; empty if none.
    package let option: StaticString
    /// The rules without scenes and with scenes.
    package let rules: (without: Rule, with: Rule)
    /// The rule of a launch with scenes, which has the reason in an option; `.none` if it has none.
    package let launchRule: Rule
    /// The full name of the scene's method in Swift.
    package let swiftName: StaticString

    private init(
        _ method: Method, option: StaticString = "", _ without: Rule, _ with: Rule, launch: Rule = .none,
        _ swiftName: StaticString
    ) {
        self.method = method
        replacement = method.spec.withScenes ?? method
        (self.option, rules, launchRule, self.swiftName) = (option, (without, with), launch, swiftName)
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
        SceneAdoption(.applicationDidBecomeActive, .bg2, .bg3, "sceneDidBecomeActive(_:)"),
        SceneAdoption(.applicationWillResignActive, .bg1, .bg3, "sceneWillResignActive(_:)"),
        SceneAdoption(.applicationDidEnterBackground, .bg1, .bg3, "sceneDidEnterBackground(_:)"),
        SceneAdoption(.applicationWillEnterForeground, .bg2, .bg3, "sceneWillEnterForeground(_:)"),
        SceneAdoption(
            .openURL, option: "urlContexts", .appURL1, .sceneURL1, launch: .sceneURL2, "scene(_:openURLContexts:)"),
        SceneAdoption(
            .willContinueUserActivity, .appActivity1, .sceneActivity1, "scene(_:willContinueUserActivityWithType:)"),
        SceneAdoption(
            .continueUserActivity, option: "userActivities", .appActivity1, .sceneActivity1,
            launch: .sceneActivity2, "scene(_:continue:)"),
        SceneAdoption(
            .performActionForShortcutItem, option: "shortcutItem", .appShortcut1, .sceneShortcut1,
            launch: .sceneShortcut2, "windowScene(_:performActionFor:completionHandler:)"),
        SceneAdoption(.shouldSaveApplicationState, .restoreSave1, .sceneState1, "stateRestorationActivity(for:)"),
        SceneAdoption(.willEncodeRestorableState, .restoreSave1, .sceneState1, "stateRestorationActivity(for:)"),
        SceneAdoption(
            .shouldRestoreApplicationState, .restore1, .sceneState2, "scene(_:restoreInteractionStateWith:)"),
        SceneAdoption(
            .didDecodeRestorableState, .restore1, .sceneState2, "scene(_:restoreInteractionStateWith:)"),
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
