import SceneRuntime

// Operations of Swift that are too rare for instructions of their own.
extension Machine {
    /// Performs `Opcode.primitive`.
    mutating func performPrimitive(_ i: Instruction, _ base: Int) {
        guard let primitive = Primitive(rawValue: i.n) else { return }
        let a = base + Int(i.a)
        switch primitive {
        case .throwError: throwError(moveOut(of: a))
        case .failTry, .endProgram, .unwrap: endProgram(primitive, at: a, i.c)
        case .tuple, .tupleElement, .isTuple, .matchesCase, .associatedValue, .cast:
            performOnValue(primitive, i, at: a)
        case .patternMatch, .isInRange, .isIdentical, .bitOperation, .complement, .openRange:
            performOperator(primitive, i, at: a)
        case .sequence: setRegister(a, sequence(moveOut(of: a)))
        case .libraryFunction: callLibraryFunction(Int(i.c), at: a, count: Int(i.b))
        case .finishLibrary: finishLibrary(at: a)
        case .print: printValues(at: a, count: Int(i.b), PrintForm(rawValue: i.c) ?? .plain)
        case .enqueue, .enqueueLater, .makeTimer, .beginTimer, .repeatTimer, .suspend, .resume, .awaitValue,
            .performLater, .cancelPerform, .makeContinuation, .awaitContinuation, .continuationValue:
            performOnQueue(primitive, i, at: a)
        case .callLeniently: callLeniently(at: a, count: Int(i.b))
        case .isAvailable: setRegister(a, .bool(isAvailable(major: Int(i.c), minor: Int(i.b))))
        case .isLibraryValue: setRegister(a, .bool(isLibraryValue(state.registers[a])))
        case .makeResult:
            let content = moveOut(of: a)
            setRegister(a, Value(.tuple, extra: UInt32(i.c), bits: UInt64(state.heap.add([content]))))
        case .indexOrDefault: indexOrDefault(at: a)
        case .isDescribed:
            let value = state.registers[a]
            setRegister(a, .bool(i.c == 2 ? hasErrorDescription(value) : isDescribed(value, asList: i.c == 1)))
        case .joinDescriptions: joinDescriptions(at: a)
        case .unknown, .uikitName, .isKnown, .declaresMember, .nothingHappens, .uikitCall, .makeItem, .describeView,
            .storyboardNamed, .stackOf, .removedFromStack, .frontController, .bindIfKnown, .bindInGuard,
            .decideSwitch, .splitStyle, .controllerForUnknown:
            performUIKit(primitive, i, base)
        case .isOmitted, .unbox, .isCopied, .getOwnField, .setOwnField, .getProperty, .setProperty, .makeInstance,
            .callMethod, .allocate, .setInitialValues, .superInit, .caseOfRawValue, .makeCase, .allCases, .asCase,
            .asFraction, .typeOf, .unwrapImplicitly, .box, .setUIKitProperty, .setSubscript:
            performOfType(primitive, i, base + Int(i.a))
        }
    }

    /// Performs the primitives for tuples, cases and types.
    private mutating func performOnValue(_ primitive: Primitive, _ i: Instruction, at a: Int) {
        switch primitive {
        case .tuple:
            let elements = (a..<a + Int(i.b)).map { moveOut(of: $0) }
            setRegister(a, Value(.tuple, extra: UInt32(i.c), bits: UInt64(state.heap.add(elements))))
        case .tupleElement: setRegister(a, tupleElement(Int(i.c), of: state.registers[a]))
        case .isTuple:
            let value = state.registers[a]
            let isTuple = value.tag == .tuple && state.heap.elementCount(value.slot) == Int(i.c)
            setRegister(a, .bool(isTuple || value.tag == .unknown))
        case .matchesCase:
            let matches = isCase(state.registers[a], named: state.registers[a + 1])
            setRegister(a + 1, .null)
            setRegister(a, .bool(matches))
        case .associatedValue: setRegister(a, associatedValue(Int(i.c), of: state.registers[a], asTuple: i.b == 2))
        default: castRegister(a, to: Int(i.c), kind: Int(i.b))
        }
    }

    /// Performs the primitives for comparisons and operators.
    private mutating func performOperator(_ primitive: Primitive, _ i: Instruction, at a: Int) {
        switch primitive {
        case .patternMatch:
            let matches = matches(state.registers[a], state.registers[a + 1])
            setRegister(a + 1, .null)
            setRegister(a, .bool(matches))
        case .isInRange:
            let (value, low, high) = (state.registers[a], state.registers[a + 1], state.registers[a + 2])
            let isInRange =
                value.tag != .unknown && !value.isNull && precedes(low, value, orEqual: true)
                && precedes(value, high, orEqual: i.c == 1)
            setRegister(a + 2, .null)
            setRegister(a + 1, .null)
            setRegister(a, .bool(isInRange))
        case .isIdentical:
            let (x, y) = (referent(of: state.registers[a]), referent(of: state.registers[a + 1]))
            setRegister(a + 1, .null)
            setRegister(a, .bool(x == y))
        case .bitOperation:
            let result = bitOperation(Int(i.c), state.registers[a], state.registers[a + 1])
            setRegister(a + 1, .null)
            setRegister(a, result)
        case .complement:
            guard let number = state.registers[a].asInt else {
                return fail(.wrongType, "`~` requires a whole number, found \(state.registers[a].noun)")
            }
            setRegister(a, .int(~number))
        default: openRange(at: a, Int(i.c))
        }
    }

    private mutating func bitOperation(_ number: Int, _ x: Value, _ y: Value) -> Value {
        guard let operation = UInt8(exactly: number).flatMap({ BinaryOperator(rawValue: $0) }) else { return .null }
        if x.tag == .bool, y.tag == .bool {
            return .bool(operation == .bitAnd ? x.bits & y.bits == 1 : x.bits != y.bits)
        }
        guard let a = x.asInt, let b = y.asInt else {
            fail(.wrongType, "operator '\(operation.text)' cannot be applied to \(x.noun) and \(y.noun)")
            return .null
        }
        switch operation {
        case .bitAnd: return .int(a & b)
        case .bitOr: return .int(a | b)
        case .bitXor: return .int(a ^ b)
        case .shiftLeft: return .int(a << b)
        case .shiftRight: return .int(a >> b)
        case .wrappingAdd: return .int(a &+ b)
        case .wrappingSubtract: return .int(a &- b)
        default: return .int(a &* b)
        }
    }

    /// R[a] = a range with one bound. The other one is as far away as a range can be long.
    private mutating func openRange(at a: Int, _ number: Int) {
        guard let bound = state.registers[a].asInt else {
            return fail(
                .wrongType, "expected a whole number as bound of a range, found \(state.registers[a].noun)")
        }
        let length = Int64(UInt32.max)
        let first: Int64 =
            switch UInt8(exactly: number).flatMap({ UnaryOperator(rawValue: $0) }) {
            case .from: bound
            case .through: bound &+ 1 &- length
            default: bound &- length
            }
        setRegister(a, Value(.range, extra: UInt32.max, bits: UInt64(bitPattern: first)))
    }

    /// Whether the release is at least a version.
    private func isAvailable(major: Int, minor: Int) -> Bool {
        state.world.environment.release.decimal >= Double(major) + Double(minor) / (minor < 10 ? 10 : 100)
    }
}

// Tuples and cases.
extension Machine {
    /// Returns an element of a tuple, retained. Other values have one element, themselves.
    private mutating func tupleElement(_ place: Int, of value: Value) -> Value {
        guard value.tag == .tuple, place < state.heap.elementCount(value.slot) else { return retained(value) }
        return retained(state.heap.element(place, of: value.slot))
    }

    /// Returns member `name` of a tuple: a label or a number; nil if it has none.
    func tupleMember(_ name: NameID, of tuple: Value) -> Value? {
        let spelled = Array(state.world.text(of: name))
        let labels = program.tupleLabels[Int(tuple.extra)]
        if let place = labels.firstIndex(of: name) { return state.heap.element(place, of: tuple.slot) }
        let count = state.heap.elementCount(tuple.slot)
        if let known = program.tuplePlaces[name]?.first(where: { $0.count == count }) {
            let value = state.heap.element(known.place, of: tuple.slot)
            return known.isFraction ? value.asFraction ?? value : value
        }
        guard let place = Int(String(decoding: spelled, as: UTF8.self)), place >= 0, place < count else { return nil }
        return state.heap.element(place, of: tuple.slot)
    }

    /// Whether a value is the case with the name of `symbol`. An optional value is `.some`, nil is `.none`.
    private func isCase(_ value: Value, named symbol: Value) -> Bool {
        if value.tag == .symbol { return value == symbol }
        var name: [UInt8] = []
        write(symbol, to: &name, quoted: false)
        name.removeFirst()
        if let own = caseName(of: value) {
            return own == name || name == Array("some".utf8) && !hasCase(named: name, value)
        }
        if name == Array("none".utf8) { return value.isNull }
        return name == Array("some".utf8) && !value.isNull
    }

    /// Whether the enumeration of a value has a case with a name.
    private func hasCase(named name: [UInt8], _ value: Value) -> Bool {
        guard value.tag == .plainCase || value.tag == .payloadCase else { return false }
        return program.types[Int(value.extra)].cases.contains { Array(state.world.text(of: $0.name)) == name }
    }

    /// Returns the name of the case of an enumeration; nil for another value.
    func caseName(of value: Value) -> [UInt8]? {
        // A `Result` is a tuple with one element, whose label is the case.
        if value.tag == .tuple, state.heap.elementCount(value.slot) == 1 {
            return program.tupleLabels[Int(value.extra)].first.map { Array(state.world.text(of: $0)) }
        }
        guard value.tag == .plainCase || value.tag == .payloadCase else { return nil }
        let cases = program.types[Int(value.extra)].cases
        let number = caseNumber(of: value)
        return number < cases.count ? Array(state.world.text(of: cases[number].name)) : nil
    }

    /// Returns an associated value, retained.
    private mutating func associatedValue(_ place: Int, of value: Value, asTuple: Bool) -> Value {
        // `.some(x)` of an optional value.
        if value.tag == .tuple, state.heap.elementCount(value.slot) == 1 {
            return retained(state.heap.element(0, of: value.slot))
        }
        guard value.tag == .payloadCase else { return retained(value) }
        let count = state.heap.elementCount(value.slot) - 1
        if asTuple, count > 1 {
            let values = (1...count).map { retained(state.heap.element($0, of: value.slot)) }
            return Value(.tuple, bits: UInt64(state.heap.add(values)))
        }
        guard place < count else { return .null }
        return retained(state.heap.element(place + 1, of: value.slot))
    }
}
