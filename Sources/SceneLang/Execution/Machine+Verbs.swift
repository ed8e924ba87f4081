import SceneRuntime

/// Verbs: converts the operand and the clauses of a statement to requests to the world.
extension Machine {
    /// Performs the verb whose window begins at register `a`: makes its requests, then runs the world.
    mutating func request(_ number: Int, at a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        guard number < verbLayouts.count else { return }
        let layout = verbLayouts[number]
        if rarely(!layout.releases.contains(state.world.release)), failRelease(layout.releases, layout.verb.words) {
            return
        }
        var arguments = VerbArguments(layout, at: a)
        if arguments.has(.unanimated) {
            arguments.isAnimated = state.registers[arguments.register(of: .unanimated)].isAbsent
        }
        if arguments.has(.animated), let flag = state.registers[arguments.register(of: .animated)].asBool {
            arguments.isAnimated = flag
        }
        perform(arguments)
        if !state.run.isFinished, runWorldInline(for: .callStack) { top.phase = .ready }
    }

    /// Makes the requests of a verb. This is the only switch over all verbs.
    private mutating func perform(_ arguments: VerbArguments) {
        switch arguments.verb {
        case .launch: launch(arguments)
        case .launchBackground: state.world.request(.launchInBackground(StoryboardID.main))
        case .root: setRoot(arguments)
        case .activate: activate(arguments)
        case .perform: performSegue(arguments)
        case .tap: tap(arguments)
        case .push: push(arguments)
        case .pop: pop(arguments)
        case .popTo: popTo(arguments)
        case .popToRoot: popToRoot(arguments)
        case .setStack: setStack(arguments)
        case .present, .popover: present(arguments)
        case .dismiss: dismiss(arguments)
        case .show: show(arguments)
        case .showDetail: showDetail(arguments)
        case .showColumn: requestForColumn(arguments) { .showColumn($0, in: $1) }
        case .hideColumn: requestForColumn(arguments) { .hideColumn($0, in: $1) }
        case .collapse: setWidth(arguments, isCompact: true)
        case .expand: setWidth(arguments, isCompact: false)
        case .select: select(arguments)
        case .pageTo: setPage(arguments)
        case .pageForward: turnPage(arguments, isAfter: true)
        case .pageBack: turnPage(arguments, isAfter: false)
        case .swipe: swipe(arguments)
        case .swipeTo: swipeToPage(arguments)
        case .embed: embed(arguments)
        case .unembed: unembed(arguments)
        case .addChild: requestForChild(arguments) { .addChild($0, to: $1) }
        case .addView: addView(arguments)
        case .willMove: requestForChild(arguments) { .willMove($0, to: $1) }
        case .didMove: requestForChild(arguments) { .didMove($0, to: $1) }
        case .removeView: removeView(arguments)
        case .removeChild: requestForOperand(arguments) { .removeChild($0) }
        case .transition: transition(arguments)
        case .beginAppearance: beginAppearance(arguments)
        case .endAppearance: requestForOperand(arguments) { .endAppearance($0) }
        case .load: requestForOperand(arguments) { .load($0) }
        case .layout: if let id = subject(arguments) { state.world.request(.layout(id)) }
        case .call: callMethod(arguments)
        case .rotate: rotate(arguments)
        case .resize: resize(arguments)
        case .trait: overrideTraits(arguments)
        case .memoryWarning: state.world.request(.system(.memoryWarning))
        case .background: state.world.request(.system(.background))
        case .foreground: state.world.request(.system(.foreground))
        case .interrupt: state.world.request(.system(.interrupt))
        case .resume: state.world.request(.system(.resume))
        case .receiveURL: receiveURL(arguments)
        case .disconnectScene: state.world.request(.system(.disconnectScene))
        case .addScene: addScene(arguments)
        case .closeScene: closeScene(arguments)
        case .terminate: state.world.request(.system(.terminate))
        case .relaunch: relaunch()
        case .focus: focus(arguments)
        case .unfocus: state.world.request(.responder(.unfocus))
        case .send: send(arguments)
        case .post: post(arguments)
        case .advance: advance(arguments)
        case .async: state.world.request(.async(block(arguments.operand)))
        case .after: runLater(arguments)
        case .finish: endInteraction(by: .finish)
        case .cancel: endInteraction(by: .cancel)
        case .release, .turn, .begin, .print, .note, .tree, .trace, .traceOnly, .expect, .expectCall, .expectNoCall,
            .expectTrace, .expectWarning, .expectNoWarning, .expectException:
            break  // They have instructions of their own.
        }
    }

    /// Makes a request about the controller of the operand.
    private mutating func requestForOperand(_ arguments: VerbArguments, _ request: (ControllerID) -> Request) {
        if let id = controller(arguments.operand) { state.world.request(request(id)) }
    }

    // MARK: Subjects of verbs

    /// Returns the subject of the verb; nil after an error. `operand` cannot be the subject if that is a parent.
    mutating func subject(_ arguments: VerbArguments, of operand: ControllerID = .none) -> ControllerID? {
        guard let subject = arguments.subject else { return nil }
        let place = subject.clause.map { arguments.register(of: $0) } ?? arguments.operand
        return find(subject, at: place, of: operand, for: arguments.verb.words)
    }

    /// Returns the controller in register `register`, otherwise the one that `subject` finds; nil after an error.
    mutating func find(
        _ subject: VerbSubject, at register: Int, of operand: ControllerID = .none, for verb: @autoclosure () -> String
    ) -> ControllerID? {
        guard let id = findAny(subject, at: register, of: operand, for: verb()) else { return nil }
        // What is looked for is of the kind.
        guard !state.registers[register].isAbsent, let kind = subject.kind, !state.world.isKind(id, of: kind) else {
            return id
        }
        fail(.refused, "\(sourceText(of: .controller(id))) is not a \(subject.noun.text)")
        return nil
    }

    /// Returns the controller in register `register`, of any kind, otherwise the one that `subject` finds; nil after an
    /// error.
    mutating func findAny(
        _ subject: VerbSubject, at register: Int, of operand: ControllerID = .none, for verb: @autoclosure () -> String
    ) -> ControllerID? {
        guard state.registers[register].isAbsent else { return controller(register) }
        let id =
            switch subject.search {
            case .nearest(let kind): nearest(kind)
            case .first: self.subject { _, _ in true }
            case .firstOther: self.subject { $1 != operand }
            }
        if id.exists { return id }
        failSubject(verb(), "a \(subject.noun.text)", namedBy: subject.clause)
        return nil
    }

    /// Ends the run with an error, because the verb has no subject. `clause` can name it.
    mutating func failSubject(_ verb: String, _ noun: String, namedBy clause: Clause? = nil) {
        let start = state.frames.last?.selfValue.asController ?? .none
        if start.exists {
            let name = sourceText(of: .controller(start))
            return fail(
                .noSubject, "`\(verb)` requires \(noun), but neither \(name) nor a parent of \(name) is one",
                help: "the search began at `self`, which is \(name); name \(noun)"
                    + (clause.map { " with `\($0.word.text)`" } ?? ""))
        }
        let front = state.world.frontmost()
        let name = sourceText(of: .controller(front))
        let help =
            if !front.exists { emptyScreenHelp } else if noun == "a navigation controller" {
                "the front controller is \(name); put this controller into a stack: "
                    + "controller nav: NavigationController { root -> \(name.prefix { $0 != "#" }) }"
            } else { "the front controller is \(name); name \(noun)" }
        fail(.noSubject, "`\(verb)` requires \(noun), but none is in front", help: help)
    }

    /// Returns the controller in register `register`. If there is none, or it was deallocated, reports an error.
    mutating func controller(_ register: Int) -> ControllerID? {
        let value = strengthenRegister(register)
        let id = value.asController
        if id.exists, state.world.classIfAlive(id).exists { return id }
        if id.exists {
            fail(.goneInstance, "the controller was deallocated")
        } else {
            fail(value.isNull ? .nilMember : .wrongType, "expected a controller, found \(value.noun)")
        }
        return nil
    }

    // MARK: Clauses

    /// Returns the number of the value in the clause `sender`; 0 for none.
    mutating func sender(_ arguments: VerbArguments) -> UInt32 {
        arguments.has(.sender) ? sender(state.registers[arguments.register(of: .sender)]) : 0
    }

    /// Returns the completion block of `then { }`.
    mutating func completion(_ arguments: VerbArguments) -> BlockID {
        guard arguments.has(.then) else { return .none }
        return block(arguments.register(of: .then))
    }

    /// Moves the block in register `register` to the block store, and returns its number; none for an omitted block.
    private mutating func block(_ register: Int) -> BlockID {
        state.registers[register].isAbsent ? .none : state.blocks.add(moveOut(of: register))
    }

    /// `… N stack [a, b]`: sets the stack before N is used. The requests are pushed in reverse, because *now* is a
    /// stack.
    mutating func setStack(_ arguments: VerbArguments, of nav: ControllerID) {
        guard arguments.has(.stack), !state.registers[arguments.register(of: .stack)].isAbsent,
            let list = list(arguments.register(of: .stack))
        else { return }
        guard state.world.isKind(nav, of: .navigationController) else {
            return fail(.refused, "\(sourceText(of: .controller(nav))) has no stack: it is not a navigation controller")
        }
        state.world.request(.navigation(.setStack(list, on: nav, animated: false)))
    }

    /// Returns the list of controllers in register `register`.
    mutating func list(_ register: Int) -> ListID? {
        guard state.registers[register].tag == .array, let list = argument(of: state.registers[register]),
            list.kind == .list
        else {
            fail(.wrongType, "expected an array of controllers, found \(state.registers[register].noun)")
            return nil
        }
        return list.asList
    }

    // MARK: Time

    /// The maximum of `advance`, in seconds.
    private static let longestWait = 1_000_000.0

    /// `advance 0.2`: advances virtual time.
    private mutating func advance(_ arguments: VerbArguments) {
        let value = state.registers[arguments.operand]
        guard let seconds = value.asDouble, seconds >= 0, seconds <= Machine.longestWait else {
            return fail(.wrongType, "expected a number of seconds from 0 to 1000000, found \(sourceText(of: value))")
        }
        state.world.timeLimit = state.world.clock + seconds
    }

    /// `after 0.3 { }`.
    private mutating func runLater(_ arguments: VerbArguments) {
        let value = state.registers[arguments.operand]
        guard let seconds = value.asDouble, seconds >= 0, seconds <= Machine.longestWait else {
            return fail(.wrongType, "expected a number of seconds from 0 to 1000000, found \(sourceText(of: value))")
        }
        state.world.request(.runLater(seconds, block(arguments.register(of: .then))))
    }

    /// Finishes or cancels the interaction that `begin` has left running.
    private mutating func endInteraction(by request: Request) {
        state.world.request(request)
        state.world.timeLimit = .infinity
    }

    // MARK: Calls

    /// `call x.viewWillAppear(true)`.
    private mutating func callMethod(_ arguments: VerbArguments) {
        let a = arguments.operand
        guard let id = controller(a), state.registers[a + 1].tag == .string else { return }
        let name = Array(bytes(state.registers[a + 1]))
        guard let spec = MethodSpec.table.first(where: { $0.owner == .controller && $0.handler.utf8Bytes == name })
        else {
            return fail(.noMember, "UIKit has no method `\(String(decoding: name, as: UTF8.self))` to call here")
        }
        state.world.request(.callMethod(id, spec.method, state.registers[a + 2].asBool ?? false))
    }

    /// `post "name" info V`.
    private mutating func post(_ arguments: VerbArguments) {
        let name = state.registers[arguments.operand]
        guard name.tag == .string else {
            return fail(.wrongType, "expected a string as the name of a notification, found \(name.noun)")
        }
        let info = state.registers[arguments.register(of: .info)]
        state.world.request(.post(state.world.internName(Array(bytes(name))), info: sender(info)))
    }
}
