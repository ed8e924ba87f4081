/// Launch and windows.
extension World {
    @inline(never)
    mutating func perform(_ operation: LaunchOperation) {
        switch operation {
        case .makeRoot(let storyboard): makeRoot(of: storyboard)
        case .makeRootInCode(let cls): enqueue(.make(cls))
        case .useRoot(let root): useRoot(root)
        case .rootMade: rootMade()
        case .callDelegate(let method): callApp(method)
        case .makeVisible(let window): makeVisible(window)
        case .activateScene(let window): activateScene(of: window)
        case .checkRoot: checkRoot()
        }
    }

    /// LAUNCH-APP-1, LAUNCH-APP-2: the storyboard is loaded before the app's delegate is called, or, with scenes,
    /// after it; the window shows its root when the delegate has returned.
    mutating func launch(_ root: LaunchOperation, inBackground: Bool) {
        let event = takePendingEvent()
        // A launch without a root can be repeated.
        if features.isLaunched, self[WindowID.main].root.exists || self[WindowID.main].hasShownRoot {
            return refuse(.launchedAlready, .none, .none)
        }
        if inBackground, !applies(.bg1) { return refuse(.noBackground, .none, .none) }
        if lacksConfiguration {
            cite(.sceneManifest1)
            return refuse(.emptyManifest, .none, .none)
        }
        guard checkScenes() else { return raise(.scenesRequired, .none) }
        features.isLaunched = true
        setUpOrientation()
        features.launchesInBackground = inBackground
        beginScenes(for: event, inBackground: inBackground)
        recordLaunch(root)
        cite(ruleOfLaunch(inBackground, event))
        if !usesScenes { makeRootFirst(root) }
        enqueue(.callDelegate(.willFinishLaunching))
        if features.restoresState { enqueue(.askToRestore) }
        features.restoresState = false
        enqueue(.callDelegate(.didFinishLaunching))
        guard usesScenes else {
            recordMissedLifeCycle(nil, .sceneWillConnect)
            recordMissedQuestions(answeredBy: .restoreInteractionState, by: .restore1)
            recordMissed(.configurationForConnecting, of: ObjectRef(.app), .noSessions)
            return enqueue(.checkRoot)
        }
        reportLateDiscard()
        // SCENE-BG-1: no scene connects.
        if inBackground { return deliver(event, isLaunch: true) }
        connect(root)
    }

    /// Sets the phase of the app, its state and the events of its options at a launch.
    private mutating func beginScenes(for event: AppEvent, inBackground: Bool) {
        features.appPhase = !inBackground ? .launching : usesScenes ? .sceneDisconnected : .background
        features.scenes.launchEvent = event
        features.scenes.connectionEvent = usesScenes && !inBackground ? event : .none
        features.scenes.isVetoed = false
        features.scenes.hasDelivered = false
        features.scenes.applicationState = inBackground || usesScenes ? .background : .inactive
    }

    /// The rule of the calls of a launch.
    private func ruleOfLaunch(_ inBackground: Bool, _ event: AppEvent) -> Rule {
        guard inBackground else { return usesScenes ? .launchApp2 : .launchApp1 }
        guard usesScenes else { return .appBg1 }
        return event.kind == .location ? .sceneBgLocation : .sceneBg1
    }

    /// SCENE-REQ-18, SCENE-REQ-26, SCENE-REQ-27: warns of an app without scenes. Returns false if it cannot launch.
    /// The exception depends on the SDK, too (SCENE-SDK-1, SCENE-SDK-2).
    private mutating func checkScenes() -> Bool {
        if usesScenes { return true }
        if applies(.sceneReq27) {
            let isRaised = sdk >= .firstWithSceneException
            cite(isRaised ? .sceneReq27 : .sceneSDK2)
            return !isRaised
        }
        if applies(.sceneReq26) {
            cite(sdk >= .firstWithSceneException ? .sceneSDK1 : .sceneReq26)
            emitMessage(.warning, .scenesSoonRequired, .none)
        } else if applies(.sceneReq18), release >= .firstWithSceneWarning {
            cite(.sceneReq18)
            emitMessage(.warning, .scenesRecommended, .none)
        }
        return true
    }

    /// Shows the window at the end of a launch without scenes. LAUNCH-NOROOT-1: it must have a root then.
    /// LAUNCH-NOWINDOW-1: an app without a window has nothing to show. UIKit does not say so.
    private mutating func checkRoot() {
        let window = WindowID.main
        // A block that waits on the main queue may make the window.
        let isLate = applies(.asyncRoot1) && !agenda.main.isEmpty
        if !self[window].root.exists, !isLate, blueprint.app.makesWindowInCode, !self[window].isVisible {
            if self[window].isHidden { return makeVisible(window) }
            report(.noWindow, by: .launchNoWindow1)
            return scheduleShow(window)
        }
        enqueue(.makeVisible(window))
        guard applies(.launchNoRoot1), !self[window].root.exists else { return }
        if isLate { return cite(.asyncRoot1) }
        cite(.launchNoRoot1)
        if has(.windowsMustHaveRoots) { raise(.noRootRaised, .none) } else { emitMessage(.warning, .noRoot, .none) }
    }

    /// Queues the creation of the root controller, then what a launch does with it.
    mutating func makeRootFirst(_ root: LaunchOperation) {
        enqueue(root)
        if case .makeRootInCode = root, !features.recipe.stack.isEmpty { enqueue(.system(.recreateStack)) }
        enqueue(.rootMade)
    }

    private mutating func makeRoot(of storyboard: StoryboardID) {
        createdObject = .null
        let initial = blueprint.storyboards[storyboard.index].initial
        if initial.exists { enqueue(.instantiate(initial)) }
    }

    private mutating func useRoot(_ root: ControllerID) {
        addOwner(root)
        createdObject = .controller(root)
    }

    /// Makes the created controller the root of the main window, which takes over the reference.
    private mutating func rootMade() {
        let root = createdObject.asController
        guard root.exists else { return }
        useWindowOfScene(WindowID.main)
        setRoot(root, of: WindowID.main)
        enqueue(.release(root))
    }

    /// Calls the delegate of the application or the scene, if the script has a handler.
    mutating func callApp(_ method: Method) {
        if method == .sceneWillConnect { return callAboutConnection() }
        let phase = features.appPhase
        enterPhase(method)
        if let state = stateBefore(method) { features.scenes.applicationState = state }
        let receiver = ObjectRef(method.spec.owner == .scene ? .scene : .app)
        callDelegate(receiver, method, options(of: method))
        if blueprint.app.overrides.contains(method), method == .willFinishLaunching || method == .didFinishLaunching {
            enqueue(.system(.launchMethodAnswered))
        }
        if let state = stateAfter(method) { enqueue(.system(.enterState(state))) }
        postNotifications(of: method, before: phase)
    }

    /// The options that a call of the app's delegate has, or `.absent`.
    private mutating func options(of method: Method) -> Argument {
        switch method {
        case .willFinishLaunching, .didFinishLaunching: launchOptions()
        case .configurationForConnecting: .object(ObjectRef(.connectionOptions, hasSecondScene ? 2 : 0))
        default: .absent
        }
    }

    /// APP-STATE-VALUE-1: the state that changes before the call; nil if it stays.
    private func stateBefore(_ method: Method) -> ApplicationState? {
        switch method {
        case .applicationDidBecomeActive: .active
        case .applicationDidEnterBackground, .sceneDidEnterBackground: .background
        default: nil
        }
    }

    /// APP-STATE-VALUE-1: the state that changes after the call; nil if it stays.
    private func stateAfter(_ method: Method) -> ApplicationState? {
        switch method {
        case .applicationWillResignActive, .applicationWillEnterForeground, .sceneWillResignActive,
            .sceneWillEnterForeground:
            .inactive
        default: nil
        }
    }

    /// Makes the call about a connection, with the URL that led to it, or nil, and the options.
    private mutating func callAboutConnection() {
        let event = features.scenes.connectionEvent
        switch event.kind {
        case .url: cite(.sceneURL1)
        case .activity: cite(.sceneActivity1)
        case .notification: cite(.sceneResponse1)
        case .shortcut: cite(.sceneShortcut1)
        case .none, .push, .fetch, .task, .location: break
        }
        recordMissedCalls(about: event)
        callScene(
            .sceneWillConnect, event.kind == .url ? event.argument : .null, .object(ObjectRef(.connectionOptions)))
        postNotifications(of: .sceneWillConnect, before: features.appPhase)
    }

    /// The verb `root X`, and `window.rootViewController = X`, in which X can be none.
    mutating func assignRoot(_ id: ControllerID, of window: WindowID) {
        guard window.index < windows.count else { return }
        if self[window].root == id { return id.exists ? reportNoEffect(.alreadyRoot, id) : () }
        if id.exists {
            guard isAlive(id) else { return }
            if let obstacle = obstacle(to: id, entering: .none) { return refuse(obstacle, id, self[window].root) }
            noteScene(of: window, isNew: true)
        } else if self[contents: self[window].shownRoot].presented.exists {
            let shown = self[window].shownRoot
            return refuse(.rootGoneWhilePresenting, shown, self[contents: shown].presented)
        }
        setRoot(id, of: window)
    }

    /// `window.rootViewController = X`. The window shows it at the commit.
    mutating func setRoot(_ id: ControllerID, of window: WindowID) {
        guard window.index < windows.count, self[window].root != id else { return }
        if id.exists, !isAlive(id) { return }
        let old = self[window].root
        addOwner(id)
        self[window].root = id
        self[window].lastPresented = lastPresented(from: id)
        if id.exists {
            removeViewFromHost(id)
            self[id].hosting = .window
            self[id].flags.remove(.presenterRemoved)
            self[id].geometry.facts.remove(.hasEntered)
            clearStranded(id)
        }
        // The controller that the window still shows stays owned until its view is removed.
        if old.exists, self[window].shownRoot != old {
            self[old].hosting = .none
            enqueue(.release(old))
        }
        guard self[window].isVisible, !self[window].lacksScene else { return }
        if id.exists { loadRoot(of: window, by: .windowEnter1) }
        scheduleShow(window)
    }

    /// `makeKeyAndVisible` by the app.
    mutating func activate(_ window: WindowID) {
        guard window.index < windows.count else { return }
        let (root, shown) = (self[window].root, self[window].shownRoot)
        if keyWindow == window, self[window].isVisible, root == shown {
            cite(.none)
            return reportNoEffect(.alreadyKeyWindow)
        }
        keyWindow = window
        show(window)
    }

    /// Makes a window visible: `makeKeyAndVisible` or `isHidden = false`.
    mutating func show(_ window: WindowID) {
        noteScene(of: window, isNew: false)
        self[window].isVisible = true
        self[window].isHidden = false
        if self[window].lacksScene { report(.windowWithoutScene, by: .sceneWindow1) }
        // SCENE-CODE-1: code makes the window while the scene connects.
        loadRoot(of: window, by: usesScenes && features.appPhase == .launching ? .sceneCode1 : .windowVisible1)
        if !self[window].lacksScene { scheduleShow(window) }
    }

    /// UIKit makes the window of a launch or of a scene visible.
    mutating func makeVisible(_ window: WindowID) {
        guard window.index < windows.count else { return }
        if self[window].isHidden || lacksWindowOfSwift(window) { return reportHidden(window) }
        keyWindow = window
        let isShownByCode = self[window].isVisible
        self[window].isVisible = true
        if self[window].lacksScene {
            if !isShownByCode { report(.windowWithoutScene, by: .sceneWindow1) }
        } else {
            let isInBackground = !usesScenes && features.launchesInBackground && window == WindowID.main
            loadRoot(of: window, by: isInBackground ? .launchBg1 : .windowVisible1)
        }
        scheduleShow(window)
    }

    /// WINDOW-VISIBLE-1, SCENE-CODE-1, WINDOW-ENTER-1: a window that becomes visible, or that gets another root, loads
    /// the root's view and adds it.
    private mutating func loadRoot(of window: WindowID, by rule: Rule) {
        let root = self[window].root
        guard root.exists, self[window].shownRoot != root else { return }
        let cause = self.rule
        load(root, by: rule)
        if !self[window].lacksScene { enqueue(.enterWindow(root)) }
        cite(cause)
    }

    mutating func scheduleShow(_ window: WindowID) {
        guard !self[window].isScheduled else { return }
        self[window].isScheduled = true
        enqueueAtCommit(.transition(.showRoot(window)))
    }

    /// LAUNCH-ROOT-1, LAUNCH-ROOTSWAP-1, WINDOW-ROOT-NIL-1: the window shows its root, or nothing if it has none.
    mutating func showRoot(_ window: WindowID) {
        if self[window].transition.exists {
            postpone(.transition(.showRoot(window)), until: self[window].transition)
            return
        }
        self[window].isScheduled = false
        let old = self[window].shownRoot
        let new = self[window].lacksScene || self[window].isHidden ? .none : self[window].root
        guard old != new else { return activate(window, isFirst: false) }
        let isFirst = !self[window].hasShownRoot
        self[window].shownRoot = new
        self[window].hasShownRoot = true
        let isKept = self[window].root == old
        let ruleOfEnd = isKept ? Rule.windowHide1 : .windowRootNil1
        cite(!old.exists ? .launchRoot1 : new.exists ? .launchRootSwap1 : ruleOfEnd)
        if old.exists, !isKept, self[contents: old].presented.exists { strand(old) }
        let kind: TransitionKind = old.exists ? .root : .firstRoot
        let id = newTransition(kind, in: .none, from: old, to: new, animated: false)
        self[id].window = window
        self[window].transition = id
        enqueue(.begin(id))
        if isFirst, window == WindowID.main { receive(.launched) }
        if isFirst { activate(window, isFirst: true) }
        if old.exists, !isKept { enqueue(.release(old)) }
    }

    /// LAUNCH-ORDER-1: activates the app, before or after the root's viewDidAppear according to the release.
    private mutating func activate(_ window: WindowID, isFirst: Bool) {
        if isFirst, isSecondScene(window) { return activateSecondScene() }
        // A window without a root shows nothing, and the event comes all the same.
        if features.launchesInBackground, !usesScenes, window == WindowID.main, isFirst || !self[window].hasShownRoot {
            return enqueueAfter(0, .system(.deliverLaunchEvent))
        }
        // An app whose window gets its root later is active already.
        guard features.appPhase == .launching else { return }
        guard window == WindowID.main, !features.launchesInBackground, isFirst || !self[window].hasShownRoot else {
            return
        }
        if usesScenes {
            cite(.bg3)
            recordMissedLifeCycle(.applicationDidBecomeActive, nil)
            cite(.sceneFg1)
            enqueue(.callDelegate(.sceneWillEnterForeground))
            enqueue(.activateScene(window))
            return
        }
        cite(.launchOrder1)
        for call in [Method.sceneWillEnterForeground, .sceneDidBecomeActive] { recordMissedLifeCycle(nil, call) }
        let activeFirst = !has(.rootAppearsBeforeActivation) && !has(.rootAppearsBeforeActivationAgain)
        if activeFirst {
            enqueue(.system(.deliverLaunchEvent))
            enqueue(.callDelegate(.applicationDidBecomeActive))
        } else {
            enqueueAfter(0, .system(.deliverLaunchEvent))
            enqueueAfter(0, .launch(.callDelegate(.applicationDidBecomeActive)))
        }
    }

    /// LAUNCH-APP-2, SCENE-NEW-1: the scene becomes active after the root's viewIsAppearing and layout, which the
    /// transition to the root has put into the layout pass.
    private mutating func activateScene(of window: WindowID) {
        let isSecond = isSecondScene(window)
        cite(isSecond ? .sceneNew1 : .launchApp2)
        enqueueAtLayout(
            isSecond ? .system(.callSecondScene(.sceneDidBecomeActive)) : .launch(.callDelegate(.sceneDidBecomeActive)))
    }

    /// LAUNCH-ROOTSWAP-2: the presentation of the old root stays in the window, and owns the old root.
    private mutating func strand(_ old: ControllerID) {
        cite(.launchRootSwap2)
        self[old].flags.insert(.stranded)
        addOwner(old)
    }

    /// LAUNCH-ROOTSWAP-2: the former roots that are kept by what they present, with that.
    package var strandedPresenters: [(presenter: ControllerID, presented: ControllerID)] {
        livingControllers().filter { isStranded($0) && self[contents: $0].presented.exists }
            .map { ($0, self[contents: $0].presented) }
    }

    /// Ends the state of a former root when it becomes root again, or when its presentation has gone.
    mutating func clearStranded(_ id: ControllerID) {
        guard isStranded(id) else { return }
        self[id].flags.remove([.stranded, .presenterRemoved])
        enqueue(.release(id))
    }

    /// Removes the old root's view from the window.
    mutating func finishRoot(_ transition: Transition) {
        guard transition.old.exists, !windows.contains(where: { $0.root == transition.old }) else { return }
        enqueue(.detach(transition.old))
    }
}
