/// The description of a transition that is running or waiting, for tools.
package struct TransitionSummary: Hashable, Sendable {
    package let kind: TransitionKind
    /// Whether it has begun; otherwise it waits for another one.
    package let isRunning: Bool
    package let isAnimated: Bool
    /// Whether it is interactive and waits for `finish` or `cancel`.
    package let isHeld: Bool
    /// The container whose transition it is, or none.
    package let container: InstanceName
    /// The controller that disappears, or none.
    package let old: InstanceName
    /// The controller that appears, or none.
    package let new: InstanceName
}

/// The numbers of pending operations in each queue of the agenda.
package struct PendingCounts: Hashable, Sendable {
    package let now: Int
    package let layout: Int
    package let commit: Int
    package let main: Int
    package let timed: Int
    package let held: Int
    /// The time of the earliest timed operation, in virtual seconds; nil for none.
    package let next: Double?
}

/// Descriptions of the state for tools. They are available between any two operations.
extension World {
    /// Returns the transitions that are running or waiting, in the order of their slots.
    package func transitionsInFlight() -> [TransitionSummary] {
        transitions.dropFirst().compactMap { transition in
            switch transition.phase {
            case .free: nil
            case .waiting, .running, .ending:
                TransitionSummary(
                    kind: transition.kind, isRunning: transition.phase != .waiting, isAnimated: transition.isAnimated,
                    isHeld: transition.isHeld,
                    container: name(of: transition.container), old: name(of: transition.old),
                    new: name(of: transition.new))
            }
        }
    }

    /// The numbers of pending operations.
    package var waiting: PendingCounts {
        PendingCounts(
            now: agenda.now.count, layout: agenda.layout.count, commit: agenda.commit.count,
            main: agenda.main.count, timed: agenda.timed.count, held: agenda.held.count, next: agenda.timed.last?.time)
    }

    /// The phase of the app's life cycle.
    package var phaseOfApp: AppPhase { appPhase }

    /// The view that is first responder, or none.
    package var focusedView: ViewID { firstResponder }

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
        case .cover: "presentation that covers"
        case .uncover: "dismissal that uncovers"
        case .overlay: "presentation over the presenter"
        case .unoverlay: "dismissal over the presenter"
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
