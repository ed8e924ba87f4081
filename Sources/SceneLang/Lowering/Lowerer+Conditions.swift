import SceneRuntime

// Conditional jumps and short-circuit operators.
extension Lowerer {
    /// Emits a jump to `label` if the condition equals `isTrue`; otherwise execution continues.
    mutating func lowerCondition(_ id: ExpressionID, isTrue: Bool, to label: JumpLabel) {
        if case .unary(.not, let operand) = tree[id] { return lowerCondition(operand, isTrue: !isTrue, to: label) }
        if case .binary(let operation, let left, let right) = tree[id] {
            if operation == .and || operation == .or {
                return lowerBoth(id, left, right, isTrue, label, isAnd: operation == .and)
            }
            if lowerTest(operation, left, right, isTrue, label, tree.span(of: id)) { return }
        }
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        state.releaseLimit = min(releaseLimit, base)
        let value = lower(id)
        state.buffer.span = tree.span(of: id)
        jump(on: value, isTrue, label, above: base)
        state.nextRegister = base
        state.releaseLimit = releaseLimit
    }

    /// Emits a jump on R[value] after the release of the condition's temporaries, which must not live on at the target
    /// of the jump.
    private mutating func jump(on value: Register, _ isTrue: Bool, _ label: JumpLabel, above base: Int) {
        var value = value
        if state.releaseLimit > base {
            if Int(value) >= base {
                let kept = temporary()
                emit(.move, a: kept, b: value)
                value = kept
            }
            clear(from: base, to: min(state.releaseLimit, Int(value) >= base ? Int(value) : state.releaseLimit))
        }
        state.buffer.jump(isTrue ? .jumpIfTrue : .jumpIfFalse, a: value, to: label)
    }

    /// Lowers `left && right` or `left || right`, the condition `id`. If `left` is unknown, `right` can still decide.
    private mutating func lowerBoth(
        _ id: ExpressionID, _ left: ExpressionID, _ right: ExpressionID, _ isTrue: Bool, _ label: JumpLabel, isAnd: Bool
    ) {
        let end = state.buffer.makeLabel()
        // `a && b` is true only if both are; `a || b` is false only if both are.
        let needsBoth = isAnd == isTrue
        let nextRegister = state.nextRegister
        let isLeftUnknown = state.isSwift ? temporary() : nil
        if let isLeftUnknown { emit(.loadBool, a: isLeftUnknown, b: 0) }
        let start = state.buffer.position
        lowerCondition(left, isTrue: !isAnd, to: needsBoth ? end : label)
        guard let isLeftUnknown else {
            lowerCondition(right, isTrue: isTrue, to: label)
            return state.buffer.bind(end)
        }
        let (known, unknown) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        state.buffer.addDecision(from: start, .value, tree.span(of: left), to: unknown)
        state.buffer.jump(.jump, to: known)
        state.buffer.bind(unknown)
        emit(.loadBool, a: isLeftUnknown, b: 1)
        state.buffer.bind(known)
        lowerCondition(right, isTrue: !isAnd, to: needsBoth ? end : label)
        jumpIfUnknown(isLeftUnknown, tree.span(of: id))
        if needsBoth { state.buffer.jump(.jump, to: label) }
        state.buffer.bind(end)
        state.nextRegister = nextRegister
    }

    /// If R[flag] is true, jumps on the unknown value of `span`, which the enclosing condition decides.
    private mutating func jumpIfUnknown(_ flag: Register, _ span: SourceSpan) {
        let isKnown = state.buffer.makeLabel()
        state.buffer.jump(.jumpIfFalse, a: flag, to: isKnown)
        state.buffer.span = span
        emitPrimitive(.unknown, a: flag)
        state.buffer.jump(.jumpIfTrue, a: flag, to: isKnown)
        state.buffer.bind(isKnown)
    }

    /// Lowers a comparison that is only used for a jump; returns false if `operation` is not a comparison.
    private mutating func lowerTest(
        _ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ isTrue: Bool, _ label: JumpLabel,
        _ span: SourceSpan
    ) -> Bool {
        guard let test = Self.tests[operation], !hasOwnFunction(operation) else { return false }
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        state.releaseLimit = min(releaseLimit, base)
        recordTestedChain(operation, left, right)
        let wanted: UInt8 = isTrue == test.isPositive ? 1 : 0
        let first = lowerOperand(left)
        if case .integer(let value) = tree[right], let number = Int32(exactly: value), state.releaseLimit <= base {
            state.buffer.span = span
            emit(
                test.immediate, n: wanted | (first.needsRelease ? 2 : 0), a: first.register,
                wide: UInt32(bitPattern: number))
            state.buffer.jump(.jump, to: label)
        } else {
            let second = lowerOperand(right)
            state.buffer.span = span
            let (a, b) = test.isSwapped ? (second, first) : (first, second)
            if state.releaseLimit <= base {
                emit(
                    test.op, n: wanted | (a.needsRelease ? 2 : 0) | (b.needsRelease ? 4 : 0), a: a.register,
                    b: b.register)
                state.buffer.jump(.jump, to: label)
            } else {
                let truth = temporary()
                emit(test.value, a: truth, b: a.register, c: b.register)
                clear(from: base, to: second.needsRelease ? Int(truth) : min(state.releaseLimit, Int(truth)))
                state.buffer.jump(wanted == 1 ? .jumpIfTrue : .jumpIfFalse, a: truth, to: label)
            }
        }
        state.nextRegister = base
        state.releaseLimit = releaseLimit
        return true
    }

    private struct Test {
        let op: Opcode
        /// The operation for the comparison as a value.
        let value: Opcode
        let immediate: Opcode
        let isSwapped: Bool
        let isPositive: Bool
    }

    private static let tests: [BinaryOperator: Test] = [
        .equal: Test(op: .testEqual, value: .equal, immediate: .testEqualImmediate, isSwapped: false, isPositive: true),
        .notEqual: Test(
            op: .testEqual, value: .equal, immediate: .testEqualImmediate, isSwapped: false, isPositive: false),
        .less: Test(op: .testLess, value: .less, immediate: .testLessImmediate, isSwapped: false, isPositive: true),
        .lessOrEqual: Test(
            op: .testLessOrEqual, value: .lessOrEqual, immediate: .testLessOrEqualImmediate, isSwapped: false,
            isPositive: true),
        .greater: Test(
            op: .testLess, value: .less, immediate: .testGreaterImmediate, isSwapped: true, isPositive: true),
        .greaterOrEqual: Test(
            op: .testLessOrEqual, value: .lessOrEqual, immediate: .testGreaterOrEqualImmediate, isSwapped: true,
            isPositive: true),
    ]

    /// Lowers `a && b` and `a || b` as a value.
    mutating func lowerLogic(_ id: ExpressionID, into register: Register) {
        let isFalse = state.buffer.makeLabel()
        let end = state.buffer.makeLabel()
        let isUnknown = state.buffer.makeLabel()
        let start = state.buffer.position
        lowerCondition(id, isTrue: false, to: isFalse)
        if usesSwift { state.buffer.addDecision(from: start, .value, tree.span(of: id), to: isUnknown) }
        emit(.loadBool, a: register, b: 1)
        state.buffer.jump(.jump, to: end)
        if usesSwift {
            state.buffer.bind(isUnknown)
            state.buffer.span = tree.span(of: id)
            emitPrimitive(.unknown, register)
            state.buffer.jump(.jump, to: end)
        }
        state.buffer.bind(isFalse)
        emit(.loadBool, a: register, b: 0)
        state.buffer.bind(end)
    }

    /// Lowers `condition ? then : otherwise`; `type` is the expected type of both values, or none.
    mutating func lowerTernary(
        _ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID, into register: Register,
        as type: TypeID = .none
    ) {
        let isFalse = state.buffer.makeLabel()
        let end = state.buffer.makeLabel()
        lowerDecision(
            condition, isTrue: false, to: isFalse,
            canChange(then) || canChange(otherwise) ? .condition : .silentCondition)
        let isFraction = state.isSwift && (hasFraction(then) || hasFraction(otherwise))
        lowerBranch(then, into: register, as: type, isFraction: isFraction)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(isFalse)
        lowerBranch(otherwise, into: register, as: type, isFraction: isFraction)
        state.buffer.bind(end)
    }

    private mutating func lowerBranch(
        _ id: ExpressionID, into register: Register, as type: TypeID, isFraction: Bool = false
    ) {
        if isFraction, isWholeLiteral(id) {
            lower(id, into: register)
            markNeedsRelease(register)
            return emitPrimitive(.asFraction, a: register)
        }
        if type.exists { lower(id, into: register, as: type) } else { lower(id, into: register) }
    }

    private func isWholeLiteral(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .integer: true
        case .unary(.minus, let operand): isWholeLiteral(operand)
        case .ternary: true
        default: false
        }
    }

    /// Lowers `left ?? right`; `type` is the expected type of the right value, or none.
    mutating func lowerCoalescing(
        _ left: ExpressionID, _ right: ExpressionID, into register: Register, as type: TypeID = .none
    ) {
        let end = state.buffer.makeLabel()
        lower(left, into: register)
        state.buffer.jump(.jumpIfNotNil, a: register, to: end)
        lowerBranch(right, into: register, as: type)
        state.buffer.bind(end)
    }

    /// Lowers a chain with `?`: R[register] = its value, or nil if an object in it is nil.
    mutating func lowerChain(_ inner: ExpressionID, into register: Register) {
        let isNil = state.buffer.makeLabel()
        let end = state.buffer.makeLabel()
        state.chains.append(isNil)
        lower(inner, into: register)
        state.chains.removeLast()
        if state.testedChains.remove(inner) != nil { emit(.loadBool, a: register, b: 1) }
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(isNil)
        emit(.loadNil, a: register)
        state.buffer.bind(end)
    }

    /// Records that a chain is compared with nil, if it ends with a call of functions without a result. Its value is
    /// true then if the call is made, because the value of such a function is nil.
    mutating func recordTestedChain(_ id: ExpressionID) {
        guard case .optionalChain(let inner) = tree[id], case .call(let callee, _) = tree[inner],
            let (_, name) = tree.member(callee), declarations.returnNothing(name.name)
        else { return }
        state.testedChains.insert(inner)
    }

    /// Records a chain that an operator compares with nil.
    mutating func recordTestedChain(_ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID) {
        guard state.isSwift, operation == .equal || operation == .notEqual else { return }
        if case .nilLiteral = tree[right] { recordTestedChain(left) }
        if case .nilLiteral = tree[left] { recordTestedChain(right) }
    }
}
