import SceneRuntime

// Assignments to elements in a script that declares a subscript: the value decides whether its setter is called.
extension Lowerer {
    /// The name of subscripts, if the script declares one.
    var ownSubscript: IdentifierID? {
        guard let name = names.find("subscript"), declarations.hasSwiftFunction(name) else { return nil }
        return name
    }

    /// Lowers `base[keyPath: path] = value`.
    mutating func lowerKeyPathAssignment(_ base: ExpressionID, _ path: ExpressionID, _ value: ExpressionID) {
        withTemporaries { lowerer in
            let first = lowerer.consecutiveRegisters(3)
            lowerer.lowerArguments([base, value, path], from: first)
            lowerer.emitPrimitive(.setKeyPath, a: first)
            lowerer.giveBack(first, to: base)
        }
    }

    /// Evaluates the calls in a place, and lets `body` lower the place several times without evaluating them again.
    mutating func holding(_ place: ExpressionID, _ body: (inout Lowerer) -> Void) {
        withTemporaries { lowerer in
            let outer = lowerer.state.held
            lowerer.hold(place)
            body(&lowerer)
            lowerer.state.held = outer
        }
    }

    /// The register of a part of a place that was evaluated already; nil for other expressions.
    @inline(__always)
    func heldRegister(of id: ExpressionID) -> Register? { state.held.isEmpty ? nil : state.held[id] }

    private mutating func hold(_ place: ExpressionID) {
        switch tree[place] {
        case .subscript(let base, let index):
            hold(base)
            if case .tuple(let elements) = tree[index] {
                for element in tree.elements(of: elements) { hold(element.value) }
            } else {
                hold(index)
            }
        case .member(let base, _), .optionalMember(let base, _): hold(base)
        case .forcedUnwrap(let inner), .optionalValue(let inner), .optionalChain(let inner): hold(inner)
        case .name, .selfReference, .superReference, .closureArgument, .integer, .string, .boolean, .symbol: break
        default:
            let register = temporary()
            lower(place, into: register)
            markNeedsRelease(register)
            state.held[place] = register
        }
    }

    /// Emits a jump that is taken if the value in R[first] declares the subscript `name`.
    mutating func jumpIfOwnSubscript(
        _ name: IdentifierID, hasLabels: Bool, _ first: Register, to label: JumpLabel
    ) {
        let test = temporary()
        emitNeedingRelease(.copy, a: test, b: first)
        emitPrimitive(.declaresMember, test, count: hasLabels ? 2 : 1, detail: Int(member(name)))
        state.buffer.jump(.jumpIfTrue, a: test, to: label)
    }

    /// Returns the arguments of `[index]`, the number of the subscript `name` with their labels, and whether they have
    /// labels.
    mutating func subscriptArguments(
        _ name: IdentifierID, _ index: ExpressionID
    ) -> (values: [ExpressionID], number: UInt16, hasLabels: Bool) {
        var labels: [CallArgument] = []
        if case .tuple(let elements) = tree[index] { labels = Array(tree.elements(of: elements)) }
        if labels.isEmpty { return ([index], member(name), false) }
        return (labels.map { $0.value }, member(name, labels: labels), true)
    }

    /// Lowers `super[index]`: the subscript of the superclass in the script. Returns false if it declares none.
    mutating func lowerInheritedSubscript(
        _ name: IdentifierID, _ index: ExpressionID, into register: Register
    ) -> Bool {
        var all = [CallArgument(label: nil, value: index)]
        if case .tuple(let elements) = tree[index] { all = Array(tree.elements(of: elements)) }
        guard let table = inheritedTable, let candidates = table.calls[name],
            let choice = FunctionChoice.choose(
                among: candidates.map { table.functions[Int($0)].signature }, tree.givenArguments(all)),
            let position = functionAt[table.functions[Int(candidates[choice.index])].site]
        else { return false }
        let signature = table.functions[Int(candidates[choice.index])].signature
        let span = state.buffer.span
        let first = consecutiveRegisters(1 + max(signature.parameters.count, 1), for: register)
        loadSelf(into: first)
        markNeedsRelease(first)
        lowerArranged(choice.arrangement, all.map { $0.value }, signature, from: first &+ 1)
        state.buffer.span = span
        emitPrimitive(.callMethod, a: first, wide: position)
        finishCall(first, into: register)
        return true
    }

    /// Emits `base[index]` = R[register], which stays.
    mutating func setOwnSubscript(
        _ name: IdentifierID, _ base: ExpressionID, _ index: ExpressionID, to register: Register
    ) {
        let span = state.buffer.span
        let (values, number, hasLabels) = subscriptArguments(name, index)
        withTemporaries { lowerer in
            let (isOwn, end) = (lowerer.state.buffer.makeLabel(), lowerer.state.buffer.makeLabel())
            let first = lowerer.consecutiveRegisters(2 + values.count)
            lowerer.lower(base, into: first)
            lowerer.markNeedsRelease(first)
            lowerer.lowerArguments(values, from: first &+ 1)
            let value = first &+ 1 &+ Register(truncatingIfNeeded: values.count)
            lowerer.emitNeedingRelease(.copy, a: value, b: register)
            lowerer.state.buffer.span = span
            lowerer.jumpIfOwnSubscript(name, hasLabels: hasLabels, first, to: isOwn)
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
