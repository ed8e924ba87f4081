import SceneRuntime

// Views of classes that the script declares. The world has a plain view for each that is the view of a controller.
extension Machine {
    /// Returns a new view that stands for an instance of a class of the script, which becomes the view of a controller;
    /// null for other values.
    mutating func viewStanding(for value: Value) -> Value {
        guard value.tag == .reference, hasForeignSuperclass(value) else { return .null }
        let view = Value.object(ObjectRef(state.world.makeLooseView()))
        state.world.markReferenced(view.asObject.view)
        setLooseProperty(state.world.internName(Self.instanceName), of: view.asObject, to: retained(value))
        return view
    }

    /// The instance of a class of the script that a view stands for, not retained; null for other values.
    func instance(standingBehind view: Value) -> Value {
        guard view.asObject.kind == .view, !state.uikit.properties.isEmpty else { return .null }
        let name = state.world.findName(Self.instanceName)
        return state.uikit.properties[UIKitState.Key(object: view.asObject, name: name)] ?? .null
    }

    private static let instanceName = Array("instance of the script".utf8)
}
