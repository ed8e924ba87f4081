/// Appearance callbacks. They follow the hierarchy of views, not containment.
extension World {
    /// Makes an appearance callback of `id`; its inherited implementation forwards it to the controllers in its view.
    /// Does nothing if the phase does not fit the present state.
    mutating func appear(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        guard isAlive(id) else { return }
        guard isAppearancePossible(id, phase) else {
            lateOperations += 1
            recordMissed(phase, of: id)
            return
        }
        if phase == .willAppear, isSplit(id), adaptFirst(id, animated: animated) { return }
        let value = valueOfPair(id, phase, animated)
        if phase == .willAppear || phase == .willDisappear { recordAnimation(of: id, animated) }
        switch phase {
        case .willAppear:
            let isInWindow = self[id].appearance == .disappearing && staysInWindow(id)
            self[id].appearance = .appearing
            self[id].flags.subtract([.receivedIsAppearing, .hasStaleAppearance])
            if !isInWindow { self[id].flags.remove(.laidOut) }
            self[id].geometry.facts.remove(.hasEntered)
            if isSplit(id) { installColumns(of: id) } else if managesChildren(id) { installShown(in: id) }
        case .isAppearing: self[id].flags.insert(.receivedIsAppearing)
        case .didAppear: self[id].appearance = .appeared
        case .willDisappear: self[id].appearance = .disappearing
        case .didDisappear:
            self[id].appearance = .disappeared
            resignFirstResponder(id)
            self[id].flags.remove(.hasStaleAppearance)
        }
        if phase == .willAppear, inheritsWillAppear(id) { deselectRow(of: id) }
        let cause = rule
        if rarely(self[id].geometry.facts.contains(.joinsAppearance)) { citeJoining(id, phase) }
        makeCall(id, phase.method, .bool(value))
        cite(cause)
        if phase == .didAppear, features.waitingResponder.exists { focusWaitingView(in: id) }
        if phase == .willAppear, self[id].hosting != .view { askAboutSystemBars(for: id) }
    }

    /// Returns the value of `animated` of a callback: both calls of a pair have the same one, although a transition may
    /// end what another one has begun. MODAL-ANIMATED-8 is the exception.
    @inline(__always)
    private func valueOfPair(_ id: ControllerID, _ phase: AppearancePhase, _ animated: Bool) -> Bool {
        switch phase {
        case .willAppear, .willDisappear: return animated
        case .isAppearing, .didAppear, .didDisappear:
            let isPair = !applies(.modalAnimated8) || release != .withUnanimatedEnds
            return isPair ? self[id].flags.contains(.appearanceIsAnimated) : animated
        }
    }

    /// CHILD-ADD-WILL-1: cites the rule of a child that appears with the parent to which it was added meanwhile.
    @inline(never)
    private mutating func citeJoining(_ id: ControllerID, _ phase: AppearancePhase) {
        switch phase {
        case .willAppear, .isAppearing: cite(.childAddWill1)
        case .didAppear:
            cite(.childAddWill1)
            self[id].geometry.facts.remove(.joinsAppearance)
        case .willDisappear, .didDisappear: self[id].geometry.facts.remove(.joinsAppearance)
        }
    }

    /// Records whether the appearance or disappearance that begins is animated. The call that ends it says the same.
    @inline(__always)
    mutating func recordAnimation(of id: ControllerID, _ animated: Bool) {
        if animated {
            self[id].flags.insert(.appearanceIsAnimated)
        } else {
            self[id].flags.remove(.appearanceIsAnimated)
        }
    }

    /// Whether the inherited viewWillAppear runs before a handler of the script, or without one.
    @inline(__always)
    private func inheritsWillAppear(_ id: ControllerID) -> Bool {
        !handles(id, .viewWillAppear) || !ownsSuper(id, .viewWillAppear)
    }

    /// Whether the phase fits the present state, also of what the view is in. It is checked when an operation is
    /// performed, not when it is added.
    @inline(__always)
    func isAppearancePossible(_ id: ControllerID, _ phase: AppearancePhase) -> Bool {
        guard fitsOwnAppearance(id, phase) else { return false }
        switch phase {
        case .willAppear: return hostIsAppearingOrAppeared(id)
        case .didAppear: return hostHasAppeared(id)
        case .isAppearing, .willDisappear, .didDisappear: return true
        }
    }

    /// Whether the phase fits the appearance of `id` itself.
    @inline(__always)
    func fitsOwnAppearance(_ id: ControllerID, _ phase: AppearancePhase) -> Bool {
        let state = self[id].appearance
        switch phase {
        case .willAppear: return state == .disappeared || state == .disappearing
        case .isAppearing: return state == .appearing && !self[id].flags.contains(.receivedIsAppearing)
        case .didAppear: return state == .appearing
        case .willDisappear: return state == .appeared || state == .appearing
        case .didDisappear: return state == .disappearing
        }
    }

    /// WINDOW-CANCEL-1: whether the view of `id`, which appears again, has never left the window.
    private mutating func staysInWindow(_ id: ControllerID) -> Bool {
        guard applies(.windowCancel1), hasWindow(id) else { return false }
        let cause = rule
        cite(.windowCancel1)
        cite(cause)
        return true
    }

    /// Whether the view that contains the view of `id` is on screen or appearing.
    @inline(__always)
    private func hostIsAppearingOrAppeared(_ id: ControllerID) -> Bool {
        switch self[id].hosting {
        case .none: self[id].flags.contains(.manualAppearance)
        // A root that another one replaces is in the window until the end of that transition.
        case .window: windows.contains { $0.shownRoot == id }
        case .presentation: true
        case .context: contextIsAppearingOrAppeared(of: id)
        case .view:
            self[id].flags.contains(.manualAppearance) || self[self[id].host].appearance == .appeared
                || self[self[id].host].appearance == .appearing
        }
    }

    /// Whether the controller whose view contains that of `id` has appeared. True if no controller's view contains it.
    @inline(__always)
    private func hostHasAppeared(_ id: ControllerID) -> Bool {
        guard self[id].hosting == .view, !self[id].flags.contains(.manualAppearance) else { return true }
        return self[self[id].host].appearance == .appeared
    }

    /// Adds an appearance callback of each controller whose view is in that of `id`.
    mutating func forward(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        guard !self[id].flags.contains(.forwardsManually) else { return recordMissedForwarding(phase, by: id) }
        // MODAL-ANIMATED-8: the value of the call that ends an appearance of `id` differs from that of the first.
        let isOwnValue = animated != self[id].flags.contains(.appearanceIsAnimated)
        let begins = phase == .willAppear || phase == .willDisappear
        var occupant = self[contents: id].firstOccupant
        while occupant.exists {
            if receives(occupant, phase, from: id) {
                if phase == .willAppear { markFirstShow(of: occupant, in: id) }
                if phase == .willAppear { enqueue(.load(occupant)) }
                let value = begins || isOwnValue ? animated : self[occupant].flags.contains(.appearanceIsAnimated)
                enqueue(.appear(occupant, phase, animated: value))
                if phase == .didAppear, isFirstPage(occupant, in: id) { enqueue(.endFirstPage(occupant, in: id)) }
            } else {
                if phase == .willAppear, isSkipped(occupant, by: id) {
                    self[occupant].flags.insert(.hasStaleAppearance)
                }
                recordMissed(phase, of: occupant, in: id)
            }
            if self[contents: occupant].presented.exists, phase != .willAppear || isShown(occupant, in: id) {
                forwardToContext(occupant, phase, animated: animated)
            }
            // A handler of this call has removed the view of `id` from the screen.
            if phase == .willDisappear, rarely(self[id].appearance == .disappeared) {
                enqueue(.finishDisappearance(occupant))
            }
            occupant = self[occupant].nextOccupant
        }
        if self[id].base == .navigationController { notifyShow(of: id, phase, animated: animated) }
    }

    /// Returns the controllers whose views are in the view of `id`, in the order of adding.
    func occupants(of id: ControllerID) -> [ControllerID] {
        var all: [ControllerID] = []
        var walk = self[contents: id].firstOccupant
        while walk.exists {
            all.append(walk)
            walk = self[walk].nextOccupant
        }
        return all
    }

    /// Whether `container` forwards a phase to `id`: *appearing* to the controller that it shows, *disappearing* to
    /// each one that is still on screen. During a transition of the container, that transition makes the last
    /// callbacks.
    @inline(__always)
    private func receives(_ id: ControllerID, _ phase: AppearancePhase, from container: ControllerID) -> Bool {
        guard !self[id].flags.contains(.manualAppearance) else { return false }
        if phase == .willAppear, self[id].flags.contains(.presenterRemoved) || isSkipped(id, by: container) {
            return false
        }
        let transition = self[contents: container].transition
        let isMoving = transition.exists && self[id].activeTransition == transition
        switch phase {
        case .willAppear:
            // The controller that the transition removes is still disappearing, or is replaced before it has appeared.
            let isLeaving =
                isMoving && self[transition].old == id
                && (self[id].appearance == .disappearing || self[transition].kind.change == .child)
            return isShown(id, in: container) && !isLeaving
        case .isAppearing: return self[id].appearance == .appearing
        case .didAppear: return self[id].appearance == .appearing && !isMoving && !endsOwnAppearance(id, in: container)
        case .willDisappear: return self[id].appearance == .appeared || self[id].appearance == .appearing
        case .didDisappear: return self[id].appearance == .disappearing
        }
    }

    /// CHILD-ADD-DID-1: whether `id` was added while `container` was visible, so that its appearance ends on its own.
    private func endsOwnAppearance(_ id: ControllerID, in container: ControllerID) -> Bool {
        let transition = self[id].activeTransition
        return transition.exists && self[transition].kind.addsChild && self[transition].container == container
    }

    /// CHILD-ADD-VDL-1: whether a plain parent does not call a controller whose view is in its own, because that is not
    /// its child. Once called, the controller receives the other callbacks of its appearance.
    private func isSkipped(_ id: ControllerID, by container: ControllerID) -> Bool {
        self[id].parent != container && self[id].appearance == .disappeared && forwardsAfterOverride(container)
    }

    /// Whether the container shows `id`. Only some containers show one child at a time; what is not a child is shown.
    @inline(__always)
    private func isShown(_ id: ControllerID, in container: ControllerID) -> Bool {
        switch self[container].base.container {
        case .navigation, .tabs, .pages: self[contents: container].shownChild == id || self[id].parent != container
        case .split, .none: true
        }
    }

    /// LAUNCH-ISAPPEARING-1: in the layout pass of an appearing controller, calls viewIsAppearing once for each
    /// appearance, then updates constraints and layout.
    mutating func layOutAppearing(_ id: ControllerID, animated: Bool) {
        guard isAlive(id), self[id].appearance == .appearing else { return }
        let cause = rule
        updateSize(of: id)
        if rarely(!features.geometryRecords.isEmpty) { refreshTraits(in: id) }
        if applies(.launchIsAppearing1) { cite(.launchIsAppearing1) }
        performOrEnqueue(.appear(id, .isAppearing, animated: animated))
        cite(cause)
        // A handler that runs first can change sizes, so that the size must be computed again.
        performOrEnqueue(isNext ? .layOut(id) : .sizeAndLayOut(id))
    }

    /// LAUNCH-CONSTR-1: computes the size of a view, then updates constraints, layout, and the views in it.
    mutating func sizeAndLayOut(_ id: ControllerID) {
        updateSize(of: id)
        layOut(id)
    }

    /// Runs the layout pass of a view whose size is known.
    mutating func layOut(_ id: ControllerID) {
        guard isAlive(id), self[id].flags.contains(.viewLoaded) else { return }
        if self[id].geometry.avoidedEdges.contains(.bottom), refusesEdges(of: id) { return }
        self[id].flags.insert(.laidOut)
        // Before iOS 13, there is no viewIsAppearing, and the layout pass adds the view to the window.
        if !applies(.launchIsAppearing1) { self[id].flags.insert(.receivedIsAppearing) }
        notifyFirstTraits(of: id)
        if applies(.updatePass1) { updateProperties(of: id, by: .updatePass1) }
        if showsLayout || callShapes.handlesConstraints { updateConstraints(in: id) }
        notifyLayout(id)
        var occupant = self[contents: id].firstOccupant
        while occupant.exists {
            let isEarly = self[occupant].appearance == .appeared && !self[occupant].flags.contains(.laidOut)
            if isEarly || self[occupant].appearance == .appearing && !isFirstPage(occupant, in: id) {
                enqueue(.sizeAndLayOut(occupant))
            }
            occupant = self[occupant].nextOccupant
        }
    }

    /// LAUNCH-CONSTR-2: updates the constraints of the controllers in the view of `id`, and then those of `id`, if any
    /// of these calls can be seen. The layout of each controller follows from the top.
    @inline(never)
    private mutating func updateConstraints(in id: ControllerID) {
        guard applies(.launchConstr2), self[contents: id].firstOccupant.exists else { return }
        // Parents before children, and of siblings the last one first.
        var pass: [ControllerID] = []
        var waiting = [id]
        while let next = waiting.popLast() {
            if !self[next].flags.contains(.hasUpdatedConstraints) { pass.append(next) }
            var occupant = self[contents: next].firstOccupant
            while occupant.exists {
                if takesPartInLayout(occupant, of: next) { waiting.append(occupant) }
                occupant = self[occupant].nextOccupant
            }
        }
        guard pass.contains(where: { $0 != id }) else { return }
        notifySafeArea(of: id, by: .safeFirst1)
        for next in pass where next != id {
            if !applies(.launchIsAppearing1) { self[next].flags.insert(.receivedIsAppearing) }
            notifyFirstTraits(of: next)
            if applies(.updatePass1) { updateProperties(of: next, by: .updatePass1) }
        }
        cite(.launchConstr2)
        for next in pass.reversed() {
            self[next].flags.insert(.hasUpdatedConstraints)
            guard showsLayout || handles(next, .updateViewConstraints) else { continue }
            if rarely(!features.trackedReads.isEmpty) { forgetReads(of: next, by: .constraints) }
            call(next, .updateViewConstraints)
        }
    }

    /// Whether the layout pass of `id` reaches the controller whose view is in its own.
    private func takesPartInLayout(_ occupant: ControllerID, of id: ControllerID) -> Bool {
        guard self[occupant].flags.contains(.viewLoaded) else { return false }
        switch self[occupant].appearance {
        case .appeared: return true
        case .appearing: return !isFirstPage(occupant, in: id)
        case .disappearing, .disappeared: return false
        }
    }

    /// Makes the calls of a layout pass, if the trace shows them or the script handles one of them.
    mutating func notifyLayout(_ id: ControllerID) {
        // Constraints are updated once, and whenever the app asks for it, whether the trace shows it or not.
        let updatesConstraints = !self[id].flags.contains(.hasUpdatedConstraints)
        if updatesConstraints { self[id].flags.insert(.hasUpdatedConstraints) }
        notifySafeArea(of: id, by: .safeFirst1)
        guard showsLayout || handlesLayout(id) else { return }
        cite(.launchConstr1)
        if rarely(!features.trackedReads.isEmpty) { forgetReads(of: id, by: .layout) }
        if updatesConstraints {
            if rarely(!features.trackedReads.isEmpty) { forgetReads(of: id, by: .constraints) }
            call(id, .updateViewConstraints)
        }
        call(id, .viewWillLayoutSubviews)
        call(id, .viewDidLayoutSubviews)
    }

    /// `view.setNeedsUpdateConstraints()`: the constraints are updated in the next layout pass, which the commit runs.
    package mutating func setNeedsUpdateConstraints(of view: ViewID) {
        let id = views[view.index].owner
        guard isAlive(id) else { return }
        makeUnique()
        self[id].flags.remove(.hasUpdatedConstraints)
        guard hasWindow(id) else { return }
        cite(.launchConstr1)
        enqueueAtCommit(.view(.sizeAndLayOut(id)))
    }

    /// Whether the script handles a call of the layout pass.
    @inline(__always)
    private func handlesLayout(_ id: ControllerID) -> Bool {
        handles(id, .viewDidLayoutSubviews) || handles(id, .viewWillLayoutSubviews)
            || handles(id, .updateViewConstraints) || handlesSafeArea(id)
    }

    /// Calls viewDidDisappear on a controller that is disappearing, and on what covers it, if its container or window
    /// has gone meanwhile.
    @inline(__always)
    mutating func finishDisappearance(_ id: ControllerID) {
        guard isAlive(id) else { return }
        let host = self[id].host
        let isOut = host.exists ? self[host].appearance == .disappeared : self[id].hosting == .none
        guard isOut else { return }
        if self[id].appearance == .disappearing, !self[id].flags.contains(.manualAppearance) {
            let cause = rule
            cite(.transOverlap1)
            enqueue(.appear(id, .didDisappear, animated: false))
            cite(cause)
        }
        if rarely(self[contents: id].presented.exists) { finishDisappearance(covering: id) }
    }

    /// Removes the view of a child that a container of UIKit hides while it is not on screen, or has hidden before it
    /// appears again. A child that is disappearing with the container stays in its view until then.
    ///
    /// If the container has disappeared or appears again, and the child has not received viewDidDisappear, it receives
    /// that call now. This is so if an override of the container has not called super, or if the user has cancelled a
    /// gesture.
    mutating func removeHiddenView(of child: ControllerID, from container: ControllerID) {
        guard child.exists, self[child].host == container, !self[child].activeTransition.exists else { return }
        if self[child].appearance != .disappeared {
            switch self[container].appearance {
            case .disappeared: break
            case .appearing: if self[child].appearance == .appearing { return }
            case .appeared, .disappearing: return
            }
        }
        removeViewFromHost(child)
        enqueue(.finishDisappearance(child))
    }
}
