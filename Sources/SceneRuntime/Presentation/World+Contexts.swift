/// Presentations in the context of a child of a container. The presented controller covers the child, and appears and
/// disappears with it.
extension World {
    /// Returns the controller that is presented over `id`, if `id` is a child of a container and defines the context;
    /// none otherwise.
    @inline(__always)
    private func controllerCovering(context id: ControllerID) -> ControllerID {
        let cover = self[contents: id].presented
        guard cover.exists, self[id].parent.exists, self[cover].hosting == .presentation else { return .none }
        // A running presentation or dismissal itself makes the calls of the controllers that it moves.
        let transition = self[modal]
        return modal.exists
            && (transition.container == id || transition.lowestDismissed == cover || transition.old == cover)
            ? .none : cover
    }

    /// MODAL-CONTEXT-TAB-1: when a container forwards a phase to `id`, makes the same callback of the controller that
    /// covers `id` in its context. `id` itself gets no call while its view is removed. No source has the order of this
    /// callback among those of the container's children.
    @inline(never)
    mutating func forwardToContext(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        let cover = controllerCovering(context: id)
        guard cover.exists, mayFit(cover, phase), applies(.modalContextTab1) else { return }
        // A full-screen presentation over the covering controller has removed its view.
        if phase == .willAppear, self[cover].flags.contains(.presenterRemoved) { return }
        let cause = rule
        cite(.modalContextTab1)
        enqueue(.appear(cover, phase, animated: animated))
        cite(cause)
    }

    /// Returns the controller that covers `id` in its context and that a phase fits, before a container shows or hides
    /// the view of `id` at once; none otherwise.
    func controllerCovering(_ id: ControllerID, before phase: AppearancePhase) -> ControllerID {
        let cover = controllerCovering(context: id)
        guard cover.exists, applies(.modalContextTab1), !self[cover].flags.contains(.presenterRemoved),
            isAppearancePossible(cover, phase)
        else { return .none }
        return cover
    }

    /// MODAL-CONTEXT-TAB-1: adds a callback of `id`, and the same one of the controller that covers it, if any.
    mutating func appear(_ id: ControllerID, coveredBy cover: ControllerID, _ phase: AppearancePhase) {
        enqueue(.appear(id, phase, animated: false))
        guard cover.exists else { return }
        let cause = rule
        cite(.modalContextTab1)
        enqueue(.appear(cover, phase, animated: false))
        cite(cause)
    }

    /// Whether the phase may fit by the time its call is made. It is checked when the call is added: a cancellation
    /// adds a `will` and a `did` call together, so the `did` call does not fit yet.
    private func mayFit(_ id: ControllerID, _ phase: AppearancePhase) -> Bool {
        switch phase {
        case .willAppear, .isAppearing, .willDisappear: isAppearancePossible(id, phase)
        case .didAppear, .didDisappear: self[id].appearance == .appearing || self[id].appearance == .disappearing
        }
    }

    /// Whether the container of the presenter of `id` is on screen or appearing. True if the presenter is in no
    /// container's view.
    @inline(__always)
    func presenterIsAppearingOrAppeared(of id: ControllerID) -> Bool {
        let context = self[id].presenter
        guard context.exists, self[context].parent.exists, self[context].hosting == .view else { return true }
        let host = self[self[context].host].appearance
        return host == .appeared || host == .appearing
    }

    /// Adds the layout pass of the controller that covers an appearing child in its context.
    mutating func layOutInContext(_ transition: Transition) {
        guard !transition.kind.isModal, self[contents: transition.new].presented.exists else { return }
        let cover = controllerCovering(context: transition.new)
        if cover.exists { enqueueAtLayout(.view(.layOutAppearing(cover, animated: transition.isAnimated))) }
    }
}
