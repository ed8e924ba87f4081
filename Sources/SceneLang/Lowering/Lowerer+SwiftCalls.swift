import SceneRuntime

// Calls of functions in Swift's form.
extension Lowerer {
    /// Lowers a call of a function or a type in Swift's form. Returns false for other calls.
    mutating func lowerSwiftCall(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        let span = state.buffer.span
        if resolution.unapplied.contains(callee.index), let (_, name) = tree.member(callee),
            name.name != SwiftWord.`init`.name
        {
            guard let object = tree.elements(of: arguments).first else { return false }
            let own = lower(object.value)
            emitNeedingRelease(.getMember, a: register, b: own, c: member(name.name))
            return true
        }
        switch tree[callee] {
        case .symbol(let name): return lowerSymbolCall(name, callee, arguments, into: register)
        case .name(let name): return lowerNamedSwiftCall(name, callee, arguments, span, into: register)
        case .member(let base, let name), .optionalMember(let base, let name):
            // A method of UIKit with the base name of a function of the script, and with other labels.
            if case .method = reference(callee),
                !declarations.declaresMember(name.name, taking: tree.givenArguments(arguments))
            {
                return false
            }
            return lowerMemberSwiftCall(base, name.name, callee, arguments, span, into: register)
        default: return false
        }
    }

    private mutating func lowerSymbolCall(
        _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>, into register: Register
    ) -> Bool {
        guard case .staticMember(let number) = reference(callee) else {
            guard let only = onlyStaticMember(name) else { return false }
            return lowerStaticCall(only, arguments, into: register)
        }
        return lowerStaticCall(declarations.statics[Int(number)], arguments, into: register)
    }

    private mutating func lowerNamedSwiftCall(
        _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>, _ span: SourceSpan,
        into register: Register
    ) -> Bool {
        // The type that a function was called with can be a subclass, or one that conforms to the protocol.
        if isSelf(callee), hasDynamicSelf(typeAround), state.swift.isStatic || isProtocol(typeAround) {
            return lowerCreation(ofValue: callee, arguments, span, into: register)
        }
        switch reference(callee) {
        case let reference where isTypeArgument(reference):
            return lowerCreation(ofValue: callee, arguments, span, into: register)
        case .local where tree.genericNames.contains(name):
            return lowerCreation(ofValue: callee, arguments, span, into: register)
        case .local(let variable):
            guard let nested = resolution.localFunctions[variable], case .function(let written) = tree[nested] else {
                return false
            }
            let signature = FunctionSignature(written, of: tree)
            guard signature.isSwift,
                let choice = FunctionChoice.choose(among: [signature], tree.givenArguments(arguments))
            else { return false }
            call(name, signature, choice.arrangement, arguments, span, hasReceiver: true, into: register) {
                lowerer, first in
                lowerer.load(variable, into: first)
            } emit: { lowerer, first in
                lowerer.emit(.callValue, n: UInt8(truncatingIfNeeded: signature.parameters.count), a: first)
            }
            return true
        case .function(let index):
            let function = declarations.functions[Int(index)]
            guard function.signature.isSwift, let position = functionAt[function.site],
                let choice = FunctionChoice.choose(among: [function.signature], tree.givenArguments(arguments))
            else { return false }
            if let all = overloads(of: function) {
                callOverloaded(all, name, arguments, span, into: register)
                return true
            }
            call(name, function.signature, choice.arrangement, arguments, span, hasReceiver: false, into: register) {
                _, _ in
            } emit: { lowerer, first in
                lowerer.emit(.call, n: 0, a: first, wide: position)
            }
            return true
        case .member(.function(let index)):
            guard let table = selfTable, Int(index) < table.functions.count,
                table.functions[Int(index)].signature.isSwift
            else { return false }
            lowerOwnCall(table.functions[Int(index)], arguments, span, into: register)
            return true
        case .selfMember:
            callMember(name, arguments, span, into: register) { $0.loadSelf(into: $1, for: name) }
            return true
        case .staticMember(let number):
            return lowerStaticCall(declarations.statics[Int(number)], arguments, isBare: true, into: register)
        case .type(let type): return lowerCreation(of: type, arguments, span, into: register)
        case .controller(let id):
            guard let type = declarations.typeOfController[id] else { return false }
            return lowerCreation(of: type, arguments, span, into: register)
        case .method(let index):
            return lowerOwnOverride(UIKitMethod.table[Int(index)], name, callee, arguments, span, into: register)
        case .none:
            guard names.text(of: name) == "type", let value = tree.elements(of: arguments).first,
                value.label.map({ names.text(of: $0.name) }) == "of"
            else { return false }
            lower(value.value, into: register)
            emitPrimitive(.typeOf, a: register)
            return true
        default: return false
        }
    }

    /// Lowers a call of a function of self.
    private mutating func lowerOwnCall(
        _ function: MemberTable.FunctionMember, _ arguments: List<CallArgument>, _ span: SourceSpan,
        into register: Register
    ) {
        let isReplaced = isReplaced(function) || selfTable.map { isOverloaded(function, in: $0) } ?? false
        guard scope.selfVariable == nil, !isReplaced, let position = functionAt[function.site],
            let choice = FunctionChoice.choose(among: [function.signature], tree.givenArguments(arguments))
        else {
            return callMember(function.name, arguments, span, into: register) { lowerer, first in
                // The function of a value can change it, so it gets the box.
                if lowerer.selfIsBox, lowerer.scope.selfVariable == nil {
                    lowerer.emitNeedingRelease(.loadSelf, a: first)
                } else {
                    lowerer.loadSelf(into: first)
                }
            }
        }
        call(
            function.name, function.signature, choice.arrangement, arguments, span, hasReceiver: false, into: register
        ) { _, _ in
        } emit: { lowerer, first in
            lowerer.emit(.callSelf, n: 0, a: first, wide: position)
        }
    }

    /// Whether a subclass may have its own function of this name.
    private mutating func isReplaced(_ function: MemberTable.FunctionMember) -> Bool {
        switch owner {
        case .controller(let id):
            return hasDescendant(of: id) { table in
                table.calls[function.name]?.first.map { table.functions[Int($0)].site != function.site } ?? false
            }
        case .type(let id):
            if declarations.types[id.index].isValue { return false }
            return declarations.types.contains { $0.parent.exists }
                || declarations.types[id.index].kind == .protocolType
        default: return false
        }
    }

    private mutating func lowerMemberSwiftCall(
        _ base: ExpressionID, _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>,
        _ span: SourceSpan, into register: Register
    ) -> Bool {
        // A method that no superclass of the script declares is UIKit's.
        let isStatic = if case .staticMember = reference(callee) { true } else { false }
        if case .superReference = tree[base], !isStatic {
            return lowerSuperCall(name, callee, arguments, span, into: register)
        }
        // The type that a static function was called with can be a subclass.
        if names.text(of: name) == "init", state.swift.isStatic, isSelf(base), hasDynamicSelf(typeAround) {
            return lowerCreation(ofValue: base, arguments, span, into: register)
        }
        if names.text(of: name) == "init", case .selfReference = tree[base], reference(base) == .none {
            lowerInitialiserCall(isSuper: false, arguments, span, into: register)
            return true
        }
        switch reference(callee) {
        case .staticMember(let number):
            return lowerStaticCall(declarations.statics[Int(number)], arguments, of: base, into: register)
        case .type(let type): return lowerCreation(of: type, arguments, span, into: register)
        case .controller(let id):
            guard let type = declarations.typeOfController[id] else { return false }
            return lowerCreation(of: type, arguments, span, into: register)
        default: break
        }
        if names.text(of: name) == "init", case .controller(let id) = reference(base),
            let type = declarations.typeOfController[id]
        {
            return lowerCreation(of: type, arguments, span, into: register)
        }
        let isBuiltInMutation: Bool =
            if let builtIn = BuiltInMember.lexicon[bytes(name)], case .mutating = builtIn.shape {
                declarations.memberNames.contains(name)
            } else { false }
        if declarations.mayMutate(name) || isBuiltInMutation, isPlace(base), !isObject(base) {
            callMutating(base, name, callee, arguments, span, into: register)
            return true
        }
        if names.text(of: name) == "init", isVariable(base) {
            return lowerCreation(ofValue: base, arguments, span, into: register)
        }
        guard declarations.hasSwiftFunction(name) else { return false }
        if case .method(let index) = reference(callee) {
            let outer = state.held
            lowerOverride(of: UIKitMethod.table[Int(index)], name, callee, arguments, span, into: register) {
                lowerer, object in
                lowerer.lower(base, into: object)
                lowerer.unwrapImplicitly(base, object, isOptional: callee, in: lowerer.tree)
                lowerer.state.held[base] = object
            }
            state.held = outer
            return true
        }
        if case .selfReference = tree[base], isProtocol(typeAround) {
            callMember(name, arguments, span, into: register) { $0.loadSelf(into: $1, for: name) }
            return true
        }
        callMember(name, arguments, span, into: register) { lowerer, first in
            lowerer.lower(base, into: first)
            lowerer.unwrapImplicitly(base, first, isOptional: callee, in: lowerer.tree)
            if case .optionalMember = lowerer.tree[callee], let chain = lowerer.state.chains.last {
                lowerer.state.buffer.jump(.jumpIfNil, a: first, to: chain)
            }
        }
        return true
    }

    /// Lowers a method of UIKit by its bare name that can be an override: in an extension of UIKit's class, or in a
    /// superclass of the class that overrides the method. Returns false for other methods.
    private mutating func lowerOwnOverride(
        _ method: UIKitMethod, _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>,
        _ span: SourceSpan, into register: Register
    ) -> Bool {
        guard state.isSwift, owner != .none, !state.swift.isStatic, !method.callsHandler,
            declarations.hasSwiftFunction(name),
            declarations.declaresMember(name, taking: tree.givenArguments(arguments))
        else { return false }
        lowerOverride(of: method, name, callee, arguments, span, into: register) { $0.loadSelf(into: $1) }
        return true
    }

    /// Lowers a call of a method of UIKit that a class of the script overrides: the class of the object, which
    /// `receiver` loads, decides which one is called.
    private mutating func lowerOverride(
        of method: UIKitMethod, _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>,
        _ span: SourceSpan, into register: Register, receiver: (inout Lowerer, Register) -> Void
    ) {
        let object = temporary()
        let (isNil, isOverridden, end) = (
            state.buffer.makeLabel(), state.buffer.makeLabel(), state.buffer.makeLabel()
        )
        // UIKit's method says that nothing happens if the object is nil.
        emit(.loadNil, a: object)
        state.chains.append(isNil)
        receiver(&self, object)
        state.chains.removeLast()
        state.buffer.bind(isNil)
        markNeedsRelease(object)
        withTemporaries { lowerer in
            let test = lowerer.temporary()
            lowerer.emitNeedingRelease(.copy, a: test, b: object)
            let labelled = lowerer.member(name, labels: Array(lowerer.tree.elements(of: arguments)))
            lowerer.emitPrimitive(.declaresMember, test, count: 3, detail: Int(labelled))
            lowerer.state.buffer.jump(.jumpIfTrue, a: test, to: isOverridden)
        }
        state.buffer.span = span
        lowerMethod(method, callee, arguments, into: register)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(isOverridden)
        let call = { (lowerer: inout Lowerer) in
            lowerer.callMember(name, arguments, span, into: register) { lowerer, first in
                lowerer.emitNeedingRelease(.copy, a: first, b: object)
            }
        }
        // At the top level, the call of the override is a step, as that of the method is. Functions with other names
        // than those of edits of a stack may have nothing to do with UIKit.
        if isAtTopLevel, method.isEditOfStack { lowerStepOfScript(span, call) } else { call(&self) }
        state.buffer.bind(end)
        markNeedsRelease(register)
    }

    /// Whether an expression certainly is an object, whose functions change it in place.
    private func isObject(_ id: ExpressionID) -> Bool {
        if case .selfReference = tree[id] { return !selfIsBox }
        if case .controller = reference(id) { return true }
        if case .delegate = reference(id) { return true }
        return false
    }

    /// Lowers a call of a member that the receiver is asked for when the code runs.
    mutating func callMember(
        _ name: IdentifierID, _ arguments: List<CallArgument>, _ span: SourceSpan, into register: Register,
        receiver: (inout Lowerer, Register) -> Void
    ) {
        let all = Array(tree.elements(of: arguments))
        let boxes = boxes(for: all)
        let number = member(name, labels: all)
        let expected = takeExpectedType(of: name)
        // Members of Swift's library with functions use three registers more.
        let room = program.members[Int(number)].library == nil ? 0 : 3
        lowerCall(changing: boxes) { lowerer in
            let first = lowerer.consecutiveRegisters(
                max(1 + all.count, 2) + room, for: boxes.isEmpty ? register : .max)
            let base = Int(first) + max(1 + all.count, 2)
            lowerer.state.nextRegister = base
            receiver(&lowerer, first)
            lowerer.release(from: base)
            lowerer.markNeedsRelease(first)
            lowerer.convertToPairs(first, for: name)
            lowerer.state.returnsFirstParameter = lowerer.program.members[Int(number)].library == .reduceInto
            defer { lowerer.state.returnsFirstParameter = false }
            lowerer.lowerArguments(arguments, ofFunctions: name, from: first &+ 1, boxes)
            lowerer.state.buffer.span = span
            lowerer.recordCaller(of: name)
            lowerer.emitExpectedType(expected, of: name)
            lowerer.emit(.callMember, n: UInt8(truncatingIfNeeded: all.count), a: first, b: number)
            lowerer.finishCall(first, into: register)
            lowerer.emitExpectedType(nil, of: name)
        }
    }

    /// Lowers a call that may change its receiver, which is a place: the receiver is passed in a box, and given back if
    /// it is a value that is copied.
    private mutating func callMutating(
        _ base: ExpressionID, _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>,
        _ span: SourceSpan, into register: Register
    ) {
        let keep = temporary()
        lower(base, into: keep)
        markNeedsRelease(keep)
        leaveChain(ifNil: keep, before: callee)
        // Nil and objects are no values that are copied, but a function of an optional value can replace them.
        var before: Register?
        if isFunctionOfOptional(name) {
            let copy = temporary()
            emitNeedingRelease(.copy, a: copy, b: keep)
            before = copy
        }
        emitPrimitive(.box, a: keep)
        var result = keep
        lowerCall { lowerer in
            result = lowerer.temporary()
            lowerer.callMember(name, arguments, span, into: result) { lowerer, first in
                lowerer.emitNeedingRelease(.copy, a: first, b: keep)
            }
        } givingBack: { lowerer in
            lowerer.emitPrimitive(.unbox, a: keep)
            if let before {
                lowerer.giveBack(keep, to: base, unless: before)
            } else {
                lowerer.giveBack(keep, to: base)
            }
        }
        emitNeedingRelease(.move, a: register, b: result)
    }

    /// Whether an extension of `Optional` declares a function with a name.
    private func isFunctionOfOptional(_ name: IdentifierID) -> Bool {
        guard let optional = names.find("Optional"), let type = declarations.libraryTypes[optional] else {
            return false
        }
        return declarations.types[type.index].table.calls[name] != nil
    }

    /// Stores the value in `register` back to the place that it was read from, unless it is the object in R[before].
    private mutating func giveBack(_ register: Register, to base: ExpressionID, unless before: Register) {
        let end = state.buffer.makeLabel()
        let test = consecutiveRegisters(2)
        emitNeedingRelease(.copy, a: test, b: register)
        emitNeedingRelease(.copy, a: test &+ 1, b: before)
        primitive(.isIdentical, test, 2)
        state.buffer.jump(.jumpIfTrue, a: test, to: end)
        assign(register, to: base)
        state.buffer.bind(end)
    }

    /// Lowers `super.f(…)`: the handler or the function of the superclass in the script, otherwise UIKit's method.
    private mutating func lowerSuperCall(
        _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>, _ span: SourceSpan,
        into register: Register
    ) -> Bool {
        if names.text(of: name) == "init" {
            lowerInitialiserCall(isSuper: true, arguments, span, into: register)
            return true
        }
        let given = tree.givenArguments(arguments)
        if let handler = state.handler, handler.method.spec.name.text == names.text(of: name) {
            guard case .method(let index) = reference(callee) else {
                lowerSuperOfHandler(handler, arguments, into: register)
                return true
            }
            // With the arguments that the code gives, which can be others than those of the call.
            if UIKitMethod.table[Int(index)].isEditOfStack {
                lowerMethod(UIKitMethod.table[Int(index)], callee, arguments, into: register)
                return true
            }
            // Code calls the override, too: then UIKit's method is called, and no handler.
            let (byCode, end) = (state.buffer.makeLabel(), state.buffer.makeLabel())
            withTemporaries { lowerer in
                let test = lowerer.temporary()
                lowerer.emitPrimitive(.isHandlerCall, a: test)
                lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: byCode)
            }
            lowerSuperOfHandler(handler, arguments, into: register)
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(byCode)
            state.buffer.span = span
            lowerMethod(UIKitMethod.table[Int(index)], callee, arguments, into: register)
            state.buffer.bind(end)
            return true
        }
        guard let table = inheritedTable, let candidates = table.calls[name],
            let choice = FunctionChoice.choose(among: candidates.map { table.functions[Int($0)].signature }, given)
        else {
            if case .method = reference(callee) { return false }
            // A method of UIKit that the model does not have. The override must not be called again.
            guard selfTable?.calls[name] != nil else { return false }
            for argument in tree.elements(of: arguments) { discard(argument.value) }
            state.buffer.span = span
            emitPrimitive(.unknown, register)
            return true
        }
        let function = table.functions[Int(candidates[choice.index])]
        guard let position = functionAt[function.site] else { return false }
        call(name, function.signature, choice.arrangement, arguments, span, hasReceiver: true, into: register) {
            lowerer, first in
            if lowerer.scope.selfVariable == nil {
                lowerer.emitNeedingRelease(.loadSelf, a: first)
            } else {
                lowerer.loadSelf(into: first)
            }
        } emit: { lowerer, first in
            lowerer.emitPrimitive(.callMethod, a: first, wide: position)
        }
        return true
    }

    /// The members of the superclass of the code's class; nil without one in the script.
    var inheritedTable: MemberTable? {
        switch owner {
        case .controller(let id):
            let parent = declarations.controllers[id.index].parent
            return parent.exists ? declarations.controllers[parent.index].table : nil
        case .type(let id):
            let parent = declarations.types[id.index].parent
            return parent.exists ? declarations.types[parent.index].table : nil
        default: return nil
        }
    }

    /// Lowers `super.viewWillAppear(animated)` in the override of the same method.
    private mutating func lowerSuperOfHandler(
        _ handler: (owner: ClassID, method: Method), _ arguments: List<CallArgument>, into register: Register
    ) {
        guard let inherited = declarations.inheritedHandler(of: handler.method, above: handler.owner),
            let function = functionAt[inherited.handler.site]
        else { return emitNeedingRelease(.callSuper, a: register) }
        // Each is called with the arguments that are written.
        let values = tree.elements(of: arguments).map { $0.value }
        let own = state.swift.function.flatMap { functionAt[$0.site] }.flatMap { program.handlerArguments[$0] }
        if !declarations.ownsSuper(inherited.owner, handler.method) {
            withTemporaries { $0.emitNeedingRelease(.callSuper, a: $0.temporary()) }
        }
        let count = parameterCount(of: inherited.handler)
        let first = consecutiveRegisters(max(count, 1))
        for place in 0..<count {
            let target = first &+ Register(truncatingIfNeeded: place)
            let number =
                inherited.handler.arguments.map { place < $0.count ? $0[place] : HandlerName.absent }
                ?? UInt8(place)
            let source = own?.firstIndex(of: number) ?? place
            if source < values.count { lower(values[source], into: target) } else { emit(.loadNil, a: target) }
            markNeedsRelease(target)
        }
        emitNeedingRelease(.callSelf, n: UInt8(truncatingIfNeeded: count), a: first, wide: function)
        emitNeedingRelease(.move, a: register, b: first)
    }
}
