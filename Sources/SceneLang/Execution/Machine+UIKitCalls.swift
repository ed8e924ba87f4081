import SceneRuntime

/// The methods of UIKit that are no verbs: see `UIKitCall`. The receiver is in register `a`, the arguments after it in
/// the order of the full name; omitted ones are absent.
extension Machine {
    /// Performs a call with its receiver in R[a] and `count` arguments after it. R[a] becomes its result.
    mutating func callUIKit(_ call: UIKitCall, at a: Int, count: Int) {
        useStandingView(a)
        switch call {
        case .setViewControllers, .setPages, .setColumn, .layout, .makeKeyAndVisible, .makeKey, .addSubview,
            .insertSubview, .insertBelow, .insertAbove, .bringToFront, .sendToBack, .removeFromSuperview,
            .becomeFirstResponder, .resignFirstResponder, .endEditing, .sendActions, .post, .addTextField:
            makeRequests(call, at: a, count: count)
        case .isDescendant:
            useStandingView(a + 1)
            let isInside = isView(object(in: a).view, inside: object(in: a + 1).view)
            finishUIKit(at: a, count: count, .bool(isInside))
        case .viewWithTag: finishUIKit(at: a, count: count, view(withTag: state.registers[a + 1], in: object(in: a)))
        case .addTarget: addTarget(at: a, count: count)
        case .removeTarget: removeTargets(at: a, count: count)
        case .addGestureRecognizer: addGesture(at: a, count: count)
        case .removeGestureRecognizer: removeTargets(at: a, count: count)
        case .addObserver: addObserver(at: a, count: count)
        case .addObserverBlock: addBlockObserver(at: a, count: count)
        case .removeObserver: removeObserver(at: a, count: count)
        case .setTitle: setTitle(at: a, count: count)
        case .title:
            let title = self.title(of: object(in: a), for: state.registers[a + 1])
            finishUIKit(at: a, count: count, retained(title))
        case .instantiate: instantiate(at: a, count: count)
        case .instantiateInitial: instantiateInitial(at: a, count: count)
        case .open: finishUIKit(at: a, count: count, .bool(true))
        case .differsInColour: compareColours(at: a, count: count)
        case .selectRow, .deselectRow: changeSelection(call, at: a, count: count)
        case .registerAction: registerForTraits(at: a, count: count, action: a + 2, of: a)
        case .registerTarget: registerForTraits(at: a, count: count, action: a + 3, of: a + 2)
        case .defaultsValue, .defaultsString, .defaultsArray, .defaultsDictionary, .defaultsBool, .defaultsInteger,
            .defaultsDouble, .defaultsSet, .defaultsRemove, .defaultsRegister:
            callDefaults(call, at: a, count: count)
        }
    }

    /// Whether a view is another one, or inside of it.
    private func isView(_ view: ViewID, inside other: ViewID) -> Bool {
        var walk = ObjectRef(view)
        while walk.kind == .view, walk.view.exists {
            if walk.view == other { return true }
            walk = state.world.superview(of: walk.view)
        }
        return false
    }

    /// Returns the first view with a tag in a view, which comes first itself; null without one. Without a tag of its
    /// own, a view has the tag 0.
    private mutating func view(withTag tag: Value, in object: ObjectRef) -> Value {
        var waiting = object.kind == .view ? [object.view] : []
        while let view = waiting.popLast() {
            let own = looseProperty("tag", of: ObjectRef(view))
            if (own.isNull ? Value.int(0) : own) == tag {
                state.world.markReferenced(view)
                return .object(ObjectRef(view))
            }
            waiting += state.world.subviews(of: view).reversed()
        }
        return .null
    }

    /// Ends a call: releases the receiver and the arguments, and stores the result.
    mutating func finishUIKit(at a: Int, count: Int, _ result: Value) {
        for place in (a + 1..<max(a + 1, a + count)).reversed() { setRegister(place, .null) }
        setRegister(a, result)
    }

    /// The object in a register.
    func object(in register: Int) -> ObjectRef { referent(of: state.registers[register]).asObject }

    /// The controller of a receiver: itself, or the one whose view it is. For an omitted receiver, the one in front.
    private mutating func controller(ofReceiver a: Int) -> ControllerID {
        let value = strengthenRegister(a)
        if value.isAbsent { return state.world.frontmost() }
        if value.asController.exists { return value.asController }
        let view = value.asObject.view
        return view.exists ? state.world.ownerOfView(view).controller : .none
    }

    /// Makes the requests of a call, which is performed again after them.
    private mutating func makeRequests(_ call: UIKitCall, at a: Int, count: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            if call == .addTextField { return configureTextField(at: a, count: count) }
            let isChanged = call != .becomeFirstResponder || state.world.becomesFirst(object(in: a).view)
            return finishUIKit(at: a, count: count, result(of: call, changed: isChanged))
        }
        let made = requests(for: call, at: a)
        if state.run.isFinished { return }
        guard !made.isEmpty else {
            reportNoEffect(of: call, at: a)
            return finishUIKit(at: a, count: count, result(of: call, changed: false))
        }
        for request in made.dropFirst().reversed() { state.world.request(request) }
        requestAndRetry(made[0])
    }

    /// Says at a step why a call changes nothing, as `World.reportNoEffect` does.
    private mutating func reportNoEffect(of call: UIKitCall, at a: Int) {
        guard state.world.depth == 0 else { return }
        let reason: String
        switch call {
        case .becomeFirstResponder where state.world.isFirst(object(in: a).view):
            reason = "'\(sourceText(of: state.registers[a]))' is already first responder"
        case .resignFirstResponder where object(in: a).view.exists:
            reason = "'\(sourceText(of: state.registers[a]))' is not first responder"
        case .endEditing: reason = "no view is first responder"
        case .sendActions: reason = "no target of '\(sourceText(of: state.registers[a]))' has these events"
        default: return
        }
        emit(.nothing, Array(reason.utf8)[...], depth: 0)
    }

    private func result(of call: UIKitCall, changed: Bool = true) -> Value {
        switch call {
        case .becomeFirstResponder, .resignFirstResponder: .bool(changed)
        case .endEditing: .bool(true)
        default: .null
        }
    }

    private mutating func requests(for call: UIKitCall, at a: Int) -> [Request] {
        switch call {
        case .setViewControllers: return setViewControllers(at: a)
        case .setPages: return setPages(at: a)
        case .setColumn:
            let id = controller(ofReceiver: a)
            guard let column = column(a + 2) else { return [] }
            let child = strengthenRegister(a + 1).asController
            return [.split(.setColumn(column, child, on: id))]
        case .layout:
            let id = controller(ofReceiver: a)
            let isInLayout = state.handlers.last?.body?.method.spec.category == .layout
            return id.exists && !isInLayout && state.world.isOnScreen(id) ? [.layout(id)] : []
        case .makeKeyAndVisible, .makeKey:
            let window = object(in: a)
            guard window.kind == .window, state.world.frontmost().exists || state.world.canActivate else { return [] }
            let id = WindowID(window.index)
            return [call == .makeKey ? .scene(.makeKey(id)) : .makeKeyAndVisible(id)]
        case .addSubview: return addSubview(at: a)
        case .insertSubview, .insertBelow, .insertAbove: return insertSubview(call, at: a)
        case .bringToFront, .sendToBack: return order(call, at: a)
        case .removeFromSuperview:
            let view = object(in: a).view
            guard view.exists else { return [] }
            let (owner, place) = state.world.ownerOfView(view)
            if owner.exists, place == 0 { return [.removeView(owner)] }
            retainInstance(of: view, false)
            return [.view(.remove(view))]
        case .becomeFirstResponder:
            let view = object(in: a).view
            guard view.exists, acceptsKeyboard(view) else { return [] }
            return state.world.isFirst(view) ? [] : [.responder(.focus(view))]
        case .resignFirstResponder:
            let view = object(in: a).view
            return view.exists && state.world.isFirst(view) ? [.responder(.unfocus)] : []
        case .endEditing: return state.world.isKeyboardShown ? [.responder(.unfocus)] : []
        case .sendActions: return requests(forSending: state.registers[a + 1], of: object(in: a).view)
        case .addTextField: return [.presented(.alert(.addTextField(controller(ofReceiver: a))))]
        case .post: return post(at: a)
        default: return []
        }
    }

    private mutating func setViewControllers(at a: Int) -> [Request] {
        let id = controller(ofReceiver: a)
        let isAnimated = state.registers[a + 2].asBool ?? false
        guard id.exists, let list = list(a + 1) else { return [] }
        if state.world.isKind(id, of: .tabBarController) { return [.setTabs(list, on: id, animated: isAnimated)] }
        if state.world.isKind(id, of: .splitViewController) { return [.split(.setColumns(list, on: id))] }
        return [.navigation(.setStack(list, on: id, animated: isAnimated))]
    }

    private mutating func setPages(at a: Int) -> [Request] {
        let id = controller(ofReceiver: a)
        let value = state.registers[a + 1]
        guard value.tag == .array, let page = state.heap[value.slot].first?.asController, page.exists else { return [] }
        let isAnimated = state.registers[a + 3].asBool ?? false
        return [.setPage(page, in: id, animated: isAnimated, completion: completion(a + 4))]
    }

    /// `x.addSubview(v)`: a view of code, or the root view of a controller.
    private mutating func addSubview(at a: Int) -> [Request] {
        let views = state.registers[a + 1]
        if views.tag == .array {
            var requests: [Request] = []
            for view in state.heap[views.slot].map({ retained($0) }) {
                setRegister(a + 1, view)
                requests += addSubview(at: a)
            }
            return requests
        }
        useStandingView(a + 1)
        let (outer, view) = (object(in: a).view, object(in: a + 1).view)
        guard outer.exists, view.exists else { return [] }
        let (owner, place) = state.world.ownerOfView(view)
        if owner.exists, place == 0 {
            let parent = state.world.ownerOfView(outer).controller
            return parent.exists ? [.addView(owner, to: parent)] : []
        }
        retainInstance(of: view, true)
        return [.view(.add(view, to: outer))]
    }

    /// `x.insertSubview(v, at: n)` and its relatives: the view is added, and then put in its place.
    private mutating func insertSubview(_ call: UIKitCall, at a: Int) -> [Request] {
        let made = addSubview(at: a)
        let (outer, view) = (object(in: a).view, object(in: a + 1).view)
        guard outer.exists, view.exists, case .view? = made.first else { return made }
        let others = state.world.subviews(of: outer).filter { $0 != view }
        let next: Int?
        if call == .insertSubview {
            next = state.registers[a + 2].asInt.map { Int(clamping: $0) }
        } else {
            useStandingView(a + 2)
            next = others.firstIndex(of: object(in: a + 2).view).map { $0 + (call == .insertAbove ? 1 : 0) }
        }
        guard let next, others.indices.contains(next) else { return made }
        return made + [.view(.order(view, before: others[next]))]
    }

    /// `x.bringSubviewToFront(v)`, `x.sendSubviewToBack(v)`.
    private mutating func order(_ call: UIKitCall, at a: Int) -> [Request] {
        useStandingView(a + 1)
        let (outer, view) = (object(in: a).view, object(in: a + 1).view)
        guard outer.exists, view.exists, state.world.superview(of: view) == ObjectRef(outer) else { return [] }
        let others = state.world.subviews(of: outer).filter { $0 != view }
        return [.view(.order(view, before: call == .sendToBack ? others.first ?? .none : .none))]
    }

    // MARK: Alerts

    /// `alert.addTextField { field in … }`: the block runs at once, with the field.
    private mutating func configureTextField(at a: Int, count: Int) {
        let alert = ObjectRef(controller(ofReceiver: a))
        let field = value(of: state.world.createdObject)
        appendTextField(field, to: alert)
        let block = moveOut(of: a + 1)
        finishUIKit(at: a, count: count, .null)
        guard block.tag == .closure || block.tag == .function else { return release(block) }
        setRegister(a, block)
        setRegister(a + 1, field)
        let function = Int(block.tag == .closure ? block.extra : UInt32(block.slot))
        callValue(at: a, count: Int(program.functions[function].parameterCount))
    }

    // MARK: Storyboards

    private mutating func instantiate(at a: Int, count: Int) {
        if moveCreatedInstance(into: a) {
            for place in a + 1..<a + count { setRegister(place, .null) }
            return
        }
        let identifier = state.registers[a + 1]
        guard identifier.tag == .string else {
            return fail(.wrongType, "expected a string as identifier, found \(identifier.noun)")
        }
        let name = state.world.internName(Array(bytes(identifier)))
        let creator = count > 2 ? state.registers[a + 2] : .null
        if creator.tag == .closure || creator.tag == .function, let scene = scene(named: name, of: storyboard(a)) {
            // The block calls an initializer of the script, which makes the instance of the scene.
            state.uikit.createdScene = scene
            let block = moveOut(of: a + 2)
            setRegister(a, block)
            setRegister(a + 1, .object(ObjectRef(.coder, 0)))
            return callLeniently(at: a, count: 1)
        }
        requestAndRetry(.instantiateNamed(storyboard(a), name))
    }

    /// The scene of a storyboard with an identifier or a name, or nil.
    private func scene(named name: NameID, of storyboard: StoryboardID) -> ClassID? {
        let scenes = blueprint.storyboards[storyboard.index].scenes
        return scenes.first { blueprint.classes[$0.index].identifier == name && name.exists }
            ?? scenes.first { blueprint.classes[$0.index].name == name }
    }

    private mutating func instantiateInitial(at a: Int, count: Int) {
        if moveCreatedInstance(into: a) {
            for place in a + 1..<max(a + 1, a + count) { setRegister(place, .null) }
            return
        }
        requestAndRetry(.instantiateInitial(storyboard(a)))
    }

    /// The storyboard in a register; the main one for an omitted receiver.
    private func storyboard(_ a: Int) -> StoryboardID {
        let object = object(in: a)
        return object.kind == .storyboard ? StoryboardID(object.index) : .main
    }

    // MARK: Traits

    /// `traits.hasDifferentColorAppearance(comparedTo: old)`: whether the interface style differs.
    private mutating func compareColours(at a: Int, count: Int) {
        let (new, old) = (object(in: a), object(in: a + 1))
        guard new.kind == .traits else { return finishUIKit(at: a, count: count, unknownHere) }
        finishUIKit(at: a, count: count, .bool(style(of: new) != style(of: old)))
    }

    private mutating func style(of traits: ObjectRef) -> Symbol? {
        guard traits.kind == .traits, case .value(let style) = state.world.read(.userInterfaceStyle, of: traits) else {
            return nil
        }
        return style.asSymbol
    }

    // MARK: User defaults

    private mutating func callDefaults(_ call: UIKitCall, at a: Int, count: Int) {
        if state.uikit.defaults.isNull {
            state.uikit.defaults = Value(.dictionary, bits: UInt64(state.heap.add([])))
        }
        let slot = state.uikit.defaults.slot
        let isSetting = call == .defaultsSet
        let key = state.registers[isSetting ? a + 2 : a + 1]
        switch call {
        case .defaultsSet:
            if key.tag == .string { put(retained(state.registers[a + 1]), for: retained(key), into: slot) }
            return finishUIKit(at: a, count: count, .null)
        case .defaultsRemove:
            if let place = findEntry(key, in: slot) {
                let entry = state.heap.removeEntry(at: place, of: slot)
                release(entry.key)
                release(entry.value)
            }
            return finishUIKit(at: a, count: count, .null)
        case .defaultsRegister:
            let all = key.tag == .dictionary ? state.heap[key.slot] : []
            for place in stride(from: 0, to: all.count, by: 2) where findEntry(all[place], in: slot) == nil {
                put(retained(all[place + 1]), for: retained(all[place]), into: slot)
            }
            return finishUIKit(at: a, count: count, .null)
        default: break
        }
        let found = findEntry(key, in: slot).map { retained(state.heap[slot][$0 + 1]) } ?? .null
        finishUIKit(at: a, count: count, defaultsValue(found, for: call))
    }

    private func defaultsValue(_ value: Value, for call: UIKitCall) -> Value {
        switch call {
        case .defaultsBool: value.tag == .bool ? value : .bool((value.asDouble ?? 0) != 0)
        case .defaultsInteger: value.tag == .int ? value : .int(0)
        case .defaultsDouble: .double(value.asDouble ?? 0)
        default: value
        }
    }
}
