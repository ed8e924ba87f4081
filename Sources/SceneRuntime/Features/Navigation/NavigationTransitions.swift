/// Navigation controllers: the transition to the top of a changed stack, the swipe back, and the delegate's calls.
extension World {
    /// Updates the views to the stack, by one transition for all edits.
    mutating func reconcile(_ nav: ControllerID) {
        self[contents: nav].edit.remove(.scheduled)
        if isAlive(nav) { showTopOfStack(of: nav) }
        if isMoreNavigation(nav) { enqueue(.returnTabs(nav)) }
        performOrEnqueue(.release(nav))
    }

    private mutating func showTopOfStack(of nav: ControllerID) {
        let record = self[contents: nav]
        let (old, new) = (record.shownChild, record.lastChild)
        if old == new || record.transition.exists {
            guard !record.transition.exists else { return }
            self[contents: nav].edit = []
            attachCoordinated(to: .none, in: nav)
            if record.edit.contains(.hasSeveralEdits) { notifyMovedBeneathTop(of: nav, isNew: !new.exists) }
            return
        }
        let animated = record.edit.contains(.animated)
        self[contents: nav].edit.subtract([.pending, .animated])
        let state = self[nav].appearance
        if state == .appeared {
            let id = startNavigation(nav, from: old, to: new, animated: animated, isAppearing: false)
            return animated ? askAnimator(of: id, in: nav) : begin(id)
        }
        // An empty stack that is appearing shows its first controller in the same way.
        if state == .appearing, old.exists ? self[old].appearance != .disappeared : new.exists {
            let id = startNavigation(nav, from: old, to: new, animated: animated, isAppearing: true)
            return begin(id)
        }
        self[contents: nav].edit = []
        addOwner(old)
        showWithoutTransition(new, in: nav, instead: old)
        notifyMovedOffScreen(from: old, to: new, in: nav, by: record.edit)
        if old.exists { enqueue(.release(old)) }
    }

    /// TRANS-4: asks the delegate, if there is one, for an animator before an animated transition begins.
    private mutating func askAnimator(of id: TransitionID, in nav: ControllerID) {
        // No other transition of the container may begin until then.
        self[contents: nav].transition = id
        let delegate = delegation(of: nav).delegate
        guard applies(.trans4), referent(of: delegate).exists else { return begin(id) }
        askForAnimator(id)
    }

    /// Creates a transition from one controller of a stack to another, which waits to begin. `isAppearing`: the
    /// navigation controller itself is appearing.
    mutating func startNavigation(
        _ nav: ControllerID, from old: ControllerID, to new: ControllerID, animated: Bool, isAppearing: Bool
    ) -> TransitionID {
        let edit = self[contents: nav].edit
        let leaves = old.exists && self[old].parent != nav
        let isPush = !old.exists || edit.contains(.isPush) || !leaves && !edit.contains(.isReturn)
        let isSilent = edit.contains(.isSet) && applies(.navSetReplaced1)
        self[contents: nav].edit.subtract([.isPush, .isReturn, .hasSeveralEdits, .isSet])
        // No source shows the calls of a push or pop that joins or separates columns.
        if rule != .splitColumn1, rule != .splitColumn2 {
            cite(
                isMoreNavigation(nav) && isPush
                    ? .tabMore2 : navigationRule(isPush: isPush, animated: animated, isAppearing))
        }
        let kind: TransitionKind = isAppearing ? .pushWhileAppearing : isPush ? .push : .pop
        let id = newTransition(kind, in: nav, from: old, to: new, animated: animated)
        setShown(new, in: nav)
        if new.exists, isPush { self[new].flags.insert(.isMovingToParent) }
        if leaves, !isSilent { self[old].flags.insert(.isMovingFromParent) }
        self[id].hasSeveralEdits = edit.contains(.hasSeveralEdits)
        return id
    }

    private func navigationRule(isPush: Bool, animated: Bool, _ isAppearing: Bool) -> Rule {
        // Since iOS 18, pushes before the first layout are merged. No source has the order of a push after it. It is
        // inferred to be the old one, and the trace names the rules of pushes.
        if isAppearing, applies(.launchNavImmediate1) { return .launchNavImmediate1 }
        if isPush { return animated ? .navPush1 : .navPush2 }
        return animated ? .navPop1 : .navPop3
    }

    /// Sets the controller that a container shows, with a strong reference.
    mutating func setShown(_ id: ControllerID, in container: ControllerID) {
        let old = self[contents: container].shownChild
        guard old != id else { return }
        addOwner(id)
        self[contents: container].shownChild = id
        removeOwner(old)
    }

    /// Adds the view of the top or selected child of a container that is about to appear.
    mutating func installShown(in container: ControllerID) {
        let record = self[contents: container]
        guard !record.transition.exists else { return }
        if self[container].base == .navigationController {
            let old = record.shownChild
            let moves = old != record.lastChild && record.edit.contains(.pending)
            if rarely(moves) { addOwner(old) }
            setShown(record.lastChild, in: container)
            if rarely(moves) {
                notifyMovedOffScreen(from: old, to: record.lastChild, in: container, by: record.edit)
                if old.exists { enqueue(.release(old)) }
            }
            if old.exists, old != record.lastChild, self[old].host == container { removeViewFromHost(old) }
        }
        let shown = self[contents: container].shownChild
        // A child that was disappearing when another one replaced it is removed here.
        for child in occupants(of: container) where child != shown && self[child].parent == container {
            removeHiddenView(of: child, from: container)
        }
        if shown.exists { addViewToHost(shown, in: container) }
    }

    /// Shows a controller of a stack off screen, where there are no appearance callbacks.
    mutating func showWithoutTransition(_ new: ControllerID, in nav: ControllerID, instead old: ControllerID) {
        addOwner(old)
        setShown(new, in: nav)
        guard old.exists else { return }
        if self[old].host == nav { removeViewFromHost(old) }
        enqueue(.finishDisappearance(old))
        enqueue(.release(old))
    }

    /// Calls willShow on the delegate, after the appearance callbacks before the animation.
    @inline(__always)
    mutating func willShow(_ transition: Transition) {
        guard transition.kind.isOfStack else { return }
        notifyDelegate(
            delegation(of: transition.container).delegate, .navigationControllerWillShow, .controller(transition.new),
            .bool(transition.isAnimated))
    }

    /// NAV-ROOT-MOVING-1: sets isMovingToParent of the first controller that a navigation controller shows.
    mutating func markFirstShow(of id: ControllerID, in nav: ControllerID) {
        guard self[nav].base == .navigationController, !self[nav].flags.contains(.showsFirst) else { return }
        if id == self[contents: nav].shownChild { self[id].flags.insert(.isMovingToParent) }
    }

    /// NAV-DELEGATE-FIRST-1: calls the delegate about the first show, after viewWillAppear and viewDidAppear, unless a
    /// transition of the container does.
    ///
    /// NAV-DELEGATE-TAB-1: calls didShow also when the navigation controller appears again.
    mutating func notifyShow(of nav: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        let (flags, shown) = (self[nav].flags, self[contents: nav].shownChild)
        let isInTransition = self[contents: nav].transition.exists
        guard shown.exists else { return }
        let cause = rule
        cite(.navDelegateFirst1)
        if phase == .willAppear, !flags.contains(.showsFirst) {
            self[nav].flags.insert(.showsFirst)
            if isInTransition { return cite(cause) }
            notifyDelegate(
                delegation(of: nav).delegate, .navigationControllerWillShow, .controller(shown), .bool(animated))
        } else if phase == .didAppear, flags.contains(.showsFirst), !flags.contains(.hasShownFirst) {
            self[nav].flags.insert(.hasShownFirst)
            if isInTransition { return cite(cause) }
            enqueue(.clearMotionFlags(shown))
            notifyDelegate(
                delegation(of: nav).delegate, .navigationControllerDidShow, .controller(shown), .bool(animated))
        } else if phase == .didAppear, flags.contains(.hasShownFirst), !isInTransition, applies(.navDelegateTab1) {
            cite(.navDelegateTab1)
            notifyDelegate(
                delegation(of: nav).delegate, .navigationControllerDidShow, .controller(shown), .bool(animated))
        }
        cite(cause)
    }

    /// Makes the last calls of a push or pop: didMove, then the delegate's.
    mutating func finishNavigation(_ transition: Transition) {
        guard !transition.isCancelled else { return }
        if rarely(self[transition.container].hosting.isPresentation) {
            let cause = rule
            keepWidth(of: transition.container, after: transition)
            cite(cause)
        }
        if rarely(transition.hasSeveralEdits) {
            notifyMovedBeneathTop(of: transition.container, isNew: !transition.old.exists)
        }
        let isPush = transition.new.exists && self[transition.new].flags.contains(.isMovingToParent)
        if isPush, self[transition.new].parent == transition.container {
            self[transition.new].geometry.facts.remove(.awaitsDidMove)
            callOrEnqueue(transition.new, .didMove, .controller(transition.container))
        }
        if transition.old.exists, !self[transition.old].parent.exists,
            self[transition.old].flags.contains(.isMovingFromParent)
        {
            callOrEnqueue(transition.old, .didMove, .controller(.none))
        }
        let delegate = delegation(of: transition.container).delegate
        let keepsCoordinator = transition.isAnimated && referent(of: delegate).exists && applies(.transCoord2)
        if rarely(keepsCoordinator) { keepCoordinator(self.transition(serial: transition.serial)) }
        notifyDelegate(
            delegate, .navigationControllerDidShow, .controller(transition.new), .bool(transition.isAnimated))
        if rarely(keepsCoordinator) { keepCoordinator(.none) }
    }

    /// TRANS-COORD-2: the coordinator of a transition that has ended lasts, from here on; `.none` ends this.
    @inline(never)
    private mutating func keepCoordinator(_ id: TransitionID) {
        let cause = rule
        cite(.transCoord2)
        enqueue(.keepCoordinator(id))
        cite(cause)
    }

    /// NAV-SWIPE-DONE-1, NAV-SWIPE-CANCEL-1: the user's edge swipe, from iOS 7.
    mutating func swipeBack(_ nav: ControllerID, finishes: Bool, keepsTracking: Bool) {
        guard !ignoresTouches, isAlive(nav), applies(.navSwipeDone1), self[nav].appearance == .appeared else { return }
        if ignoresSwipeBack(nav) { return }
        let record = self[contents: nav]
        guard !record.transition.exists else { return }
        let old = record.lastChild
        let new = old.exists ? self[old].previousSibling : .none
        guard new.exists, record.shownChild == old else { return }
        let swipe = BackSwipe(nav: nav, finishes: finishes, keepsTracking: keepsTracking)
        guard handles(nav, .popViewController) else { return beginSwipe(swipe) }
        cite(.navOverride2)
        features.callingSwipe = swipe
        call(nav, .popViewController, .bool(true))
        enqueue(.endCallOfSwipe)
    }

    /// Begins the interactive pop of a swipe.
    mutating func beginSwipe(_ swipe: BackSwipe) {
        let (nav, finishes, keepsTracking) = (swipe.nav, swipe.finishes, swipe.keepsTracking)
        let old = self[contents: nav].lastChild
        let new = old.exists ? self[old].previousSibling : .none
        guard new.exists, !self[contents: nav].transition.exists else { return }
        cite(finishes || keepsTracking ? .navSwipeDone1 : .navSwipeCancel1)
        resignForSwipe(of: old)
        call(old, .willMove, .controller(.none))
        let id = newTransition(.pop, in: nav, from: old, to: new, animated: true)
        self[id].isInteractive = true
        self[id].isTracking = keepsTracking
        self[id].isCancelled = !finishes && !keepsTracking
        enqueue(.unlink(old))
        setShown(new, in: nav)
        self[old].flags.insert(.isMovingFromParent)
        enqueue(.begin(id))
    }

    /// Undoes the edit of a cancelled transition.
    mutating func undoEdit(_ transition: Transition) {
        let change = transition.kind.change
        switch change {
        case .pop, .push, .stackOfAppearing:
            if change == .push, isAlive(transition.new),
                self[transition.new].parent == transition.container
            {
                unlink(transition.new)
            }
            if isAlive(transition.old), !self[transition.old].parent.exists {
                link(transition.old, into: transition.container)
            }
            setShown(self[contents: transition.container].lastChild, in: transition.container)
        case .dismissal: restorePresentation(transition)
        case .presentation:
            if self[transition.new].presenter == transition.container { unpresent(transition.new) }
        case .tab, .root, .child, .page, .column: break
        }
    }

    /// Whether `id` is a navigation controller.
    @inline(__always)
    func isNavigationController(_ id: ControllerID) -> Bool { id.exists && self[id].base == .navigationController }

    /// Whether the views of a navigation controller differ from its stack.
    @inline(__always)
    func stackDiffers(_ nav: ControllerID) -> Bool {
        guard isAlive(nav) else { return false }
        let record = self[contents: nav]
        return record.shownChild != record.lastChild
    }
}
