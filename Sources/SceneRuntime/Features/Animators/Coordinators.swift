/// Transition coordinators: blocks that run alongside a transition, after it, and at the end of a gesture.
extension World {
    /// Stops the world, so that the machine runs a block of the script.
    mutating func run(_ block: BlockID, with argument: Argument) {
        blockArgument = argument
        stop(for: .block(block))
    }

    /// Returns the transition with a serial number; `.none` if it has ended.
    func transition(serial: UInt32) -> TransitionID {
        guard serial != 0, let place = transitions.firstIndex(where: { $0.phase != .free && $0.serial == serial })
        else { return .none }
        return TransitionID(UInt32(place))
    }

    /// Coordinators exist since iOS 7. In earlier releases the model uses them too, but without a rule.
    private mutating func citeCoordinators() { cite(applies(.transCoord1) ? .transCoord1 : .none) }

    /// TRANS-COORD-1: adds a block for a moment of a transition, or of the running `change` of the environment. The
    /// script gets `result`: true, or false if it is too late, and then the block is discarded.
    mutating func coordinate(_ serial: UInt32, _ block: BlockID, at phase: CoordinatorPhase) {
        if serial == features.change.serial, serial != 0 { return coordinateChange(block, at: phase) }
        let nav = container(ofPending: serial)
        if nav.exists, hasPendingTransition(nav) {
            cite(.transCoord3)
            features.coordinated.append(CoordinatedBlock(container: nav, block: block, phase: phase))
            createdObject = .bool(true)
            return
        }
        let id = nav.exists ? self[contents: nav].transition : transition(serial: serial)
        guard id.exists, self[id].phase == .running || phase == .completion, isInTime(phase, for: id) else {
            createdObject = .bool(false)
            enqueue(.drop(block))
            return
        }
        citeCoordinators()
        features.coordinated.append(CoordinatedBlock(transition: id, block: block, phase: phase))
        if phase == .alongside, !self[id].animator.exists { enqueueAtLayout(.animator(.alongside(id))) }
        createdObject = .bool(true)
    }

    /// The bit of the numbers of coordinators that stand for the next transition of a navigation controller. The page,
    /// with an `Int` of 32 bits, has it as a positive number.
    private static var pendingBit: UInt32 { 0x4000_0000 }

    /// TRANS-COORD-3: the coordinator of the transition that follows from an animated edit of a stack, directly after
    /// the edit; null if there is none.
    func pendingCoordinator(around id: ControllerID) -> Argument {
        guard applies(.transCoord3) else { return .null }
        var walk = id
        while walk.exists, !hasPendingTransition(walk) {
            let parent = self[walk].parent
            walk = parent.exists || !self[walk].host.exists ? parent : self[walk].host
        }
        return walk.exists ? .object(ObjectRef(.coordinator, Self.pendingBit | walk.raw)) : .null
    }

    /// Whether a navigation controller on screen will show the top of its stack with an animation.
    private func hasPendingTransition(_ nav: ControllerID) -> Bool {
        let record = self[contents: nav]
        return record.edit.contains([.pending, .animated]) && !record.transition.exists
            && self[nav].appearance == .appeared && record.shownChild != record.lastChild
    }

    /// The navigation controller for whose next transition a coordinator stands; none for another coordinator.
    private func container(ofPending serial: UInt32) -> ControllerID {
        let id = ControllerID(serial & ~Self.pendingBit)
        return serial & Self.pendingBit != 0 && isAlive(id) ? id : .none
    }

    /// Gives the blocks for the next transition of a navigation controller to the transition, which has begun. Without
    /// one, they are discarded.
    @inline(__always)
    mutating func attachCoordinated(to id: TransitionID, in nav: ControllerID) {
        if rarely(!features.coordinated.isEmpty) { attachBlocks(to: id, in: nav) }
    }

    @inline(never)
    private mutating func attachBlocks(to id: TransitionID, in nav: ControllerID) {
        guard nav.exists else { return }
        guard id.exists else {
            for entry in features.coordinated where entry.container == nav { enqueue(.drop(entry.block)) }
            features.coordinated.removeAll { $0.container == nav }
            return
        }
        var runsAlongside = false
        for place in features.coordinated.indices where features.coordinated[place].container == nav {
            if features.coordinated[place].phase == .alongside { runsAlongside = true }
            features.coordinated[place].transition = id
            features.coordinated[place].container = .none
        }
        if runsAlongside, !self[id].animator.exists { enqueueAtLayout(.animator(.alongside(id))) }
    }

    /// Whether a block for the moment can still run. The system's animations begin in the same turn as their
    /// transition.
    private func isInTime(_ phase: CoordinatorPhase, for id: TransitionID) -> Bool {
        switch phase {
        case .completion, .change: true
        case .alongside: !self[id].hasAnimated && (self[id].turn == turn || self[id].interactor.exists)
        }
    }

    /// Runs the blocks alongside the animation, directly after it has begun.
    mutating func runAlongside(_ id: TransitionID) {
        guard self[id].phase == .running else { return }
        if self[id].animator.exists { self[id].hasAnimated = true }
        runCoordinated(id, .alongside)
    }

    /// Runs the blocks for a moment, in the order in which they were added.
    @inline(__always)
    mutating func runCoordinated(_ id: TransitionID, _ phase: CoordinatorPhase) {
        if rarely(!features.coordinated.isEmpty) { runBlocks(of: id, phase) }
    }

    /// TRANS-INTERACTION-1: runs the blocks for the end of the interaction, if the transition was interactive.
    @inline(__always)
    mutating func runInteractionChange(of id: TransitionID) {
        if rarely(!features.coordinated.isEmpty), self[id].isInteractive { runCoordinated(id, .change) }
    }

    @inline(never)
    private mutating func runBlocks(of id: TransitionID, _ phase: CoordinatorPhase) {
        // The operations after the blocks belong to the rule that is current now.
        let cause = rule
        citeCoordinators()
        func isMeant(_ entry: CoordinatedBlock) -> Bool {
            entry.transition == id && entry.phase == phase && !entry.container.exists
        }
        for entry in features.coordinated where isMeant(entry) { enqueue(.block(entry.block, id)) }
        features.coordinated.removeAll { isMeant($0) }
        cite(cause)
    }

    /// Runs the completions of the coordinator at the end of a transition. Other blocks are discarded.
    @inline(__always)
    mutating func finishCoordinated(_ id: TransitionID) {
        if rarely(!features.coordinated.isEmpty) { finishBlocks(of: id) }
    }

    @inline(never)
    private mutating func finishBlocks(of id: TransitionID) {
        runBlocks(of: id, .completion)
        func isLate(_ entry: CoordinatedBlock) -> Bool { entry.transition == id && !entry.container.exists }
        for entry in features.coordinated where isLate(entry) { enqueue(.drop(entry.block)) }
        features.coordinated.removeAll { isLate($0) }
    }

    /// Frees the slot of a transition that has ended.
    mutating func forget(_ id: TransitionID) {
        self[id] = Transition()
        freeTransitions.appendUnique(id)
    }

    /// The properties of coordinators and contexts.
    package enum CoordinatorFact: Sendable {
        case isAnimated, isInteractive, isCancelled, duration, from, to
    }

    /// Returns a property of a coordinator or context; nil if its transition has ended, or has not begun and does not
    /// have the property yet.
    package func fact(_ fact: CoordinatorFact, of object: ObjectRef) -> Argument? {
        // iOS 18: an animated edit has its coordinator before its transition.
        if object.index == 0 {
            switch fact {
            case .isAnimated: return .bool(true)
            case .isInteractive, .isCancelled: return .bool(false)
            case .duration, .from, .to: return nil
            }
        }
        if object.index == features.change.serial { return changeFact(fact) }
        let nav = container(ofPending: object.index)
        if nav.exists, hasPendingTransition(nav) {
            switch fact {
            case .isAnimated: return .bool(true)
            case .isInteractive, .isCancelled: return .bool(false)
            case .duration: return .double(TransitionKind.push.duration)
            case .from: return .controller(self[contents: nav].shownChild)
            case .to: return .controller(self[contents: nav].lastChild)
            }
        }
        let id = nav.exists ? self[contents: nav].transition : transition(serial: object.index)
        guard id.exists else { return nil }
        let transition = self[id]
        switch fact {
        case .isAnimated: return .bool(transition.isAnimated)
        case .isInteractive: return .bool(transition.isInteractive)
        case .isCancelled: return .bool(transition.phase == .ending && transition.isCancelled)
        case .duration: return .double(transition.animator.exists ? transition.duration : transition.kind.duration)
        case .from: return .controller(transition.old.exists ? transition.old : transition.container)
        case .to: return .controller(transition.new.exists ? transition.new : transition.container)
        }
    }

    // MARK: Rotation and changes of size

    /// The coordinator of the running change of the environment.
    var changeCoordinator: Argument { .object(ObjectRef(.coordinator, features.change.serial)) }

    /// The context of that change, which its blocks receive.
    var changeContext: Argument { .object(ObjectRef(.transitionContext, features.change.serial)) }

    /// The duration of a rotation, in seconds.
    var rotationDuration: Double { environment.device.isPad ? 0.4 : 0.3 }

    /// ROT-NEW-1: adds a block for the animation of a rotation, or for its end.
    private mutating func coordinateChange(_ block: BlockID, at phase: CoordinatorPhase) {
        guard phase != .alongside || !features.change.hasAnimated else {
            createdObject = .bool(false)
            enqueue(.drop(block))
            return
        }
        features.coordinated.append(CoordinatedBlock(transition: .none, block: block, phase: phase))
        createdObject = .bool(true)
    }

    /// Runs the blocks alongside a rotation, at the start of its animation.
    mutating func runAlongsideChange() {
        features.change.hasAnimated = true
        runCoordinated(.none, .alongside)
    }

    private func changeFact(_ fact: CoordinatorFact) -> Argument? {
        switch fact {
        case .isAnimated: .bool(features.change.cause != .launch && features.change.cause != .traits)
        case .isInteractive, .isCancelled: .bool(false)
        case .duration: .double(rotationDuration)
        case .from, .to: .null
        }
    }
}
