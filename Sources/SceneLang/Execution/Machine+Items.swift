import SceneRuntime

/// Objects of UIKit that code makes: bar button items, actions, menus, gesture recognisers, index paths, notifications.
/// And the shared objects: the application, the device, the screen.
extension Machine {
    /// R[a] = a new object of the class at `place` of `UIKitName.table`, with the properties from register `a` on.
    mutating func makeItem(_ place: Int, at a: Int, count: Int) {
        var parts: [Value] = []
        let target = Int64(state.world.internName(Array("target".utf8)).raw)
        for register in a..<a + count {
            let value = moveOut(of: register)
            guard parts.count % 2 == 1, parts.last?.asInt == target else {
                parts.append(value)
                continue
            }
            // UIKit does not retain targets.
            parts.append(weakened(value))
            release(value)
        }
        setRegister(a, Value(.item, extra: UInt32(place), bits: UInt64(state.heap.add(parts))))
        completeValue(a)
    }

    /// Returns a new object with named properties. Takes over the references of the values.
    mutating func makeItem(_ name: StaticString, _ properties: [(StaticString, Value)]) -> Value {
        let place = UIKitName.find(name.utf8Bytes[...]) ?? 0
        let parts = properties.flatMap { property -> [Value] in
            [.int(Int64(state.world.internName(property.0.utf8Bytes).raw)), property.1]
        }
        return Value(.item, extra: UInt32(place), bits: UInt64(state.heap.add(parts)))
    }

    /// The name of the class of an item.
    func className(of item: Value) -> String { UIKitName.table[Int(item.extra)].name.text }

    /// Returns a property of an item, not retained; null if it is not set.
    func property(_ name: StaticString, of item: Value) -> Value {
        guard item.tag == .item else { return .null }
        let id = state.world.findName(name.utf8Bytes)
        return place(of: id, in: item).map { state.heap[item.slot][$0] } ?? .null
    }

    private func place(of name: NameID, in item: Value) -> Int? {
        guard name.exists else { return nil }
        let parts = state.heap[item.slot]
        for place in stride(from: 0, to: parts.count, by: 2) where parts[place].number == Int64(name.raw) {
            return place + 1
        }
        return nil
    }

    /// Whether an item has a property: one that is set, or one of all errors.
    func hasProperty(_ name: NameID, _ item: Value) -> Bool {
        if place(of: name, in: item) != nil { return true }
        let ofErrors: Set<String> = ["code", "domain", "userInfo", "localizedDescription"]
        return className(of: item) == "NSError" && ofErrors.contains(text(name))
    }

    /// Returns a property of an item, retained.
    mutating func itemMember(_ member: MemberName, of item: Value) -> Value {
        if let place = place(of: member.name, in: item) { return strengthened(state.heap[item.slot][place]) }
        if let computed = computedMember(text(member.name), of: item) { return computed }
        let name = text(member.name)
        if let own = gestureMember(name, of: item) ?? errorMember(name, of: item) ?? memberOfCharacterSet(name, item) {
            return own
        }
        switch (className(of: item), text(member.name)) {
        case ("Notification", "userInfo") where isOfKeyboard(property("name", of: item)): return unknownHere
        case (_, "isEnabled"): return .bool(true)
        case (_, "isHidden"): return .bool(false)
        case (_, "tag"): return .int(0)
        case (_, "title"), (_, "userInfo"), (_, "object"), (_, "view"), (_, "image"): return .null
        default: return unknownHere
        }
    }

    /// Sets a property of an item. Takes over the reference.
    mutating func setItemMember(_ name: NameID, of item: Value, to value: Value) {
        if let place = place(of: name, in: item) {
            return release(state.heap.exchange(place, of: item.slot, with: value))
        }
        state.heap.append(.int(Int64(name.raw)), to: item.slot)
        state.heap.append(value, to: item.slot)
    }

    /// `x.tabBarItem = UITabBarItem(title: …)`: the title of the item is modelled, and its other properties are
    /// stored.
    mutating func setTabBarItem(of object: ObjectRef, to item: Value) {
        let own = ObjectRef(.tabBarItem, object.controller.raw)
        let all = state.heap[item.slot]
        for place in stride(from: 1, to: all.count, by: 2) {
            let name = NameID(UInt32(truncatingIfNeeded: all[place - 1].number))
            if text(name) != "title" { setLooseProperty(name, of: own, to: retained(all[place])) }
        }
        let title = property("title", of: item)
        if title.tag == .string { setStoredProperty(title, as: .title, of: own) }
    }

    // MARK: Shared objects

    /// R[a] = a member of a class of UIKit, or of its shared object.
    mutating func getSharedMember(_ member: MemberName, of value: Value, into a: Int) {
        let (owner, name) = (UIKitName.table[value.place].name.text, text(member.name))
        if value.extra == 0, UIKitName.sharedMembers.contains(where: { $0.text == name }) {
            return setRegister(a, Value(.uikit, extra: 1, bits: value.bits))
        }
        // `UIAlertController.Style` is only the type of a symbol.
        if value.extra == 0, let first = name.utf8.first, (0x41...0x5A).contains(first) { return setRegister(a, value) }
        if name.hasSuffix("Notification"), case .spelled(let spelled) = NotificationName.status(of: "\(owner).\(name)")
        {
            return setRegister(a, string(Array(spelled.utf8)))
        }
        if let symbol = SymbolLexicon.lexicon[Array(name.utf8)[...]], value.extra == 0 {
            return setRegister(a, Value(.symbol, extra: UInt32(symbol.rawValue)))
        }
        if value.extra == 0, let made = sharedValue(owner, name) { return setRegister(a, made) }
        switch (owner, name) {
        case ("UIApplication", "windows"), ("UIWindowScene", "windows"):
            setRegister(a, array(state.world.windowObjects.all.map { .object($0) }))
        case ("UIApplication", "keyWindow"), ("UIWindowScene", "keyWindow"):
            setRegister(a, .object(state.world.windowObjects.key))
        case ("UIApplication", "connectedScenes"):
            let place = UIKitName.find(Array("UIWindowScene".utf8)[...]) ?? 0
            setRegister(a, array([Value(.uikit, extra: 1, bits: UInt64(place))]))
        case ("UIWindowScene", "session"): setRegister(a, shared("UISceneSession"))
        case ("UIWindowScene", "userActivity"): setRegister(a, self.value(of: state.world.sceneUserActivity))
        case ("UISceneSession", "stateRestorationActivity"): setRegister(a, self.value(of: state.world.sceneActivity))
        case ("UIApplication", "delegate"), ("UIWindowScene", "delegate"): setRegister(a, .object(ObjectRef(.app)))
        case ("UIApplication", "applicationState"):
            let symbol = state.world.readApplicationState().symbol
            setRegister(a, Value(.symbol, extra: UInt32(symbol.rawValue)))
        case ("UIWindowScene", "interfaceOrientation"):
            let root = state.world.frontmost()
            guard root.exists, case .value(let symbol) = state.world.read(.interfaceOrientation, of: ObjectRef(root))
            else { return setRegister(a, unknownHere) }
            setRegister(a, self.value(of: symbol))
        case ("UIWindowScene", "activationState"):
            // The app has one scene, whose state is that of the app (SCENE-STATE-VALUE-1).
            let state = state.world.readApplicationState().symbol
            let names: [(Symbol, String)] = [(.active, "foregroundActive"), (.inactive, "foregroundInactive")]
            setRegister(a, symbol(names.first { $0.0 == state }?.1 ?? "background"))
        case ("UIDevice", "userInterfaceIdiom"):
            let isPad = state.world.environment.device.isPad
            let symbol = SymbolLexicon.lexicon[Array((isPad ? "pad" : "phone").utf8)[...]]
            setRegister(a, symbol.map { Value(.symbol, extra: UInt32($0.rawValue)) } ?? unknownHere)
        case ("UIDevice", "orientation"):
            setRegister(a, Value(.symbol, extra: UInt32(state.world.deviceOrientation.rawValue)))
        case ("UIDevice", "systemVersion"): setRegister(a, string(Array(state.world.release.text.utf8)))
        case ("UIScreen", "bounds"):
            let device = state.world.environment.device
            setRegister(a, .size(width: UInt32(device.width), height: UInt32(device.height)))
        default: setRegister(a, unknownHere)
        }
    }

    /// The methods that change a value of the library, which are not modelled, by its type.
    private static let changing: [String: Set<String>] = [
        "CharacterSet": ["invert", "insert", "remove"],
        "Date": ["addTimeInterval"],
        "URL": [
            "append", "appendPathComponent", "appendPathExtension", "deleteLastPathComponent", "deletePathExtension",
            "standardize",
        ],
    ]

    /// Calls a member that neither the script nor the machine has; false if the program does not use forms of Swift.
    mutating func callLooseMember(_ member: MemberName, of receiver: Value, at a: Int, count: Int) -> Bool {
        guard member.isSwift || receiver.tag == .unknown else { return false }
        switch receiver.tag {
        case .uikit where text(member.name) == "Name" && count == 1:
            let name = moveOut(of: a + 1)
            setRegister(a, name)
        case .uikit where member.group == .unmodelled: endUnmodelled(member.name)
        case .uikit where makesConfiguration(member, of: receiver):
            finishUIKit(at: a, count: count, makeItem("UIButton.Configuration", []))
        case .item where Self.changing[className(of: receiver)]?.contains(text(member.name)) == true:
            endUnmodelled(member.name)
        case .item where count == 1 && className(of: receiver) == "CharacterSet":
            let answer = callCharacterSet(text(member.name), of: receiver, state.registers[a + 1]) ?? unknownHere
            finishCall(at: a, count: count, answer)
        case .item, .rect: if !callValueItem(member, at: a, count: count) { callUnknown(at: a, count: count) }
        // `.shared` of a type that nothing declares is an object.
        case .unknown, .uikit, .symbol: callUnknown(at: a, count: count)
        case .object, .controller:
            if member.group == .unmodelled {
                endUnmodelled(member.name)
            } else {
                callUnknown(at: a, count: count)
            }
        case .reference where hasForeignSuperclass(receiver): callUnknown(at: a, count: count)
        // An extension in another file of the app can declare it.
        case .type where isInSwift: callUnknown(at: a, count: count)
        default: return false
        }
        return true
    }

    /// Returns a member of an object that the model knows in another form, or nil.
    mutating func knownMember(_ member: MemberName, of object: ObjectRef) -> Value? {
        let name = text(member.name)
        // The action of a gesture recogniser gets the view instead of the recogniser.
        if object.kind == .view, name == "view" { return .object(object) }
        if object.kind == .window, name == "isKeyWindow" { return .bool(object.index == WindowID.main.raw) }
        return object.kind == .controller && name == "isFirstResponder" ? .bool(false) : nil
    }
}

// Constants of classes, and what UIKit's objects of code have in common.
extension Machine {
    /// Returns a constant of a type, such as `CGRect.zero`; nil for another name.
    private mutating func sharedValue(_ owner: String, _ name: String) -> Value? {
        if name == "zero", let type = ValueClass.allCases.first(where: { $0.name.text == owner && $0.isGeometry }) {
            return make(type, type.parts.map { _ in Value.double(0) })
        }
        switch (owner, name) {
        case ("Date", "now"): return makeDate(788_918_400 + state.world.clock, isAbsolute: false)
        case ("Date", "distantPast"): return makeDate(-63_114_076_800, isAbsolute: true)
        case ("Date", "distantFuture"): return makeDate(63_113_904_000, isAbsolute: true)
        case ("CharacterSet", _): return makeItem("CharacterSet", [("kind", string(name.utf8))])
        default: return nil
        }
    }

    /// Returns a member of a gesture recogniser that code has made; nil for another member. Its action is sent when the
    /// gesture has ended.
    private mutating func gestureMember(_ name: String, of item: Value) -> Value? {
        let className = className(of: item)
        guard className.hasSuffix("GestureRecognizer") else { return nil }
        switch name {
        case "state": return symbol("ended")
        case "numberOfTapsRequired", "numberOfTouchesRequired": return .int(1)
        case "cancelsTouchesInView", "isEnabled": return .bool(true)
        case "delegate": return .null
        default: return nil
        }
    }

    /// Returns a member of an error that code has made; nil for another member.
    private mutating func errorMember(_ name: String, of item: Value) -> Value? {
        guard className(of: item) == "NSError" else { return nil }
        let info = property("userInfo", of: item)
        switch name {
        case "userInfo": return Value(.dictionary, bits: UInt64(state.heap.add([])))
        case "localizedDescription":
            // The text of the key, and the name of the constant.
            for key in ["NSLocalizedDescription", "NSLocalizedDescriptionKey"] where info.tag == .dictionary {
                let key = string(key.utf8)
                defer { release(key) }
                if let place = findEntry(key, in: info.slot) { return retained(state.heap[info.slot][place + 1]) }
            }
            let (domain, code) = (text(of: property("domain", of: item)), text(of: property("code", of: item)))
            return string("The operation couldn\u{2019}t be completed. (\(domain) error \(code).)".utf8)
        default: return nil
        }
    }

    /// Returns the notification that an observer of code gets for one that UIKit posts. What it says about the keyboard
    /// is not modelled.
    mutating func systemNotification(_ name: NameID) -> Value {
        let spelled = text(name)
        let sender: Value =
            spelled.hasPrefix("UIApplication")
            ? shared("UIApplication")
            : spelled.hasPrefix("UIScene")
                ? shared("UIWindowScene") : spelled.hasPrefix("UIDevice") ? shared("UIDevice") : .null
        return makeItem("Notification", [("name", string(Array(spelled.utf8))), ("object", sender)])
    }

    private func isOfKeyboard(_ name: Value) -> Bool {
        name.tag == .string && bytes(name).starts(with: "UIKeyboard".utf8)
    }
}
