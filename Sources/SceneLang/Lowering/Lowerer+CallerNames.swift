import SceneRuntime

// `#function` and `#line` as default values, and arguments that are bodies of closures.
extension Lowerer {
    /// Returns the name of the function around a place of the file, as `#function` has it; nil outside of functions.
    func nameOfFunction(at offset: UInt32) -> String? {
        let around = tree.functionBodies.filter { $0.start <= offset && offset < $0.end }
        guard let body = around.max(by: { $0.start < $1.start }) else { return nil }
        let labels =
            body.parameters.isEmpty
            ? tree.elements(of: body.names).map { names.text(of: $0.name) }
            : tree.elements(of: body.parameters).map { $0.label.map { names.text(of: $0.name) } ?? "_" }
        return names.text(of: body.name.name) + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// Emits R[register] = a fact about a place of the file.
    mutating func lower(_ fact: CallerFact, at offset: UInt32, into register: Register) {
        if let file = sources[tree.file], let number = fact.number(at: offset, in: file) {
            load(.int(Int64(number)), into: register)
        } else {
            load(.string(Array((nameOfFunction(at: offset) ?? "").utf8)), into: register)
        }
        markNeedsRelease(register)
    }

    /// Records the name of the function around a call, if a function that it may call has the default value
    /// `#function`.
    mutating func recordCaller(of name: IdentifierID) {
        guard declarations.callerFactNames.contains(name) else { return }
        let span = state.buffer.span
        guard let text = nameOfFunction(at: span.start) else { return }
        program.callerNames[Program.place(span)] = Array(text.utf8)
    }

    /// Lowers an argument that is the body of a closure.
    mutating func lowerAutoclosure(
        _ value: ExpressionID, _ scope: FunctionID, into register: Register, as type: TypeName?
    ) {
        let closure = makeClosure(scope, .closure, name: nil, span: tree.span(of: value)) { lowerer in
            let result = lowerer.temporary()
            lowerer.lower(value, into: result, as: lowerer.resultType(type))
            lowerer.markNeedsRelease(result)
            lowerer.emitReturn(result, above: Int(result))
        }
        emitNeedingRelease(.move, a: register, b: closure)
    }
}

extension Program {
    /// Returns the key of a place in `callerNames`.
    static func place(_ span: SourceSpan) -> UInt64 { UInt64(span.file.index) << 32 | UInt64(span.start) }
}
