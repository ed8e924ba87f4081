import SceneRuntime

// Views of classes that the script declares. The world has a plain view for each that code uses as a view: adds to a
// hierarchy, gives a subview or a target.
extension Machine {
    /// Returns the view that stands for an instance of a class of views of the script; null for other values.
    mutating func viewStanding(for value: Value) -> Value {
        let instance = referent(of: value)
        guard isOwnView(instance) else { return .null }
        let key = weakened(instance)
        if let view = state.uikit.ownViews[key], state.world.viewExists(view) { return .object(ObjectRef(view)) }
        let view = state.world.makeLooseView()
        state.world.markReferenced(view)
        state.uikit.ownViews[key] = view
        state.uikit.viewClasses[view] = classOfUIKit(of: instance)
        setLooseProperty(state.world.internName(Self.instanceName), of: ObjectRef(view), to: key)
        return .object(ObjectRef(view))
    }

    /// The class of UIKit that the class of an instance inherits from, as a position in `UIKitName.table`; nil for a
    /// plain view.
    private func classOfUIKit(of instance: Value) -> Int? {
        var type = Int(instance.extra)
        while type > 0 {
            for name in program.types[type].inherited {
                let spelled = Array(text(name).utf8)
                guard let place = UIKitName.find(spelled[...]) else { continue }
                if case .view = UIKitName.table[place].meaning { return place }
            }
            type = Int(program.types[type].parent)
        }
        return nil
    }

    /// The same for the view of a controller, which retains the instance.
    mutating func rootViewStanding(for value: Value) -> Value {
        // An object of a type that nothing declares, such as one of a generic parameter.
        if value.tag == .unknown { return .object(ObjectRef(state.world.makeLooseView())) }
        let view = viewStanding(for: value)
        if !view.isNull { retainInstance(of: view.asObject.view, true) }
        return view
    }

    /// Replaces an instance of a class of views of the script in register `a` by the view that stands for it.
    mutating func useStandingView(_ a: Int) {
        let view = state.registers[a].tag == .reference ? viewStanding(for: state.registers[a]) : .null
        if !view.isNull { setRegister(a, view) }
    }

    /// Returns the instance of a class of the script that a view stands for, not retained; null for other values.
    func instance(standingBehind view: Value) -> Value {
        guard view.asObject.kind == .view, !state.uikit.ownViews.isEmpty else { return .null }
        let key = UIKitState.Key(object: view.asObject, name: state.world.findName(Self.instanceName))
        return state.uikit.properties[key].map { referent(of: $0) } ?? .null
    }

    /// What decides whether two values are the same object: the instance that a view stands for, otherwise the value.
    func identity(of value: Value) -> Value {
        let object = referent(of: value)
        let instance = instance(standingBehind: object)
        return instance.isNull ? object : instance
    }

    /// Lets a view retain the instance that it stands for, as its superview or its controller does, or ends this.
    mutating func retainInstance(of view: ViewID, _ retains: Bool) {
        let instance = instance(standingBehind: .object(ObjectRef(view)))
        guard !instance.isNull else { return }
        setLooseProperty(
            state.world.internName(Self.instanceName), of: ObjectRef(view),
            to: retains ? retained(instance) : weakened(instance))
    }

    /// Forgets the views that are gone, with a controller or with their instance, and releases their instances.
    mutating func forgetGoneViews() {
        let gone = state.uikit.ownViews.filter { !state.world.viewExists($1) || referent(of: $0).isNull }
        for (instance, view) in gone.sorted(by: { $0.value.raw < $1.value.raw }) {
            state.uikit.ownViews[instance] = nil
            dropLooseProperty(state.world.internName(Self.instanceName), of: ObjectRef(view))
        }
    }

    /// Whether a value is an instance of a class of views of the script.
    func isOwnView(_ value: Value) -> Bool {
        value.tag == .reference && Int(value.extra) < program.types.count && program.types[Int(value.extra)].isView
    }

    /// Whether the view that stands for an instance of a class of views has a member.
    func isMemberOfView(_ member: MemberName) -> Bool {
        member.group == .stored || member.property?.spec.belongs(to: .view) ?? false
    }

    private static let instanceName = Array("instance of the script".utf8)
}
