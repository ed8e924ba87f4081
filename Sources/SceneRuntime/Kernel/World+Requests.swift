/// The switch over requests, with a case for each verb.
extension World {
    /// Performs a request of the script.
    mutating func perform(_ request: Request) {
        switch request {
        case .refuse(let refusal, let id, let name): return refuse(refusal, id, .none, name: name)
        case .readPickerStack(let id): return readPickerStack(of: id)
        case .make(let cls): return make(cls, forScript: true)
        case .makeFromNib(let cls, let nib): return make(cls, nib: nib, forScript: true)
        case .allocate(let cls): return allocate(cls)
        case .initialise(let id, let nib, let decodes): return runInitialiser(of: id, nib: nib, decodes: decodes)
        case .instantiate(let cls): return instantiate(cls, forScript: true)
        case .instantiateInitial(let storyboard): return instantiateInitial(of: storyboard)
        case .instantiateNamed(let storyboard, let name): return instantiate(named: name, in: storyboard)
        case .launch(let storyboard): return launch(.makeRoot(storyboard), inBackground: false)
        case .launchInBackground(let storyboard): return launch(.makeRoot(storyboard), inBackground: true)
        case .launchMaking(let cls): return launch(.makeRootInCode(cls), inBackground: false)
        case .launchWith(let root): return launch(.useRoot(root), inBackground: false)
        case .setRoot(let id, let window): return assignRoot(id, of: window)
        case .makeKeyAndVisible(let window): activate(window)
        case .load(let id): return loadForScript(id)
        case .layout(let id): layout(id)
        case .setView(let id, let view): return assignView(id, view)
        case .view(let request): perform(request)
        case .navigation(let request): return perform(request)
        case .setTabs(let list, let tab, _): return setTabs(list, on: tab)
        case .select(let id, let tab): return select(id, in: tab)
        case .selectIndex(let index, let tab): return select(index: Int(index), in: tab)
        case .setPage(let id, let pages, let animated, let block): setPage(id, in: pages, animated: animated, block)
        case .setPageBeside(let pages, let isAfter, let animated, let completion):
            setPageBeside(in: pages, isAfter: isAfter, animated: animated, completion: completion)
        case .swipePage(let pages, let swipe, let id, let cls): swipePage(pages, swipe, to: id, of: cls)
        case .tapTab(let id, let tab): if !ignoresTouches { tapTab(id, in: tab) }
        case .split(let request): return perform(request)
        case .present(let id, let source, let animated, let completion):
            return present(id, from: source, animated: animated, completion: completion)
        case .dismiss(let id, let animated, let block): return dismiss(id, animated: animated, completion: block)
        case .dismissPresented(let id, let animated): dismissPresented(by: id, animated: animated)
        case .swipeDown(let id, let finishes, let tracks): swipeDown(id, finishes: finishes, keepsTracking: tracks)
        case .presented(let request): return perform(request)
        case .tapOutside(let id): if !ignoresTouches { tapOutside(id) }
        case .show(let id, let source, let sender): show(id, from: source, sender: sender, isDetail: false)
        case .showDetail(let id, let source, let sender): show(id, from: source, sender: sender, isDetail: true)
        case .coordinate(let serial, let block, let phase): coordinate(serial, block, at: phase)
        case .perform(let name, let source, let sender): return performSegue(name, from: source, sender: sender)
        case .tapSegue(let name, let source, let sender): tapSegue(name, in: source, sender: sender)
        case .tapView(let view, let source): if !ignoresTouches { tapView(view, in: source) }
        case .addChild(let id, let parent): return addChild(id, to: parent)
        case .addView(let id, let parent): return addView(id, to: parent)
        case .willMove(let id, let parent): callMoveMethod(id, .willMove, to: parent)
        case .didMove(let id, let parent): callMoveMethod(id, .didMove, to: parent)
        case .removeView(let id): return removeView(id)
        case .removeChild(let id): return removeChild(id)
        case .transition(let old, let new, let parent, let only, let animated, let completion):
            return transition(old, to: new, in: parent, only: only, animated: animated, completion: completion)
        case .beginAppearance(let id, let isComing, let animated): beginAppearance(id, isComing, animated: animated)
        case .endAppearance(let id): return endAppearance(id)
        case .callMethod(let id, let method, let flag): return callDirectly(id, method, flag)
        case .readOverride(let id, let method): readOverride(method, of: id)
        case .environment(let event): receive(event)
        case .setProperty(let request): perform(request)
        case .run(let block): enqueue(.block(block))
        case .async(let block): runOnMainQueue(block)
        case .endProgram(let text): endRun(.fatalError, text)
        case .endUnmodelled(let text): endRun(.notModelled, text)
        case .runLater(let delay, let block): return runLater(block, after: delay)
        case .finish, .cancel: liftFinger(finishes: request == .finish)
        case .system(let event): return receive(event)
        case .scene(let request): perform(request)
        case .responder(let request): return perform(request)
        case .post(let name, let info): postForScript(name, info: info)
        }
    }

    private mutating func perform(_ request: PresentedRequest) {
        switch request {
        case .alert(let request): perform(request)
        case .sheet(let request): perform(request)
        case .search(let request): perform(request)
        }
    }

    /// `load X`, `x.view`. The view is the result.
    private mutating func loadForScript(_ id: ControllerID) {
        if isAlive(id), self[id].flags.contains(.viewLoaded) {
            cite(.none)
            reportNoEffect(.viewLoaded, id)
        }
        load(id)
        enqueue(.setCreatedView(id))
    }

    /// `layout X`: runs a layout pass, if the view is loaded.
    private mutating func layout(_ id: ControllerID) {
        cite(.launchConstr1)
        if isAlive(id), !self[id].flags.contains(.viewLoaded) { return reportNoEffect(.viewNotLoaded, id) }
        enqueue(.sizeAndLayOut(id))
    }

    /// `will move`, `did move`: makes only these calls.
    private mutating func callMoveMethod(_ id: ControllerID, _ method: Method, to parent: ControllerID) {
        cite(parent.exists ? .childAdd1 : .childRemove1)
        call(id, method, .controller(parent))
    }

    /// LANG-OVERRIDE-1: `x.shouldAutorotate` calls the getter that the script overrides.
    private mutating func readOverride(_ method: Method, of id: ControllerID) {
        cite(.langOverride1)
        call(id, method, .absent)
        enqueue(.setCreatedAnswer)
    }

    /// CHILD-MISUSE-1: code of the app calls an appearance callback. From iOS 13, UIKit logs a warning.
    private mutating func callDirectly(_ id: ControllerID, _ method: Method, _ isAnimated: Bool) {
        guard isAlive(id) else { return }
        let isMisuse = applies(.childMisuse1)
        cite(isMisuse ? .childMisuse1 : .childSwap1)
        let isAppearance = method.spec.category == .appearance
        call(id, method, isAppearance ? .bool(isAnimated) : .absent)
        updateSystemBars(by: method, of: id)
        if method == .updateTraitsIfNeeded { updateTraitsNow(of: id) }
        if method == .setNeedsUpdateProperties { setNeedsUpdateProperties(id) }
        if method == .updatePropertiesIfNeeded { updatePropertiesNow(of: id) }
        if method == .setNeedsUpdateOfSupportedInterfaceOrientations { receive(.update) }
        if isAppearance, isMisuse { emitMessage(.warning, .misuse(of: method), id) }
    }

    /// `instantiateInitialViewController()`. The instance is the result, or null.
    private mutating func instantiateInitial(of storyboard: StoryboardID) {
        createdObject = .null
        let initial = blueprint.storyboards[storyboard.index].initial
        if initial.exists { instantiate(initial, forScript: true) }
    }

    /// SEGUE-DEST-NONE: creates a scene by its identifier, otherwise by its name. An unknown one raises an exception.
    private mutating func instantiate(named name: NameID, in storyboard: StoryboardID) {
        let scenes = blueprint.storyboards[storyboard.index].scenes
        let byIdentifier = scenes.first { blueprint.classes[$0.index].identifier == name && name.exists }
        guard let cls = byIdentifier ?? scenes.first(where: { blueprint.classes[$0.index].name == name }) else {
            cite(.segueDestNone)
            return raise(.noScene, .none, name: name)
        }
        return instantiate(cls, forScript: true)
    }

    /// Dismisses the controller that `id` presents, for an unwind segue.
    private mutating func dismissPresented(by id: ControllerID, animated: Bool) {
        guard isAlive(id), self[contents: id].presented.exists else { return }
        startDismissal(of: self[contents: id].presented, animated: animated, completion: .none)
    }

    /// Ends the run with an exception that no rule of UIKit causes.
    private mutating func endRun(_ message: UIKitMessage, _ text: NameID) {
        cite(.none)
        raise(message, .none, name: text)
    }
}
