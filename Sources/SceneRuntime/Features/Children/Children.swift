/// Custom containers: a function for each call of UIKit.
extension World {
    /// CHILD-ADD-1, CHILD-ADD-3, CHILD-ADD-6: `parent.addChild(child)`; the parent is set before the call arrives.
    mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
        guard isAlive(child), isAlive(parent), self[child].parent != parent else { return }
        if let obstacle = obstacle(toAdding: child, to: parent) {
            return refuse(obstacle.refusal, child, obstacle.other)
        }
        if self[child].parent.exists {
            cite(.childAdd6)
            addOwner(child)
            enqueue(.unlink(child))
            call(child, .didMove, .controller(.none))
            cite(.childAdd6)
        } else {
            addOwner(child)
            cite(.childAdd1)
        }
        if self[child].host == parent { self[child].geometry.facts.insert(.hadViewBeforeParent) }
        enqueue(.link(child, parent))
        call(child, .willMove, .controller(parent))
        enqueue(.release(child))
    }

    /// Returns the reason why `child` cannot be added to `parent` and the controller that it concerns, or nil.
    private mutating func obstacle(toAdding child: ControllerID, to parent: ControllerID)
        -> (refusal: Refusal, other: ControllerID)?
    {
        for container in [parent, self[child].parent] where managesChildren(container) {
            return (.managedChildren, container)
        }
        if let obstacle = obstacle(toShowing: child, in: self[child].host) { return (obstacle, parent) }
        if isStranded(child) { return (.formerRoot, parent) }
        if presentsOffScreen(child) { return (.presentsOffScreen, parent) }
        return encloses(child, parent) ? (.circularContainment, parent) : nil
    }

    /// Whether `id` is a container of UIKit, which manages its children itself.
    @inline(__always)
    func managesChildren(_ id: ControllerID) -> Bool {
        id.exists && self[id].base.container != .none
    }

    /// `parent.view.addSubview(child.view)`: a visible parent makes the appearance callbacks of the child immediately.
    mutating func addView(_ child: ControllerID, to parent: ControllerID) {
        guard isAlive(child), isAlive(parent), child != parent else { return }
        let actual = self[child].parent
        if actual.exists, actual != parent {
            cite(.childHier1)
            return raise(.hierarchy, child, parent, actual)
        }
        if let obstacle = obstacle(toShowing: child, in: parent) { return refuse(obstacle, child, parent) }
        if managesChildren(actual) { return refuse(.managedChildren, child, parent) }
        guard self[child].host != parent else { return }
        cite(actual.exists ? .childAdd1 : .childAdd4)
        enqueue(.load(parent))
        enqueue(.load(child))
        enqueue(.addView(child, to: parent))
    }

    /// After both views are loaded, adds the one of `child`, unless a handler has used it elsewhere meanwhile.
    mutating func addLoadedView(_ child: ControllerID, to parent: ControllerID) {
        guard isAlive(child), isAlive(parent) else { return }
        if let obstacle = obstacle(toShowing: child, in: parent) { return refuse(obstacle, child, parent) }
        self[child].geometry.facts.remove(.hadViewBeforeParent)
        enqueue(.addViewToHost(child, in: parent))
        let isManual = self[parent].flags.contains(.forwardsManually) || self[child].appearance != .disappeared
        guard !isManual else { return }
        switch self[parent].appearance {
        case .appeared:
            if self[child].parent.exists, waitsForForwarding(parent, .didAppear) { cite(.childAddDid1) }
            let id = newTransition(.childIn, in: parent, from: .none, to: child, animated: false)
            if self[child].parent.exists { self[child].flags.insert(.isMovingToParent) }
            enqueue(.begin(id))
        case .appearing: addToAppearing(child, in: parent)
        case .disappeared, .disappearing: break
        }
    }

    /// CHILD-ADD-WILL-1: a child that is added in viewWillAppear of its parent receives that call when the parent
    /// forwards it. Later, it appears at once, with the parent's value of `animated`.
    ///
    /// NAV-CONTAINER-EDGE-1: up to iOS 6, a child that is added between viewWillAppear of its parent and the layout
    /// pass does not receive viewWillAppear.
    private mutating func addToAppearing(_ child: ControllerID, in parent: ControllerID) {
        if waitsForForwarding(parent, .willAppear) {
            if applies(.childAddWill1) { self[child].geometry.facts.insert(.joinsAppearance) }
            return
        }
        let isAnimated = self[parent].flags.contains(.appearanceIsAnimated)
        if applies(.navContainerEdge1), !self[parent].flags.contains(.receivedIsAppearing) {
            cite(.navContainerEdge1)
            self[child].appearance = .appearing
            recordAnimation(of: child, isAnimated)
        } else {
            if applies(.childAddWill1) {
                cite(.childAddWill1)
                self[child].geometry.facts.insert(.joinsAppearance)
            }
            appearWithContainer(child, animated: isAnimated)
        }
    }

    /// `child.view.removeFromSuperview()`.
    mutating func removeView(_ child: ControllerID) {
        guard isAlive(child), self[child].hosting != .none else { return }
        if self[child].hosting != .view || managesChildren(self[child].parent) {
            return refuse(.managedChildren, child, self[child].parent)
        }
        if refusesToLeave(child) { return }
        cite(.childRemove1)
        let host = self[child].host
        let notifies = !self[host].flags.contains(.forwardsManually) && !self[child].flags.contains(.manualAppearance)
        if notifies {
            if self[child].parent.exists { self[child].flags.insert(.isMovingFromParent) }
            hideView(of: child)
            enqueue(.clearMotionFlags(child))
        } else {
            enqueue(.removeViewFromHost(child))
        }
    }

    /// CHILD-REMOVE-1: `child.removeFromParent()` sends `didMove(nil)` itself, never `willMove(nil)`.
    mutating func removeChild(_ child: ControllerID) {
        guard isAlive(child), self[child].parent.exists else { return }
        let parent = self[child].parent
        if managesChildren(parent) { return refuse(.managedChildren, child, parent) }
        cite(.childRemove1)
        addOwner(child)
        enqueue(.unlink(child))
        call(child, .didMove, .controller(.none))
        enqueue(.release(child))
    }

    /// `begin appearance`: the script makes the appearance callbacks of `id` itself.
    mutating func beginAppearance(_ id: ControllerID, _ appearing: Bool, animated: Bool) {
        guard isAlive(id) else { return }
        cite(.childSwap1)
        let phase: AppearancePhase = appearing ? .willAppear : .willDisappear
        self[id].flags.insert(.manualAppearance)
        guard isAppearancePossible(id, phase) else {
            cite(.navUnbalanced1)
            return emitMessage(.warning, .unbalanced, id)
        }
        if appearing { enqueue(.load(id)) }
        enqueue(.appear(id, phase, animated: animated))
    }

    /// `end appearance`: ends what `begin appearance` has begun.
    mutating func endAppearance(_ id: ControllerID) {
        guard isAlive(id) else { return }
        let isOpen = self[id].appearance == .appearing || self[id].appearance == .disappearing
        if isOpen, !self[id].flags.contains(.manualAppearance) { return refuse(.appearanceOfUIKit, id, .none) }
        cite(.childSwap1)
        let animated = self[id].flags.contains(.appearanceIsAnimated)
        switch self[id].appearance {
        case .appearing:
            enqueue(.appear(id, .isAppearing, animated: animated))
            enqueue(.appear(id, .didAppear, animated: animated))
        case .disappearing: enqueue(.appear(id, .didDisappear, animated: animated))
        case .disappeared, .appeared:
            cite(.navUnbalanced1)
            return emitMessage(.warning, .unbalanced, id)
        }
    }

    /// CHILD-TRANSITION-1, CHILD-TRANSITION-2: `parent.transition(from:to:…)`, with the standard calls of containment,
    /// unless `only` is given.
    mutating func transition(
        _ old: ControllerID, to new: ControllerID, in parent: ControllerID, only: Bool, animated: Bool,
        completion: BlockID
    ) {
        guard isAlive(old), isAlive(new), isAlive(parent), old != new else {
            return discardCompletion(completion)
        }
        if !only {
            if self[new].parent != parent, let obstacle = obstacle(toAdding: new, to: parent) {
                return refuse(obstacle.refusal, new, obstacle.other)
            }
            addChild(new, to: parent)
            cite(.childTransition1)
            call(old, .willMove, .controller(.none))
        }
        cite(.childTransition1)
        let id = newTransition(.childSwap, in: parent, from: old, to: new, animated: animated)
        self[id].completion = completion
        self[id].isStandard = !only
        enqueue(.startChildTransition(id))
    }

    mutating func startChildTransition(_ id: TransitionID) {
        let transition = self[id]
        let running = self[contents: transition.container].transition
        // What UIKit calls for a controller that two transitions remove is not known: it refuses neither.
        if running.exists, self[running].kind.change == .child, self[running].old == transition.old {
            return refuse(.transitionFromLeaving, transition.old, transition.container)
        }
        if self[transition.old].parent != transition.container || self[transition.new].parent != transition.container {
            cite(.childTransition2)
            return raise(.noCommonParent, transition.old, transition.new)
        }
        if managesChildren(transition.container) {
            return refuse(.managedChildren, transition.new, transition.container)
        }
        if self[transition.old].hosting == .view, self[transition.old].host != transition.container {
            return refuse(.viewElsewhere, transition.old, transition.container)
        }
        if self[contents: transition.container].transition.exists {
            postpone(.transition(.startChildTransition(id)), until: self[contents: transition.container].transition)
        } else {
            // CHILD-FLAGS-1: the standard calls add the one child and remove the other.
            if transition.isStandard {
                self[transition.new].flags.insert(.isMovingToParent)
                self[transition.old].flags.insert(.isMovingFromParent)
            }
            enqueue(.begin(id))
        }
    }

    /// The standard calls after the completion of `transition(from:to:)`.
    mutating func finishChildTransition(_ transition: Transition) {
        guard isAlive(transition.old), isAlive(transition.new) else { return }
        call(transition.new, .didMove, .controller(transition.container))
        // removeFromParent does nothing if a handler has removed the old child already.
        guard self[transition.old].parent == transition.container else { return }
        enqueue(.unlink(transition.old))
        call(transition.old, .didMove, .controller(.none))
    }
}
