import SceneRuntime

// Verbs.
extension Lowerer {
    /// Lowers a verb, as its row says: a step with a request, or code of its own.
    mutating func lower(_ statement: VerbStatement, _ id: StatementID, _ span: SourceSpan) {
        switch statement.kind {
        case .request:
            lowerStep(.plain, span, presenterAt: presenterPlace(in: statement, span)) { $0.lowerRequest(statement) }
        case .resumingRequest: lowerStep(.resuming, span) { $0.lowerRequest(statement) }
        case .turn:
            step(.plain, text: line(of: span), span)
            lowerTurn(statement)
            emit(.endStep)
        case .begin:
            guard case .statement(let inner) = statement.operand, case .verb(let begun) = tree[inner] else { return }
            lowerStep(.begin, span, presenterAt: presenterPlace(in: begun, span)) { $0.lowerRequest(begun) }
        case .release:
            guard case .expression(let variable) = statement.operand else { return }
            lowerStep(.plain, span) { $0.lowerRelease(variable) }
        case .print:
            guard case .expression(let value) = statement.operand else { return }
            let kind = stepKind(ofCall: value)
            if let kind { step(kind, text: line(of: span), span) }
            withTemporaries { lowerer in
                guard lowerer.hasDescriptions else { return lowerer.emit(.print, a: lowerer.lower(value)) }
                // A text of its own: the register of a variable keeps its value.
                let register = lowerer.temporary()
                lowerer.lower(value, into: register)
                lowerer.markNeedsRelease(register)
                lowerer.describe(register)
                lowerer.emit(.print, a: register)
            }
            if kind != nil { emit(.endStep) }
        case .tree:
            withTemporaries { lowerer in
                let register = lowerer.temporary()
                lowerer.lowerOperand(statement.operand, .instance, into: register, subject: nil)
                lowerer.emit(.tree, a: register)
            }
        case .trace: lowerTrace(statement)
        case .expectation(let expected): lowerExpectation(expected, statement, span)
        }
    }

    /// Lowers a step with the code of `body`.
    private mutating func lowerStep(
        _ kind: StepSite.Kind, _ span: SourceSpan, presenterAt place: UInt32 = 0, _ body: (inout Lowerer) -> Void
    ) {
        step(kind, text: line(of: span), span, presenterAt: place)
        withTemporaries(body)
        emit(.endStep)
    }

    /// Returns where the line of a presentation that does not name its presenter can name it: after the operand. 0 for
    /// other statements, and for the call of Swift.
    private func presenterPlace(in statement: VerbStatement, _ span: SourceSpan) -> UInt32 {
        guard statement.verb == .present || statement.verb == .popover,
            tree.argument(.from, of: statement.clauses) == nil, case .expression(let operand) = statement.operand
        else { return 0 }
        let whole = line(of: span)
        let words = whole.split(separator: 0x20, maxSplits: 2)
        let verb = statement.verb == .present ? Array("present".utf8) : Array("popover".utf8)
        guard words.prefix(2).contains(where: { $0.elementsEqual(verb) }) else { return 0 }
        let end = tree.span(of: operand).end
        guard end > span.start, end <= span.end else { return 0 }
        let place = line(of: SourceSpan(file: span.file, start: span.start, end: end)).count
        let isBoundary = place < whole.count && whole[place] == 0x20
        return UInt32(isBoundary ? place : whole.count)
    }

    private mutating func lowerTurn(_ statement: VerbStatement) {
        guard case .block(let block) = statement.operand else { return }
        inBlock { lowerer in
            let register = lowerer.temporary()
            lowerer.emit(.beginTurn, a: register)
            lowerer.state.openScopes.append(.turn(register))
            lowerer.lower(block)
            lowerer.state.openScopes.removeLast()
            lowerer.emit(.endTurn, a: register)
        }
    }

    private mutating func lowerRelease(_ variable: ExpressionID) {
        modify(variable) { lowerer, register in
            lowerer.emit(.clear, a: register)
        }
    }

    private mutating func lowerTrace(_ statement: VerbStatement) {
        var change = TraceChange()
        switch statement.operand {
        case .categories(let changes):
            for entry in tree.elements(of: changes) {
                guard let category = entry.name.category(names) else { continue }
                if entry.isOn {
                    change.on.formUnion(CategorySet(category))
                } else {
                    change.off.formUnion(CategorySet(category))
                }
            }
        case .names(let list):
            var only: [ClassID] = []
            for name in tree.elements(of: list) {
                if case .controller(let controller) = reference(name) { only.append(controller) }
            }
            change.only = only
        case .none, .expression, .block, .statement, .patterns: return
        }
        program.traceChanges.append(change)
        emit(.trace, wide: UInt32(program.traceChanges.count - 1))
    }

    /// Lowers the operand and the clauses of a verb into consecutive registers, then the request. See `VerbArguments`.
    private mutating func lowerRequest(_ statement: VerbStatement) {
        let row = VerbTable.row(of: statement.verb)
        if row.operand == .invocation { return lowerInvocation(statement) }
        // What initialisers and functions of Swift do for an operand is part of the step.
        let turn = usesSwift && isAtTopLevel ? temporary() : nil
        if let turn { emit(.beginTurn, a: turn) }
        let first = consecutiveRegisters(1 + row.clauses.count)
        let span = state.buffer.span
        func register(of clause: Clause) -> Register? {
            row.clauses.firstIndex { $0.clause == clause }.map { first &+ Register(truncatingIfNeeded: $0 + 1) }
        }
        // The container in which the operand is searched comes before it. New instances are created in source order.
        let subjects: [Clause] = [.in, .from, .onto, .on]
        var subject: Register?
        for clause in subjects {
            guard let place = register(of: clause), let written = tree.argument(clause, of: statement.clauses),
                let kind = row.clauseRow(for: clause)?.operand, kind == .instance
            else { continue }
            lowerOperand(written.operand, kind, into: place, subject: nil)
            subject = place
        }
        if case .none = statement.operand {
            emit(.loadAbsent, a: first)
        } else {
            // A stack is set in a controller that exists.
            let hasStack = tree.argument(.stack, of: statement.clauses) != nil
            let kind = row.operand == .future && hasStack ? .fresh : row.operand
            lowerOperand(statement.operand, kind, into: first, subject: subject)
        }
        for (index, clause) in row.clauses.enumerated() {
            let place = first &+ Register(truncatingIfNeeded: index + 1)
            guard let written = tree.argument(clause.clause, of: statement.clauses) else {
                emit(.loadAbsent, a: place)
                continue
            }
            if subjects.contains(clause.clause), clause.operand == .instance { continue }
            // A stack belongs to the container that the operand or `with` creates.
            let container = clause.clause == .stack ? register(of: .with) ?? first : subject
            lowerOperand(written.operand, clause.operand, into: place, subject: container)
            // An error belongs to the statement, not to the last clause.
            if clause.operand != .none { state.buffer.span = span }
        }
        if let turn { emit(.endTurn, a: turn) }
        emit(.request, n: statement.verb.rawValue, a: first)
    }

    /// Lowers `call x.viewWillAppear(true)`: the receiver, the method's name, an argument. A function of the script is
    /// called directly.
    private mutating func lowerInvocation(_ statement: VerbStatement) {
        guard case .expression(let id) = statement.operand, case .call(let callee, let arguments) = tree[id],
            case .member(let base, let name) = tree[callee]
        else { return }
        if HandlerLexicon.of(.controller)[bytes(name.name)].isEmpty {
            let turn = temporary()
            emit(.beginTurn, a: turn)
            discard(id)
            emit(.endTurn, a: turn)
            return
        }
        let first = consecutiveRegisters(3)
        lower(base, into: first)
        markNeedsRelease(first)
        load(.string(bytes(name.name)), into: first &+ 1)
        if let argument = tree.elements(of: arguments).first {
            lower(argument.value, into: first &+ 2)
            markNeedsRelease(first &+ 2)
        } else {
            emit(.loadAbsent, a: first &+ 2)
        }
        emit(.request, n: statement.verb.rawValue, a: first)
    }
}

// Operands.
extension Lowerer {
    /// Lowers the operand of a verb or a clause: R[register] = its value; absent if there is none. `subject` is the
    /// register of the controller whose child or view a name can mean, or nil.
    mutating func lowerOperand(_ operand: Operand, _ kind: OperandKind, into register: Register, subject: Register?) {
        switch operand {
        case .none: kind == .none ? emit(.loadBool, a: register, b: 1) : emit(.loadAbsent, a: register)
        case .expression(let expression): lowerOperand(expression, kind, into: register, subject: subject)
        case .block(let block): lowerCompletion(block, into: register)
        case .statement, .names, .categories, .patterns: emit(.loadAbsent, a: register)
        }
        markNeedsRelease(register)
    }

    private mutating func lowerOperand(
        _ id: ExpressionID, _ kind: OperandKind, into register: Register, subject: Register?
    ) {
        let span = tree.span(of: id)
        state.buffer.span = span
        switch kind {
        case .fresh:
            if case .controller(let controller) = reference(id), isType(id) {
                if !lowerOwnCreation(of: controller, span, into: register) {
                    emitNeedingRelease(.make, a: register, wide: controller.raw)
                }
                assumeValues(of: controller, in: register)
            } else if case .uikit(let place) = reference(id),
                case .controller(let made) = UIKitName.table[Int(place)].meaning
            {
                emitNeedingRelease(.make, a: register, wide: made.id.raw)
            } else {
                lower(id, into: register)
            }
        case .page: lowerPage(id, into: register, subject: subject)
        case .offer, .future:
            if case .controller(let controller) = reference(id), isType(id) {
                load(.type(controller), into: register)
            } else {
                lower(id, into: register)
            }
        case .child, .choice: lowerChild(id, into: register, subject: subject)
        case .target:
            if reference(id) == .viewOfSubject {
                lowerView(id, into: register, subject: subject)
            } else {
                lowerChild(id, into: register, subject: subject)
            }
        case .view:
            if reference(id) == .viewOfSubject {
                lowerView(id, into: register, subject: subject)
            } else {
                lower(id, into: register)
            }
        case .stack: lowerStack(id, into: register, subject: subject)
        case .symbol:
            if case .style(let style) = reference(id) {
                load(.object(ObjectRef(.style, style.raw)), into: register)
            } else {
                lower(id, into: register)
            }
        default: lower(id, into: register)
        }
    }

    /// Lowers a child of a container. The name of a controller means the living child.
    private mutating func lowerChild(_ id: ExpressionID, into register: Register, subject: Register?) {
        guard case .controller(let controller) = reference(id), isType(id) else { return lower(id, into: register) }
        load(.type(controller), into: register)
        emitNeedingRelease(.childOf, a: register, b: subjectRegister(subject))
    }

    /// Lowers a page. The name of a controller means the living page, otherwise a new one.
    private mutating func lowerPage(_ id: ExpressionID, into register: Register, subject: Register?) {
        guard case .controller(let controller) = reference(id), isType(id) else { return lower(id, into: register) }
        load(.type(controller), into: register)
        emitNeedingRelease(.stackMember, a: register, b: subjectRegister(subject), c: 1)
    }

    private mutating func lowerView(_ id: ExpressionID, into register: Register, subject: Register?) {
        guard case .name(let name) = tree[id] else { return lower(id, into: register) }
        load(.string(bytes(name)), into: register)
        emitNeedingRelease(.viewNamed, a: register, b: subjectRegister(subject))
    }

    private mutating func lowerStack(_ id: ExpressionID, into register: Register, subject: Register?) {
        guard case .array(let elements) = tree[id] else { return lower(id, into: register) }
        let container = subjectRegister(subject)
        let first = consecutiveRegisters(max(elements.count, 1))
        var place = first
        for element in tree.elements(of: elements) {
            state.buffer.span = tree.span(of: element)
            if case .controller(let controller) = reference(element), isType(element) {
                load(.type(controller), into: place)
                emitNeedingRelease(.stackMember, a: place, b: container)
            } else {
                lower(element, into: place)
                markNeedsRelease(place)
            }
            place &+= 1
        }
        emitNeedingRelease(.makeArray, a: register, b: first, c: UInt16(truncatingIfNeeded: elements.count))
    }

    /// Returns the register of the subject. If the script omits it, returns a new register with the value `absent`.
    private mutating func subjectRegister(_ subject: Register?) -> Register {
        if let subject { return subject }
        let register = temporary()
        emit(.loadAbsent, a: register)
        return register
    }
}
