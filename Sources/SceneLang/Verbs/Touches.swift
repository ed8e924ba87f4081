import SceneRuntime

extension VerbTable {
    /// The verbs of gestures of the user.
    static let touches: [VerbRow] = [
        VerbRow(
            .tap, ["tap"], .target, .required, [optional(.in, .instance), optional(.sender, .value)],
            "Tap as the user does. UIKit calls shouldPerformSegue and the delegate methods."),
        VerbRow(
            .swipe, ["swipe"], .symbol(.swipe), .required,
            [optional(.in, .instance), optional(.cancelled), optional(.at, .number)],
            """
            Swipe `.back`, `.down`, `.forward` or `.up` as the user does. The number after `at`, from 0 to 1, is how \
            far the finger has moved when the user lifts the finger. If this number is below 0.5, or with the \
            clause `cancelled`, the swipe is cancelled.
            """),
    ]
}

extension Machine {
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
            guard let nav = find(.navigationController(.in), at: place, for: "tap .back") else { return }
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
            guard let nav = find(.navigationController(.in), at: place, for: "swipe .back") else { return }
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
