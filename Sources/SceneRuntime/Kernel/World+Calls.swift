/// Calls of UIKit. A call prints its line, runs the inherited implementation and the script's handler, and ends.
///
/// There is one path, `make(_:)`, for every receiver and every number of arguments.
extension World {
    /// Makes the call of `method` on a controller, with at most one argument. Most calls are a line of text and nothing
    /// else. For them, this is a fast path that calls no other function.
    @inline(never)
    mutating func makeCall(_ receiver: ControllerID, _ method: Method, _ argument: Argument = .absent) {
        let shape = callShapes[self[receiver].cls, method]
        guard hasTextLine(receiver, method, shape), argument.isSpelled, writeShortText(receiver, method, argument)
        else {
            return makeCallInParts(receiver, method, argument, shape)
        }
        if !isOnlyLine(receiver, shape) { addRestOfCall(receiver, method, argument, shape) }
    }

    @inline(never)
    private mutating func makeCallInParts(
        _ receiver: ControllerID, _ method: Method, _ argument: Argument, _ shape: CallShape
    ) {
        if hasTextLine(receiver, method, shape), argument.isShort {
            writeText(receiver, method, argument)
            if !isOnlyLine(receiver, shape) { addRestOfCall(receiver, method, argument, shape) }
        } else {
            makeCall(MethodCall(receiver: ObjectRef(.controller, receiver.raw), method: method, first: argument))
        }
    }

    /// Whether the call is made and has a line, which is text if the argument allows it.
    @inline(__always)
    private func hasTextLine(_ receiver: ControllerID, _ method: Method, _ shape: CallShape) -> Bool {
        shape.contains(.hasLine) && self[receiver].flags.contains(.alive) && lineBatch.writes(method)
            && !isCitedRuleSwitchedOff
    }

    /// Whether nothing follows the line of the call.
    @inline(__always)
    private func isOnlyLine(_ receiver: ControllerID, _ shape: CallShape) -> Bool {
        !shape.contains(.hasFurtherParts)
            && !(shape.contains(.isAppearance) && self[contents: receiver].firstOccupant.exists)
    }

    /// Adds the parts of a call after its line.
    @inline(never)
    private mutating func addRestOfCall(
        _ receiver: ControllerID, _ method: Method, _ argument: Argument, _ shape: CallShape
    ) {
        let call = MethodCall(receiver: ObjectRef(.controller, receiver.raw), method: method, first: argument)
        addRestOfCall(of: call, callFacts[Int(method.rawValue)], isHandled: shape.contains(.isHandled))
    }

    /// Makes a call. Does nothing if the receiver was deallocated or the release does not make the call.
    mutating func makeCall(_ call: MethodCall) {
        let facts = callFacts[Int(call.method.rawValue)]
        guard facts.contains(.isMade), isReachable(call.receiver), !isSwitchedOff(call.method, facts) else {
            return recordMissedCall(call)
        }
        let isController = call.receiver.kind == .controller && !call.name.exists
        let isHandled =
            isController ? handles(call.receiver.controller, call.method) : handlesRareCall(call)
        guard hasLine(call, facts, isHandled: isHandled) else { return makeWithoutLine(call, facts) }
        recordLine(call, isHandled: isHandled)
        if isHandled || hasFurtherParts(call, facts) {
            addRestOfCall(of: call, facts, isHandled: isHandled)
        } else {
            returnValue = .absent
        }
    }

    /// Makes the call at `index` of the arena.
    @inline(never)
    mutating func makeCall(at index: UInt32) { makeCall(calls[Int(index)]) }

    @inline(never)
    private mutating func recordMissedCall(_ call: MethodCall) {
        recordMissed(call.method, of: call.receiver, isReachable(call.receiver) ? .notInRelease : .gone)
    }

    /// Whether the script has a handler for an action, or for a call to an object that is not a controller.
    @inline(__always)
    private func handlesRareCall(_ call: MethodCall) -> Bool {
        call.name.exists || overrides(of: call.receiver).contains(call.method)
    }

    /// Whether the trace has a line for the call. Built-in controllers have few lines. A layout pass has lines only if
    /// the trace shows layout or the script handles the call.
    @inline(__always)
    private func hasLine(_ call: MethodCall, _ facts: CallFacts, isHandled: Bool) -> Bool {
        let id = call.receiver.controller
        if facts.contains(.isLayout) { return isHandled || showsLayout && !self[id].base.isSystemOwned }
        return isHandled || !BuiltInClass.contains(self[id].cls) && !self[id].base.isSystemOwned
            || !isSilent(id, call.method)
    }

    /// Performs the effect of a call that has no line.
    @inline(never)
    private mutating func makeWithoutLine(_ call: MethodCall, _ facts: CallFacts) {
        guard !facts.contains(.isLayout) else { return }
        let id = call.receiver.controller
        if facts.contains(.isInitialiser), hasInitialisers(id) { enqueue(.setInitialValues(id)) }
        setDefaultAnswer(of: call)
        inherit(call, facts)
    }

    /// Whether anything follows the line of a call that the script does not handle.
    @inline(__always)
    private func hasFurtherParts(_ call: MethodCall, _ facts: CallFacts) -> Bool {
        if !facts.contains(.isPlain) { return true }
        return facts.contains(.isAppearance) && self[contents: call.receiver.controller].firstOccupant.exists
            || facts.contains(.isInitialiser)
                && (hasInitialisers(call.receiver.controller)
                    || loadsInInitialiser(call.receiver.controller, call.method))
    }

    /// Whether a call is an initialiser that loads the view.
    @inline(__always)
    private func loadsInInitialiser(_ id: ControllerID, _ method: Method) -> Bool {
        method == .initNib && self[id].base.loadsViewInInitialiser
    }

    /// Adds the parts of a call after its line: the inherited implementation, the handler, the end.
    @inline(never)
    private mutating func addRestOfCall(of call: MethodCall, _ facts: CallFacts, isHandled: Bool) {
        let id = call.receiver.controller
        depth += 1
        if facts.contains(.hasNoResult) { returnValue = .absent } else { setDefaultAnswer(of: call) }
        // As in Swift, variables have their initial values before the inherited initialiser runs.
        if facts.contains(.isInitialiser), hasInitialisers(id) { enqueue(.setInitialValues(id)) }
        let forwardsAfter = facts.contains(.isAppearance) && forwardsAfterOverride(id)
        if isHandled, id.exists, ownsSuper(id, call.method) {
            if facts.contains(.isAppearance), !forwardsAfter, self[contents: id].firstOccupant.exists {
                self[id].flags.insert(.withholdsAppearance)
            }
        } else if !forwardsAfter {
            inherit(call, facts)
        }
        if isHandled { handleOrEnqueue(call) }
        guard forwardsAfter, let phase = AppearancePhase(of: call.method) else { return performOrEnqueue(.endCall) }
        forwardAfterOverride(id, phase, animated: call.first.asBool ?? false, isHandled: isHandled)
    }

    /// CHILD-FORWARD-1: whether `id` forwards its appearance when its override has returned, whether that called
    /// `super` or not. Containers of UIKit's own forward from inside of the inherited implementation.
    func forwardsAfterOverride(_ id: ControllerID) -> Bool {
        applies(.childForward1) && self[id].base.container == .none
    }

    /// Adds the end of an appearance callback of a plain parent, and then its forwarding.
    private mutating func forwardAfterOverride(
        _ id: ControllerID, _ phase: AppearancePhase, animated: Bool, isHandled: Bool
    ) {
        // One operation after the handler, because both must wait for it.
        if !isHandled { performOrEnqueue(.endCall) }
        let cause = rule
        cite(.childForward1)
        if isHandled {
            enqueue(.endCallAndForward(id, phase, animated: animated))
        } else {
            enqueue(.forward(id, phase, animated: animated))
        }
        cite(cause)
    }

    /// Whether an override of an appearance callback of `id`, a plain parent, runs. When it has returned, the parent
    /// forwards the callback.
    func waitsForForwarding(_ id: ControllerID, _ phase: AppearancePhase) -> Bool {
        for operation in agenda.now {
            guard case .view(.endCallAndForward(id, phase, _)) = operation.operation else { continue }
            return true
        }
        return false
    }

    /// Ends a call.
    mutating func endCall() { depth -= 1 }

    /// Runs the handler of the call at `index` of the arena, unless its receiver was deallocated.
    mutating func handleCall(at index: UInt32) {
        let call = calls[Int(index)]
        if isReachable(call.receiver) { stopForHandler(call) }
    }

    /// Stops the world for the script's handler of a call.
    @inline(__always)
    mutating func stopForHandler(_ call: MethodCall) {
        // `first` is the name of the notification, which selects the handler and is not an argument.
        let isNotification = call.method == .notification
        pendingHandler = PendingHandler(
            receiver: call.receiver, method: call.method, name: call.name,
            first: isNotification ? call.second : call.first,
            second: isNotification ? .absent : call.second, third: call.third)
        stop(for: .handler)
    }

    /// Performs a call of `super` in a handler: adds the inherited implementation to *now*.
    package mutating func requestSuper(of body: PendingHandler) {
        makeUnique()
        let mark = agenda.now.count
        let call = MethodCall(
            receiver: body.receiver, method: body.method, name: body.name, first: body.first, second: body.second,
            third: body.third)
        setDefaultAnswer(of: call)
        inherit(call, callFacts[Int(call.method.rawValue)])
        agenda.reverse(from: mark)
    }

    /// Adds the operations of the inherited implementation.
    private mutating func inherit(_ call: MethodCall, _ facts: CallFacts) {
        let id = call.receiver.controller
        if let phase = AppearancePhase(of: call.method) {
            if phase == .willAppear { deselectRow(of: id) }
            guard self[contents: id].firstOccupant.exists else { return }
            enqueue(.forward(id, phase, animated: call.first.asBool ?? false))
        } else if loadsInInitialiser(id, call.method) {
            load(id, by: .tabInit1)
        } else if !facts.contains(.isPlain), let inherit = MethodRow.catalogue[call.method].inherits {
            inherit(&self, call)
        }
    }

    /// Sets the result that the method has by its type, if nothing overrides it.
    private mutating func setResultOfType(of method: Method) {
        switch method.spec.result {
        case .nothing: returnValue = .absent
        case .true: returnValue = .bool(true)
        case .bool: returnValue = .bool(false)
        case .object, .list, .symbol, .number: returnValue = .null
        }
    }

    /// Sets the result of the inherited implementation.
    mutating func setDefaultAnswer(of call: MethodCall) {
        if let answer = MethodRow.catalogue[call.method].answer {
            returnValue = answer(&self, call)
        } else {
            setResultOfType(of: call.method)
        }
    }

    /// Returns the methods for which the script has handlers of `receiver`.
    @inline(__always)
    func overrides(of receiver: ObjectRef) -> MethodSet {
        switch receiver.kind {
        case .controller: blueprint.classes[self[receiver.controller].cls.index].overrides
        case .app, .scene, .notificationCenter: blueprint.app.overrides
        case .delegate: blueprint.delegates[Int(receiver.index)].overrides
        case .style: blueprint.styles[Int(receiver.index)].overrides
        case .segueClass: MethodSet(.perform)
        case .controllerClass: blueprint.classes[Int(receiver.index)].overrides
        default: MethodSet()
        }
    }

    /// Whether `receiver` can be called: a controller must not have been deallocated.
    @inline(__always)
    func isReachable(_ receiver: ObjectRef) -> Bool {
        receiver.kind != .controller || self[receiver.controller].flags.contains(.alive)
    }

    /// Adds a call to a delegate, if there is one and it has a handler.
    @inline(__always)
    mutating func notifyDelegate(
        _ delegate: WeakReference, _ method: Method, _ first: Argument, _ second: Argument = .absent,
        _ third: Argument = .absent
    ) {
        if rarely(delegate.object.exists || observation.isOn) { sendToDelegate(delegate, method, first, second, third) }
    }

    /// Whether a delegate is alive and handles `method`.
    func handles(_ delegate: WeakReference, _ method: Method) -> Bool {
        let object = referent(of: delegate)
        return object.exists && overrides(of: object).contains(method)
    }

    @inline(never)
    private mutating func sendToDelegate(
        _ delegate: WeakReference, _ method: Method, _ first: Argument, _ second: Argument, _ third: Argument
    ) {
        let object = referent(of: delegate)
        guard object.exists, overrides(of: object).contains(method) else {
            return recordMissed(method, of: object, object.exists ? .noHandler : .noDelegate)
        }
        enqueueCall(MethodCall(receiver: object, method: method, first: first, second: second, third: third))
    }
}

extension AppearancePhase {
    /// Creates the phase of an appearance callback; nil for other methods. The callbacks have the same
    /// order in `Method`.
    init?(of method: Method) {
        let first = Method.viewWillAppear.rawValue
        guard method.rawValue >= first, let phase = AppearancePhase(rawValue: method.rawValue - first) else {
            return nil
        }
        self = phase
    }
}

extension MethodSet {
    /// Creates a set of one method.
    init(_ method: Method) {
        self.init()
        insert(method)
    }
}
