/// Segues: the calls before a segue, the creation of its destination, and its effect.
extension World {
    /// SEGUE-SHOW-2, SEGUE-UNKNOWN-1, SEGUE-UNKNOWN-2: `performSegue(withIdentifier:sender:)`, without a call of
    /// shouldPerformSegue.
    mutating func performSegue(_ identifier: NameID, from source: ControllerID, sender: UInt32) {
        guard isAlive(source) else { return }
        let segue = findSegue(identifier, from: source)
        guard segue.exists else {
            cite(self[source].flags.contains(.fromStoryboard) ? .segueUnknown1 : .segueUnknown2)
            return raise(.noSegue, source, name: identifier)
        }
        if lacksUnwindSegues(for: segue) { return refuse(.tooOldForUnwinding, source, .none) }
        cite(rule(of: segue, byUser: false))
        enqueue(.makeDestination(segue, source, sender: sender))
    }

    /// SEGUE-SHOW-1, SEGUE-VETO-1: the user triggers a segue. Since iOS 6, the source is asked first.
    mutating func tapSegue(_ identifier: NameID, in source: ControllerID, sender: UInt32) {
        guard !ignoresTouches, isAlive(source) else { return }
        let segue = findSegue(identifier, from: source)
        guard segue.exists else {
            cite(.segueUnknown1)
            return raise(.noSegue, source, name: identifier)
        }
        askShouldPerform(segue, source, sender: sender)
    }

    mutating func askShouldPerform(_ segue: SegueID, _ source: ControllerID, sender: UInt32) {
        if lacksUnwindSegues(for: segue) { return refuse(.tooOldForUnwinding, source, .none) }
        cite(rule(of: segue, byUser: true))
        returnValue = .bool(true)
        let identifier = blueprint.segues[segue.index].identifier
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(source), method: .shouldPerformSegue,
                first: identifier.exists ? .string(identifier) : .null, second: senderArgument(sender)))
        enqueue(.shouldPerformAnswered(segue, source, sender: sender))
    }

    /// Whether the release has no unwind segues, and `segue` is one.
    private func lacksUnwindSegues(for segue: SegueID) -> Bool {
        blueprint.segues[segue.index].kind == .unwind && !applies(.segueUnwind1)
    }

    /// The user taps a view: performs its segue, then sends its action. A view can have both: in UIKit a segue is
    /// one more target of the control. It was added when the storyboard was loaded, so it is called first.
    ///
    /// IB-BARBUTTON-1: a bar button item is no control. It has one target and one action, and those are the segue.
    mutating func tapView(_ view: ViewID, in source: ControllerID) {
        guard isAlive(source), view.index < views.count else { return }
        if mayKeepTouch(view, in: source) { return refuse(.touchInCell, source, .none) }
        selectRow(of: view, in: source)
        // TABLE-CONTROL-1: what is no control lets the touch through to its cell.
        let cell = cellOfTouch(on: view)
        let trigger = cell.exists && segue(triggeredBy: view, in: source) == nil ? cell : view
        let count = declaration(of: view)?.actions.count ?? 0
        if let segue = segue(triggeredBy: trigger, in: source) {
            if isBarButton(view) {
                if count > 0, applies(.ibBarButton1) { cite(.ibBarButton1) }
                return askShouldPerform(segue, source, sender: viewSender(view))
            }
            askShouldPerform(segue, source, sender: viewSender(trigger))
        }
        for index in 0..<count { enqueue(.sendAction(UInt32(index), from: view, in: source)) }
    }

    /// Whether a tap on a declared view in `source` reaches nothing: the view has no action and no segue, and is in no
    /// cell.
    package func tapReachesNothing(_ view: ViewID, in source: ControllerID) -> Bool {
        guard isAlive(source) else { return true }
        return (declaration(of: view)?.actions ?? []).isEmpty && segue(triggeredBy: view, in: source) == nil
            && !cellOfTouch(on: view).exists
    }

    /// Returns the segue of a scene that a tap on a view performs.
    private func segue(triggeredBy view: ViewID, in source: ControllerID) -> SegueID? {
        let number = views[view.index].number
        return spec(of: source).segues.first { blueprint.segues[$0.index].trigger == number }
    }

    /// Whether a declared view is a bar button item.
    func isBarButton(_ view: ViewID) -> Bool {
        guard let kind = declaration(of: view)?.kind else { return false }
        let name = Array(blueprint.names[kind])
        return name == Self.barButtonKind.utf8Bytes || name == Self.barButtonItemKind.utf8Bytes
    }

    private static var barButtonKind: StaticString { "barButton" }
    private static var barButtonItemKind: StaticString { "barButtonItem" }

    /// RESP-1: sends the action `index` of a tapped view.
    private mutating func sendAction(_ index: Int, from view: ViewID, in source: ControllerID) {
        guard isAlive(source), let actions = declaration(of: view)?.actions, index < actions.count else { return }
        let action = actions[index]
        cite(.resp1)
        guard spec(of: source).actions.contains(action.name) else {
            guard action.targetsController else {
                return sendAction(action.name, from: ObjectRef(view), sender: viewSender(view))
            }
            return raise(.unrecognizedSelector, source, name: action.name)
        }
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(source), method: .action, name: action.name, first: .object(ObjectRef(view))))
    }

    /// Returns the number of a tapped view as a sender. The highest bit distinguishes it from the numbers of values of
    /// the script.
    package func viewSender(_ view: ViewID) -> UInt32 { view.raw | 0x8000_0000 }

    /// The sender of a segue as an argument: nil, a view, or a value of the script.
    func senderArgument(_ sender: UInt32) -> Argument {
        if sender == 0 { return .null }
        if sender & 0x8000_0000 != 0 { return .object(ObjectRef(ViewID(sender & 0x7FFF_FFFF))) }
        return Argument(.script, bits: UInt64(sender))
    }

    /// The first segue of the scene of `source` with the identifier; none without one, or if `source` is from code.
    func findSegue(_ identifier: NameID, from source: ControllerID) -> SegueID {
        guard identifier.exists, self[source].flags.contains(.fromStoryboard) else { return .none }
        return spec(of: source).segues.first { blueprint.segues[$0.index].identifier == identifier } ?? .none
    }

    private func rule(of segue: SegueID, byUser: Bool) -> Rule {
        switch blueprint.segues[segue.index].kind {
        case .show, .push, .showDetail, .replace: byUser ? .segueShow1 : .segueShow2
        case .present, .modal, .popover: .segueModal1
        case .embed: .segueEmbed1
        case .unwind: byUser ? .segueUnwind1 : .segueUnwind2
        case .custom: .segueCustom1
        }
    }

    @inline(never)
    mutating func perform(_ operation: SegueOperation) {
        switch operation {
        case .shouldPerformAnswered(let segue, let source, let sender):
            if returnValue.asBool == false {
                // The answer to the question why the segue is missing.
                recordMissed(.shouldPerformSegue, of: ObjectRef(source), .refused)
            } else {
                enqueue(.makeDestination(segue, source, sender: sender))
            }
        case .makeDestination(let segue, let source, let sender):
            makeDestination(of: segue, from: source, sender: sender)
        case .destinationCreated(let segue, let source, let sender, let byAction):
            return destinationCreated(segue, source, sender: sender, byAction: byAction)
        case .perform(let segue, let source, let destination): return performSegue(segue, source, destination)
        case .performBuiltIn(let segue, let source, let destination):
            return performBuiltIn(segue, source, destination)
        case .embedAnswered(let id, let place): embedAnswered(id, at: Int(place))
        case .sendAction(let index, let view, let source): sendAction(Int(index), from: view, in: source)
        case .searchIn(let search, let id, let without): searchIn(search, id, without: without)
        case .visitChildren(let search, let id, let without): visitChildren(search, id, without: without)
        case .askSelf(let search, let id): askSelf(search, id)
        case .asked(let search, let id): if returnValue.asBool == true { recordFound(search, id) }
        case .searchParent(let search, let id): searchParent(search, from: id)
        case .found(let search): unwindFound(search)
        case .runUnwind(let search): runUnwind(search)
        case .towards(let search, let id): callTowards(search, id)
        case .endSearch(let search): endSearch(search)
        case .visitUpwards(let search, let id): visitUpwards(search, id)
        case .visitUpwardsAnswered(let search, let id): visitUpwardsAnswered(search, id)
        }
    }

    /// Creates the destination, by the storyboard or by a segue action. An unwind segue searches for it.
    private mutating func makeDestination(of segue: SegueID, from source: ControllerID, sender: UInt32) {
        guard isAlive(source) else { return }
        let spec = blueprint.segues[segue.index]
        if spec.kind == .unwind {
            startUnwind(segue, from: source, sender: sender)
            return
        }
        let byAction = spec.segueAction.exists && applies(.segueAction1)
        if byAction {
            askSegueAction(of: spec, source, sender: senderArgument(sender))
        } else {
            guard canInstantiate(spec.target, for: source) else { return }
            enqueue(.instantiate(spec.target))
        }
        enqueue(.destinationCreated(segue, source, sender: sender, byAction: byAction))
    }

    /// SEGUE-SEGUEACTION-2: the coder that a segue action passes to `init(coder:)`. It can neither encode nor decode.
    private static var sceneCoder: Argument { .object(ObjectRef(.coder, 0)) }

    /// SEGUE-SEGUEACTION-1: calls the segue action of a segue on its source.
    private mutating func askSegueAction(of spec: SegueSpec, _ source: ControllerID, sender: Argument) {
        let cause = rule
        cite(.segueAction1)
        returnValue = .null
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(source), method: .segueAction, name: spec.segueAction, first: Self.sceneCoder,
                second: sender,
                third: spec.identifier.exists ? .string(spec.identifier) : .null))
        cite(cause)
    }

    /// SEGUE-REF-1: whether a segue in the storyboard of `id` can lead to a scene. One of another storyboard requires
    /// iOS 9, and is refused before.
    mutating func canInstantiate(_ cls: ClassID, for id: ControllerID) -> Bool {
        let (own, other) = (spec(of: id).storyboard, blueprint.classes[cls.index].storyboard)
        guard own.exists, other.exists, own != other else { return true }
        if applies(.segueRef1) {
            cite(.segueRef1)
            return true
        }
        refuse(.otherStoryboard, id, .none)
        return false
    }

    /// Calls prepare(for:sender:) on the source, then performs the segue.
    private mutating func destinationCreated(_ segue: SegueID, _ source: ControllerID, sender: UInt32, byAction: Bool) {
        var destination = createdObject.asController
        if byAction {
            let answered = returnValue.asController
            if answered.exists {
                destination = answered
                addOwner(destination)
                if !self[destination].flags.contains(.madeByInitCoder) {
                    cite(.segueAction1)
                    return raise(.notDecoded, destination)
                }
            } else {
                enqueue(.instantiate(blueprint.segues[segue.index].target))
                enqueue(.destinationCreated(segue, source, sender: sender, byAction: false))
                return
            }
        }
        guard isAlive(destination), isAlive(source) else { return }
        applySettings(of: segue, to: destination, source: source)
        prepare(segue, source, destination, sender: sender)
        enqueue(.perform(segue, source, destination))
        enqueue(.release(destination))
    }

    mutating func prepare(_ segue: SegueID, _ source: ControllerID, _ destination: ControllerID, sender: UInt32) {
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(source), method: .prepare,
                first: .segue(segue, from: source, to: destination), second: senderArgument(sender)))
    }

    /// Applies the style and transition of the segue.
    private mutating func applySettings(of segue: SegueID, to destination: ControllerID, source: ControllerID) {
        let spec = blueprint.segues[segue.index]
        if let style = spec.style {
            self[destination].style = style
            updateDelegation(of: destination) { $0.customStyle = .none }
        }
        if spec.customStyle.exists {
            setCustomStyle(spec.customStyle, of: destination)
        }
        if let transition = spec.transition {
            updateDelegation(of: destination) { $0.transitionStyle = transition }
        }
        if spec.kind == .popover {
            self[destination].style = .popover
            self[destination].flags.insert(.hasAnchor)
        }
        if spec.anchor != nil { self[destination].flags.insert(.hasAnchor) }
    }

    /// SEGUE-CUSTOM-1: calls perform() of a segue whose class overrides it. Otherwise its kind says what it does, and
    /// SEGUE-CUSTOM-2: a custom segue raises an exception.
    private mutating func performSegue(_ segue: SegueID, _ source: ControllerID, _ destination: ControllerID) {
        let spec = blueprint.segues[segue.index]
        guard blueprint.segueClasses[spec.customClass.index].overridesPerform else {
            guard spec.kind == .custom else { return performBuiltIn(segue, source, destination) }
            cite(.segueCustom2)
            return raise(
                spec.identifier.exists ? .segueNotPerformed : .segueNotPerformedUnnamed, source, name: spec.identifier)
        }
        guard isAlive(source), isAlive(destination) else { return }
        cite(.segueCustom1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(.segueClass, spec.customClass.raw), method: .perform,
                first: .segue(segue, from: source, to: destination)))
    }

    /// Performs a segue as its kind says. A custom one has only its class.
    private mutating func performBuiltIn(_ segue: SegueID, _ source: ControllerID, _ destination: ControllerID) {
        guard isAlive(source), isAlive(destination) else { return }
        let spec = blueprint.segues[segue.index]
        switch spec.kind {
        case .show, .push:
            if spec.kind == .show, showInSplitView(segue, source, destination) { return }
            let nav = ancestor(of: source, kind: .navigationController)
            if nav.exists, spec.kind == .show, isNavigationController(destination) {
                return showOnStack(nav, destination, animated: spec.isAnimated)
            }
            if nav.exists {
                return pushByUIKit(destination, onto: nav, animated: spec.isAnimated, by: .navOverride3)
            }
            if spec.kind == .push || !applies(.show2) {
                cite(.navEmptySegue)
                return raise(
                    spec.identifier.exists ? .noNavigation : .noNavigationUnnamed, source, name: spec.identifier)
            }
            cite(.show2)
            return present(destination, from: source, animated: spec.isAnimated, completion: .none)
        case .showDetail, .replace:
            if showInSplitView(segue, source, destination) { return }
            present(destination, from: source, animated: spec.isAnimated, completion: .none)
        case .present, .modal, .popover:
            present(destination, from: source, animated: spec.isAnimated, completion: .none)
        case .embed, .unwind, .custom: break
        }
    }

    /// Returns the nearest ancestor of a kind, without `id` itself, or none.
    func ancestor(of id: ControllerID, kind: ControllerKind) -> ControllerID {
        var walk = self[id].parent
        while walk.exists, self[walk].base != kind { walk = self[walk].parent }
        return walk
    }

    // MARK: Embedding

    /// SEGUE-EMBED-1: the embed segues of a scene are performed while its view loads.
    mutating func embed(_ id: ControllerID, from index: Int) {
        guard isAlive(id), self[id].flags.contains(.fromStoryboard), applies(.segueEmbed1) else { return }
        let segues = spec(of: id).segues
        var next = index
        while next < segues.count, blueprint.segues[segues[next].index].kind != .embed { next += 1 }
        guard next < segues.count else { return }
        cite(.segueEmbed1)
        let spec = blueprint.segues[segues[next].index]
        if spec.segueAction.exists, applies(.segueAction1) {
            askSegueAction(of: spec, id, sender: .controller(id))
            return enqueue(.segue(.embedAnswered(id, index: UInt32(next))))
        }
        enqueue(.instantiate(spec.target))
        enqueue(.embedResult(id, index: UInt32(next)))
    }

    /// SEGUE-SEGUEACTION-1: the child is what the segue action has answered, otherwise the storyboard creates it.
    private mutating func embedAnswered(_ id: ControllerID, at index: Int) {
        let (answered, segues) = (returnValue.asController, spec(of: id).segues)
        guard isAlive(id), index < segues.count else { return }
        guard answered.exists else {
            enqueue(.instantiate(blueprint.segues[segues[index].index].target))
            return enqueue(.embedResult(id, index: UInt32(index)))
        }
        addOwner(answered)
        guard self[answered].flags.contains(.madeByInitCoder) else {
            cite(.segueAction1)
            return raise(.notDecoded, answered)
        }
        createdObject = .controller(answered)
        embedResult(id, at: index)
    }

    /// SEGUE-EMBED-1: prepares and embeds `createdObject`, the destination of the embed segue `index` of `id`.
    mutating func embedResult(_ id: ControllerID, at index: Int) {
        let child = createdObject.asController
        let segues = spec(of: id).segues
        guard isAlive(id), isAlive(child), index < segues.count else { return }
        cite(.segueEmbed1)
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: .prepare, first: .segue(segues[index], from: id, to: child),
                second: .controller(id)))
        enqueue(.link(child, id))
        call(child, .willMove, .controller(id))
        enqueue(.load(child))
        let trigger = blueprint.segues[segues[index].index].trigger
        // The trigger of an embed segue is its container view, in which the child's view will be.
        if let trigger, trigger > 0 { self[contents: child].superviewNumber = trigger }
        // A handler may have shown the parent meanwhile.
        enqueue(.addView(child, to: id))
        call(child, .didMove, .controller(id))
        enqueue(.release(child))
        enqueue(.embed(id, index: UInt32(index + 1)))
    }
}
