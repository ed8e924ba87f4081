/// The notifications that UIKit posts about the life of the app and its scenes.
extension World {
    /// NOTE-APP-1, NOTE-APP-2: posts the notifications that belong to a call of the app's or the scene's delegate, if
    /// the script handles them. They come after the call, as for memory warnings (MEM-ORDER-1).
    ///
    /// - Parameters:
    ///   - phase: that of the app before the call.
    ///   - isSecond: whether the call is about the second scene, while the first is active.
    mutating func postNotifications(of method: Method, before phase: AppPhase, isSecond: Bool = false) {
        let cause = rule
        if applies(.noteApp2), let name = Self.sceneNotification(of: method) {
            cite(.noteApp2)
            postIfHandled(name)
        }
        // A scene is active after its notification.
        if method == .sceneDidBecomeActive, !isSecond { enqueue(.system(.enterState(.active))) }
        if !isSecond, let name = Self.appNotification(of: method) {
            // SCENE-FG-1: with scenes, an app enters the foreground at its launch, too.
            let isLaunch = method == .sceneWillEnterForeground && phase == .launching
            cite(isLaunch ? .sceneFg1 : method.spec.owner == .scene ? .sceneNotes1 : .noteApp1)
            postIfHandled(name)
        }
        cite(cause)
    }

    /// Posts a notification of UIKit by the rule that is cited, if the script handles it.
    mutating func postIfHandled(_ text: StaticString) {
        let name = findName(text.utf8Bytes)
        if name.exists, hasHandlers(of: name) { enqueue(.system(.notifyAll(name))) }
    }

    /// Whether the script handles a notification of UIKit.
    func handlesNotification(_ text: StaticString) -> Bool {
        let name = findName(text.utf8Bytes)
        return name.exists && hasHandlers(of: name)
    }

    private static func appNotification(of method: Method) -> StaticString? {
        switch method {
        case .didFinishLaunching: "UIApplicationDidFinishLaunchingNotification"
        case .applicationDidBecomeActive, .sceneDidBecomeActive: "UIApplicationDidBecomeActiveNotification"
        case .applicationWillResignActive, .sceneWillResignActive: "UIApplicationWillResignActiveNotification"
        case .applicationDidEnterBackground, .sceneDidEnterBackground: "UIApplicationDidEnterBackgroundNotification"
        case .applicationWillEnterForeground, .sceneWillEnterForeground:
            "UIApplicationWillEnterForegroundNotification"
        case .applicationWillTerminate: "UIApplicationWillTerminateNotification"
        default: nil
        }
    }

    /// The notification of a scene. In an app without scenes, UIKit's own scene has the app's life cycle.
    private static func sceneNotification(of method: Method) -> StaticString? {
        switch method {
        case .sceneWillConnect: "UISceneWillConnectNotification"
        case .applicationDidBecomeActive, .sceneDidBecomeActive: "UISceneDidActivateNotification"
        case .applicationWillResignActive, .sceneWillResignActive: "UISceneWillDeactivateNotification"
        case .applicationDidEnterBackground, .sceneDidEnterBackground: "UISceneDidEnterBackgroundNotification"
        case .applicationWillEnterForeground, .sceneWillEnterForeground: "UISceneWillEnterForegroundNotification"
        case .sceneDidDisconnect: "UISceneDidDisconnectNotification"
        default: nil
        }
    }
}
