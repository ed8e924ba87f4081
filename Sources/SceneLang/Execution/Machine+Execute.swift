import SceneRuntime

/// The interpreter loop. It handles common cases itself, with the machine's state in a `LoopState`. `perform` handles
/// the others.
extension Machine {
    /// The cost of an instruction of the slow path, in jumps. Few of these instructions take longer than that many
    /// jumps.
    private static let slowPathCost = 10

    /// Runs instructions until the budget is spent or `interrupt` suspends it.
    mutating func execute() {
        guard state.frames.count > 0 else { return }
        if top.phase.isReturning { return finishReturning() }
        guard budget > 0 else { return }
        inlineCache = .empty
        var loop = loadLoopState()
        while true {
            let i = loop.pc.pointee
            loop.pc += 1
            switch performInline(i, &loop) {
            case .done: continue
            case .branched: break
            case .needsReferenceCounting:
                loop.budget = updateReferenceCounts(
                    loop.gained, loop.lost, budget: loop.budget, floor: loop.frame.pointee.floor)
            case .slowPath:
                spill(loop)
                budget &-= Machine.slowPathCost
                inlineCache = .empty
                perform(i, Int(loop.frame.pointee.base))
                guard state.frames.count > 0 else { return }
                if hasReleased { handleRelease(floor: top.floor) }
                loop = loadLoopState()
            }
            if loop.budget <= 0 { return spill(loop) }
        }
    }

    /// Retains the copied value, then releases the overwritten one. Returns the remaining budget.
    @inline(never)
    private mutating func updateReferenceCounts(_ gained: Value, _ lost: Value, budget: Int, floor: UInt32) -> Int {
        self.budget = budget
        if gained.isCounted { retain(gained) }
        if lost.isCounted { release(lost) }
        if hasReleased { handleRelease(floor: floor) }
        return self.budget
    }

    /// Performs `i` if this is a common case. Everything is inlined, so that `loop` stays in processor registers.
    @inline(__always)
    private mutating func performInline(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        switch i.op {
        case .copy: return putCopy(loop.a(i), loop.b(i).pointee, &loop)
        case .move: return move(i, &loop)
        case .clear, .loadNil: return put(loop.a(i), .null, &loop)
        case .loadAbsent: return put(loop.a(i), .absent, &loop)
        case .loadInt: return put(loop.a(i), .int(i.signedWide), &loop)
        case .loadBool: return put(loop.a(i), .bool(i.b != 0), &loop)
        case .loadConstant: return putConstant(i, &loop)
        case .clearRange: return clear(i, &loop)
        case .loadSelf: return putCopy(loop.a(i), loop.frame.pointee.selfValue, &loop)
        case .loadGlobal: return putCopy(loop.a(i), state.globals[i.wide], &loop)
        case .getField: return getField(i, &loop)
        case .setField: return setField(i, &loop)
        case .add: return compute(i, &loop) { $0.addingReportingOverflow($1) }
        case .subtract: return compute(i, &loop) { $0.subtractingReportingOverflow($1) }
        case .multiply: return compute(i, &loop) { $0.multipliedReportingOverflow(by: $1) }
        case .divide: return compute(i, &loop) { $0.dividedReportingOverflow(by: $1) }
        case .remainder: return compute(i, &loop) { $0.remainderReportingOverflow(dividingBy: $1) }
        case .addImmediate: return computeImmediate(i, &loop) { $0.addingReportingOverflow($1) }
        case .subtractImmediate: return computeImmediate(i, &loop) { $0.subtractingReportingOverflow($1) }
        case .multiplyImmediate: return computeImmediate(i, &loop) { $0.multipliedReportingOverflow(by: $1) }
        case .divideImmediate: return computeImmediate(i, &loop) { $0.dividedReportingOverflow(by: $1) }
        case .remainderImmediate:
            return computeImmediate(i, &loop) { $0.remainderReportingOverflow(dividingBy: $1) }
        case .less: return compare(i, &loop, <)
        case .lessOrEqual: return compare(i, &loop, <=)
        case .equal: return compare(i, &loop, ==)
        case .notEqual: return compare(i, &loop, !=)
        case .jump: return jump(if: true, to: i.wide, &loop)
        case .testLess: return test(i, &loop, <)
        case .testLessOrEqual: return test(i, &loop, <=)
        case .testEqual: return testEqual(i, &loop)
        case .testEqualImmediate: return testImmediate(i, &loop, ==)
        case .testLessImmediate: return testImmediate(i, &loop, <)
        case .testLessOrEqualImmediate: return testImmediate(i, &loop, <=)
        case .testGreaterImmediate: return testImmediate(i, &loop, >)
        case .testGreaterOrEqualImmediate: return testImmediate(i, &loop, >=)
        case .jumpIfFalse: return jump(ifTruth: false, i, &loop)
        case .jumpIfTrue: return jump(ifTruth: true, i, &loop)
        case .jumpIfNil: return jump(if: loop.a(i).pointee.isNull, to: i.wide, &loop)
        case .jumpIfNotNil: return jump(if: !loop.a(i).pointee.isNull, to: i.wide, &loop)
        case .forPrepare: return prepareLoop(i, &loop)
        case .forNext: return nextElement(i, &loop)
        case .getIndex: return element(i, &loop)
        case .setIndex: return setElement(i, &loop)
        case .append: return append(i, &loop)
        case .getMember: return getMember(i, &loop)
        case .setMember: return setMember(i, &loop)
        case .call: return call(i, passesSelf: false, &loop)
        case .callSelf: return call(i, passesSelf: true, &loop)
        case .returnValue: return returnFromCall(i, answer: loop.a(i), &loop)
        case .returnNothing: return returnFromCall(i, answer: nil, &loop)
        // With `default`, each instruction would cost a check of the range of the jump table.
        case .takeGlobal, .storeGlobal, .takeField, .getOutlet, .primitive,
            .makeBox, .loadBox, .takeBox, .storeBox, .weaken, .strengthen, .makeClosure, .latest, .ordinal,
            .instances, .make, .makeFromNib, .makeView, .stackMember, .childOf, .viewNamed, .makeArray, .makeDictionary,
            .concatenate, .makeRange, .takeIndex, .negate, .not, .isType, .matches,
            .callValue, .callMember, .mutateMember, .callBuiltIn, .callSuper, .environment, .step,
            .endStep, .request, .beginTurn, .endTurn, .beginSetup, .endSetup, .print, .tree, .trace, .expectTrue,
            .beginRecord, .endRecord, .expectEvents, .protect, .unprotect, .expectException, .fail:
            return .slowPath
        }
    }
}
