import SceneRuntime

// Closures.
extension Lowerer {
    mutating func lower(_ closure: Closure, into register: Register) {
        guard let scope = resolution.function(at: closure.body.start) else { return emit(.loadNil, a: register) }
        let made = makeClosure(scope, .closure, name: nil, span: tree.span(of: closure.body)) { lowerer in
            let statements = lowerer.tree.elements(of: closure.body.statements)
            if statements.count == 1, let only = statements.first,
                case .expression(let expression) = lowerer.tree[only]
            {
                lowerer.state.buffer.span = lowerer.tree.span(of: expression)
                let result = lowerer.temporary()
                lowerer.lower(expression, into: result)
                lowerer.emitReturn(result, above: Int(result))
            } else {
                lowerer.lowerStatements(of: closure.body)
            }
        }
        emitOwned(.move, a: register, b: made)
    }

    /// Lowers a completion block as a closure without parameters.
    mutating func lowerCompletion(_ block: Block, into register: Register) {
        guard let scope = resolution.function(at: block.start) else { return emit(.loadNil, a: register) }
        let made = makeClosure(scope, .closure, name: nil, span: tree.span(of: block)) { $0.lower(block) }
        emitOwned(.move, a: register, b: made)
    }

    /// Emits the creation of a closure with the code of `body`. Returns the register that contains it.
    mutating func makeClosure(
        _ id: FunctionID, _ kind: FunctionCode.Kind, name: IdentifierID?, span: SourceSpan,
        _ body: (inout Lowerer) -> Void
    ) -> Register {
        let function = reserve(kind, name: name, span: span)
        let inner = resolution.functions[id.index]
        let result = window(1 + inner.captures.count + inner.captureList.count)
        var place = result &+ 1
        for variable in inner.captures {
            if let slot = state.slots[variable] {
                emit(.copy, a: place, b: slot.register)
            } else {
                emit(.loadNil, a: place)
            }
            markNeedsRelease(place)
            place &+= 1
        }
        for entry in inner.captureList {
            lowerCapture(entry, into: place)
            if entry.isWeak { emit(.weaken, a: place, b: place) }
            markNeedsRelease(place)
            place &+= 1
        }
        lower(function, id, body)
        emitOwned(.makeClosure, a: result, wide: function)
        return result
    }

    private mutating func lowerCapture(_ entry: CaptureVariable, into register: Register) {
        switch entry.source {
        case .value(let value): lower(value, into: register)
        case .selfReference: loadSelf(into: register)
        case .name(let reference):
            switch reference {
            case .local(let variable): load(variable, into: register)
            case .global(let index):
                emitOwned(.loadGlobal, a: register, wide: index)
                if declarations.globals[Int(index)].isWeak { emit(.strengthen, a: register, b: register) }
            case .controller(let controller): emitOwned(.latest, a: register, wide: controller.raw)
            case .member(.field(let index)):
                emitOwned(.getField, a: register, b: UInt16(truncatingIfNeeded: index))
                if ownTable?.fields[Int(index)].variable.isWeak ?? false { emit(.strengthen, a: register, b: register) }
            case .member(.view(let place)): emit(.getOutlet, a: register, b: UInt16(truncatingIfNeeded: place))
            case .property(let property):
                let object = temporary()
                loadSelf(into: object)
                if let name = names.find(property.spec.name.text) {
                    emitOwned(.getMember, a: register, b: object, c: member(name))
                }
            case .none, .function, .storyboard, .style, .delegate, .segueClass, .window, .nib, .member(.function),
                .viewOfSubject, .builtIn, .environment, .base:
                emit(.loadNil, a: register)
            }
        }
    }
}
