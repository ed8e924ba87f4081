/// Observations in addition to the lines: the applied rules, and the calls that conditions prevented. Empty, and
/// without cost, unless it is on.
package struct Observation: Hashable, Sendable {
    /// The condition that prevented a call.
    package enum Obstacle: UInt8, CaseIterable, Sendable, BitwiseCopyable {
        /// The release does not have the call.
        case notInRelease
        /// The controller is on screen or appearing already.
        case alreadyComing
        /// The controller is neither on screen nor appearing.
        case notOnScreen
        /// The call before it was not made.
        case neverBegan
        /// The controller's view's superview belongs to `other`, which is not appearing.
        case hostNotAppearing
        /// The controller's view has no superview.
        case viewNowhere
        /// The controller's view is in the view of `other`, which does not forward appearance callbacks.
        case forwardingOff
        /// The script makes its appearance calls itself.
        case manualAppearance
        /// Its container `other` shows another controller.
        case notShown
        /// The controller's view stays in the window under `other`, which is presented over it.
        case staysBeneath
        /// There is no delegate for the call.
        case noDelegate
        /// The delegate has no handler for it.
        case noHandler
        /// The controller was deallocated.
        case gone
        /// `method` returned false.
        case refused
        /// With scenes, UIKit calls the scene delegate instead of the app delegate.
        case sceneDelegateInstead
        /// Without scenes, UIKit calls the app delegate, and there is no scene delegate.
        case appDelegateInstead
        /// Without scenes, there are no sessions.
        case noSessions
    }

    /// A call that a condition prevented.
    package struct Missed: Hashable, Sendable, BitwiseCopyable {
        package let obstacle: Obstacle
        /// The rule that would have made it.
        package let rule: Rule
        package let method: Method
        /// The receiver; none if there is none.
        package let receiver: ObjectRef
        package let name: InstanceName
        /// The other controller of the obstacle, or none.
        package let other: InstanceName
    }

    /// The maximum number of entries, more than a step needs, so that an endless run does not fill the memory.
    private static let mostMissed = 1_000

    /// Whether observations are recorded.
    package var isOn = false
    /// The rules that were applied.
    package private(set) var rules: Set<Rule> = []
    /// The calls that were prevented in the current step.
    package private(set) var missed: [Missed] = []

    /// Begins a step: clears the prevented calls.
    package mutating func beginStep() {
        if !missed.isEmpty { missed.removeAll() }
    }

    /// Takes over the applied rules of an earlier world.
    package mutating func adopt(_ other: Observation) {
        isOn = other.isOn
        rules.formUnion(other.rules)
    }

    /// Records an applied rule.
    package mutating func record(_ rule: Rule) {
        if rule != .none { rules.insert(rule) }
    }

    mutating func add(_ missed: Missed) {
        if self.missed.count < Observation.mostMissed { self.missed.append(missed) }
    }
}

extension World {
    /// Records that a call to `receiver` is prevented, and why.
    @inline(never)
    mutating func recordMissed(
        _ method: Method, of receiver: ObjectRef, _ obstacle: Observation.Obstacle, _ other: ControllerID = .none
    ) {
        guard observation.isOn else { return }
        let id = receiver.controller
        observation.add(
            Observation.Missed(
                obstacle: obstacle, rule: rule, method: method, receiver: receiver,
                name: id.exists ? name(of: id) : .none, other: name(of: other)))
    }

    /// Records the condition that prevents an appearance callback of `id`.
    @inline(never)
    mutating func recordMissed(_ phase: AppearancePhase, of id: ControllerID) {
        guard observation.isOn else { return }
        let state = self[id].appearance
        var obstacle: Observation.Obstacle
        switch phase {
        case .willAppear: obstacle = state == .appearing || state == .appeared ? .alreadyComing : .hostNotAppearing
        case .isAppearing: obstacle = state == .appearing ? .alreadyComing : .neverBegan
        case .didAppear: obstacle = state == .appearing ? .hostNotAppearing : .neverBegan
        case .willDisappear: obstacle = .notOnScreen
        case .didDisappear: obstacle = state == .disappeared ? .notOnScreen : .neverBegan
        }
        if obstacle == .hostNotAppearing, self[id].hosting == .none { obstacle = .viewNowhere }
        recordMissed(phase.method, of: ObjectRef(id), obstacle, obstacle == .hostNotAppearing ? self[id].host : .none)
    }

    /// Records that controllers in the view of `id` get no appearance callback, because `id` does not forward it.
    mutating func recordMissedForwarding(_ phase: AppearancePhase, by id: ControllerID) {
        guard observation.isOn else { return }
        for occupant in occupants(of: id) { recordMissed(phase.method, of: ObjectRef(occupant), .forwardingOff, id) }
    }

    /// Records that an occupant of `container` gets no appearance callback.
    @inline(never)
    mutating func recordMissed(_ phase: AppearancePhase, of id: ControllerID, in container: ControllerID) {
        guard observation.isOn else { return }
        let obstacle: Observation.Obstacle
        switch phase {
        case .willAppear: obstacle = .notShown
        case .isAppearing, .didAppear: obstacle = .neverBegan
        case .willDisappear, .didDisappear: obstacle = .notOnScreen
        }
        let isManual = self[id].flags.contains(.manualAppearance)
        recordMissed(phase.method, of: ObjectRef(id), isManual ? .manualAppearance : obstacle, container)
    }

    /// MODAL-STYLE-TABLE: records that the presenter gets no appearance callbacks, because its view stays in the
    /// window.
    @inline(__always)
    mutating func recordMissedPresenter(_ transition: Transition) {
        if observation.isOn { addMissedPresenter(of: transition) }
    }

    @inline(never)
    private mutating func addMissedPresenter(of transition: Transition) {
        guard transition.container.exists, transition.kind.isModal, !transition.kind.removesPresenter else { return }
        let isDismissal = transition.isDismissal
        let phases: [AppearancePhase] =
            isDismissal ? [.willAppear, .isAppearing, .didAppear] : [.willDisappear, .didDisappear]
        let other = isDismissal ? transition.lowestDismissed : transition.new
        for phase in phases { recordMissed(phase.method, of: ObjectRef(transition.container), .staysBeneath, other) }
    }
}

/// A fact about the place of a controller that is relevant for its appearance callbacks.
package enum AppearanceFact: Hashable, Sendable, BitwiseCopyable {
    case viewNotLoaded
    /// Its view has no superview and no window.
    case viewNowhere
    /// Its view is in that of another controller, which has not appeared.
    case hostGone(InstanceName)
    /// Its view is in that of another controller, which does not forward appearance callbacks.
    case hostForwardsManually(InstanceName)
    /// The script makes its appearance calls.
    case manualAppearance
    /// Its view was removed from the window by the controller that it presents.
    case covered(InstanceName)
    /// It presents another controller, and its view is still in the window.
    case presents(InstanceName)
    case onScreen, appearing, disappearing, gone
}

extension World {
    /// Returns the facts about the place of `id`, from itself outwards.
    package func appearanceFacts(of id: ControllerID) -> [AppearanceFact] {
        guard isUsable(id) else { return [] }
        var facts: [AppearanceFact] = []
        if !self[id].flags.contains(.viewLoaded) { facts.append(.viewNotLoaded) }
        switch self[id].appearance {
        case .disappeared: facts.append(.gone)
        case .appearing: facts.append(.appearing)
        case .appeared: facts.append(.onScreen)
        case .disappearing: facts.append(.disappearing)
        }
        var walk = id
        var steps = 0
        while walk.exists, steps <= controllers.count {
            let controller = self[walk]
            if controller.flags.contains(.manualAppearance) { facts.append(.manualAppearance) }
            let presented = self[contents: walk].presented
            if presented.exists {
                let other = name(of: presented)
                facts.append(controller.flags.contains(.presenterRemoved) ? .covered(other) : .presents(other))
            }
            if controller.hosting == .none, controller.appearance == .disappeared { facts.append(.viewNowhere) }
            guard controller.hosting == .view, controller.host.exists else { break }
            let host = self[controller.host]
            if host.flags.contains(.forwardsManually) { facts.append(.hostForwardsManually(name(of: controller.host))) }
            if host.appearance == .disappeared { facts.append(.hostGone(name(of: controller.host))) }
            walk = controller.host
            steps += 1
        }
        return facts
    }

    /// Returns the controllers whose views contain that of `id`, the nearest first.
    package func hosts(of id: ControllerID) -> [ControllerID] {
        var all: [ControllerID] = []
        var walk = isUsable(id) && self[id].hosting == .view ? self[id].host : .none
        while walk.exists, all.count <= controllers.count {
            all.append(walk)
            walk = self[walk].hosting == .view ? self[walk].host : .none
        }
        return all
    }
}
