import SceneRuntime

/// The loop: the instructions of the top frame, until something else is due. What is common is done here, with the
/// machine's state in a `Hand`; everything else is an instruction of `perform`.
extension Machine {
    /// Runs instructions until the budget is spent, or was taken away by `interrupt`.
    mutating func execute() {
        guard state.frames.count > 0 else { return }
        if top.phase.isReturning { return finishReturning() }
        guard budget > 0 else { return }
        known = .nobody
        var hand = takeUp()
        while true {
            let i = hand.pc.pointee
            hand.pc += 1
            switch common(i, &hand) {
            case .done: continue
            case .spent: break
            case .counts:
                hand.budget = count(hand.gained, hand.lost, budget: hand.budget, floor: hand.frame.pointee.floor)
            case .undone:
                layDown(hand)
                known = .nobody
                perform(i, Int(hand.frame.pointee.base))
                guard state.frames.count > 0 else { return }
                if hasReleased { noteRelease(floor: top.floor) }
                hand = takeUp()
            }
            if hand.budget <= 0 { return layDown(hand) }
        }
    }

    /// An owner more of what was copied, one less of what was overwritten. Answers the budget that is left.
    @inline(never)
    private mutating func count(_ gained: Value, _ lost: Value, budget: Int, floor: UInt32) -> Int {
        self.budget = budget
        if gained.isCounted { retain(gained) }
        if lost.isCounted { release(lost) }
        if hasReleased { noteRelease(floor: floor) }
        return self.budget
    }

    /// Does `i` if it is a common instruction, and this the common case of it. Nothing is called that need not be: what
    /// the hand holds stays in the processor's registers.
    @inline(__always)
    private mutating func common(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        switch i.op {
        case .copy: return putCopy(hand.a(i), hand.b(i).pointee, &hand)
        case .move: return move(i, &hand)
        case .clear, .loadNil: return put(hand.a(i), .null, &hand)
        case .loadAbsent: return put(hand.a(i), .absent, &hand)
        case .loadInt: return put(hand.a(i), .int(i.signedWide), &hand)
        case .loadBool: return put(hand.a(i), .bool(i.b != 0), &hand)
        case .loadConstant: return putConstant(i, &hand)
        case .clearRange: return clear(i, &hand)
        case .loadSelf: return putCopy(hand.a(i), hand.frame.pointee.me, &hand)
        case .loadGlobal: return putCopy(hand.a(i), state.globals[i.wide], &hand)
        case .getField: return getField(i, &hand)
        case .setField: return setField(i, &hand)
        case .add: return compute(i, &hand) { $0.addingReportingOverflow($1) }
        case .subtract: return compute(i, &hand) { $0.subtractingReportingOverflow($1) }
        case .multiply: return compute(i, &hand) { $0.multipliedReportingOverflow(by: $1) }
        case .divide: return compute(i, &hand) { $0.dividedReportingOverflow(by: $1) }
        case .remainder: return compute(i, &hand) { $0.remainderReportingOverflow(dividingBy: $1) }
        case .addImmediate: return computeImmediate(i, &hand) { $0.addingReportingOverflow($1) }
        case .subtractImmediate: return computeImmediate(i, &hand) { $0.subtractingReportingOverflow($1) }
        case .multiplyImmediate: return computeImmediate(i, &hand) { $0.multipliedReportingOverflow(by: $1) }
        case .divideImmediate: return computeImmediate(i, &hand) { $0.dividedReportingOverflow(by: $1) }
        case .remainderImmediate:
            return computeImmediate(i, &hand) { $0.remainderReportingOverflow(dividingBy: $1) }
        case .less: return compare(i, &hand, <)
        case .lessOrEqual: return compare(i, &hand, <=)
        case .equal: return compare(i, &hand, ==)
        case .notEqual: return compare(i, &hand, !=)
        case .jump: return jump(if: true, to: i.wide, &hand)
        case .testLess: return test(i, &hand, <)
        case .testLessOrEqual: return test(i, &hand, <=)
        case .testEqual: return testEqual(i, &hand)
        case .testEqualImmediate: return testImmediate(i, &hand, ==)
        case .testLessImmediate: return testImmediate(i, &hand, <)
        case .testLessOrEqualImmediate: return testImmediate(i, &hand, <=)
        case .testGreaterImmediate: return testImmediate(i, &hand, >)
        case .testGreaterOrEqualImmediate: return testImmediate(i, &hand, >=)
        case .jumpIfFalse: return jump(ifTruth: false, i, &hand)
        case .jumpIfTrue: return jump(ifTruth: true, i, &hand)
        case .jumpIfNil: return jump(if: hand.a(i).pointee.isNull, to: i.wide, &hand)
        case .jumpIfNotNil: return jump(if: !hand.a(i).pointee.isNull, to: i.wide, &hand)
        case .forPrepare: return prepareLoop(i, &hand)
        case .forNext: return nextElement(i, &hand)
        case .getIndex: return element(i, &hand)
        case .setIndex: return setElement(i, &hand)
        case .append: return append(i, &hand)
        case .getMember: return getMember(i, &hand)
        case .setMember: return setMember(i, &hand)
        case .call: return call(i, passesSelf: false, &hand)
        case .callSelf: return call(i, passesSelf: true, &hand)
        case .returnValue: return leave(i, answer: hand.a(i), &hand)
        case .returnNothing: return leave(i, answer: nil, &hand)
        case .takeGlobal, .storeGlobal, .takeField, .getOutlet,
            .makeBox, .loadBox, .takeBox, .storeBox, .weaken, .strengthen, .makeClosure, .latest, .ordinal,
            .instances, .make, .makeView, .stackMember, .childOf, .viewNamed, .makeArray, .makeDictionary,
            .concatenate, .makeRange, .takeIndex, .negate, .not, .isType, .matches,
            .callValue, .callMember, .mutateMember, .callBuiltIn, .callSuper, .environment, .step,
            .endStep, .request, .beginTurn, .endTurn, .beginSetup, .endSetup, .print, .tree, .trace, .expectTrue,
            .beginRecord, .endRecord, .expectEvents, .protect, .unprotect, .expectException, .fail:
            return .undone
        }
    }
}
