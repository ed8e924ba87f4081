/// Transitions that meet: one begins while another one waits or runs.
extension World {
    /// Gives `id`, which begins, the rule of a transition that meets another one.
    ///
    /// TRANS-OVERLAP-1: a transition of a container runs inside of what `id` shows or hides. TRANS-BESIDE-1: a
    /// presentation or dismissal and a change of a container, neither of which is inside of the other. It is then the
    /// rule of both, because no source has the slots of either.
    mutating func citeMeeting(_ id: TransitionID) {
        if meetsAnother(id) {
            self[id].rule = .transOverlap1
            return
        }
        let own = self[id]
        for place in transitions.indices where isBeside(transitions[place], own) {
            let other = TransitionID(UInt32(place))
            for meeting in [id, other] { self[meeting].rule = .transBeside1 }
        }
    }

    /// Whether a transition of a container runs inside of what `id` shows or hides.
    private func meetsAnother(_ id: TransitionID) -> Bool {
        let own = self[id]
        return transitions.contains {
            $0.phase == .running && !$0.kind.isModal && $0.serial != own.serial && isInside($0.container, of: own)
        }
    }

    /// Whether the view of `id` is in that of a controller that a transition shows or hides.
    private func isInside(_ id: ControllerID, of transition: Transition) -> Bool {
        var walk = id
        while walk.exists {
            if walk == transition.old || walk == transition.new { return true }
            walk = self[walk].host
        }
        return false
    }

    /// Whether one of two transitions of a window presents or dismisses, and the other one changes a container.
    private func isBeside(_ one: Transition, _ other: Transition) -> Bool {
        let (modal, change) = one.kind.isModal ? (one, other) : (other, one)
        guard modal.kind.isModal, change.kind.occupiesContainer, one.phase == .waiting || one.phase == .running else {
            return false
        }
        return modal.window == windowOf(change.container) && !isInside(change.container, of: modal)
    }
}
