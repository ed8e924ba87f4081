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
        // A launch without a root can be repeated.
        if features.isLaunched, self[WindowID.main].root.exists || self[WindowID.main].hasShownRoot {
            return refuse(.launchedAlready, .none, .none)
        }
        if inBackground, !applies(.bg1) { return refuse(.noBackground, .none, .none) }
        guard checkScenes() else { return raise(.scenesRequired, .none) }
        features.isLaunched = true
        setUpOrientation()
        features.launchesInBackground = inBackground
        features.appPhase = inBackground ? .background : .launching
        recordLaunch(root)
        cite(usesScenes ? .launchApp2 : .launchApp1)
        if !usesScenes { makeRootFirst(root) }
        enqueue(.callDelegate(.willFinishLaunching))
        if features.restoresState { enqueue(.askToRestore) }
        features.restoresState = false
        enqueue(.callDelegate(.didFinishLaunching))
        if usesScenes {
            enqueue(.callDelegate(.configurationForConnecting))
            return connect(root)
        }
        recordMissedLifeCycle(nil, .sceneWillConnect)
        enqueue(.makeVisible(WindowID.main))
        enqueue(.checkRoot)
    }

    /// SCENE-REQ-18, SCENE-REQ-26, SCENE-REQ-27: warns of an app without scenes. Returns false if it cannot launch.
    /// An app is assumed to be built with the SDK of its release.
    private mutating func checkScenes() -> Bool {
        if usesScenes { return true }
        if applies(.sceneReq27) {
            cite(.sceneReq27)
            return false
        }
        if applies(.sceneReq26) {
            cite(.sceneReq26)
            emitMessage(.warning, .scenesSoonRequired, .none)
        } else if applies(.sceneReq18), release >= .firstWithSceneWarning {
            cite(.sceneReq18)
            emitMessage(.warning, .scenesRecommended, .none)
        }
        return true
    }

    /// LAUNCH-NOROOT-1: checks that the window has a root at the end of a launch without scenes.
    private mutating func checkRoot() {
        guard applies(.launchNoRoot1), !self[WindowID.main].root.exists else { return }
        // A block that waits on the main queue may make the window.
        if applies(.asyncRoot1), !agenda.main.isEmpty { return cite(.asyncRoot1) }
        cite(.launchNoRoot1)
        if has(.windowsMustHaveRoots) { raise(.noRootRaised, .none) } else { emitMessage(.warning, .noRoot, .none) }
    }

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
        setRoot(root, of: WindowID.main)
        enqueue(.release(root))
    }

    /// Calls the delegate of the application or the scene, if the script has a handler.
    mutating func callApp(_ method: Method) {
        if method == .sceneWillConnect { return callAboutConnection() }
        let phase = features.appPhase
        enterPhase(method)
        callDelegate(ObjectRef(method.spec.owner == .scene ? .scene : .app), method)
        postNotifications(of: method, before: phase)
    }

    /// Makes the call about a connection, with the URL that led to it, or nil.
    private mutating func callAboutConnection() {
        let url = takeConnectionURL()
        if url.exists { cite(.sceneURL1) }
        callScene(.sceneWillConnect, url.exists ? .string(url) : .null)
        postNotifications(of: .sceneWillConnect, before: features.appPhase)
    }

    /// The verb `root X`, and `window.rootViewController = X`, in which X can be none.
    mutating func assignRoot(_ id: ControllerID, of window: WindowID) {
        guard window.index < windows.count, self[window].root != id else { return }
        if id.exists {
            guard isAlive(id) else { return }
            if let obstacle = obstacle(to: id, entering: .none) { return refuse(obstacle, id, self[window].root) }
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
        if id.exists {
            removeViewFromHost(id)
            self[id].hosting = .window
            self[id].flags.remove(.presenterRemoved)
            clearStranded(id)
        }
        // The controller that the window still shows stays owned until its view is removed.
        if old.exists, self[window].shownRoot != old {
            self[old].hosting = .none
            enqueue(.release(old))
        }
        if self[window].isVisible { scheduleShow(window) }
    }

    /// `makeKeyAndVisible`.
    mutating func makeVisible(_ window: WindowID) {
        guard window.index < windows.count else { return }
        keyWindow = window
        self[window].isVisible = true
        scheduleShow(window)
    }

    private mutating func scheduleShow(_ window: WindowID) {
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
        let new = self[window].root
        guard old != new else { return activate(window, isFirst: false) }
        let isFirst = !self[window].hasShownRoot
        self[window].shownRoot = new
        self[window].hasShownRoot = true
        cite(!old.exists ? .launchRoot1 : new.exists ? .launchRootSwap1 : .windowRootNil1)
        if old.exists, self[contents: old].presented.exists { strand(old) }
        let kind: TransitionKind = old.exists ? .root : .firstRoot
        let id = newTransition(kind, in: .none, from: old, to: new, animated: false)
        self[id].window = window
        self[window].transition = id
        enqueue(.begin(id))
        if isFirst, window == WindowID.main { receive(.launched) }
        if isFirst { activate(window, isFirst: true) }
        if old.exists { enqueue(.release(old)) }
    }

    /// LAUNCH-ORDER-1: activates the app, before or after the root's viewDidAppear according to the release.
    private mutating func activate(_ window: WindowID, isFirst: Bool) {
        if isFirst, isSecondScene(window) { return activateSecondScene() }
        guard window == WindowID.main, !features.launchesInBackground, isFirst || !self[window].hasShownRoot else {
            return
        }
        if usesScenes {
            cite(applies(.bg3) ? .bg3 : .launchApp2)
            recordMissedLifeCycle(.applicationDidBecomeActive, nil)
            cite(.launchApp2)
            enqueue(.callDelegate(.sceneWillEnterForeground))
            enqueue(.activateScene(window))
            return
        }
        cite(.launchOrder1)
        for call in [Method.sceneWillEnterForeground, .sceneDidBecomeActive] { recordMissedLifeCycle(nil, call) }
        let activeFirst = !has(.rootAppearsBeforeActivation) && !has(.rootAppearsBeforeActivationAgain)
        if activeFirst {
            enqueue(.callDelegate(.applicationDidBecomeActive))
        } else {
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
