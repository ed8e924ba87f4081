import SceneRuntime

// Models: objects of `@Observable` classes.
extension Machine {
    /// The controller whose callback of an update pass is the innermost handler that runs, or nil.
    var runningUpdate: (controller: ControllerID, callback: UpdateCallback)? {
        guard let body = state.handlers.last?.body, body.receiver.kind == .controller,
            let callback = UpdateCallback(body.method)
        else { return nil }
        return (body.receiver.controller, callback)
    }

    /// Whether `object` is a model, which is stored as a delegate without handlers.
    /// Before iOS 17 there are none: reports an error.
    private mutating func isModel(_ object: ObjectRef) -> Bool {
        guard object.kind == .delegate, blueprint.delegates[Int(object.index)].isModel else { return false }
        return !failRelease(.since(17), "@Observable")
    }

    /// Notes that code reads variable `index` of `object`, if it is a model.
    mutating func trackRead(of index: Int, in object: ObjectRef) {
        guard isModel(object), let (id, callback) = runningUpdate else { return }
        state.world.track(ModelVariable(model: object.index, index: UInt32(index)), in: id, by: callback)
    }

    /// Asks the world to notify those that have read variable `index` of `object`, if it is a model.
    ///
    /// A variable that is set to an equal value is refused: whether observers are notified depends on the Swift release
    /// that the app is built with.
    mutating func notifyChange(of index: Int, in object: ObjectRef, isEqual: Bool) {
        let variable = ModelVariable(model: object.index, index: UInt32(index))
        guard isModel(object), state.world.isTracked(variable) else { return }
        requestAndRetry(isEqual ? .refuse(.equalModelValue, .none, .none) : .setProperty(.model(variable)))
    }
}
