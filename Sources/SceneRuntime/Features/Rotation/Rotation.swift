/// The calls for a change of orientation, size or traits: rotation callbacks up to iOS 7, transitions since iOS 8.
extension World {
    /// The parts of a rotation up to iOS 7.
    enum LegacyRotationPart {
        case will, animate, did
    }

    /// The verb `resize`. Before the launch, only the size of the window changes.
    mutating func resize(_ window: WindowID, to size: Size) {
        guard window.index < windows.count else { return }
        guard self.size(of: window) != size else {
            cite(.none)
            return reportNoEffect(.sameSize)
        }
        features.change.cause = .resize
        features.change.from = environment.device.orientation
        features.change.to = features.change.from
        features.change.window = window
        features.change.size = size
        beginChange()
    }

    /// The verb `trait`.
    mutating func override(_ id: ControllerID, _ horizontal: SizeClass, _ vertical: SizeClass) {
        guard isAlive(id), applies(.traitOverride) else { return }
        features.change.cause = .traits
        features.change.subject = id
        features.change.from = environment.device.orientation
        features.change.to = features.change.from
        features.change.size = windowSize(of: id)
        features.change.record = record(of: id)
        features.change.record.controller = id
        features.change.record.horizontal = horizontal
        features.change.record.vertical = vertical
        if !traitsWillChange(of: id) {
            cite(changeRule)
            reportNoEffect(.sameTraits, id)
        }
        beginChange()
    }

    /// Begins a change that the controllers have allowed.
    mutating func beginChange() {
        if features.change.cause == .device, dependsOnOrientationOrder {
            let subject = features.change.subject
            stopChange()
            return refuse(.orientationOrder, subject, .none)
        }
        features.change.phase = .changing
        transitionSerials &+= 1
        features.change.serial = transitionSerials
        let isSilent = features.change.cause == .present || features.change.cause == .dismiss
        if isSilent {
            enqueue(.rotation(.change))
            enqueue(.rotation(.end))
            return
        }
        cite(changeRule)
        if applies(.rotOld1) {
            if features.change.isRotation { notifyLegacyRotation(.will) }
            enqueue(.rotation(.change))
            if features.change.isRotation { enqueue(.rotation(.animateLegacyRotation)) }
        } else {
            if changesWidthClass { enqueue(.rotation(.adaptPresentations)) }
            enqueue(.rotation(.notifyTraits))
            if features.change.cause != .launch, features.change.cause != .traits { enqueue(.rotation(.notifySizes)) }
            enqueue(.rotation(.change))
        }
        if features.change.cause == .launch || features.change.cause == .traits {
            enqueue(.rotation(.end))
            return
        }
        if applies(.rotOld3), features.change.isRotation {
            enqueueAfter(rotationDuration / 2, .rotation(.notifyBetweenSteps))
        }
        enqueueAfter(rotationDuration, .rotation(.end))
    }

    /// Whether the main window gets another width class.
    private var changesWidthClass: Bool {
        let isMain = !features.change.window.exists || features.change.window == WindowID.main
        return isMain && features.change.cause != .traits
            && environment.device.size.horizontalClass != features.change.size.horizontalClass
    }

    /// The rule of the change.
    private var changeRule: Rule {
        switch features.change.cause {
        case .launch: applies(.launchOrient1) ? .launchOrient1 : .launchOrient2
        case .traits: .traitOverride
        case .uncover: .orientDismiss1
        case .device, .update, .present, .dismiss, .resize: applies(.rotOld1) ? .rotOld1 : .rotNew1
        }
    }

    // MARK: The affected controllers

    /// The roots of the windows that change; for overridden traits, their controller.
    private var changingRoots: [ControllerID] {
        if features.change.cause == .traits { return [features.change.subject] }
        return windows.indices.compactMap { place in
            let window = windows[place]
            let isMeant = features.change.window.exists ? features.change.window.index == place : window.size == .zero
            return place > 0 && isMeant && window.isVisible && window.shownRoot.exists ? window.shownRoot : nil
        }
    }

    /// Returns the controllers that `root` and its descendants present, and so on, the lowest first.
    func presentations(over root: ControllerID) -> [ControllerID] {
        var found: [ControllerID] = []
        var waiting = [root]
        while let id = waiting.popLast() {
            for inner in loadedFamily(of: id) where self[contents: inner].presented.exists {
                let presented = self[contents: inner].presented
                guard self[presented].hosting.isPresentation else { continue }
                found.append(presented)
                waiting.append(presented)
            }
        }
        return found
    }

    /// Returns `id` and its descendants whose views are loaded, each before its children.
    func loadedFamily(of id: ControllerID) -> [ControllerID] {
        var found: [ControllerID] = []
        var waiting = [id]
        while let next = waiting.popLast() {
            guard self[next].flags.contains(.viewLoaded) else { continue }
            found.append(next)
            if self[contents: next].firstChild.exists { waiting += children(of: next).reversed() }
        }
        return found
    }

    /// The roots that change, the controllers presented over them, and those that a transition is removing.
    private var changingTops: [ControllerID] {
        if features.change.cause == .traits { return changingRoots }
        let tops = changingRoots.flatMap { [$0] + presentations(over: $0) }
        return tops + leavingControllers(besides: tops)
    }

    // MARK: From iOS 8

    /// ROT-NEW-1: first makes the calls for changed traits.
    mutating func notifyTraits() {
        for id in changingTops {
            cite(isUnlinked(id) ? .rotLeaving1 : changeRule)
            sendTraits(to: id)
        }
    }

    /// ROT-NEW-1, ROT-NEW-3: then makes the calls for the size.
    mutating func notifySizes() {
        for (place, id) in changingTops.enumerated() {
            let rule: Rule = place > 0 ? .rotNew3 : traitsWillChange(of: id) ? .rotNew1 : .rotNew2
            cite(isUnlinked(id) ? .rotLeaving1 : rule)
            sendSize(to: id, sizeInSuperview(of: id, window: features.change.size))
        }
    }

    private func traitsWillChange(of id: ControllerID) -> Bool { newTraits(of: id) != traitsLastNotified(of: id) }

    /// The traits of a controller before a change: those of its last call, if it has missed a rotation.
    private func traitsLastNotified(of id: ControllerID) -> Traits {
        self[id].geometry.facts.contains(.missedRotation)
            ? Traits(packed: record(of: id).staleTraits) : traits(of: id)
    }

    private func newTraits(of id: ControllerID) -> Traits {
        traits(of: id, window: features.change.size, coming: features.change.record)
    }

    private mutating func sendTraits(to id: ControllerID) {
        let new = newTraits(of: id)
        guard new != traitsLastNotified(of: id) else { return }
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: .willTransition, first: .object(ObjectRef(.traits, new.packed)),
                second: changeCoordinator))
    }

    private mutating func sendSize(to id: ControllerID, _ size: Size) {
        let isWider = features.change.size.width != windowSize(of: id).width
        guard size != self.size(of: id) || !size.hasWidth && isWider && isInSecondaryColumn(id) else { return }
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: .viewWillTransition, first: .size(size), second: changeCoordinator))
    }

    /// ROT-NEW-1: the inherited implementation of `willTransition` calls it on the children.
    mutating func forwardTraits(of id: ControllerID) {
        guard features.change.phase == .changing else { return }
        for child in children(of: id) where self[child].flags.contains(.viewLoaded) { sendTraits(to: child) }
    }

    /// ROT-NEW-1: the inherited implementation of `viewWillTransition` calls it on the children whose size changes.
    mutating func forwardSize(of id: ControllerID) {
        guard features.change.phase == .changing else { return }
        sendLegacy(.willRotate, to: id)
        for child in children(of: id) where self[child].flags.contains(.viewLoaded) {
            guard handles(id, .sizeForChildContentContainer) else {
                sendSize(to: child, sizeInSuperview(of: child, window: features.change.size))
                continue
            }
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(id), method: .sizeForChildContentContainer, first: .controller(child),
                    second: .size(sizeInSuperview(of: id, window: features.change.size))))
            enqueue(.rotation(.sizeAnswered(child)))
        }
    }

    /// Returns the size of a child after the change: the default result of its parent.
    func newSize(of child: ControllerID) -> Size {
        sizeInSuperview(
            of: child, window: features.change.phase == .changing ? features.change.size : windowSize(of: child))
    }

    /// Sends the change of the size to `child`, with the size that its parent has answered.
    mutating func sizeAnswered(_ child: ControllerID) {
        guard isAlive(child), features.change.phase == .changing else { return }
        sendSize(to: child, returnValue.asSize ?? sizeInSuperview(of: child, window: features.change.size))
    }

    /// ROT-LEGACY-MIX: makes a callback of iOS 7, unless `viewWillTransition` is overridden.
    private mutating func sendLegacy(_ method: Method, to id: ControllerID) {
        guard features.change.isRotation, handles(id, method), !handles(id, .viewWillTransition) else { return }
        let cause = rule
        cite(.rotLegacyMix)
        sendLegacyRotation(method, to: id)
        cite(cause)
    }

    // MARK: The change itself

    /// Changes the bounds, then traits and layout.
    mutating func applyChange() {
        guard features.change.phase == .changing else { return }
        // A presentation that rotates the interface covers the other controllers, which get no calls.
        let isSilent = features.change.cause == .present || features.change.cause == .dismiss
        let tops = isSilent ? [] : changingTops
        let before =
            !has(.traitsExist)
            ? [] : tops.flatMap { loadedFamily(of: $0) }.map { (id: $0, traits: traitsLastNotified(of: $0)) }
        let outside = isSilent ? traitsOfCovered() : traitsOutside(of: before)
        if features.change.cause == .traits {
            setRecord(of: features.change.subject, features.change.record)
        } else if features.change.window.exists, features.change.window != WindowID.main {
            self[features.change.window].size = features.change.size
        } else {
            environment.device.orientation = features.change.to
            environment.device.size = features.change.size
        }
        for id in tops where has(.coveredViewsAreResized) || !self[id].flags.contains(.presenterRemoved) {
            updateSize(of: id)
        }
        for (id, old) in before where traits(of: id) != old { sendNewTraits(to: id, old) }
        keepTraits(of: outside)
        for (id, old) in outside where isSilent && traits(of: id) != old {
            self[id].geometry.facts.insert(.missedRotation)
        }
        guard features.change.cause != .launch else { return enqueue(.rotation(.alongside)) }
        for splitState in splits where !isSilent { sizeClassChanged(of: splitState.owner) }
        for id in tops where self[id].appearance == .appeared && !self[id].flags.contains(.presenterRemoved) {
            layOutAll(in: id)
        }
        if applies(.rotLegacyMix) {
            for top in tops { for id in loadedFamily(of: top) { sendLegacy(.willAnimateRotation, to: id) } }
        }
        enqueue(.rotation(.alongside))
    }

    /// ROT-NEW-1: calls traitCollectionDidChange with the old traits, after the change and before the layout. Up to iOS
    /// 12, not before the call for the first traits.
    private mutating func sendNewTraits(to id: ControllerID, _ old: Traits) {
        if applies(.traitFirst1), !self[id].geometry.facts.contains(.hasReceivedTraits) { return }
        let missed = self[id].geometry.facts.contains(.missedRotation)
        self[id].geometry.facts.remove(.missedRotation)
        if applies(.traitOffscreen17), !isInWindow(id) { return keepTraits(of: id, old) }
        if missed { self[id].geometry.facts.remove(.hasStaleTraits) }
        cite(changeRule)
        notifyNewTraits(of: id, old)
    }

    /// Returns the controllers that get no call for a rotation that a presentation or its dismissal causes, with their
    /// traits: all but the presented ones.
    private func traitsOfCovered() -> [(id: ControllerID, traits: Traits)] {
        guard has(.traitsExist) else { return [] }
        let presented = features.change.cause == .present ? loadedFamily(of: features.change.subject) : []
        return changingTops.flatMap { loadedFamily(of: $0) }
            .filter { self[$0].geometry.facts.contains(.hasReceivedTraits) && !presented.contains($0) }
            .map { (id: $0, traits: traits(of: $0)) }
    }

    /// TRAIT-OFFSCREEN-17: a controller off screen keeps its traits, because traits come from the superview.
    mutating func keepTraits(of id: ControllerID, _ old: Traits) {
        guard !self[id].geometry.facts.contains(.hasStaleTraits) else { return }
        var kept = record(of: id)
        kept.staleTraits = old.packed
        setRecord(of: id, kept)
        self[id].geometry.facts.insert(.hasStaleTraits)
    }

    /// TRAIT-OFFSCREEN-17, TRAIT-RETURN-1: updates the traits of a controller that appears, and of those in its view,
    /// before its layout pass.
    mutating func refreshTraits(in top: ControllerID) {
        for id in loadedFamily(of: top) where self[id].geometry.facts.contains(.hasStaleTraits) && isInWindow(id) {
            cite(applies(.traitOffscreen17) ? .traitOffscreen17 : .traitReturn1)
            enqueue(.rotation(.updateTraits(id)))
        }
    }

    /// Makes the layout calls for `id` and the controllers in its view.
    private mutating func layOutAll(in id: ControllerID) {
        var waiting = [id]
        while let next = waiting.popLast() {
            notifyLayout(next)
            for occupant in occupants(of: next).reversed() where self[occupant].appearance == .appeared {
                waiting.append(occupant)
            }
        }
    }

    /// Ends the change after its animation.
    mutating func endChange() {
        if features.change.phase == .changing, features.change.isRotation, features.change.cause != .present,
            features.change.cause != .dismiss
        {
            if applies(.rotOld1) {
                notifyLegacyRotation(.did)
            } else {
                for top in changingTops { for id in loadedFamily(of: top) { sendLegacy(.didRotate, to: id) } }
            }
        }
        finishCoordinated(.none)
        enqueue(.rotation(.stop))
    }

    // MARK: Up to iOS 7

    /// ROT-OLD-1: makes the callbacks of the topmost controller that covers the window, and of those presented over it.
    mutating func notifyLegacyRotation(_ part: LegacyRotationPart) {
        let top = features.change.cause == .launch ? features.change.subject : topController()
        guard top.exists else { return }
        for id in [top] + presentations(over: top) {
            cite(changeRule)
            notifyLegacyRotation(part, id)
        }
    }

    private mutating func notifyLegacyRotation(_ part: LegacyRotationPart, _ id: ControllerID) {
        switch part {
        case .will: sendLegacyRotation(.willRotate, to: id)
        case .animate:
            if turnsInTwoSteps(id) { cite(.rotOld3) }
            sendLegacyRotation(turnsInTwoSteps(id) ? .willAnimateFirstHalfOfRotation : .willAnimateRotation, to: id)
        case .did: sendLegacyRotation(.didRotate, to: id)
        }
    }

    /// ROT-OLD-3: whether the rotation has two steps, because the controller overrides one of their callbacks.
    private func turnsInTwoSteps(_ id: ControllerID) -> Bool {
        guard applies(.rotOld3) else { return false }
        return handles(id, .willAnimateFirstHalfOfRotation) || handles(id, .didAnimateFirstHalfOfRotation)
            || handles(id, .willAnimateSecondHalfOfRotation)
    }

    /// ROT-OLD-3: makes the callbacks between the two steps.
    mutating func notifyBetweenSteps() {
        guard features.change.phase == .changing else { return }
        let top = topController()
        guard top.exists else { return }
        cite(.rotOld3)
        for id in loadedFamily(of: top) where turnsInTwoSteps(id) && self[id].appearance == .appeared {
            sendLegacyRotation(.didAnimateFirstHalfOfRotation, to: id)
            sendLegacyRotation(.willAnimateSecondHalfOfRotation, to: id)
        }
    }

    private mutating func sendLegacyRotation(_ method: Method, to id: ControllerID) {
        let passesOld = method == .didRotate || method == .willAnimateSecondHalfOfRotation
        let isHalf = method == .willAnimateFirstHalfOfRotation || method == .willAnimateSecondHalfOfRotation
        let passesDuration = method != .didRotate && method != .didAnimateFirstHalfOfRotation
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: method,
                first: .symbol(passesOld ? features.change.from : features.change.to),
                second: passesDuration ? .double(isHalf ? rotationDuration / 2 : rotationDuration) : .absent))
    }

    /// ROT-OLD-2: the inherited implementation makes the callback of the children that are on screen.
    mutating func forwardRotation(of id: ControllerID, _ method: Method) {
        guard applies(.rotOld2), features.change.phase == .changing else { return }
        if has(.manualForwardingStopsRotation), self[id].flags.contains(.forwardsManually) { return }
        let part: LegacyRotationPart = method == .willRotate ? .will : method == .didRotate ? .did : .animate
        for child in children(of: id) where self[child].appearance != .disappeared {
            cite(.rotOld2)
            notifyLegacyRotation(part, child)
        }
    }
}
