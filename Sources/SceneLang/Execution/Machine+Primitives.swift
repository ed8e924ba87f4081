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
        case .callOverloaded: callOverloaded(program.overloads[Int(i.c)], at: a, count: Int(i.b))
        case .isLibraryValue: setRegister(a, .bool(isLibraryValue(state.registers[a])))
        case .makeResult:
            let content = moveOut(of: a)
            setRegister(a, Value(.tuple, extra: UInt32(i.c), bits: UInt64(state.heap.add([content]))))
        case .indexOrDefault: indexOrDefault(at: a)
        case .castToValue: castToValue(at: a, kind: Int(i.c))
        case .hasProperty: setRegister(a, .bool(declaresProperty(program.members[Int(i.c)].name, state.registers[a])))
        case .isDescribed where i.c == 2: setRegister(a, .bool(!describedParts(of: state.registers[a]).isEmpty))
        case .isDescribed: setRegister(a, .bool(isDescribed(state.registers[a], asList: i.c == 1)))
        case .describedParts: setRegister(a, copies(of: describedParts(of: state.registers[a])))
        case .writeDescribed: writeDescribed(at: a)
        case .joinDescriptions: joinDescriptions(at: a)
        case .haveOwnParts: testOwnParts(at: a, count: Int(i.b))
        case .parts: setRegister(a, partList(of: state.registers[a]))
        case .unknown, .uikitName, .makeWindow, .delegateWindow, .dropWindow, .isKnown, .declaresMember,
            .nothingHappens, .uikitCall, .makeItem, .describeView, .storyboardNamed, .stackOf, .removedFromStack,
            .frontController, .bindIfKnown, .bindInGuard, .decideSwitch, .splitStyle, .beginStack,
            .controllerForUnknown:
            performUIKit(primitive, i, base)
        case .isOmitted, .unbox, .isCopied, .getOwnField, .setOwnField, .getProperty, .setProperty, .makeInstance,
            .callMethod, .allocate, .setInitialValues, .superInit, .caseOfRawValue, .makeCase, .allCases, .asCase,
            .asFraction, .typeOf, .expectType, .expectedType, .unwrapImplicitly, .box, .setUIKitProperty, .setSubscript,
            .setKeyPath, .isHandlerCall:
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
            let (x, y) = (identity(of: state.registers[a]), identity(of: state.registers[a + 1]))
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
            let form = UInt8(exactly: number).flatMap { UnaryOperator(rawValue: $0) }
            let value = state.registers[a]
            let range =
                form == .from
                ? makeBounds(value, nil, isClosed: true) : makeBounds(nil, value, isClosed: form == .through)
            if value.tag == .unknown { return setRegister(a, unknownHere) }
            if let range { return setRegister(a, range) }
            return fail(.wrongType, "expected a whole number as bound of a range, found \(value.noun)")
        }
        let length = Int64(UInt32.max)
        let range: Value =
            switch UInt8(exactly: number).flatMap({ UnaryOperator(rawValue: $0) }) {
            case .from: .range(bound, count: UInt32.max, .from)
            case .through: .range(bound &+ 1 &- length, count: UInt32.max, .through)
            default: .range(bound &- length, count: UInt32.max)
            }
        setRegister(a, range)
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
        guard let place = tuplePlace(name, of: tuple) else { return nil }
        let value = state.heap.element(place, of: tuple.slot)
        let hasLabel = program.tupleLabels[Int(tuple.extra)].contains(name)
        guard !hasLabel, declaredPlace(name, of: tuple)?.isFraction ?? false else { return value }
        return value.asFraction ?? value
    }

    /// What the types of tuples of the script say of an element, for a tuple of the same size without labels.
    private func declaredPlace(_ name: NameID, of tuple: Value) -> TuplePlace? {
        let count = state.heap.elementCount(tuple.slot)
        return program.tuplePlaces[name]?.first { $0.count == count }
    }

    /// Returns the position of the element of a tuple with a label or a number; nil if it has none.
    func tuplePlace(_ name: NameID, of tuple: Value) -> Int? {
        let spelled = Array(state.world.text(of: name))
        let labels = program.tupleLabels[Int(tuple.extra)]
        if let place = labels.firstIndex(of: name) { return place }
        if let known = declaredPlace(name, of: tuple) { return known.place }
        guard let place = Int(String(decoding: spelled, as: UTF8.self)), place >= 0,
            place < state.heap.elementCount(tuple.slot)
        else { return nil }
        return place
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
    mutating func associatedValue(_ place: Int, of value: Value, asTuple: Bool) -> Value {
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
