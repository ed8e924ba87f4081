import SceneRuntime

/// Verbs: the operand and the clauses of a statement become requests to the world.
extension Machine {
    /// The verb whose window begins at register `a`: its requests, then what is on *now*.
    mutating func request(_ number: Int, at a: Int) {
        guard top.phase == 0 else {
            top.phase = 0
            return
        }
        guard let verb = UInt8(exactly: number).flatMap({ Verb(rawValue: $0) }) else { return }
        var clauses = VerbClauses(verb: verb, window: a)
        if clauses.has(.unanimated) { clauses.isAnimated = registers[clauses.place(.unanimated)].isAbsent }
        if clauses.has(.animated), let flag = registers[clauses.place(.animated)].asBool { clauses.isAnimated = flag }
        perform(verb, clauses, a)
        if !isFinished, hasWaited(for: .now) { top.phase = 0 }
    }

    private mutating func perform(_ verb: Verb, _ clauses: VerbClauses, _ a: Int) {
        switch verb.family {
        case .launch(let way): launch(way, clauses, a)
        case .navigation(let change): navigate(change, verb, clauses, a)
        case .presentation(let change): present(change, verb, clauses, a)
        case .touch(let touch): self.touch(touch, clauses, a)
        case .containment(let change): contain(change, verb, clauses, a)
        case .paging(let turn): turnPage(turn, verb, clauses, a)
        case .split(let change): split(change, verb, clauses, a)
        case .responder(let change): respond(change, clauses, a)
        case .environment(let change): self.change(change, clauses, a)
        case .system(let event): world.request(.system(event))
        case .load: if let id = controller(a) { world.request(.load(id)) }
        case .layout:
            let id = registers[a].isAbsent ? subject { _, _ in true } : controller(a) ?? .none
            if id.exists { world.request(.layout(id)) } else { failSubject("layout", "a controller on screen") }
        case .call: callMethod(a)
        case .advance: advance(by: registers[a])
        case .finish: end(by: .finish)
        case .cancel: end(by: .cancel)
        case .relaunch:
            guard frames.allSatisfy({ $0.me.isNull }) else {
                return fail(.refused, "an app does not start again inside of a function of its own objects")
            }
            guard frames.allSatisfy({ !$0.inTurn }) else {
                return fail(.refused, "an app starts again between two turns, not inside of one")
            }
            world.request(.system(.relaunch))
        case .post:
            guard registers[a].tag == .string else {
                return fail(.wrongType, "the name of a notification is a string, not \(registers[a].noun)")
            }
            let info = registers[clauses.place(.info)]
            world.request(.post(world.internName(Array(bytes(registers[a]))), info: sender(info)))
        case .instruction: break
        }
    }

    /// Ends what `begin` holds in flight.
    private mutating func end(by request: Request) {
        world.request(request)
        world.horizon = .infinity
    }

    /// The controller in register `place`; an error if there is none, or it is gone.
    mutating func controller(_ place: Int) -> ControllerID? {
        let value = strongInPlace(place)
        let id = value.asController
        if id.exists, world.classIfAlive(id).exists { return id }
        if id.exists {
            fail(.goneInstance, "the controller is gone")
        } else {
            fail(value.isNull ? .nilMember : .wrongType, "a controller is needed here, not \(value.noun)")
        }
        return nil
    }

    /// The controller of a clause, or else the subject that is looked for.
    @inline(__always)
    mutating func container(
        _ place: Int, _ verb: @autoclosure () -> String, _ noun: String, _ subject: (inout Machine) -> ControllerID
    ) -> ControllerID? {
        guard registers[place].isAbsent else { return controller(place) }
        let id = subject(&self)
        if id.exists { return id }
        failSubject(verb(), noun)
        return nil
    }

    mutating func failSubject(_ verb: String, _ noun: String) {
        let front = world.frontmost()
        let help =
            front.exists ? "in front is \(shown(.controller(front))); say which one is meant" : emptyScreenHelp
        fail(.noSubject, "`\(verb)` needs \(noun), and there is none in front", help: help)
    }

    /// The sender in a clause.
    private mutating func sender(_ clauses: VerbClauses) -> UInt32 {
        clauses.has(.sender) ? sender(registers[clauses.place(.sender)]) : 0
    }

    /// The completion block in `then { }`.
    mutating func completion(_ clauses: VerbClauses) -> BlockID {
        guard clauses.has(.then) else { return .none }
        let place = clauses.place(.then)
        return registers[place].isAbsent ? .none : blocks.add(take(place))
    }

    // MARK: Launch and windows

    private mutating func launch(_ way: VerbFamily.Launch, _ clauses: VerbClauses, _ a: Int) {
        let storyboard = registers[a].asObject
        let main = storyboard.kind == .storyboard ? StoryboardID(storyboard.index) : StoryboardID(1)
        switch way {
        case .inBackground: world.request(.launchInBackground(StoryboardID(1)))
        case .launch:
            guard !registers[clauses.place(.with)].isAbsent else { return world.request(.launch(main)) }
            guard let root = controller(clauses.place(.with)) else { return }
            world.request(.launchWith(root))
            setStack(clauses, of: root)
        case .root:
            let place = clauses.place(.in)
            let window = registers[place].asObject
            let target = window.kind == .window ? WindowID(window.index) : WindowID(1)
            guard let root = controller(a) else { return }
            world.request(.setRoot(root, target))
            setStack(clauses, of: root)
        case .activate:
            let window = registers[a].asObject
            guard window.kind == .window else { return fail(.wrongType, "a window is needed here") }
            world.request(.makeKeyAndVisible(WindowID(window.index)))
        }
    }

    /// `… N stack [a, b]`: the stack is set before N is used. Requests are performed last in, first out.
    private mutating func setStack(_ clauses: VerbClauses, of nav: ControllerID) {
        guard clauses.has(.stack), !registers[clauses.place(.stack)].isAbsent,
            let list = list(clauses.place(.stack))
        else { return }
        guard world.isKind(nav, of: .navigationController) else {
            return fail(.refused, "\(shown(.controller(nav))) has no stack: it is no navigation controller")
        }
        world.request(.setStack(list, on: nav, animated: false))
    }

    /// The array of controllers in register `place`.
    private mutating func list(_ place: Int) -> ListID? {
        guard registers[place].tag == .array, let list = argument(of: registers[place]), list.kind == .list
        else {
            fail(.wrongType, "an array of controllers is needed here, not \(registers[place].noun)")
            return nil
        }
        return list.asList
    }

    // MARK: Navigation

    private mutating func navigate(
        _ change: VerbFamily.Navigation, _ verb: Verb, _ clauses: VerbClauses, _ a: Int
    ) {
        let isAnimated = clauses.isAnimated
        let place = verb == .push ? clauses.place(.onto) : verb == .pop ? a : clauses.place(.on)
        if verb == .popTo, registers[place].isAbsent {
            guard let target = controller(a) else { return }
            let own = ancestor(of: target, .navigationController)
            let nav = own.exists ? own : nearest(.navigationController)
            guard nav.exists else { return failSubject(verb.words, "a navigation controller") }
            return world.request(.popTo(target, in: nav, animated: isAnimated))
        }
        guard let nav = container(place, verb.words, "a navigation controller", { $0.nearest(.navigationController) })
        else { return }
        guard world.kind(of: nav) == .navigationController else {
            return fail(.refused, "\(shown(.controller(nav))) is no navigation controller")
        }
        switch change {
        case .push: if let id = controller(a) { world.request(.push(id, onto: nav, animated: isAnimated)) }
        case .pop: world.request(.pop(nav, animated: isAnimated))
        case .popTo: if let id = controller(a) { world.request(.popTo(id, in: nav, animated: isAnimated)) }
        case .popToRoot: world.request(.popToRoot(nav, animated: isAnimated))
        case .setStack: if let list = list(a) { world.request(.setStack(list, on: nav, animated: isAnimated)) }
        }
    }

    // MARK: Presentation

    private mutating func present(
        _ change: VerbFamily.Presentation, _ verb: Verb, _ clauses: VerbClauses, _ a: Int
    ) {
        let noun = "a controller on screen"
        guard let source = container(clauses.place(.from), verb.words, noun, { $0.subject { _, _ in true } }) else {
            return
        }
        let isAnimated = clauses.isAnimated
        switch change {
        case .dismiss: world.request(.dismiss(source, animated: isAnimated, completion: completion(clauses)))
        case .present where registers[a].isNull:
            world.request(.present(.none, from: source, animated: isAnimated, completion: completion(clauses)))
        case .present, .popover:
            guard let id = controller(a), setStyle(verb, clauses, of: id) else { return }
            world.request(.present(id, from: source, animated: isAnimated, completion: completion(clauses)))
            setStack(clauses, of: id)
        case .show: if let id = controller(a) { world.request(.show(id, from: source, sender: sender(clauses))) }
        case .showDetail:
            if let id = controller(a) { world.request(.showDetail(id, from: source, sender: sender(clauses))) }
        }
    }

    /// Sets the style, transition and anchor that a statement names; false after an error.
    private mutating func setStyle(_ verb: Verb, _ clauses: VerbClauses, of id: ControllerID) -> Bool {
        if verb == .popover,
            !set(.modalPresentationStyle, of: id, Value(.symbol, extra: UInt32(Symbol.popover.rawValue)))
        {
            return false
        }
        for (clause, property) in [
            (Clause.style, Property.modalPresentationStyle), (.transition, .modalTransitionStyle),
        ]
        where clauses.has(clause) && !registers[clauses.place(clause)].isAbsent {
            if !set(property, of: id, registers[clauses.place(clause)]) { return false }
        }
        if clauses.has(.anchor), !registers[clauses.place(.anchor)].isAbsent { world.setAnchor(of: id) }
        return true
    }

    private mutating func set(_ property: Property, of id: ControllerID, _ value: Value) -> Bool {
        if let argument = argument(of: value),
            world.write(property, of: ObjectRef(id), argument) == .done
        {
            return true
        }
        fail(
            .wrongType,
            "\(shown(value)) is no \(property == .modalTransitionStyle ? "transition" : "presentation") style")
        return false
    }

    // MARK: Time

    /// The most seconds that one `advance` can let pass.
    private static let longestWait = 1_000_000.0

    /// `advance 0.2`: time may go on so far.
    private mutating func advance(by value: Value) {
        guard let seconds = value.asDouble, seconds >= 0, seconds <= Machine.longestWait else {
            return fail(.wrongType, "seconds are a number from 0 to a million, not \(shown(value))")
        }
        world.horizon = world.clock + seconds
    }

    // MARK: Calls

    /// `call x.viewWillAppear(true)`.
    private mutating func callMethod(_ a: Int) {
        guard let id = controller(a), registers[a + 1].tag == .string else { return }
        let name = Array(bytes(registers[a + 1]))
        guard let spec = MethodSpec.table.first(where: { $0.owner == .controller && $0.handler.utf8Bytes == name })
        else {
            return fail(.noMember, "UIKit has no method `\(String(decoding: name, as: UTF8.self))` to call here")
        }
        world.request(.callMethod(id, spec.method, registers[a + 2].asBool ?? false))
    }
}
