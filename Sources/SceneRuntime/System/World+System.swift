/// What the system does to the application: it goes to the background and comes back, is interrupted, ends.
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

    /// Whether no process is there to do anything.
    var hasEnded: Bool { appPhase == .terminated || appPhase == .sceneClosed }

    /// Whether the app has ended, so that nothing but a relaunch can be asked for.
    @inline(__always)
    func comesTooLate(_ request: Request) -> Bool { hasEnded && request != .system(.relaunch) }

    /// The system's events come from the run loop: in the middle of a turn they wait for its end.
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

    /// Why `event` cannot come now, or nil.
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

    /// A call of the application's life, or with scenes the one of the scene's.
    private mutating func callLife(_ application: Method, _ scene: Method) {
        then(.call(usesScenes ? scene : application))
    }

    /// The phase that the app is in from a call of its life on: told before the call, as UIKit has it.
    mutating func notePhase(_ method: Method) {
        if method == .applicationDidBecomeActive || method == .sceneDidBecomeActive { appPhase = .active }
        if method == .applicationWillResignActive || method == .sceneWillResignActive { appPhase = .inactive }
        if method == .applicationDidEnterBackground || method == .sceneDidEnterBackground { appPhase = .background }
        if method == .applicationWillEnterForeground || method == .sceneWillEnterForeground { appPhase = .inactive }
    }

    /// BG-1, BG-3: first inactive, then in the background. No controller hears of it.
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

    /// BG-6: a scene leaves the screen before it is disconnected; its session is discarded.
    private mutating func closeScene() {
        if appPhase != .background { enterBackground() }
        cite(.bg6)
        then(.call(.sceneDidDisconnect))
        then(.call(.didDiscardSceneSessions))
        then(.system(.end(.sceneClosed)))
    }

    /// An app in the background is suspended and hears nothing of its end.
    private mutating func terminate() {
        cite(.bgTerminate1)
        if appPhase != .background { then(.call(.applicationWillTerminate)) }
        then(.system(.end(.terminated)))
    }
}
