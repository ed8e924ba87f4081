/// The description of a transition that is running or waiting, for tools.
package struct TransitionSummary: Hashable, Sendable {
    package let kind: TransitionKind
    /// Whether it has begun; otherwise it waits for another one.
    package let isRunning: Bool
    package let isAnimated: Bool
    /// Whether it is interactive and waits for `finish` or `cancel`.
    package let isTracking: Bool
    /// The container whose transition it is, or none.
    package let container: InstanceName
    /// The controller that disappears, or none.
    package let old: InstanceName
    /// The controller that appears, or none.
    package let new: InstanceName
    /// The finished part of its animation, from 0 to 1. It is 0.5 during a gesture, because the model has no positions
    /// of fingers.
    package let progress: Double
}

/// The numbers of pending operations in each queue of the agenda.
package struct PendingCounts: Hashable, Sendable {
    package let now: Int
    package let layout: Int
    package let commit: Int
    package let main: Int
    package let timed: Int
    package let afterTransitions: Int
    /// The time of the earliest timed operation, in virtual seconds; nil for none.
    package let next: Double?
}

/// Descriptions of the state for tools. They are available between any two operations.
extension World {
    /// Returns the transitions that are running or waiting, in the order of their slots.
    package func transitionsInFlight() -> [TransitionSummary] {
        transitions.indices.dropFirst().compactMap { place in
            let transition = transitions[place]
            return switch transition.phase {
            case .free: nil
            case .waiting, .running, .ending:
                TransitionSummary(
                    kind: transition.kind, isRunning: transition.phase != .waiting, isAnimated: transition.isAnimated,
                    isTracking: transition.isTracking,
                    container: name(of: transition.container), old: name(of: transition.old),
                    new: name(of: transition.new), progress: progress(of: TransitionID(UInt32(place))))
            }
        }
    }

    /// How much of the animation of a transition is over, from 0 to 1.
    private func progress(of id: TransitionID) -> Double {
        let transition = transitions[id.index]
        switch transition.phase {
        case .free, .waiting: return 0
        case .ending: return 1
        case .running: break
        }
        if transition.isTracking { return 0.5 }
        let whole = transition.duration > 0 ? transition.duration : transition.kind.duration
        guard transition.isAnimated || transition.isTabFade, whole > 0 else { return 1 }
        // An animator that never completes its transition has no end.
        guard let end = agenda.timed.first(where: { $0.step.operation == .transition(.end(id)) }) else { return 0 }
        return min(1, max(0, 1 - (end.time - clock) / whole))
    }

    /// The numbers of pending operations.
    package var pendingCounts: PendingCounts {
        PendingCounts(
            now: agenda.now.count, layout: agenda.layout.count, commit: agenda.commit.count,
            main: agenda.main.count, timed: agenda.timed.count + agenda.timers.count,
            afterTransitions: agenda.waiting.count,
            next: [agenda.timed.last?.time, agenda.timers.last?.time].compactMap { $0 }.min())
    }

    /// The phase of the app's life cycle.
    package var phaseOfApp: AppPhase { features.appPhase }

    /// The view that is first responder, or none.
    package var focusedView: ViewID { features.firstResponder }

    /// Returns the number of strong references to `id`, of UIKit and of the script.
    package func ownerCount(of id: ControllerID) -> Int { Int(self[id].owners) }
}

extension TransitionKind {
    /// A description in a few words.
    package var title: StaticString {
        switch self {
        case .push: "push"
        case .pop: "pop"
        case .pushWhileAppearing: "push while appearing"
        case .tab, .tabFade: "change of tab"
        case .presentFull: "presentation that covers"
        case .dismissFull: "dismissal that uncovers"
        case .presentOver: "presentation over the presenter"
        case .dismissOver: "dismissal over the presenter"
        case .firstRoot: "first root"
        case .root: "change of root"
        case .childIn: "child that appears"
        case .childSwap: "swap of children"
        case .pageScroll: "scroll to a page"
        case .pageCurl: "curl to a page"
        case .columnIn: "column that appears"
        case .columnOut: "column that disappears"
        case .columnSwap: "swap of columns"
        }
    }
}

extension AppPhase {
    /// The phase in words.
    package var title: StaticString {
        switch self {
        case .notLaunched: "not launched"
        case .launching: "launching"
        case .active: "active"
        case .inactive: "inactive"
        case .background: "in the background"
        case .sceneDisconnected: "scene disconnected"
        case .sceneClosed: "scene closed"
        case .terminated: "terminated"
        }
    }
}
