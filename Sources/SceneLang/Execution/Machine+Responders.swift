import SceneRuntime

/// Methods of controllers that use the responder chain, and `setEditing`.
extension Machine {
    /// `x.setEditing(true, animated: true)`.
    mutating func setEditing(of object: ObjectRef, _ member: MemberName, at a: Int, count: Int) {
        let top = state.frames.count - 1
        if !state.frames[top].phase.isReady {
            state.frames[top].phase = .ready
            return finishCall(at: a, count: count, .null)
        }
        guard checkMethodCall(member, count, isMutating: false) else { return }
        guard let isEditing = state.registers[a + 1].asBool, let animated = state.registers[a + 2].asBool else {
            return fail(
                .wrongType, "`setEditing` expects true or false", help: "write: x.setEditing(true, animated: true)")
        }
        requestAndRetry(.setProperty(.setEditing(object.controller, isEditing, animated: animated)))
    }

    /// `x.childContaining(source)`: the child that contains the source of an unwind segue, or nil.
    mutating func childContaining(of object: ObjectRef, at a: Int) {
        if failRelease(Method.allowedChildrenForUnwinding.spec.releases, "childContaining") { return }
        let source = strengthenRegister(a + 1).asController
        guard source.exists else {
            return fail(.wrongType, "expected the source of an unwind segue, found \(state.registers[a + 1].noun)")
        }
        let child = state.world.child(of: object.controller, containing: source)
        finishCall(at: a, count: 1, child.exists ? retained(.controller(child)) : .null)
    }

    /// `x.targetViewController(forAction: "show", sender: nil)`: the result is available after the chain was searched.
    mutating func targetViewController(of object: ObjectRef, at a: Int, count: Int) {
        let top = state.frames.count - 1
        if !state.frames[top].phase.isReady {
            state.frames[top].phase = .ready
            for place in a + 1..<a + 1 + count { setRegister(place, .null) }
            return setRegister(a, value(of: state.world.createdObject))
        }
        guard count > 0, state.registers[a + 1].tag == .string else {
            return fail(.wrongType, "expected a string as the name of an action, found \(state.registers[a + 1].noun)")
        }
        let action = state.world.internName(Array(bytes(state.registers[a + 1])))
        let number = count > 1 && !state.registers[a + 2].isNull ? sender(state.registers[a + 2]) : 0
        requestAndRetry(.responder(.target(action, from: object.controller, sender: number)))
    }
}
