/// Appearance: who is told that its view comes and goes. It follows the views, not containment.
extension World {
    /// Tells `id`, and through it what is in its view, of one phase.
    mutating func appear(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        guard isAlive(id) else { return }
        guard fits(id, phase) else {
            lateOperations += 1
            recordMissed(phase, of: id)
            return
        }
        if phase == .willAppear, isSplit(id), adaptFirst(id, animated: animated) { return }
        switch phase {
        case .willAppear:
            self[id].appearance = .appearing
            self[id].flags.subtract([.receivedIsAppearing, .laidOut, .hasStaleAppearance])
            if isSplit(id) { installColumns(of: id) } else if managesChildren(id) { installShown(in: id) }
        case .isAppearing: self[id].flags.insert(.receivedIsAppearing)
        case .didAppear: self[id].appearance = .here
        case .willDisappear: self[id].appearance = .leaving
        case .didDisappear:
            self[id].appearance = .gone
            loseFocus(id)
            self[id].flags.remove(.hasStaleAppearance)
        }
        make(id, phase.method, .bool(animated))
    }

    /// Whether the phase is one that can come now. Checked when it is performed, never when it is planned.
    @inline(__always)
    func fits(_ id: ControllerID, _ phase: AppearancePhase) -> Bool {
        let state = self[id].appearance
        switch phase {
        case .willAppear: return (state == .gone || state == .leaving) && hostIsComing(id)
        case .isAppearing: return state == .appearing && !self[id].flags.contains(.receivedIsAppearing)
        case .didAppear: return state == .appearing && hostIsHere(id)
        case .willDisappear: return state == .here || state == .appearing
        case .didDisappear: return state == .leaving
        }
    }

    /// A child never appears in a view that is not appearing.
    @inline(__always)
    private func hostIsComing(_ id: ControllerID) -> Bool {
        switch self[id].hosting {
        case .none: self[id].flags.contains(.manualAppearance)
        // A root that another one replaces is in the window until the end of that transition.
        case .window: windows.contains { $0.shown == id }
        case .presentation: contextIsComing(of: id)
        case .view:
            self[id].flags.contains(.manualAppearance) || self[self[id].host].appearance == .here
                || self[self[id].host].appearance == .appearing
        }
    }

    @inline(__always)
    private func hostIsHere(_ id: ControllerID) -> Bool {
        guard self[id].hosting == .view, !self[id].flags.contains(.manualAppearance) else { return true }
        return self[self[id].host].appearance == .here
    }

    /// Tells the first view inside `id`; the next ones follow.
    mutating func forward(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) {
        guard !self[id].flags.contains(.forwardsManually) else { return recordMissedForwarding(phase, by: id) }
        // A turn of its own for each, so that one that leaves meanwhile does not lose its neighbour.
        var occupant = self[container: id].firstOccupant
        while occupant.exists {
            if hears(occupant, phase, in: id) {
                if phase == .willAppear { noteFirstShow(of: occupant, in: id) }
                if phase == .willAppear { then(.load(occupant)) }
                then(.appear(occupant, phase, animated: animated))
                if phase == .didAppear, isFirstPage(occupant, in: id) { then(.settle(occupant, in: id)) }
            } else {
                if phase == .willAppear, isLeftOut(occupant, by: id) {
                    self[occupant].flags.insert(.hasStaleAppearance)
                }
                recordMissed(phase, of: occupant, in: id)
            }
            if self[container: occupant].presented.exists { forwardToContext(occupant, phase, animated: animated) }
            occupant = self[occupant].nextOccupant
        }
        if self[id].base == .navigationController { followFirstShow(of: id, phase, animated: animated) }
    }

    /// What lies in the view of `id`, in the order of adding.
    func occupants(of id: ControllerID) -> [ControllerID] {
        var all: [ControllerID] = []
        var walk = self[container: id].firstOccupant
        while walk.exists {
            all.append(walk)
            walk = self[walk].nextOccupant
        }
        return all
    }

    /// Forward *appearing* to what is shown, *disappearing* to whoever is still there. A container that is in the
    /// middle of a transition of its own leaves the ends of it to that transition.
    @inline(__always)
    private func hears(_ id: ControllerID, _ phase: AppearancePhase, in container: ControllerID) -> Bool {
        guard !self[id].flags.contains(.manualAppearance) else { return false }
        if phase == .willAppear, self[id].flags.contains(.presenterRemoved) || isLeftOut(id, by: container) {
            return false
        }
        let transition = self[container: container].transition
        let isMoving = transition.exists && self[id].moves == transition
        switch phase {
        case .willAppear: return isShown(id, in: container)
        case .isAppearing: return self[id].appearance == .appearing
        case .didAppear: return self[id].appearance == .appearing && !isMoving
        case .willDisappear: return self[id].appearance == .here || self[id].appearance == .appearing
        case .didDisappear: return self[id].appearance == .leaving
        }
    }

    /// CHILD-ADD-VDL-1: whether a plain parent does not call a controller whose view is in its own, because that is not
    /// its child. One that has been called hears the rest of its appearance.
    private func isLeftOut(_ id: ControllerID, by container: ControllerID) -> Bool {
        self[id].parent != container && self[id].appearance == .gone && forwardsAfterOverride(container)
    }

    /// Whether the container means its occupant to be seen.
    @inline(__always)
    private func isShown(_ id: ControllerID, in container: ControllerID) -> Bool {
        switch self[container].base {
        case .navigationController, .tabBarController, .pageViewController:
            self[container: container].shown == id || self[id].parent != container
        case .viewController, .tableViewController, .collectionViewController, .splitViewController,
            .alertController, .searchController:
            true
        }
    }

    /// LAUNCH-ISAPPEARING-1: inside the layout pass, viewIsAppearing once an appearance, then constraints and layout.
    mutating func settleIn(_ id: ControllerID, animated: Bool) {
        guard isAlive(id), self[id].appearance == .appearing else { return }
        let cause = rule
        fit(id)
        if !geometryRecords.isEmpty, applies(.traitOffscreen17) { refreshTraits(in: id) }
        if applies(.launchIsAppearing1) { cite(.launchIsAppearing1) }
        atOnce(.appear(id, .isAppearing, animated: animated))
        cite(cause)
        // Handlers that come in between may change sizes.
        atOnce(isNext ? .layOut(id) : .layoutPass(id))
    }

    /// LAUNCH-CONSTR-1: constraints, then layout, then what lies inside.
    mutating func layoutPass(_ id: ControllerID) {
        fit(id)
        layOut(id)
    }

    /// The same, of a view that has its size.
    mutating func layOut(_ id: ControllerID) {
        guard isAlive(id), self[id].flags.contains(.viewLoaded) else { return }
        self[id].flags.insert(.laidOut)
        // Before iOS 13 no callback says that the view is in the window now.
        if !applies(.launchIsAppearing1) { self[id].flags.insert(.receivedIsAppearing) }
        notifyFirstTraits(of: id)
        notifyLayout(id)
        var occupant = self[container: id].firstOccupant
        while occupant.exists {
            let isEarly = self[occupant].appearance == .here && !self[occupant].flags.contains(.laidOut)
            if isEarly || self[occupant].appearance == .appearing && !isFirstPage(occupant, in: id) {
                then(.layoutPass(occupant))
            }
            occupant = self[occupant].nextOccupant
        }
    }

    /// The calls of a layout pass, where somebody wants to see them.
    mutating func notifyLayout(_ id: ControllerID) {
        guard showsLayout || handlesLayout(id) else { return }
        cite(.launchConstr1)
        call(id, .updateViewConstraints)
        call(id, .viewWillLayoutSubviews)
        call(id, .viewDidLayoutSubviews)
    }

    @inline(__always)
    private func handlesLayout(_ id: ControllerID) -> Bool {
        handles(id, .viewDidLayoutSubviews) || handles(id, .viewWillLayoutSubviews)
            || handles(id, .updateViewConstraints)
    }

    /// Whoever is left half-way in a container that has gone hears the end of it.
    @inline(__always)
    mutating func finishDisappearance(_ id: ControllerID) {
        guard isAlive(id), !self[id].flags.contains(.manualAppearance) else { return }
        let host = self[id].host
        let isOut = host.exists ? self[host].appearance == .gone : self[id].hosting == .none
        if isOut, self[id].appearance == .leaving { then(.appear(id, .didDisappear, animated: false)) }
    }

    /// Whether the view of `id` is not in the window yet, though the structure says that it will be: before the layout
    /// pass of its appearance, or of whatever it lies in.
    @inline(__always)
    func isOnItsWay(_ id: ControllerID) -> Bool {
        var walk = id
        while walk.exists {
            if self[walk].appearance == .appearing, !self[walk].flags.contains(.receivedIsAppearing) { return true }
            if self[walk].hosting != .view { return self[walk].appearance == .gone }
            walk = self[walk].host
        }
        return true
    }

    /// Whether the view of `id` is in a window, or will be after the pending layout passes.
    @inline(__always)
    func isInWindow(_ id: ControllerID) -> Bool {
        var walk = id
        while walk.exists {
            if self[walk].flags.contains(.presenterRemoved) { return false }
            switch self[walk].hosting {
            case .none: return false
            case .window: return self[walk].flags.contains(.viewLoaded)
            case .presentation:
                // What is presented in a context inside of a container is in the window with the context's view.
                let context = self[walk].presenter
                if !self[walk].flags.contains(.viewLoaded) { return false }
                guard context.exists, self[context].parent.exists else { return true }
                if self[context].hosting != .view { return false }
                walk = self[context].host
            case .view: walk = self[walk].host
            }
        }
        return false
    }
}
