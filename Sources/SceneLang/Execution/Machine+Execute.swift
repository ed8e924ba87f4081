import SceneRuntime

/// The loop: the instructions of the top frame, until something else is due. What is common is done here, with the
/// machine's state in a `Hand`; everything else is an instruction of `perform`.
extension Machine {
    /// Runs instructions until the budget is spent, or was taken away by `interrupt`.
    mutating func execute() {
        guard let top = frames.last else { return }
        if top.phase == Frame.returning { return finishReturning() }
        var hand = takeUp()
        while hand.budget > 0 {
            let i = hand.code[hand.pc]
            hand.pc &+= 1
            switch i.op {
            case .copy: put(i.a, retained(hand[i.b]), &hand)
            case .move:
                let value = hand[i.b]
                hand.registers[Int(i.b)] = .null
                put(i.a, value, &hand)
            case .clear, .loadNil: put(i.a, .null, &hand)
            case .loadAbsent: put(i.a, .absent, &hand)
            case .loadInt: put(i.a, .int(i.signedWide), &hand)
            case .loadBool: put(i.a, .bool(i.b != 0), &hand)
            case .loadConstant: put(i.a, retained(constants[i.wide]), &hand)
            case .clearRange: clear(i, &hand)
            case .loadSelf: put(i.a, retained(hand.frame.pointee.me), &hand)
            case .loadGlobal: put(i.a, retained(globals[i.wide]), &hand)
            case .getField: put(i.a, retained(hand.fields[Int(hand.frame.pointee.fields) + Int(i.b)]), &hand)
            case .setField: setField(i, &hand)
            case .add: if !compute(i, &hand, { $0.addingReportingOverflow($1) }) { perform(i, &hand) }
            case .subtract: if !compute(i, &hand, { $0.subtractingReportingOverflow($1) }) { perform(i, &hand) }
            case .multiply: if !compute(i, &hand, { $0.multipliedReportingOverflow(by: $1) }) { perform(i, &hand) }
            case .divide: if !divide(i, &hand, { $0.dividedReportingOverflow(by: $1) }) { perform(i, &hand) }
            case .remainder:
                if !divide(i, &hand, { $0.remainderReportingOverflow(dividingBy: $1) }) { perform(i, &hand) }
            case .addImmediate: if !addImmediate(i, &hand) { perform(i, &hand) }
            case .less: if !compare(i, &hand, <) { perform(i, &hand) }
            case .lessOrEqual: if !compare(i, &hand, <=) { perform(i, &hand) }
            case .equal: if !compare(i, &hand, ==) { perform(i, &hand) }
            case .notEqual: if !compare(i, &hand, !=) { perform(i, &hand) }
            case .jump:
                hand.budget &-= 1
                hand.pc = i.wide
            case .testLess: branch(i, test(i, &hand, .less, <), &hand)
            case .testLessOrEqual: branch(i, test(i, &hand, .lessOrEqual, <=), &hand)
            case .testEqual: branch(i, test(i, &hand, .equal, ==), &hand)
            case .testEqualImmediate: branch(i, testImmediate(i, &hand, .equal, ==), &hand)
            case .testLessImmediate: branch(i, testImmediate(i, &hand, .less, <), &hand)
            case .testLessOrEqualImmediate: branch(i, testImmediate(i, &hand, .lessOrEqual, <=), &hand)
            case .testGreaterImmediate: branch(i, testImmediate(i, &hand, .greater, >), &hand)
            case .testGreaterOrEqualImmediate: branch(i, testImmediate(i, &hand, .greaterOrEqual, >=), &hand)
            case .jumpIfFalse: if truth(i.a, &hand) == false { hand.pc = i.wide }
            case .jumpIfTrue: if truth(i.a, &hand) == true { hand.pc = i.wide }
            case .jumpIfNil: if hand[i.a].isNull { jump(to: i.wide, &hand) }
            case .jumpIfNotNil: if !hand[i.a].isNull { jump(to: i.wide, &hand) }
            case .forPrepare: if !prepareLoop(i, &hand) { perform(i, &hand) }
            case .forNext: if !nextElement(i, &hand) { perform(i, &hand) }
            case .getIndex: if !element(i, &hand) { perform(i, &hand) }
            case .getMember: if !getOwnField(i, &hand) { perform(i, &hand) }
            case .setMember: if !setOwnField(i, &hand) { perform(i, &hand) }
            case .mutateMember: if !append(i, &hand) { perform(i, &hand) }
            case .call: if !call(i, &hand) { perform(i, &hand) }
            case .returnValue: if !leave(answer: i.a, &hand) { perform(i, &hand) }
            case .returnNothing: if !leave(answer: nil, &hand) { perform(i, &hand) }
            case .takeGlobal, .storeGlobal, .takeField, .getOutlet,
                .makeBox, .loadBox, .takeBox, .storeBox, .weaken, .strengthen, .makeClosure, .latest, .ordinal,
                .instances, .make, .makeView, .stackMember, .childOf, .viewNamed, .makeArray, .makeDictionary,
                .concatenate, .makeRange, .takeIndex, .setIndex, .negate, .not, .isType, .matches,
                .callSelf, .callValue, .callMember, .callBuiltIn, .callSuper, .environment, .step,
                .endStep, .request, .beginTurn, .endTurn, .beginSetup, .endSetup, .print, .tree, .trace, .expectTrue,
                .beginRecord, .endRecord, .expectEvents, .protect, .unprotect, .expectException, .fail:
                perform(i, &hand)
            }
        }
        if frames.count > 0 { layDown(hand) }
    }

    /// An instruction that needs the whole machine.
    @inline(__always)
    private mutating func perform(_ i: Instruction, _ hand: inout Hand) {
        layDown(hand)
        perform(i, Int(hand.frame.pointee.base))
        if frames.count > 0 { hand = takeUp() } else { hand.budget = 0 }
    }
}
