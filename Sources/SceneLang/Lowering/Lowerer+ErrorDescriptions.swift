import SceneRuntime

// `error.localizedDescription`, which is the `errorDescription` of a type that declares one.
extension Lowerer {
    /// The property of errors that decides the property `name`, if the script declares it; nil for other names.
    func errorDescription(insteadOf name: IdentifierID) -> IdentifierID? {
        guard names.text(of: name) == "localizedDescription", let own = names.find("errorDescription"),
            declarations.computedNames.contains(own)
        else { return nil }
        return own
    }

    /// Lowers the member `id` of `base`, which is the property `own` of a type that declares it.
    mutating func lowerErrorDescription(
        _ base: ExpressionID, _ own: IdentifierID, _ id: ExpressionID, into register: Register
    ) {
        guard let (_, name) = tree.member(id) else { return }
        let first = consecutiveRegisters(2)
        let limit = state.nextRegister
        lower(base, into: first)
        release(from: limit)
        markNeedsRelease(first)
        leaveChain(ifNil: first, before: id)
        state.buffer.span = tree.span(of: id)
        readErrorDescription(name.name, own, of: first)
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Emits R[first] = the property `own` of R[first], or the property `name` if its type declares no such property.
    /// R[first + 1] is used.
    mutating func readErrorDescription(_ name: IdentifierID, _ own: IdentifierID, of first: Register) {
        let (other, end) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        emitNeedingRelease(.copy, a: first &+ 1, b: first)
        emitPrimitive(.hasProperty, a: first &+ 1, c: member(own))
        state.buffer.jump(.jumpIfFalse, a: first &+ 1, to: other)
        emitPrimitive(.getProperty, a: first, c: member(own))
        recordCallResult(first)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(other)
        emitNeedingRelease(.getMember, a: first, b: first, c: member(name))
        state.buffer.bind(end)
    }
}
