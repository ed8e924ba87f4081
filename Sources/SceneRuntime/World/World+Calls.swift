/// A call is a bracket: its line, what super does, the script's body, leave.
extension World {
    /// The call of `method` on a controller. Nothing, where the receiver is dead or the release does not know the call.
    @inline(__always)
    mutating func makeCall(_ receiver: ControllerID, _ method: Method, _ note: Note) -> Outcome? {
        guard telling.plain.contains(method), self[receiver].flags.contains(.alive), !isFurniture(receiver),
            !self[contents: receiver].firstOccupant.exists || AppearancePhase(of: method) == nil,
            method != .initNib || !hasInitialisers(receiver)
        else { return makeAnyCall(receiver, method, note) }
        if handles(receiver, method) { return makeHandledCall(receiver, method, note) }
        tell(receiver, method, note)
        answer = .absent
        return nil
    }

    /// A plain call that the script handles: its line is told, and the handler is due.
    @inline(never)
    private mutating func makeHandledCall(_ receiver: ControllerID, _ method: Method, _ note: Note) -> Outcome? {
        tell(receiver, method, note)
        answer = .absent
        depth += 1
        then(.leave)
        setDue(receiver, method, note)
        return .body
    }

    /// The same where lines are told one at a time. The question stands in both: shared, it is no longer part of the
    /// straight way through `makeCall`.
    @inline(never)
    private mutating func makeAnyCall(_ receiver: ControllerID, _ method: Method, _ note: Note) -> Outcome? {
        guard plainCalls.contains(method), self[receiver].flags.contains(.alive), !isFurniture(receiver),
            !self[contents: receiver].firstOccupant.exists || AppearancePhase(of: method) == nil,
            method != .initNib || !hasInitialisers(receiver)
        else { return makeUncommonCall(receiver, method, note) }
        let isHandled = handles(receiver, method)
        let line = event(receiver, method, note, isHandled: isHandled)
        answer = .absent
        guard isHandled else { return line }
        depth += 1
        then(.body(receiver, method, note))
        then(.leave)
        return line
    }

    /// Whether UIKit makes the call under the release.
    @inline(__always)
    func makes(_ method: Method) -> Bool { method.spec.releases.contains(release) }

    /// The calls that a release makes and that are a line and the script's handler, without question or inherited part.
    /// `init` is one where no variables have to be set.
    static func plainCalls(in release: Release) -> MethodSet {
        var calls = MethodSet()
        for spec in MethodSpec.table {
            let isKnown = spec.owner == .controller && spec.releases.contains(release)
            if isKnown, spec.answer == .nothing, spec.category != .layout { calls.insert(spec.method) }
        }
        for method in [Method.initCoder, .loadView, .didReceiveMemoryWarning] { calls.remove(method) }
        return calls
    }

    /// Whether `id` is one of UIKit's own controllers, which the trace shows in part.
    @inline(__always)
    private func isFurniture(_ id: ControllerID) -> Bool {
        let cls = self[id].cls
        return cls == BuiltInClass.moreList.id || cls == BuiltInClass.moreNavigation.id
            || cls == BuiltInClass.columnNavigation.id
    }

    private mutating func makeUncommonCall(_ receiver: ControllerID, _ method: Method, _ note: Note) -> Outcome? {
        guard self[receiver].flags.contains(.alive), makes(method) else {
            miss(method, of: ObjectRef(receiver), self[receiver].flags.contains(.alive) ? .notInRelease : .gone)
            return nil
        }
        let isHandled = handles(receiver, method)
        if method.spec.category == .layout, !isHandled, !tellsLayout { return nil }
        if isSilent(receiver, method) {
            setDefaultAnswer(of: method, for: receiver)
            addSuper(of: method, receiver, note)
            return nil
        }
        let line = event(receiver, method, note, isHandled: isHandled)
        if method == .loadView, !isHandled, line == nil, isOpening { return loadAtOnce(receiver) }
        let mark = agenda.now.count
        let ownsSuper = isHandled && self.ownsSuper(receiver, method)
        setDefaultAnswer(of: method, for: receiver)
        // As in Swift, variables have their first values before the inherited initialiser runs.
        if method == .initCoder || method == .initNib, hasInitialisers(receiver) { then(.initialise(receiver)) }
        if !ownsSuper {
            addSuper(of: method, receiver, note)
        } else if AppearancePhase(of: method) != nil, self[contents: receiver].firstOccupant.exists {
            self[receiver].flags.insert(.withholdsAppearance)
        }
        if isHandled { then(.body(receiver, method, note)) }
        if agenda.now.count > mark {
            depth += 1
            then(.leave)
        }
        return line
    }

    /// What the inherited `loadView` does, inside of its call.
    private mutating func loadAtOnce(_ id: ControllerID) -> Outcome? {
        let cause = rule
        answer = .absent
        depth += 1
        let outcome = opened(loadDefault(id))
        cite(cause)
        if isOpening { return leave() }
        then(.leave)
        return outcome
    }

    /// The call in the arena at `index`, to any kind of receiver.
    mutating func makeCall(at index: UInt32) -> Outcome? {
        let call = calls[Int(index)]
        guard isReachable(call.receiver), makes(call.method) else {
            miss(call.method, of: call.receiver, isReachable(call.receiver) ? .notInRelease : .gone)
            return nil
        }
        if call.receiver.controller.exists, isSilent(call.receiver.controller, call.method) {
            setDefaultAnswer(of: call)
            addSuper(of: call)
            return nil
        }
        let isHandled = overrides(of: call.receiver).contains(call.method) || call.name.exists
        let name = call.method == .notification ? .none : call.name
        let line = event(
            call.receiver, call.method, call.first, call.second, call.third, name: name, isHandled: isHandled)
        let mark = agenda.now.count
        let receiver = call.receiver.controller
        setDefaultAnswer(of: call)
        let ownsSuper = isHandled && receiver.exists && self.ownsSuper(receiver, call.method)
        if !ownsSuper { addSuper(of: call) }
        if isHandled { then(.sentBody(index)) }
        if agenda.now.count > mark {
            depth += 1
            then(.leave)
        }
        return line
    }

    mutating func leave() -> Outcome? {
        depth -= 1
        return nil
    }

    mutating func bodyOf(_ receiver: ControllerID, _ method: Method, _ note: Note) -> Outcome? {
        guard self[receiver].flags.contains(.alive) else { return nil }
        setDue(receiver, method, note)
        return .body
    }

    @inline(__always)
    private mutating func setDue(_ receiver: ControllerID, _ method: Method, _ note: Note) {
        due = Body(
            receiver: ObjectRef(.controller, receiver.raw), method: method, name: .none, first: note.argument,
            second: .absent, third: .absent)
    }

    mutating func bodyOfCall(at index: UInt32) -> Outcome? {
        let call = calls[Int(index)]
        guard isReachable(call.receiver) else { return nil }
        // A handler of a notification is known by its name, and gets what came with it.
        let isNotification = call.method == .notification
        due = Body(
            receiver: call.receiver, method: call.method, name: call.name,
            first: isNotification ? call.second : call.first,
            second: isNotification ? .absent : call.second, third: call.third)
        return .body
    }

    /// `super` in a handler whose class runs the inherited part itself: puts that part on *now*.
    public mutating func requestSuper(of body: Body) {
        own()
        let mark = agenda.now.count
        let note: Note =
            if let flag = body.first.asBool { .bool(flag) } else if body.first.kind == .absent { .nothing } else {
                .controller(body.first.asController)
            }
        let call = Call(
            receiver: body.receiver, method: body.method, name: body.name, first: body.first, second: body.second,
            third: body.third)
        setDefaultAnswer(of: call)
        if body.receiver.kind == .controller, !needsArguments(body.method) {
            addSuper(of: body.method, body.receiver.controller, note)
        } else {
            addSuper(of: call)
        }
        agenda.reverse(from: mark)
    }

    /// Whether the inherited part works with the call's arguments.
    private func needsArguments(_ method: Method) -> Bool {
        method == .unwindTowards || method == .viewControllerForUnwindSegueAction || method == .encodeRestorableState
            || method == .decodeRestorableState
            || method == .targetViewController || method == .show || method == .showDetailViewController
            || method == .collapseSecondaryViewController || method == .separateSecondaryViewController
            || method.spec.category == .environment
    }

    /// What the inherited implementation of a simple call does.
    private mutating func addSuper(of method: Method, _ receiver: ControllerID, _ note: Note) {
        let animated = note.form == .yes
        if method == .loadView {
            then(.loadDefault(receiver))
        } else if method == .didReceiveMemoryWarning, applies(.mem1) {
            then(.system(.unload(receiver)))
        } else if let phase = AppearancePhase(of: method), self[contents: receiver].firstOccupant.exists {
            guard !self[receiver].flags.contains(.forwardsByHand) else { return missForwarding(phase, by: receiver) }
            then(.forward(receiver, phase, animated: animated))
        }
    }

    /// What the inherited implementation of any other call does.
    private mutating func addSuper(of call: Call) {
        if call.method == .unwindTowards {
            unwindTowards(call.receiver.controller, next: call.second.asController)
        } else if call.method == .viewControllerForUnwindSegueAction {
            askChildrenOfOld(call)
        } else if call.method == .willTransition {
            forwardTraits(of: call.receiver.controller)
        } else if call.method == .viewWillTransition {
            forwardSize(of: call.receiver.controller)
        } else if call.method == .willRotate || call.method == .willAnimateRotation || call.method == .didRotate
            || call.method == .willAnimateFirstHalfOfRotation
        {
            forwardRotation(of: call.receiver.controller, call.method)
        } else if call.method == .encodeRestorableState {
            then(.encodeContents(place(of: call.first)))
        } else if call.method == .decodeRestorableState {
            then(.decodeContents(place(of: call.first)))
        } else if call.method == .show || call.method == .showDetailViewController {
            inheritedShow(call)
        } else if call.method == .collapseSecondaryViewController {
            collapse(call.first.asController, onto: call.receiver.controller, for: call.second.asController)
        } else if call.method == .separateSecondaryViewController {
            separate(from: call.receiver.controller, for: call.first.asController)
        }
    }

    /// The answer of a question that nobody overrides.
    private mutating func setDefaultAnswer(of method: Method, for receiver: ControllerID) {
        switch method.spec.answer {
        case .nothing: answer = .absent
        case .true: answer = .bool(true)
        case .bool: answer = .bool(false)
        case .object, .list, .symbol, .number: answer = .null
        }
        if method == .shouldAutomaticallyForwardAppearanceMethods {
            answer = .bool(!self[receiver].flags.contains(.forwardsByHand))
        }
    }

    mutating func setDefaultAnswer(of call: Call) {
        let receiver = call.receiver.controller
        if call.method == .allowedChildrenForUnwinding {
            answer = .list(defaultChildrenForUnwinding(receiver, source: call.first.asController))
        } else if call.method == .canPerformUnwindSegueAction {
            answer = .bool(canPerformUnwind(receiver, NameID(call.first.extra), from: call.second.asController))
        } else if call.method == .targetViewController {
            let action = NameID(call.first.extra)
            answer = .controller(
                blueprint.isShow(call.first)
                    ? targetForShow(receiver, isDetail: blueprint.isShowDetail(call.first))
                    : target(of: action, from: receiver))
        } else if call.method == .canPerformAction {
            answer = .bool(canPerform(NameID(call.first.extra), receiver))
        } else if call.method == .adaptivePresentationStyle {
            answer = .symbol(defaultAdaptiveStyle(of: ControllerID(call.first.asObject.index)).symbol)
        } else if call.method.spec.owner == .delegate, call.method.spec.answer == .object {
            answer = defaultVended(by: call)
        } else {
            setDefaultAnswer(of: call.method, for: receiver)
            setOrientationAnswer(of: call, for: receiver)
        }
    }

    /// What a delegate vends that returns nothing: a style vends itself.
    private func defaultVended(by call: Call) -> Argument {
        if call.method == .viewControllerForAdaptivePresentationStyle { return .null }
        if call.method == .presentationControllerForPresented {
            return call.receiver.kind == .style ? .object(call.receiver) : .null
        }
        let isInteraction =
            call.method == .interactionControllerForPresentation || call.method == .interactionControllerForDismissal
            || call.method == .navigationControllerInteractionController
        return isInteraction ? defaultInteractor(of: call.first.asObject) : defaultAnimator(of: call.receiver)
    }

    /// The handlers that the script writes for `receiver`.
    @inline(__always)
    func overrides(of receiver: ObjectRef) -> MethodSet {
        switch receiver.kind {
        case .controller: blueprint.classes[self[receiver.controller].cls.index].overrides
        case .app, .scene: blueprint.app.overrides
        case .delegate: blueprint.delegates[Int(receiver.index)].overrides
        case .style: blueprint.styles[Int(receiver.index)].overrides
        case .segueClass: MethodSet(.perform)
        case .controllerClass: blueprint.classes[Int(receiver.index)].overrides
        case .none, .view, .window, .storyboard, .presentationController, .coordinator, .device, .coder,
            .transitionContext, .traits, .insets,
            .guide:
            MethodSet()
        }
    }

    /// Whether a call can still arrive at `receiver`.
    @inline(__always)
    func isReachable(_ receiver: ObjectRef) -> Bool {
        receiver.kind != .controller || self[receiver.controller].flags.contains(.alive)
    }

    /// Adds a call to the object that serves as delegate, where it writes a handler for it.
    @inline(__always)
    mutating func tell(
        _ delegate: WeakReference, _ method: Method, _ first: Argument, _ second: Argument = .absent,
        _ third: Argument = .absent
    ) {
        if delegate.object.exists || observation.isOn { tellAny(delegate, method, first, second, third) }
    }

    @inline(never)
    private mutating func tellAny(
        _ delegate: WeakReference, _ method: Method, _ first: Argument, _ second: Argument, _ third: Argument
    ) {
        let object = strong(delegate)
        guard object.exists, overrides(of: object).contains(method) else {
            return miss(method, of: object, object.exists ? .noHandler : .noDelegate)
        }
        send(Call(receiver: object, method: method, first: first, second: second, third: third))
    }
}

extension AppearancePhase {
    /// The phase whose callback `method` is, or nil. ORDER: the callbacks stand in `Method` as the phases do here.
    init?(of method: Method) {
        let first = Method.viewWillAppear.rawValue
        guard method.rawValue >= first, let phase = AppearancePhase(rawValue: method.rawValue - first) else {
            return nil
        }
        self = phase
    }
}

extension MethodSet {
    init(_ method: Method) {
        self.init()
        insert(method)
    }
}

extension Blueprint {
    /// Whether an action is one that containers take: `show` or `showDetailViewController`.
    func isShow(_ action: Argument) -> Bool {
        let name = Array(names[NameID(action.extra)])
        return name == "show".utf8.map { $0 } || isShowDetail(action)
    }

    /// Whether an action that a script names means `showDetailViewController`.
    func isShowDetail(_ action: Argument) -> Bool {
        names[NameID(action.extra)].starts(with: Array("showDetail".utf8))
    }
}
