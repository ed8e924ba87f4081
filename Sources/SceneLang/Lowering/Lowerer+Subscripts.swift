import SceneRuntime

// Assignments to elements in a script that declares a subscript: the value decides whether its setter is called.
extension Lowerer {
    /// The name of subscripts, if the script declares one.
    var ownSubscript: IdentifierID? {
        guard let name = names.find("subscript"), declarations.hasSwiftFunction(name) else { return nil }
        return name
    }

    /// Emits `base[index]` = R[register], which stays.
    mutating func setOwnSubscript(
        _ name: IdentifierID, _ base: ExpressionID, _ index: ExpressionID, to register: Register
    ) {
        let span = state.buffer.span
        var labels: [CallArgument] = []
        if case .tuple(let elements) = tree[index] { labels = Array(tree.elements(of: elements)) }
        let values = labels.isEmpty ? [index] : labels.map { $0.value }
        let number = labels.isEmpty ? member(name) : member(name, labels: labels)
        withTemporaries { lowerer in
            let (isOwn, end) = (lowerer.state.buffer.makeLabel(), lowerer.state.buffer.makeLabel())
            let first = lowerer.consecutiveRegisters(2 + values.count)
            lowerer.lower(base, into: first)
            lowerer.markNeedsRelease(first)
            lowerer.lowerArguments(values, from: first &+ 1)
            let value = first &+ 1 &+ Register(truncatingIfNeeded: values.count)
            lowerer.emitNeedingRelease(.copy, a: value, b: register)
            let test = lowerer.temporary()
            lowerer.emitNeedingRelease(.copy, a: test, b: first)
            lowerer.emitPrimitive(
                .declaresMember, test, count: labels.isEmpty ? 1 : 2, detail: Int(lowerer.member(name)))
            lowerer.state.buffer.span = span
            lowerer.state.buffer.jump(.jumpIfTrue, a: test, to: isOwn)
            // Only the place keeps the collection, so that the element is set without a copy.
            lowerer.emit(.clear, a: first)
            lowerer.modify(base) { $0.emit(.setIndex, a: $1, b: first &+ 1, c: value) }
            lowerer.state.buffer.jump(.jump, to: end)
            lowerer.state.buffer.bind(isOwn)
            lowerer.emitPrimitive(.setSubscript, first, count: values.count, detail: Int(number))
            lowerer.giveBack(first, to: base)
            lowerer.state.buffer.bind(end)
        }
    }
}
