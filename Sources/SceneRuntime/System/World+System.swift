/// The app's life cycle after the launch: background and foreground, interruptions, termination.
extension World {
    @inline(never)
    mutating func perform(_ operation: SystemOperation) {
        switch operation {
        case .event(let event): return perform(event)
        case .end(let phase): appPhase = phase
        case .unload(let id): unload(id)
        case .dropView(let id): dropView(id)
        case .post(let name, let info): post(name, info: info)
        case .announce(let name): notifyAll(name, 0)
        case .forget(let id): return forget(id)
        case .restarted: stop(for: .restarted)
        case .relaunch: return relaunch()
        case .refill: refill()
        }
    }

    /// Whether the app's windows belong to scenes: it declares them, or configures one in code.
    var usesScenes: Bool {
        applies(.launchApp2)
            && (blueprint.app.usesScenes || blueprint.app.overrides.contains(.configurationForConnecting))
    }

    /// Whether there is no process.
    var hasEnded: Bool { appPhase == .terminated || appPhase == .sceneClosed }

    /// Whether the app has ended, so that only a relaunch is possible.
    @inline(__always)
    func comesTooLate(_ request: Request) -> Bool { hasEnded && request != .system(.relaunch) }

    /// Handles an event of the system at the end of the present turn of the run loop.
    mutating func receive(_ event: SystemEvent) {
        if isAtRest { return perform(event) }
        if event.endsProcess { return refuse(.appBusy, .none, .none) }
        atCommit(.system(.event(event)))
    }

    private mutating func perform(_ event: SystemEvent) {
        if let obstacle = obstacle(to: event) { return refuse(obstacle, .none, .none) }
        switch event {
        case .memoryWarning: warnOfMemory()
        case .background: enterBackground()
        case .foreground: enterForeground()
        case .interrupt:
            cite(.bg5)
            callLife(.applicationWillResignActive, .sceneWillResignActive)
        case .resume:
            cite(.bg5)
            callLife(.applicationDidBecomeActive, .sceneDidBecomeActive)
        case .closeScene: closeScene()
        case .terminate: terminate()
        case .relaunch: beginRelaunch()
        }
    }

    /// Returns the reason why `event` is impossible now, or nil.
    private func obstacle(to event: SystemEvent) -> Refusal? {
        if appPhase == .notLaunched { return .appNotLaunched }
        if hasEnded, event != .relaunch { return .appEnded }
        if appPhase == .launching, event != .memoryWarning { return .appStarting }
        let isBehind = appPhase == .background
        switch event {
        case .memoryWarning: return nil
        case .background: return isBehind ? .appInBackground : applies(.bg1) ? nil : .noBackground
        case .foreground: return isBehind ? nil : .appInFront
        case .interrupt: return isBehind ? .appInBackground : appPhase == .inactive ? .appInactive : nil
        case .resume: return isBehind ? .appInBackground : appPhase == .active ? .appActive : nil
        case .closeScene: return usesScenes ? nil : .noScenes
        case .terminate: return nil
        case .relaunch: return isBehind || hasEnded ? nil : .appRunning
        }
    }

    /// Makes a call of the app's life cycle, or with scenes the corresponding call of the scene's delegate.
    private mutating func callLife(_ application: Method, _ scene: Method) {
        then(.call(usesScenes ? scene : application))
    }

    /// Returns the phase that begins with a call. As in UIKit, it begins before the call.
    mutating func enterPhase(_ method: Method) {
        if method == .applicationDidBecomeActive || method == .sceneDidBecomeActive { appPhase = .active }
        if method == .applicationWillResignActive || method == .sceneWillResignActive { appPhase = .inactive }
        if method == .applicationDidEnterBackground || method == .sceneDidEnterBackground { appPhase = .background }
        if method == .applicationWillEnterForeground || method == .sceneWillEnterForeground { appPhase = .inactive }
    }

    /// BG-1, BG-3: makes the app inactive, then moves it to the background. Controllers get no calls.
    private mutating func enterBackground() {
        cite(usesScenes ? .bg3 : .bg1)
        if appPhase == .active { callLife(.applicationWillResignActive, .sceneWillResignActive) }
        callLife(.applicationDidEnterBackground, .sceneDidEnterBackground)
        if savesState { then(.askToSave) }
    }

    /// BG-2, BG-3.
    private mutating func enterForeground() {
        cite(usesScenes ? .bg3 : .bg2)
        callLife(.applicationWillEnterForeground, .sceneWillEnterForeground)
        callLife(.applicationDidBecomeActive, .sceneDidBecomeActive)
    }

    /// BG-6: moves a scene to the background, disconnects it, and discards its session.
    private mutating func closeScene() {
        if appPhase != .background { enterBackground() }
        cite(.bg6)
        then(.call(.sceneDidDisconnect))
        then(.call(.didDiscardSceneSessions))
        then(.system(.end(.sceneClosed)))
    }

    /// An app in the background is suspended, and gets no call when it ends.
    private mutating func terminate() {
        cite(.bgTerminate1)
        if appPhase != .background { then(.call(.applicationWillTerminate)) }
        then(.system(.end(.terminated)))
    }
}
