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
        if layout.makesRequest { makeRequest(arguments) } else { perform(arguments) }
        if !state.run.isFinished, runWorldInline(for: .callStack) { top.phase = .ready }
    }

    /// Makes the request of a verb whose row has a function for it. Finds the subject first, then the operand, then
    /// the clauses: the first of them that is missing is the error.
    private mutating func makeRequest(_ arguments: VerbArguments) {
        var operands = VerbOperands()
        operands.isAnimated = arguments.isAnimated
        if arguments.subject != nil {
            guard let id = subject(arguments) else { return }
            operands.subject = id
        }
        switch arguments.layout.reading {
        case .none: break
        case .controller:
            guard let id = controller(arguments.operand) else { return }
            operands.operand = id
        case .list:
            guard let list = list(arguments.operand) else { return }
            operands.list = list
        case .column:
            guard let column = column(arguments.operand) else { return }
            operands.column = column
        case .block: operands.block = block(arguments.operand)
        }
        if arguments.layout.readsClauses, !readClauses(arguments, &operands) { return }
        state.world.request(verbRequests[Int(arguments.verb.rawValue)].make(operands))
    }

    /// Reads the clauses that few verbs have. Returns false after an error.
    private mutating func readClauses(_ arguments: VerbArguments, _ operands: inout VerbOperands) -> Bool {
        if arguments.has(.appearing) {
            guard let isAppearing = state.registers[arguments.register(of: .appearing)].asBool else {
                fail(.wrongType, "expected true or false after 'appearing'")
                return false
            }
            operands.isAppearing = isAppearing
        }
        operands.sender = sender(arguments)
        if arguments.has(.then) { operands.block = completion(arguments) }
        return true
    }

    /// Makes the requests of a verb with code of its own, which is in `Verbs/`: more than one request, an operand of
    /// its own kind, or another order of errors than that of `makeRequest`.
    private mutating func perform(_ arguments: VerbArguments) {
        if touchesBackground(arguments.verb) { return }
        switch arguments.verb {
        case .launch: launch(arguments)
        case .root: setRoot(arguments)
        case .activate: activate(arguments)
        case .perform: performSegue(arguments)
        case .tap: tap(arguments)
        case .tapRow: tapRow(arguments)
        case .swipe: swipe(arguments)
        case .popTo: popTo(arguments)
        case .present, .popover: present(arguments)
        case .select: select(arguments)
        case .swipeTo: swipeToPage(arguments)
        case .embed: embed(arguments)
        case .unembed: unembed(arguments)
        // The subject cannot be the operand, so the operand is found first.
        case .addChild: requestForChild(arguments) { .addChild($0, to: $1) }
        case .addView: addView(arguments)
        case .willMove: requestForChild(arguments) { .willMove($0, to: $1) }
        case .didMove: requestForChild(arguments) { .didMove($0, to: $1) }
        case .removeView: removeView(arguments)
        case .transition: transition(arguments)
        case .call: callMethod(arguments)
        case .rotate: rotate(arguments)
        case .resize: resize(arguments)
        case .trait: overrideTraits(arguments)
        case .launchURL: launch(arguments, for: .url)
        case .launchActivity: launch(arguments, for: .activity)
        case .launchNotification: launch(arguments, for: .notification)
        case .launchShortcut: launch(arguments, for: .shortcut)
        case .launchPush: launchInBackground(arguments, for: .push)
        case .launchFetch: launchInBackground(arguments, for: .fetch)
        case .launchTask: launchInBackground(arguments, for: .task)
        case .launchLocation: launchInBackground(arguments, for: .location)
        case .receiveURL: receive(arguments, .url)
        case .receiveActivity: receive(arguments, .activity)
        case .receiveNotification: receive(arguments, .notification)
        case .receiveShortcut: receive(arguments, .shortcut)
        case .receivePush: receive(arguments, .push)
        case .receiveFetch: receive(arguments, .fetch)
        case .addScene: addScene(arguments)
        case .closeScene: closeScene(arguments)
        case .relaunch: relaunch()
        case .focus: focus(arguments)
        case .send: send(arguments)
        case .post: post(arguments)
        case .advance: advance(arguments)
        case .after: runLater(arguments)
        case .finish: endInteraction(by: .finish)
        case .cancel: endInteraction(by: .cancel)
        // The row makes the request, or the verb has instructions of its own (`VerbKind`). Each verb is in a script.
        default: assertionFailure("a verb has neither a request nor an arm")
        }
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
            case .nearestStack: nearestStack()
            case .nearestPages(let isAfter):
                nearest(.pageViewController) { !$0.state.world.lacksPage($1, on: isAfter ? .after : .before) }
            case .first: self.subject { _, _ in true }
            case .firstOther: self.subject { $1 != operand }
            }
        if id.exists { return id }
        let isInMember = (state.frames.last?.selfValue.asController ?? .none).exists
        if subject.reachesCovered, !isInMember, let kind = subject.kind, let covered = nearestBeneath(kind) {
            return covered
        }
        failSubject(verb(), "a \(subject.noun.text)", namedBy: subject.clause, kind: subject.kind)
        return nil
    }

    /// Ends the run with an error, because the verb has no subject. `clause` can name it. The user makes a gesture, and
    /// reaches no controller that is covered.
    mutating func failSubject(
        _ verb: String, _ noun: String, namedBy clause: Clause? = nil, kind: ControllerKind? = nil,
        isGesture: Bool = false
    ) {
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
            if !front.exists {
                emptyScreenHelp
            } else if !isGesture, let kind, let form = statementNaming(kind, with: clause) {
                "the front controller is \(name); write: \(form)"
            } else if clause == .in, let kind, let covered = coveredSubject(kind) {
                "\(name) covers \(sourceText(of: .controller(covered))), which the user cannot reach; "
                    + "`dismiss` \(name) first"
            } else if kind == .navigationController {
                "the front controller is \(name); put this controller into a stack: "
                    + "controller nav: NavigationController { root -> \(name.prefix { $0 != "#" }) }"
            } else if let kind, let need = preparation(for: kind) {
                help("the front controller is \(name); name \(noun)", after: need)
            } else {
                "the front controller is \(name); name \(noun)"
            }
        fail(.noSubject, "`\(verb)` requires \(noun), but none is in front", help: help)
    }

    /// Returns how a script shows a container of a kind that it does not declare; nil if it declares one.
    private func preparation(for kind: ControllerKind) -> Preparation? {
        let own = state.world.blueprint.classes.dropFirst(BuiltInClass.slots)
        return own.contains { $0.base == kind } ? nil : Preparation.allCases.first { $0.kind == kind }
    }

    /// GESTURE-COVER-1: returns what a gesture could be meant for, beneath the presentations in front; nil if there is
    /// none.
    private mutating func coveredSubject(_ kind: ControllerKind) -> ControllerID? {
        kind == .navigationController || kind == .pageViewController ? nearestBeneath(kind) : nil
    }

    /// Returns the nearest controller of a kind beneath the presentations in front; nil if there is none.
    private mutating func nearestBeneath(_ kind: ControllerKind) -> ControllerID? {
        var walk = state.world.frontmost()
        while walk.exists {
            let target = state.world.nearest(kind, from: walk)
            if target.exists { return target }
            while case let parent = state.world.parent(of: walk), parent.exists { walk = parent }
            walk = state.world.frontmost(beneath: walk)
        }
        return nil
    }

    /// HELP-ONTO-1: returns the current statement with the nearest controller of a kind beneath the presentations in
    /// front, as in `push detail onto nav`; nil if there is none.
    private mutating func statementNaming(_ kind: ControllerKind, with clause: Clause?) -> String? {
        guard let clause, let span = spanOfTop, let file = sources[span.file],
            let target = nearestBeneath(kind)
        else { return nil }
        let place = writer.statement
        guard place.file == span.file.index, place.end > place.start else { return nil }
        let text = StepText.line(file.bytes, Int(place.start)..<Int(place.end))
        return String(decoding: text, as: UTF8.self) + " \(clause.word.text) " + sourceText(of: .controller(target))
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

    /// The help for a verb if nothing is on screen.
    var emptyScreenHelp: String { "launch the app first: `launch` with an initial scene, or `launch with …`" }

    /// Returns the first candidate. If there is none, reports an error.
    mutating func anySubject(_ verb: String) -> ControllerID? {
        let id = subject { _, _ in true }
        if id.exists { return id }
        fail(.noSubject, "`\(verb)` requires a controller on screen", help: emptyScreenHelp)
        return nil
    }

    /// Returns the nearest ancestor of a kind, or `.none`.
    mutating func ancestor(of id: ControllerID, _ kind: ControllerKind) -> ControllerID {
        var walk = state.world.parent(of: id)
        while walk.exists, !state.world.isKind(walk, of: kind) { walk = state.world.parent(of: walk) }
        return walk
    }

    // MARK: Clauses

    /// Returns the number of the value in the clause `sender`; 0 for none.
    mutating func sender(_ arguments: VerbArguments) -> UInt32 {
        arguments.has(.sender) ? sender(state.registers[arguments.register(of: .sender)]) : 0
    }

    /// Returns the completion block of `then { }`.
    mutating func completion(_ arguments: VerbArguments) -> BlockID {
        guard arguments.has(.then) else { return .none }
        return completion(arguments.register(of: .then))
    }

    /// Moves the block in register `register` to the block store, and returns its number; none for an omitted block.
    mutating func block(_ register: Int) -> BlockID {
        state.registers[register].isAbsent ? .none : state.blocks.add(moveOut(of: register))
    }

    /// Does the same with a completion block. One with a parameter gets true: UIKit has finished, because the block of
    /// a cancelled transition never runs.
    mutating func completion(_ register: Int) -> BlockID {
        if state.registers[register].isAbsent { return .none }
        let block = moveOut(of: register)
        let function = block.tag == .closure ? Int(block.extra) : block.slot
        let hasParameter =
            (block.tag == .closure || block.tag == .function) && program.functions[function].parameterCount > 0
        return hasParameter ? state.blocks.add(block, with: .bool(true)) : state.blocks.add(block)
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
}
