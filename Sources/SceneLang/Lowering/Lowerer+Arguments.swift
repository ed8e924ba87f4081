import SceneRuntime

// The arguments of calls in Swift's form, and the calls of functions that are known.
extension Lowerer {
    /// Lowers the arguments of a call whose function is found when the code runs, among those with a name.
    mutating func lowerArguments(
        _ arguments: List<CallArgument>, ofFunctions name: IdentifierID, from first: Register, _ boxes: [ArgumentBox]
    ) {
        for (place, argument) in tree.elements(of: arguments).enumerated() {
            let own = first &+ Register(truncatingIfNeeded: place)
            if mentionsInit(argument.value) {
                let type = onlyType(ofArgument: place, of: tree.givenArguments(arguments), in: name)
                lowerOperand(argument.value, into: own, as: type)
            } else {
                if tree.isCollectionLiteral(argument.value), state.contextualTypes[argument.value] == nil {
                    let given = tree.givenArguments(arguments)
                    expect(argument.value, as: onlyTypeName(ofArgument: place, of: given, in: name))
                }
                lowerArgument(argument.value, into: own, boxes)
            }
        }
    }

    mutating func lowerArgument(
        _ value: ExpressionID, into register: Register, _ boxes: [ArgumentBox], as type: TypeName? = nil
    ) {
        let base = state.nextRegister
        if let box = boxes.first(where: { $0.value == value }) {
            lower(box.target, into: box.register)
            markNeedsRelease(box.register)
            emitPrimitive(.box, a: box.register)
            emitNeedingRelease(.copy, a: register, b: box.register)
        } else if let scope = resolution.autoclosures[value.index] {
            lowerAutoclosure(value, scope, into: register, as: type)
        } else {
            lower(value, into: register, as: type)
        }
        release(from: base)
        markNeedsRelease(register)
    }

    /// Lowers a call of the function of a file among `functions` that the arguments fit.
    mutating func callOverloaded(
        _ functions: [UInt32], _ name: IdentifierID, _ arguments: List<CallArgument>, _ span: SourceSpan,
        into register: Register
    ) {
        let all = Array(tree.elements(of: arguments))
        let boxes = boxes(for: all)
        let expected = takeExpectedType(of: name)
        lowerCall(changing: boxes) { lowerer in
            let first = lowerer.consecutiveRegisters(1 + all.count)
            lowerer.lowerArguments(arguments, ofFunctions: name, from: first &+ 1, boxes)
            lowerer.state.buffer.span = span
            lowerer.recordCaller(of: name)
            lowerer.emitExpectedType(expected, of: name)
            lowerer.emitOverloadedCall(functions, name, all, at: first, haveSelf: false)
            lowerer.finishCall(first, into: register)
            lowerer.emitExpectedType(nil, of: name)
        }
    }

    /// Emits a call of a known function with arranged arguments.
    mutating func call(
        _ name: IdentifierID, _ signature: FunctionSignature, _ arrangement: [[Int]],
        _ arguments: List<CallArgument>, _ span: SourceSpan, hasReceiver: Bool, into register: Register,
        receiver: (inout Lowerer, Register) -> Void, emit: (inout Lowerer, Register) -> Void
    ) {
        let all = Array(tree.elements(of: arguments))
        let boxes = boxes(for: all)
        let before = hasReceiver ? 1 : 0
        let count = max(before + signature.parameters.count, 1)
        let expected = takeExpectedType(of: name)
        lowerCall(changing: boxes) { lowerer in
            let first = lowerer.consecutiveRegisters(count, for: boxes.isEmpty ? register : .max)
            receiver(&lowerer, first)
            if hasReceiver { lowerer.markNeedsRelease(first) }
            lowerer.lowerArranged(
                arrangement, all.map { $0.value }, signature, from: first &+ Register(before), boxes)
            lowerer.state.buffer.span = span
            lowerer.emitExpectedType(expected, of: name)
            emit(&lowerer, first)
            lowerer.finishCall(first, into: register)
            lowerer.emitExpectedType(nil, of: name)
        }
    }

    /// Lowers arguments into the registers of the parameters.
    mutating func lowerArranged(
        _ arrangement: [[Int]], _ values: [ExpressionID], _ signature: FunctionSignature, from first: Register,
        _ boxes: [ArgumentBox] = []
    ) {
        for (place, taken) in arrangement.enumerated() {
            let register = first &+ Register(truncatingIfNeeded: place)
            let parameter = signature.parameters[place]
            if parameter.shape.isVariadic {
                let base = state.nextRegister
                for place in taken { expect(values[place], as: parameter.type) }
                let elements = lowerElements(taken.map { values[$0] })
                emitNeedingRelease(.makeArray, a: register, b: elements, c: UInt16(truncatingIfNeeded: taken.count))
                release(from: base)
                markNeedsRelease(register)
            } else if let only = taken.first, only < values.count {
                lowerArgument(values[only], into: register, boxes, as: parameter.type)
            } else if let fact = parameter.shape.callerFact {
                lower(fact, at: state.buffer.span.start, into: register)
            } else {
                self.emit(.loadAbsent, a: register)
            }
        }
    }
}
