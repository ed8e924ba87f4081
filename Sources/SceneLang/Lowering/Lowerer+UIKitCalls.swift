import SceneRuntime

// Calls of methods and classes of UIKit in Swift's form. A method that is a verb makes the same instruction.
extension Lowerer {
    /// Lowers a call whose callee the resolver has found in a table of UIKit; returns false for other calls.
    mutating func lowerUIKit(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        switch reference(callee) {
        case .method(let index): lowerMethod(UIKitMethod.table[Int(index)], callee, arguments, into: register)
        case .uikit(let index): lowerConstructor(Int(index), arguments, into: register)
        case .assertion(let assertion):
            lowerAssertion(assertion, tree.elements(of: arguments).map { $0.value })
            emit(.loadNil, a: register)
        case .none: return lowerSymbolOfUIKit(callee, arguments, into: register)
        case .unknown:
            let span = state.buffer.span
            withTemporaries { lowerer in
                for argument in lowerer.tree.elements(of: arguments) { lowerer.discard(argument.value) }
            }
            state.buffer.span = span
            emitPrimitive(.unknown, register)
        default: return false
        }
        return true
    }

    /// Lowers a name of UIKit, or one that nothing declares.
    mutating func lowerUIKitName(_ id: ExpressionID, into register: Register) {
        switch reference(id) {
        case .uikit(let index): emitPrimitive(.uikitName, register, detail: Int(index))
        case .memberOfSelf:
            guard case .name(let name) = tree[id] else { return }
            if owner == .none { emitPrimitive(.frontController, register) } else { loadSelf(into: register) }
            emitNeedingRelease(.getMember, a: register, b: register, c: member(name))
        default: emitPrimitive(.unknown, register)
        }
    }

    /// Lowers an assertion of XCTest as `expect`.
    private mutating func lowerAssertion(_ assertion: TestAssertion, _ values: [ExpressionID]) {
        let span = state.buffer.span
        withTemporaries { lowerer in
            let result = lowerer.temporary()
            let start = lowerer.state.buffer.code.count
            let first = lowerer.lower(values[0])
            lowerer.state.buffer.span = span
            if let comparison = assertion.comparison {
                let second = lowerer.lower(values[1])
                lowerer.state.buffer.span = span
                lowerer.apply(comparison, first, second, into: result)
            } else if assertion == .isNil || assertion == .isNotNil {
                let null = lowerer.temporary()
                lowerer.emit(.loadNil, a: null)
                lowerer.apply(assertion == .isNil ? .equal : .notEqual, first, null, into: result)
            } else if assertion == .isFalse {
                lowerer.emit(.not, a: result, b: first)
            } else {
                lowerer.emitNeedingRelease(.copy, a: result, b: first)
            }
            lowerer.addCheck(of: assertion, values, from: start, result)
            let text = lowerer.text(lowerer.line(of: span))
            lowerer.program.expectations.append(Expectation(text: text, span: span))
            lowerer.emit(.expectTrue, a: result, wide: UInt32(lowerer.program.expectations.count - 1))
        }
    }

    // MARK: Methods

    mutating func lowerMethod(
        _ method: UIKitMethod, _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) {
        let span = state.buffer.span
        guard let places = method.match(tree.labels(of: arguments, names)) else { return }
        let isStep = self.isStep(method)
        if isStep { step(.plain, text: line(of: span), span) }
        let (base, isOptional) = receiver(of: callee)
        withTemporaries { lowerer in
            let (isNil, end) = (lowerer.state.buffer.makeLabel(), lowerer.state.buffer.makeLabel())
            let object = lowerer.temporary()
            lowerer.lowerReceiver(base, isOptional, nil: isNil, into: object)
            lowerer.lowerDispatch(method, callee, arguments, object, span, end: end, into: register)
            let given = Array(zip(places, lowerer.tree.elements(of: arguments).map { $0.value }))
            switch method.action {
            case .verb(let verb): lowerer.lowerVerb(method, verb, given, object, span, into: register)
            case .call(let call): lowerer.lowerCode(method, call, given, object, span, into: register)
            case .callback: lowerer.lowerCallback(method, given, object, span, into: register)
            case .member: lowerer.lowerMemberOfUIKit(method, given, object, span, into: register)
            case .property(let name):
                guard let value = given.first?.1 else { break }
                let source = lowerer.lower(value)
                lowerer.state.buffer.span = span
                lowerer.emit(.setMember, a: object, b: source, c: lowerer.member(named: name))
                lowerer.emit(.loadNil, a: register)
            case .flag(let name, let value):
                let source = lowerer.temporary()
                lowerer.load(.bool(value), into: source)
                lowerer.emit(.setMember, a: object, b: source, c: lowerer.member(named: name))
                lowerer.emit(.loadNil, a: register)
            }
            lowerer.state.buffer.jump(.jump, to: end)
            lowerer.state.buffer.bind(isNil)
            if isOptional {
                if isStep, let base {
                    lowerer.state.buffer.span = lowerer.tree.span(of: base)
                    lowerer.emitPrimitive(.nothingHappens, object)
                }
                lowerer.emit(.loadNil, a: register)
            }
            lowerer.state.buffer.bind(end)
            lowerer.state.buffer.span = span
        }
        if isStep { emit(.endStep) }
        markNeedsRelease(register)
    }

    /// Whether a call of the method is a step.
    func isStep(_ method: UIKitMethod) -> Bool {
        guard case .property(let name) = method.action else { return method.isStep }
        return PropertyLexicon.lexicon[name.utf8Bytes]?.spec.isStep ?? false
    }

    /// Returns the expression before the dot, and whether the call does nothing if it is nil.
    private func receiver(of callee: ExpressionID) -> (base: ExpressionID?, isOptional: Bool) {
        switch tree[callee] {
        case .member(let base, _): (base, containsOptional(base))
        case .optionalMember(let base, _): (base, true)
        default: (nil, false)
        }
    }

    private func containsOptional(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .optionalMember, .optionalValue: true
        case .member(let base, _), .subscript(let base, _): containsOptional(base)
        case .call(let callee, _): containsOptional(callee)
        case .forcedUnwrap(let inner): containsOptional(inner)
        default: false
        }
    }

    private mutating func lowerReceiver(
        _ base: ExpressionID?, _ isOptional: Bool, nil isNil: JumpLabel, into object: Register
    ) {
        guard let base else {
            if owner == .none { emit(.loadAbsent, a: object) } else { loadSelf(into: object) }
            return
        }
        if isOptional { state.chains.append(isNil) }
        lower(base, into: object)
        markNeedsRelease(object)
        if isOptional {
            state.chains.removeLast()
            state.buffer.jump(.jumpIfNil, a: object, to: isNil)
        }
    }

    /// Emits what happens if the receiver is unknown, and the call of a function of the script with this name.
    private mutating func lowerDispatch(
        _ method: UIKitMethod, _ callee: ExpressionID, _ arguments: List<CallArgument>, _ object: Register,
        _ span: SourceSpan, end: JumpLabel, into register: Register
    ) {
        guard let (base, name) = tree.member(callee) else { return }
        state.buffer.span = span
        let appliesToUnknown = if case .call(let call) = method.action { call.appliesToUnknown } else { false }
        if usesSwift, !appliesToUnknown {
            let test = temporary()
            emit(.loadNil, a: register)
            emitNeedingRelease(.copy, a: test, b: object)
            let isVerb = if case .verb = method.action { true } else { false }
            emitPrimitive(.isKnown, test, detail: (isStep(method) ? 1 : 0) + (isVerb ? 2 : 0))
            state.buffer.jump(.jumpIfNil, a: test, to: end)
        }
        // `super` means UIKit's method: what a superclass of the script declares was found before.
        if case .superReference = tree[base] { return }
        guard declarations.declaresMember(name.name, taking: tree.givenArguments(arguments)) else { return }
        let test = temporary()
        let isOfUIKit = state.buffer.makeLabel()
        emitNeedingRelease(.copy, a: test, b: object)
        emitPrimitive(.declaresMember, test, detail: Int(member(name.name)))
        state.buffer.jump(.jumpIfFalse, a: test, to: isOfUIKit)
        let values = tree.elements(of: arguments).map { $0.value }
        let first = consecutiveRegisters(max(1 + values.count, 2))
        emitNeedingRelease(.copy, a: first, b: object)
        lowerArguments(values, from: first &+ 1)
        state.buffer.span = span
        emit(.callMember, n: UInt8(truncatingIfNeeded: values.count), a: first, b: member(name.name))
        emitNeedingRelease(.move, a: register, b: first)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(isOfUIKit)
    }

    /// Lowers the operand and the clauses of the verb, as `lowerRequest` does.
    private mutating func lowerVerb(
        _ method: UIKitMethod, _ verb: Verb, _ given: [(Int, ExpressionID)], _ object: Register, _ span: SourceSpan,
        into register: Register
    ) {
        let row = VerbTable.row(of: verb)
        let first = consecutiveRegisters(1 + row.clauses.count)
        for place in 0...row.clauses.count { emit(.loadAbsent, a: first &+ Register(truncatingIfNeeded: place)) }
        func place(of role: UIKitMethod.Role) -> (register: Register, kind: OperandKind)? {
            if role == .operand { return (first, row.operand) }
            guard case .clause(let clause) = role,
                let index = row.clauses.firstIndex(where: { $0.clause == clause })
            else { return nil }
            return (first &+ Register(truncatingIfNeeded: index + 1), row.clauses[index].operand)
        }
        if let place = place(of: method.receiver) { emitNeedingRelease(.copy, a: place.register, b: object) }
        if verb == .transition, let only = place(of: .clause(.only)) { emit(.loadBool, a: only.register, b: 1) }
        var block: Register?
        for (parameter, value) in given {
            let role = method.parameters[parameter].role
            if let place = place(of: role) {
                lowerOperand(.expression(value), place.kind, into: place.register, subject: object)
                if place.kind == .fresh || place.kind == .instance, usesSwift {
                    state.buffer.span = tree.span(of: value)
                    emitPrimitive(.controllerForUnknown, place.register)
                }
            } else {
                let other = temporary()
                lower(value, into: other)
                markNeedsRelease(other)
                if role == .block { block = other }
            }
        }
        state.buffer.span = span
        var stack: Register?
        if method.result != .nothing {
            let list = consecutiveRegisters(2)
            emitNeedingRelease(.copy, a: list, b: object)
            emitPrimitive(.stackOf, list)
            stack = list
        }
        emit(.request, n: verb.rawValue, a: first)
        if let stack {
            emitNeedingRelease(.copy, a: stack &+ 1, b: object)
            emitPrimitive(
                .removedFromStack, stack, count: 2, detail: method.result == .removedController ? 1 : 0)
            emitNeedingRelease(.move, a: register, b: stack)
        } else {
            emit(.loadNil, a: register)
        }
        if let block {
            let isNil = state.buffer.makeLabel()
            state.buffer.jump(.jumpIfNil, a: block, to: isNil)
            emitNeedingRelease(.callValue, n: 0, a: block)
            state.buffer.bind(isNil)
        }
    }

    /// Lowers a call of the machine's code: the receiver, then a register for each parameter.
    private mutating func lowerCode(
        _ method: UIKitMethod, _ call: UIKitCall, _ given: [(Int, ExpressionID)], _ object: Register,
        _ span: SourceSpan, into register: Register
    ) {
        let count = 1 + method.parameters.count
        let first = consecutiveRegisters(count + 1)
        emitNeedingRelease(.copy, a: first, b: object)
        for place in 1...count { emit(.loadAbsent, a: first &+ Register(truncatingIfNeeded: place)) }
        for (parameter, given) in given {
            let value = notificationName(given, for: method.parameters[parameter].label) ?? given
            let place = first &+ Register(truncatingIfNeeded: parameter + 1)
            let kind: OperandKind =
                parameter > 0
                ? .value
                : call == .setViewControllers || call == .setPages
                    ? .stack : call == .setColumn ? .fresh : .value
            lowerOperand(.expression(value), kind, into: place, subject: object)
        }
        state.buffer.span = span
        emitPrimitive(.uikitCall, first, count: count, detail: Int(call.rawValue))
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Lowers a call of a method that UIKit calls itself, such as `viewWillAppear(true)`, as the verb `call` does.
    private mutating func lowerCallback(
        _ method: UIKitMethod, _ given: [(Int, ExpressionID)], _ object: Register, _ span: SourceSpan,
        into register: Register
    ) {
        let first = consecutiveRegisters(3)
        emitNeedingRelease(.copy, a: first, b: object)
        load(.string(method.name), into: first &+ 1)
        emit(.loadAbsent, a: first &+ 2)
        if let value = given.first?.1 {
            lower(value, into: first &+ 2)
            markNeedsRelease(first &+ 2)
        }
        state.buffer.span = span
        emit(.request, n: Verb.call.rawValue, a: first)
        emit(.loadNil, a: register)
    }

    /// Lowers a call of a built-in member of the receiver, which is `self` if it is omitted.
    private mutating func lowerMemberOfUIKit(
        _ method: UIKitMethod, _ given: [(Int, ExpressionID)], _ object: Register, _ span: SourceSpan,
        into register: Register
    ) {
        let first = consecutiveRegisters(max(1 + given.count, 2))
        emitNeedingRelease(.copy, a: first, b: object)
        lowerArguments(given.map { $0.1 }, from: first &+ 1)
        state.buffer.span = span
        program.members.append(
            MemberName(builder.name(method.name), builtIn: BuiltInMember.lexicon[method.name], isSwift: usesSwift))
        let number = UInt16(truncatingIfNeeded: program.members.count - 1)
        emit(.callMember, n: UInt8(truncatingIfNeeded: given.count), a: first, b: number)
        emitNeedingRelease(.move, a: register, b: first)
    }

    // MARK: Classes

    mutating func lowerConstructor(
        _ index: Int, _ arguments: List<CallArgument>, into register: Register
    ) {
        let span = state.buffer.span
        switch UIKitName.table[index].meaning {
        case .controller(let made):
            lowerController(made.id, isSplit: made == .splitViewController, arguments, span, into: register)
        case .view: lowerView(index, arguments, span, into: register)
        case .item: lowerItem(index, arguments, span, into: register)
        case .window:
            let isInScene = tree.elements(of: arguments).contains { label(of: $0) == "windowScene" }
            discardAll(arguments)
            emitPrimitive(.makeWindow, register, detail: (isKeptByDelegate(span) ? 1 : 0) | (isInScene ? 2 : 0))
        case .storyboard:
            if let name = tree.elements(of: arguments).first {
                lower(name.value, into: register)
                state.buffer.span = span
                emitPrimitive(.storyboardNamed, register)
            }
        case .activity:
            // Code that sets other members of an activity changes no call.
            if let type = tree.elements(of: arguments).first { lower(type.value, into: register) }
        case .shared, .text, .constant:
            discardAll(arguments)
            emitPrimitive(.uikitName, register, detail: index)
        case .unmodelled:
            discardAll(arguments)
            state.buffer.span = span
            emitPrimitive(.uikitName, register, detail: index)
        case .noted:
            discardAll(arguments)
            state.buffer.span = span
            emitPrimitive(.unknown, register)
        }
    }

    mutating func discardAll(_ arguments: List<CallArgument>) {
        withTemporaries { lowerer in
            for argument in lowerer.tree.elements(of: arguments) { lowerer.discard(argument.value) }
        }
    }

    /// Lowers `X(rootViewController: r)` and the like of a class of the script, which inherits UIKit's initialiser.
    /// Returns false for other calls.
    mutating func lowerInheritedCreation(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard usesSwift, case .controller(let id) = reference(callee) else { return false }
        return lowerInheritedCreation(id, arguments, into: register)
    }

    /// Lowers the creation of a controller of the script with the initialiser of its superclass. Returns false for
    /// other arguments.
    mutating func lowerInheritedCreation(
        _ id: ClassID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard let first = tree.elements(of: arguments).first else { return false }
        let base = declarations.controllers[id.index].base
        switch label(of: first) {
        case "rootViewController" where base == .navigationController, "transitionStyle": break
        case "style" where base == .splitViewController: break
        default: return false
        }
        lowerController(id, isSplit: base == .splitViewController, arguments, state.buffer.span, into: register)
        return true
    }

    private mutating func lowerView(
        _ index: Int, _ arguments: List<CallArgument>, _ span: SourceSpan, into register: Register
    ) {
        withTemporaries { lowerer in
            let pair = lowerer.consecutiveRegisters(2)
            lowerer.emit(.loadAbsent, a: pair &+ 1)
            var (arranged, configuration): (ExpressionID?, ExpressionID?)
            for argument in lowerer.tree.elements(of: arguments) {
                if lowerer.label(of: argument) == "primaryAction" {
                    lowerer.lowerArgument(argument, ofUIKit: pair &+ 1)
                } else if lowerer.label(of: argument) == "arrangedSubviews" {
                    arranged = argument.value
                } else if lowerer.label(of: argument) == "configuration" {
                    configuration = argument.value
                } else {
                    lowerer.discard(argument.value)
                }
            }
            lowerer.state.buffer.span = span
            lowerer.emitNeedingRelease(.makeView, a: pair)
            lowerer.emitPrimitive(.describeView, pair, count: 2, detail: index)
            if let configuration {
                let value = lowerer.lower(configuration)
                lowerer.emit(.setMember, a: pair, b: value, c: lowerer.member(named: "configuration"))
            }
            if let arranged { lowerer.arrange(arranged, in: pair, span) }
            lowerer.emitNeedingRelease(.move, a: register, b: pair)
        }
        markNeedsRelease(register)
    }

    /// Adds the views of `UIStackView(arrangedSubviews: views)`.
    private mutating func arrange(_ views: ExpressionID, in stack: Register, _ span: SourceSpan) {
        guard let found = UIKitMethod.find(Array("addArrangedSubview".utf8)[...], [(label: nil, isClosure: false)])
        else { return }
        let method = UIKitMethod.table[found.index]
        guard case .call(let call) = method.action else { return }
        withTemporaries { lowerer in
            let result = lowerer.temporary()
            lowerer.lowerCode(method, call, [(0, views)], stack, span, into: result)
        }
    }

    private mutating func lowerItem(
        _ index: Int, _ arguments: List<CallArgument>, _ span: SourceSpan, into register: Register
    ) {
        withTemporaries { lowerer in
            let given = Array(lowerer.tree.elements(of: arguments))
            let first = lowerer.consecutiveRegisters(max(2 * given.count, 1))
            for (place, argument) in given.enumerated() {
                let name = first &+ Register(truncatingIfNeeded: 2 * place)
                let label = lowerer.label(of: argument)
                let key = lowerer.builder.name(Array((label.isEmpty ? "handler" : label).utf8))
                lowerer.emit(.loadInt, a: name, wide: key.raw)
                lowerer.lowerArgument(argument, ofUIKit: name &+ 1)
            }
            lowerer.state.buffer.span = span
            lowerer.emitPrimitive(.makeItem, first, count: 2 * given.count, detail: index)
            lowerer.emitNeedingRelease(.move, a: register, b: first)
        }
        markNeedsRelease(register)
    }

    func label(of argument: CallArgument) -> String { argument.label.map { names.text(of: $0.name) } ?? "" }

    /// Returns the number of a member whose name the script need not contain.
    mutating func member(named name: StaticString) -> UInt16 {
        let spelled = name.utf8Bytes
        let property = PropertyLexicon.lexicon[spelled]
        if let property, !usesSwift { return member(property) }
        program.members.append(
            MemberName(
                builder.name(spelled), property: property, builtIn: BuiltInMember.lexicon[spelled], group: .stored,
                isSwift: true))
        return UInt16(truncatingIfNeeded: program.members.count - 1)
    }
}
