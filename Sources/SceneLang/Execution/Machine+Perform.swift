import SceneRuntime

/// The instructions that the loop does not do itself, or not in every case, by family.
extension Machine {
    /// Performs `i`. It may begin or end frames, or have the world do something first.
    mutating func perform(_ i: Instruction, _ base: Int) {
        let a = base + Int(i.a)
        switch i.op {
        case .takeGlobal, .storeGlobal, .takeField, .getOutlet: load(i, base)
        case .makeBox, .loadBox, .takeBox, .storeBox, .weaken, .strengthen, .makeClosure: reference(i, base)
        case .latest, .ordinal, .instances, .make, .makeView, .stackMember, .childOf, .viewNamed: instance(i, base)
        case .makeArray, .makeDictionary, .concatenate, .makeRange, .getIndex, .takeIndex, .setIndex, .forPrepare,
            .forNext:
            collection(i, base)
        case .add, .subtract, .multiply, .divide, .remainder, .less, .lessOrEqual, .equal, .notEqual:
            compute(i, base)
        case .addImmediate: computeImmediate(i, base)
        case .negate: set(a, negated(registers[base + Int(i.b)]))
        case .not: set(a, inverted(registers[base + Int(i.b)]))
        case .isType: set(a, .bool(isType(registers[base + Int(i.b)], registers[base + Int(i.c)])))
        case .matches: set(a, .bool(matches(registers[base + Int(i.b)], registers[base + Int(i.c)])))
        case .copy, .move, .clear, .clearRange, .loadNil, .loadAbsent, .loadBool, .loadInt, .loadConstant, .loadGlobal,
            .loadSelf, .getField, .setField, .jump, .jumpIfTrue, .jumpIfFalse, .jumpIfNil, .jumpIfNotNil, .testEqual,
            .testLess,
            .testLessOrEqual, .testEqualImmediate, .testLessImmediate, .testLessOrEqualImmediate,
            .testGreaterImmediate, .testGreaterOrEqualImmediate:
            // The loop does these in every case.
            break
        case .call, .callSelf, .callValue, .callMember, .mutateMember, .callBuiltIn, .returnValue, .returnNothing,
            .callSuper:
            call(i, base)
        case .getMember, .setMember, .environment: member(i, base)
        case .step, .endStep, .request, .beginTurn, .endTurn, .beginSetup, .endSetup, .print, .tree, .trace:
            step(i, base)
        case .expectTrue, .beginRecord, .endRecord, .expectEvents, .protect, .unprotect, .expectException:
            expectation(i, base)
        case .fail: fail(.unmodelledAtRun, text(of: constants[i.wide]))
        }
    }

    /// What is left out, and variables that are taken out of their place or have no register.
    private mutating func load(_ i: Instruction, _ base: Int) {
        let a = base + Int(i.a)
        let top = frames.count - 1
        switch i.op {
        case .takeGlobal:
            let value = globals[i.wide]
            globals[i.wide] = .null
            set(a, value)
        case .storeGlobal:
            let old = globals[i.wide]
            globals[i.wide] = retained(registers[a])
            release(old)
        case .takeField:
            let place = Int(frames[top].fields) + Int(i.b)
            let value = fields[place]
            fields[place] = .null
            set(a, value)
        case .getOutlet: set(a, view(at: UInt32(i.b), of: frames[top].me))
        default: break
        }
    }

    /// Boxes, weak references, closures.
    private mutating func reference(_ i: Instruction, _ base: Int) {
        let (a, b) = (base + Int(i.a), base + Int(i.b))
        switch i.op {
        case .makeBox:
            let content = take(b)
            set(a, Value(.box, bits: UInt64(heap.add([content]))))
        case .loadBox: set(a, retained(heap[registers[b].slot][0]))
        case .takeBox:
            let content = heap[registers[b].slot][0]
            heap[registers[b].slot][0] = .null
            set(a, content)
        case .storeBox:
            let slot = registers[a].slot
            let old = heap[slot][0]
            heap[slot][0] = retained(registers[b])
            release(old)
        case .weaken: set(a, weakened(registers[b]))
        case .strengthen: set(a, strengthened(registers[b]))
        case .makeClosure: makeClosure(i, base)
        default: break
        }
    }

    private mutating func makeClosure(_ i: Instruction, _ base: Int) {
        let code = program.functions[i.wide]
        var captures: [Value] = []
        if code.usesSelf { captures.append(retained(frames[frames.count - 1].me)) }
        for place in 0..<Int(code.captureCount) { captures.append(take(base + Int(i.a) + 1 + place)) }
        let closure = Value(
            .closure, extra: UInt32(truncatingIfNeeded: i.wide), bits: UInt64(heap.add(captures)))
        set(base + Int(i.a), closure)
    }

    /// A weak reference to a controller; other values are as they are.
    func weakened(_ value: Value) -> Value {
        let id = value.asController
        return id.exists ? Value(.weak, extra: world.serial(of: id), bits: UInt64(id.raw)) : value
    }

    /// What a weak reference refers to, with an owner more; nil when it is gone.
    mutating func strengthened(_ value: Value) -> Value {
        guard value.tag == .weak else { return retained(value) }
        let id = ControllerID(UInt32(truncatingIfNeeded: value.bits))
        guard world.isAlive(id), world.serial(of: id) == value.extra else { return .null }
        return retained(.controller(id))
    }
}
