import SceneRuntime

// Places that code changes.
extension Resolver {
    /// Records that code changes a place. A parameter of a closure that its body changes is `inout`, because Swift
    /// accepts no other change.
    mutating func recordChange(of place: ExpressionID) {
        guard let variable = closureParameter(of: place) else { return }
        resolution.variables[variable.index].isConstant = false
        resolution.variables[variable.index].isInout = true
    }

    /// Records that a call of a function of the script or of Swift's library changes its receiver, if it may.
    mutating func recordChange(of receiver: ExpressionID, byCallOf name: IdentifierID) {
        guard closureParameter(of: receiver) != nil else { return }
        var isChange = declarations.mayMutate(name) || LibraryMember.mutatingNames.contains(Array(bytes(name)))
        if case .mutating? = BuiltInMember.lexicon[bytes(name)]?.shape { isChange = true }
        if isChange { recordChange(of: receiver) }
    }

    /// Returns the parameter of a closure of Swift that a place is or is a part of; nil for other places.
    private mutating func closureParameter(of place: ExpressionID) -> VariableID? {
        guard context.isSwift else { return nil }
        switch tree[place] {
        case .name, .closureArgument:
            guard case .local(let variable) = resolution.references[Int(place.index)] else { return nil }
            let function = resolution.functions[resolution.variables[variable.index].function.index]
            return function.isClosure && function.parameters.contains(variable) ? variable : nil
        case .member(let base, _), .optionalMember(let base, _), .subscript(let base, _):
            return closureParameter(of: base)
        case .optionalChain(let inner), .forcedUnwrap(let inner), .optionalValue(let inner):
            return closureParameter(of: inner)
        default: return nil
        }
    }
}
