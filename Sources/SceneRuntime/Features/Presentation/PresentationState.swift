/// What UIKit is doing with the presentations of a window when a controller presents or is dismissed.
///
/// `present` and `dismiss` ask this question, whoever calls them: a step, a handler, a block, or the second statement
/// of a turn.
enum PresentationState {
    case idle
    /// A presentation runs. One that waits for the commit runs, too.
    case presenting
    /// A dismissal runs. One that began in this turn of the run loop has had no callback yet.
    case dismissing(inThisTurn: Bool)
    /// A dismissal, or a container, is removing the controller from the window.
    case leaving
}

extension World {
    /// MODAL-BUSY-1, -3, -4, MODAL-LEAVING-1: returns the state of the presentations around `id`. A transition that is
    /// ending has made its last callbacks, or makes them now: what is presented then follows it.
    mutating func presentationState(around id: ControllerID) -> PresentationState {
        if leavesWindow(id), applies(.modalLeaving1) { return .leaving }
        guard hasModal else { return .idle }
        let window = windowOf(id)
        for transition in transitions
        where transition.kind.isModal && isUnderWay(transition) && transition.window == window {
            guard transition.lowestDismissed.exists else { return .presenting }
            return .dismissing(inThisTurn: transition.phase == .waiting || transition.turn == turn)
        }
        return .idle
    }

    /// Whether a presentation or dismissal in the window of `id` waits, runs or ends.
    func hasModal(around id: ControllerID) -> Bool {
        guard hasModal else { return false }
        let window = windowOf(id)
        return transitions.contains { $0.kind.isModal && $0.phase != .free && $0.window == window }
    }

    /// Whether a presentation or dismissal of a window waits for the commit, runs or ends.
    @inline(__always)
    var hasModal: Bool { windows.contains { $0.modal.exists } }

    /// Returns the first presentation or dismissal of a window, among those that wait for the commit, run or end, that
    /// fits; none if there is none. Each window has at most one.
    func modal(where fits: (Transition) -> Bool) -> TransitionID {
        for window in windows where window.modal.exists && fits(self[window.modal]) { return window.modal }
        return .none
    }

    /// Whether a transition of any kind runs in a window.
    func isMoving(in window: WindowID) -> Bool {
        transitions.contains {
            $0.phase == .running && ($0.window.exists ? $0.window : windowOf($0.container)) == window
        }
    }

    /// Makes `id` the presentation or dismissal of its window.
    mutating func occupyWindow(_ id: TransitionID) {
        self[self[id].window].modal = id
    }

    /// Removes a transition that has ended from the window whose root it has replaced, or in which it has presented or
    /// dismissed.
    mutating func leaveWindow(_ id: TransitionID, _ window: WindowID) {
        if self[window].transition == id { self[window].transition = .none }
        if self[window].modal == id { self[window].modal = .none }
    }

    /// Whether a transition waits to begin, or runs.
    private func isUnderWay(_ transition: Transition) -> Bool {
        transition.phase == .waiting || transition.phase == .running
    }

    /// Whether the view of `id` is in the window and about to leave it, with that of a controller that is dismissed,
    /// popped, replaced as a child, or replaced as the root.
    private func leavesWindow(_ id: ControllerID) -> Bool {
        if isSettled { return false }
        var walk = id
        while walk.exists {
            if isReplacedRoot(walk) || isTakenOut(walk) || isDismissed(walk) { return true }
            walk = self[walk].hosting == .view ? self[walk].host : self[walk].presenter
        }
        return false
    }

    /// Whether nothing moves, and no edit of a stack or of a window is pending, so that no view is about to leave. A
    /// chain of presentations can be long, and each of its presentations would walk along it.
    private var isSettled: Bool {
        agenda.isEmpty && transitions.allSatisfy { $0.phase == .free }
            && windows.allSatisfy { $0.shownRoot == $0.root || !$0.isScheduled }
    }

    private func isReplacedRoot(_ id: ControllerID) -> Bool {
        self[id].hosting == .window && windows.contains { $0.shownRoot == id && $0.root != id }
    }

    /// Whether a stack does not contain `id` any more but still shows its view, or a container replaces `id` by another
    /// child, page or column.
    private func isTakenOut(_ id: ControllerID) -> Bool {
        guard self[id].hosting == .view else { return false }
        if isNavigationController(self[id].host), self[id].parent != self[id].host { return true }
        let transition = self[self[id].activeTransition]
        guard isUnderWay(transition), transition.old == id else { return false }
        let change = transition.kind.change
        // A hidden column is still a child.
        return change == .child || change == .page || (change == .column && self[id].parent != self[id].host)
    }

    /// Whether a dismissal that has not ended removes `id`. The dismissed presentation is not linked to its presenter
    /// any more.
    private func isDismissed(_ id: ControllerID) -> Bool {
        guard hasModal, self[id].hosting.isPresentation || self[id].hosting == .context else { return false }
        return transitions.contains {
            $0.lowestDismissed.exists && isUnderWay($0)
                && chain(from: $0.old, downTo: $0.lowestDismissed).contains(id)
        }
    }
}
