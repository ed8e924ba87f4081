import SceneRuntime

// Assignments, and calls of mutating members.
extension Lowerer {
    /// Lowers an assignment, as a step if it changes the interface.
    mutating func lowerAssignment(
        _ target: ExpressionID, _ operation: AssignmentOperator, _ value: ExpressionID, _ span: SourceSpan
    ) {
        expectValue(value, of: target, isCompound: operation.binary != nil)
        if runsCodeOfScript(target) {
            return lowerStepOfScript(span) { lowerer in
                if let binary = operation.binary {
                    lowerer.lowerCompound(target, binary, value)
                } else {
                    lowerer.lowerSimple(target, value)
                }
            }
        }
        let isStep = isStep(target) || stepKind(ofCall: value) != nil
        if isStep { step(.plain, text: line(of: span), span) }
        withTemporaries { lowerer in
            if let binary = operation.binary {
                lowerer.lowerCompound(target, binary, value)
            } else {
                if case .nilLiteral = lowerer.tree[value] { lowerer.lowerDrop(target) }
                lowerer.lowerSimple(target, value)
            }
        }
        if isStep { emit(.endStep) }
    }

    /// Whether setting `target` changes the interface or a model, so that it is a step.
    func isStep(_ target: ExpressionID) -> Bool {
        if case .property(let property) = reference(target) { return property.spec.isStep }
        if case .optionalChain(let inner) = tree[target] { return isStep(inner) }
        if case .subscript(let base, _) = tree[target] { return isStep(base) }
        if isOfModel(target) { return true }
        guard let (base, name) = tree.member(target), let property = PropertyLexicon.lexicon[bytes(name.name)],
            property.spec.isStep, property != .isHidden || isWindow(base)
        else { return false }
        // A variable of the script with this name is not a property.
        if case .controller(let controller) = reference(base) {
            return declarations.controllers[controller.index].table.members[name.name] == nil
        }
        if case .selfReference = tree[base] { return selfTable?.members[name.name] == nil }
        return true
    }

    private mutating func lowerSimple(_ target: ExpressionID, _ value: ExpressionID) {
        if state.held.isEmpty, hasCalls(target), !isChain(target) {
            // What the place calls is called once, before the value is computed.
            return holding(target) { $0.lowerSimple(target, value) }
        }
        leaveChainBeforeValue(of: target, value)
        if lowerSwiftAssignment(target, value) { return }
        if case .optionalChain(let inner) = tree[target] {
            let end = state.buffer.makeLabel()
            state.chains.append(end)
            lowerSimple(inner, value)
            state.chains.removeLast()
            state.buffer.bind(end)
            return
        }
        if case .optionalValue(let inner) = tree[target], let chain = state.chains.last {
            state.buffer.jump(.jumpIfNil, a: lower(inner), to: chain)
            return lowerSimple(inner, value)
        }
        if case .tuple(let elements) = tree[target] { return lowerTupleAssignment(elements, value) }
        if let name = variableName(target) {
            if let own = unboxedRegister(of: target), isComputed(value) { return lower(value, into: own) }
            let register = temporary()
            lower(value, into: register)
            markNeedsRelease(register)
            store(register, to: reference(target), name)
        } else if let (base, name) = tree.member(target) {
            let object = lower(base)
            leaveChain(ifNil: object, before: target)
            unwrapImplicitly(base, object, isOptional: target, in: tree)
            let operand = lowerOperand(value)
            state.buffer.span = tree.span(of: target)
            emit(.setMember, n: operand.needsRelease ? 1 : 0, a: object, b: operand.register, c: member(name.name))
        } else if case .subscript(let base, let index) = tree[target], let path = tree.keyPath(inIndex: index, names) {
            lowerKeyPathAssignment(base, path, value)
        } else if case .subscript(let base, let index) = tree[target], let name = ownSubscript {
            let register = temporary()
            lower(value, into: register)
            markNeedsRelease(register)
            holding(target) { $0.setOwnSubscript(name, base, index, to: register) }
        } else if case .subscript(let base, let index) = tree[target] {
            let place = lower(indexWithDefault(index)?.key ?? index)
            let operand = lowerOperand(value)
            modify(base) {
                $0.emit(.setIndex, n: operand.needsRelease ? 1 : 0, a: $1, b: place, c: operand.register)
            }
        } else {
            discard(value)
        }
    }

    private func isChain(_ id: ExpressionID) -> Bool {
        if case .optionalChain = tree[id] { return true }
        return false
    }

    /// Whether a place calls something: before a member, or in an index.
    private func hasCalls(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .call: true
        case .member(let base, _), .optionalMember(let base, _): hasCalls(base)
        case .forcedUnwrap(let inner), .optionalValue(let inner), .optionalChain(let inner): hasCalls(inner)
        case .subscript(let base, let index): hasCalls(base) || hasCalls(index)
        case .tuple(let elements): tree.elements(of: elements).contains { hasCalls($0.value) }
        case .binary(_, let left, let right): hasCalls(left) || hasCalls(right)
        default: false
        }
    }

    /// Emits the check of an optional part of a place for nil, before a value that may run code is computed.
    private mutating func leaveChainBeforeValue(of target: ExpressionID, _ value: ExpressionID) {
        guard let chain = state.chains.last, let optional = optionalPart(of: target) else { return }
        switch tree[value] {
        case .integer, .double, .string, .boolean: return
        case .name, .symbol, .selfReference, .nilLiteral: return
        default: break
        }
        withTemporaries { lowerer in
            let test = lowerer.temporary()
            lowerer.lower(optional, into: test)
            lowerer.markNeedsRelease(test)
            lowerer.state.buffer.jump(.jumpIfNil, a: test, to: chain)
        }
    }

    /// The value before the last `?` of a place; nil if it has none.
    private func optionalPart(of id: ExpressionID) -> ExpressionID? {
        switch tree[id] {
        case .optionalMember(let base, _): base
        case .optionalValue(let inner): inner
        case .member(let base, _), .subscript(let base, _), .forcedUnwrap(let base): optionalPart(of: base)
        default: nil
        }
    }

    /// Returns the register of a local variable that is not boxed, or nil.
    private func unboxedRegister(of target: ExpressionID) -> Register? {
        guard case .local(let variable) = reference(target), let slot = state.slots[variable], !slot.isBoxed,
            !slot.isWeak
        else { return nil }
        return slot.register
    }

    /// Whether only the last instruction of an expression writes the result. Then the result can overwrite a variable
    /// that the expression reads.
    private func isComputed(_ value: ExpressionID) -> Bool {
        switch tree[value] {
        case .integer, .boolean, .nilLiteral: true
        case .binary(let operation, _, _):
            operation.group == .arithmetic || operation.group == .comparison
        default: false
        }
    }

    private mutating func lowerCompound(_ target: ExpressionID, _ operation: BinaryOperator, _ value: ExpressionID) {
        // For a variable in a register, `i += 1` is one instruction.
        if let own = unboxedRegister(of: target), !hasOwnAssignment(operation) {
            if applyNumber(operation, own, value, into: own) { return }
            let operand = lowerOperand(value)
            return apply(operation, own, operand.register, into: own, releasing: operand.needsRelease ? 2 : 0)
        }
        if case .optionalChain(let inner) = tree[target] {
            let end = state.buffer.makeLabel()
            state.chains.append(end)
            lowerCompound(inner, operation, value)
            state.chains.removeLast()
            state.buffer.bind(end)
            return
        }
        if state.held.isEmpty, hasCalls(target) {
            return holding(target) { $0.lowerCompound(target, operation, value) }
        }
        let span = state.buffer.span
        leaveChainBeforeValue(of: target, value)
        // The value first, because it may read the variable, which is empty while its value is being changed.
        let operand = lower(value)
        modify(target) { lowerer, register in
            lowerer.state.buffer.span = span
            let end = lowerer.assignOwn(operation, register, operand)
            lowerer.apply(operation, register, operand, into: register)
            if let end { lowerer.state.buffer.bind(end) }
        }
    }

    /// Stores the value in `register` to what a name refers to.
    mutating func store(_ register: Register, to reference: Reference, _ name: IdentifierID) {
        if storeSwift(register, to: reference, name) { return }
        switch reference {
        case .local(let variable): store(register, to: variable)
        case .global(let index):
            if declarations.globals[Int(index)].isWeak { emit(.weaken, a: register, b: register) }
            emit(.storeGlobal, a: register, wide: index)
        case .member(.field(let index)) where readsOwnFields:
            if selfTable?.fields[Int(index)].variable.isWeak ?? false { emit(.weaken, a: register, b: register) }
            emit(.setField, a: register, b: UInt16(truncatingIfNeeded: index))
        case .member, .property, .memberOfSelf:
            let object = temporary()
            loadSelf(into: object)
            emit(.setMember, a: object, b: register, c: member(name))
        default: break
        }
    }

    /// Lets `body` change the value of a place. It gets a register with the value, which is then stored back.
    ///
    /// The value is moved out of its variable meanwhile, so that a uniquely referenced collection is changed in place
    /// and not copied.
    mutating func modify(_ target: ExpressionID, _ body: (inout Lowerer, Register) -> Void) {
        if case .optionalValue(let inner) = tree[target], let chain = state.chains.last {
            state.buffer.jump(.jumpIfNil, a: lower(inner), to: chain)
            return modify(inner, body)
        }
        if case .forcedUnwrap(let inner) = tree[target] {
            return modify(inner) { lowerer, taken in
                lowerer.unwrap(taken, .unwrapped)
                body(&lowerer, taken)
            }
        }
        if modifySwift(target, body) { return }
        if let name = variableName(target) {
            modify(name, reference(target), target, body)
        } else if let (base, name) = tree.member(target) {
            let object = lower(base)
            leaveChain(ifNil: object, before: target)
            let taken = temporary()
            emitNeedingRelease(.getMember, a: taken, b: object, c: member(name.name))
            body(&self, taken)
            emit(.setMember, a: object, b: taken, c: member(name.name))
        } else if case .subscript(let base, let index) = tree[target], indexWithDefault(index) == nil,
            let name = ownSubscript
        {
            holding(target) { lowerer in
                let taken = lowerer.temporary()
                lowerer.lower(target, into: taken)
                lowerer.markNeedsRelease(taken)
                body(&lowerer, taken)
                lowerer.setOwnSubscript(name, base, index, to: taken)
            }
        } else if case .subscript(let base, let index) = tree[target] {
            let place = lower(indexWithDefault(index)?.key ?? index)
            modify(base) { lowerer, collection in
                let taken = lowerer.temporary()
                lowerer.emitNeedingRelease(.takeIndex, a: taken, b: collection, c: place)
                lowerer.applyDefault(of: index, to: taken)
                body(&lowerer, taken)
                lowerer.emit(.setIndex, a: collection, b: place, c: taken)
            }
        } else {
            let taken = temporary()
            lower(target, into: taken)
            body(&self, taken)
        }
    }

    /// Lets `body` change the value of what a name refers to.
    private mutating func modify(
        _ name: IdentifierID, _ reference: Reference, _ target: ExpressionID, _ body: (inout Lowerer, Register) -> Void
    ) {
        if case .local(let variable) = reference, let slot = state.slots[variable], !slot.isBoxed {
            return body(&self, slot.register)
        }
        let taken = temporary()
        if case .local(let variable) = reference, let slot = state.slots[variable] {
            emitNeedingRelease(.takeBox, a: taken, b: slot.register)
            body(&self, taken)
            emit(.storeBox, a: slot.register, b: taken)
        } else if case .global(let index) = reference {
            emitNeedingRelease(.takeGlobal, a: taken, wide: index)
            body(&self, taken)
            emit(.storeGlobal, a: taken, wide: index)
        } else if case .member(.field(let index)) = reference, readsOwnFields {
            emitNeedingRelease(.takeField, a: taken, b: UInt16(truncatingIfNeeded: index))
            body(&self, taken)
            emit(.setField, a: taken, b: UInt16(truncatingIfNeeded: index))
        } else {
            lower(target, into: taken)
            body(&self, taken)
            store(taken, to: reference, name)
        }
    }

    /// Whether a call of `name` mutates its receiver: it is a mutating member, and no member of the script has the
    /// name.
    func isMutation(_ name: IdentifierID) -> Bool {
        guard let member = BuiltInMember.lexicon[bytes(name)], !declarations.memberNames.contains(name) else {
            return false
        }
        if case .mutating = member.shape { return true }
        return false
    }

    /// Whether an expression is a place that can be changed.
    func isAssignable(_ id: ExpressionID) -> Bool {
        if case .subscript = tree[id] { return true }
        if case .closureArgument = tree[id] { return true }
        if case .selfReference = tree[id] { return selfIsBox && scope.selfVariable == nil }
        if case .forcedUnwrap(let inner) = tree[id] { return isAssignable(inner) }
        return tree.isNamed(id) || tree.member(id) != nil
    }

    /// The name of a variable: a bare name, or `$0`.
    private func variableName(_ id: ExpressionID) -> IdentifierID? {
        if case .name(let name) = tree[id] { return name }
        if case .closureArgument = tree[id] { return Parser.placeholder }
        return nil
    }

    /// Lowers `x.append(v)` as a statement, if `append` is that of arrays; returns false for other expressions.
    mutating func lowerAppending(_ id: ExpressionID) -> Bool {
        guard case .call(let callee, let arguments) = tree[id], arguments.count == 1,
            let only = tree.elements(of: arguments).first, only.label == nil, let (base, name) = tree.member(callee),
            BuiltInMember.lexicon[bytes(name.name)] == .append, isMutation(name.name), isAssignable(base)
        else { return false }
        let value = only.value
        expectArguments(callee, arguments)
        let outer = state.buffer.span
        let span = tree.span(of: id)
        state.buffer.span = span
        leaveChainBeforeValue(of: base, value)
        let operand = lowerElement(value, of: base)
        modify(base) { lowerer, taken in
            lowerer.state.buffer.span = span
            lowerer.emit(
                .append, n: operand.needsRelease ? 1 : 0, a: taken, b: operand.register, c: lowerer.member(name.name))
        }
        state.buffer.span = outer
        return true
    }

    /// Lowers a call of a member of Swift's library that changes self, without `self.`: `append(x)` in an extension of
    /// `Array`. Returns false for another call.
    mutating func lowerChangeOfSelf(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard case .name(let name) = tree[callee], case .selfMember = reference(callee), case .type(let type) = owner,
            declarations.types[type.index].kind == .library, scope.selfVariable == nil,
            let number = numberOfChange(name, arguments)
        else { return false }
        let span = state.buffer.span
        var count = arguments.count
        let first = consecutiveRegisters(count + 1)
        lowerArguments(tree.elements(of: arguments).map { $0.value }, from: first)
        let box = temporary()
        emitNeedingRelease(.loadSelf, a: box)
        // What follows the arguments must be free for a call.
        let window = consecutiveRegisters(count + 5)
        emitNeedingRelease(.takeBox, a: window, b: box)
        for place in 0..<count {
            let offset = Register(truncatingIfNeeded: place)
            emitNeedingRelease(.move, a: window &+ 1 &+ offset, b: first &+ offset)
        }
        if program.members[Int(number)].library == .sortBy, count == 0 {
            load(.function(operatorFunction(.less)), into: window &+ 1)
            count = 1
        }
        state.buffer.span = span
        emit(.mutateMember, n: UInt8(truncatingIfNeeded: count), a: window, b: number)
        emit(.storeBox, a: box, b: window)
        emit(.clear, a: window)
        emitNeedingRelease(.move, a: register, b: window &+ 1)
        return true
    }

    /// The number of the member of Swift's library that changes its receiver and takes these arguments; nil without
    /// one, or if self has a function of the script that takes them.
    private mutating func numberOfChange(_ name: IdentifierID, _ arguments: List<CallArgument>) -> UInt16? {
        if selfTable?.takes(tree.givenArguments(arguments), calledAs: name) ?? false { return nil }
        if let library = tree.libraryMember(bytes(name), arguments, names) {
            guard library.shape == .mutating else { return nil }
            return member(name, library == .sort && hasOwnFunction(.less) ? .sortBy : library)
        }
        guard case .mutating(let arity)? = BuiltInMember.lexicon[bytes(name)]?.shape,
            arity.contains(arguments.count)
        else { return nil }
        return member(name)
    }

    /// Lowers an element of a collection whose type may give a meaning to `.init(…)`.
    private mutating func lowerElement(
        _ value: ExpressionID, of base: ExpressionID
    ) -> (register: Register, needsRelease: Bool) {
        guard mentionsInit(value) else { return lowerOperand(value) }
        let register = temporary()
        lowerOperand(value, into: register, as: expectedType(ofTarget: base, for: value))
        return (register, true)
    }

    /// Lowers the arguments of a member of a collection, which may be elements.
    private mutating func lowerArguments(
        _ values: [ExpressionID], from first: Register, ofElements base: ExpressionID
    ) {
        for (place, value) in values.enumerated() {
            let type = mentionsInit(value) ? expectedType(ofTarget: base, for: value) : .none
            lowerOperand(value, into: first &+ Register(truncatingIfNeeded: place), as: type)
        }
    }

    /// Lowers `x.remove(v)`: the arguments first, because they may read `x`, which is empty while its
    /// value is being changed.
    mutating func lowerMutation(
        _ base: ExpressionID, _ name: IdentifierID, _ values: [ExpressionID], into register: Register
    ) {
        let span = state.buffer.span
        let first = consecutiveRegisters(max(1 + values.count, 2))
        lowerArguments(values, from: first &+ 1, ofElements: base)
        markNeedsRelease(first &+ 1)
        modify(base) { lowerer, taken in
            lowerer.state.buffer.span = span
            lowerer.emitNeedingRelease(.move, a: first, b: taken)
            lowerer.emit(
                .mutateMember, n: UInt8(truncatingIfNeeded: values.count), a: first, b: lowerer.member(name))
            lowerer.emit(.move, a: taken, b: first)
        }
        emitNeedingRelease(.move, a: register, b: first &+ 1)
    }
}
