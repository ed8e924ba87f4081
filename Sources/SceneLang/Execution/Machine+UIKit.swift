import SceneRuntime

/// Calls, classes and objects of UIKit in Swift's form.
extension Machine {
    /// Performs a primitive of this group: see `Primitive`.
    mutating func performUIKit(_ primitive: Primitive, _ i: Instruction, _ base: Int) {
        let (a, count, detail) = (base + Int(i.a), Int(i.b), Int(i.c))
        switch primitive {
        case .unknown: setRegister(a, unknownHere)
        case .uikitName: useName(detail, into: a)
        case .makeWindow:
            let window = state.world.createWindow(ofDelegate: detail & 1 != 0, inScene: detail & 2 != 0)
            setRegister(a, .object(ObjectRef(.window, window.raw)))
        case .delegateWindow:
            let exists = state.world.hasWindow(ofScene: detail == 1)
            setRegister(a, exists ? .object(ObjectRef(.window, WindowID.main.raw)) : .null)
        case .dropWindow: dropWindow(a)
        case .isKnown: checkReceiver(a, isStep: detail & 1 != 0, isController: detail & 2 != 0)
        case .declaresMember:
            let (member, value) = (program.members[detail], state.registers[a])
            if count == 3 { return setRegister(a, .bool(declaresFunction(member, value))) }
            // With labels, also a member that the script adds to a type of Swift.
            let isAdded = count == 2 && functions(named: member.name, of: value) != nil
            setRegister(a, .bool(isAdded || declares(member, value)))
        case .nothingHappens: reportNothing()
        case .uikitCall:
            if let call = UIKitCall(rawValue: UInt8(truncatingIfNeeded: detail)) {
                callUIKit(call, at: a, count: count)
            }
        case .makeItem: makeItem(detail, at: a, count: count)
        case .describeView: describeView(a, as: detail)
        case .storyboardNamed: findStoryboard(a)
        case .stackOf: setRegister(a, stack(of: state.registers[a]))
        case .removedFromStack: keepRemoved(a, isOne: detail != 0)
        case .frontController: setRegister(a, retained(.controller(state.world.frontmost())))
        case .bindIfKnown: bindIfKnown(a, isSilent: detail != 0)
        case .bindInGuard: bindInGuard(a)
        case .decideSwitch: decideSwitch(a, hasDefault: detail & 1 != 0, isSilent: detail & 2 != 0)
        case .splitStyle: setSplitStyle(a)
        case .beginStack: beginStack(a)
        case .controllerForUnknown: replaceUnknown(a)
        default: break
        }
    }

    /// A class of UIKit as a value; one that is not modelled ends the run.
    private mutating func useName(_ place: Int, into a: Int) {
        let row = UIKitName.table[place]
        if case .unmodelled = row.meaning { return endUnmodelled(state.world.internName(row.name.utf8Bytes)) }
        if case .constant = row.meaning { return setRegister(a, string(row.name.utf8Bytes)) }
        setRegister(a, Value(.uikit, bits: UInt64(place)))
    }

    /// Releases the additional window in a register, which a variable has that is about to become nil. A window that
    /// another property or list has, too, stays.
    private mutating func dropWindow(_ a: Int) {
        let window = object(in: a)
        if top.phase.isReady, window.kind == .window, window.index != WindowID.main.raw, places(of: window) < 2 {
            return requestAndRetry(.scene(.drop(WindowID(window.index))))
        }
        top.phase = .ready
        setRegister(a, .null)
    }

    /// The number of variables, properties, boxes and elements of lists that have an object.
    private func places(of object: ObjectRef) -> Int {
        let value = Value.object(object)
        let fields = state.fields.cells.count { $0 == value } + state.globals.count { $0 == value }
        return state.heap.slots.reduce(fields) { count, slot in
            state.heap.isUsed(slot) ? count + state.heap[slot].count { $0 == value } : count
        }
    }

    /// Whether the script declares a member for the class of a value.
    private func declares(_ member: MemberName, _ value: Value) -> Bool {
        // A view has UIKit's methods, too.
        if isOwnView(value) { return functions(named: member.name, of: value) != nil }
        if value.tag == .reference || value.tag == .structure || value.tag == .plainCase || value.tag == .payloadCase
            || value.tag == .nominal
        {
            return true
        }
        return objectCode(of: referent(of: value).asObject) { $0.member(named: member.name) } != nil
    }

    private mutating func findStoryboard(_ a: Int) {
        let name = state.registers[a]
        guard name.tag == .string else { return }
        let spelled = Array(bytes(name))
        let found = blueprint.storyboards.indices.dropFirst().first { index in
            let id = blueprint.storyboards[index].name
            return id.exists && Array(blueprint.names[id]) == spelled
        }
        let isMain = found == nil && spelled.elementsEqual("Main".utf8)
        guard let place = found ?? (isMain ? StoryboardID.main.index : nil) else {
            return fail(
                .noMember, "no storyboard `\(text(of: name))` is declared",
                help: "declare it: storyboard \(text(of: name)) { … }")
        }
        setRegister(a, .object(ObjectRef(.storyboard, UInt32(place))))
    }

    // MARK: Stacks

    /// Returns the controllers of a stack, or of the nearest one for an omitted receiver.
    private mutating func stack(of value: Value) -> Value {
        let id = value.isAbsent ? nearestStack() : referent(of: value).asController
        guard id.exists, state.world.isAlive(id) else { return array([]) }
        return array(state.world.members(of: id).map { retained(.controller($0)) })
    }

    /// R[a] = the controllers of R[a] that are no longer on the stack of R[a + 1].
    private mutating func keepRemoved(_ a: Int, isOne: Bool) {
        let old = state.registers[a].tag == .array ? state.heap[state.registers[a].slot] : []
        let receiver = state.registers[a + 1]
        let id = receiver.isAbsent ? nearestStack() : referent(of: receiver).asController
        let rest = state.world.isAlive(id) ? state.world.members(of: id) : []
        let removed = old.filter { !rest.contains($0.asController) }
        setRegister(a + 1, .null)
        if isOne { return setRegister(a, removed.last.map { retained($0) } ?? .null) }
        setRegister(a, removed.isEmpty ? .null : array(removed.map { retained($0) }))
    }

    // MARK: Unknown controllers

    /// R[a] = a plain controller, if R[a] is unknown.
    private mutating func replaceUnknown(_ a: Int) {
        if !top.phase.isReady {
            _ = moveCreatedInstance(into: a)
            return
        }
        let value = state.registers[a]
        guard countsAsUnknown(value) else { return }
        var text = [UInt8](arrayLiteral: 0x27)
        text += sourceOfUnknown(value)
        text += "' counts as a plain UIViewController".utf8
        state.progress.unknowns.append(text)
        emit(.unknown, text[...], depth: state.world.depth)
        createInstance(of: BuiltInClass.viewController.id, into: a)
    }

    private mutating func beginStack(_ a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        let (nav, root) = (state.registers[a].asController, state.registers[a + 1].asController)
        guard nav.exists, root.exists else { return }
        requestAndRetry(.navigation(.begin(with: root, in: nav)))
    }

    private mutating func setSplitStyle(_ a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        let id = state.registers[a].asController
        guard let style = state.registers[a + 1].asSymbol.flatMap({ SplitStyle($0) }), id.exists else { return }
        requestAndRetry(.split(.setStyle(style, on: id)))
    }

    // MARK: Members

    /// R[a] = a member that neither the script nor a rule has; false if the program does not use forms of Swift.
    mutating func getLooseMember(_ member: MemberName, of value: Value, into a: Int) -> Bool {
        guard member.isSwift else { return false }
        if let selected = selection(member, of: value) {
            setRegister(a, selected)
            return true
        }
        switch value.tag {
        case .unknown: setRegister(a, unknownHere)
        case .uikit: getSharedMember(member, of: value, into: a)
        case .item: setRegister(a, itemMember(member, of: value))
        case .object, .controller: return getLooseProperty(member, of: value, into: a)
        case .reference where isOwnView(value) && isMemberOfView(member):
            getMember(member, of: viewStanding(for: value).asObject, into: a)
        case .reference where hasForeignSuperclass(value): setRegister(a, unknownHere)
        default: return false
        }
        return true
    }

    /// Whether an instance may have members that the script does not declare, because its class names a superclass or
    /// protocols.
    func hasForeignSuperclass(_ value: Value) -> Bool {
        guard value.tag == .reference else { return false }
        var type = Int(value.extra)
        while type > 0, type < program.types.count {
            if !program.types[type].inherited.isEmpty { return true }
            type = Int(program.types[type].parent)
        }
        return false
    }

    private mutating func getLooseProperty(_ member: MemberName, of value: Value, into a: Int) -> Bool {
        let object = value.asObject
        if let renamed = NameGroup.renamed(state.world.text(of: member.name)[...]),
            let property = PropertyLexicon.lexicon[renamed.utf8Bytes]
        {
            return readRenamed(property, of: object, into: a)
        }
        if let known = knownMember(member, of: object) {
            setRegister(a, known)
            return true
        }
        switch member.group {
        case .unmodelled: endUnmodelled(member.name)
        case .stored:
            if let stored = state.uikit.properties[UIKitState.Key(object: object, name: member.name)] {
                setRegister(a, strengthened(stored))
            } else {
                setRegister(a, initialValue(of: member, object) ?? unknownHere)
            }
        case .noted, .none: setRegister(a, unknownHere)
        }
        return true
    }

    private mutating func readRenamed(_ property: Property, of object: ObjectRef, into a: Int) -> Bool {
        guard case .value(let argument) = state.world.read(property, of: object) else { return false }
        setRegister(a, value(of: argument))
        return true
    }

    /// The members of an activity that code sets.
    private static let activityMembers: Set<String> = [
        "title", "userInfo", "requiredUserInfoKeys", "needsSave", "webpageURL", "referrerURL", "expirationDate",
        "keywords", "isEligibleForHandoff", "isEligibleForSearch", "isEligibleForPublicIndexing",
        "isEligibleForPrediction", "persistentIdentifier", "targetContentIdentifier", "contentAttributeSet",
        "supportsContinuationStreams", "suggestedInvocationPhrase", "delegate",
    ]

    /// Sets a member that no rule reads; false if the value can have no such member, or if the program does not use
    /// forms of Swift.
    mutating func setLooseMember(_ member: MemberName, of receiver: Value, to value: Value) -> Bool {
        guard member.isSwift else { return false }
        switch receiver.tag {
        case .uikit: return setSharedMember(member, of: receiver, to: value)
        case .handle where member.group == .unmodelled:
            endUnmodelled(member.name)
            return true
        case .unknown, .handle, .symbol: return true
        // A text stands for an activity, whose other members change no call.
        case .string: return Self.activityMembers.contains(text(member.name))
        case .item:
            setItemMember(member.name, of: receiver, to: kept(value, as: member.name))
            return true
        case .object, .controller: break
        case .reference:
            guard isOwnView(receiver), member.group == .stored else { return hasForeignSuperclass(receiver) }
            return setLooseMember(member, of: viewStanding(for: receiver), to: value)
        default: return false
        }
        if member.group == .unmodelled {
            endUnmodelled(member.name)
            return true
        }
        if receiver.asObject.kind == .presentationController, text(member.name) == "barButtonItem", !value.isNull {
            state.world.setAnchor(of: ControllerID(receiver.asObject.index))
        }
        let keepsAll = receiver.asObject.kind == .view || receiver.asObject.kind == .presentationController
        guard member.group == .stored || keepsAll else { return true }
        noteEditingDelegate(member, of: receiver.asObject, value)
        let isConfiguration = text(member.name) == "configuration" && viewKind(of: receiver.asObject) == "button"
        setLooseProperty(
            member.name, of: receiver.asObject,
            to: isConfiguration
                ? configuration(from: value)
                : withinLimits(kept(value, as: member.name), as: text(member.name), of: receiver.asObject))
        shareBarItems(member.name, of: receiver.asObject, value)
        if receiver.asObject.kind == .view { followLimits(text(member.name), of: receiver.asObject) }
        return true
    }

    /// `rightBarButtonItems` for `rightBarButtonItem`, and the other way round; nil for other properties.
    private mutating func nameOfSharedBarItems(_ name: NameID, of item: ObjectRef) -> NameID? {
        guard item.kind == .navigationItem else { return nil }
        let spelled = text(name)
        guard !spelled.hasPrefix("back"), spelled.hasSuffix("BarButtonItem") || spelled.hasSuffix("BarButtonItems")
        else {
            return nil
        }
        let other = spelled.hasSuffix("s") ? String(spelled.dropLast()) : spelled + "s"
        return state.world.internName(Array(other.utf8))
    }

    /// One item on a side of a navigation bar is the first of the side's items, and the other way round.
    private mutating func shareBarItems(_ name: NameID, of item: ObjectRef, _ value: Value) {
        guard let other = nameOfSharedBarItems(name, of: item) else { return }
        let isList = text(name).hasSuffix("s")
        var shared = Value.null
        if isList, value.tag == .array {
            shared = state.heap[value.slot].first.map { retained($0) } ?? .null
        } else if !isList, !value.isNull {
            shared = array([retained(value)])
        }
        setLooseProperty(other, of: item, to: shared)
    }

    /// Tells the world the delegate of a text field or text view of code.
    private mutating func noteEditingDelegate(_ member: MemberName, of object: ObjectRef, _ value: Value) {
        guard object.kind == .view, text(member.name) == "delegate" else { return }
        let kind = viewKind(of: object)
        guard kind == "textField" || kind == "textView" else { return }
        let delegate = referent(of: value).asController
        let name = nameOfCodeView(object.view, in: delegate).map { state.world.internName($0) } ?? .none
        state.world.setEditingDelegate(of: object.view, named: name, isTextView: kind == "textView", delegate)
    }

    /// Returns what a property of UIKit keeps of a value: a weak reference to a delegate and to a data source.
    private mutating func kept(_ value: Value, as name: NameID) -> Value {
        let name = text(name)
        let isWeak = name == "delegate" || name == "dataSource" || name == "target" || name.hasSuffix("Delegate")
        return isWeak ? weakened(referent(of: value)) : retained(value)
    }

    /// Sets a member of a shared object of UIKit. Only the activity of a scene is kept.
    private mutating func setSharedMember(_ member: MemberName, of receiver: Value, to value: Value) -> Bool {
        guard UIKitName.table[receiver.place].name.text == "UIWindowScene", text(member.name) == "userActivity" else {
            return true
        }
        let activity: Argument = value.tag == .string ? .string(state.world.internName(Array(bytes(value)))) : .null
        state.world.setSceneUserActivity(activity)
        return true
    }

    /// Sets a property of the model to an object that only code has, such as a bar button item, or a list of them.
    mutating func setLooseObject(_ member: MemberName, of receiver: Value, to value: Value) -> Bool {
        guard member.isSwift, value.tag == .item || value.tag == .unknown || value.tag == .array else {
            // A delegate without methods that UIKit calls.
            guard member.isSwift, value.tag == .reference || value.tag == .weakReference else { return false }
            setLooseProperty(member.name, of: receiver.asObject, to: weakened(referent(of: value)))
            return true
        }
        setLooseProperty(member.name, of: receiver.asObject, to: retained(value))
        shareBarItems(member.name, of: receiver.asObject, value)
        return true
    }

    /// Stores a property. Takes over the reference.
    mutating func setLooseProperty(_ name: NameID, of object: ObjectRef, to value: Value) {
        let old = state.uikit.properties.updateValue(value, forKey: UIKitState.Key(object: object, name: name))
        state.world.reportsAllDeinits = true
        if let old { release(old) }
    }

    /// Releases a stored property, and what it shares with another one, because the model has it now.
    mutating func dropLooseProperty(_ name: NameID, of object: ObjectRef) {
        guard !state.uikit.properties.isEmpty,
            let old = state.uikit.properties.removeValue(forKey: UIKitState.Key(object: object, name: name))
        else { return }
        release(old)
        // The other one finds nothing to drop here.
        if let other = nameOfSharedBarItems(name, of: object) { dropLooseProperty(other, of: object) }
    }

    /// Returns a stored property of an object, not retained; null if nothing has set it.
    func looseProperty(_ name: StaticString, of object: ObjectRef) -> Value {
        let id = state.world.findName(name.utf8Bytes)
        return state.uikit.properties[UIKitState.Key(object: object, name: id)] ?? .null
    }

    /// Releases what code has stored for a controller and its items.
    mutating func releaseLooseProperties(of id: ControllerID) {
        for value in state.uikit.selectedRows.removeValue(forKey: id) ?? [] { release(value) }
        guard !state.uikit.properties.isEmpty else { return }
        let keys = state.uikit.properties.keys.filter { key in
            key.object.owner == id && key.object.kind != .view
        }
        for key in keys.sorted(by: { $0.name.raw < $1.name.raw }) {
            if let value = state.uikit.properties.removeValue(forKey: key) { release(value) }
        }
    }

    /// UIKit's value of a property that nothing has set, or nil.
    private mutating func initialValue(of member: MemberName, _ object: ObjectRef) -> Value? {
        let kind = viewKind(of: object)
        switch text(member.name) {
        case "text", "attributedText":
            let isOfAlert = kind.isEmpty && isTextField(object)
            let isField = kind == "textField" || kind == "textView" || kind == "searchBar" || isOfAlert
            return isField ? string([]) : kind == "label" ? .null : nil
        case "isEditing" where kind == "tableView" || kind == "collectionView":
            return .bool(isListEditing(object.view))
        case "isHidden", "isSelected", "isOn", "isHighlighted", "isAnimating", "isRefreshing", "isSecureTextEntry",
            "isEditing", "showsMenuAsPrimaryAction":
            return .bool(false)
        case "isEnabled", "isScrollEnabled", "allowsSelection", "isEditable": return .bool(true)
        case "isUserInteractionEnabled": return .bool(kind != "label" && kind != "imageView")
        case "searchBar": return searchBar(of: object)
        case "currentTitle": return retained(currentTitle(of: object))
        case "tag", "currentPage", "numberOfPages": return .int(0)
        case "selectedSegmentIndex": return .int(-1)
        case "alpha": return .double(1)
        case "value", "progress", "minimumValue": return .double(0)
        case "maximumValue": return .double(kind == "stepper" ? 100 : 1)
        case "items" where object.bar?.kind == .tabBar: return object.bar.map { itemsOfTabs($0.container) }
        case "rightBarButtonItems": return list(ofBarItem: .rightBarButtonItem, object)
        case "leftBarButtonItems": return list(ofBarItem: .leftBarButtonItem, object)
        case "placeholder", "image", "badgeValue", "prompt", "rightBarButtonItem", "leftBarButtonItem", "titleView",
            "toolbarItems", "refreshControl", "menu", "inputView",
            "inputAccessoryView", "backBarButtonItem", "primaryAction", "configuration":
            return .null
        default: return nil
        }
    }

    /// The items of the bar of a tab bar controller: those of its children.
    private mutating func itemsOfTabs(_ id: ControllerID) -> Value {
        guard state.world.isAlive(id) else { return .null }
        return array(state.world.members(of: id).map { .object(ObjectRef(.tabBarItem, $0.raw)) })
    }

    /// The items on a side of a navigation bar whose one item the world has: an edit button.
    private mutating func list(ofBarItem property: Property, _ item: ObjectRef) -> Value {
        guard case .value(let only) = state.world.read(property, of: item), only.kind != .null else { return .null }
        return array([value(of: only)])
    }

    /// The properties of views that are numbers with a fraction.
    private static let fractions: Set<String> = ["value", "minimumValue", "maximumValue", "progress"]

    /// Returns the value of a control that code sets, which UIKit keeps between the limits of the control.
    private func withinLimits(_ value: Value, as name: String, of object: ObjectRef) -> Value {
        guard object.kind == .view, let number = value.asDouble else { return value }
        let value = Self.fractions.contains(name) ? .double(number) : value
        // The limits of a control of a storyboard are not known.
        guard state.uikit.viewClasses[object.view] != nil else { return value }
        func limit(_ name: StaticString, _ usual: Double) -> Double {
            looseProperty(name, of: object).asDouble ?? usual
        }
        let (low, high): (Double, Double)
        switch (viewKind(of: object), name) {
        case ("slider", "value"): (low, high) = (limit("minimumValue", 0), limit("maximumValue", 1))
        case ("stepper", "value"): (low, high) = (limit("minimumValue", 0), limit("maximumValue", 100))
        case ("progressView", "progress"): (low, high) = (0, 1)
        case ("pageControl", "currentPage"): (low, high) = (0, max(0, limit("numberOfPages", 0) - 1))
        default: return value
        }
        let kept = max(low, min(number, high))
        if kept == number { return value }
        return name == "currentPage" ? Int64(exactly: kept).map { .int($0) } ?? value : .double(kept)
    }

    /// Moves the value of a control between its limits, one of which code has set.
    private mutating func followLimits(_ limit: String, of object: ObjectRef) {
        let name: StaticString
        switch limit {
        case "minimumValue", "maximumValue": name = "value"
        case "numberOfPages": name = "currentPage"
        default: return
        }
        let old = looseProperty(name, of: object)
        let kept = withinLimits(old.isNull ? .int(0) : old, as: name.text, of: object)
        if kept != old { setLooseProperty(state.world.internName(name.utf8Bytes), of: object, to: kept) }
    }

    /// Makes the bar of a search controller; nil for another object.
    private mutating func searchBar(of object: ObjectRef) -> Value? {
        guard state.world.isKind(object.controller, of: .searchController),
            let place = UIKitName.find(Array("UISearchBar".utf8)[...])
        else { return nil }
        let view = state.world.makeLooseView()
        state.world.markReferenced(view)
        state.uikit.viewClasses[view] = place
        let bar = Value.object(ObjectRef(view))
        setLooseProperty(state.world.internName(Array("searchBar".utf8)), of: object, to: bar)
        return bar
    }

    /// Returns the kind of a view: that of its declaration, or of its class; empty for other objects.
    func viewKind(of object: ObjectRef) -> String {
        guard object.kind == .view else { return "" }
        if let place = state.uikit.viewClasses[object.view], case .view(let kind) = UIKitName.table[place].meaning {
            return kind.text
        }
        guard let kind = state.world.declaration(of: object.view)?.kind else { return rootKind(of: object.view) }
        return String(decoding: state.world.blueprint.names[kind], as: UTF8.self)
    }

    /// The kind of the root view of a table or collection view controller; empty for another view.
    private func rootKind(of view: ViewID) -> String {
        let (owner, place) = state.world.ownerOfView(view)
        guard place == 0, owner.exists else { return "" }
        if state.world.isKind(owner, of: .tableViewController) { return "tableView" }
        return state.world.isKind(owner, of: .collectionViewController) ? "collectionView" : ""
    }
}
