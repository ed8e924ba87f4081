import SceneRuntime

// Calls.
extension Lowerer {
    /// Lowers a call of any kind: R[register] = its result.
    mutating func lowerCall(_ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register) {
        expectArguments(callee, arguments)
        if lowerOptionalMap(callee, arguments, into: register) { return }
        if lowerCollection(callee, arguments, into: register) { return }
        if lowerOrdered(callee, arguments, into: register) { return }
        if lowerExtreme(callee, arguments, into: register) { return }
        if lowerSearch(callee, arguments, into: register) { return }
        if lowerLibraryMember(callee, arguments, into: register) { return }
        if lowerChangeOfSelf(callee, arguments, into: register) { return }
        if lowerSwiftCall(callee, arguments, into: register) { return }
        if lowerLibraryCall(callee, arguments, into: register) { return }
        if lowerUIKit(callee, arguments, into: register) { return }
        if lowerInheritedCreation(callee, arguments, into: register) { return }
        let values = tree.elements(of: arguments).map { $0.value }
        let span = state.buffer.span
        if case .symbol = tree[callee], values.isEmpty { return lower(callee, into: register) }
        if case .builtIn = reference(callee), let name = nameOfInitializer(callee),
            lowerNamedCall(name, reference(callee), arguments, span, into: register)
        {
            return
        }
        if case .name(let name) = tree[callee] {
            if lowerNamedCall(name, reference(callee), arguments, span, into: register) { return }
        } else if let (base, name) = tree.member(callee) {
            if case .controller(let controller) = reference(callee) {
                return emitNeedingRelease(.make, a: register, wide: controller.raw)
            }
            if lowerInoutCall(callee, arguments, into: register) { return }
            if isMutation(name.name), isAssignable(base) {
                if case .optionalMember = tree[callee], let chain = state.chains.last {
                    let test = temporary()
                    lower(base, into: test)
                    markNeedsRelease(test)
                    state.buffer.jump(.jumpIfNil, a: test, to: chain)
                    emit(.clear, a: test)
                }
                return lowerMutation(base, name.name, values, into: register)
            }
            return lowerMemberCall(base, name, callee, values, span, into: register)
        }
        if lowerInoutCall(callee, arguments, into: register) { return }
        let first = consecutiveRegisters(1 + values.count, for: register)
        lowerOperand(callee, into: first)
        lowerArguments(values, from: first &+ 1)
        state.buffer.span = span
        emit(.callValue, n: UInt8(truncatingIfNeeded: values.count), a: first)
        finishCall(first, into: register)
    }

    /// Returns `init` of `UIAlertController.init` or of `.init`; nil for other callees.
    private func nameOfInitializer(_ callee: ExpressionID) -> IdentifierID? {
        if case .symbol(let name) = tree[callee] { return name }
        return tree.member(callee)?.name.name
    }

    /// Lowers a call of a function that is known at compile time; returns false if the name is a variable with a
    /// function value.
    private mutating func lowerNamedCall(
        _ name: IdentifierID, _ reference: Reference, _ arguments: List<CallArgument>, _ span: SourceSpan,
        into register: Register
    ) -> Bool {
        let values = tree.elements(of: arguments).map { $0.value }
        switch reference {
        case .function(let index):
            call(functionAt[declarations.functions[Int(index)].site] ?? 0, .call, values, span, into: register)
        case .member(.function(let index)):
            guard let table = selfTable else { return false }
            let function = table.functions[Int(index)]
            let isOverridden = isOverridden(name, function.site)
            if scope.selfVariable == nil, !isOverridden {
                call(functionAt[function.site] ?? 0, .callSelf, values, span, into: register)
            } else {
                let first = consecutiveRegisters(1 + values.count, for: register)
                loadSelf(into: first)
                lowerArguments(values, from: first &+ 1)
                state.buffer.span = span
                emit(.callMember, n: UInt8(truncatingIfNeeded: values.count), a: first, b: member(name))
                finishCall(first, into: register)
            }
        case .controller(let controller) where isAlert(controller):
            lowerBuiltInCreation(controller, .alertController, arguments, span, into: register)
        case .controller(let controller) where values.count == 2:
            let first = consecutiveRegisters(2, for: register)
            lowerArguments(values, from: first)
            state.buffer.span = span
            emit(.makeFromNib, a: first, wide: controller.raw)
            finishCall(first, into: register)
        case .controller(let controller): emitNeedingRelease(.make, a: register, wide: controller.raw)
        case .builtIn(.view): emitNeedingRelease(.makeView, a: register)
        case .builtIn(let function):
            if let made = function.createdClass {
                lowerBuiltInCreation(made.id, function, arguments, span, into: register)
                return true
            }
            let first = consecutiveRegisters(max(values.count, 1), for: register)
            lowerArguments(values, from: first)
            state.buffer.span = span
            emit(.callBuiltIn, n: UInt8(truncatingIfNeeded: values.count), a: first, b: function.rawValue)
            finishCall(first, into: register)
        default: return false
        }
        return true
    }

    private func isAlert(_ controller: ClassID) -> Bool {
        let entry = declarations.controllers[controller.index]
        return entry.isSwift && entry.base == .alertController
    }

    /// Lowers the creation of a controller of UIKit's own, or of a subclass. Its properties are set to the arguments
    /// with their labels, or in their order if there are no labels.
    private mutating func lowerBuiltInCreation(
        _ made: ClassID, _ function: BuiltInFunction, _ arguments: List<CallArgument>, _ span: SourceSpan,
        into register: Register
    ) {
        let given = Array(tree.elements(of: arguments))
        withTemporaries { lowerer in
            let first = lowerer.consecutiveRegisters(max(given.count, 1))
            lowerer.lowerArguments(given.map { $0.value }, from: first)
            lowerer.state.buffer.span = span
            lowerer.emitNeedingRelease(.make, a: register, wide: made.raw)
            for (place, argument) in given.enumerated() {
                let property =
                    argument.label.map { label in
                        function.properties.first { $0.spec.name.utf8Bytes.elementsEqual(lowerer.bytes(label.name)) }
                    } ?? (place < function.properties.count ? function.properties[place] : nil)
                guard let property else { continue }
                let value = first &+ Register(truncatingIfNeeded: place)
                lowerer.emit(.setMember, a: register, b: value, c: lowerer.member(property))
            }
            // The first style of the enumeration is that of an alert that gets none.
            guard given.isEmpty, function == .alertController else { return }
            lowerer.load(.symbol(UInt32(AlertStyle.actionSheet.symbol.rawValue)), into: first)
            lowerer.emit(.setMember, a: register, b: first, c: lowerer.member(.preferredStyle))
        }
    }

    private mutating func call(
        _ function: UInt32, _ op: Opcode, _ values: [ExpressionID], _ span: SourceSpan, into register: Register
    ) {
        let first = consecutiveRegisters(max(values.count, 1), for: register)
        lowerArguments(values, from: first)
        state.buffer.span = span
        emit(op, n: UInt8(truncatingIfNeeded: values.count), a: first, wide: function)
        finishCall(first, into: register)
    }

    /// Lowers the arguments of a call into consecutive registers, the first into R[first].
    mutating func lowerArguments(_ values: [ExpressionID], from first: Register) {
        var place = first
        for value in values {
            lowerOperand(value, into: place)
            place &+= 1
        }
    }

    /// Lowers the receiver or an argument of a call. `recordCallResult` assumes that nothing is left in the registers
    /// after the arguments, so their temporaries are released before the call.
    /// `type` gives a meaning to `.name` and `.init(…)`.
    mutating func lowerOperand(_ id: ExpressionID, into register: Register, as type: TypeID = .none) {
        let base = state.nextRegister
        if type.exists { lower(id, into: register, as: type) } else { lower(id, into: register) }
        release(from: base)
        markNeedsRelease(register)
    }

    private mutating func lowerMemberCall(
        _ base: ExpressionID, _ name: Identifier, _ callee: ExpressionID, _ values: [ExpressionID],
        _ span: SourceSpan, into register: Register
    ) {
        let count = max(1 + values.count, 2)
        let first = isMutation(name.name) ? consecutiveRegisters(count) : consecutiveRegisters(count, for: register)
        lowerOperand(base, into: first)
        unwrapImplicitly(base, first, isOptional: callee, in: tree)
        leaveChain(ifNil: first, before: callee)
        convertToPairs(first, for: name.name)
        lowerArguments(values, from: first &+ 1)
        state.buffer.span = span
        let given = UInt8(truncatingIfNeeded: values.count)
        if isMutation(name.name) {
            // The receiver is not a place, so only the result matters.
            emitNeedingRelease(.mutateMember, n: given, a: first, b: member(name.name))
            emitNeedingRelease(.move, a: register, b: first &+ 1)
        } else {
            emit(.callMember, n: given, a: first, b: member(name.name))
            finishCall(first, into: register)
        }
    }

    /// Whether a subclass of the owner overrides the function.
    private mutating func isOverridden(_ name: IdentifierID, _ site: DeclarationSite) -> Bool {
        guard case .controller(let id) = owner else { return false }
        return hasDescendant(of: id) { table in
            guard case .function(let index)? = table.members[name] else { return false }
            return table.functions[Int(index)].site != site
        }
    }

    /// Whether the members of a class or of one of its descendants meet a condition.
    mutating func hasDescendant(of id: ClassID, where condition: (MemberTable) -> Bool) -> Bool {
        let subclasses = knownSubclasses ?? declarations.directSubclasses
        knownSubclasses = subclasses
        var waiting = [id]
        while let next = waiting.popLast() {
            if condition(declarations.controllers[next.index].table) { return true }
            waiting += subclasses[next] ?? []
        }
        return false
    }
}

// The inherited implementation.
extension Lowerer {
    /// Lowers `super` in a handler: the handler of the nearest ancestor in the script, otherwise UIKit's
    /// implementation.
    mutating func lowerSuper(into register: Register) {
        guard let handler = state.handler,
            let inherited = declarations.inheritedHandler(of: handler.method, above: handler.owner),
            let function = functionAt[inherited.handler.site]
        else { return emitNeedingRelease(.callSuper, a: register) }
        if !declarations.ownsSuper(inherited.owner, handler.method) {
            withTemporaries { $0.emitNeedingRelease(.callSuper, a: $0.temporary()) }
        }
        callInherited(function, inherited.handler, into: register)
    }

    /// Emits a call of an ancestor's handler with the arguments of the current one.
    mutating func callInherited(
        _ function: UInt32, _ handler: MemberTable.HandlerMember, into register: Register
    ) {
        let count = parameterCount(of: handler)
        let first = consecutiveRegisters(max(count, 1))
        for place in 0..<count {
            var argument = Register(truncatingIfNeeded: place)
            if let numbers = handler.arguments {
                // The inherited function has parameters of its own.
                guard place < numbers.count, numbers[place] < HandlerName.absent else {
                    emit(.loadNil, a: first &+ argument)
                    continue
                }
                let target = first &+ argument
                argument = Register(numbers[place])
                if Int(argument) < scope.parameters.count {
                    load(scope.parameters[Int(argument)], into: target)
                } else {
                    emitNeedingRelease(.copy, a: target, b: argument)
                }
                continue
            }
            if place < scope.parameters.count {
                load(scope.parameters[place], into: first &+ argument)
            } else {
                emitNeedingRelease(.copy, a: first &+ argument, b: argument)
            }
        }
        emitNeedingRelease(.callSelf, n: UInt8(truncatingIfNeeded: count), a: first, wide: function)
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// Returns the number of parameters that a handler declares.
    func parameterCount(of handler: MemberTable.HandlerMember) -> Int {
        switch trees[handler.site.tree][handler.site.declaration] {
        case .handler(let written): return written.parameters.count
        case .function(let written): return written.parameters.count
        default: return 0
        }
    }
}
