/// Sessions of the app's scene, and windows outside of scenes.
extension World {
    /// Whether the app does not run and has a session, which the user can discard.
    var canDiscardSession: Bool {
        features.appPhase == .terminated && usesScenes && features.scenes.hasSession
    }

    /// SCENE-MANIFEST-1: whether the app has a scene manifest that says nothing.
    var lacksConfiguration: Bool {
        guard applies(.sceneManifest1), environment.scenes == nil, blueprint.app.usesScenes,
            blueprint.app.lacksConfigurations
        else { return false }
        return !blueprint.app.overrides.contains(.configurationForConnecting)
    }

    /// The scene begins to connect: windows that the app makes now are in it.
    mutating func beginConnection() {
        features.scenes.isConnected = true
        features.scenes.hasConnected = true
        features.scenes.userActivity = .null
    }

    /// The user has closed the session of the scene. SCENE-KILL-2: whether its activity survives is contested.
    mutating func discardSession() {
        features.scenes.hasSession = false
        features.scenes.isConnected = false
        guard features.savedActivity.kind == .string else { return }
        features.savedActivity = .null
        features.scenes.hasForgottenActivity = true
    }

    /// SCENE-STATE-2, SCENE-KILL-2: restores the saved activity. If the session that had it was closed, says that
    /// nothing is restored.
    mutating func restoreActivity() {
        if features.savedActivity.kind == .string { return callScene(.restoreInteractionState, features.savedActivity) }
        features.scenes.hasForgottenActivity = false
        if blueprint.app.overrides.contains(.restoreInteractionState) { reportNoEffect(.activityForgotten) }
    }

    /// SCENE-DISCARD-2: the user discards the session of an app that does not run.
    mutating func discardLate() {
        discardSession()
        features.scenes.hasLateDiscard = true
    }

    /// SCENE-DISCARD-2: notifies the app that its session was discarded while it did not run.
    mutating func reportLateDiscard() {
        guard features.scenes.hasLateDiscard else { return }
        features.scenes.hasLateDiscard = false
        let cause = rule
        cite(.sceneDiscard2)
        enqueue(.callDelegate(.didDiscardSceneSessions))
        cite(cause)
    }

    /// Whether a window that the app makes now has no window scene: the app uses scenes, and none is connected.
    var makesWindowsWithoutScene: Bool { features.isLaunched && usesScenes && !features.scenes.isConnected }

    /// SCENE-WINDOW-1: the app gives a window a root or makes it visible. Without a window scene, it never shows its
    /// root. A window that gets its root while the scene connects stands for a new one.
    mutating func noteScene(of window: WindowID, isNew: Bool) {
        if makesWindowsWithoutScene {
            leaveWithoutScene(window)
        } else if isNew, features.appPhase == .launching, !self[window].isOfCode {
            leaveEarlyWindow(window)
        }
    }

    /// SCENE-WINDOW-1: the window has no window scene until code sets it.
    mutating func leaveWithoutScene(_ window: WindowID) {
        let cause = rule
        cite(.sceneWindow1)
        self[window].lacksScene = true
        self[window].isEarly = makesWindowsWithoutScene
        cite(cause)
    }

    /// Code makes a window. While the scene connects, it is another one than that of the app's delegate.
    mutating func noteNewWindow(_ window: WindowID) {
        if !makesWindowsWithoutScene, features.appPhase == .launching { leaveEarlyWindow(window) }
    }

    /// The record of a window without a scene becomes that of another one. The app delegate owns the first.
    private mutating func leaveEarlyWindow(_ window: WindowID) {
        guard self[window].lacksScene else { return }
        self[window].lacksScene = false
        self[window].isEarly = false
        self[window].isOfCode = false
        self[window].isHidden = false
        let (root, before) = (self[window].root, self[window].earlyRoot)
        guard root.exists else { return }
        self[window].root = .none
        self[window].earlyRoot = root
        self[root].hosting = .none
        if before.exists { enqueue(.release(before)) }
    }

    /// SCENE-WINDOW-2: UIKit sets the window of the scene's delegate, which is another one than the window that the
    /// app's delegate has made.
    mutating func useWindowOfScene(_ window: WindowID) {
        guard usesScenes else { return }
        let cause = rule
        cite(.sceneWindow2)
        leaveEarlyWindow(window)
        cite(cause)
    }

    /// Code of the app sets the scene of a window: if a scene is connected, the window can show its root.
    mutating func adopt(_ window: WindowID) {
        guard window.index < windows.count, !makesWindowsWithoutScene else { return }
        self[window].lacksScene = false
        self[window].isEarly = false
        if self[window].isVisible { show(window) }
    }

    /// Whether the window has a window scene. From iOS 13 on, UIKit's own scene has the windows of an app without
    /// scenes.
    func hasScene(_ window: WindowID) -> Bool {
        guard window.index < windows.count, !self[window].lacksScene else { return false }
        return usesScenes ? features.scenes.isConnected : features.isLaunched
    }
}
