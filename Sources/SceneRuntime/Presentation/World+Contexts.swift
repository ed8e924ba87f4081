/// Presentations in a context: what covers a controller inside of a container, and appears and disappears with it.
extension World {
    /// What is presented over `id` in a context that `id` defines inside of a container, or none.
    @inline(__always)
    private func cover(ofContext id: ControllerID) -> ControllerID {
        let cover = self[container: id].presented
        guard cover.exists, self[id].parent.exists, self[cover].hosting == .presentation else { return .none }
        // A presentation or dismissal that runs makes the calls of those that it moves itself.
        let transition = self[modal]
        return modal.exists && (transition.container == id || transition.lowest == cover || transition.old == cover)
            ? .none : cover
    }

    /// MODAL-CONTEXT-TAB-1: calls what covers `id` in its context, when the container forwards a phase to `id`. `id`
    /// itself gets no call while its view is removed. No source has the order of the calls among those of the
    /// container's children.
    @inline(never)
    mutating func forwardToContext(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        let cover = cover(ofContext: id)
        guard cover.exists, mayFit(cover, phase), applies(.modalContextTab1) else { return }
        // A presentation over all has removed its view.
        if phase == .willAppear, self[cover].flags.contains(.presenterRemoved) { return }
        let cause = rule
        cite(.modalContextTab1)
        then(.appear(cover, phase, animated: animated))
        cite(cause)
    }

    /// Whether the phase can fit when the call is made. A cancellation adds both calls before it makes the first, so
    /// that the second one does not fit yet.
    private func mayFit(_ id: ControllerID, _ phase: AppearancePhase) -> Bool {
        switch phase {
        case .willAppear, .isAppearing, .willDisappear: fits(id, phase)
        case .didAppear, .didDisappear: self[id].appearance == .appearing || self[id].appearance == .disappearing
        }
    }

    /// Whether what `id` is presented over can be seen: a context inside of a container is seen with that.
    @inline(__always)
    func contextIsComing(of id: ControllerID) -> Bool {
        let context = self[id].presenter
        guard context.exists, self[context].parent.exists, self[context].hosting == .view else { return true }
        let host = self[self[context].host].appearance
        return host == .appeared || host == .appearing
    }

    /// The layout pass of what covers the child that appears.
    mutating func settleInContext(_ transition: Transition) {
        guard !transition.kind.isModal, self[container: transition.new].presented.exists else { return }
        let cover = cover(ofContext: transition.new)
        if cover.exists { atLayout(.view(.layOutAppearing(cover, animated: transition.isAnimated))) }
    }
}
