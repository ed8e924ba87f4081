/// What an observer learns beside the lines: which rules were applied, and which calls did not come though a rule would
/// have made them. Empty, and without cost, unless it is on.
public struct Observation: Hashable, Sendable {
    /// The condition that failed where a call was due.
    public enum Obstacle: UInt8, CaseIterable, Sendable, BitwiseCopyable {
        /// The release does not know the call.
        case notInRelease
        /// It is on screen, or on its way there, already.
        case alreadyComing
        /// It is not on screen, nor on its way there.
        case notOnScreen
        /// The call before it has not come.
        case neverBegan
        /// The view that its own lies in is not appearing; `other` is whose.
        case hostNotAppearing
        /// Its view lies in no other.
        case viewNowhere
        /// `other`, whose view it lies in, does not forward appearance.
        case forwardingOff
        /// The script drives its appearance by hand.
        case byHand
        /// `other`, the container that it is in, shows somebody else.
        case notShown
        /// Its view stays in the window beneath `other`, which is presented over it.
        case staysBeneath
        /// Nobody serves as the delegate that would hear of it.
        case noDelegate
        /// The delegate has no handler for it.
        case noHandler
        /// It is no longer alive.
        case gone
        /// A question was answered with false; `method` is the question.
        case refused
    }

    /// A call that did not come.
    public struct Missed: Hashable, Sendable, BitwiseCopyable {
        public let obstacle: Obstacle
        /// The rule that would have made it.
        public let rule: Rule
        public let method: Method
        /// Who would have received it; none where nobody could.
        public let receiver: ObjectRef
        public let name: InstanceName
        /// Another controller that the obstacle is about, or none.
        public let other: InstanceName
    }

    /// More than a step that comes to an end has: a run without end must not fill the memory.
    private static let mostMissed = 1_000

    /// Whether anything is written down.
    public var isOn = false
    /// The rules that were applied.
    public private(set) var rules: Set<Rule> = []
    /// The calls that did not come since the step began.
    public private(set) var missed: [Missed] = []

    /// Forgets the calls that did not come: a step begins.
    public mutating func beginStep() {
        if !missed.isEmpty { missed.removeAll() }
    }

    /// Takes over what an earlier world was observed to apply.
    public mutating func adopt(_ other: Observation) {
        isOn = other.isOn
        rules.formUnion(other.rules)
    }

    /// A rule was applied.
    public mutating func apply(_ rule: Rule) {
        if rule != .none { rules.insert(rule) }
    }

    mutating func add(_ missed: Missed) {
        if self.missed.count < Observation.mostMissed { self.missed.append(missed) }
    }
}

extension World {
    /// Writes down that `receiver` will not be called, and why.
    mutating func miss(
        _ method: Method, of receiver: ObjectRef, _ obstacle: Observation.Obstacle, _ other: ControllerID = .none
    ) {
        guard observation.isOn else { return }
        let id = receiver.controller
        observation.add(
            Observation.Missed(
                obstacle: obstacle, rule: rule, method: method, receiver: receiver,
                name: id.exists ? name(of: id) : .none, other: name(of: other)))
    }

    /// A phase does not fit the state of `id`: which condition fails.
    mutating func miss(_ phase: AppearancePhase, of id: ControllerID) {
        guard observation.isOn else { return }
        let state = self[id].appearance
        var obstacle: Observation.Obstacle
        switch phase {
        case .willAppear: obstacle = state == .appearing || state == .here ? .alreadyComing : .hostNotAppearing
        case .isAppearing: obstacle = state == .appearing ? .alreadyComing : .neverBegan
        case .didAppear: obstacle = state == .appearing ? .hostNotAppearing : .neverBegan
        case .willDisappear: obstacle = .notOnScreen
        case .didDisappear: obstacle = state == .gone ? .notOnScreen : .neverBegan
        }
        if obstacle == .hostNotAppearing, self[id].hosting == .none { obstacle = .viewNowhere }
        miss(phase.method, of: ObjectRef(id), obstacle, obstacle == .hostNotAppearing ? self[id].host : .none)
    }

    /// Whoever lies in the view of `id` does not hear of a phase, for `id` does not forward it.
    mutating func missForwarding(_ phase: AppearancePhase, by id: ControllerID) {
        guard observation.isOn else { return }
        for occupant in occupants(of: id) { miss(phase.method, of: ObjectRef(occupant), .forwardingOff, id) }
    }

    /// An occupant of `container` is not told of a phase.
    mutating func miss(_ phase: AppearancePhase, of id: ControllerID, in container: ControllerID) {
        guard observation.isOn else { return }
        let obstacle: Observation.Obstacle
        switch phase {
        case .willAppear: obstacle = .notShown
        case .isAppearing, .didAppear: obstacle = .neverBegan
        case .willDisappear, .didDisappear: obstacle = .notOnScreen
        }
        let isByHand = self[id].flags.contains(.byHand)
        miss(phase.method, of: ObjectRef(id), isByHand ? .byHand : obstacle, container)
    }

    /// MODAL-STYLE-TABLE: the presenter's view stays in the window, so the presenter does not hear of `it`.
    @inline(__always)
    mutating func missPresenter(_ it: Transition) {
        if observation.isOn { notePresenter(of: it) }
    }

    @inline(never)
    private mutating func notePresenter(of it: Transition) {
        guard it.container.exists, it.kind == .overlay || it.kind == .unoverlay else { return }
        let phases: [AppearancePhase] =
            it.kind == .overlay ? [.willDisappear, .didDisappear] : [.willAppear, .isAppearing, .didAppear]
        let other = it.kind == .overlay ? it.new : it.lowest
        for phase in phases { miss(phase.method, of: ObjectRef(it.container), .staysBeneath, other) }
    }
}

/// A fact about where a controller stands that bears on whether it is told of anything.
public enum Standing: Hashable, Sendable, BitwiseCopyable {
    case viewNotLoaded
    /// Its view lies in no other and in no window.
    case viewNowhere
    /// Its view lies in that of another, which has not appeared.
    case hostGone(InstanceName)
    /// Its view lies in that of another, which does not forward appearance.
    case hostForwardsByHand(InstanceName)
    /// Its appearance is driven by the script.
    case byHand
    /// Its view was taken out of the window by what it presents.
    case covered(InstanceName)
    /// It presents another, and its view is still in the window.
    case presents(InstanceName)
    case onScreen, appearing, disappearing, gone
}

extension World {
    /// What is to be said of where `id` stands, from itself outwards.
    public func standing(of id: ControllerID) -> [Standing] {
        guard canBeAsked(id) else { return [] }
        var facts: [Standing] = []
        if !self[id].flags.contains(.viewLoaded) { facts.append(.viewNotLoaded) }
        switch self[id].appearance {
        case .gone: facts.append(.gone)
        case .appearing: facts.append(.appearing)
        case .here: facts.append(.onScreen)
        case .leaving: facts.append(.disappearing)
        }
        var walk = id
        var steps = 0
        while walk.exists, steps <= controllers.count {
            let it = self[walk]
            if it.flags.contains(.byHand) { facts.append(.byHand) }
            let presented = self[contents: walk].presented
            if presented.exists {
                let other = name(of: presented)
                facts.append(it.flags.contains(.presenterRemoved) ? .covered(other) : .presents(other))
            }
            if it.hosting == .none, it.appearance == .gone { facts.append(.viewNowhere) }
            guard it.hosting == .view, it.host.exists else { break }
            let host = self[it.host]
            if host.flags.contains(.forwardsByHand) { facts.append(.hostForwardsByHand(name(of: it.host))) }
            if host.appearance == .gone { facts.append(.hostGone(name(of: it.host))) }
            walk = it.host
            steps += 1
        }
        return facts
    }

    /// The controllers whose views that of `id` lies in, nearest first.
    public func hosts(of id: ControllerID) -> [ControllerID] {
        var all: [ControllerID] = []
        var walk = canBeAsked(id) && self[id].hosting == .view ? self[id].host : .none
        while walk.exists, all.count <= controllers.count {
            all.append(walk)
            walk = self[walk].hosting == .view ? self[walk].host : .none
        }
        return all
    }
}
