/// A transition that has begun, or waits to begin, as an observer sees it.
package struct TransitionPicture: Hashable, Sendable {
    package let kind: TransitionKind
    /// Whether it has begun; else another one holds it up.
    package let isRunning: Bool
    package let isAnimated: Bool
    /// Whether a finger holds it.
    package let isHeld: Bool
    /// The container whose transition it is, or none.
    package let container: InstanceName
    /// Who goes, or none.
    package let old: InstanceName
    /// Who comes, or none.
    package let new: InstanceName
}

/// How many operations wait in each place of the agenda.
package struct WaitingCounts: Hashable, Sendable {
    package let now: Int
    package let layout: Int
    package let commit: Int
    package let timed: Int
    package let held: Int
    /// When the first of those that wait for a time is due, in virtual seconds; nil for none.
    package let next: Double?
}

/// What an observer sees of a world at any place, between two calls too.
extension World {
    /// The transitions that are in flight or wait for one, in the order of their slots.
    package func transitionsInFlight() -> [TransitionPicture] {
        transitions.dropFirst().compactMap { it in
            switch it.phase {
            case .free: nil
            case .waiting, .running, .ending:
                TransitionPicture(
                    kind: it.kind, isRunning: it.phase != .waiting, isAnimated: it.isAnimated, isHeld: it.isHeld,
                    container: name(of: it.container), old: name(of: it.old), new: name(of: it.new))
            }
        }
    }

    /// What is still to happen, counted.
    package var waiting: WaitingCounts {
        WaitingCounts(
            now: agenda.now.count, layout: agenda.layout.count, commit: agenda.commit.count,
            timed: agenda.timed.count, held: agenda.held.count, next: agenda.timed.last?.time)
    }

    /// Where the app is in its life.
    package var phaseOfApp: AppPhase { appPhase }

    /// The view that the keyboard types into, or none.
    package var focusedView: ViewID { firstResponder }

    /// The strong references to `id`: links of the interface and the script's.
    package func ownerCount(of id: ControllerID) -> Int { Int(self[id].owners) }
}

extension TransitionKind {
    /// What it is called in a few words.
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
        case .childIn: "child that comes"
        case .childSwap: "swap of children"
        case .pageScroll: "scroll to a page"
        case .pageCurl: "curl to a page"
        case .columnIn: "column that comes"
        case .columnOut: "column that goes"
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
        case .sceneClosed: "scene closed"
        case .terminated: "terminated"
        }
    }
}
