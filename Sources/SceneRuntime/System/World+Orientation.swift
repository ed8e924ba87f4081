/// Which orientation the interface takes: who is asked, and what follows from the answers.
extension World {
    @inline(never)
    mutating func perform(_ operation: RotationOperation) {
        switch operation {
        case .start(let event): start(event)
        case .oldAnswered: if answer.asBool != true { change.allowed = [] }
        case .oldDecided: oldDecided()
        case .autorotateAnswered: autorotateAnswered()
        case .appAnswered: return appAnswered()
        case .supportedAnswered: return supportedAnswered()
        case .preferredAnswered: return preferredAnswered()
        case .notifyTraits: notifyTraits()
        case .notifySizes: notifySizes()
        case .sizeAnswered(let child): sizeAnswered(child)
        case .change: applyChange()
        case .alongside: runAlongsideChange()
        case .animateOld: notifyOld(.animate)
        case .middleOld: notifyMiddle()
        case .end: endChange()
        case .stop: stopChange()
        case .startNext: startNext()
        }
    }

    /// An event of the environment: what the system brings waits for the run loop, what the app's code does does not.
    mutating func bring(_ event: EnvironmentEvent) {
        switch event {
        case .turn, .resize, .update: atCommit(.rotation(.start(event)))
        case .override, .launched, .presented, .dismissed: then(.rotation(.start(event)))
        }
    }

    /// One change after the other.
    private mutating func start(_ event: EnvironmentEvent) {
        guard change.phase == .idle else {
            waitingEvents.append(event)
            return
        }
        switch event {
        case .turn(let orientation): turn(to: orientation)
        case .resize(let size, let window): resize(window, to: size)
        case .override(let id, let horizontal, let vertical): override(id, horizontal, vertical)
        case .update: consider(.update, topController())
        case .launched: considerLaunch()
        case .presented(let id): considerPresentation(of: id)
        case .dismissed(let id): considerReturn(to: id)
        }
    }

    /// The next change, if one has been waiting.
    mutating func stopChange() {
        change = EnvironmentChange()
        startNext()
    }

    /// Starts the next change that has been waiting, and the one after it where that changes nothing.
    private mutating func startNext() {
        guard change.phase == .idle, let event = waitingEvents.first else { return }
        waitingEvents.removeFirst()
        then(.rotation(.start(event)))
        if !waitingEvents.isEmpty { then(.rotation(.startNext)) }
    }

    // MARK: Who is asked

    /// The verb `rotate`. Before the launch there is only the device. The interface ignores that the device lies flat.
    private mutating func turn(to orientation: Symbol) {
        let earlier = deviceOrientation
        let isFlat = orientation == .faceUp || orientation == .faceDown
        posture.flat = isFlat ? orientation : .unknown
        if !isFlat { heldOrientation = orientation }
        if deviceOrientation != earlier { announceOrientation() }
        if isFlat { return }
        guard self[WindowID(1)].shown.exists else {
            environment.device = environment.device.turned(to: orientation)
            return
        }
        consider(.device, topController())
    }

    /// ROT-NEW-3: the window's root, or the topmost controller that covers it.
    func topController() -> ControllerID {
        var top = self[WindowID(1)].shown
        while top.exists {
            let next = self[container: top].presented
            guard next.exists, removesPresenter(next), !self[next].flags.contains(.isBeingDismissed) else { break }
            top = next
        }
        return top
    }

    /// Asks `subject`, and the app, which orientations there may be.
    mutating func consider(_ cause: EnvironmentChange.Cause, _ subject: ControllerID) {
        guard subject.exists, isAlive(subject) else { return stopChange() }
        change.phase = .asking
        change.cause = cause
        change.subject = subject
        change.from = environment.device.orientation
        change.to = change.from
        let isMasked = applies(.rotMask1)
        if cause == .launch {
            cite(applies(.launchOrient1) ? .launchOrient1 : .launchOrient2)
        } else {
            cite(isMasked ? .rotMask1 : .rotOld1)
        }
        guard isMasked else { return askOld(subject) }
        guard Method.shouldAutorotate.spec.releases.contains(release) else { return askApp() }
        ask(subject, .shouldAutorotate)
        then(.rotation(.autorotateAnswered))
    }

    /// A question that UIKit asks many times. Its line stands where a device is turned, else only where a script
    /// answers it.
    private mutating func ask(_ subject: ControllerID, _ method: Method) {
        let call = MethodCall(receiver: ObjectRef(subject), method: method)
        if change.cause == .device || handles(subject, method) { send(call) } else { setDefaultAnswer(of: call) }
    }

    /// ROT-OLD-1: up to iOS 5 each orientation is asked for; a bar container asks those that it contains.
    private mutating func askOld(_ subject: ControllerID) {
        guard heldOrientation != environment.device.orientation else { return stopChange() }
        cite(.rotOld1)
        for id in askers(for: subject) {
            send(
                MethodCall(
                    receiver: ObjectRef(id), method: .shouldAutorotateToInterfaceOrientation,
                    first: .symbol(heldOrientation)))
            then(.rotation(.oldAnswered))
        }
        then(.rotation(.oldDecided))
    }

    private func askers(for subject: ControllerID) -> [ControllerID] {
        var found: [ControllerID] = []
        var waiting = [subject]
        while let id = waiting.popLast() {
            let asks = !handles(id, .shouldAutorotateToInterfaceOrientation)
            if asks, isStack(id), self[container: id].lastChild.exists {
                waiting.append(self[container: id].lastChild)
            } else if asks, self[id].base == .tabBarController, self[container: id].firstChild.exists {
                waiting += children(of: id).reversed()
            } else {
                found.append(id)
            }
        }
        return found
    }

    private mutating func oldDecided() {
        guard !change.allowed.isEmpty else { return stopChange() }
        turnInterface(to: heldOrientation)
    }

    private mutating func autorotateAnswered() {
        guard answer.asBool != false else { return stopChange() }
        askApp()
    }

    /// ROT-MASK-1: the app's delegate, where it answers; else what the app declares.
    private mutating func askApp() {
        cite(.rotMask1)
        answer = .absent
        if blueprint.app.overrides.contains(.applicationSupportedInterfaceOrientations) {
            send(
                MethodCall(
                    receiver: ObjectRef(.app), method: .applicationSupportedInterfaceOrientations,
                    first: .object(ObjectRef(.window, 1))))
        }
        then(.rotation(.appAnswered))
    }

    private mutating func appAnswered() {
        guard isAlive(change.subject) else { return stop() }
        change.allowed = appOrientations
        if blueprint.app.overrides.contains(.applicationSupportedInterfaceOrientations) {
            guard let mask = orientationsAnswered() else { return refuseAnswer() }
            change.allowed = mask
        }
        ask(change.subject, .supportedInterfaceOrientations)
        then(.rotation(.supportedAnswered))
    }

    /// What the app declares; without a word of it, what is usual for the device.
    var appOrientations: OrientationMask {
        blueprint.app.orientations.isEmpty ? usualOrientations : blueprint.app.orientations
    }

    private mutating func supportedAnswered() {
        guard isAlive(change.subject) else { return stop() }
        guard let mask = orientationsAnswered() else { return refuseAnswer() }
        let isKnown = change.allowed.intersection(mask)
        if change.cause == .present {
            // What it prefers must be among what it supports, whatever the app says.
            change.allowed = mask
            cite(.rotPreferred1)
            ask(change.subject, .preferredInterfaceOrientationForPresentation)
            then(.rotation(.preferredAnswered))
            return
        }
        change.allowed = isKnown
        return decide()
    }

    /// ORIENT-MASK-1: the answer is a set of orientations, which must not be empty; nil otherwise.
    private func orientationsAnswered() -> OrientationMask? {
        guard let mask = OrientationMask(answer), !mask.isEmpty else { return nil }
        return mask
    }

    private mutating func stop() {
        stopChange()
    }

    /// An answer that is no orientation.
    private mutating func refuseAnswer() {
        let subject = change.subject
        stopChange()
        return refuse(.unknownOrientation, subject, .none)
    }

    // MARK: What follows

    /// ROT-MASK-1: the device's orientation where it is allowed, else the one there is, else one that is.
    private mutating func decide() {
        let subject = change.subject
        guard let first = change.allowed.first else {
            let raises = has(.unsupportedOrientationsRaise) && change.cause != .launch
            stopChange()
            cite(.rotMask1)
            if raises { raise(.noCommonOrientation, subject) }
            return
        }
        turnInterface(to: wanted(among: change.allowed, else: first))
    }

    private func wanted(among allowed: OrientationMask, else first: OrientationMask) -> Symbol {
        for symbol in [heldOrientation, environment.device.orientation] {
            if let one = OrientationMask(symbol), allowed.contains(one) { return symbol }
        }
        return first.symbol
    }

    private mutating func turnInterface(to orientation: Symbol) {
        guard orientation != change.from else { return stopChange() }
        change.to = orientation
        change.size = environment.device.turned(to: orientation).size
        beginChange()
    }

    /// LAUNCH-ORIENT-1, LAUNCH-ORIENT-2: the root on its way in is asked too.
    private mutating func considerLaunch() {
        let root = self[WindowID(1)].shown
        guard root.exists else { return }
        consider(.launch, root)
    }

    /// Before the app is launched: up to iOS 7 the interface is set up in portrait, then as the app allows.
    mutating func setUpOrientation() {
        heldOrientation = environment.device.orientation
        let device = environment.device
        if applies(.launchOrient1) {
            environment.device = device.turned(to: .portrait)
        } else if let now = OrientationMask(heldOrientation), let first = appOrientations.first,
            !appOrientations.contains(now)
        {
            environment.device = device.turned(to: first.symbol)
        }
    }

    // MARK: Presentations

    /// Whether a controller that is presented over the whole window says how the interface is to be turned for it.
    func speaksOfOrientation(_ id: ControllerID) -> Bool {
        guard applies(.rotPreferred1), removesPresenter(id) else { return false }
        let wishes = self[id].geometry
        return !wishes.supported.isEmpty || !wishes.preferred.isEmpty
            || handles(id, .supportedInterfaceOrientations)
            || handles(id, .preferredInterfaceOrientationForPresentation)
    }

    /// ROT-PREFERRED-1: the interface is turned before it is presented.
    private mutating func considerPresentation(of id: ControllerID) {
        guard isAlive(id) else { return }
        change.phase = .asking
        change.cause = .present
        change.subject = id
        change.from = environment.device.orientation
        cite(.rotPreferred1)
        ask(id, .supportedInterfaceOrientations)
        then(.rotation(.supportedAnswered))
    }

    private mutating func preferredAnswered() {
        let subject = change.subject
        guard isAlive(subject) else { return stop() }
        guard let mask = answer.asSymbol.flatMap(OrientationMask.init), mask.isSingle else { return refuseAnswer() }
        let says =
            handles(subject, .preferredInterfaceOrientationForPresentation)
            || !self[subject].geometry.preferred.isEmpty
        if says, !change.allowed.contains(mask), has(.unsupportedOrientationsRaise) {
            stopChange()
            cite(.rotPreferred1)
            return raise(.preferredNotSupported, subject)
        }
        change.allowed.formIntersection(appOrientations)
        guard let first = change.allowed.first else { return decide() }
        let target = says && change.allowed.contains(mask) ? mask.symbol : wanted(among: change.allowed, else: first)
        if target != change.from { self[subject].geometry.facts.insert(.rotatedInterface) }
        turnInterface(to: target)
    }

    /// What turned the interface for itself goes: the one below has its say again.
    private mutating func considerReturn(to id: ControllerID) {
        guard isAlive(id) else { return }
        consider(.dismiss, id)
    }
}
