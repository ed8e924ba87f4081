import SceneRuntime

// Decisions on unknown values.
extension Lowerer {
    /// Whether the program uses forms of Swift, so that it can have unknown values.
    var usesSwift: Bool { declarations.usesSwift }

    /// Emits a primitive with operands from `register` on.
    mutating func emitPrimitive(_ primitive: Primitive, _ register: Register, count: Int = 1, detail: Int = 0) {
        emit(
            .primitive, n: primitive.rawValue, a: register, b: UInt16(truncatingIfNeeded: count),
            c: UInt16(truncatingIfNeeded: detail))
        markNeedsRelease(register)
    }

    /// Emits a jump to `label` if the condition equals `isTrue`. An unknown value is decided by the rule of `kind`.
    mutating func lowerDecision(
        _ id: ExpressionID, isTrue: Bool, to label: JumpLabel, _ kind: DecisionSite.Kind
    ) {
        guard usesSwift else { return lowerCondition(id, isTrue: isTrue, to: label) }
        let start = state.buffer.position
        lowerCondition(id, isTrue: isTrue, to: label)
        let met = state.buffer.makeLabel()
        // `isTrue` is false for all statements: the jump is taken if the condition is not met.
        state.buffer.addDecision(from: start, kind, tree.span(of: id), to: (kind == .guardElse) != isTrue ? met : label)
        state.buffer.bind(met)
    }

    /// Emits the decision on the value of `let x = …` in a condition.
    mutating func lowerBinding(_ register: Register, _ kind: DecisionSite.Kind, _ value: ExpressionID) {
        guard usesSwift else { return }
        let outer = state.buffer.span
        state.buffer.span = tree.span(of: value)
        switch kind {
        case .guardElse: emitPrimitive(.bindInGuard, register)
        case .condition, .value: emitPrimitive(.bindIfKnown, register)
        case .silentCondition: emitPrimitive(.bindIfKnown, register, detail: 1)
        }
        state.buffer.span = outer
    }

    /// The rule of an `if`: the trace shows its decision if a branch can change a call or the output.
    func decisionKind(_ branches: List<Branch>, _ otherwise: Block?) -> DecisionSite.Kind {
        guard usesSwift else { return .condition }
        let changes = tree.elements(of: branches).contains { canChange($0.body) } || otherwise.map(canChange) ?? false
        return changes ? .condition : .silentCondition
    }

    /// Emits a jump to `label` if R[value], the subject of a `switch`, is unknown.
    mutating func lowerSwitchDecision(
        _ value: Register, _ subject: ExpressionID, _ cases: List<SwitchCase>, to label: JumpLabel
    ) {
        guard usesSwift else { return }
        let entries = tree.elements(of: cases)
        let hasDefault = entries.contains { $0.isDefault }
        let isSilent = !entries.contains { !isBreak($0.body) && canChange($0.body) }
        withTemporaries { lowerer in
            let test = lowerer.temporary()
            lowerer.emitNeedingRelease(.copy, a: test, b: value)
            lowerer.state.buffer.span = lowerer.tree.span(of: subject)
            lowerer.emitPrimitive(.decideSwitch, test, detail: (hasDefault ? 1 : 0) | (isSilent ? 2 : 0))
            lowerer.state.buffer.jump(.jumpIfTrue, a: test, to: label)
        }
    }

    private func isBreak(_ body: Block) -> Bool {
        tree.elements(of: body.statements).allSatisfy { if case .breakLoop = tree[$0] { true } else { false } }
    }

    /// Emits the first case of a `switch` without a default for an unknown value: its names are unknown, too.
    mutating func lowerFirstCase(
        _ pattern: ExpressionID?, _ value: Register, _ decision: (ExpressionID, List<SwitchCase>), to label: JumpLabel
    ) {
        guard usesSwift else { return }
        let (other, met) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        lowerSwitchDecision(value, decision.0, decision.1, to: met)
        state.buffer.jump(.jump, to: other)
        state.buffer.bind(met)
        for name in pattern.map(bindings) ?? [] {
            guard let register = state.bindingRegisters[name.start] else { continue }
            emitNeedingRelease(.copy, a: register, b: value)
        }
        state.buffer.jump(.jump, to: label)
        state.buffer.bind(other)
    }

    /// Whether a block contains a statement that can change a call or the output.
    func canChange(_ block: Block) -> Bool {
        tree.elements(of: block.statements).contains { statement in
            switch tree[statement] {
            case .missing, .declaration: false
            case .variable(let variable): variable.value.map(canChange) ?? false
            case .expression(let expression): canChange(expression)
            case .assignment(let target, _, let value): !isWithoutEffect(target) || canChange(value)
            default: true
            }
        }
    }

    /// Whether an expression contains a call that can change a call or the output.
    func canChange(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .call(let callee, _):
            if case .uikit = reference(callee) { return false }
            if reference(callee) == .unknown { return false }
            return !isWithoutEffect(callee)
        case .optionalChain(let inner), .forcedUnwrap(let inner), .unary(_, let inner): return canChange(inner)
        case .binary(_, let left, let right): return canChange(left) || canChange(right)
        case .ternary(_, let then, let otherwise): return canChange(then) || canChange(otherwise)
        case .member(let base, _), .optionalMember(let base, _): return canChange(base)
        default: return false
        }
    }

    /// Whether an expression is a member that cannot change calls: of the group of noted names, or of an unknown value.
    private func isWithoutEffect(_ id: ExpressionID) -> Bool {
        if reference(id) == .unknown { return true }
        switch tree[id] {
        case .member(let base, let name), .optionalMember(let base, let name):
            if declarations.memberNames.contains(name.name) { return false }
            if NameGroup.of(bytes(name.name)[...]) == .noted { return true }
            return isWithoutEffect(base)
        case .optionalChain(let inner), .forcedUnwrap(let inner): return isWithoutEffect(inner)
        case .call(let callee, _): return isWithoutEffect(callee)
        default: return false
        }
    }
}
