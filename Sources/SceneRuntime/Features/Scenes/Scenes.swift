/// The first scene of the app: the system disconnects it, the user returns to it, URLs are opened in it.
extension World {
    mutating func perform(_ request: SceneRequest) {
        switch request {
        case .receive(let event): receive(event)
        case .adopt(let window): adopt(window)
        case .setHidden(let window, let isHidden): setHidden(window, isHidden)
        case .drop(let window): drop(window)
        case .makeKey(let window): if window.index < windows.count, self[window].isVisible { keyWindow = window }
        case .open(let root, let cls, let window):
            // UIKit opens and closes scenes when the turn of the run loop has ended.
            addOwner(root)
            enqueueAtCommit(.system(.openScene(root, of: cls, in: window)))
        case .close(let window): enqueueAtCommit(.system(.closeScene(window)))
        case .disconnect:
            if isComparedWithoutScenes { return reportNoEffect(.appWithoutScenes) }
            if let obstacle = obstacleToDisconnecting { return refuse(obstacle, .none, .none) }
            disconnectScene()
        case .discard:
            if let obstacle = obstacleToDiscarding { return refuse(obstacle, .none, .none) }
            if usesScenes { discardScene() } else { closeApp() }
        }
    }

    /// Whether the environment takes the scenes away from an app that has them. What is about scenes then has no
    /// effect, so that the rest of the run can be compared.
    var isComparedWithoutScenes: Bool { environment.scenes == false && applies(.launchApp2) }

    /// The reason why the scene cannot be disconnected now, or nil.
    private var obstacleToDisconnecting: Refusal? {
        if let obstacle = obstacleToEnding ?? obstacleOfPhase { return obstacle }
        guard usesScenes else { return .noScenes }
        if features.appPhase == .sceneDisconnected { return .sceneDisconnected }
        return isInBackground ? nil : .appInFront
    }

    /// The reason why the scene cannot be discarded now, or nil.
    private var obstacleToDiscarding: Refusal? {
        if let obstacle = obstacleToEnding { return obstacle }
        return canDiscardSession || hasEnded && !usesScenes ? nil : obstacleOfPhase
    }

    /// BG-1, BG-TERMINATE-1, RESTORE-QUIT-1: the user closes an app without scenes in the app switcher. It goes to the
    /// background and ends. A suspended app gets no call.
    private mutating func closeApp() {
        if hasEnded {
            if !features.archive.isComplete { return reportNoEffect(.notRunning) }
            features.archive = Archive()
            return
        }
        features.scenes.isClosing = true
        if !isInBackground, applies(.bg1) {
            enterBackground()
            cite(.bgTerminate1)
            enqueue(.callDelegate(.applicationWillTerminate))
            if applies(.restoreQuit1) { cite(.restoreQuit1) }
            return enqueue(.system(.end(.terminated)))
        }
        terminate()
    }

    /// Returns the event that starts the app or connects its scene, or none. The next launch has none.
    mutating func takePendingEvent() -> AppEvent {
        let event = features.scenes.pending
        features.scenes.pending = .none
        return event
    }

    /// Calls the scene's delegate, if the script has a handler.
    mutating func callScene(_ method: Method, _ first: Argument, _ second: Argument = .absent) {
        enterPhase(method)
        callDelegate(ObjectRef(.scene), method, first, second)
    }

    /// SCENE-KILL-1, BG-6: moves the only scene to the background, disconnects it, discards its session, and ends the
    /// process.
    private mutating func discardScene() {
        if hasEnded { return discardLate() }
        let isConnected = features.appPhase != .sceneDisconnected
        let isSuspended = !isConnected || features.appPhase == .background
        if !isSuspended {
            enterBackground(by: .sceneKill1)
        }
        cite(.bg6)
        if isConnected { enqueue(.callDelegate(.sceneDidDisconnect)) }
        enqueue(.callDelegate(.didDiscardSceneSessions))
        cite(.sceneKill1)
        if !isSuspended { enqueue(.callDelegate(.applicationWillTerminate)) }
        enqueue(.system(.end(.sceneClosed)))
    }

    /// SCENE-RECONNECT-1: the process goes on, without a window.
    private mutating func disconnectScene() {
        cite(.sceneReconnect1)
        enqueue(.callDelegate(.sceneDidDisconnect))
        enqueue(.system(.releaseWindow(WindowID.main)))
        // The app's other windows go with their scene.
        for place in windows.indices where place > WindowID.main.index && !isSecondScene(WindowID(UInt32(place))) {
            enqueue(.system(.releaseWindow(WindowID(UInt32(place)))))
        }
        enqueue(.system(.end(.sceneDisconnected)))
    }

    /// Releases the window with its controllers, as a scene delegate does that owns them. They are in the background,
    /// so UIKit makes no appearance calls.
    mutating func releaseWindow(_ window: WindowID) {
        let root = self[window].root
        var empty = Window()
        empty.size = self[window].size
        empty.modal = self[window].modal
        empty.earlyRoot = self[window].earlyRoot
        self[window] = empty
        if keyWindow == window { keyWindow = .main }
        guard root.exists else { return }
        for id in livingControllers().filter({ isShown($0, in: root) }) {
            self[id].appearance = .disappeared
            // Its view was in the window. The presenter still owns it, and may be owned by the app.
            if self[id].hosting.isPresentation { detach(id) }
        }
        detach(root)
        enqueue(.release(root))
    }

    /// Whether the view of `id` lies in the window of `root`, or a presentation over it does.
    private func isShown(_ id: ControllerID, in root: ControllerID) -> Bool {
        var walk = id
        while walk.exists, walk != root {
            switch self[walk].hosting {
            case .none, .window: return false
            case .presentation, .context: walk = self[walk].presenter
            case .view: walk = self[walk].host
            }
        }
        return walk.exists
    }

    /// SCENE-RECONNECT-1, SCENE-BG-2: the scene connects again, or for the first time, with a root that is made as at
    /// the launch.
    mutating func reconnectScene() {
        cite(features.scenes.hasConnected ? .sceneReconnect1 : .sceneBg2)
        features.scenes.connectionEvent = takePendingEvent()
        features.launchesInBackground = false
        features.appPhase = .launching
        connect(features.recipe.root)
    }

    /// The system asks for a configuration if the session is new (SCENE-CONFIG-1). The app's code makes a root, and the
    /// scene shows it in its window.
    mutating func connect(_ root: LaunchOperation) {
        let cause = rule
        if !features.scenes.hasSession {
            features.scenes.hasSession = true
            cite(.sceneConfig1)
            enqueue(.callDelegate(.configurationForConnecting))
            cite(cause)
        }
        enqueue(.system(.beginConnection))
        makeRootFirst(root)
        enqueue(.callDelegate(.sceneWillConnect))
        if features.scenes.connectionEvent.kind == .notification {
            deliver(features.scenes.connectionEvent, isLaunch: true)
        }
        if applies(.sceneState2) {
            recordMissedQuestions(answeredBy: .restoreInteractionState, by: .sceneState2)
            cite(.sceneState2)
            if features.scenes.hasForgottenActivity { cite(.sceneKill2) }
            if features.scenes.hasForgottenActivity || features.savedActivity.kind == .string {
                enqueue(.system(.restoreActivity))
            }
            cite(cause)
        }
        enqueue(.makeVisible(WindowID.main))
    }

    /// SCENE-STATE-1: a scene that has entered the background is asked for an activity.
    mutating func askForActivity() {
        guard blueprint.app.overrides.contains(.stateRestorationActivity) else { return }
        cite(.sceneState1)
        returnValue = .null
        enqueueCall(MethodCall(receiver: ObjectRef(.scene), method: .stateRestorationActivity))
        enqueue(.system(.activityAnswered))
    }

    /// The activity that is saved with the session of the scene, or nil.
    package var sceneActivity: Argument { features.savedActivity }

    /// The userActivity of the scene: a string, or null. One that connects has none.
    package var sceneUserActivity: Argument { features.scenes.userActivity }

    /// Sets the userActivity of the scene to a string or null.
    package mutating func setSceneUserActivity(_ activity: Argument) {
        makeUnique()
        features.scenes.userActivity = activity
    }

    /// Controllers with the activity that the scene has returned update it before it is saved.
    mutating func activityAnswered() {
        features.savedActivity = returnValue.kind == .string ? returnValue : .null
        guard features.savedActivity.kind == .string else { return }
        for id in livingControllers() where features.activities[id] == NameID(features.savedActivity.extra) {
            call(id, .updateUserActivityState, features.savedActivity)
        }
    }
}
