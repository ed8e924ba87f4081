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
        let types = declarations.types[type.index].cases[number].types
        for (place, value) in values.enumerated() {
            let own = first &+ 1 &+ Register(truncatingIfNeeded: place)
            let type = place < types.count ? types[place] : nil
            expect(value, as: type)
            if let type, givesMeaning(type, to: value) {
                let base = state.nextRegister
                lower(value, into: own, as: type)
                release(from: base)
                markNeedsRelease(own)
            } else {
                lowerArguments([value], from: own)
                makeFraction(own, type)
            }
        }
        emitPrimitive(
            .makeCase, a: first, b: UInt16(truncatingIfNeeded: type.raw), c: UInt16(truncatingIfNeeded: values.count))
        finishCall(first, into: register)
    }
}
