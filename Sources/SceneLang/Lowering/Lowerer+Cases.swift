import SceneRuntime

// Cases with associated values.
extension Lowerer {
    /// Returns the associated values of a case: the arguments, and default values of the same file for those that are
    /// omitted.
    private func values(of item: NominalType.Case, _ arguments: [CallArgument]) -> [ExpressionID] {
        guard arguments.count < item.labels.count, item.tree == number else { return arguments.map { $0.value } }
        var given = arguments[...]
        return zip(item.labels, item.defaults).compactMap { label, value in
            if given.first?.label?.name == label, let next = given.popFirst() { return next.value }
            return value
        }
    }

    /// Lowers a case with associated values.
    mutating func lowerCase(
        _ type: TypeID, _ number: Int, _ arguments: List<CallArgument>, into register: Register
    ) {
        let values = values(of: declarations.types[type.index].cases[number], Array(tree.elements(of: arguments)))
        let first = consecutiveRegisters(1 + max(values.count, 1), for: register)
        emit(.loadInt, a: first, wide: UInt32(number))
        lowerArguments(values, from: first &+ 1)
        for (place, type) in declarations.types[type.index].cases[number].types.enumerated() where place < values.count
        {
            makeFraction(first &+ 1 &+ Register(truncatingIfNeeded: place), type)
        }
        emitPrimitive(
            .makeCase, a: first, b: UInt16(truncatingIfNeeded: type.raw), c: UInt16(truncatingIfNeeded: values.count))
        finishCall(first, into: register)
    }
}
