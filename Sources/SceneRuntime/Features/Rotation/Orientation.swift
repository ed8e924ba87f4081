/// The orientation of the interface: the controllers that decide about it, and the effect of their results.
extension World {
    @inline(never)
    mutating func perform(_ operation: RotationOperation) {
        switch operation {
        case .start(let event): start(event)
        case .adaptPresentations: adaptPresentations()
        case .adapt(let id): askToAdapt(id)
        case .adaptationAnswered(let id): adaptationAnswered(id)
        case .replacementAnswered(let id): replacementAnswered(id)
        case .singleOrientationAnswered: if returnValue.asBool != true { features.change.allowed = [] }
        case .singleOrientationDecided: singleOrientationDecided()
        case .autorotateAnswered: autorotateAnswered()
        case .appAnswered: return appAnswered()
        case .supportedAnswered: return supportedAnswered()
        case .preferredAnswered: return preferredAnswered()
        case .notifyTraits: notifyTraits()
        case .updateTraits(let id): updateTraits(of: id)
        case .notifyNewTraits(let id, let old): notifyNewTraits(of: id, Traits(packed: old))
        case .notifySizes: notifySizes()
        case .sizeAnswered(let child): sizeAnswered(child)
        case .change: applyChange()
        case .alongside: runAlongsideChange()
        case .animateLegacyRotation: notifyLegacyRotation(.animate)
        case .notifyBetweenSteps: notifyBetweenSteps()
        case .end: endChange()
        case .stop: stopChange()
        case .startNext: startNext()
        }
    }

    /// Handles an event of the environment. Events of the system wait for the run loop; those of the app's code do not.
    mutating func receive(_ event: EnvironmentEvent) {
        switch event {
        case .turn where hasSecondScene, .resize where hasSecondScene: refuse(.severalScenes, .none, .none)
        case .turn, .resize, .update: enqueueAtCommit(.rotation(.start(event)))
        case .interfaceStyle(_, let target) where target.kind == .none: enqueueAtCommit(.rotation(.start(event)))
        case .interfaceStyle, .overrideTrait, .override, .launched, .presented, .dismissed, .uncovered:
            enqueue(.rotation(.start(event)))
        }
    }

    /// Begins a change, or defers it while another one is running.
    private mutating func start(_ event: EnvironmentEvent) {
        guard features.change.phase == .idle else {
            features.waitingEvents.append(event)
            return
        }
        switch event {
        case .turn(let orientation): rotateDevice(to: orientation)
        case .resize(let size, let window): resize(window, to: size)
        case .override(let id, let horizontal, let vertical): override(id, horizontal, vertical)
        case .interfaceStyle(let style, let target): setInterfaceStyle(style, of: target)
        case .overrideTrait(let trait, let id, let value): overrideTrait(trait, of: id, value)
        case .update: askForOrientations(.update, topController())
        case .launched: rotateAtLaunch()
        case .presented(let id): rotateForPresentation(of: id)
        case .dismissed(let id): rotateAfterDismissal(to: id)
        case .uncovered: askForOrientations(.uncover, topController())
        }
    }

    /// Ends the change, and begins the next waiting one.
    mutating func stopChange() {
        features.change = EnvironmentChange()
        startNext()
    }

    /// Begins the next waiting change, and the one after it if that has no effect.
    private mutating func startNext() {
        guard features.change.phase == .idle, let event = features.waitingEvents.first else { return }
        features.waitingEvents.removeFirst()
        enqueue(.rotation(.start(event)))
        if !features.waitingEvents.isEmpty { enqueue(.rotation(.startNext)) }
    }

    // MARK: Asking controllers

    /// The verb `rotate`. Before the launch, only the device rotates. The interface does not follow a device that lies
    /// flat.
    private mutating func rotateDevice(to orientation: Symbol) {
        let earlier = deviceOrientation
        let isFlat = orientation == .faceUp || orientation == .faceDown
        let isHeld = features.posture.flat == .unknown && features.heldOrientation == orientation
        let asks = !isFlat && self[WindowID.main].shownRoot.exists
        if !asks, isHeld || features.posture.flat == orientation {
            cite(.none)
            return reportNoEffect(.sameOrientation)
        }
        features.posture.flat = isFlat ? orientation : .unknown
        if !isFlat { features.heldOrientation = orientation }
        let pending = agenda.now.count
        if deviceOrientation != earlier { announceOrientation() }
        if isFlat {
            guard agenda.now.count == pending else { return }
            cite(.none)
            reportNoEffect(.flatDevice)
            return
        }
        guard self[WindowID.main].shownRoot.exists else {
            environment.device = environment.device.turned(to: orientation)
            return
        }
        askForOrientations(.device, topController())
    }

    /// ROT-NEW-3: the window's root, or the topmost controller that covers it.
    func topController() -> ControllerID {
        var top = self[WindowID.main].shownRoot
        while top.exists {
            let next = self[contents: top].presented
            guard next.exists, removesPresenter(next), !self[next].flags.contains(.isBeingDismissed) else { break }
            top = next
        }
        return top
    }

    /// Asks `subject` and the app for the supported orientations.
    mutating func askForOrientations(_ cause: EnvironmentChange.Cause, _ subject: ControllerID) {
        guard subject.exists, isAlive(subject) else { return stopChange() }
        features.change.phase = .asking
        features.change.cause = cause
        features.change.subject = subject
        features.change.from = environment.device.orientation
        features.change.to = features.change.from
        let isMasked = applies(.rotMask1)
        if cause == .launch {
            cite(applies(.launchOrient1) ? .launchOrient1 : .launchOrient2)
        } else {
            cite(isMasked ? .rotMask1 : .rotOld1)
        }
        guard isMasked else { return askForSingleOrientation(subject) }
        guard Method.shouldAutorotate.spec.releases.contains(release) else { return askApp() }
        callIfObserved(subject, .shouldAutorotate)
        enqueue(.rotation(.autorotateAnswered))
    }

    /// Calls a method that UIKit calls many times. It has a line if the device rotates; otherwise only if the script
    /// handles it.
    private mutating func callIfObserved(_ subject: ControllerID, _ method: Method) {
        let call = MethodCall(receiver: ObjectRef(subject), method: method)
        if features.change.cause == .device || handles(subject, method) {
            enqueueCall(call)
        } else {
            setDefaultAnswer(of: call)
        }
    }

    /// ROT-OLD-1: up to iOS 5, asks for a single orientation. Navigation and tab bar controllers ask their children.
    private mutating func askForSingleOrientation(_ subject: ControllerID) {
        guard features.heldOrientation != environment.device.orientation else { return keepOrientation() }
        cite(.rotOld1)
        for id in askers(for: subject) {
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(id), method: .shouldAutorotateToInterfaceOrientation,
                    first: .symbol(features.heldOrientation)))
            enqueue(.rotation(.singleOrientationAnswered))
        }
        enqueue(.rotation(.singleOrientationDecided))
    }

    private func askers(for subject: ControllerID) -> [ControllerID] {
        var found: [ControllerID] = []
        var waiting = [subject]
        while let id = waiting.popLast() {
            let asks = !handles(id, .shouldAutorotateToInterfaceOrientation)
            if asks, isNavigationController(id), self[contents: id].lastChild.exists {
                waiting.append(self[contents: id].lastChild)
            } else if asks, self[id].base == .tabBarController, self[contents: id].firstChild.exists {
                waiting += children(of: id).reversed()
            } else {
                found.append(id)
            }
        }
        return found
    }

    private mutating func singleOrientationDecided() {
        guard !features.change.allowed.isEmpty else { return stopChange() }
        rotateInterface(to: features.heldOrientation)
    }

    private mutating func autorotateAnswered() {
        guard returnValue.asBool != false else { return stopChange() }
        askApp()
    }

    /// ROT-MASK-1: asks the app's delegate, if it has a handler; otherwise uses the declared orientations.
    private mutating func askApp() {
        cite(usesScenes ? .sceneOrient1 : .rotMask1)
        returnValue = .absent
        if blueprint.app.overrides.contains(.applicationSupportedInterfaceOrientations) {
            enqueueCall(
                MethodCall(
                    receiver: ObjectRef(.app), method: .applicationSupportedInterfaceOrientations,
                    first: .object(ObjectRef(.window, 1))))
        }
        enqueue(.rotation(.appAnswered))
    }

    private mutating func appAnswered() {
        cite(.rotMask1)
        guard isAlive(features.change.subject) else { return stopChange() }
        features.change.allowed = appOrientations
        if blueprint.app.overrides.contains(.applicationSupportedInterfaceOrientations) {
            guard let mask = orientationsAnswered() else { return refuseAnswer() }
            features.change.allowed = mask
        }
        callIfObserved(features.change.subject, .supportedInterfaceOrientations)
        enqueue(.rotation(.supportedAnswered))
    }

    /// The declared orientations of the app; by default those that are usual for the device.
    var appOrientations: OrientationMask {
        blueprint.app.orientations.isEmpty ? usualOrientations : blueprint.app.orientations
    }

    private mutating func supportedAnswered() {
        guard isAlive(features.change.subject) else { return stopChange() }
        guard let mask = orientationsAnswered() else { return refuseAnswer() }
        let isKnown = features.change.allowed.intersection(mask)
        if features.change.cause == .present {
            // The preferred orientation must be one that the controller supports, whatever the app supports.
            features.change.allowed = mask
            cite(.rotPreferred1)
            callIfObserved(features.change.subject, .preferredInterfaceOrientationForPresentation)
            enqueue(.rotation(.preferredAnswered))
            return
        }
        features.change.allowed = isKnown
        if features.change.cause == .uncover, let now = OrientationMask(features.change.from), isKnown.contains(now) {
            return stopChange()
        }
        return decide()
    }

    /// ORIENT-MASK-1: returns the result as a set of orientations; nil if it is empty or another value.
    private func orientationsAnswered() -> OrientationMask? {
        guard let mask = OrientationMask(returnValue), !mask.isEmpty else { return nil }
        return mask
    }

    /// Refuses a result that is not an orientation.
    private mutating func refuseAnswer() {
        let subject = features.change.subject
        stopChange()
        return refuse(.unknownOrientation, subject, .none)
    }

    // MARK: The effect

    /// ROT-MASK-1: rotates the interface to the device's orientation if it is allowed, otherwise to the present one if
    /// it is, otherwise to the first allowed one. If none is allowed, nothing rotates; UIKit may raise an exception.
    private mutating func decide() {
        let subject = features.change.subject
        guard let first = features.change.allowed.first else {
            let raises = has(.unsupportedOrientationsRaise) && features.change.cause != .launch
            stopChange()
            cite(.rotMask1)
            if raises { raise(.noCommonOrientation, subject) }
            return
        }
        rotateInterface(to: chosenOrientation(among: features.change.allowed, else: first))
    }

    private func chosenOrientation(among allowed: OrientationMask, else first: OrientationMask) -> Symbol {
        for symbol in [features.heldOrientation, environment.device.orientation] {
            if let one = OrientationMask(symbol), allowed.contains(one) { return symbol }
        }
        return first.symbol
    }

    private mutating func rotateInterface(to orientation: Symbol) {
        guard orientation != features.change.from else { return keepOrientation() }
        features.change.to = orientation
        features.change.size = environment.device.turned(to: orientation).size
        beginChange()
    }

    /// Ends a change that leaves the interface as it is. If the device has rotated to the side that the interface has
    /// already, the trace says so.
    private mutating func keepOrientation() {
        let isSame = features.heldOrientation == features.change.from
        if features.change.cause == .device, isSame { reportNoEffect(.sameInterfaceOrientation) }
        stopChange()
    }

    /// LAUNCH-ORIENT-1, LAUNCH-ORIENT-2: asks the first root of the window, too.
    private mutating func rotateAtLaunch() {
        let root = self[WindowID.main].shownRoot
        guard root.exists else { return }
        askForOrientations(.launch, root)
    }

    /// Sets the orientation before the launch. Up to iOS 7, the interface begins in portrait.
    mutating func setUpOrientation() {
        features.heldOrientation = environment.device.orientation
        let device = environment.device
        if applies(.launchOrient1) {
            environment.device = device.turned(to: .portrait)
        } else if let now = OrientationMask(features.heldOrientation), let first = appOrientations.first,
            !appOrientations.contains(now)
        {
            environment.device = device.turned(to: first.symbol)
        }
    }

    // MARK: Presentations

    /// Whether a presented controller covers the window and determines the orientation.
    func determinesOrientation(_ id: ControllerID) -> Bool {
        guard applies(.rotPreferred1), removesPresenter(id) else { return false }
        let preferences = self[id].geometry
        return !preferences.supported.isEmpty || !preferences.preferred.isEmpty
            || handles(id, .supportedInterfaceOrientations)
            || handles(id, .preferredInterfaceOrientationForPresentation)
    }

    /// ROT-PREFERRED-1: rotates the interface before a presentation.
    private mutating func rotateForPresentation(of id: ControllerID) {
        guard isAlive(id) else { return }
        features.change.phase = .asking
        features.change.cause = .present
        features.change.subject = id
        features.change.from = environment.device.orientation
        cite(.rotPreferred1)
        callIfObserved(id, .supportedInterfaceOrientations)
        enqueue(.rotation(.supportedAnswered))
    }

    private mutating func preferredAnswered() {
        let subject = features.change.subject
        guard isAlive(subject) else { return stopChange() }
        guard let mask = returnValue.asSymbol.flatMap(OrientationMask.init), mask.isSingle else {
            return refuseAnswer()
        }
        let says =
            handles(subject, .preferredInterfaceOrientationForPresentation)
            || !self[subject].geometry.preferred.isEmpty
        if says, !features.change.allowed.contains(mask), has(.unsupportedOrientationsRaise) {
            stopChange()
            cite(.rotPreferred1)
            return raise(.preferredNotSupported, subject)
        }
        features.change.allowed.formIntersection(appOrientations)
        guard let first = features.change.allowed.first else { return decide() }
        let target =
            says && features.change.allowed.contains(mask)
            ? mask.symbol : chosenOrientation(among: features.change.allowed, else: first)
        if target != features.change.from { self[subject].geometry.facts.insert(.rotatedInterface) }
        rotateInterface(to: target)
    }

    /// Asks the controller below a dismissed one for its orientations, if the interface was rotated for the
    /// presentation.
    private mutating func rotateAfterDismissal(to id: ControllerID) {
        guard isAlive(id) else { return }
        askForOrientations(.dismiss, id)
    }

    /// ORIENT-DISMISS-1: at the end of a dismissal, the controller that covers the window then decides about the
    /// orientation. One that says nothing allows the present one. ORIENT-DISMISS-8: not in iOS 8.
    mutating func uncovered(by transition: Transition) {
        guard transition.kind.removesPresenter, !transition.animator.exists, applies(.orientDismiss1),
            !has(.dismissalsKeepOrientation), resolvedStyle(of: transition.lowestDismissed) != .custom,
            !self[transition.lowestDismissed].geometry.facts.contains(.rotatedInterface)
        else { return }
        let top = topController()
        guard top.exists, !self[top].geometry.supported.isEmpty || handles(top, .supportedInterfaceOrientations) else {
            return
        }
        receive(.uncovered)
    }
}
