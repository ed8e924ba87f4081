import SceneRuntime

// Calls of Swift's library.
extension Lowerer {
    /// Lowers a call of a function of Swift that no script declares; returns false for another call.
    mutating func lowerLibraryCall(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard resolution.libraryCallees.contains(callee.index),
            let form = tree.libraryForm(callee, arguments, names)
        else { return false }
        let all = Array(tree.elements(of: arguments))
        switch form {
        case .performLater: lowerPerformLater(callee, all, into: register)
        case .performNow: lowerPerformNow(callee, all, into: register)
        default: lower(form, all, into: register)
        }
        return true
    }

    /// Lowers a function or initializer of Swift that has no receiver.
    mutating func lower(_ form: LibraryForm, _ all: [CallArgument], into register: Register) {
        switch form {
        case .print, .debugPrint: lowerPrint(all, form == .print ? .plain : .debug, into: register)
        case .dump: lowerPrimitive(.print, all.prefix(1).map { $0.value }, PrintForm.dump.rawValue, into: register)
        case .log: lowerPrimitive(.print, all.map { $0.value }, PrintForm.log.rawValue, into: register)
        case .fatalError, .assert, .precondition, .assertionFailure: lowerEnd(form, all, into: register)
        case .swap: lowerSwap(all, into: register)
        case .mainQueue, .otherQueue, .runLoop: loadHandle(form, into: register)
        case .task, .detachedTask: lowerPrimitive(.enqueue, all.suffix(1).map { $0.value }, 1, into: register)
        case .sleep, .sleepNanoseconds: lowerSleep(form, all, into: register)
        case .timer, .timerOfTarget, .displayLink: lowerTimer(form, all, into: register)
        case .string where all.count == 1 && hasDescriptions,
            .stringDescribing where all.count == 1 && hasDescriptions:
            let first = consecutiveRegisters(1)
            lowerArguments(all.map { $0.value }, from: first)
            describe(first)
            primitive(.libraryFunction, first, 1, detail: form.rawValue)
            emitNeedingRelease(.move, a: register, b: first)
        case .cancelPerform: lowerCancelPerform(all, into: register)
        case .continuation: lowerContinuation(all, into: register)
        case .checkCancellation: loadHandle(form, into: register)
        case .resultCatching: lowerCatching(all, into: register)
        case .animate, .keyframe, .batchUpdates: lowerAnimation(all, into: register)
        case .animator, .runAnimator: lowerAnimator(form, all, into: register)
        case .withoutAnimation: lowerBlock(all.last?.value, into: register)
        case .resultSuccess, .resultFailure:
            let name = builder.name(Array((form == .resultSuccess ? "success" : "failure").utf8))
            lowerPrimitive(.makeResult, all.map { $0.value }, tupleLabels([name]), into: register)
        case .sequence: lowerSequence(all, into: register)
        case .dictionaryGrouping: lowerGrouping(all, into: register)
        case .dictionaryMerging:
            let first = consecutiveRegisters(6)
            state.nextRegister = Int(first) + 2
            lowerArguments(all.map { $0.value }, from: first)
            primitive(.libraryFunction, first, 2, detail: form.rawValue)
            recordCallResult(first)
            emitNeedingRelease(.move, a: register, b: first)
        case .optionalSome:
            if let last = all.last { lower(last.value, into: register) } else { emit(.loadNil, a: register) }
        case .now, .empty:
            form == .now
                ? load(.double(0), into: register) : lowerPrimitive(.libraryFunction, [], form.rawValue, into: register)
        case .workItem:
            lowerPrimitive(.libraryFunction, all.suffix(1).map { $0.value }, form.rawValue, into: register)
        default: lowerPrimitive(.libraryFunction, all.map { $0.value }, form.rawValue, into: register)
        }
    }

    /// Loads a queue of the app, if an expression is one; returns false for another expression.
    mutating func lowerLibraryValue(_ id: ExpressionID, into register: Register) -> Bool {
        if let root = tree.rootOfQualifiedSymbol(id, names), declarations.file[root] == nil,
            let (_, name) = tree.member(id), resolution.references[Int(id.index)] == .none
        {
            load(.symbol(symbol(name.name)), into: register)
            return true
        }
        guard let form = tree.libraryValue(id, names), resolution.libraryCallees.contains(id.index) else {
            return false
        }
        if form == .intMax || form == .intMin, case .member(let base, _) = tree[id], case .name(let type) = tree[base] {
            lowerConstant(form, of: names.text(of: type), into: register)
        } else if form == .isCancelled || form == .mainQueue || form == .runLoop || form.isConstant {
            loadHandle(form, into: register)
        } else {
            load(.function(functionOfInitializer(form)), into: register)
        }
        return true
    }

    private mutating func loadHandle(_ form: LibraryForm, into register: Register) {
        lowerPrimitive(.libraryFunction, [], form.rawValue, into: register)
    }

    /// Lowers values into consecutive registers, and emits a primitive on them.
    mutating func lowerPrimitive(
        _ operation: Primitive, _ values: [ExpressionID], _ detail: UInt16, into register: Register
    ) {
        let first = consecutiveRegisters(max(values.count, 1))
        if values.isEmpty { emit(.loadNil, a: first) }
        lowerArguments(values, from: first)
        primitive(operation, first, values.count, detail: detail)
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Returns the argument with a label, or nil.
    func argument(_ label: String, _ all: [CallArgument]) -> ExpressionID? {
        all.first { $0.label.map { bytes($0.name) } == Array(label.utf8) }?.value
    }

    /// Lowers an optional argument into a register: nil if it is omitted.
    mutating func lowerOptional(_ value: ExpressionID?, into register: Register) {
        if let value { lower(value, into: register) } else { emit(.loadNil, a: register) }
        markNeedsRelease(register)
    }

    private mutating func lowerPrint(_ all: [CallArgument], _ form: PrintForm, into register: Register) {
        let values = all.filter { $0.label == nil }.map { $0.value }
        let first = consecutiveRegisters(values.count + 2)
        lowerArguments(values, from: first)
        for place in values.indices { describe(first &+ Register(truncatingIfNeeded: place)) }
        let rest = first &+ Register(truncatingIfNeeded: values.count)
        lowerOptional(argument("separator", all), into: rest)
        lowerOptional(argument("terminator", all), into: rest &+ 1)
        primitive(.print, first, values.count + 2, detail: form.rawValue)
        emit(.loadNil, a: register)
    }

    /// Lowers `fatalError(text)`, `assert(condition, text)` and their relatives.
    private mutating func lowerEnd(_ form: LibraryForm, _ all: [CallArgument], into register: Register) {
        let done = state.buffer.makeLabel()
        var rest = all.filter { $0.label == nil }
        if form == .assert || form == .precondition, let condition = rest.first?.value {
            rest.removeFirst()
            lowerCondition(condition, isTrue: true, to: done)
        }
        let reason: EndOfProgram = form == .precondition ? .precondition : form == .fatalError ? .text : .assertion
        let text = temporary()
        lowerOptional(rest.first?.value, into: text)
        primitive(.endProgram, text, detail: reason.rawValue)
        state.buffer.bind(done)
        emit(.loadNil, a: register)
    }

    /// Lowers `swap(&a, &b)`.
    private mutating func lowerSwap(_ all: [CallArgument], into register: Register) {
        emit(.loadNil, a: register)
        let places = all.map { argument -> ExpressionID in
            if case .inoutArgument(let value) = tree[argument.value] { value } else { argument.value }
        }
        guard places.count == 2 else { return }
        let values = consecutiveRegisters(2)
        lowerArguments(places, from: values)
        setPlace(values &+ 1, to: places[0])
        setPlace(values, to: places[1])
    }

    /// Emits the assignment of R[register] to a place.
    mutating func setPlace(_ register: Register, to place: ExpressionID) {
        modify(place) { lowerer, taken in lowerer.emitNeedingRelease(.copy, a: taken, b: register) }
    }

    /// Lowers `(a, b) = value`.
    mutating func lowerTupleAssignment(_ elements: List<CallArgument>, _ value: ExpressionID) {
        let tuple = temporary()
        lower(value, into: tuple)
        markNeedsRelease(tuple)
        for (place, element) in tree.elements(of: elements).enumerated() {
            if case .wildcard = tree[element.value] { continue }
            let part = temporary()
            emitNeedingRelease(.copy, a: part, b: tuple)
            primitive(.tupleElement, part, detail: UInt16(truncatingIfNeeded: place))
            setPlace(part, to: element.value)
        }
    }

    // MARK: Time

    private mutating func lowerSleep(_ form: LibraryForm, _ all: [CallArgument], into register: Register) {
        let time = temporary()
        if let value = all.first?.value {
            lower(value, into: time)
            if form == .sleepNanoseconds { lowerNanoseconds(time, all) }
        } else {
            emit(.loadNil, a: time)
        }
        primitive(.suspend, time)
        emit(.loadNil, a: register)
    }

    /// `Task.sleep(nanoseconds: 500_000_000)` and the older `Task.sleep(500_000_000)`.
    private mutating func lowerNanoseconds(_ time: Register, _ all: [CallArgument]) {
        let billion = temporary()
        load(.double(1_000_000_000), into: billion)
        emit(.divide, a: time, b: time, c: billion)
    }

    /// Lowers `Timer.scheduledTimer(…)` and its relatives.
    private mutating func lowerTimer(_ form: LibraryForm, _ all: [CallArgument], into register: Register) {
        let first = consecutiveRegisters(3)
        if let interval = argument("withTimeInterval", all) ?? argument("timeInterval", all) {
            lower(interval, into: first)
        } else {
            load(.double(form == .displayLink ? 1.0 / 60 : 0), into: first)
        }
        if form != .timer, let target = argument("target", all), let selector = argument("selector", all) {
            lowerMethod(selector, of: target, into: first &+ 1)
        } else {
            lowerOptional(argument("block", all) ?? all.last { $0.label == nil }?.value, into: first &+ 1)
        }
        if form == .displayLink {
            emit(.loadBool, a: first &+ 2, b: 1)
        } else {
            lowerOptional(argument("repeats", all), into: first &+ 2)
        }
        primitive(.makeTimer, first, 3)
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Loads the function of `target` that a selector names.
    mutating func lowerMethod(_ selector: ExpressionID, of target: ExpressionID, into register: Register) {
        let object = temporary()
        lower(target, into: object)
        markNeedsRelease(object)
        guard case .selector(var id) = tree[selector] else { return emit(.loadNil, a: register) }
        if case .call(let callee, _) = tree[id] { id = callee }
        let name: IdentifierID? =
            if case .name(let name) = tree[id] { name } else { tree.member(id)?.name.name }
        guard let name else { return emit(.loadNil, a: register) }
        emitNeedingRelease(.getMember, a: register, b: object, c: member(name))
    }

    // MARK: Animations

    /// Lowers `UIView.animate(…)`: the animations run now, the completion after the duration and the delay.
    private mutating func lowerAnimation(_ all: [CallArgument], into register: Register) {
        let closures = all.filter { isClosure($0.value) && $0.label == nil }.map { $0.value }
        let animations = argument("animations", all) ?? argument("updates", all) ?? closures.first
        let completion =
            argument("completion", all) ?? (closures.count > 1 || animations != closures.first ? closures.last : nil)
        if let animations, animations != completion {
            withTemporaries { $0.lowerBlock(animations, into: $0.temporary()) }
        }
        emit(.loadNil, a: register)
        guard let completion else { return }
        let first = consecutiveRegisters(2)
        if let duration = argument("withDuration", all) ?? argument("duration", all) {
            lower(duration, into: first)
        } else {
            load(.double(0), into: first)
        }
        if let delay = argument("delay", all) {
            let register = temporary()
            lower(delay, into: register)
            emit(.add, a: first, b: first, c: register)
        }
        lowerOptional(completion, into: first &+ 1)
        primitive(.enqueueLater, first, 2)
    }

    /// Lowers `UIViewPropertyAnimator(…)` and `runningPropertyAnimator(…)`.
    private mutating func lowerAnimator(_ form: LibraryForm, _ all: [CallArgument], into register: Register) {
        // A position at which an animator ends, and a state.
        for name in ["end", "stopped"] { _ = symbol(spelled: Array(name.utf8)) }
        let first = consecutiveRegisters(4)
        lowerOptional(argument("duration", all) ?? argument("withDuration", all), into: first)
        lowerOptional(argument("delay", all), into: first &+ 1)
        let trailing = all.first { $0.label == nil && isClosure($0.value) }?.value
        lowerOptional(argument("animations", all) ?? trailing, into: first &+ 2)
        lowerOptional(argument("completion", all), into: first &+ 3)
        primitive(.libraryFunction, first, 4, detail: form.rawValue)
        emitNeedingRelease(.move, a: register, b: first)
    }

    private func isClosure(_ id: ExpressionID) -> Bool {
        if case .closure = tree[id] { return true }
        return false
    }

    /// Emits a call of a block without arguments.
    private mutating func lowerBlock(_ block: ExpressionID?, into register: Register) {
        guard let block else { return emit(.loadNil, a: register) }
        let first = temporary()
        lower(block, into: first)
        markNeedsRelease(first)
        primitive(.callLeniently, first, 0)
        recordCallResult(first)
        emitNeedingRelease(.move, a: register, b: first)
    }
}

// Members of Swift's library.
extension Lowerer {
    /// The member of Swift's library that a call names; nil for another call.
    func libraryMember(_ callee: ExpressionID, _ arguments: List<CallArgument>) -> LibraryMember? {
        guard let (_, name) = tree.member(callee), case .none = reference(callee) else { return nil }
        let member = tree.libraryMember(bytes(name.name), arguments, names)
        let isOfSwift = member == .filter || member?.isOfSwiftOnly ?? false
        return isOfSwift && !state.isSwift ? nil : member
    }

    /// Returns the number of a member of Swift's library with the base name `name`.
    mutating func member(_ name: IdentifierID, _ library: LibraryMember) -> UInt16 {
        if let known = libraryMemberAt[name]?[library] { return known }
        addPairLabels()
        let spelled = bytes(name)
        var entry = MemberName(
            builder.name(name), property: PropertyLexicon.lexicon[spelled],
            group: usesSwift ? NameGroup.of(spelled[...]) : .none, isSwift: usesSwift)
        entry.library = library
        program.members.append(entry)
        let number = UInt16(truncatingIfNeeded: program.members.count - 1)
        libraryMemberAt[name, default: [:]][library] = number
        return number
    }

    /// Adds the labels of the tuples that Swift's library makes.
    mutating func addPairLabels() {
        for (first, second) in LibraryMember.pairLabels {
            let labels = [builder.name(Array(first.utf8)), builder.name(Array(second.utf8))]
            if !program.tupleLabels.contains(labels) { program.tupleLabels.append(labels) }
        }
    }

    /// Emits the conversion of a dictionary in R[register] to pairs, for a member that gets its elements.
    mutating func convertToPairs(_ register: Register, for name: IdentifierID) {
        guard state.isSwift, let member = BuiltInMember.lexicon[bytes(name)] else { return }
        switch member {
        case .map, .reduce, .sorted, .reversed:
            addPairLabels()
            primitive(.sequence, register)
        default: break
        }
    }

    /// Lowers a call of a member of Swift's library; returns false for another call.
    mutating func lowerLibraryMember(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard let library = libraryMember(callee, arguments), let (base, name) = tree.member(callee) else {
            return false
        }
        // A class of the script may have a function of this name.
        let isDeclared = declarations.memberNames.contains(name.name)
        if declarations.hasSwiftFunction(name.name), library.shape != .mutating || !isAssignable(base) { return false }
        let number =
            isDeclared && library.shape != .mutating
            ? member(name.name, labels: Array(tree.elements(of: arguments))) : member(name.name, library)
        let values = tree.elements(of: arguments).map { $0.value }
        let span = state.buffer.span
        if case .optionalMember = tree[callee] {
            return lowerOptionalMember(base, number, library, values, span, into: register)
        }
        guard library.shape == .mutating, isAssignable(base) else {
            callMember(base, number, values, span, into: register)
            return true
        }
        guard isDeclared else {
            mutate(base, number, values, span, into: register)
            return true
        }
        // The receiver decides.
        let test = temporary()
        let declared = state.buffer.makeLabel()
        let done = state.buffer.makeLabel()
        lower(base, into: test)
        markNeedsRelease(test)
        jumpIfDeclared(test, member(name.name, labels: Array(tree.elements(of: arguments))), to: declared)
        primitive(.isLibraryValue, test)
        state.buffer.jump(.jumpIfFalse, a: test, to: declared)
        mutate(base, number, values, span, into: register)
        state.buffer.jump(.jump, to: done)
        state.buffer.bind(declared)
        emit(.clear, a: test)
        if !lowerSwiftCall(callee, arguments, into: register) {
            callMember(base, number, values, span, into: register)
        }
        state.buffer.bind(done)
        return true
    }

    /// Lowers `base?.member(…)`.
    private mutating func lowerOptionalMember(
        _ base: ExpressionID, _ number: UInt16, _ library: LibraryMember, _ values: [ExpressionID],
        _ span: SourceSpan, into register: Register
    ) -> Bool {
        guard let chain = state.chains.last else { return false }
        if library.shape == .mutating, isAssignable(base) {
            let test = temporary()
            lower(base, into: test)
            markNeedsRelease(test)
            state.buffer.jump(.jumpIfNil, a: test, to: chain)
            emit(.clear, a: test)
            mutate(base, number, values, span, into: register)
        } else {
            callMember(base, number, values, span, into: register, chain: chain)
        }
        return true
    }

    private mutating func callMember(
        _ base: ExpressionID, _ number: UInt16, _ values: [ExpressionID], _ span: SourceSpan, into register: Register,
        chain: JumpLabel? = nil
    ) {
        // Three registers more: members with functions use them.
        let first = consecutiveRegisters(values.count + 4)
        state.nextRegister = Int(first) + 1 + values.count
        lowerArguments([base], from: first)
        if let chain { state.buffer.jump(.jumpIfNil, a: first, to: chain) }
        state.returnsFirstParameter = program.members[Int(number)].library == .reduceInto
        lowerArguments(values, from: first &+ 1)
        state.returnsFirstParameter = false
        state.buffer.span = span
        emit(.callMember, n: UInt8(truncatingIfNeeded: values.count), a: first, b: number)
        finishCall(first, into: register)
    }

    private mutating func mutate(
        _ base: ExpressionID, _ number: UInt16, _ values: [ExpressionID], _ span: SourceSpan, into register: Register
    ) {
        if values.isEmpty, program.members[Int(number)].library == .sort, hasOwnFunction(.less) {
            return sort(base, into: register)
        }
        let first = consecutiveRegisters(values.count + 4)
        lowerArguments(values, from: first &+ 1)
        markNeedsRelease(first &+ 1)
        modify(base) { lowerer, taken in
            lowerer.state.buffer.span = span
            // What follows the arguments must be free for a call.
            let window = lowerer.consecutiveRegisters(values.count + 4)
            lowerer.emitNeedingRelease(.move, a: window, b: taken)
            for place in 0..<values.count {
                let offset = Register(truncatingIfNeeded: place + 1)
                lowerer.emitNeedingRelease(.move, a: window &+ offset, b: first &+ offset)
            }
            lowerer.emit(.mutateMember, n: UInt8(truncatingIfNeeded: values.count), a: window, b: number)
            lowerer.emit(.move, a: taken, b: window)
            lowerer.emitNeedingRelease(.move, a: first &+ 1, b: window &+ 1)
        }
        emitNeedingRelease(.move, a: register, b: first &+ 1)
    }

    /// Lowers `x.sort()` as `x.sort(by: <)`, with the order that the script declares.
    private mutating func sort(_ base: ExpressionID, into register: Register) {
        let span = state.buffer.span
        let number = member(names.find("sort") ?? Parser.placeholder, LibraryMember.sortBy)
        modify(base) { lowerer, taken in
            lowerer.state.buffer.span = span
            let window = lowerer.consecutiveRegisters(5)
            lowerer.emitNeedingRelease(.move, a: window, b: taken)
            lowerer.load(.function(lowerer.operatorFunction(.less)), into: window &+ 1)
            lowerer.emit(.mutateMember, n: 1, a: window, b: number)
            lowerer.emit(.move, a: taken, b: window)
        }
        emit(.loadNil, a: register)
    }
}
