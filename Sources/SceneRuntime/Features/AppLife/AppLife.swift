/// The app's life cycle after the launch: background and foreground, interruptions, termination.
extension World {
    @inline(never)
    mutating func perform(_ operation: SystemOperation) {
        switch operation {
        case .event(let event): return perform(event)
        case .receive(let event): handle(event)
        case .deliver(let event): callAbout(event)
        case .deliverLaunchEvent: deliverLaunchEvent()
        case .launchMethodAnswered: launchMethodAnswered()
        case .enterState(let state): features.scenes.applicationState = state
        case .beginConnection: beginConnection()
        case .reconnectScene: reconnectScene()
        case .askForActivity: askForActivity()
        case .activityAnswered: activityAnswered()
        case .restoreActivity: restoreActivity()
        case .releaseWindow(let window): releaseWindow(window)
        case .openScene(let root, let cls, let window): openScene(root, of: cls, in: window)
        case .sceneRoot(let root): showInSecondScene(root)
        case .closeScene(let window): closeScene(of: window)
        case .callSecondScene(let method): callSecondScene(method)
        case .end(let phase):
            features.appPhase = phase
            if phase == .sceneDisconnected { features.scenes.isConnected = false }
            if hasEnded { dropTimers() }
            if phase == .sceneClosed { discardSession() }
            if features.scenes.isClosing { features.archive = Archive() }
        case .unload(let id): unload(id)
        case .finishUnloading(let id): finishUnloading(id)
        case .post(let name, let info): post(name, info: info)
        case .notifyAll(let name): notifyAll(name, 0)
        case .forget(let id): return forget(id)
        case .restarted: stop(for: .restarted)
        case .relaunch(let inBackground): return relaunch(inBackground: inBackground)
        case .recreateStack: recreateStack()
        }
    }

    /// Whether the app's windows belong to scenes: the environment says so; otherwise the script declares that, or its
    /// app delegate returns a scene's configuration.
    var usesScenes: Bool {
        guard applies(.launchApp2) else { return false }
        if let scenes = environment.scenes { return scenes }
        return blueprint.app.usesScenes || blueprint.app.overrides.contains(.configurationForConnecting)
    }

    /// The SDK that the app is built with: that of the release, unless the environment or the script names another one.
    var sdk: Release { environment.sdk ?? release }

    /// Whether the app has no running process.
    package var hasEnded: Bool { features.appPhase == .terminated || features.appPhase == .sceneClosed }

    /// Whether `request` is impossible because the app has ended. Only a relaunch is possible then.
    @inline(__always)
    func comesTooLate(_ request: Request) -> Bool {
        guard hasEnded else { return false }
        if case .scene(.receive) = request { return false }
        // The user can discard the session of an app that does not run.
        if request == .scene(.discard) { return usesScenes && !canDiscardSession }
        return request != .system(.relaunch)
    }

    /// Handles an event of the system: immediately if the world is idle, otherwise at the end of the current turn of
    /// the run loop. Refuses an event that ends the process if the world is not idle, or if a transition runs.
    mutating func receive(_ event: SystemEvent) {
        if event.endsProcess {
            if let obstacle = obstacleToEnding { return refuse(obstacle, .none, .none) }
        } else if !isAtRest {
            return enqueueAtCommit(.system(.event(event)))
        }
        perform(event)
    }

    /// The reason why the process or its scene cannot end now, because the world is busy; or nil.
    var obstacleToEnding: Refusal? {
        if !isAtRest { return .appBusy }
        return transitions.contains { $0.phase == .running } ? .appInTransition : nil
    }

    private mutating func perform(_ event: SystemEvent) {
        if let obstacle = obstacle(to: event) { return refuse(obstacle, .none, .none) }
        switch event {
        case .memoryWarning: warnOfMemory()
        case .background: enterBackground()
        case .foreground: enterForeground()
        case .interrupt:
            cite(.bg5)
            callLifeCycle(.applicationWillResignActive)
        case .resume:
            cite(.bg5)
            callLifeCycle(.applicationDidBecomeActive)
        case .terminate: terminate()
        case .relaunch: beginRelaunch(inBackground: false)
        }
    }

    /// Returns the reason why `event` is impossible now, or nil.
    private func obstacle(to event: SystemEvent) -> Refusal? {
        if event == .relaunch, hasEnded { return nil }
        if let obstacle = obstacleOfPhase {
            // A running app can receive a memory warning at any time.
            let isRunning = obstacle == .appStarting || obstacle == .severalScenes
            if event == .memoryWarning, isRunning { return nil }
            if event != .terminate || obstacle != .severalScenes { return obstacle }
        }
        switch event {
        case .background: return isInBackground ? .appInBackground : applies(.bg1) ? nil : .noBackground
        case .foreground: return isInBackground ? nil : .appInFront
        case .interrupt: return isInBackground ? .appInBackground : features.appPhase == .inactive ? .appInactive : nil
        case .resume: return isInBackground ? .appInBackground : features.appPhase == .active ? .appActive : nil
        case .memoryWarning, .terminate: return nil
        case .relaunch: return isInBackground ? nil : .appRunning
        }
    }

    /// The reason why the app cannot receive most events in its phase, or nil.
    var obstacleOfPhase: Refusal? {
        if features.appPhase == .notLaunched { return .appNotLaunched }
        if hasEnded { return .appEnded }
        if features.appPhase == .launching { return .appStarting }
        return hasSecondScene ? .severalScenes : nil
    }

    /// Whether the app is in the background, with or without a connected scene.
    package var isInBackground: Bool { features.appPhase == .background || features.appPhase == .sceneDisconnected }

    /// Calls a method of the app delegate, or the corresponding one of the scene delegate if the app uses scenes.
    private mutating func callLifeCycle(_ application: Method) {
        let scene = application.spec.withScenes ?? application
        recordMissedLifeCycle(application, scene)
        enqueue(.callDelegate(usesScenes ? scene : application))
    }

    /// SCENE-APPCALLS-1: records that UIKit calls the delegate of the scene, and not that of the app.
    mutating func recordCallOfScene(insteadOf method: Method) {
        guard observation.isOn else { return }
        let cause = rule
        cite(.sceneAppCalls1)
        recordMissed(method, of: ObjectRef(.app), .sceneDelegateInstead)
        cite(cause)
    }

    /// Sets the app's phase before a call of the life cycle, as UIKit does. Other calls do not change it.
    mutating func enterPhase(_ method: Method) {
        if method == .applicationDidBecomeActive || method == .sceneDidBecomeActive { features.appPhase = .active }
        if method == .applicationWillResignActive || method == .sceneWillResignActive { features.appPhase = .inactive }
        if method == .applicationDidEnterBackground || method == .sceneDidEnterBackground {
            features.appPhase = .background
        }
        if method == .applicationWillEnterForeground || method == .sceneWillEnterForeground {
            features.appPhase = .inactive
        }
        if features.appPhase == .active || features.appPhase == .inactive { features.scenes.hasBeenInFront = true }
    }

    /// BG-1, BG-3: makes the app inactive, then moves it to the background. Controllers get no calls.
    mutating func enterBackground(by rule: Rule? = nil) {
        cite(rule ?? (usesScenes ? .bg3 : .bg1))
        if features.appPhase == .active { callLifeCycle(.applicationWillResignActive) }
        callLifeCycle(.applicationDidEnterBackground)
        recordMissedQuestions(answeredBy: .stateRestorationActivity, by: usesScenes ? .sceneState1 : .restoreSave1)
        if savesState { enqueue(.askToSave) }
        if usesScenes { enqueue(.system(.askForActivity)) }
    }

    /// BG-2, BG-3: moves the app to the foreground, then makes it active.
    private mutating func enterForeground() {
        if features.appPhase == .sceneDisconnected { return reconnectScene() }
        // APP-BG-2: the root of an app that was launched in the background has appeared then.
        let isFirst = features.launchesInBackground && !features.scenes.hasBeenInFront
        cite(usesScenes ? .bg3 : isFirst ? .appBg2 : .bg2)
        callLifeCycle(.applicationWillEnterForeground)
        callLifeCycle(.applicationDidBecomeActive)
    }

    /// Ends the process. An app in the background is suspended, so it gets no `applicationWillTerminate`
    /// (SCENE-TERMINATE-1: whether its scene is connected or not).
    mutating func terminate() {
        cite(features.appPhase == .sceneDisconnected ? .sceneTerminate1 : .bgTerminate1)
        if !isInBackground { enqueue(.callDelegate(.applicationWillTerminate)) }
        enqueue(.system(.end(.terminated)))
    }
}
