import SceneRuntime

// Statements of Swift that have no own form.
extension Lowerer {
    /// Lowers a statement that only Swift has.
    mutating func lowerSwift(_ id: StatementID, _ span: SourceSpan) {
        switch tree[id] {
        case .breakTo(let label): lowerBreak(to: label.name)
        case .continueTo(let label): lowerContinue(to: label.name)
        case .labelled(let label, let statement): lowerLabelled(label.name, statement)
        case .forPattern(let pattern, let sequence, let condition, let body):
            lowerLoop(sequence, pattern: pattern, condition: condition, body)
        case .repeatWhile(let body, let condition): lowerRepeat(body, while: condition)
        case .destructuring(let pattern, let value): lowerDestructuring(pattern, value)
        case .fallThrough: lowerFallThrough()
        case .doCatch(let body, let catches): lowerDo(body, catches)
        case .throwError(let value): lowerThrow(value)
        case .deferred(let body): lowerDeferred(body)
        default: break
        }
    }

    /// Lowers a statement with a label. A loop takes over the label; another statement can be left with `break LABEL`.
    private mutating func lowerLabelled(_ label: IdentifierID, _ statement: StatementID) {
        switch tree[statement] {
        case .forIn, .whileLoop, .repeatLoop, .forPattern, .repeatWhile, .switchOver:
            state.pendingLabel = label
            lower(statement)
            state.pendingLabel = nil
        default:
            let end = state.buffer.makeLabel()
            let base = state.nextRegister
            inTarget(
                isLoop: false, breakLabel: end, continueLabel: end, breakBase: base, continueBase: base,
                onlyFor: label
            ) { $0.lower(statement) }
            state.buffer.bind(end)
        }
    }

    private mutating func lowerRepeat(_ body: Block, while condition: ExpressionID) {
        let start = state.buffer.makeLabel()
        let next = state.buffer.makeLabel()
        let end = state.buffer.makeLabel()
        let base = state.nextRegister
        let span = state.buffer.span
        state.buffer.bind(start)
        inTarget(isLoop: true, breakLabel: end, continueLabel: next, breakBase: base, continueBase: base) {
            $0.lower(body)
        }
        state.buffer.bind(next)
        state.buffer.span = span
        lowerCondition(condition, isTrue: true, to: start)
        state.buffer.bind(end)
    }

    /// Lowers `let (a, b) = value`.
    private mutating func lowerDestructuring(_ pattern: ExpressionID, _ value: ExpressionID) {
        allocateBindings(of: pattern)
        withTemporaries { lowerer in
            let register = lowerer.temporary()
            lowerer.lower(value, into: register)
            lowerer.markNeedsRelease(register)
            let mismatch = lowerer.state.buffer.makeLabel()
            lowerer.lowerPattern(pattern, register, elseLabel: mismatch)
            lowerer.state.buffer.bind(mismatch)
        }
        bindAll(of: pattern)
    }

    /// Lowers a loop over the elements of a sequence that match a pattern, and meet a condition.
    private mutating func lowerLoop(
        _ sequence: ExpressionID, pattern: ExpressionID, condition: ExpressionID?, _ body: Block
    ) {
        lowerLoop(sequence, asPairs: true) { lowerer, element in
            let next = lowerer.state.buffer.makeLabel()
            let base = lowerer.state.nextRegister
            lowerer.inBlock { lowerer in
                lowerer.allocateBindings(of: pattern)
                lowerer.lowerPattern(pattern, element, elseLabel: next)
                lowerer.bindAll(of: pattern)
                if let condition { lowerer.lowerCondition(condition, isTrue: false, to: next) }
                lowerer.lower(body)
            }
            lowerer.state.buffer.bind(next)
            // A mismatch leaves the names that were bound before it.
            let count = lowerer.bindings(of: pattern).count
            lowerer.clear(from: base, to: base + count)
        }
    }
}

// Switches with patterns.
extension Lowerer {
    /// Whether a switch needs more than comparisons with its values.
    func needsPatterns(_ cases: List<SwitchCase>) -> Bool {
        for entry in tree.elements(of: cases) {
            for pattern in tree.elements(of: entry.patterns) where isPattern(pattern) || isRangeOfTexts(pattern) {
                return true
            }
            for statement in tree.elements(of: entry.body.statements) {
                if case .fallThrough = tree[statement] { return true }
            }
        }
        return false
    }

    /// Whether a pattern is a range whose bounds are no whole numbers, such as `"a"..."f"`.
    private func isRangeOfTexts(_ id: ExpressionID) -> Bool {
        guard case .binary(let operation, let low, let high) = tree[id], operation.group == .range else { return false }
        return [low, high].contains { bound in
            switch tree[bound] {
            case .string, .double: true
            default: false
            }
        }
    }

    /// Lowers a switch case by case: the patterns are tested in order, and a match runs the body of the case.
    mutating func lowerPatternSwitch(_ subject: ExpressionID, _ cases: List<SwitchCase>) {
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        let value = temporary()
        withTemporaries { $0.lower(subject, into: value) }
        let end = state.buffer.makeLabel()
        let entries = Array(tree.elements(of: cases))
        let bodies = entries.map { _ in state.buffer.makeLabel() }
        let fallback = entries.firstIndex { $0.isDefault }
        if let fallback { lowerSwitchDecision(value, subject, cases, to: bodies[fallback]) }
        inTarget(isLoop: false, breakLabel: end, continueLabel: end, breakBase: base, continueBase: base) { lowerer in
            for (place, entry) in entries.enumerated() {
                lowerer.state.fallLabels.append(place + 1 < bodies.count ? bodies[place + 1] : end)
                lowerer.state.fallBases.append(Int(value) + 1)
                lowerer.lowerCase(
                    entry, value, body: bodies[place], end: end,
                    deciding: place == 0 && fallback == nil ? (subject, cases) : nil)
                lowerer.state.fallLabels.removeLast()
                lowerer.state.fallBases.removeLast()
            }
            if let fallback { lowerer.state.buffer.jump(.jump, to: bodies[fallback]) }
        }
        emit(.clear, a: value)
        state.buffer.bind(end)
        state.nextRegister = base
        state.releaseLimit = releaseLimit
    }

    /// - `decision`: the switch, if an unknown value takes this case.
    private mutating func lowerCase(
        _ entry: SwitchCase, _ value: Register, body: JumpLabel, end: JumpLabel,
        deciding decision: (ExpressionID, List<SwitchCase>)?
    ) {
        let next = state.buffer.makeLabel()
        let base = state.nextRegister
        let releaseLimit = state.releaseLimit
        let patterns = Array(tree.elements(of: entry.patterns))
        let matched = state.buffer.makeLabel()
        if let first = patterns.first { allocateBindings(of: first) }
        if let decision { lowerFirstCase(patterns.first, value, decision, to: matched) }
        let bound = state.nextRegister
        for pattern in patterns {
            let other = state.buffer.makeLabel()
            state.buffer.span = tree.span(of: pattern)
            if let first = patterns.first, first != pattern { shareBindings(of: pattern, with: first) }
            lowerPattern(pattern, value, elseLabel: other)
            state.buffer.jump(.jump, to: matched)
            state.buffer.bind(other)
        }
        clear(from: base, to: bound)
        state.buffer.jump(.jump, to: next)
        state.buffer.bind(matched)
        if let first = patterns.first { bindAll(of: first) }
        state.buffer.bind(body)
        // The subject is not needed any more, and must not live longer than in Swift.
        emit(.clear, a: value)
        lower(entry.body)
        clear(from: base, to: bound)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(next)
        state.nextRegister = base
        state.releaseLimit = releaseLimit
    }

    private mutating func lowerFallThrough() {
        guard let label = state.fallLabels.last, let base = state.fallBases.last else { return }
        emitExits(to: base, open: state.targets.last { !$0.isLoop }?.openCount ?? 0)
        state.buffer.jump(.jump, to: label)
    }
}
