import SceneRuntime

// `expect` in all its forms.
extension Lowerer {
    /// Lowers an expectation. With a block, the instructions record the events of the block, and check only these. The
    /// record is in `state.openScopes`, so that `return` and `break` in the block end it.
    mutating func lowerExpectation(_ expected: VerbKind.Expected, _ statement: VerbStatement, _ span: SourceSpan) {
        var block: Block?
        var end = span.end
        if let clause = tree.argument(.in, of: statement.clauses), case .block(let body) = clause.operand {
            block = body
            end = clause.start
        }
        let text = expectationText(SourceSpan(file: span.file, start: span.start, end: end))
        if expected == .exception {
            return lowerException(statement, block, Expectation(text: text, span: span))
        }
        guard let block else {
            return withTemporaries { $0.lowerCheck(expected, statement, Expectation(text: text, span: span)) }
        }
        inBlock { lowerer in
            let record = lowerer.temporary()
            lowerer.emit(.beginRecord, a: record)
            lowerer.state.openScopes.append(.record(record))
            lowerer.lower(block)
            lowerer.state.buffer.span = span
            lowerer.withTemporaries { $0.lowerCheck(expected, statement, Expectation(text: text, span: span)) }
            lowerer.state.openScopes.removeLast()
            lowerer.emit(.endRecord, a: record)
        }
    }

    /// Returns the text of an expectation, without the word `expect` and the block.
    private mutating func expectationText(_ span: SourceSpan) -> TextRange {
        let word = Array("expect ".utf8)
        var written = line(of: span)
        if written.starts(with: word) { written.removeFirst(word.count) }
        return text(written)
    }

    private mutating func add(_ expectation: Expectation) -> UInt32 {
        program.expectations.append(expectation)
        return UInt32(program.expectations.count - 1)
    }

    /// Lowers `expect exception`. `protect` takes a snapshot. An exception of the block restores it and continues at
    /// `end`; `unprotect` restores it after a block without an exception.
    private mutating func lowerException(
        _ statement: VerbStatement, _ block: Block?, _ expectation: Expectation
    ) {
        inBlock { lowerer in
            let wanted = lowerer.temporary()
            lowerer.lowerOperand(statement.operand, .text, into: wanted, subject: nil)
            let end = lowerer.state.buffer.makeLabel()
            lowerer.state.buffer.jump(.protect, to: end)
            if let block { lowerer.lower(block) }
            lowerer.emit(.unprotect)
            lowerer.state.buffer.bind(end)
            let site = lowerer.add(expectation)
            lowerer.emit(.expectException, a: wanted, wide: site)
        }
    }

    /// Lowers the check of an expectation: the instruction has its index in `wide`, and in `a` the first register to
    /// which its patterns refer.
    private mutating func lowerCheck(
        _ expected: VerbKind.Expected, _ statement: VerbStatement, _ expectation: Expectation
    ) {
        var expectation = expectation
        switch expected {
        case .value:
            guard case .expression(let condition) = statement.operand else { return }
            lowerTruth(condition, expectation)
        case .call:
            let first = consecutiveRegisters(1)
            guard let pattern = pattern(statement.operand, from: first) else { return }
            if let times = tree.argument(.times, of: statement.clauses), case .expression(let id) = times.operand,
                case .integer(let count) = tree[id]
            {
                expectation.kind = .calls(pattern, count: count)
                return emit(.expectEvents, a: first, wide: add(expectation))
            }
            var later: CallPattern?
            if let before = tree.argument(.before, of: statement.clauses) {
                later = self.pattern(before.operand, from: first)
            }
            expectation.kind = .call(pattern, before: later)
            emit(.expectEvents, a: first, wide: add(expectation))
        case .noCall:
            let first = consecutiveRegisters(1)
            guard let pattern = pattern(statement.operand, from: first) else { return }
            expectation.kind = .noCall(pattern)
            emit(.expectEvents, a: first, wide: add(expectation))
        case .trace:
            guard case .patterns(let lines) = statement.operand else { return }
            var patterns: [ExpectedLine] = []
            for line in tree.elements(of: lines) {
                patterns.append(
                    ExpectedLine(
                        kind: Self.kind(line.kind), text: text(Array(tree.bytes(of: line.text))),
                        span: tree.span(line.start, line.end)))
            }
            expectation.kind = .trace(patterns)
            emit(.expectEvents, a: temporary(), wide: add(expectation))
        case .warning, .noWarning:
            let wanted = temporary()
            lowerOperand(statement.operand, .text, into: wanted, subject: nil)
            expectation.kind = expected == .warning ? .warning : .noWarning
            emit(.expectEvents, a: wanted, wide: add(expectation))
        case .leak, .noLeak:
            let wanted = temporary()
            lowerOperand(statement.operand, .future, into: wanted, subject: nil)
            expectation.kind = expected == .leak ? .leak : .noLeak
            emit(.expectEvents, a: wanted, wide: add(expectation))
        case .noUnknown:
            expectation.kind = .noUnknown
            emit(.expectEvents, a: temporary(), wide: add(expectation))
        case .exception: break  // `lowerException` has it.
        }
    }

    private static func kind(_ kind: TracePattern.Kind) -> ExpectedLine.Kind {
        switch kind {
        case .anyLines: .anyLines
        case .line: .line
        case .openAnyOrder: .openAnyOrder
        case .close: .close
        }
    }

    /// Lowers `expect E`. The left side of a comparison is kept for the message.
    private mutating func lowerTruth(_ condition: ExpressionID, _ expectation: Expectation) {
        let first = consecutiveRegisters(2)
        let start = state.buffer.code.count
        if case .binary(let operation, let left, let right) = tree[condition], operation.group == .comparison {
            lower(left, into: first &+ 1)
            markNeedsRelease(first &+ 1)
            let wanted = lower(right)
            state.buffer.span = tree.span(of: condition)
            apply(operation, first &+ 1, wanted, into: first)
        } else {
            lower(condition, into: first)
            emit(.loadAbsent, a: first &+ 1)
        }
        let end = state.buffer.code.count
        emit(.expectTrue, a: first, wide: add(expectation))
        var comparesNil = false
        if case .binary(let operation, let left, let right) = tree[condition], operation.group == .comparison {
            comparesNil = comparesInstance(left, with: right)
        }
        addCheck(from: start, to: end, first, comparesNil: comparesNil)
    }

    /// Lets the instructions of a condition, which an expectation follows, meet a controller without an instance: the
    /// expectation fails. With `comparesNil` the controller is nil, so the comparison at the end is evaluated.
    mutating func addCheck(from start: Int, to end: Int, _ result: Register, comparesNil: Bool) {
        guard start < end else { return }
        let target = comparesNil ? end : end + 1
        state.checks.append(FunctionState.Catch(start: start, end: end, target: target, error: result))
    }

    /// Does the same for an assertion of XCTest about `values`.
    mutating func addCheck(
        of assertion: TestAssertion, _ values: [ExpressionID], from start: Int, _ result: Register
    ) {
        var comparesNil = false
        if assertion == .isNil || assertion == .isNotNil {
            comparesNil = isInstance(values[0])
        } else if assertion.comparison != nil, values.count > 1 {
            comparesNil = comparesInstance(values[0], with: values[1])
        }
        addCheck(from: start, to: state.buffer.code.count, result, comparesNil: comparesNil)
    }

    /// Whether the latest instance of a class, or its member after `?.`, is compared with nil.
    func comparesInstance(_ left: ExpressionID, with right: ExpressionID) -> Bool {
        guard case .nilLiteral = tree[right] else { return false }
        return isInstance(left)
    }

    /// Whether an expression is the latest instance of a class, or a member of it after `?.`.
    func isInstance(_ id: ExpressionID) -> Bool {
        if case .name = tree[id], case .controller = reference(id) { return true }
        guard case .optionalChain(let inner) = tree[id] else { return false }
        return isOptionalMember(inner)
    }

    private func isOptionalMember(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .member(let base, _): return isOptionalMember(base)
        case .optionalMember(let base, _):
            guard case .name = tree[base], case .controller = reference(base) else { return isOptionalMember(base) }
            return true
        default: return false
        }
    }

    /// Lowers a call pattern `X.m(…)`. Its receiver and arguments are in registers from `first` on.
    private mutating func pattern(_ operand: Operand, from first: Register) -> CallPattern? {
        guard case .expression(let id) = operand else { return nil }
        var callee = id
        var arguments: List<CallArgument>?
        if case .call(let called, let list) = tree[id] {
            callee = called
            arguments = list
        }
        guard case .member(let base, let name) = tree[callee] else { return nil }
        let receiver = temporary()
        lowerReceiver(base, into: receiver)
        var methods = MethodSet()
        let spelled = bytes(name.name)
        for spec in MethodSpec.table where spec.name.utf8Bytes == spelled || spec.handler.utf8Bytes == spelled {
            methods.insert(spec.method)
        }
        var pattern = CallPattern(
            receiver: receiver &- first, methods: methods, name: builder.name(name.name), arguments: nil)
        if let arguments {
            pattern.arguments = tree.elements(of: arguments).map { argument in
                if case .missing = tree[argument.value] { return .any }
                if case .name(let name) = tree[argument.value], names.text(of: name) == "_" { return .any }
                let register = temporary()
                lowerPatternValue(argument.value, into: register)
                markNeedsRelease(register)
                return .equal(register &- first)
            }
        }
        return pattern
    }

    /// Lowers the receiver of a pattern. The name of a controller means its class, because the instance may have been
    /// deallocated.
    private mutating func lowerReceiver(_ base: ExpressionID, into register: Register) {
        lowerPatternValue(base, into: register)
        markNeedsRelease(register)
    }

    /// Lowers an argument of a pattern. The name of a controller means its class, which matches all its instances.
    private mutating func lowerPatternValue(_ id: ExpressionID, into register: Register) {
        state.buffer.span = tree.span(of: id)
        if case .controller(let controller) = reference(id) {
            if case .instance(_, let ordinal) = tree[id] {
                load(.instance(controller, ordinal: ordinal), into: register)
            } else {
                load(.type(controller), into: register)
            }
        } else if case .name(let name) = tree[id], reference(id) == .none {
            switch names.text(of: name) {
            case "app": load(.object(ObjectRef(.app)), into: register)
            case "scene": load(.object(ObjectRef(.scene)), into: register)
            case "center": load(.object(ObjectRef(.notificationCenter)), into: register)
            case "scene2": load(.object(.secondScene), into: register)
            default: emit(.loadAbsent, a: register)
            }
        } else {
            lower(id, into: register)
        }
    }
}
