import SceneRuntime

/// The common instructions of the loop, as far as they are common cases.
extension Machine {
    /// A register takes `value`.
    @inline(__always)
    mutating func put(
        _ register: LoopPointer<Value>, _ value: Value, _ hand: inout Hand
    ) -> Hand.Outcome {
        guard register.pointee.isCounted else {
            register.pointee = value
            return .done
        }
        (hand.gained, hand.lost) = (.null, register.pointee)
        register.pointee = value
        return .counts
    }

    /// A register takes a copy of `value`.
    @inline(__always)
    mutating func putCopy(
        _ register: LoopPointer<Value>, _ value: Value, _ hand: inout Hand
    ) -> Hand.Outcome {
        let old = register.pointee
        register.pointee = value
        guard Value.areCounted(value, old) else { return .done }
        (hand.gained, hand.lost) = (value, old)
        return .counts
    }

    /// A register takes a constant, which it may hold since the last time round.
    @inline(__always)
    mutating func putConstant(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let value = state.constants[i.wide]
        return hand.a(i).pointee == value ? .done : putCopy(hand.a(i), value, &hand)
    }

    @inline(__always)
    mutating func move(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let value = hand.b(i).pointee
        hand.b(i).pointee = .null
        return put(hand.a(i), value, &hand)
    }

    /// Registers hold nil from here on, if none of them has to be let go.
    @inline(__always)
    mutating func clear(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        var register = hand.a(i) + Int(i.b)
        while register > hand.a(i) {
            register -= 1
            if register.pointee.isCounted { return .undone }
            register.pointee = .null
        }
        return .done
    }

    // MARK: Whole numbers

    @inline(__always)
    mutating func compute(
        _ i: Instruction, _ hand: inout Hand, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Hand.Outcome {
        let (x, y) = (hand.b(i).pointee, hand.c(i).pointee)
        guard Value.areInts(x, y) else { return .undone }
        let (result, overflows) = operation(x.number, y.number)
        guard !overflows else { return .undone }
        return put(hand.a(i), .int(result), &hand)
    }

    @inline(__always)
    mutating func computeImmediate(
        _ i: Instruction, _ hand: inout Hand, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Hand.Outcome {
        let x = hand.narrowB(i).pointee
        guard x.isInt else { return .undone }
        let (result, overflows) = operation(x.number, i.signedWide)
        guard !overflows else { return .undone }
        return put(hand.narrowA(i), .int(result), &hand)
    }

    @inline(__always)
    mutating func compare(_ i: Instruction, _ hand: inout Hand, _ comparison: (Int, Int) -> Bool) -> Hand.Outcome {
        let (x, y) = (hand.b(i).pointee, hand.c(i).pointee)
        guard Value.areInts(x, y) else { return .undone }
        return put(hand.a(i), .bool(comparison(x.number, y.number)), &hand)
    }

    // MARK: Jumps

    @inline(__always)
    mutating func test(_ i: Instruction, _ hand: inout Hand, _ comparison: (Int, Int) -> Bool) -> Hand.Outcome {
        let (x, y) = (hand.a(i).pointee, hand.b(i).pointee)
        return Value.areInts(x, y) ? branch(i, comparison(x.number, y.number), &hand) : .undone
    }

    /// A test for equality: of strings too, where a look at them is enough.
    @inline(__always)
    mutating func testEqual(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (x, y) = (hand.a(i).pointee, hand.b(i).pointee)
        if Value.areInts(x, y) { return branch(i, x.number == y.number, &hand) }
        guard x.tag == .string, y.tag == .string, i.n & 6 == 0 else { return .undone }
        if x.slot == y.slot { return branch(i, true, &hand) }
        let canBeEqual = state.heap.strings.byteCount(x.slot) == state.heap.strings.byteCount(y.slot)
        return canBeEqual ? .undone : branch(i, false, &hand)
    }

    @inline(__always)
    mutating func testImmediate(
        _ i: Instruction, _ hand: inout Hand, _ comparison: (Int, Int) -> Bool
    ) -> Hand.Outcome {
        let x = hand.a(i).pointee
        return x.isInt ? branch(i, comparison(x.number, i.signedWide), &hand) : .undone
    }

    /// Where a test continues: the `jump` behind it is taken, or skipped.
    @inline(__always)
    private mutating func branch(_ i: Instruction, _ holds: Bool, _ hand: inout Hand) -> Hand.Outcome {
        hand.budget &-= 1
        hand.pc = holds == (i.n & 1 != 0) ? code + hand.pc.pointee.wide : hand.pc + 1
        return .spent
    }

    @inline(__always)
    mutating func jump(if holds: Bool, to target: Int, _ hand: inout Hand) -> Hand.Outcome {
        guard holds else { return .done }
        hand.budget &-= 1
        hand.pc = code + target
        return .spent
    }

    @inline(__always)
    mutating func jump(ifTruth wanted: Bool, _ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let value = hand.a(i).pointee
        guard value.tag == .bool else { return .undone }
        if (value.bits != 0) == wanted { hand.pc = code + i.wide }
        return .done
    }

    // MARK: Loops and arrays

    /// A loop through a range, an array, or so many times. Numbers are counted down: the next one, and how many are
    /// left.
    @inline(__always)
    mutating func prepareLoop(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let sequence = hand.a(i).pointee
        var cursor = Value.int(0)
        if sequence.tag == .range {
            hand.a(i).pointee = .int(sequence.number)
            cursor = .int(Int(sequence.extra))
        } else if sequence.isInt, UInt32(exactly: sequence.number) != nil {
            hand.a(i).pointee = .int(0)
            cursor = sequence
        } else if sequence.tag != .array {
            return .undone
        }
        hand.pc = code + i.wide
        return put(hand.a(i) + 1, cursor, &hand)
    }

    /// The next number or element, and the jump.
    @inline(__always)
    mutating func nextElement(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (sequence, cursor) = (hand.a(i).pointee, hand.a(i)[1].number)
        guard sequence.isInt || sequence.tag == .array else { return .undone }
        guard sequence.isInt ? cursor > 0 : cursor < state.heap.elementCount(sequence.slot) else {
            hand.pc += 1
            return .done
        }
        hand.pc = code + hand.pc.pointee.wide
        hand.budget &-= 2
        if sequence.isInt {
            hand.a(i).pointee.renumber(sequence.number &+ 1)
            hand.a(i)[1].renumber(cursor &- 1)
            return put(hand.b(i), .int(sequence.number), &hand).spending
        }
        hand.a(i)[1].renumber(cursor &+ 1)
        return putCopy(hand.b(i), state.heap.element(cursor, of: sequence.slot), &hand).spending
    }

    /// An element of an array.
    @inline(__always)
    mutating func element(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (value, index) = (hand.b(i).pointee, hand.c(i).pointee)
        guard value.tag == .array, index.tag == .int, index.number >= 0,
            index.number < state.heap.elementCount(value.slot)
        else { return .undone }
        return putCopy(hand.a(i), state.heap.element(index.number, of: value.slot), &hand)
    }

    /// `a[i] = x`, of an array that nobody shares. Something that is counted is taken, not copied.
    @inline(__always)
    mutating func setElement(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (value, index, element) = (hand.a(i).pointee, hand.b(i).pointee, hand.c(i).pointee)
        guard value.tag == .array, index.tag == .int, index.number >= 0,
            index.number < state.heap.elementCount(value.slot), state.heap.isUnique(value.slot),
            i.n == 1 || !element.isCounted
        else { return .undone }
        hand.c(i).pointee = i.n == 1 ? .null : element
        let old = state.heap.exchange(index.number, of: value.slot, with: element)
        guard old.isCounted else { return .done }
        (hand.gained, hand.lost) = (.null, old)
        return .counts
    }

    /// `a.append(x)`, of an array that nobody shares. Something that is counted is taken, not copied.
    @inline(__always)
    mutating func append(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (value, element) = (hand.a(i).pointee, hand.b(i).pointee)
        guard value.tag == .array, state.heap.isUnique(value.slot), i.n == 1 || !element.isCounted,
            state.heap.elementCount(value.slot) < settings.limits.elements
        else { return .undone }
        hand.budget &-= 1
        hand.b(i).pointee = i.n == 1 ? .null : element
        state.heap.append(element, to: value.slot)
        return .spent
    }

    // MARK: Variables

    @inline(__always)
    mutating func getField(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        putCopy(hand.a(i), state.fields.cells[hand.frame.pointee.fields.cell &+ Int(i.b)], &hand)
    }

    @inline(__always)
    mutating func setField(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        setVariable(hand.frame.pointee.fields.cell &+ Int(i.b), hand.a(i), isTaken: i.n == 1, &hand)
    }

    /// A variable takes what a register holds, or a copy of it.
    @inline(__always)
    private mutating func setVariable(
        _ place: Int, _ register: LoopPointer<Value>, isTaken: Bool, _ hand: inout Hand
    ) -> Hand.Outcome {
        let value = register.pointee
        if isTaken { register.pointee = .null }
        let old = state.fields.cells[place]
        state.fields.cells[owned: place] = value
        guard Value.areCounted(value, old) else { return .done }
        (hand.gained, hand.lost) = (isTaken ? .null : value, old)
        return .counts
    }

    /// A variable of another controller.
    @inline(__always)
    mutating func getMember(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        guard let place = variable(i.c, of: hand.b(i).pointee, toSet: false) else { return .undone }
        return putCopy(hand.a(i), state.fields.cells[place], &hand)
    }

    @inline(__always)
    mutating func setMember(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        guard let place = variable(i.c, of: hand.a(i).pointee, toSet: true) else { return .undone }
        return setVariable(place, hand.b(i), isTaken: i.n == 1, &hand)
    }

    // MARK: Calls

    /// A function of the file, or one of self's, which the caller goes on to own.
    @inline(__always)
    mutating func call(_ i: Instruction, passesSelf: Bool, _ hand: inout Hand) -> Hand.Outcome {
        let function = program.functions[i.wide]
        let caller = hand.frame
        let base = Int(caller.pointee.base) &+ Int(i.a)
        // Room for what a call looks at behind its window: see `push`.
        guard base &+ Int(function.registerCount) &+ 4 <= state.registers.count, caller < hand.lastFrame else {
            return .undone
        }
        hand.budget &-= 1
        caller.pointee.pc = place(of: hand.pc)
        hand.frame = caller + 1
        state.frames.setCount(state.frames.count &+ 1)
        hand.frame.pointee = Frame(
            function: UInt32(truncatingIfNeeded: i.wide), pc: function.entry,
            base: UInt32(truncatingIfNeeded: base), floor: caller.pointee.floor,
            fields: passesSelf ? caller.pointee.fields : .none,
            me: passesSelf ? caller.pointee.me : .null, kind: passesSelf ? .fellow : .function,
            inTurn: caller.pointee.inTurn, registerCount: function.registerCount)
        hand.registers += Int(i.a)
        hand.pc = code + Int(function.entry)
        return .spent
    }

    /// The end of a function that owns no self, and whose registers hold nothing that is counted, but for the answer.
    @inline(__always)
    mutating func leave(
        _ i: Instruction, answer register: LoopPointer<Value>?, _ hand: inout Hand
    ) -> Hand.Outcome {
        let (frame, window) = (hand.frame, hand.registers)
        let kind = frame.pointee.kind
        guard kind == .function || kind == .fellow || kind == .closure else { return .undone }
        var answer = Value.null
        if let register {
            answer = register.pointee
            register.pointee = .null
        }
        let end = window + Int(i.b)
        var place = window
        while place < end {
            if place.pointee.isCounted {
                register?.pointee = answer
                return .undone
            }
            place += 1
        }
        assert(keepsNothingAlive(hand, from: Int(i.b)))
        hand.frame -= 1
        state.frames.setCount(state.frames.count &- 1)
        hand.budget &-= 1
        hand.pc = code + Int(hand.frame.pointee.pc)
        hand.registers -= Int(frame.pointee.base &- hand.frame.pointee.base)
        if kind == .closure { return put(window - 1, answer, &hand).spending }
        window.pointee = answer
        guard kind == .fellow, frame.pointee.me.isCounted else { return .spent }
        (hand.gained, hand.lost) = (frame.pointee.me, frame.pointee.me)
        return .counts
    }

    /// Whether the frame's registers from number `first` on hold nothing that is counted but texts, whose end nobody
    /// notices: what a return says of its function.
    private func keepsNothingAlive(_ hand: Hand, from first: Int) -> Bool {
        let count = Int(program.functions[Int(hand.frame.pointee.function)].registerCount)
        return (first..<max(first, count)).allSatisfy { place in
            !hand.registers[place].isCounted || hand.registers[place].tag == .string
        }
    }
}
