/// ROT-LEAVING-1: controllers that a running pop or dismissal removes. Nothing contains or presents them any more, but
/// their views are in the window until the transition ends, and stay there if it is cancelled.
extension World {
    /// Returns the controllers that running transitions remove from the windows of `tops`, without those inside of
    /// `tops`, each followed by the controllers presented over it.
    func leavingControllers(besides tops: [ControllerID]) -> [ControllerID] {
        guard applies(.rotLeaving1) else { return [] }
        let changing = tops.map { windowOf($0) }
        return transitions.flatMap { transition -> [ControllerID] in
            let id = transition.lowestDismissed.exists ? transition.lowestDismissed : transition.old
            let window = transition.window.exists ? transition.window : windowOf(transition.container)
            guard transition.phase == .running, changing.contains(window), isUnlinked(id), isInWindow(id) else {
                return []
            }
            return [id] + presentations(over: id)
        }
    }

    /// Whether nothing contains or presents `id`, although its view is in that of a controller or over it.
    func isUnlinked(_ id: ControllerID) -> Bool {
        switch self[id].hosting {
        case .none, .window: false
        case .presentation, .context: !self[id].presenter.exists
        case .view: !self[id].parent.exists
        }
    }
}
