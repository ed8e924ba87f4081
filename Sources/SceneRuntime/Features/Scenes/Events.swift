/// Events for the app: URLs, activities, notifications, quick actions, work in the background.
extension World {
    /// The next launch is for an event.
    package mutating func expectLaunch(for event: AppEvent) {
        makeUnique()
        features.scenes.pending = event
    }

    /// An event comes from the run loop: in the middle of a turn it waits for its end.
    mutating func receive(_ event: AppEvent) {
        if isAtRest { return handle(event) }
        if hasEnded { return refuse(.appBusy, .none, .none) }
        enqueueAtCommit(.system(.receive(event)))
    }

    /// Starts the app for an event, connects its scene for it, or delivers it to the running app.
    mutating func handle(_ event: AppEvent) {
        if hasSecondScene, event.isOfUser { return refuse(.severalScenes, .none, .none) }
        switch features.appPhase {
        case .notLaunched: refuse(.eventBeforeLaunch, .none, .none)
        case .launching: refuse(.appStarting, .none, .none)
        case .sceneClosed, .terminated:
            features.scenes.pending = event
            beginRelaunch(inBackground: !event.isOfUser)
        case .sceneDisconnected where event.isOfUser:
            features.scenes.pending = event
            reconnectScene()
        case .background where event.isOfUser: enterForeground(with: event)
        case .background, .sceneDisconnected, .active, .inactive: deliver(event, isLaunch: false)
        }
    }

    /// Moves the app to the foreground, delivers the event, then makes the app active. With scenes, the place between
    /// the two is that of an app without scenes.
    private mutating func enterForeground(with event: AppEvent) {
        let cause = rule(of: event, isLaunch: false)
        // A release without a call about the event brings the app to the foreground, and no more.
        cite(usesScenes ? event.kind == .notification ? cause : .bg3 : cause == .none ? .bg2 : cause)
        let foreground = rule
        enqueue(.callDelegate(usesScenes ? .sceneWillEnterForeground : .applicationWillEnterForeground))
        deliver(event, isLaunch: false)
        cite(foreground)
        enqueue(.callDelegate(usesScenes ? .sceneDidBecomeActive : .applicationDidBecomeActive))
    }

    /// Adds the calls about an event.
    mutating func deliver(_ event: AppEvent, isLaunch: Bool) {
        // The process runs for the other events, and no method of UIKit's delegates is called.
        guard event.exists, event.kind != .task, event.kind != .location else { return }
        let cause = rule
        cite(rule(of: event, isLaunch: isLaunch))
        enqueue(.system(.deliver(event)))
        cite(cause)
    }

    /// Makes the calls about an event by the rule that is cited.
    mutating func callAbout(_ event: AppEvent) {
        recordMissedCalls(about: event)
        for method in event.kind.calls {
            let argument = method.spec.parameters.isEmpty ? .absent : event.argument
            callIfHandled(usesScenes ? method.spec.withScenes ?? method : method, argument)
        }
    }

    /// Records that UIKit does not call the app's delegate about an event, but the scene's; or the other way round.
    mutating func recordMissedCalls(about event: AppEvent) {
        for method in event.kind.calls {
            guard let scene = method.spec.withScenes else { continue }
            if usesScenes { recordCallOfScene(insteadOf: method) } else { recordMissedLifeCycle(nil, scene) }
        }
    }

    /// Delivers the event that has started an app without scenes. APP-VETO-1: not if the app has handled it in a launch
    /// method.
    mutating func deliverLaunchEvent() {
        if features.scenes.hasDelivered { return }
        features.scenes.hasDelivered = true
        let event = features.scenes.launchEvent
        if features.scenes.isVetoed, event.isOfUser, event.kind != .notification, applies(.appVeto1) {
            let cause = rule
            cite(.appVeto1)
            return cite(cause)
        }
        deliver(event, isLaunch: true)
    }

    /// APP-VETO-1: remembers whether a launch method has returned false.
    mutating func launchMethodAnswered() {
        if returnValue.asBool == false { features.scenes.isVetoed = true }
    }

    /// APP-OPTIONS-1, SCENE-OPTIONS-1: the launch options, or nil.
    mutating func launchOptions() -> Argument {
        let event = features.scenes.launchEvent
        guard event.exists else { return .null }
        let cause = rule
        cite(usesScenes ? .sceneOptions1 : .appOptions1)
        cite(cause)
        let isOption = event.kind != .fetch && event.kind != .task
        return usesScenes || !isOption ? .null : .object(ObjectRef(.launchOptions))
    }

    /// The event of the options that a method has got: `.none` for others.
    package func event(of options: ObjectRef) -> AppEvent {
        switch options.kind {
        case .launchOptions: features.scenes.launchEvent
        case .connectionOptions where options.index == 0: features.scenes.connectionEvent
        default: .none
        }
    }

    /// The state of the app, as code of the app reads it.
    package mutating func readApplicationState() -> ApplicationState {
        let cause = rule
        cite(usesScenes ? .sceneStateValue1 : applies(.appStateValue1) ? .appStateValue1 : .none)
        cite(cause)
        return features.scenes.applicationState
    }

    /// Calls a delegate of the app, the scene or the notification center, if the script has a handler.
    private mutating func callIfHandled(_ method: Method, _ argument: Argument) {
        let owner = method.spec.owner
        let receiver = ObjectRef(owner == .scene ? .scene : owner == .center ? .notificationCenter : .app)
        callDelegate(receiver, method, argument)
    }

    /// The rule of the calls about an event; `.none` in a release that has no such call.
    private func rule(of event: AppEvent, isLaunch: Bool) -> Rule {
        let rule = usesScenes ? ruleWithScenes(of: event, isLaunch) : ruleWithoutScenes(of: event, isLaunch)
        return applies(rule) ? rule : .none
    }

    private func ruleWithScenes(of event: AppEvent, _ isLaunch: Bool) -> Rule {
        switch event.kind {
        case .none, .task, .location: .none
        case .url: .sceneURL2
        case .activity: .sceneActivity2
        case .notification: isLaunch ? .sceneResponse1 : .sceneResponse2
        case .shortcut: .sceneShortcut2
        case .push: features.scenes.hasConnected ? .sceneAppKeeps1 : .sceneBgPush1
        case .fetch: .sceneAppKeeps1
        }
    }

    private func ruleWithoutScenes(of event: AppEvent, _ isLaunch: Bool) -> Rule {
        switch event.kind {
        case .none, .task, .location: .none
        case .url: isLaunch ? .appURL1 : .appURL2
        case .activity: isLaunch ? .appActivity1 : .appActivity2
        case .notification: isLaunch ? .appResponse1 : .appResponse2
        case .shortcut: isLaunch ? .appShortcut1 : .appShortcut2
        case .push: .appBgPush1
        case .fetch: .appBg1
        }
    }
}
