import SceneRuntime

extension VerbTable {
    /// The verbs of gestures of the user.
    static let touches: [VerbRow] = [
        VerbRow(
            .tapRow, ["tap", "row"], .number, .required, [optional(.section, .number), optional(.in, .instance)],
            "Tap a row of a table, or an item of a collection. UIKit calls the method of the delegate for it."),
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
    /// `tap "id" in X`, `tap view`, `tap tab`, `tap .back`, `tap .outside`.
    mutating func tap(_ arguments: VerbArguments) {
        let a = arguments.operand
        _ = strengthenRegister(a)
        useStandingView(a)
        let target = state.registers[a]
        let place = arguments.register(of: .in)
        if target.tag == .string {
            if let alert = tappedAlert(place) { return tapAction(titled: target, of: alert) }
            if tapTitle(target, place) { return }
            tapSegue(target, arguments)
        } else if target.asObject.kind == .editButton {
            tapEditButton(of: ControllerID(target.asObject.index), target)
        } else if target.asObject.kind == .view {
            tapView(target, place)
        } else if target.tag == .item {
            let title = property("title", of: target)
            tapItem(target, as: title.tag == .string ? text(of: title) : sourceText(of: target))
        } else if target.tag == .controller, state.world.isKind(target.asController, of: .searchController) {
            tapSearchField(of: target.asController, place)
        } else if target.asSymbol == .cancel {
            cancelSearch(place)
        } else if target.tag == .controller {
            tapTab(target.asController, place)
        } else if target.asSymbol == .back {
            tapBack(place)
        } else if target.asSymbol == .outside {
            tapOutside(place)
        } else {
            fail(.wrongType, "\(sourceText(of: target)) cannot be tapped")
        }
    }

    /// `tap view`: its targets, and what a declared view triggers.
    private mutating func tapView(_ target: Value, _ place: Int) {
        let view = target.asObject.view
        let name = sourceText(of: target)
        let bar = controllerWithItem(showing: view)
        let obstacle =
            bar.exists ? state.world.obstacle(toTouchingItemsOf: bar) : state.world.obstacle(toTapping: view)
        if let obstacle { return fail(problem(obstacle, with: name)) }
        let owner = state.world.ownerOfView(view).controller
        guard let source = state.registers[place].isAbsent ? owner : controller(place) else { return }
        let values = Machine.touchProperties.map { looseProperty($0, of: target.asObject).asBool }
        if values[0] != true, isHiddenFromTouches(target.asObject) {
            return fail(
                .refused,
                "`\(name)` is transparent, or in a view that is hidden or takes no touches: the user cannot tap it",
                help: "show the view around it, or set its alpha to 1 first")
        }
        guard takesTaps(name, values) else { return }
        let isSwitch = toggleSwitch(view)
        let own = requests(forTapping: view)
        let requests = own.isEmpty && isPlain(view) ? requests(ofGesturesAround: view) : own
        if focusesByTap(view) { state.world.request(.responder(.focus(view))) }
        for request in requests.reversed() { state.world.request(request) }
        state.world.request(.tapView(view, in: source))
        let hasMenu = !looseProperty("menu", of: target.asObject).isNull
        guard requests.isEmpty, !isSwitch, !hasMenu, !takesText(view) else { return }
        if state.world.tapReachesNothing(view, in: source) { reportNothing("'\(name)' has no action and no segue") }
    }

    /// Whether a tap on a view makes it first responder: it takes text, and is not first responder.
    private func focusesByTap(_ view: ViewID) -> Bool {
        takesText(view) && !state.world.isFirst(view) && state.world.ownerOfView(view).controller.exists
    }

    /// Whether a view leaves its touches to the gesture recognisers around it: it is no control, and takes no text.
    private func isPlain(_ view: ViewID) -> Bool {
        !ViewClass.isControl(viewKind(of: ObjectRef(view))) && !takesText(view)
    }

    private func takesText(_ view: ViewID) -> Bool {
        ["textField", "textView", "searchField"].contains(viewKind(of: ObjectRef(view)))
    }

    /// The controller whose navigation item or toolbar has a view of code: its title view, or the custom view of an
    /// item. A view inside of one counts, too. Returns none for a view that is elsewhere.
    func controllerWithItem(showing view: ViewID) -> ControllerID {
        var outer = view
        while case let next = state.world.superview(of: outer), next.kind == .view { outer = next.view }
        guard !state.world.ownerOfView(outer).controller.exists else { return .none }
        let object = ObjectRef(outer)
        return state.world.livingControllers().first { id in
            if looseProperty("titleView", of: ObjectRef(.navigationItem, id.raw)).asObject == object { return true }
            return barItems(of: id).contains { property("customView", of: $0).asObject == object }
        } ?? .none
    }

    /// A tap on a switch changes its `isOn` before its targets receive the action. Returns whether it is one.
    private mutating func toggleSwitch(_ view: ViewID) -> Bool {
        guard let place = state.uikit.viewClasses[view], UIKitName.table[place].name.text == "UISwitch" else {
            return false
        }
        let isOn = looseProperty("isOn", of: ObjectRef(view)).asBool ?? false
        setLooseProperty(state.world.internName(Array("isOn".utf8)), of: ObjectRef(view), to: .bool(!isOn))
        return true
    }

    /// The properties of what the user taps that decide whether the tap has an effect.
    private static let touchProperties: [StaticString] = ["isHidden", "isEnabled", "isUserInteractionEnabled"]

    /// Whether a tap on a control has an effect, by the values of `touchProperties`. If not, the step fails, or says
    /// why nothing happens.
    private mutating func takesTaps(_ name: String, _ values: [Bool?]) -> Bool {
        if values[0] == true {
            fail(.refused, "`\(name)` is hidden: the user cannot tap it", help: "set its isHidden to false first")
        } else if values[1] == false {
            reportNothing("'\(name)' is disabled")
        } else if values[2] == false {
            reportNothing("the isUserInteractionEnabled of '\(name)' is false")
        } else {
            return true
        }
        return false
    }

    /// D22: `tap "TEXT"` of a button, a bar button item, an item of a menu or a tab; false if no such title is in
    /// front.
    private mutating func tapTitle(_ title: Value, _ register: Int) -> Bool {
        let given = state.registers[register]
        let id = given.isAbsent ? state.world.frontmost() : referent(of: given).asController
        if id.exists, showsEditButton(id), isTitleOfEditButton(title, of: id) {
            tapEditButton(of: id, title)
            return true
        }
        var found = control(titled: title, in: id)
        // A custom container shows the view of a child beside its own controls.
        var parent = given.isAbsent && id.exists ? state.world.parent(of: id) : .none
        while found == nil, parent.exists {
            found = control(titled: title, in: parent)
            parent = state.world.parent(of: parent)
        }
        guard let found else {
            let tab = ancestor(of: id, .tabBarController)
            guard tab.exists, let item = state.world.tabs(of: tab).first(where: { isTabTitle(title, of: $0) }) else {
                return false
            }
            tapTab(item, register)
            return true
        }
        if found.tag == .item { tapItem(found, as: text(of: title)) } else { tapView(found, register) }
        return true
    }

    /// `tap item`: a bar button item. One that is in no navigation item and in no toolbar of a controller is taken for
    /// one of a bar of code.
    private mutating func tapItem(_ item: Value, as name: String) {
        let owner = state.world.livingControllers().first { barItems(of: $0).contains(item) }
        if let owner, let obstacle = state.world.obstacle(toTouchingItemsOf: owner) {
            return fail(problem(obstacle, with: name))
        }
        guard takesTaps(name, Machine.touchProperties.map { property($0, of: item).asBool }) else { return }
        if let found = request(forItem: item, sender: item) { state.world.request(found) }
    }

    /// `tap "id" in X`: what triggers the segue. EXCEPTION-ORIGIN-1: no call of UIKit looks for what the user taps, so
    /// a missing segue is an error, and no exception.
    private mutating func tapSegue(_ target: Value, _ arguments: VerbArguments) {
        let a = arguments.operand
        guard let name = identifier(a), let source = segueSource(of: name, arguments.register(of: .in), "tap") else {
            return
        }
        let who = sourceText(of: .controller(source))
        guard state.world.hasSegue(name, from: source) else {
            let wanted = text(name).lowercased()
            let views = state.world.blueprint.classes[state.world.classOf(source).index].views
            let view = views.first { text($0.name).lowercased() == wanted }
            let container = state.registers[arguments.register(of: .in)].isAbsent ? "" : " in \(who)"
            return fail(
                .refused, "`\(who)` has nothing to tap with the identifier \(sourceText(of: target))",
                help: view.map { "a view has no quotes; write: tap \(text($0.name))\(container)" }
                    ?? (wanted == "back"
                        ? "for the back button, write: tap .back"
                        : "a string names a segue, or the title of a button, item, tab or alert action in front"))
        }
        if let obstacle = state.world.obstacle(toTouching: source) { return fail(problem(obstacle, with: who)) }
        state.world.request(.tapSegue(name, in: source, sender: sender(arguments)))
    }

    /// How the user taps the back button, after a controller was pushed.
    private mutating func backHelp() -> String {
        let reason = "for the back button, write: tap .back"
        guard case .none = state.world.nearestStackOfSeveral(), let name = plainControllers().first,
            nearest(.navigationController).exists
        else { return reason }
        return "for the back button of a controller that is pushed, write: push \(name); tap .back"
    }

    /// `tap search in list`: the field of a search controller, in the view of a controller.
    private mutating func tapSearchField(of id: ControllerID, _ register: Int) {
        var host = ControllerID.none
        if !state.registers[register].isAbsent {
            guard let given = controller(register) else { return }
            host = given
        }
        if state.world.isPresented(id) {
            return fail(.refused, "the search of `\(sourceText(of: .controller(id)))` is active already")
        }
        if host.exists, let obstacle = state.world.obstacle(toTouching: host) {
            return fail(problem(obstacle, with: sourceText(of: .controller(host))))
        }
        state.world.request(.presented(.search(.begin(id, in: host))))
    }

    /// `tap .cancel`: the button of the search that is active.
    private mutating func cancelSearch(_ register: Int) {
        let id = state.registers[register].isAbsent ? state.world.frontmost() : state.registers[register].asController
        guard id.exists, state.world.isKind(id, of: .searchController), state.world.isPresented(id) else {
            if !state.registers[register].isAbsent {
                return fail(.refused, "\(sourceText(of: state.registers[register])) is not an active search")
            }
            return fail(
                .noSubject, "`tap .cancel` requires a search that is active",
                help: "name the search controller with `in`")
        }
        if let obstacle = state.world.obstacle(toTouching: id) {
            return fail(problem(obstacle, with: sourceText(of: .controller(id))))
        }
        state.world.request(.presented(.search(.end(id))))
    }

    private mutating func isTitleOfEditButton(_ title: Value, of id: ControllerID) -> Bool {
        let own = titleOfEditButton(id)
        defer { release(own) }
        return isEqual(own, title)
    }

    /// `tap list.editButtonItem`.
    private mutating func tapEditButton(of id: ControllerID, _ target: Value) {
        guard showsEditButton(id) else {
            return fail(
                .refused, "`\(sourceText(of: target))` is in no navigation bar: the user cannot tap it",
                help: "write first: \(sourceText(of: .controller(id))).navigationItem.rightBarButtonItem = …")
        }
        if let obstacle = state.world.obstacle(toTapping: state.world.rootView(of: id)) {
            return fail(problem(obstacle, with: sourceText(of: target)))
        }
        state.world.request(.setProperty(.tapEdit(id)))
    }

    /// `tap X`: an item of a tab bar, or a row of the More list.
    private mutating func tapTab(_ id: ControllerID, _ register: Int) {
        let absent = state.registers[register].isAbsent
        guard let tab = absent ? ancestor(of: id, .tabBarController) : controller(register) else { return }
        let name = sourceText(of: .controller(id))
        guard tab.exists, state.world.isKind(tab, of: .tabBarController) else {
            return fail(.refused, "\(name) is not in a tab bar")
        }
        let bar = sourceText(of: .controller(tab))
        let isTab = state.world.parent(of: id) == tab || state.world.tabs(of: tab).contains(id)
        guard isTab else { return fail(.refused, "`\(name)` is not a tab of `\(bar)`: the user cannot tap it") }
        if let obstacle = state.world.obstacle(toTouching: tab, isBar: true) {
            return fail(problem(obstacle, with: "the tab bar of `\(bar)`", isName: false))
        }
        let hiding = state.world.controllerHidingBar(of: tab)
        if hiding.exists {
            return fail(
                .refused,
                "`\(sourceText(of: .controller(hiding)))` hides the tab bar of `\(bar)`: the user cannot tap it",
                help: state.world.children(of: state.world.parent(of: hiding)).last == hiding
                    ? "`tap .back` shows the tab bar again" : "the tab bar is shown again when it is popped")
        }
        state.world.request(.tapTab(id, in: tab))
    }
}
