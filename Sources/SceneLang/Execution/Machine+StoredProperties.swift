import SceneRuntime

/// Properties of UIKit whose values the machine stores, and not the world: texts, and what belongs to an alert. See
/// `PropertySpec.isStoredByMachine`.
extension Machine {
    /// Whether `object` has the property, which the machine stores.
    func storesProperty(_ property: Property, of object: ObjectRef) -> Bool {
        guard object.kind == .controller else { return property.spec.belongs(to: object.kind) }
        return property.spec.belongs(to: state.world.kind(of: object.controller))
    }

    /// Sets a property that the machine stores. Reports an error if it does not accept the value.
    mutating func setStoredProperty(_ value: Value, as property: Property, of object: ObjectRef) {
        guard property.spec.isSettableInDeclaration, object.kind != .editButton || isInSwift,
            accepts(value, as: property, of: object)
        else {
            let name = state.world.internName(property.spec.name.utf8Bytes)
            if setLooseObject(MemberName(name, isSwift: program.usesSwift), of: .object(object), to: value) { return }
            return fail(.notSettable, "`\(property.spec.name.text)` does not accept \(sourceText(of: value))")
        }
        if failRelease(property.spec.releases, property.spec.name.text) { return }
        store(retained(value), as: property, of: object)
        if object.kind == .editButton {
            let id = ControllerID(object.index)
            state.uikit.editTitles[id] = state.world.isEditing(id)
        }
        if property == .title, object.kind == .controller {
            // The items of bars follow the title of their controller.
            for kind in StoredPropertyKey.items {
                store(retained(value), as: .title, of: ObjectRef(kind, object.index))
            }
        }
        if property == .searchController {
            state.world.setSearchHost(ControllerID(object.index), of: value.asController)
        }
        reportAlertContent(of: object, property, value)
    }

    /// Stores the value of a property. Takes over the reference, and releases the old value.
    private mutating func store(_ value: Value, as property: Property, of object: ObjectRef) {
        let key = StoredPropertyKey(object: object, property: property)
        let old = state.storedProperties[key]
        state.storedProperties[key] = value
        // Otherwise the end of an instance without variables is not reported, and its values are never released.
        state.world.reportsAllDeinits = true
        if let old { release(old) }
    }

    /// Returns the title of a controller's edit button: the one that code has set since editing began or ended,
    /// otherwise that of UIKit.
    mutating func titleOfEditButton(_ id: ControllerID) -> Value {
        let isEditing = state.world.isEditing(id)
        let key = StoredPropertyKey(object: ObjectRef(.editButton, id.raw), property: .title)
        if let own = state.storedProperties[key] {
            if state.uikit.editTitles[id] == isEditing { return retained(own) }
            state.storedProperties[key] = nil
            release(own)
        }
        return string(Array((isEditing ? "Done" : "Edit").utf8))
    }

    private func accepts(_ value: Value, as property: Property, of object: ObjectRef) -> Bool {
        if value.isNull || value.tag == .unknown { return property != .actions }
        switch property.spec.type {
        case .views:
            return value.tag == .array && state.heap[value.slot].allSatisfy { $0.asObject.kind == .view }
        case .alertActions: return value.tag == .array && state.heap[value.slot].allSatisfy { $0.tag == .action }
        case .alertAction:
            // UIKit requires that the action was added before.
            return value.tag == .action && actions(of: object).contains(value)
        case .controller(let kind):
            let id = value.asController
            return id.exists && kind.map { state.world.isKind(id, of: $0) } ?? true
        default: return value.tag == .string
        }
    }

    /// Reports to the world what an alert displays.
    private mutating func reportAlertContent(of object: ObjectRef, _ property: Property, _ value: Value) {
        let id = object.controller
        guard id.exists, state.world.isKind(id, of: .alertController) else { return }
        if property == .title { state.world.setContent(.title, of: id, !value.isNull) }
        if property == .message { state.world.setContent(.message, of: id, !value.isNull) }
        if property == .actions { requestAndRetry(requestToAdd(state.heap[value.slot], to: id)) }
    }

    /// The actions of an alert.
    private func actions(of object: ObjectRef) -> [Value] {
        guard let list = state.storedProperties[StoredPropertyKey(object: object, property: .actions)] else {
            return []
        }
        return list.tag == .array ? state.heap[list.slot] : []
    }

    /// The request for `actions` that are added to an alert.
    private func requestToAdd(_ actions: [Value], to id: ControllerID) -> Request {
        let isUntitled = actions.contains { state.heap[$0.slot][ActionSlot.title].isNull }
        let cancels = actions.count { isCancel($0) }
        return .presented(.alert(.addActions(id, isUntitled: isUntitled, cancels: UInt32(truncatingIfNeeded: cancels))))
    }

    private func isCancel(_ action: Value) -> Bool { state.heap[action.slot][ActionSlot.style].asSymbol == .cancel }

    // MARK: Actions of alerts

    /// The elements of the list that an action of an alert consists of.
    private enum ActionSlot {
        static let title = 0
        static let style = 1
        /// The block that runs when the user has tapped the action; nil for none.
        static let handler = 2
        static let isEnabled = 3
    }

    /// `AlertAction(title: "OK", style: .default) { … }`: the arguments are in the registers from `a` on.
    mutating func makeAction(at a: Int, count: Int) {
        let (title, style) = (state.registers[a], state.registers[a + 1])
        guard title.tag == .string || title.isNull || title.tag == .unknown else {
            return fail(.wrongType, "expected a string as the title of an action, found \(title.noun)")
        }
        guard style.asSymbol.flatMap({ AlertActionStyle($0) }) != nil else {
            return fail(
                .wrongType, "\(sourceText(of: style)) is not the style of an action",
                help: "the styles are .default, .cancel and .destructive")
        }
        let handler = count > 2 ? state.registers[a + 2] : .null
        guard handler.isNull || handler.tag == .closure || handler.tag == .function else {
            return fail(.wrongType, "expected a block as the handler of an action, found \(handler.noun)")
        }
        let parts = (0..<3).map { $0 < count ? moveOut(of: a + $0) : .null } + [.bool(true)]
        setRegister(a, Value(.action, bits: UInt64(state.heap.add(parts))))
    }

    /// `action.isEnabled = false`.
    mutating func setActionMember(_ member: MemberName, of action: Value, to value: Value) {
        guard member.builtIn == .isEnabled else { return failMember(member, of: action) }
        guard value.tag == .bool else {
            return fail(.notSettable, "`isEnabled` does not accept \(sourceText(of: value))")
        }
        _ = state.heap.exchange(ActionSlot.isEnabled, of: action.slot, with: value)
    }

    /// `action.title`, `action.style`, `action.isEnabled`.
    mutating func actionMember(_ member: MemberName, of action: Value) -> Value {
        if member.property == .title { return retained(state.heap[action.slot][ActionSlot.title]) }
        if member.property == .splitStyle { return state.heap[action.slot][ActionSlot.style] }
        if member.builtIn == .isEnabled { return state.heap[action.slot][ActionSlot.isEnabled] }
        failMember(member, of: action)
        return .null
    }

    /// `alert.addAction(action)`, `alert.addTextField()`: the receiver is in register `a`, the argument after it.
    mutating func addToAlert(
        _ builtIn: BuiltInMember, _ member: MemberName, of object: ObjectRef, at a: Int, count: Int
    ) {
        guard state.world.isKind(object.controller, of: .alertController) else {
            return failMember(member, of: state.registers[a])
        }
        guard checkMethodCall(member, count, isMutating: false) else { return }
        if builtIn == .addAction { return addAction(to: object, at: a) }
        guard !top.phase.isReady else { return requestAndRetry(.presented(.alert(.addTextField(object.controller)))) }
        top.phase = .ready
        append(value(of: state.world.createdObject), to: .textFields, of: object)
        finishCall(at: a, count: count, .null)
    }

    private mutating func addAction(to object: ObjectRef, at a: Int) {
        let action = state.registers[a + 1]
        // `.cancel()` of an extension in another file of the app: the button is not known.
        if isInSwift, action.tag == .unknown || action.tag == .symbol {
            decideAction(action)
            return finishCall(at: a, count: 1, .null)
        }
        guard action.tag == .action else {
            return fail(
                .wrongType, "expected an action, found \(action.noun)",
                help: "write: AlertAction(title: \"OK\", style: .default) { … }")
        }
        guard !top.phase.isReady else { return requestAndRetry(requestToAdd([action], to: object.controller)) }
        top.phase = .ready
        append(retained(action), to: .actions, of: object)
        finishCall(at: a, count: 1, .null)
    }

    /// Adds a text field to an alert.
    mutating func appendTextField(_ field: Value, to alert: ObjectRef) { append(field, to: .textFields, of: alert) }

    /// Whether a view is a text field of an alert.
    func isTextField(_ view: ObjectRef) -> Bool {
        state.storedProperties.contains { key, list in
            key.property == .textFields && list.tag == .array
                && state.heap[list.slot].contains { $0.asObject == view }
        }
    }

    /// Appends an element to a property that is a list. Takes over its reference.
    private mutating func append(_ element: Value, to property: Property, of object: ObjectRef) {
        let list = state.storedProperties[StoredPropertyKey(object: object, property: property)]
        let old = list.flatMap { $0.tag == .array ? state.heap[$0.slot] : nil } ?? []
        for value in old where value.isCounted { retain(value) }
        store(array(old + [element]), as: property, of: object)
    }

    // MARK: Taps

    /// The alert whose action the user taps with `tap "OK"`, or nil: the one that the clause `in` names, otherwise the
    /// one in front.
    mutating func tappedAlert(_ register: Int) -> ControllerID? {
        let id = state.registers[register].isAbsent ? state.world.frontmost() : state.registers[register].asController
        return id.exists && state.world.isKind(id, of: .alertController) ? id : nil
    }

    /// `tap "OK" in alert`.
    mutating func tapAction(titled title: Value, of alert: ControllerID) {
        let all = actions(of: ObjectRef(alert))
        guard let action = all.first(where: { isEqual(state.heap[$0.slot][ActionSlot.title], title) }) else {
            let titles = all.map { sourceText(of: state.heap[$0.slot][ActionSlot.title]) }.joined(separator: ", ")
            return fail(
                .refused, "\(sourceText(of: .controller(alert))) has no action \(sourceText(of: title))",
                help: titles.isEmpty ? "it has no actions" : "its actions are \(titles)")
        }
        let name = "the action \(sourceText(of: title)) of `\(sourceText(of: .controller(alert)))`"
        switch state.world.obstacle(toTappingActionOf: alert, isCancel: isCancel(action)) {
        case .notOnScreen?:
            fail(.refused, "\(name) is not on screen: the user cannot tap it", help: "present the alert first")
        case .covered(let cover)?:
            fail(
                .refused, "\(name) is covered by `\(sourceText(of: .controller(cover)))`: the user cannot tap it",
                help: "`dismiss` the covering controller first")
        case .hidden?:
            fail(
                .refused, "\(name) is not shown: a popover has no button for the cancel action",
                help: "the user can tap another action")
        case nil:
            if let obstacle = state.world.obstacle(toTouching: alert) {
                return fail(problem(obstacle, with: name, isName: false))
            }
            if state.heap[action.slot][ActionSlot.isEnabled].asBool == false {
                return fail(
                    .refused, "\(name) is not enabled: the user cannot tap it",
                    help: "set isEnabled of the action to true")
            }
            let handler = state.heap[action.slot][ActionSlot.handler]
            let block = state.blocks.add(retained(handler), with: retained(action))
            state.world.request(.presented(.alert(.tapAction(alert, block))))
        }
    }
}
