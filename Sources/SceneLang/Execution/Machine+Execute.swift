import SceneRuntime

/// The loop: the instructions of the top frame, until something else is due.
extension Machine {
    /// Runs instructions until the budget is spent, or was taken away by `interrupt`.
    mutating func execute() {
        if let top = frames.last, top.phase == Frame.returning { return finishReturning() }
        var top = frames.count - 1
        var pc = Int(frames[top].pc)
        var base = Int(frames[top].base)
        while budget > 0 {
            let i = program.code[pc]
            pc += 1
            switch i.op {
            case .copy: set(base + Int(i.a), retained(registers[base + Int(i.b)]))
            case .move:
                let value = take(base + Int(i.b))
                set(base + Int(i.a), value)
            case .clear, .loadNil: set(base + Int(i.a), .null)
            case .loadInt: set(base + Int(i.a), .int(i.signedWide))
            case .loadConstant: set(base + Int(i.a), retained(constants[i.wide]))
            case .loadGlobal: set(base + Int(i.a), retained(globals[i.wide]))
            case .add: compute(i, base, pc) { $0.addingReportingOverflow($1) }
            case .subtract: compute(i, base, pc) { $0.subtractingReportingOverflow($1) }
            case .multiply: compute(i, base, pc) { $0.multipliedReportingOverflow(by: $1) }
            case .addImmediate: addImmediate(i, base, pc)
            case .less: compare(i, base, pc, <)
            case .lessOrEqual: compare(i, base, pc, <=)
            case .equal: compare(i, base, pc, ==)
            case .jump:
                budget -= 1
                pc = i.wide
            case .testLess: pc = branch(i, pc, test(i, base, pc, <))
            case .testLessOrEqual: pc = branch(i, pc, test(i, base, pc, <=))
            case .testEqual: pc = branch(i, pc, test(i, base, pc, ==))
            case .testEqualImmediate: pc = branch(i, pc, testImmediate(i, base, pc, ==))
            case .testLessImmediate: pc = branch(i, pc, testImmediate(i, base, pc, <))
            case .testLessOrEqualImmediate: pc = branch(i, pc, testImmediate(i, base, pc, <=))
            case .testGreaterImmediate: pc = branch(i, pc, testImmediate(i, base, pc, >))
            case .testGreaterOrEqualImmediate: pc = branch(i, pc, testImmediate(i, base, pc, >=))
            case .jumpIfFalse: if truth(base + Int(i.a), pc) == false { pc = i.wide }
            case .jumpIfTrue: if truth(base + Int(i.a), pc) == true { pc = i.wide }
            case .getField: set(base + Int(i.a), retained(fields[Int(frames[top].fields) + Int(i.b)]))
            case .setField: setField(Int(frames[top].fields) + Int(i.b), registers[base + Int(i.a)])
            case .loadAbsent, .loadBool, .clearRange, .takeGlobal, .storeGlobal, .loadSelf, .takeField, .getOutlet,
                .makeBox, .loadBox, .takeBox, .storeBox, .weaken, .strengthen, .makeClosure, .latest, .ordinal,
                .instances, .make, .makeView, .stackMember, .childOf, .viewNamed, .makeArray, .makeDictionary,
                .concatenate, .makeRange, .getIndex, .takeIndex, .setIndex, .divide, .remainder, .negate, .not,
                .notEqual, .isType, .matches, .jumpIfNil, .jumpIfNotNil, .forPrepare, .forNext, .call, .callSelf,
                .callValue, .callMember, .mutateMember, .callBuiltIn, .returnValue, .returnNothing, .callSuper,
                .getMember, .setMember, .environment, .step, .endStep, .request, .beginTurn, .endTurn, .beginSetup,
                .endSetup, .print, .tree, .trace, .expectTrue, .beginRecord, .endRecord, .expectEvents, .protect,
                .unprotect, .expectException, .fail:
                frames[top].pc = UInt32(truncatingIfNeeded: pc)
                perform(i, base)
                guard !frames.isEmpty else { return }
                top = frames.count - 1
                pc = Int(frames[top].pc)
                base = Int(frames[top].base)
            }
        }
        frames[top].pc = UInt32(truncatingIfNeeded: pc)
    }

    @inline(__always)
    private mutating func setField(_ place: Int, _ value: Value) {
        let old = fields[place]
        fields[place] = retained(value)
        if old.isCounted { release(old) }
    }

    /// Arithmetic: of whole numbers here, of anything else in `compute`.
    @inline(__always)
    private mutating func compute(
        _ i: Instruction, _ base: Int, _ pc: Int, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) {
        let (x, y) = (registers[base + Int(i.b)], registers[base + Int(i.c)])
        let (result, overflows) = operation(x.number, y.number)
        if x.tag == .int, y.tag == .int, !overflows {
            set(base + Int(i.a), .int(result))
        } else {
            save(pc)
            compute(i, base)
        }
    }

    @inline(__always)
    private mutating func addImmediate(_ i: Instruction, _ base: Int, _ pc: Int) {
        let x = registers[base + Int(i.b)]
        let (sum, overflows) = x.number.addingReportingOverflow(i.signedC)
        if x.tag == .int, !overflows {
            set(base + Int(i.a), .int(sum))
        } else {
            save(pc)
            computeImmediate(i, base)
        }
    }

    @inline(__always)
    private mutating func compare(_ i: Instruction, _ base: Int, _ pc: Int, _ comparison: (Int, Int) -> Bool) {
        let (x, y) = (registers[base + Int(i.b)], registers[base + Int(i.c)])
        if x.tag == .int, y.tag == .int {
            set(base + Int(i.a), .bool(comparison(x.number, y.number)))
        } else {
            save(pc)
            compute(i, base)
        }
    }

    @inline(__always)
    private mutating func test(
        _ i: Instruction, _ base: Int, _ pc: Int, _ comparison: (Int, Int) -> Bool
    ) -> Bool {
        let (x, y) = (registers[base + Int(i.a)], registers[base + Int(i.b)])
        if x.tag == .int, y.tag == .int { return comparison(x.number, y.number) }
        save(pc)
        return test(i.op, x, y)
    }

    @inline(__always)
    private mutating func testImmediate(
        _ i: Instruction, _ base: Int, _ pc: Int, _ comparison: (Int, Int) -> Bool
    ) -> Bool {
        let x = registers[base + Int(i.a)]
        if x.tag == .int { return comparison(x.number, i.signedB) }
        save(pc)
        return test(i.op, x, .int(i.signedB))
    }

    /// Where a test continues: the `jump` behind it is taken, or skipped.
    @inline(__always)
    private mutating func branch(_ i: Instruction, _ pc: Int, _ holds: Bool) -> Int {
        budget -= 1
        return holds == (i.n != 0) ? program.code[pc].wide : pc + 1
    }

    /// The condition in a register; nil, and an error, for another value.
    @inline(__always)
    private mutating func truth(_ place: Int, _ pc: Int) -> Bool? {
        let value = registers[place]
        if value.tag == .bool { return value.bits != 0 }
        save(pc)
        failCondition(value)
        return nil
    }

    /// Errors need to know where the frame is.
    @inline(__always)
    private mutating func save(_ pc: Int) { frames[frames.count - 1].pc = UInt32(truncatingIfNeeded: pc) }
}
