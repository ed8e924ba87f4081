/// Presentations in the context of a child of a container. The presented controller covers the child, and appears and
/// disappears with it.
extension World {
    /// Returns the controller that is presented in the context of `id`, or none.
    @inline(__always)
    private func controllerCovering(_ id: ControllerID) -> ControllerID {
        let cover = self[contents: id].presented
        guard cover.exists, self[cover].hosting == .context else { return .none }
        // A running presentation or dismissal itself makes the calls of the controllers that it moves.
        let mover = modal { $0.container == id || $0.lowestDismissed == cover || $0.old == cover }
        return mover.exists ? .none : cover
    }

    /// MODAL-CONTEXT-TAB-1: when a container forwards a phase to `id`, makes the same callback of the controller that
    /// covers `id` in its context. `id` itself gets no call while its view is removed. No source has the order of this
    /// callback among those of the container's children.
    @inline(never)
    mutating func forwardToContext(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        let cover = controllerCovering(id)
        guard cover.exists, mayFit(cover, phase), applies(.modalContextTab1) else { return }
        // A full-screen presentation over the covering controller has removed its view.
        if phase == .willAppear, self[cover].flags.contains(.presenterRemoved) { return }
        let cause = rule
        cite(.modalContextTab1)
        enqueue(.appear(cover, phase, animated: animated))
        cite(cause)
    }

    /// Returns the controller that covers `id` in its context and whose appearance a phase fits, before a container
    /// shows or hides the view of `id` at once; none otherwise.
    func controllerCovering(_ id: ControllerID, fitting phase: AppearancePhase) -> ControllerID {
        let cover = controllerCovering(id)
        guard cover.exists, applies(.modalContextTab1), !self[cover].flags.contains(.presenterRemoved),
            fitsOwnAppearance(cover, phase)
        else { return .none }
        return cover
    }

    /// MODAL-CONTEXT-TAB-1: adds a callback of `id`, unless a presentation has removed its view, and the same one of
    /// the controller that covers it, if any.
    mutating func appear(
        _ id: ControllerID, coveredBy cover: ControllerID, _ phase: AppearancePhase, animated: Bool = false
    ) {
        if !self[id].flags.contains(.presenterRemoved) { enqueue(.appear(id, phase, animated: animated)) }
        appear(covering: cover, phase, animated: animated)
    }

    /// Adds a callback of a controller that covers a child in its context, if there is one.
    private mutating func appear(covering cover: ControllerID, _ phase: AppearancePhase, animated: Bool = false) {
        guard cover.exists else { return }
        let cause = rule
        cite(.modalContextTab1)
        enqueue(.appear(cover, phase, animated: animated))
        cite(cause)
    }

    /// Removes the view of a child from its container's without animation, with the callbacks of the child and of the
    /// controller that covers it.
    mutating func hideView(of child: ControllerID) {
        let cover = controllerCovering(child, fitting: .willDisappear)
        let isSeen = self[child].appearance != .disappeared
        let isMoving = self[child].appearance == .appearing || self[child].appearance == .disappearing
        let cause = rule
        if isMoving { cite(.transOverlap1) }
        if isAppearancePossible(child, .willDisappear) { enqueue(.appear(child, .willDisappear, animated: false)) }
        appear(covering: cover, .willDisappear)
        enqueue(.removeViewFromHost(child))
        if isSeen { enqueue(.appear(child, .didDisappear, animated: false)) }
        cite(cause)
        enqueue(.finishDisappearance(child))
    }

    /// MODAL-CONTEXT-TAB-1: adds viewDidDisappear of the controller that covers `id`, whose view has left the screen.
    @inline(never)
    mutating func finishDisappearance(covering id: ControllerID) {
        let cover = controllerCovering(id)
        guard cover.exists, applies(.modalContextTab1), self[cover].appearance == .disappearing else { return }
        appear(covering: cover, .didDisappear)
    }

    /// Adds the callbacks of a child whose container is appearing and shows it now, and of the controller that covers
    /// it.
    mutating func appearWithContainer(_ child: ControllerID, animated: Bool) {
        let cover = controllerCovering(child, fitting: .willAppear)
        appear(child, coveredBy: cover, .willAppear, animated: animated)
        enqueue(.enterWindow(child))
        enqueueAtLayout(.view(.layOutAppearing(child, animated: animated)))
        if cover.exists { enqueueAtLayout(.view(.layOutAppearing(cover, animated: animated))) }
    }

    /// Whether the phase may fit by the time its call is made. It is checked when the call is added: a cancellation
    /// adds a `will` and a `did` call together, so the `did` call does not fit yet, and the view of the context may
    /// still be outside of the container's.
    private func mayFit(_ id: ControllerID, _ phase: AppearancePhase) -> Bool {
        switch phase {
        case .willAppear, .isAppearing, .willDisappear: fitsOwnAppearance(id, phase)
        case .didAppear: self[id].appearance != .appeared
        case .didDisappear: self[id].appearance != .disappeared
        }
    }

    /// Whether what `id` presents is in its context inside of a container, and not over the window: `id` is a child.
    func isChildContext(_ id: ControllerID) -> Bool { self[id].parent.exists }

    /// Whether the container whose child presents `id` in its context is on screen or appearing. True for a controller
    /// that is being dismissed.
    @inline(__always)
    func contextIsAppearingOrAppeared(of id: ControllerID) -> Bool {
        guard self[id].presenter.exists else { return true }
        let host = self[controllers.enclosingController(of: id)].appearance
        return host == .appeared || host == .appearing
    }

    /// Refuses that `id` leaves the screen if a presentation in its context, or in that of a controller inside of it,
    /// begins or runs. Returns whether it did.
    mutating func refusesToLeave(_ id: ControllerID) -> Bool {
        guard id.exists else { return false }
        let found = modal { $0.isInContext && $0.phase != .ending && isAround($0.container, id) }
        guard found.exists else { return false }
        refuse(.contextThatLeaves, self[found].presented, self[found].container)
        return true
    }

    /// Whether a transition of a container removes the view of `id`, or what it is in, from the screen.
    func isLeaving(_ id: ControllerID) -> Bool {
        var walk = id
        while walk.exists {
            let transition = self[self[walk].activeTransition]
            if transition.phase == .running, transition.old == walk, !transition.kind.isModal { return true }
            walk = controllerAround(walk)
        }
        return false
    }

    /// Whether `outer` is `id`, or its view contains that of `id` or of the controller in whose context `id` is
    /// presented.
    private func isAround(_ id: ControllerID, _ outer: ControllerID) -> Bool {
        var walk = id
        while walk.exists, walk != outer { walk = controllerAround(walk) }
        return walk.exists
    }

    /// Returns the controller whose view contains that of `id`, or in whose context `id` is presented.
    private func controllerAround(_ id: ControllerID) -> ControllerID {
        self[id].hosting == .context ? self[id].presenter : self[id].host
    }

    /// Adds the layout pass of the controller that covers an appearing child in its context.
    mutating func layOutInContext(_ transition: Transition) {
        guard !transition.kind.isModal, self[contents: transition.new].presented.exists else { return }
        let cover = controllerCovering(transition.new)
        guard cover.exists else { return }
        let layout = ViewOperation.layOutAppearing(cover, animated: transition.isAnimated)
        if transition.endsAtOnce { enqueue(layout) } else { enqueueAtLayout(.view(layout)) }
    }
}
