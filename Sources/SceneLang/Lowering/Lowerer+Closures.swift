import SceneRuntime

extension Lowerer {
    /// Emits the creation of a closure, which goes to `register`.
    mutating func lower(_ closure: Closure, into register: Register) {
        guard let scope = resolution.function(at: closure.body.start) else { return emit(.loadNil, a: register) }
        let returnsFirst = state.returnsFirstParameter
        let result = tree.record(closure.result) ?? state.closureResult
        state.returnsFirstParameter = false
        state.closureResult = nil
        let closureRegister = makeClosure(scope, .closure, name: nil, span: tree.span(of: closure.body)) { lowerer in
            lowerer.state.swift.result = result
            if returnsFirst {
                lowerer.lowerReturningFirst(closure.body)
            } else {
                lowerer.lowerBody(closure.body)
            }
        }
        emitNeedingRelease(.move, a: register, b: closureRegister)
    }

    /// Lowers the body of a closure whose result is its first parameter, which the body changes.
    private mutating func lowerReturningFirst(_ body: Block) {
        lower(body)
        guard let first = scope.parameters.first else { return }
        let result = temporary()
        load(first, into: result)
        emitReturn(result, above: Int(result))
    }

    /// Lowers a completion block as a closure without parameters.
    mutating func lowerCompletion(_ block: Block, into register: Register) {
        guard let scope = resolution.function(at: block.start) else { return emit(.loadNil, a: register) }
        let closureRegister = makeClosure(scope, .closure, name: nil, span: tree.span(of: block)) { $0.lower(block) }
        emitNeedingRelease(.move, a: register, b: closureRegister)
    }

    /// Emits the creation of a closure with the code of `body`. Returns the register that contains it.
    ///
    /// The captures are in the registers after it, in the order of the variables and then of the capture list.
    mutating func makeClosure(
        _ id: FunctionID, _ kind: FunctionCode.Kind, name: IdentifierID?, span: SourceSpan,
        _ body: (inout Lowerer) -> Void
    ) -> Register {
        let function = reserve(kind, name: name, span: span)
        let inner = resolution.functions[id.index]
        let isStatic = state.swift.isStatic
        let result = consecutiveRegisters(1 + inner.captures.count + inner.captureList.count)
        var next = result &+ 1
        for variable in inner.captures {
            if let slot = state.slots[variable] {
                emit(.copy, a: next, b: slot.register)
            } else {
                emit(.loadNil, a: next)
            }
            markNeedsRelease(next)
            next &+= 1
        }
        for entry in inner.captureList {
            lowerCapture(entry, into: next)
            if entry.isWeak { emit(.weaken, a: next, b: next) }
            markNeedsRelease(next)
            next &+= 1
        }
        lower(function, id) { lowerer in
            lowerer.state.swift.isStatic = isStatic
            body(&lowerer)
        }
        emitNeedingRelease(.makeClosure, a: result, wide: function)
        return result
    }

    /// Loads a member of self that may run code, or that is known only when the code runs.
    private mutating func loadMemberOfSelf(_ name: IdentifierID, into register: Register) {
        let first = consecutiveRegisters(2)
        loadSelf(into: first)
        markNeedsRelease(first)
        if declarations.computedNames.contains(name) {
            emitPrimitive(.getProperty, a: first, c: member(name))
        } else {
            emitNeedingRelease(.getMember, a: first, b: first, c: member(name))
        }
        finishCall(first, into: register)
    }

    /// Emits code that puts the initial value of an entry of a capture list into `register`. If the value is a weak
    /// reference, makes it strong.
    private mutating func lowerCapture(_ entry: CaptureVariable, into register: Register) {
        switch entry.source {
        case .value(let value): lower(value, into: register)
        case .selfReference: loadSelf(into: register)
        case .name(let reference):
            switch reference {
            case .local(let variable): load(variable, into: register)
            case .global(let index):
                emitNeedingRelease(.loadGlobal, a: register, wide: index)
                if declarations.globals[Int(index)].isWeak { emit(.strengthen, a: register, b: register) }
            case .controller(let controller): emitNeedingRelease(.latest, a: register, wide: controller.raw)
            case .staticMember(let number): lower(declarations.statics[Int(number)], into: register)
            case .member where !readsOwnFields, .member(.computed), .selfMember:
                loadMemberOfSelf(resolution.variables[entry.variable.index].name, into: register)
            case .member(.field(let index)):
                emitNeedingRelease(.getField, a: register, b: UInt16(truncatingIfNeeded: index))
                if selfTable?.fields[Int(index)].variable.isWeak ?? false {
                    emit(.strengthen, a: register, b: register)
                }
            case .member(.view(let place)): emit(.getOutlet, a: register, b: UInt16(truncatingIfNeeded: place))
            case .property(let property):
                let object = temporary()
                loadSelf(into: object)
                if let name = names.find(property.spec.name.text) {
                    emitNeedingRelease(.getMember, a: register, b: object, c: member(name))
                }
            default: emit(.loadNil, a: register)
            }
        }
    }
}
