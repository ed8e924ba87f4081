import SceneRuntime

// Patterns of Swift.
extension Lowerer {
    /// Whether an expression in a pattern is more than a value to compare with.
    func isPattern(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .binding, .wildcard, .tuple, .typePattern, .cast, .guardedPattern, .optionalValue: true
        case .call(let callee, _): caseName(callee) != nil
        default: false
        }
    }

    /// Returns the names that a pattern binds, with their places.
    func bindings(of id: ExpressionID) -> [NameAfterDot] {
        switch tree[id] {
        case .binding(let name, _): [name]
        case .tuple(let elements): tree.elements(of: elements).flatMap { bindings(of: $0.value) }
        case .cast(let value, _, _): bindings(of: value)
        case .guardedPattern(let pattern, _), .optionalValue(let pattern): bindings(of: pattern)
        case .call(_, let arguments): tree.elements(of: arguments).flatMap { bindings(of: $0.value) }
        case .array(let elements): tree.elements(of: elements).flatMap { bindings(of: $0) }
        default: []
        }
    }

    /// Allocates registers for the names that a pattern binds, and empties them.
    mutating func allocateBindings(of pattern: ExpressionID) {
        for name in bindings(of: pattern) {
            let register = temporary()
            emit(.loadNil, a: register)
            markNeedsRelease(register)
            state.bindingRegisters[name.start] = register
        }
    }

    /// Gives the names of another pattern of the same case the registers of the first one.
    mutating func shareBindings(of pattern: ExpressionID, with first: ExpressionID) {
        let known = bindings(of: first)
        for name in bindings(of: pattern) {
            guard let variable = resolution.variable(at: name.start),
                let other = known.first(where: { resolution.variable(at: $0.start) == variable })
            else { continue }
            state.bindingRegisters[name.start] = state.bindingRegisters[other.start]
        }
    }

    /// Makes the values that a pattern has bound variables.
    mutating func bindAll(of pattern: ExpressionID) {
        for name in bindings(of: pattern) {
            guard let register = state.bindingRegisters[name.start],
                let variable = resolution.variable(at: name.start)
            else { continue }
            bind(variable, at: register)
        }
    }

    /// Emits the test of R[value]: execution continues if it matches the pattern, otherwise at `elseLabel`.
    mutating func lowerPattern(_ id: ExpressionID, _ value: Register, elseLabel: JumpLabel) {
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        state.releaseLimit = min(releaseLimit, base)
        let mismatch = state.buffer.makeLabel()
        let done = state.buffer.makeLabel()
        test(id, value, mismatch)
        let end = state.nextRegister
        clear(from: base, to: end)
        if end > base {
            state.buffer.jump(.jump, to: done)
            state.buffer.bind(mismatch)
            clear(from: base, to: end)
            state.buffer.jump(.jump, to: elseLabel)
        } else {
            state.buffer.jump(.jump, to: done)
            state.buffer.bind(mismatch)
            state.buffer.jump(.jump, to: elseLabel)
        }
        state.buffer.bind(done)
        state.nextRegister = base
        state.releaseLimit = max(releaseLimit, min(state.releaseLimit, base))
    }

    /// Emits the test of R[value]. It keeps its temporaries, which `lowerPattern` clears in both cases.
    private mutating func test(_ id: ExpressionID, _ value: Register, _ mismatch: JumpLabel) {
        switch tree[id] {
        case .wildcard: break
        case .binding(let name, _):
            guard let register = state.bindingRegisters[name.start] else { break }
            emitNeedingRelease(.copy, a: register, b: value)
        case .tuple(let elements): test(tree.elements(of: elements).map { $0.value }, value, mismatch)
        case .typePattern(let type): testType(type, value, mismatch)
        case .cast(let pattern, let type, _):
            testType(type, value, mismatch)
            test(pattern, value, mismatch)
        case .guardedPattern(let pattern, let condition):
            test(pattern, value, mismatch)
            // The condition can read the names that the pattern binds.
            bindEarly(pattern)
            lowerDecision(condition, isTrue: false, to: mismatch, .condition)
        case .optionalValue(let pattern):
            state.buffer.jump(.jumpIfNil, a: value, to: mismatch)
            test(pattern, value, mismatch)
        case .call(let callee, let arguments):
            guard let name = caseName(callee) else { return testValue(id, value, mismatch) }
            testCase(name, tree.elements(of: arguments).map { $0.value }, value, mismatch)
        case .symbol(let name) where declarations.casesByName[name] == nil && onlyStaticMember(name) != nil:
            testValue(id, value, mismatch)
        case .symbol(let name): testCase(name, [], value, mismatch)
        default: testValue(id, value, mismatch)
        }
    }

    /// The name of the case in `.name(…)` or `Type.name(…)`.
    private func caseName(_ id: ExpressionID) -> IdentifierID? {
        if case .symbol(let name) = tree[id] { return name }
        guard case .member(let base, let name) = tree[id], isTypeName(base) else { return nil }
        return name.name
    }

    /// Whether an expression is a path whose last name begins with a capital letter.
    func isTypeName(_ id: ExpressionID) -> Bool {
        let name: IdentifierID? =
            if case .name(let name) = tree[id] { name } else if case .member(_, let name) = tree[id] {
                name.name
            } else { nil }
        return name.map { names.bytes(of: $0).first.map { (0x41...0x5A).contains($0) } ?? false } ?? false
    }

    /// Makes the names of a pattern readable in its condition. Those that closures capture get their boxes later, so
    /// they are read from their registers until then.
    private mutating func bindEarly(_ pattern: ExpressionID) {
        for name in bindings(of: pattern) {
            guard let register = state.bindingRegisters[name.start], let variable = resolution.variable(at: name.start)
            else { continue }
            state.place(
                variable, named: nil, in: FunctionState.Slot(register: register, isBoxed: false, isWeak: false))
        }
    }

    private mutating func test(_ elements: [ExpressionID], _ value: Register, _ mismatch: JumpLabel) {
        let truth = temporary()
        emit(.copy, a: truth, b: value)
        primitive(.isTuple, truth, detail: UInt16(truncatingIfNeeded: elements.count))
        state.buffer.jump(.jumpIfFalse, a: truth, to: mismatch)
        for (place, element) in elements.enumerated() {
            if case .wildcard = tree[element] { continue }
            let part = temporary()
            emitNeedingRelease(.copy, a: part, b: value)
            primitive(.tupleElement, part, detail: UInt16(truncatingIfNeeded: place))
            test(element, part, mismatch)
        }
    }

    private mutating func testCase(
        _ name: IdentifierID, _ arguments: [ExpressionID], _ value: Register, _ mismatch: JumpLabel
    ) {
        let truth = consecutiveRegisters(2)
        emitNeedingRelease(.copy, a: truth, b: value)
        load(.symbol(symbol(name)), into: truth &+ 1)
        primitive(.matchesCase, truth, 2)
        state.buffer.jump(.jumpIfFalse, a: truth, to: mismatch)
        for (place, argument) in arguments.enumerated() {
            if case .wildcard = tree[argument] { continue }
            let part = temporary()
            emitNeedingRelease(.copy, a: part, b: value)
            // A value that is not nil is its own content.
            if names.text(of: name) == "some", declarations.casesByName[name] == nil {
                test(argument, part, mismatch)
                continue
            }
            // `case .a(let all)` binds several associated values as a tuple.
            primitive(
                .associatedValue, part, arguments.count == 1 ? 2 : 1, detail: UInt16(truncatingIfNeeded: place))
            test(argument, part, mismatch)
        }
    }

    private mutating func testType(_ type: ExpressionID, _ value: Register, _ mismatch: JumpLabel) {
        let truth = temporary()
        emitNeedingRelease(.copy, a: truth, b: value)
        emitCast(truth, to: type, .isType)
        state.buffer.jump(.jumpIfFalse, a: truth, to: mismatch)
    }

    /// Emits a comparison with the value of an expression: `~=`.
    private mutating func testValue(_ id: ExpressionID, _ value: Register, _ mismatch: JumpLabel) {
        if case .binary(let operation, let low, let high) = tree[id], operation.group == .range {
            return testRange(operation, low, high, value, mismatch)
        }
        let truth = consecutiveRegisters(2)
        lower(id, into: truth &+ 1)
        markNeedsRelease(truth &+ 1)
        let end = applyOwn(.patternMatch, truth &+ 1, value, into: truth, releasing: 0)
        emitNeedingRelease(.copy, a: truth, b: value)
        primitive(.patternMatch, truth, 2)
        if let end { state.buffer.bind(end) }
        state.buffer.jump(.jumpIfFalse, a: truth, to: mismatch)
    }

    /// Emits a test whether R[value] is between two bounds, which can be of any type with an order.
    private mutating func testRange(
        _ operation: BinaryOperator, _ low: ExpressionID, _ high: ExpressionID, _ value: Register,
        _ mismatch: JumpLabel
    ) {
        let truth = consecutiveRegisters(3)
        lower(low, into: truth &+ 1)
        markNeedsRelease(truth &+ 1)
        lower(high, into: truth &+ 2)
        markNeedsRelease(truth &+ 2)
        emitNeedingRelease(.copy, a: truth, b: value)
        primitive(.isInRange, truth, 3, detail: operation == .rangeThrough ? 1 : 0)
        state.buffer.jump(.jumpIfFalse, a: truth, to: mismatch)
    }

    /// Emits a primitive on `count` registers from `a` on.
    mutating func primitive(_ primitive: Primitive, _ a: Register, _ count: Int = 1, detail: UInt16 = 0) {
        emitNeedingRelease(
            .primitive, n: primitive.rawValue, a: a, b: UInt16(truncatingIfNeeded: count), c: detail)
    }
}
