/// Navigation controllers. The stack is the list of children and changes immediately. The views are updated at the next
/// layout.
extension World {
    /// NAV-PUSH-1, NAV-PUSH-2: `nav.pushViewController(_:animated:)`.
    mutating func push(_ id: ControllerID, onto nav: ControllerID, animated: Bool) {
        guard isAlive(id), isAlive(nav), self[nav].base == .navigationController else { return }
        if self[id].base == .navigationController {
            cite(.navPushNav1)
            return raise(.pushNavigationController, nav)
        }
        if self[id].parent == nav {
            cite(.navPushSame1)
            return has(.repeatedPushNamesStack) ? raise(.pushSame, nav, id) : raise(.pushSameOld, id)
        }
        if let obstacle = obstacle(to: id, entering: nav) { return refuse(obstacle, id, nav) }
        if mustWait(nav, .push(id, onto: nav, animated: animated), keeping: [id]) { return }
        warnOfNesting(nav, animated: animated, isPush: true)
        let merges = applies(.navPush7) && self[container: nav].edit.contains(.pending)
        if rarely(!barSettings.isEmpty), bars(id).facts.contains(.hidesBottomBar) { cite(.barBottom1) }
        cite(merges ? .navPush7 : animated ? .navPush1 : .navPush2)
        addOwner(id)
        callAtOnce(id, .willMove, .controller(nav))
        atOnce(.linkAndRelease(id, nav))
        recordEdit(of: nav, animated: animated)
    }

    /// NAV-POP-1: `nav.popViewController(animated:)`. Does nothing if only the root is left.
    mutating func pop(_ nav: ControllerID, animated: Bool) {
        guard isAlive(nav), self[nav].base == .navigationController else { return }
        let top = self[container: nav].lastChild
        let below = top.exists ? self[top].previousSibling : .none
        guard below.exists else {
            cite(.navPopRootOnly)
            return
        }
        if dropsPop(of: nav, .popDuringSearch) { return }
        if mustWait(nav, .pop(nav, animated: animated), keeping: []) { return }
        warnOfNesting(nav, animated: animated, isPush: false)
        cite(animated ? .navPop1 : .navPop3)
        removeFromStack(above: below, of: nav)
        recordEdit(of: nav, animated: animated)
    }

    /// NAV-POPTO-1, NAV-POPTOROOT-1: pops all controllers above `target`.
    mutating func popTo(_ target: ControllerID, in nav: ControllerID, animated: Bool) {
        guard isAlive(nav), self[nav].base == .navigationController else { return }
        guard target.exists, self[target].parent == nav else {
            cite(.navPopTo2)
            return raise(.popToStranger, nav)
        }
        guard self[container: nav].lastChild != target else { return }
        if dropsPop(of: nav, .popToDuringSearch) { return }
        if mustWait(nav, .popTo(target, in: nav, animated: animated), keeping: [target]) { return }
        cite(self[target].previousSibling.exists ? .navPopTo1 : .navPopToRoot1)
        removeFromStack(above: target, of: nav)
        recordEdit(of: nav, animated: animated)
    }

    /// Removes the controllers above `target` from the stack. Only the top one receives willMove. The container owns
    /// the controller that it shows, so that one lives until its view is removed.
    private mutating func removeFromStack(above target: ControllerID, of nav: ControllerID) {
        let top = self[container: nav].lastChild
        callAtOnce(top, .willMove, .controller(.none))
        var walk = self[target].nextSibling
        if walk != top { self[container: nav].edit.insert(.isDeep) }
        while walk.exists {
            let next = self[walk].nextSibling
            atOnce(.unlink(walk))
            walk = next
        }
    }

    /// NAV-SET-1, NAV-SET-2, NAV-HIDDEN-1: `nav.setViewControllers(_:animated:)`.
    mutating func setStack(_ list: ListID, on nav: ControllerID, animated: Bool) {
        guard isAlive(nav), self[nav].base == .navigationController else { return }
        if isMore(nav) { return refuse(.moreStack, nav, .none) }
        let wanted = Array(self.list(list)).filter { isAlive($0) }
        if let twice = firstRepeated(in: wanted) {
            cite(.navSet4)
            return raise(.stackNotDistinct, twice, wanted.first ?? twice, wanted.last ?? twice)
        }
        if wanted.contains(where: { self[$0].base == .navigationController }) {
            cite(.navPushNav1)
            return raise(.pushNavigationController, nav)
        }
        for id in wanted {
            if let obstacle = obstacle(to: id, entering: nav) { return refuse(obstacle, id, nav) }
        }
        if mustWait(nav, .setStack(list, on: nav, animated: animated), keeping: wanted) { return }
        let old = children(of: nav)
        let top = wanted.last ?? .none
        let stays = old.contains(top)
        cite(stays ? .navSet2 : .navSet1)
        if old.last != top, let last = old.last, !wanted.contains(last) {
            if applies(.navSetReplaced1) {
                let cause = rule
                cite(.navSetReplaced1)
                recordMissed(.willMove, of: ObjectRef(last), .notInRelease)
                cite(cause)
            } else {
                call(last, .willMove, .controller(.none))
            }
        }
        for id in wanted where !old.contains(id) { call(id, .willMove, .controller(nav)) }
        then(.replaceChildren(nav, makeList(wanted)))
        let way: StackEdit = stays ? .isReturn : top.exists ? .isPush : []
        recordEdit(of: nav, animated: animated && isInWindow(nav), as: way.union([.isDeep, .isSet]))
    }

    private func firstRepeated(in list: [ControllerID]) -> ControllerID? {
        var seen: Set<ControllerID> = []
        return list.first { !seen.insert($0).inserted }
    }

    /// Replaces the children of a container by `wanted`, in that order.
    mutating func replaceChildren(of container: ControllerID, with wanted: [ControllerID]) {
        for id in wanted { addOwner(id) }
        for id in children(of: container) { unlink(id) }
        for id in wanted {
            if self[id].parent.exists { unlink(id) }
            link(id, into: container)
            then(.release(id))
        }
    }

    /// Records an edit of the stack, and schedules the update of the views.
    mutating func recordEdit(of nav: ControllerID, animated: Bool, as kind: StackEdit = []) {
        let earlier = self[container: nav].edit
        var edit = earlier.subtracting([.animated, .isPush, .isReturn, .isSet]).union(kind).union(.pending)
        if earlier.contains(.pending) { edit.insert(.isDeep) }
        if animated { edit.insert(.animated) }
        self[container: nav].edit = edit
        scheduleReconcile(nav)
    }

    mutating func scheduleReconcile(_ nav: ControllerID) {
        guard !self[container: nav].edit.contains(.scheduled) else { return }
        self[container: nav].edit.insert(.scheduled)
        addOwner(nav)
        // CONTEST-2: in earlier releases, the views are updated inside the call.
        if has(.stackEditsWaitForLayout) { atLayout(.transition(.reconcile(nav))) } else { then(.reconcile(nav)) }
    }

    /// NAV-PUSH-4, NAV-PUSH-6: defers an edit until a running transition has ended and, up to iOS 17, until the commit
    /// if another edit is pending or the container has had no layout pass yet. Until then, the container and `guests`
    /// are retained. Returns whether the edit was deferred.
    @inline(__always)
    private mutating func mustWait(
        _ nav: ControllerID, _ request: Request, keeping guests: @autoclosure () -> [ControllerID]
    ) -> Bool {
        // Usually nothing is going on that an edit could wait for.
        let isBusy =
            modal.exists || self[container: nav].transition.exists || self[container: nav].edit.contains(.pending)
            || self[nav].appearance == .appearing || windows.contains { $0.isScheduled }
        return rarely(isBusy) && mustWaitBusy(nav, request, keeping: guests())
    }

    @inline(never)
    private mutating func mustWaitBusy(
        _ nav: ControllerID, _ request: Request, keeping guests: [ControllerID]
    ) -> Bool {
        if refusesEdit(of: nav) { return true }
        var blocking = self[container: nav].transition
        if has(.presentationsStartAfterCommit), modalIsRunning, self[modal].container == nav {
            let presented = self[modal].lowest.exists ? self[modal].lowest : self[modal].new
            refuse(.editDuringPresentation, nav, presented)
            return true
        }
        if !blocking.exists, modalIsRunning, isInvolved(nav, in: modal) { blocking = modal }
        if blocking.exists, self[blocking].phase == .running, applies(.navPush4),
            self[blocking].kind.change != .stackOfAppearing
        {
            if applies(.navPush5), self[blocking].isAnimated { return false }
            holdEdit(request, until: blocking, keeping: guests + [nav])
            return true
        }
        guard applies(.navPush6) else { return false }
        let isFresh = self[nav].appearance == .appearing && !self[nav].flags.contains(.laidOut)
        let isBusy = self[container: nav].edit.contains(.pending) || isFresh
        // Without a pending operation there is no layout pass to wait for.
        let isLayoutComing = !agenda.now.isEmpty || !agenda.layout.isEmpty
        guard isAboutToAppear(nav) || (isBusy && isLayoutComing && isInWindow(nav)) else { return false }
        commitEdit(request, keeping: guests + [nav])
        return true
    }

    @inline(never)
    private mutating func holdEdit(_ request: Request, until blocking: TransitionID, keeping kept: [ControllerID]) {
        cite(.navPush4)
        for id in kept { addOwner(id) }
        postpone(.request(request), until: blocking)
        for id in kept { postpone(.instance(.release(id)), until: blocking) }
    }

    @inline(never)
    private mutating func commitEdit(_ request: Request, keeping kept: [ControllerID]) {
        cite(.navPush6)
        for id in kept { addOwner(id) }
        atCommit(.request(request))
        for id in kept { atCommit(.instance(.release(id))) }
    }

    /// ALERT-PUSH-1: refuses an edit while an alert comes or goes over the stack. Returns whether it did.
    private mutating func refusesEdit(of nav: ControllerID) -> Bool {
        guard modal.exists, !alerts.isEmpty else { return false }
        let transition = self[modal]
        let presented = transition.lowest.exists ? transition.lowest : transition.new
        guard self[presented].base == .alertController, isAncestorOrSelf(transition.container, of: nav) else {
            return false
        }
        refuse(.editDuringAlert, nav, presented)
        return true
    }

    private func isInvolved(_ nav: ControllerID, in id: TransitionID) -> Bool {
        isAncestorOrSelf(nav, of: self[id].old) || isAncestorOrSelf(nav, of: self[id].new)
            || isAncestorOrSelf(self[id].new, of: nav) || isAncestorOrSelf(self[id].old, of: nav)
    }

    private func isAncestorOrSelf(_ ancestor: ControllerID, of id: ControllerID) -> Bool {
        var walk = id
        while walk.exists {
            if walk == ancestor { return true }
            walk = self[walk].parent
        }
        return false
    }

    /// Whether `nav` is the root of a window that shows it at the next commit.
    @inline(__always)
    private func isAboutToAppear(_ nav: ControllerID) -> Bool {
        let top = topAncestor(of: nav)
        return windows.contains { $0.isScheduled && $0.root == top && $0.shown != top }
    }

    /// NAV-PUSH-5: in iOS 7 and earlier, warns of a second animated edit during a transition, and performs it.
    private mutating func warnOfNesting(_ nav: ControllerID, animated: Bool, isPush: Bool) {
        if applies(.navPush5), animated { warnOfNestingOld(nav, isPush: isPush) }
    }

    @inline(never)
    private mutating func warnOfNestingOld(_ nav: ControllerID, isPush: Bool) {
        let running = self[container: nav].transition
        let isPending = self[container: nav].edit.contains(.pending) && self[container: nav].edit.contains(.animated)
        guard isPending || (running.exists && self[running].isAnimated) else { return }
        cite(.navPush5)
        let middle = running.exists ? self[running].new : self[container: nav].lastChild
        atCommit(.warn(.unexpectedState, nav, .none, .none))
        atCommit(.warn(.unbalanced, middle, .none, .none))
        return emitMessage(.warning, isPush ? .nestedPush : .nestedPop, nav)
    }

    /// Updates the views to the stack, by one transition for all edits.
    mutating func reconcile(_ nav: ControllerID) {
        self[container: nav].edit.remove(.scheduled)
        if isAlive(nav) { followStack(of: nav) }
        if isMore(nav) { then(.returnTabs(nav)) }
        atOnce(.release(nav))
    }

    private mutating func followStack(of nav: ControllerID) {
        let record = self[container: nav]
        let (old, new) = (record.shown, record.lastChild)
        if old == new || record.transition.exists {
            if !record.transition.exists { self[container: nav].edit = [] }
            return
        }
        let animated = record.edit.contains(.animated)
        self[container: nav].edit.subtract([.pending, .animated])
        let state = self[nav].appearance
        if state == .appeared {
            let id = startNavigation(nav, from: old, to: new, animated: animated, isAppearing: false)
            return animated ? askAnimator(of: id, in: nav) : begin(id)
        }
        if state == .appearing, old.exists, self[old].appearance != .disappeared {
            let id = startNavigation(nav, from: old, to: new, animated: animated, isAppearing: true)
            return begin(id)
        }
        self[container: nav].edit = []
        showWithoutTransition(new, in: nav, instead: old)
    }

    /// TRANS-4: asks the delegate, if there is one, for an animator before an animated transition begins.
    private mutating func askAnimator(of id: TransitionID, in nav: ControllerID) {
        // No other transition of the container may begin until then.
        self[container: nav].transition = id
        let delegate = delegation(of: nav).delegate
        guard applies(.trans4), strong(delegate).exists else { return begin(id) }
        askForAnimator(id)
    }

    /// Creates a transition from one controller of a stack to another, which waits to begin. `isAppearing`: the
    /// navigation controller itself is appearing.
    mutating func startNavigation(
        _ nav: ControllerID, from old: ControllerID, to new: ControllerID, animated: Bool, isAppearing: Bool
    ) -> TransitionID {
        let edit = self[container: nav].edit
        let leaves = old.exists && self[old].parent != nav
        let isPush = !old.exists || edit.contains(.isPush) || !leaves && !edit.contains(.isReturn)
        let isSilent = edit.contains(.isSet) && applies(.navSetReplaced1)
        self[container: nav].edit.subtract([.isPush, .isReturn, .isDeep, .isSet])
        cite(isMore(nav) && isPush ? .tabMore2 : navigationRule(isPush: isPush, animated: animated, isAppearing))
        let kind: TransitionKind = isAppearing ? .pushWhileAppearing : isPush ? .push : .pop
        let id = newTransition(kind, in: nav, from: old, to: new, animated: animated)
        setShown(new, in: nav)
        if new.exists, isPush { self[new].flags.insert(.isMovingToParent) }
        if leaves, !isSilent { self[old].flags.insert(.isMovingFromParent) }
        self[id].isDeep = edit.contains(.isDeep)
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
        let old = self[container: container].shown
        guard old != id else { return }
        addOwner(id)
        self[container: container].shown = id
        dropOwner(old)
    }

    /// Adds the view of the top or selected child of a container that is about to appear.
    mutating func installShown(in container: ControllerID) {
        let record = self[container: container]
        guard !record.transition.exists else { return }
        if self[container].base == .navigationController {
            let old = record.shown
            setShown(record.lastChild, in: container)
            if old.exists, old != record.lastChild, self[old].host == container { uninstall(old) }
        }
        let shown = self[container: container].shown
        // A child that was disappearing when another one replaced it is removed here.
        var child = self[container: container].firstOccupant
        while child.exists {
            let next = self[child].nextOccupant
            let isOut = child != shown && self[child].parent == container && self[child].appearance == .disappeared
            if isOut { uninstall(child) }
            child = next
        }
        if shown.exists { install(shown, in: container) }
    }

    /// Shows a controller of a stack off screen, where there are no appearance callbacks.
    mutating func showWithoutTransition(_ new: ControllerID, in nav: ControllerID, instead old: ControllerID) {
        addOwner(old)
        setShown(new, in: nav)
        guard old.exists else { return }
        if self[old].host == nav { uninstall(old) }
        then(.finishDisappearance(old))
        then(.release(old))
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
        if id == self[container: nav].shown { self[id].flags.insert(.isMovingToParent) }
    }

    /// NAV-DELEGATE-FIRST-1: calls the delegate about the first show, after viewWillAppear and viewDidAppear, unless a
    /// transition of the container does.
    mutating func followFirstShow(of nav: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        let (flags, shown) = (self[nav].flags, self[container: nav].shown)
        let isInTransition = self[container: nav].transition.exists
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
            then(.clearFlags(shown))
            notifyDelegate(
                delegation(of: nav).delegate, .navigationControllerDidShow, .controller(shown), .bool(animated))
        }
        cite(cause)
    }

    /// Makes the last calls of a push or pop: didMove, then the delegate's.
    mutating func finishNavigation(_ transition: Transition) {
        guard !transition.isCancelled else { return }
        let isPush = transition.new.exists && self[transition.new].flags.contains(.isMovingToParent)
        if isPush, self[transition.new].parent == transition.container {
            callAtOnce(transition.new, .didMove, .controller(transition.container))
        }
        if transition.old.exists, !self[transition.old].parent.exists,
            self[transition.old].flags.contains(.isMovingFromParent)
        {
            callAtOnce(transition.old, .didMove, .controller(.none))
        }
        notifyDelegate(
            delegation(of: transition.container).delegate, .navigationControllerDidShow, .controller(transition.new),
            .bool(transition.isAnimated))
    }

    /// NAV-SWIPE-DONE-1, NAV-SWIPE-CANCEL-1: the user's edge swipe, from iOS 7.
    mutating func swipeBack(_ nav: ControllerID, finishes: Bool, keepsTracking: Bool) {
        guard !isBlocked, isAlive(nav), applies(.navSwipeDone1), self[nav].appearance == .appeared else { return }
        if refusesSwipeBack(nav) { return }
        let record = self[container: nav]
        guard !record.transition.exists else { return }
        let old = record.lastChild
        let new = old.exists ? self[old].previousSibling : .none
        guard new.exists, record.shown == old else { return }
        cite(finishes || keepsTracking ? .navSwipeDone1 : .navSwipeCancel1)
        resignForSwipe(of: old)
        call(old, .willMove, .controller(.none))
        let id = newTransition(.pop, in: nav, from: old, to: new, animated: true)
        self[id].isInteractive = true
        self[id].isTracking = keepsTracking
        self[id].isCancelled = !finishes && !keepsTracking
        then(.unlink(old))
        setShown(new, in: nav)
        self[old].flags.insert(.isMovingFromParent)
        then(.begin(id))
    }

    /// Undoes the edit of a cancelled transition.
    mutating func undoEdit(_ transition: Transition) {
        switch transition.kind {
        case .pop, .push, .pushWhileAppearing:
            if transition.kind.change == .push, isAlive(transition.new),
                self[transition.new].parent == transition.container
            {
                unlink(transition.new)
            }
            if isAlive(transition.old), !self[transition.old].parent.exists {
                link(transition.old, into: transition.container)
            }
            setShown(self[container: transition.container].lastChild, in: transition.container)
        case .uncover, .unoverlay: restorePresentation(transition)
        case .cover, .overlay: if self[transition.new].presenter == transition.container { unpresent(transition.new) }
        case .tab, .tabFade, .firstRoot, .root, .childIn, .childSwap, .pageScroll, .pageCurl, .columnIn, .columnOut,
            .columnSwap:
            break
        }
    }

    /// Whether `id` is a navigation controller.
    @inline(__always)
    func isNavigationController(_ id: ControllerID) -> Bool { id.exists && self[id].base == .navigationController }

    /// Whether the views of a navigation controller differ from its stack.
    @inline(__always)
    func stackDiffers(_ nav: ControllerID) -> Bool {
        guard isAlive(nav) else { return false }
        let record = self[container: nav]
        return record.shown != record.lastChild
    }
}
