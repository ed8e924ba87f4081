/// Transitions that meet: one begins while another runs inside of what it shows or hides.
extension World {
    /// TRANS-OVERLAP-1: whether a transition of a container runs inside of what `id` shows or hides. No source has the
    /// calls of both.
    func meetsAnother(_ id: TransitionID) -> Bool {
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
}
