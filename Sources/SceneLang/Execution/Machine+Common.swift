import SceneRuntime

/// The common instructions of the loop, as far as they are common cases.
extension Machine {
    /// A register takes `value`.
    @inline(__always)
    mutating func put(_ register: UInt16, _ value: Value, _ hand: inout Hand) -> Hand.Outcome {
        let old = hand[register]
        hand[register] = value
        guard old.isCounted else { return .done }
        (hand.gained, hand.lost) = (.null, old)
        return .counts
    }

    /// A register takes a copy of `value`.
    @inline(__always)
    mutating func putCopy(_ register: UInt16, _ value: Value, _ hand: inout Hand) -> Hand.Outcome {
        let old = hand[register]
        hand[register] = value
        guard Value.areCounted(value, old) else { return .done }
        (hand.gained, hand.lost) = (value, old)
        return .counts
    }

    /// A register takes a constant, which it may hold since the last time round.
    @inline(__always)
    mutating func putConstant(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let value = constants[i.wide]
        return hand[i.a] == value ? .done : putCopy(i.a, value, &hand)
    }

    @inline(__always)
    mutating func move(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let value = hand[i.b]
        hand[i.b] = .null
        return put(i.a, value, &hand)
    }

    /// Registers hold nil from here on, if none of them has to be let go.
    @inline(__always)
    mutating func clear(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        var register = i.a &+ i.b
        while register > i.a {
            register &-= 1
            if hand[register].isCounted { return .undone }
            hand[register] = .null
        }
        return .done
    }

    // MARK: Whole numbers

    @inline(__always)
    mutating func compute(
        _ i: Instruction, _ hand: inout Hand, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Hand.Outcome {
        let (x, y) = (hand[i.b], hand[i.c])
        guard Value.areInts(x, y) else { return .undone }
        let (result, overflows) = operation(x.number, y.number)
        guard !overflows else { return .undone }
        return put(i.a, .int(result), &hand)
    }

    @inline(__always)
    mutating func computeImmediate(
        _ i: Instruction, _ hand: inout Hand, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Hand.Outcome {
        let x = hand[i.b]
        guard x.isInt else { return .undone }
        let (result, overflows) = operation(x.number, i.signedC)
        guard !overflows else { return .undone }
        return put(i.a, .int(result), &hand)
    }

    @inline(__always)
    mutating func compare(_ i: Instruction, _ hand: inout Hand, _ comparison: (Int, Int) -> Bool) -> Hand.Outcome {
        let (x, y) = (hand[i.b], hand[i.c])
        guard Value.areInts(x, y) else { return .undone }
        return put(i.a, .bool(comparison(x.number, y.number)), &hand)
    }

    // MARK: Jumps

    @inline(__always)
    mutating func test(_ i: Instruction, _ hand: inout Hand, _ comparison: (Int, Int) -> Bool) -> Hand.Outcome {
        let (x, y) = (hand[i.a], hand[i.b])
        return Value.areInts(x, y) ? branch(i, comparison(x.number, y.number), &hand) : .undone
    }

    /// A test for equality: of strings too, where a look at them is enough.
    @inline(__always)
    mutating func testEqual(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (x, y) = (hand[i.a], hand[i.b])
        if Value.areInts(x, y) { return branch(i, x.number == y.number, &hand) }
        guard x.tag == .string, y.tag == .string, i.n & 6 == 0 else { return .undone }
        if x.slot == y.slot { return branch(i, true, &hand) }
        let canBeEqual = heap.strings.byteCount(x.slot) == heap.strings.byteCount(y.slot)
        return canBeEqual ? .undone : branch(i, false, &hand)
    }

    @inline(__always)
    mutating func testImmediate(
        _ i: Instruction, _ hand: inout Hand, _ comparison: (Int, Int) -> Bool
    ) -> Hand.Outcome {
        let x = hand[i.a]
        return x.isInt ? branch(i, comparison(x.number, i.signedB), &hand) : .undone
    }

    /// Where a test continues: the `jump` behind it is taken, or skipped.
    @inline(__always)
    private mutating func branch(_ i: Instruction, _ holds: Bool, _ hand: inout Hand) -> Hand.Outcome {
        budget &-= 1
        hand.pc = holds == (i.n & 1 != 0) ? code + hand.pc.pointee.wide : hand.pc + 1
        return .spent
    }

    @inline(__always)
    mutating func jump(if holds: Bool, to target: Int, _ hand: inout Hand) -> Hand.Outcome {
        guard holds else { return .done }
        budget &-= 1
        hand.pc = code + target
        return .spent
    }

    @inline(__always)
    mutating func jump(ifTruth wanted: Bool, _ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let value = hand[i.a]
        guard value.tag == .bool else { return .undone }
        if (value.bits != 0) == wanted { hand.pc = code + i.wide }
        return .done
    }

    // MARK: Loops and arrays

    /// A loop through a range, an array, or so many times. Numbers are counted down: the next one, and how many are
    /// left.
    @inline(__always)
    mutating func prepareLoop(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let sequence = hand[i.a]
        var cursor = Value.int(0)
        if sequence.tag == .range {
            hand[i.a] = .int(sequence.number)
            cursor = .int(Int(sequence.extra))
        } else if sequence.isInt, UInt32(exactly: sequence.number) != nil {
            hand[i.a] = .int(0)
            cursor = sequence
        } else if sequence.tag != .array {
            return .undone
        }
        hand.pc = code + i.wide
        return put(i.a &+ 1, cursor, &hand)
    }

    /// The next number or element, and the jump.
    @inline(__always)
    mutating func nextElement(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (sequence, cursor) = (hand[i.a], hand[i.a &+ 1].number)
        guard sequence.isInt || sequence.tag == .array else { return .undone }
        guard sequence.isInt ? cursor > 0 : cursor < heap.elementCount(sequence.slot) else {
            hand.pc += 1
            return .done
        }
        hand.pc = code + hand.pc.pointee.wide
        budget &-= 2
        if sequence.isInt {
            hand[i.a] = .int(sequence.number &+ 1)
            hand[i.a &+ 1] = .int(cursor &- 1)
            return put(i.b, sequence, &hand).spending
        }
        hand[i.a &+ 1] = .int(cursor &+ 1)
        return putCopy(i.b, heap.element(cursor, of: sequence.slot), &hand).spending
    }

    /// An element of an array.
    @inline(__always)
    mutating func element(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (value, index) = (hand[i.b], hand[i.c])
        guard value.tag == .array, index.tag == .int, index.number >= 0,
            index.number < heap.elementCount(value.slot)
        else { return .undone }
        return putCopy(i.a, heap.element(index.number, of: value.slot), &hand)
    }

    /// `a[i] = x`, of an array that nobody shares. Something that is counted is taken, not copied.
    @inline(__always)
    mutating func setElement(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (value, index, element) = (hand[i.a], hand[i.b], hand[i.c])
        guard value.tag == .array, index.tag == .int, index.number >= 0,
            index.number < heap.elementCount(value.slot), heap.isUnique(value.slot), i.n == 1 || !element.isCounted
        else { return .undone }
        hand[i.c] = i.n == 1 ? .null : element
        let old = heap.exchange(index.number, of: value.slot, with: element)
        guard old.isCounted else { return .done }
        (hand.gained, hand.lost) = (.null, old)
        return .counts
    }

    /// `a.append(x)`, of an array that nobody shares. Something that is counted is taken, not copied.
    @inline(__always)
    mutating func append(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let (value, element) = (hand[i.a], hand[i.b])
        guard value.tag == .array, heap.isUnique(value.slot), i.n == 1 || !element.isCounted,
            heap.elementCount(value.slot) < settings.limits.elements
        else { return .undone }
        budget &-= 1
        hand[i.b] = i.n == 1 ? .null : element
        heap[value.slot].append(element)
        return .spent
    }

    // MARK: Variables

    @inline(__always)
    mutating func getField(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        putCopy(i.a, fields.cells.start[Int(hand.frame.pointee.fields) &+ Int(i.b)], &hand)
    }

    @inline(__always)
    mutating func setField(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        setVariable(Int(hand.frame.pointee.fields) &+ Int(i.b), i.a, isTaken: i.n == 1, &hand)
    }

    /// A variable takes what a register holds, or a copy of it.
    @inline(__always)
    private mutating func setVariable(
        _ place: Int, _ register: UInt16, isTaken: Bool, _ hand: inout Hand
    ) -> Hand.Outcome {
        let value = hand[register]
        if isTaken { hand[register] = .null }
        let variable = fields.cells.start + place
        let old = variable.pointee
        variable.pointee = value
        guard Value.areCounted(value, old) else { return .done }
        (hand.gained, hand.lost) = (isTaken ? .null : value, old)
        return .counts
    }

    /// A variable of another controller.
    @inline(__always)
    mutating func getMember(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        guard let place = variable(i.c, of: hand[i.b], toSet: false) else { return .undone }
        return putCopy(i.a, fields.cells.start[place], &hand)
    }

    @inline(__always)
    mutating func setMember(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        guard let place = variable(i.c, of: hand[i.a], toSet: true) else { return .undone }
        return setVariable(place, i.b, isTaken: i.n == 1, &hand)
    }

    // MARK: Calls

    /// A function of the file.
    @inline(__always)
    mutating func call(_ i: Instruction, _ hand: inout Hand) -> Hand.Outcome {
        let function = program.functions[i.wide]
        let start = hand.registers + Int(i.a)
        // Room for what a call looks at behind its window: see `push`.
        guard start + (Int(function.registerCount) + 4) <= hand.end, hand.frame < hand.lastFrame else { return .undone }
        budget &-= 1
        hand.frame.pointee.pc = place(of: hand.pc)
        let base = Int(hand.frame.pointee.base) &+ Int(i.a)
        let (floor, inTurn) = (hand.frame.pointee.floor, hand.frame.pointee.inTurn)
        hand.frame += 1
        hand.frame.initialize(
            to: Frame(
                function: UInt32(truncatingIfNeeded: i.wide), pc: function.entry,
                base: UInt32(truncatingIfNeeded: base), floor: floor, result: UInt32(truncatingIfNeeded: base),
                fields: FieldStore.none, me: .null, kind: .function, inTurn: inTurn,
                registerCount: function.registerCount))
        hand.registers = start
        hand.pc = code + Int(function.entry)
        return .spent
    }

    /// The end of a function whose registers hold nothing that is counted, but for the answer.
    @inline(__always)
    mutating func leave(answer register: UInt16?, _ hand: inout Hand) -> Hand.Outcome {
        let frame = hand.frame
        guard frame.pointee.kind == .function, !frame.pointee.me.isCounted else { return .undone }
        var answer = Value.null
        if let register {
            answer = hand[register]
            hand[register] = .null
        }
        let count = Int(frame.pointee.registerCount)
        var place = 0
        while place < count {
            if hand.registers[place].isCounted {
                if let register { hand[register] = answer }
                return .undone
            }
            place &+= 1
        }
        hand.frame -= 1
        budget &-= 1
        hand.pc = code + Int(hand.frame.pointee.pc)
        hand.registers -= Int(frame.pointee.base &- hand.frame.pointee.base)
        return put(UInt16(truncatingIfNeeded: frame.pointee.result &- hand.frame.pointee.base), answer, &hand)
            .spending
    }
}
