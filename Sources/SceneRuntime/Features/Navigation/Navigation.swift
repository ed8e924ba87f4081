/// Navigation controllers. The stack is the list of children and changes immediately. The views are updated at the next
/// layout.
extension World {
    /// Performs a request to a navigation controller.
    mutating func perform(_ request: NavigationRequest) {
        if let nav = request.editedStack, isPicker(nav) { return refuse(.stackOfPicker, nav, .none) }
        switch request {
        case .push(let id, let nav, let animated): push(id, onto: nav, animated: animated)
        case .begin(let id, let nav): begin(with: id, in: nav)
        case .pop(let nav, let animated): pop(nav, animated: animated)
        case .popTo(let id, let nav, let animated): popTo(id, in: nav, animated: animated)
        case .popToRoot(let nav, let animated): popTo(self[contents: nav].firstChild, in: nav, animated: animated)
        case .setStack(let list, let nav, let animated): setStack(list, on: nav, animated: animated)
        case .setBar(let bar, let nav, let isHidden): setBar(bar, of: nav, isHidden: isHidden)
        case .tapBack(let nav): tapBack(nav)
        case .swipeBack(let nav, let finishes, let tracks): swipeBack(nav, finishes: finishes, keepsTracking: tracks)
        }
    }

    /// NAV-OVERRIDE-1, NAV-INIT-ORDER-1: what `UINavigationController(rootViewController:)` does.
    private mutating func begin(with root: ControllerID, in nav: ControllerID) {
        guard handles(nav, .pushViewController) else {
            return setStack(makeList([root]), on: nav, animated: false)
        }
        pushByUIKit(root, onto: nav, animated: false, by: .navOverride1)
    }

    /// A push that UIKit makes itself: it calls `pushViewController`, which the class of the navigation controller can
    /// override.
    mutating func pushByUIKit(_ id: ControllerID, onto nav: ControllerID, animated: Bool, by rule: Rule) {
        guard isAlive(id), isAlive(nav), handles(nav, .pushViewController) else {
            return push(id, onto: nav, animated: animated)
        }
        cite(rule)
        addOwner(id)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(nav), method: .pushViewController, first: .controller(id),
                second: .bool(animated)))
        enqueue(.release(id))
    }

    /// NAV-OVERRIDE-2: a pop of the user.
    mutating func popByUser(_ nav: ControllerID) {
        guard isAlive(nav), handles(nav, .popViewController) else { return pop(nav, animated: true) }
        cite(.navOverride2)
        call(nav, .popViewController, .bool(true))
    }

    /// NAV-PUSH-1, NAV-PUSH-2: `nav.pushViewController(_:animated:)`.
    mutating func push(_ id: ControllerID, onto nav: ControllerID, animated: Bool) {
        guard isAlive(id), isAlive(nav), self[nav].base == .navigationController else { return }
        if self[id].base == .navigationController {
            cite(.navPushNav1)
            return raise(.pushNavigationController, nav)
        }
        if self[id].base == .splitViewController, applies(.navPushSplit1) {
            cite(.navPushSplit1)
            return emitMessage(.warning, .pushSplit, nav)
        }
        if self[id].parent == nav {
            cite(.navPushSame1)
            return has(.repeatedPushNamesStack) ? raise(.pushSame, nav, id) : raise(.pushSameOld, id)
        }
        if let obstacle = obstacle(to: id, entering: nav) { return refuse(obstacle, id, nav) }
        if mustWait(nav, .push(id, onto: nav, animated: animated), keeping: [id]) { return }
        warnOfNesting(nav, animated: animated, isPush: true)
        let merges = applies(.navPush7) && self[contents: nav].edit.contains(.pending)
        if rarely(!features.barSettings.isEmpty), bars(id).facts.contains(.hidesBottomBar) { cite(.barBottom1) }
        cite(merges ? .navPush7 : animated ? .navPush1 : .navPush2)
        addOwner(id)
        announceMove(of: id, onto: nav)
        performOrEnqueue(.linkAndRelease(id, nav))
        recordEdit(of: nav, animated: animated)
    }

    /// NAV-POP-1: `nav.popViewController(animated:)`. Does nothing if only the root is left.
    mutating func pop(_ nav: ControllerID, animated: Bool) {
        guard isAlive(nav), self[nav].base == .navigationController else { return }
        if let swipe = features.callingSwipe, swipe.nav == nav {
            features.callingSwipe = nil
            return beginSwipe(swipe)
        }
        let top = self[contents: nav].lastChild
        let below = top.exists ? self[top].previousSibling : .none
        guard below.exists else {
            cite(.navPopRootOnly)
            return reportNoEffect(top.exists ? .onlyRoot : .emptyStack, nav, top)
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
        guard self[contents: nav].lastChild != target else {
            cite(self[target].previousSibling.exists ? .navPopTo1 : .navPopToRoot1)
            return reportNoEffect(.alreadyOnTop, nav, target)
        }
        if dropsPop(of: nav, .popToDuringSearch) { return }
        if mustWait(nav, .popTo(target, in: nav, animated: animated), keeping: [target]) { return }
        cite(self[target].previousSibling.exists ? .navPopTo1 : .navPopToRoot1)
        removeFromStack(above: target, of: nav)
        recordEdit(of: nav, animated: animated)
    }

    /// Removes the controllers above `target` from the stack. Only the top one receives willMove, and the one that the
    /// stack still shows. The container owns the controller that it shows, so that one lives until its view is removed.
    private mutating func removeFromStack(above target: ControllerID, of nav: ControllerID) {
        let (top, shown) = (self[contents: nav].lastChild, self[contents: nav].shownChild)
        let isUnseen = rarely(top != shown)
        if isUnseen { addOwner(top) }
        callOrEnqueue(top, .willMove, .controller(.none))
        var walk = self[target].nextSibling
        if walk != top { self[contents: nav].edit.insert(.hasSeveralEdits) }
        while walk.exists {
            let next = self[walk].nextSibling
            if isUnseen, walk == shown { call(walk, .willMove, .controller(.none)) }
            performOrEnqueue(.unlink(walk))
            walk = next
        }
        if isUnseen { notifyMovedUnseen(top, from: nav) }
    }

    /// NAV-SET-1, NAV-SET-2, NAV-HIDDEN-1: `nav.setViewControllers(_:animated:)`.
    mutating func setStack(_ list: ListID, on nav: ControllerID, animated: Bool) {
        guard isAlive(nav), self[nav].base == .navigationController else { return }
        if isMoreNavigation(nav) { return refuse(.moreStack, nav, .none) }
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
            if self[id].base == .splitViewController, self[id].parent != nav, applies(.navPushSplit1) {
                return refuse(.splitInStack, id, nav)
            }
        }
        if mustWait(nav, .setStack(list, on: nav, animated: animated), keeping: wanted) { return }
        let old = children(of: nav)
        if old == wanted, !old.isEmpty { reportNoEffect(.sameStack, nav) }
        let top = wanted.last ?? .none
        let stays = old.contains(top)
        cite(stays ? .navSet2 : .navSet1)
        let unseen = announceDepartures(from: nav, to: wanted)
        let begins = !self[contents: nav].shownChild.exists
        for id in wanted where !old.contains(id) {
            if begins { call(id, .willMove, .controller(nav)) } else { announceMove(of: id, onto: nav) }
        }
        enqueue(.replaceChildren(nav, makeList(wanted)))
        notifyMovedUnseen(unseen, from: nav)
        let way: StackEdit = stays ? .isReturn : top.exists ? .isPush : []
        recordEdit(of: nav, animated: animated && isInWindow(nav), as: way.union([.hasSeveralEdits, .isSet]))
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
            enqueue(.release(id))
        }
    }

    /// Records an edit of the stack, and schedules the update of the views.
    mutating func recordEdit(of nav: ControllerID, animated: Bool, as kind: StackEdit = []) {
        let earlier = self[contents: nav].edit
        var edit = earlier.subtracting([.animated, .isPush, .isReturn, .isSet]).union(kind).union(.pending)
        if earlier.contains(.pending) { edit.insert(.hasSeveralEdits) }
        if animated { edit.insert(.animated) }
        self[contents: nav].edit = edit
        scheduleReconcile(nav)
    }

    /// Queues the update of the views of `nav` to its stack, once for all edits before it.
    mutating func scheduleReconcile(_ nav: ControllerID) {
        guard !self[contents: nav].edit.contains(.scheduled) else { return }
        self[contents: nav].edit.insert(.scheduled)
        addOwner(nav)
        // CONTEST-2: in earlier releases, the views are updated inside the call.
        if has(.stackEditsWaitForLayout) {
            enqueueAtLayout(.transition(.reconcile(nav)))
        } else {
            enqueue(.reconcile(nav))
        }
    }

    /// NAV-PUSH-4, NAV-PUSH-6: defers an edit until a running transition has ended and, up to iOS 17, until the commit
    /// if another edit is pending or the container has had no layout pass yet. Until then, the container and `guests`
    /// are retained. Returns whether the edit was deferred.
    @inline(__always)
    private mutating func mustWait(
        _ nav: ControllerID, _ request: NavigationRequest, keeping guests: @autoclosure () -> [ControllerID]
    ) -> Bool {
        // Usually nothing is going on that an edit could wait for.
        let isBusy =
            hasModal || self[contents: nav].transition.exists || self[contents: nav].edit.contains(.pending)
            || self[nav].appearance == .appearing || windows.contains { $0.isScheduled }
        return rarely(isBusy) && mustWaitSlowPath(nav, request, keeping: guests())
    }

    @inline(never)
    private mutating func mustWaitSlowPath(
        _ nav: ControllerID, _ request: NavigationRequest, keeping guests: [ControllerID]
    ) -> Bool {
        if refusesEdit(of: nav) { return true }
        var blocking = self[contents: nav].transition
        let own = modal { $0.phase == .running && $0.container == nav }
        if has(.presentationsStartAfterCommit), own.exists {
            refuse(.editDuringPresentation, nav, self[own].presented)
            return true
        }
        if refusesToLeave(self[contents: nav].shownChild) { return true }
        if !blocking.exists { blocking = modal { $0.phase == .running && isInvolved(nav, in: $0) } }
        if blocking.exists, self[blocking].phase == .running, applies(.navPush4),
            self[blocking].kind.change != .stackOfAppearing
        {
            if applies(.navPush5), self[blocking].isAnimated { return false }
            deferEdit(request, until: blocking, keeping: guests + [nav])
            return true
        }
        guard applies(.navPush6) else { return false }
        let isFresh = self[nav].appearance == .appearing && !self[nav].flags.contains(.laidOut)
        let isBusy = self[contents: nav].edit.contains(.pending) || isFresh
        // Without a pending operation there is no layout pass to wait for.
        let isLayoutComing = !agenda.now.isEmpty || !agenda.layout.isEmpty
        guard isAboutToAppear(nav) || (isBusy && isLayoutComing && isInWindow(nav)) else { return false }
        deferEditToCommit(request, keeping: guests + [nav])
        return true
    }

    @inline(never)
    private mutating func deferEdit(
        _ request: NavigationRequest, until blocking: TransitionID, keeping kept: [ControllerID]
    ) {
        cite(.navPush4)
        for id in kept { addOwner(id) }
        postpone(.request(.navigation(request)), until: blocking)
        for id in kept { postpone(.instance(.release(id)), until: blocking) }
    }

    @inline(never)
    private mutating func deferEditToCommit(_ request: NavigationRequest, keeping kept: [ControllerID]) {
        cite(.navPush6)
        for id in kept { addOwner(id) }
        enqueueAtCommit(.request(.navigation(request)))
        for id in kept { enqueueAtCommit(.instance(.release(id))) }
    }

    /// The stack as code reads it. NAV-PUSH-6: an edit after another one is not visible until it is made. Those of a
    /// stack that has not been laid out yet are, although their calls are deferred.
    func stackToRead(of nav: ControllerID) -> [ControllerID] {
        var stack = children(of: nav)
        guard rarely(!agenda.commit.isEmpty), stack.isEmpty || !self[nav].flags.contains(.laidOut) else { return stack }
        for queued in agenda.commit.all {
            guard case .request(.navigation(let request)) = queued.operation, request.editedStack == nav else {
                continue
            }
            apply(request, to: &stack)
        }
        return stack.filter { isAlive($0) }
    }

    /// Changes a stack as a request will do.
    private func apply(_ request: NavigationRequest, to stack: inout [ControllerID]) {
        switch request {
        case .setStack(let list, _, _): stack = Array(self.list(list))
        case .push(let pushed, _, _): stack.append(pushed)
        case .pop: if stack.count > 1 { stack.removeLast() }
        case .popTo(let target, _, _):
            if let place = stack.firstIndex(of: target) { stack.removeSubrange((place + 1)...) }
        case .popToRoot: stack.removeSubrange(min(1, stack.count)...)
        case .begin, .setBar, .tapBack, .swipeBack: break
        }
    }

    /// The navigation controller that will get `id` by an edit that is deferred, and whose stack code reads with it.
    func stackToJoin(of id: ControllerID) -> ControllerID {
        guard rarely(!agenda.commit.isEmpty) else { return .none }
        let nav = agenda.commit.first { queued -> ControllerID? in
            guard case .request(.navigation(let request)) = queued.operation else { return nil }
            switch request {
            case .push(let pushed, let nav, _): return pushed == id ? nav : nil
            case .setStack(let list, let nav, _): return self.list(list).contains(id) ? nav : nil
            default: return nil
            }
        }
        guard let nav, isAlive(nav), stackToRead(of: nav).contains(id) else { return .none }
        return nav
    }

    /// ALERT-PUSH-1: refuses an edit while an alert comes or goes over the stack. Returns whether it did.
    private mutating func refusesEdit(of nav: ControllerID) -> Bool {
        guard hasModal, !features.alerts.isEmpty else { return false }
        let found = modal {
            self[$0.presented].base == .alertController && isAncestorOrSelf($0.container, of: nav)
        }
        guard found.exists else { return false }
        refuse(.editDuringAlert, nav, self[found].presented)
        return true
    }

    private func isInvolved(_ nav: ControllerID, in transition: Transition) -> Bool {
        isAncestorOrSelf(nav, of: transition.old) || isAncestorOrSelf(nav, of: transition.new)
            || isAncestorOrSelf(transition.new, of: nav) || isAncestorOrSelf(transition.old, of: nav)
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
    func isAboutToAppear(_ nav: ControllerID) -> Bool {
        let top = topAncestor(of: nav)
        return windows.contains { $0.isScheduled && $0.root == top && $0.shownRoot != top }
    }

    /// NAV-PUSH-5: in iOS 7 and earlier, warns of a second animated edit during a transition, and performs it.
    private mutating func warnOfNesting(_ nav: ControllerID, animated: Bool, isPush: Bool) {
        if applies(.navPush5), animated { warnOfNestingOld(nav, isPush: isPush) }
    }

    @inline(never)
    private mutating func warnOfNestingOld(_ nav: ControllerID, isPush: Bool) {
        let running = self[contents: nav].transition
        let isPending = self[contents: nav].edit.contains(.pending) && self[contents: nav].edit.contains(.animated)
        guard isPending || (running.exists && self[running].isAnimated) else { return }
        cite(.navPush5)
        let middle = running.exists ? self[running].new : self[contents: nav].lastChild
        enqueueAtCommit(.warn(.unexpectedState, nav, .none, .none))
        enqueueAtCommit(.warn(.unbalanced, middle, .none, .none))
        return emitMessage(.warning, isPush ? .nestedPush : .nestedPop, nav)
    }
}
