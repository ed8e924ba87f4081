import SceneRuntime

// Statements.
extension Lowerer {
    /// Lowers the statements of `block`. Its variables are released at its end.
    mutating func lower(_ block: Block) {
        if let place = state.resultBlocks.firstIndex(of: block.start) {
            state.resultBlocks.remove(at: place)
            return lowerBody(block)
        }
        if let register = state.valueBlocks[block.start] { return lowerValue(of: block, into: register) }
        inBlock { $0.lowerStatements(of: block) }
    }

    /// Lowers `body`, and releases the variables that it declares at its end.
    mutating func inBlock(_ body: (inout Lowerer) -> Void) {
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        state.releaseLimit = min(releaseLimit, base)
        let open = state.openScopes.count
        body(&self)
        if state.openScopes.count > open { endDeferred(from: open) }
        release(from: base)
        state.releaseLimit = max(state.releaseLimit, releaseLimit)
    }

    /// Lowers the statements of a block. Its variables stay until the caller releases them.
    mutating func lowerStatements(of block: Block) {
        var waiting = enterFunctions(of: block.statements)
        for statement in tree.elements(of: block.statements) {
            if !waiting.isEmpty { makeFunctions(&waiting, before: tree.span(of: statement).start) }
            lower(statement)
        }
    }

    /// Declares the functions of a block at its start, and returns them.
    private mutating func enterFunctions(of statements: List<StatementID>) -> [DeclarationID] {
        var found: [DeclarationID] = []
        for statement in tree.elements(of: statements) {
            guard case .declaration(let id) = tree[statement], case .function(let function) = tree[id],
                let variable = resolution.variable(at: function.name.start)
            else { continue }
            let register = temporary()
            emit(.loadNil, a: register)
            bind(variable, at: register)
            found.append(id)
        }
        return found
    }

    /// Makes the functions of a block that can be called before their declaration: the variables that they capture are
    /// declared before the place `start`, or are functions themselves. Removes them from `waiting`.
    private mutating func makeFunctions(_ waiting: inout [DeclarationID], before start: UInt32) {
        waiting.removeAll { id in
            guard case .function(let function) = tree[id], function.name.start >= start,
                let scope = resolution.function(at: function.body.start)
            else { return true }
            let isReady = resolution.functions[scope.index].captures.allSatisfy { variable in
                resolution.localFunctions[variable] != nil || resolution.variables[variable.index].span.start < start
            }
            if isReady {
                lowerNested(id)
                state.earlyFunctions.insert(id)
            }
            return isReady
        }
    }

    /// Lowers a statement.
    mutating func lower(_ id: StatementID) {
        let span = tree.span(of: id)
        state.buffer.span = span
        switch tree[id] {
        case .missing: break
        case .variable(let variable):
            let kind = variable.value.flatMap { stepKind(ofCall: $0) }
            if let kind { step(kind, text: line(of: span), span) }
            declare(variable)
            if kind != nil { emit(.endStep) }
        case .assignment(let target, let operation, let value): lowerAssignment(target, operation, value, span)
        case .expression(let expression): lowerDiscarded(expression, span)
        case .conditional(let branches, let otherwise): lowerConditional(branches, otherwise)
        case .guardElse(let conditions, let otherwise):
            let elseLabel = state.buffer.makeLabel()
            let end = state.buffer.makeLabel()
            lower(conditions, elseLabel: elseLabel, .guardElse)
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(elseLabel)
            lower(otherwise)
            state.buffer.bind(end)
        case .forIn(let variable, let sequence, let body):
            lowerLoop(sequence, variable: resolution.variable(at: variable.start), body)
        case .repeatLoop(let count, let body): lowerLoop(count, variable: nil, body)
        case .whileLoop(let conditions, let body): lowerWhile(conditions, body)
        case .switchOver(let subject, let cases):
            needsPatterns(cases) ? lowerPatternSwitch(subject, cases) : lowerSwitch(subject, cases)
        case .breakLoop: lowerBreak()
        case .continueLoop: lowerContinue()
        case .returnValue(let value): lowerReturn(value)
        case .superCall: withTemporaries { $0.lowerSuper(into: $0.temporary()) }
        case .setup(let block): lowerSetup(span) { $0.lower(block) }
        case .verb(let verb): lower(verb, id, span)
        case .declaration(let declaration):
            if state.earlyFunctions.remove(declaration) == nil { lowerNested(declaration) }
        default: lowerSwift(id, span)
        }
    }

    /// Lowers a `setup` block. `body` lowers its statements.
    mutating func lowerSetup(_ span: SourceSpan, _ body: (inout Lowerer) -> Void) {
        step(.setup, text: Array("setup".utf8), span)
        emit(.beginSetup)
        state.openScopes.append(.setup)
        body(&self)
        state.openScopes.removeLast()
        emit(.endSetup)
    }

    /// Begins a step.
    mutating func step(
        _ kind: StepSite.Kind, text line: [UInt8], _ span: SourceSpan, presenterAt place: UInt32 = 0
    ) {
        let isPlain = !line.isEmpty && !VisibleText.mayNeedEscape(line[...])
        program.steps.append(
            StepSite(kind: kind, text: text(line), isPlain: isPlain, span: span, presenterPlace: place))
        emit(.step, wide: UInt32(program.steps.count - 1))
    }

    private mutating func declare(_ variable: Variable) {
        guard let id = resolution.variable(at: variable.name.start) else { return }
        let register = temporary()
        if resolution.localComputed.contains(id), lowerGetter(of: variable, into: register) {
            return bind(id, at: register)
        }
        if let value = variable.value {
            withTemporaries { lowerer in
                lowerer.lowerValue(value, of: variable, into: register)
                if variable.isWeak { lowerer.emit(.weaken, a: register, b: register) }
            }
        } else {
            emit(.loadNil, a: register)
        }
        recordIfOptional(id, variable)
        recordType(id, variable)
        recordKnownType(id, variable)
        bind(id, at: register)
    }

    /// Lowers the getter of a computed variable as a closure.
    private mutating func lowerGetter(of variable: Variable, into register: Register) -> Bool {
        guard let details = tree.record(variable.details), let getter = tree.element(0, of: details.accessors),
            let scope = resolution.function(at: getter.body.start)
        else { return false }
        withTemporaries { lowerer in
            let closure = lowerer.makeClosure(
                scope, .function, name: variable.name.name, span: lowerer.tree.span(of: variable.name)
            ) { lowerer in
                lowerer.state.swift.result = lowerer.tree.record(details.type)
                lowerer.lowerBody(getter.body)
            }
            lowerer.emitNeedingRelease(.move, a: register, b: closure)
        }
        return true
    }

    /// Lowers a nested function as a closure in a constant.
    private mutating func lowerNested(_ id: DeclarationID) {
        guard case .function(let function) = tree[id], let variable = resolution.variable(at: function.name.start),
            let scope = resolution.function(at: function.body.start)
        else { return }
        withTemporaries { lowerer in
            let register = lowerer.makeClosure(
                scope, .function, name: function.name.name, span: lowerer.tree.span(of: function.name)
            ) { lowerer in
                lowerer.state.swift.result = lowerer.tree.record(function.result)
                lowerer.prepareParameters(function)
                lowerer.lowerBody(function.body)
            }
            lowerer.store(register, to: variable)
        }
    }

    private mutating func lowerReturn(_ value: ExpressionID?) {
        guard let value else {
            if hasDeferred { runDeferred() }
            return state.swift.returnsSelf ? emitReturnOfSelf() : emitReturn()
        }
        expect(value, as: state.swift.result)
        withTemporaries { lowerer in
            if lowerer.hasDeferred {
                let result = lowerer.temporary()
                lowerer.lower(value, into: result, as: lowerer.state.swift.result)
                lowerer.markNeedsRelease(result)
                lowerer.runDeferred()
                return lowerer.emitReturn(result, above: Int(result))
            }
            if lowerer.givesMeaning(lowerer.state.swift.result, to: value) {
                let result = lowerer.temporary()
                lowerer.lower(value, into: result, as: lowerer.state.swift.result)
                return lowerer.emitReturn(result, above: Int(result))
            }
            // Moved, not copied: an object that only the result owns must not be released before it is returned.
            let base = lowerer.state.nextRegister
            lowerer.emitReturn(lowerer.lower(value), above: base)
        }
    }
}

// Branches and loops.
extension Lowerer {
    private mutating func lowerConditional(_ branches: List<Branch>, _ otherwise: Block?) {
        let end = state.buffer.makeLabel()
        for (number, branch) in tree.elements(of: branches).enumerated() {
            let elseLabel = state.buffer.makeLabel()
            let base = state.nextRegister
            let releaseLimit = state.releaseLimit
            lower(
                branch.conditions, elseLabel: elseLabel, decisionKind(branches, otherwise))
            let bound = state.nextRegister
            let bindsEarly = bindsBeforeFailure(branch.conditions)
            lower(branch.body)
            clear(from: base, to: bound)
            if number + 1 < branches.count || otherwise != nil || bindsEarly {
                state.buffer.jump(.jump, to: end)
            }
            state.buffer.bind(elseLabel)
            // Earlier conditions may have bound variables before a later one failed.
            if bindsEarly { clear(from: base, to: bound) }
            state.nextRegister = base
            state.releaseLimit = releaseLimit
        }
        if let otherwise { lower(otherwise) }
        state.buffer.bind(end)
    }

    /// Lowers conditions. If all are true, execution continues with their bindings, otherwise at `elseLabel`.
    mutating func lower(
        _ conditions: List<Condition>, elseLabel: JumpLabel, _ kind: DecisionSite.Kind = .condition
    ) {
        for condition in tree.elements(of: conditions) {
            if let pattern = condition.pattern {
                lower(condition.value, matching: pattern, elseLabel: elseLabel)
                continue
            }
            guard let binding = condition.binding, let variable = resolution.variable(at: binding.start) else {
                lowerDecision(condition.value, isTrue: false, to: elseLabel, kind)
                continue
            }
            let register = temporary()
            recordTestedChain(condition.value)
            withTemporaries { $0.lower(condition.value, into: register) }
            lowerBinding(register, kind, condition.value)
            recordKnownType(variable, knownType(condition.value))
            state.buffer.jump(.jumpIfNil, a: register, to: elseLabel)
            bind(variable, at: register)
        }
    }

    /// Whether conditions can bind a name before one of them fails.
    private func bindsBeforeFailure(_ conditions: List<Condition>) -> Bool {
        conditions.count > 1 || tree.elements(of: conditions).contains { $0.pattern != nil }
    }

    /// Lowers `case pattern = value`.
    private mutating func lower(_ value: ExpressionID, matching pattern: ExpressionID, elseLabel: JumpLabel) {
        allocateBindings(of: pattern)
        let register = temporary()
        let mismatch = state.buffer.makeLabel()
        let done = state.buffer.makeLabel()
        withTemporaries { $0.lower(value, into: register) }
        lowerPattern(pattern, register, elseLabel: mismatch)
        emit(.clear, a: register)
        state.buffer.jump(.jump, to: done)
        state.buffer.bind(mismatch)
        emit(.clear, a: register)
        state.buffer.jump(.jump, to: elseLabel)
        state.buffer.bind(done)
        state.nextRegister = Int(register)
        bindAll(of: pattern)
    }

    private mutating func lowerWhile(_ conditions: List<Condition>, _ body: Block) {
        let start = state.buffer.makeLabel()
        let end = state.buffer.makeLabel()
        let elseLabel = state.buffer.makeLabel()
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        let span = state.buffer.span
        state.buffer.bind(start)
        lower(conditions, elseLabel: elseLabel)
        let bound = state.nextRegister
        inTarget(isLoop: true, breakLabel: end, continueLabel: start, breakBase: base, continueBase: base) {
            $0.lower(body)
        }
        clear(from: base, to: bound)
        state.buffer.span = span
        state.buffer.jump(.jump, to: start)
        state.buffer.bind(elseLabel)
        if bindsBeforeFailure(conditions) { clear(from: base, to: bound) }
        state.buffer.bind(end)
        state.nextRegister = base
        state.releaseLimit = releaseLimit
    }

    private mutating func lowerLoop(_ sequence: ExpressionID, variable: VariableID?, _ body: Block) {
        lowerLoop(sequence, asPairs: state.isSwift) { lowerer, element in
            if let variable {
                let known = lowerer.knownType(sequence)
                if known?.shape != .dictionary { lowerer.recordKnownType(variable, known?.element) }
                lowerer.bind(variable, at: element)
            }
            lowerer.lower(body)
        }
    }

    /// Lowers a loop over a sequence. `body` lowers one iteration; its element is in a register. With `asPairs`, the
    /// elements of a dictionary are tuples of key and value, otherwise keys.
    mutating func lowerLoop(
        _ sequence: ExpressionID, asPairs: Bool, _ body: (inout Lowerer, Register) -> Void
    ) {
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        let cursor = consecutiveRegisters(2)
        withTemporaries { $0.lower(sequence, into: cursor) }
        let span = state.buffer.span
        let start = state.buffer.makeLabel()
        let next = state.buffer.makeLabel()
        let end = state.buffer.makeLabel()
        state.buffer.span = tree.span(of: sequence)
        if asPairs {
            addPairLabels()
            primitive(.sequence, cursor)
        }
        state.buffer.jump(.forPrepare, a: cursor, to: next)
        state.buffer.span = span
        state.buffer.bind(start)
        let element = temporary()
        inTarget(
            isLoop: true, breakLabel: end, continueLabel: next, breakBase: Int(element), continueBase: Int(element) + 1
        ) { body(&$0, element) }
        state.buffer.bind(next)
        state.buffer.span = span
        emit(.forNext, a: cursor, b: element)
        state.buffer.jump(.jump, to: start)
        state.buffer.bind(end)
        clear(from: base, to: Int(element) + 1)
        state.nextRegister = base
        state.releaseLimit = releaseLimit
    }

    private mutating func lowerSwitch(_ subject: ExpressionID, _ cases: List<SwitchCase>) {
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        let value = temporary()
        withTemporaries { $0.lower(subject, into: value) }
        let end = state.buffer.makeLabel()
        var bodies: [(label: JumpLabel, body: Block)] = []
        var fallback: Block?
        let first = state.buffer.makeLabel()
        lowerSwitchDecision(value, subject, cases, to: first)
        for entry in tree.elements(of: cases) {
            if entry.isDefault {
                fallback = entry.body
                continue
            }
            let label = state.buffer.makeLabel()
            bodies.append((label, entry.body))
            for pattern in tree.elements(of: entry.patterns) {
                withTemporaries { lowerer in
                    let test = lowerer.temporary()
                    let wanted = lowerer.temporary()
                    lowerer.state.buffer.span = lowerer.tree.span(of: pattern)
                    lowerer.lower(pattern, into: wanted)
                    let own = lowerer.applyOwn(.patternMatch, wanted, value, into: test, releasing: 0)
                    lowerer.emit(.matches, a: test, b: value, c: wanted)
                    if let own { lowerer.state.buffer.bind(own) }
                    lowerer.clear(from: Int(wanted), to: max(Int(wanted), lowerer.state.releaseLimit))
                    lowerer.state.buffer.jump(.jumpIfTrue, a: test, to: label)
                    lowerer.state.releaseLimit = min(lowerer.state.releaseLimit, Int(wanted))
                }
            }
        }
        inTarget(isLoop: false, breakLabel: end, continueLabel: end, breakBase: base, continueBase: base) { lowerer in
            if fallback != nil { lowerer.state.buffer.bind(first) }
            lowerer.emit(.clear, a: value)
            if let fallback { lowerer.lower(fallback) }
            lowerer.state.buffer.jump(.jump, to: end)
            for (place, entry) in bodies.enumerated() {
                if place == 0, fallback == nil { lowerer.state.buffer.bind(first) }
                lowerer.state.buffer.bind(entry.label)
                // The subject is not needed any more, and must not live longer than in Swift.
                lowerer.emit(.clear, a: value)
                lowerer.lower(entry.body)
                lowerer.state.buffer.jump(.jump, to: end)
            }
        }
        state.buffer.bind(end)
        state.nextRegister = base
        state.releaseLimit = releaseLimit
    }

    /// Lowers what `break` and `continue` can leave. A jump releases the registers from `breakBase` or `continueBase`
    /// on. With `onlyFor`, only a jump that names this label can leave the body.
    mutating func inTarget(
        isLoop: Bool, breakLabel: JumpLabel, continueLabel: JumpLabel, breakBase: Int, continueBase: Int,
        onlyFor label: IdentifierID? = nil, _ body: (inout Lowerer) -> Void
    ) {
        state.targets.append(
            FunctionState.Target(
                isLoop: isLoop, breakLabel: breakLabel, continueLabel: continueLabel,
                breakBase: Register(truncatingIfNeeded: breakBase),
                continueBase: Register(truncatingIfNeeded: continueBase), openCount: state.openScopes.count,
                label: label ?? state.pendingLabel, isOnlyLabelled: label != nil))
        state.pendingLabel = nil
        body(&self)
        state.targets.removeLast()
    }

    /// Lowers `break`; nil is the innermost target that needs no label.
    mutating func lowerBreak(to label: IdentifierID? = nil) {
        guard let target = state.targets.last(where: { label == nil ? !$0.isOnlyLabelled : $0.label == label }) else {
            return
        }
        emitExits(to: Int(target.breakBase), open: target.openCount)
        state.buffer.jump(.jump, to: target.breakLabel)
    }

    /// Lowers `continue`; nil is the innermost loop.
    mutating func lowerContinue(to label: IdentifierID? = nil) {
        guard let target = state.targets.last(where: { $0.isLoop && (label == nil || $0.label == label) }) else {
            return
        }
        emitExits(to: Int(target.continueBase), open: target.openCount)
        state.buffer.jump(.jump, to: target.continueLabel)
    }

    /// Emits the end of open constructs and the release of variables above `base`, before a jump out.
    mutating func emitExits(to base: Int, open count: Int) {
        let all = state.openScopes
        for place in (count..<all.count).reversed() {
            let open = all[place]
            state.openScopes = Array(all[..<place])

            switch open {
            case .turn(let register): emit(.endTurn, a: register)
            case .setup: emit(.endSetup)
            case .record(let register): emit(.endRecord, a: register)
            case .deferred(let body, _, _): lower(body)
            }
        }
        state.openScopes = all
        clear(from: base, to: state.nextRegister)
    }
}
