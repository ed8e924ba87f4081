import SceneRuntime

/// The slow path of instructions that the interpreter loop does not handle, or not in all cases.
extension Machine {
    /// Performs instruction `i` of the frame whose register 0 is at `base`. `Opcode` says what each instruction does.
    /// It can push or pop frames, or run the world.
    mutating func perform(_ i: Instruction, _ base: Int) {
        // These are part of every step or handler. Handled here, they do not need the large stack frame of the other
        // functions.
        if i.op == .step { return beginStep(program.steps[i.wide]) }
        if i.op == .request { return request(Int(i.n), at: base + Int(i.a)) }
        if i.op == .endStep { return endStep() }
        if i.op == .returnNothing { return returnFromCall(answer: nil, isVariable: false) }
        performOther(i, base)
    }

    /// Performs the instructions for values, instances, collections and operators.
    @inline(never)
    private mutating func performOther(_ i: Instruction, _ base: Int) {
        let (a, b, c) = (base + Int(i.a), base + Int(i.b), base + Int(i.c))
        switch i.op {
        case .takeGlobal: takeGlobal(i.wide, into: a)
        case .storeGlobal: storeGlobal(i.wide, from: a)
        case .takeField: takeField(Int(i.b), into: a)
        case .getOutlet: setRegister(a, view(at: UInt32(i.b), of: state.frames[state.frames.count - 1].selfValue))
        case .makeBox: makeBox(of: b, into: a)
        case .loadBox: setRegister(a, retained(state.heap[state.registers[b].slot][0]))
        case .takeBox: takeBox(b, into: a)
        case .storeBox: storeBox(a, from: b)
        case .weaken: setRegister(a, weakened(state.registers[b]))
        case .strengthen: setRegister(a, strengthened(state.registers[b]))
        case .makeClosure: makeClosure(i, base)
        case .primitive: performPrimitive(i, base)
        case .latest: latest(of: i.asClass, into: a)
        case .ordinal: numbered(i.asClass, at: a)
        case .instances: setRegister(a, instances(of: i.asClass))
        case .make: make(i.asClass, into: a)
        case .makeFromNib: makeFromNib(i.asClass, at: a)
        case .makeView: makeView(a)
        case .stackMember: stackMember(a, of: state.registers[b], isPage: i.c != 0)
        case .childOf: child(a, of: state.registers[b])
        case .viewNamed: namedView(a, of: state.registers[b])
        case .makeArray: makeArray(a, from: b, count: Int(i.c))
        case .makeDictionary: makeDictionary(a, from: b, count: Int(i.c))
        case .concatenate: concatenate(a, from: b, count: Int(i.c))
        case .makeRange: makeRange(a, state.registers[b], state.registers[c], isClosed: i.n != 0)
        case .getIndex: getIndex(a, of: state.registers[b], at: state.registers[c])
        case .takeIndex: takeIndex(a, of: b, at: state.registers[c])
        case .setIndex: setIndex(of: a, at: state.registers[b], to: c, isTaken: i.n != 0)
        case .append: append(to: a, i.n != 0 ? moveOut(of: b) : retained(state.registers[b]), program.members[Int(i.c)])
        case .add: compute(.add, i, base)
        case .subtract: compute(.subtract, i, base)
        case .multiply: compute(.multiply, i, base)
        case .divide: compute(.divide, i, base)
        case .remainder: compute(.remainder, i, base)
        case .addImmediate: computeImmediate(.add, i, base)
        case .subtractImmediate: computeImmediate(.subtract, i, base)
        case .multiplyImmediate: computeImmediate(.multiply, i, base)
        case .divideImmediate: computeImmediate(.divide, i, base)
        case .remainderImmediate: computeImmediate(.remainder, i, base)
        case .equal: compare(.equal, i, base)
        case .notEqual: compare(.notEqual, i, base)
        case .less: compare(.less, i, base)
        case .lessOrEqual: compare(.lessOrEqual, i, base)
        case .negate: setRegister(a, negated(state.registers[b]))
        case .not: setRegister(a, inverted(state.registers[b]))
        case .isType: setRegister(a, .bool(isType(state.registers[b], state.registers[c])))
        case .matches: setRegister(a, .bool(matches(state.registers[b], state.registers[c])))
        case .testEqual, .testLess, .testLessOrEqual, .testEqualImmediate, .testLessImmediate,
            .testLessOrEqualImmediate, .testGreaterImmediate, .testGreaterOrEqualImmediate, .jumpIfTrue,
            .jumpIfFalse, .clearRange, .forPrepare, .forNext, .call, .callSelf, .callValue, .callMember,
            .mutateMember, .callBuiltIn, .returnValue, .callSuper, .getMember, .setMember,
            .environment, .beginTurn, .endTurn, .beginSetup, .endSetup, .print, .tree, .trace, .expectTrue,
            .beginRecord, .endRecord, .expectEvents, .protect, .unprotect, .expectException, .fail:
            performControl(i, base)
        case .copy, .move, .clear, .loadNil, .loadAbsent, .loadBool, .loadInt, .loadConstant, .loadGlobal, .loadSelf,
            .getField, .setField, .jump, .jumpIfNil, .jumpIfNotNil, .step, .request, .endStep, .returnNothing:
            // The interpreter loop handles these in all cases, and `perform` handles the last four.
            break
        }
    }

    /// Performs jumps, calls, members, steps and expectations.
    @inline(never)
    private mutating func performControl(_ i: Instruction, _ base: Int) {
        let (a, b) = (base + Int(i.a), base + Int(i.b))
        switch i.op {
        case .testEqual: branch(.equal, i, base, state.registers[b])
        case .testLess: branch(.less, i, base, state.registers[b])
        case .testLessOrEqual: branch(.lessOrEqual, i, base, state.registers[b])
        case .testEqualImmediate: branch(.equal, i, base, .int(i.signedWide))
        case .testLessImmediate: branch(.less, i, base, .int(i.signedWide))
        case .testLessOrEqualImmediate: branch(.lessOrEqual, i, base, .int(i.signedWide))
        case .testGreaterImmediate: branch(.greater, i, base, .int(i.signedWide))
        case .testGreaterOrEqualImmediate: branch(.greaterOrEqual, i, base, .int(i.signedWide))
        case .jumpIfTrue, .jumpIfFalse: failCondition(state.registers[a])
        case .clearRange: clear(a..<a + Int(i.b))
        case .forPrepare: prepareLoop(a, target: i.wide)
        case .forNext: nextElement(a, into: b)
        case .call: callFunction(i.wide, at: a, selfValue: .null)
        case .callSelf: callFunction(i.wide, at: a, selfValue: state.frames[state.frames.count - 1].selfValue)
        case .callValue: callRegister(a, count: Int(i.n))
        case .callMember: callMember(i, at: a)
        case .mutateMember: mutateMember(i, at: a)
        case .callBuiltIn: callBuiltIn(Int(i.b), at: a, count: Int(i.n))
        case .returnValue: returnFromCall(answer: a, isVariable: i.n != 0)
        case .callSuper: callSuper(a)
        case .getMember: getMember(i, base)
        case .setMember: setMember(i, base)
        case .environment: setRegister(a, environmentValue(EnvironmentName(rawValue: UInt8(i.b)) ?? .ios))
        case .beginTurn: beginTurn(a)
        case .endTurn: state.frames[state.frames.count - 1].isInRunLoopTurn = state.registers[a].bits != 0
        case .beginSetup: beginSetup()
        case .endSetup: endSetup()
        case .print: printValue(state.registers[a])
        case .tree: printTree(state.registers[a])
        case .trace: change(program.traceChanges[i.wide])
        case .expectTrue: expectTrue(program.expectations[i.wide], a)
        case .beginRecord: state.progress.record.beginBlock()
        case .endRecord: state.progress.record.endBlock()
        case .expectEvents: expectEvents(program.expectations[i.wide], a)
        case .protect: protect(target: i.wide)
        case .unprotect: restore(seen: nil)
        case .expectException: expectException(program.expectations[i.wide], a)
        case .fail: fail(.unmodelledAtRun, text(of: state.constants[i.wide]))
        default:
            // `performOther` and the interpreter loop handle these.
            break
        }
    }
}
