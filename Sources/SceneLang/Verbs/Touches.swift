import SceneRuntime

/// Verbs for gestures of the user, and `perform`.
extension Machine {
    /// `perform "id" from X`.
    mutating func performSegue(_ arguments: VerbArguments) {
        guard let name = identifier(arguments.operand),
            let source = segueSource(of: name, arguments.register(of: .from), arguments.verb.words)
        else { return }
        state.world.request(.perform(name, from: source, sender: sender(arguments)))
    }

    /// Returns the identifier of a segue in register `register`; nil, after an error, if it is not a string. No segue
    /// needs to have the identifier.
    private mutating func identifier(_ register: Int) -> NameID? {
        guard state.registers[register].tag == .string else {
            fail(.wrongType, "expected a string as the identifier of a segue, found \(state.registers[register].noun)")
            return nil
        }
        return state.world.internName(Array(bytes(state.registers[register])))
    }

    /// Returns the source of the segue: that of the clause, otherwise the first candidate that has the segue, otherwise
    /// the first candidate.
    private mutating func segueSource(of name: NameID, _ register: Int, _ verb: String) -> ControllerID? {
        guard state.registers[register].isAbsent else { return controller(register) }
        let id = subject { machine, id in
            machine.state.world.blueprint.classes[machine.state.world.classOf(id).index].segues.contains {
                machine.state.world.blueprint.segues[$0.index].identifier == name
            }
        }
        if id.exists { return id }
        return anySubject(verb)
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

    /// Returns the controller that a finger drags up or down: that of the clause, otherwise the first candidate; or
    /// instead of it the nearest of its ancestors that is presented. Nil after an error.
    private mutating func sheet(at register: Int, for verb: String) -> ControllerID? {
        let id = state.registers[register].isAbsent ? anySubject(verb) : controller(register)
        return id.map { state.world.nearestPresented(from: $0) }
    }

    /// `tap "id" in X`, `tap view`, `tap tab`, `tap .back`, `tap .outside`.
    mutating func tap(_ arguments: VerbArguments) {
        let a = arguments.operand
        let target = strengthenRegister(a)
        let place = arguments.register(of: .in)
        if target.tag == .string {
            if let alert = tappedAlert(place) { return tapAction(titled: target, of: alert) }
            guard let name = identifier(a), let source = segueSource(of: name, place, "tap") else { return }
            state.world.request(.tapSegue(name, in: source, sender: sender(arguments)))
        } else if target.asObject.kind == .editButton {
            tapEditButton(of: ControllerID(target.asObject.index), target)
        } else if target.asObject.kind == .view {
            let view = target.asObject.view
            if let obstacle = state.world.obstacle(toTapping: view) { return failTap(target, obstacle) }
            let owner = state.world.ownerOfView(view).controller
            guard let source = state.registers[place].isAbsent ? owner : controller(place) else { return }
            state.world.request(.tapView(view, in: source))
        } else if target.tag == .controller, state.world.isKind(target.asController, of: .searchController) {
            tapSearchField(of: target.asController, place)
        } else if target.asSymbol == .cancel {
            cancelSearch(place)
        } else if target.tag == .controller {
            tapTab(target.asController, place)
        } else if target.asSymbol == .back {
            guard let nav = bar(.navigationController(.in), at: place, for: "tap .back") else { return }
            if let obstacle = state.world.obstacle(toGoingBackIn: nav) { return failBack(nav, obstacle) }
            state.world.request(.navigation(.tapBack(nav)))
        } else if target.asSymbol == .outside {
            guard let id = state.registers[place].isAbsent ? anySubject("tap .outside") : controller(place) else {
                return
            }
            state.world.request(.tapOutside(id))
        } else {
            fail(.wrongType, "\(sourceText(of: target)) cannot be tapped")
        }
    }

    /// Reports a view that cannot be tapped, because it is not visible or covered.
    private mutating func failTap(_ view: Value, _ obstacle: TapObstacle) {
        switch obstacle {
        case .notOnScreen:
            fail(
                .refused, "`\(sourceText(of: view))` is not on screen: the user cannot tap it",
                help: "show the controller of the view first"
            )
        case .covered(let cover):
            fail(
                .refused,
                "`\(sourceText(of: view))` is covered by `\(sourceText(of: .controller(cover)))`: "
                    + "the user cannot tap it",
                help: "`dismiss` the covering controller first")
        }
    }

    /// `tap search in list`: the field of a search controller, in the view of a controller.
    private mutating func tapSearchField(of id: ControllerID, _ register: Int) {
        var host = ControllerID.none
        if !state.registers[register].isAbsent {
            guard let given = controller(register) else { return }
            host = given
        }
        state.world.request(.presented(.search(.begin(id, in: host))))
    }

    /// `tap .cancel`: the button of the search that is active.
    private mutating func cancelSearch(_ register: Int) {
        let id = state.registers[register].isAbsent ? state.world.frontmost() : state.registers[register].asController
        guard id.exists, state.world.isKind(id, of: .searchController) else {
            if !state.registers[register].isAbsent {
                return fail(.refused, "\(sourceText(of: state.registers[register])) is not an active search")
            }
            return fail(
                .noSubject, "`tap .cancel` requires a search that is active",
                help: "name the search controller with `in`")
        }
        state.world.request(.presented(.search(.end(id))))
    }

    /// `tap list.editButtonItem`.
    private mutating func tapEditButton(of id: ControllerID, _ target: Value) {
        guard state.world.showsEditButton(id) else {
            return fail(
                .refused, "`\(sourceText(of: target))` is in no navigation bar: the user cannot tap it",
                help: "write first: \(sourceText(of: .controller(id))).navigationItem.rightBarButtonItem = …")
        }
        if let obstacle = state.world.obstacle(toTapping: state.world.rootView(of: id)) {
            return failTap(target, obstacle)
        }
        state.world.request(.setProperty(.tapEdit(id)))
    }

    /// Reports a back button that cannot be tapped.
    private mutating func failBack(_ nav: ControllerID, _ obstacle: BackObstacle) {
        switch obstacle {
        case .hiddenBar:
            fail(
                .refused,
                "the navigation bar of `\(sourceText(of: .controller(nav)))` is hidden: the user cannot tap it",
                help: "to go back in code, write `pop`")
        case .replaced(let top):
            fail(
                .refused, "`\(sourceText(of: .controller(top)))` has no back button: the user cannot tap it",
                help: "tap the view that replaces the back button, or write `pop`")
        }
    }

    private mutating func tapTab(_ id: ControllerID, _ register: Int) {
        let absent = state.registers[register].isAbsent
        guard let tab = absent ? ancestor(of: id, .tabBarController) : controller(register) else { return }
        guard tab.exists, state.world.isKind(tab, of: .tabBarController) else {
            return fail(.refused, "\(sourceText(of: .controller(id))) is not in a tab bar")
        }
        state.world.request(.tapTab(id, in: tab))
    }

    /// Returns the container with the bar that is tapped: that of the clause, otherwise that of the subject.
    private mutating func bar(_ subject: VerbSubject, at register: Int, for verb: String) -> ControllerID? {
        guard let id = findAny(subject, at: register, for: verb) else { return nil }
        guard let kind = subject.kind, !state.world.isKind(id, of: kind) else { return id }
        fail(.refused, "\(sourceText(of: .controller(id))) is not a \(subject.noun.text)")
        return nil
    }

    /// Returns the nearest ancestor of a kind, or `.none`.
    mutating func ancestor(of id: ControllerID, _ kind: ControllerKind) -> ControllerID {
        var walk = state.world.parent(of: id)
        while walk.exists, !state.world.isKind(walk, of: kind) { walk = state.world.parent(of: walk) }
        return walk
    }

    /// `select X`, `select INDEX`.
    mutating func select(_ arguments: VerbArguments) {
        let a = arguments.operand
        let place = arguments.register(of: .in)
        if let index = state.registers[a].asInt {
            guard let tab = bar(.tabBarController, at: place, for: arguments.verb.words) else { return }
            let count = state.world.tabs(of: tab).count
            guard index >= 0, index < count, let number = UInt32(exactly: index) else {
                return fail(.indexOutOfRange, "tab index \(index) is out of range: there are \(count) tabs")
            }
            return state.world.request(.selectIndex(number, in: tab))
        }
        guard let id = controller(a) else { return }
        let absent = state.registers[place].isAbsent
        guard let tab = absent ? ancestor(of: id, .tabBarController) : controller(place) else { return }
        guard tab.exists, state.world.isKind(tab, of: .tabBarController) else {
            return fail(.refused, "\(sourceText(of: .controller(id))) is not in a tab bar controller")
        }
        state.world.request(.select(id, in: tab))
    }

    /// `swipe .back`, `swipe .down`, `swipe .forward`.
    mutating func swipe(_ arguments: VerbArguments) {
        let a = arguments.operand
        let place = arguments.register(of: .in)
        guard let (finishes, keepsTracking) = end(ofSwipe: arguments) else { return }
        let direction = state.registers[a].asSymbol
        if direction == .forward {
            swipePage(.after, "swipe .forward", arguments)
        } else if direction == .back, swipesPages(place) {
            swipePage(.before, "swipe .back", arguments)
        } else if direction == .back {
            guard let nav = bar(.navigationController(.in), at: place, for: "swipe .back") else { return }
            state.world.request(.navigation(.swipeBack(nav, finishes: finishes, keepsTracking: keepsTracking)))
        } else if direction == .down {
            guard let id = sheet(at: place, for: "swipe .down") else { return }
            state.world.request(.swipeDown(id, finishes: finishes, keepsTracking: keepsTracking))
        } else if direction == .up {
            guard let id = sheet(at: place, for: "swipe .up") else { return }
            guard state.world.nextDetent(of: id, isUp: true) != nil else {
                return fail(
                    .refused, "`\(sourceText(of: .controller(id)))` cannot be dragged up",
                    help: "only a sheet with a larger detent can be dragged up")
            }
            state.world.request(.presented(.sheet(.dragUp(id, finishes: finishes))))
        } else {
            fail(.unmodelledAtRun, "`swipe \(sourceText(of: state.registers[a]))` is not modelled yet")
        }
    }
}
