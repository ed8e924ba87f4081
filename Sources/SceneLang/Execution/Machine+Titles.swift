import SceneRuntime

/// Titles of buttons: one for each state of the control, or that of the configuration.
extension Machine {
    /// `button.setTitle("Save", for: .normal)`.
    mutating func setTitle(at a: Int, count: Int) {
        let object = object(in: a)
        if object.exists {
            let property = state.world.internName(nameOfTitle(for: state.registers[a + 2]))
            if state.registers[a + 1].tag == .string {
                setLooseProperty(property, of: object, to: moveOut(of: a + 1))
            } else {
                dropLooseProperty(property, of: object)
            }
        }
        finishUIKit(at: a, count: count, .null)
    }

    /// `button.title(for: .normal)`, not retained; null if the state has none of its own.
    func title(of object: ObjectRef, for state: Value) -> Value {
        title(of: object, nameOfTitle(for: state))
    }

    private func title(of object: ObjectRef, _ name: [UInt8]) -> Value {
        let id = state.world.findName(name)
        return state.uikit.properties[UIKitState.Key(object: object, name: id)] ?? .null
    }

    /// The title that the user sees, not retained: that of the configuration of the button, or that of its state, or
    /// else of the normal state.
    func currentTitle(of object: ObjectRef) -> Value {
        let configured = property("title", of: looseProperty("configuration", of: object))
        if configured.tag == .string { return configured }
        var shown: [UInt8] = []
        if looseProperty("isEnabled", of: object) == .bool(false) {
            shown = title("disabled")
        } else if looseProperty("isSelected", of: object) == .bool(true) {
            shown = title("selected")
        }
        let own = shown.isEmpty ? .null : title(of: object, shown)
        return own.tag == .string ? own : looseProperty("title", of: object)
    }

    /// The property that keeps the title for a state, or for the states in a list. A state that is not known counts as
    /// the normal one.
    private func nameOfTitle(for value: Value) -> [UInt8] {
        var states: [String] = []
        for element in value.tag == .array ? Array(state.heap[value.slot]) : [value] {
            var name = element.asSymbolText(in: self) ?? ""
            if element.tag == .unknown { name = String(text(of: element).split(separator: ".").last ?? "") }
            if Self.states.contains(name) { states.append(name) }
        }
        return states.isEmpty ? Array("title".utf8) : title(states.sorted().joined(separator: " and "))
    }

    private static let states: Set<String> = ["highlighted", "disabled", "selected", "focused"]

    private func title(_ state: String) -> [UInt8] { Array("title for \(state)".utf8) }

    /// Whether a call is that of a function of `UIButton.Configuration` that makes one, such as `filled()`.
    func makesConfiguration(_ member: MemberName, of type: Value) -> Bool {
        UIKitName.table[type.place].name.text == "UIButton" && Self.configurations.contains(text(member.name))
    }

    private static let configurations: Set<String> = [
        "plain", "filled", "gray", "tinted", "bordered", "borderedTinted", "borderedProminent", "borderless", "glass",
        "prominentGlass", "clearGlass", "prominentClearGlass",
    ]

    /// Returns the configuration that a button keeps: a copy, because configurations are values.
    mutating func configuration(from value: Value) -> Value {
        if value.isNull { return .null }
        guard value.tag == .item else { return makeItem("UIButton.Configuration", []) }
        let parts = state.heap[value.slot].map { $0 }
        for part in parts { retain(part) }
        return Value(.item, extra: value.extra, bits: UInt64(state.heap.add(parts)))
    }
}
