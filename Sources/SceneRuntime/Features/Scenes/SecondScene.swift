/// A second scene of the app, with a window of its own. Both scenes are in the foreground until the second is closed.
extension World {
    /// Whether a second scene is connected.
    var hasSecondScene: Bool { features.scenes.second.exists }

    /// Whether a window is that of the second scene.
    func isSecondScene(_ window: WindowID) -> Bool { window.exists && window == features.scenes.second }

    /// Whether `id` is the root of the second scene.
    func isRootOfSecondScene(_ id: ControllerID) -> Bool {
        hasSecondScene && self[features.scenes.second].shownRoot == id
    }

    /// SCENE-NEW-1, SCENE-NEW-2: asks the app for a configuration, creates the root, connects the scene, and shows the
    /// root. The controllers of the first scene get no calls.
    mutating func openScene(_ root: ControllerID, of cls: ClassID, in window: WindowID) {
        if isComparedWithoutScenes {
            reportNoEffect(.appWithoutScenes)
            if root.exists { enqueue(.release(root)) }
            return
        }
        if let obstacle = obstacle(toScene: root, in: window) { return refuse(obstacle, root, .none) }
        cite(.sceneNew1)
        features.scenes.second = window
        cite(.sceneConfig3)
        enqueue(.callDelegate(.configurationForConnecting))
        cite(.sceneNew1)
        if cls.exists { enqueue(.make(cls)) }
        enqueue(.system(.sceneRoot(root)))
        enqueue(.system(.callSecondScene(.sceneWillConnect)))
        enqueue(.makeVisible(window))
    }

    /// Makes a controller the root of the second scene's window, which takes over the reference: `given`, or the
    /// created controller if it is none.
    mutating func showInSecondScene(_ given: ControllerID) {
        let root = given.exists ? given : createdObject.asController
        guard root.exists else { return }
        setRoot(root, of: features.scenes.second)
        enqueue(.release(root))
    }

    /// Moves the second scene to the foreground and makes it active, when its window shows its first root.
    mutating func activateSecondScene() {
        cite(.sceneNew1)
        enqueue(.system(.callSecondScene(.sceneWillEnterForeground)))
        enqueue(.activateScene(features.scenes.second))
    }

    /// SCENE-CLOSE-1: moves the scene to the background, as for a single scene (BG-6), disconnects it, and discards its
    /// session. The process goes on.
    mutating func closeScene(of window: WindowID) {
        if isComparedWithoutScenes { return reportNoEffect(.appWithoutScenes) }
        guard window == features.scenes.second, window.exists else { return refuse(.noSuchScene, .none, .none) }
        if isMoving(in: window) { return refuse(.appBusy, .none, .none) }
        cite(.bg6)
        enqueue(.system(.callSecondScene(.sceneWillResignActive)))
        enqueue(.system(.callSecondScene(.sceneDidEnterBackground)))
        cite(.sceneClose1)
        enqueue(.system(.callSecondScene(.sceneDidDisconnect)))
        enqueue(.callDelegate(.didDiscardSceneSessions))
        enqueue(.system(.releaseWindow(window)))
        features.scenes.second = .none
        keyWindow = WindowID.main
    }

    /// Calls the delegate of the second scene, if the script has a handler.
    mutating func callSecondScene(_ method: Method) {
        let connects = method == .sceneWillConnect
        callDelegate(
            .secondScene, method, connects ? .null : .absent,
            connects ? .object(ObjectRef(.connectionOptions, 2)) : .absent)
        postNotifications(of: method, before: features.appPhase, isSecond: true)
    }

    /// Returns the reason why no scene with this root can be opened in the window, or nil.
    private mutating func obstacle(toScene root: ControllerID, in window: WindowID) -> Refusal? {
        guard usesScenes else { return .noScenes }
        guard environment.device.isPad, blueprint.app.supportsMultipleScenes else { return .oneSceneOnly }
        if features.appPhase != .active { return .sceneFromBackground }
        if hasSecondScene { return .thirdScene }
        let isFree = window.index > 1 && window.index < windows.count && !self[window].root.exists
        guard isFree else { return .windowOfScene }
        if window.index < blueprint.screens.count, blueprint.screens[window.index] > 0 { return .sceneOnOtherScreen }
        return root.exists ? obstacle(to: root, entering: .none) : nil
    }
}

extension ObjectRef {
    /// The second scene.
    package static let secondScene = ObjectRef(.scene, 2)
}
