import SceneRuntime

/// Targets of controls, bar button items and tap gesture recognisers, and observers of notifications.
extension Machine {
    // MARK: Views in code

    /// The view R[a] is of a class of UIKit. R[a + 1] is its primary action, or absent.
    mutating func describeView(_ a: Int, as place: Int) {
        let view = state.registers[a].asObject.view
        guard view.exists else { return }
        state.uikit.viewClasses[view] = place
        state.world.markReferenced(view)
        let action = moveOut(of: a + 1)
        if action.tag == .item { state.uikit.targets[view, default: []].append(UIKitState.Target(block: action)) }
    }

    /// The name of a view that code has made: that of the property that contains it, otherwise that of its class.
    func nameOfCodeView(_ view: ViewID, in owner: ControllerID) -> [UInt8]? {
        let instance = instance(standingBehind: .object(ObjectRef(view)))
        let place = state.uikit.viewClasses[view]
        guard place != nil || !instance.isNull else { return nil }
        let object = ObjectRef(owner)
        if owner.exists, let members = objectCode(of: object, { $0.members }) {
            for (name, member) in members {
                guard let index = member.fieldIndex, let cell = state.fields.cell(index, of: object) else { continue }
                let value = referent(of: state.fields[cell])
                guard value.asObject.view == view || value == instance && !value.isNull else { continue }
                return Array(state.world.blueprint.names[name])
            }
        }
        return place.map { UIKitName.table[$0].name.utf8Bytes } ?? Array(typeName(of: instance).utf8)
    }

    /// R[a] = the view of code, or the bar button item, in the property `name` of a controller: of `owner`, otherwise
    /// of the controller in front or one that contains it. False if there is none.
    mutating func useCodeView(named name: NameID, of owner: Value, into a: Int) -> Bool {
        var id = owner.isAbsent ? state.world.frontmost() : referent(of: owner).asController
        while id.exists, !owner.isAbsent || value(ofProperty: name, of: id).isNull {
            if !owner.isAbsent { break }
            id = state.world.parent(of: id)
        }
        var found = value(ofProperty: name, of: id)
        if found.tag == .reference { found = viewStanding(for: found) }
        guard found.asObject.kind == .view || found.tag == .item else { return false }
        setRegister(a, retained(found))
        return true
    }

    /// The value of a property of the script, not retained; null if there is none.
    private func value(ofProperty name: NameID, of id: ControllerID) -> Value {
        guard id.exists, name.exists, let member = objectCode(of: ObjectRef(id), { $0.members[name] })
        else { return .null }
        var index: UInt16?
        if case .field(let field, _, _) = member { index = field }
        if case .accessor(let code) = member { index = code.field }
        guard let index, let cell = state.fields.cell(Int(index), of: ObjectRef(id)) else { return .null }
        return referent(of: state.fields[cell])
    }

    // MARK: Adding

    /// `x.addTarget(self, action: #selector(f), for: .touchUpInside)`, `x.addAction(action, for: …)`.
    mutating func addTarget(at a: Int, count: Int) {
        let receiver = strengthenRegister(a)
        var target = UIKitState.Target()
        let events = state.registers[a + max(1, count - 1)]
        if receiver.asObject.kind == .view, count > 2, events.tag != .string, !events.isNull, !events.isAbsent {
            target.events = state.world.internName(Array(text(of: events).utf8))
        } else if !isSentByTap(events) {
            return finishUIKit(at: a, count: count, .null)
        }
        let first = state.registers[a + 1]
        if first.tag == .item {
            target.block = retained(first)
        } else {
            target.receiver = weakened(referent(of: first))
            target.action = selector(state.registers[a + 2])
        }
        if receiver.asObject.kind == .view {
            state.uikit.targets[receiver.asObject.view, default: []].append(target)
            if target.block.isCounted { state.world.reportsAllDeinits = true }
        } else if receiver.tag == .item {
            setItemMember(state.world.internName(Array("target".utf8)), of: receiver, to: target.receiver)
            setItemMember(
                state.world.internName(Array("action".utf8)), of: receiver, to: retained(state.registers[a + 2]))
        }
        finishUIKit(at: a, count: count, .null)
    }

    /// Whether one of the events `value`, the last argument of `addTarget` or `addAction`, can come from a tap. Others,
    /// which need typing or a longer touch, never occur.
    private func isSentByTap(_ value: Value) -> Bool {
        guard value.tag != .string, !value.isNull, !value.isAbsent else { return true }
        return isSentByTap(text(of: value))
    }

    private func isSentByTap(_ events: String) -> Bool {
        let all = events.split { !$0.isLetter }
        return all.isEmpty || !all.allSatisfy { Machine.eventsWithoutTap.contains(String($0)) }
    }

    private static let eventsWithoutTap: Set<String> = [
        "editingChanged", "editingDidEnd", "editingDidEndOnExit", "touchDownRepeat", "touchDragInside",
        "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpOutside", "touchCancel",
    ]

    /// The name of the function of a selector: `save(_:)` and `save` are the action `save`.
    mutating func selector(_ value: Value) -> NameID {
        guard value.tag == .string else { return .none }
        return state.world.internName(Array(bytes(value).prefix { $0 != 0x28 && $0 != 0x3A }))
    }

    /// `x.removeTarget(…)`, `x.removeGestureRecognizer(g)`.
    mutating func removeTargets(at a: Int, count: Int) {
        let view = object(in: a).view
        let removed = state.registers[a + 1]
        let action = count > 2 ? selector(state.registers[a + 2]) : .none
        let receiver = weakened(referent(of: removed))
        let old = state.uikit.targets[view] ?? []
        state.uikit.targets[view] = old.filter { target in
            if removed.tag == .item { return target.block != removed }
            return !(removed.isNull || target.receiver == receiver) || action.exists && target.action != action
        }
        finishUIKit(at: a, count: count, .null)
    }

    /// `view.addGestureRecognizer(tap)`: a tap gesture recogniser is a target of the view.
    mutating func addGesture(at a: Int, count: Int) {
        let (view, gesture) = (object(in: a).view, state.registers[a + 1])
        if view.exists, gesture.tag == .item, className(of: gesture) == "UITapGestureRecognizer" {
            state.uikit.targets[view, default: []].append(UIKitState.Target(block: retained(gesture)))
            let name = state.world.internName(Array("view".utf8))
            setItemMember(name, of: gesture, to: weakened(.object(ObjectRef(view))))
        }
        if view.exists, gesture.tag == .item {
            setItemMember(
                state.world.internName(Array("view".utf8)), of: gesture, to: .object(ObjectRef(view)))
        }
        finishUIKit(at: a, count: count, .null)
    }

    // MARK: Sending

    /// The requests that a tap on a view causes: an action for each of its targets.
    mutating func requests(forTapping view: ViewID) -> [Request] {
        guard view.exists, receivesTaps(ObjectRef(view)) else { return [] }
        let targets = (state.uikit.targets[view] ?? []).filter { isSentByTap(names(ofEvents: $0)) }
        return targets.compactMap { request(for: $0, sender: .object(ObjectRef(view))) }
    }

    /// The requests that `view.sendActions(for: events)` causes, whether or not a touch reaches the view. A target
    /// without events has those of a tap.
    mutating func requests(forSending events: Value, of view: ViewID) -> [Request] {
        guard view.exists else { return [] }
        let sent = text(of: events).split { !$0.isLetter }.map { String($0) }
        let targets = (state.uikit.targets[view] ?? []).filter { target in
            let own = names(ofEvents: target).split { !$0.isLetter }.map { String($0) }
            return own.isEmpty ? sent.contains { isSentByTap($0) } : sent.contains { Machine.has(own, $0) }
        }
        return targets.compactMap { request(for: $0, sender: .object(ObjectRef(view))) }
    }

    private func names(ofEvents target: UIKitState.Target) -> String {
        target.events.exists ? text(target.events) : ""
    }

    /// Whether events contain one: by its name, or as a group of events.
    private static func has(_ events: [String], _ event: String) -> Bool {
        if events.contains(event) || events.contains("allEvents") { return true }
        return events.contains("allEditingEvents") && event.hasPrefix("editing")
            || events.contains("allTouchEvents") && event.hasPrefix("touch")
            || events.contains("primaryActionTriggered") && event == "touchUpInside"
    }

    /// The requests of the gesture recognisers of the nearest superview with one: a recogniser gets the touches in all
    /// subviews of its view.
    mutating func requests(ofGesturesAround view: ViewID) -> [Request] {
        var outer = view
        while case let next = state.world.superview(of: outer), next.kind == .view {
            outer = next.view
            let targets = (state.uikit.targets[outer] ?? []).filter { target in
                target.block.tag == .item && className(of: target.block).hasSuffix("GestureRecognizer")
            }
            if !targets.isEmpty, receivesTaps(next) {
                return targets.compactMap { request(for: $0, sender: .object(next)) }
            }
        }
        return []
    }

    /// Whether the user can tap a control: it is enabled, not hidden, and takes touches.
    func receivesTaps(_ object: ObjectRef) -> Bool {
        let isEnabled = looseProperty("isEnabled", of: object).asBool ?? true
        let takesTouches = looseProperty("isUserInteractionEnabled", of: object).asBool ?? true
        return isEnabled && !isHiddenFromTouches(object) && takesTouches
    }

    /// Whether a view or one around it is hidden, or as transparent as views that UIKit leaves out (`hitTest`), or one
    /// around it takes no touches. An object that is no view has no view around it.
    func isHiddenFromTouches(_ object: ObjectRef) -> Bool {
        var outer = object
        while outer.kind == .view {
            if looseProperty("isHidden", of: outer).asBool ?? false { return true }
            if let alpha = looseProperty("alpha", of: outer).asDouble, alpha < 0.01 { return true }
            let takesTouches = looseProperty("isUserInteractionEnabled", of: outer).asBool ?? true
            if outer != object, !takesTouches { return true }
            outer = state.world.superview(of: outer.view)
        }
        return looseProperty("isHidden", of: object).asBool ?? false
    }

    /// The request that a target receives, or nil.
    mutating func request(for target: UIKitState.Target, sender: Value) -> Request? {
        if target.block.tag == .item { return request(forItem: target.block, sender: sender) }
        let receiver = referent(of: target.receiver)
        let number = senderNumber(sender)
        guard target.action.exists else { return nil }
        if receiver.isNull { return .responder(.send(target.action, from: state.world.actionStart(), sender: number)) }
        return request(to: receiver, target.action, sender: sender, number)
    }

    /// The request of an item that is tapped: its handler, otherwise its action.
    mutating func request(forItem item: Value, sender: Value) -> Request? {
        let primary = property("primaryAction", of: item)
        if primary.tag == .item { return request(forItem: primary, sender: sender) }
        let handler = property("handler", of: item)
        if handler.tag == .closure || handler.tag == .function {
            return .run(state.blocks.add(retained(handler), with: retained(item)))
        }
        let action = selector(property("action", of: item))
        guard action.exists else { return nil }
        let isGesture = className(of: item).hasSuffix("GestureRecognizer")
        let own = isGesture ? sender : item
        let receiver = referent(of: property("target", of: item))
        // The trace names the view; the function gets the gesture recogniser.
        let number = isGesture ? self.sender(item, writtenAs: own) : senderNumber(own)
        if receiver.isNull { return .responder(.send(action, from: state.world.actionStart(), sender: number)) }
        return request(to: receiver, action, sender: own, number)
    }

    private mutating func request(
        to receiver: Value, _ action: NameID, sender: Value, _ number: UInt32
    ) -> Request? {
        if receiver.asObject.kind == .view, self.text(action) == "endEditing" {
            return state.world.isKeyboardShown ? .responder(.unfocus) : nil
        }
        if receiver.asObject.exists { return .responder(.sendTo(receiver.asObject, action, sender: number)) }
        // An instance of a plain class is no receiver of the trace.
        guard let method = method(action, of: receiver) else { return nil }
        return .run(state.blocks.add(method, with: retained(identity(of: sender))))
    }

    private mutating func senderNumber(_ value: Value) -> UInt32 {
        let view = value.asObject.view
        let instance = instance(standingBehind: value)
        if !instance.isNull { return sender(instance, writtenAs: value) }
        // The world has no name for a view of code.
        let isOfWorld = view.exists && state.uikit.viewClasses[view] == nil
        return isOfWorld ? state.world.viewSender(view) : sender(value)
    }

    // MARK: Titles

    /// The button, bar button item or menu item with this title in the controller in front; nil if there is none.
    mutating func control(titled title: Value, in id: ControllerID) -> Value? {
        guard id.exists else { return nil }
        for item in barItems(of: id) where isTitle(of: item, title) { return item }
        for view in state.uikit.targets.keys.sorted(by: { $0.raw < $1.raw })
        where state.world.ownerOfView(view).controller == id || controllerWithItem(showing: view) == id {
            let own = currentTitle(of: ObjectRef(view))
            if own.tag == .string, isEqual(own, title) { return .object(ObjectRef(view)) }
            for target in state.uikit.targets[view] ?? [] where target.block.tag == .item {
                if isTitle(of: target.block, title) { return .object(ObjectRef(view)) }
            }
        }
        return nil
    }

    /// Whether the item of a tab has a title: its own, that of its controller or, in a stack, that of the root.
    func isTabTitle(_ title: Value, of id: ControllerID) -> Bool {
        for object in [ObjectRef(.tabBarItem, id.raw), ObjectRef(id)] {
            let own = state.storedProperties[StoredPropertyKey(object: object, property: .title)]
            if let own, own.tag == .string { return text(of: own) == text(of: title) }
        }
        let spec = blueprint.classes[state.world.classOf(id).index]
        if let declared = Property.title.spec.declaredText, spec[declared].exists {
            return String(decoding: blueprint.names[spec[declared]], as: UTF8.self) == text(of: title)
        }
        guard state.world.isKind(id, of: .navigationController), let root = state.world.childControllers(of: id).first
        else { return false }
        return isTabTitle(title, of: root)
    }

    /// The bar button items of a controller, and the items of their menus and of those of its views.
    func barItems(of id: ControllerID) -> [Value] {
        var waiting = menusOfViews(of: id)
        for name: StaticString in ["leftBarButtonItem", "rightBarButtonItem"] {
            waiting.append(looseProperty(name, of: ObjectRef(.navigationItem, id.raw)))
        }
        for name: StaticString in ["leftBarButtonItems", "rightBarButtonItems"] {
            waiting.append(looseProperty(name, of: ObjectRef(.navigationItem, id.raw)))
        }
        waiting.append(looseProperty("toolbarItems", of: ObjectRef(id)))
        var items: [Value] = []
        while let next = waiting.popLast() {
            if next.tag == .array { waiting += state.heap[next.slot] }
            guard next.tag == .item else { continue }
            items.append(next)
            waiting.append(property("menu", of: next))
            waiting.append(property("children", of: next))
        }
        return items
    }

    /// The menus of the views of a controller, such as that of a button.
    private func menusOfViews(of id: ControllerID) -> [Value] {
        let name: StaticString = "menu"
        let menu = state.world.findName(name.utf8Bytes)
        guard menu.exists, !state.uikit.properties.isEmpty else { return [] }
        let views = state.uikit.properties.keys.filter { key in
            key.name == menu && key.object.kind == .view && receivesTaps(key.object)
                && state.world.ownerOfView(key.object.view).controller == id
        }
        return views.sorted { $0.object.view.raw < $1.object.view.raw }.compactMap { state.uikit.properties[$0] }
    }

    /// Whether the user sees the edit button of a controller: next to the title, or in a list of items.
    func showsEditButton(_ id: ControllerID) -> Bool {
        if state.world.showsEditButton(id) { return true }
        guard state.world.showsNavigationItems(id) else { return false }
        let lists: [StaticString] = ["leftBarButtonItems", "rightBarButtonItems"]
        return lists.contains { name in
            let list = looseProperty(name, of: ObjectRef(.navigationItem, id.raw))
            guard list.tag == .array else { return false }
            return state.heap[list.slot].contains { $0.asObject == ObjectRef(.editButton, id.raw) }
        }
    }

    private mutating func isTitle(of item: Value, _ title: Value) -> Bool {
        let own = property("title", of: item)
        if own.tag == .string { return isEqual(own, title) }
        let primary = property("primaryAction", of: item)
        if primary.tag == .item, property("title", of: primary).tag == .string { return isTitle(of: primary, title) }
        guard
            let symbol = property("barButtonSystemItem", of: item).asSymbolText(in: self)
                ?? property("systemItem", of: item).asSymbolText(in: self)
        else { return false }
        // The user sees `.add` as "Add".
        return symbol.capitalizedFirst == text(of: title)
    }

    // MARK: Notifications

    /// `center.addObserver(self, selector: #selector(f), name: n, object: nil)`.
    mutating func addObserver(at a: Int, count: Int) {
        let receiver = referent(of: state.registers[a + 1])
        let action = selector(state.registers[a + 2])
        let name = notificationName(state.registers[a + 3])
        if receiver.tag == .reference {
            // An instance of a plain class is no receiver of the world.
            let target = UIKitState.Target(receiver: weakened(receiver), action: action)
            let block = state.blocks.add(methodCall(action, of: receiver))
            let number = state.world.addObserver(name, .none, .none, block: block)
            state.uikit.observers.append(UIKitState.Observer(name: name, target: target, number: number))
        } else {
            state.world.addObserver(name, receiver.asObject, action, block: .none)
        }
        finishUIKit(at: a, count: count, .null)
    }

    /// Returns what a block of the world has that calls a method of an object: a weak reference and the name of the
    /// method.
    mutating func methodCall(_ action: NameID, of receiver: Value) -> Value {
        Value(.tuple, bits: UInt64(state.heap.add([weakened(receiver), .int(Int64(action.raw))])))
    }

    /// Returns the method that a block of the world calls. Null if its object is gone.
    mutating func methodOfObserver(_ block: Value) -> Value {
        let parts = state.heap[block.slot]
        let receiver = referent(of: parts[0])
        let action = NameID(UInt32(truncatingIfNeeded: parts[1].number))
        return method(action, of: receiver) ?? .null
    }

    /// `center.addObserver(forName: n, object: nil, queue: nil) { note in … }`: the result is a token.
    mutating func addBlockObserver(at a: Int, count: Int) {
        let name = notificationName(state.registers[a + 1])
        let number = state.world.addObserver(name, .none, .none, block: block(a + 4))
        finishUIKit(at: a, count: count, makeItem("Notification", [("token", .int(Int64(number)))]))
    }

    /// `center.removeObserver(x)`, `center.removeObserver(x, name: n, object: nil)`.
    mutating func removeObserver(at a: Int, count: Int) {
        let value = referent(of: state.registers[a + 1])
        let name = count > 2 ? notificationName(state.registers[a + 2]) : .none
        let token = property("token", of: value).asInt.flatMap { UInt32(exactly: $0) } ?? 0
        if value.tag == .reference {
            let receiver = weakened(value)
            state.uikit.observers.removeAll { observer in
                guard observer.target.receiver == receiver, !name.exists || observer.name == name else { return false }
                state.world.removeObservers(.none, token: observer.number, name: .none)
                return true
            }
        } else {
            state.world.removeObservers(value.asObject, token: token, name: name)
        }
        finishUIKit(at: a, count: count, .null)
    }

    /// The name of a notification: a string, or a symbol of the script. None for nil.
    mutating func notificationName(_ value: Value) -> NameID {
        if value.tag == .string { return state.world.internName(Array(bytes(value))) }
        // A name that is not known is that of no other notification.
        if value.tag == .unknown { return state.world.internName(sourceOfUnknown(value)) }
        guard let text = value.asSymbolText(in: self) else { return .none }
        return state.world.internName(Array(text.utf8))
    }

    /// `center.post(name: n, object: x, userInfo: d)`.
    mutating func post(at a: Int) -> [Request] {
        let first = state.registers[a + 1]
        var note = first
        if first.tag != .item {
            note = makeItem(
                "Notification",
                [
                    ("name", retained(first)), ("object", presentOrNull(a + 2)), ("userInfo", presentOrNull(a + 3)),
                ])
        } else {
            retain(first)
        }
        let name = notificationName(property("name", of: note))
        let number = sender(note)
        release(note)
        return name.exists ? [.post(name, info: number)] : []
    }

    private mutating func presentOrNull(_ register: Int) -> Value {
        let value = state.registers[register]
        return value.isAbsent ? .null : retained(value)
    }
}

extension ObjectMember {
    /// The field with the value of a variable, also of a lazy or observed one; nil for other members.
    var fieldIndex: Int? {
        switch self {
        case .field(let index, _, _): Int(index)
        case .accessor(let code): code.field.map { Int($0) }
        case .function, .outlet: nil
        }
    }
}

extension Value {
    /// The text of a symbol without its dot, or nil.
    func asSymbolText(in machine: Machine) -> String? {
        guard tag == .symbol else { return nil }
        return String(machine.sourceText(of: self).dropFirst())
    }
}

extension String {
    /// The text with a capital first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
