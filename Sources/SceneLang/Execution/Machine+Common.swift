import SceneRuntime

/// The common instructions of the loop. Those that answer with a truth value answer false where they have done nothing,
/// because the case is not the common one: `perform` does it.
extension Machine {
    /// A register takes `value` and lets go of what it held.
    @inline(__always)
    mutating func put(_ register: UInt16, _ value: Value, _ hand: inout Hand) {
        let old = hand[register]
        hand.registers[Int(register)] = value
        if old.isCounted { hand.budget = letGo(of: old, hand.budget) }
    }

    /// Registers hold nil from here on, the last one first.
    @inline(__always)
    mutating func clear(_ i: Instruction, _ hand: inout Hand) {
        var register = i.a &+ i.b
        while register > i.a {
            register &-= 1
            put(register, .null, &hand)
        }
    }

    /// The last owner's end may be something for the world to tell of: then no budget is left.
    @inline(never)
    private mutating func letGo(of value: Value, _ left: Int) -> Int {
        budget = left
        release(value)
        return budget
    }

    // MARK: Whole numbers

    @inline(__always)
    mutating func compute(
        _ i: Instruction, _ hand: inout Hand, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Bool {
        let (x, y) = (hand[i.b], hand[i.c])
        let (result, overflows) = operation(x.number, y.number)
        guard Value.areInts(x, y), !overflows else { return false }
        put(i.a, .int(result), &hand)
        return true
    }

    @inline(__always)
    mutating func divide(
        _ i: Instruction, _ hand: inout Hand, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Bool {
        hand[i.c].number != 0 && compute(i, &hand, operation)
    }

    @inline(__always)
    mutating func addImmediate(_ i: Instruction, _ hand: inout Hand) -> Bool {
        let x = hand[i.b]
        let (sum, overflows) = x.number.addingReportingOverflow(i.signedC)
        guard x.isInt, !overflows else { return false }
        put(i.a, .int(sum), &hand)
        return true
    }

    @inline(__always)
    mutating func compare(_ i: Instruction, _ hand: inout Hand, _ comparison: (Int, Int) -> Bool) -> Bool {
        let (x, y) = (hand[i.b], hand[i.c])
        guard Value.areInts(x, y) else { return false }
        put(i.a, .bool(comparison(x.number, y.number)), &hand)
        return true
    }

    // MARK: Jumps

    @inline(__always)
    mutating func test(
        _ i: Instruction, _ hand: inout Hand, _ comparison: Comparison, _ ofInts: (Int, Int) -> Bool
    ) -> Bool {
        let (x, y) = (hand[i.a], hand[i.b])
        if Value.areInts(x, y) { return ofInts(x.number, y.number) }
        layDown(hand)
        defer { hand.budget = budget }
        return holds(comparison, x, y)
    }

    @inline(__always)
    mutating func testImmediate(
        _ i: Instruction, _ hand: inout Hand, _ comparison: Comparison, _ ofInts: (Int, Int) -> Bool
    ) -> Bool {
        let x = hand[i.a]
        if x.isInt { return ofInts(x.number, i.signedB) }
        layDown(hand)
        defer { hand.budget = budget }
        return holds(comparison, x, .int(i.signedB))
    }

    /// Where a test continues: the `jump` behind it is taken, or skipped.
    @inline(__always)
    mutating func branch(_ i: Instruction, _ holds: Bool, _ hand: inout Hand) {
        hand.budget &-= 1
        hand.pc = holds == (i.n != 0) ? hand.code[hand.pc].wide : hand.pc &+ 1
    }

    @inline(__always)
    mutating func jump(to target: Int, _ hand: inout Hand) {
        hand.budget &-= 1
        hand.pc = target
    }

    /// The condition in a register; nil, and an error, for another value.
    @inline(__always)
    mutating func truth(_ register: UInt16, _ hand: inout Hand) -> Bool? {
        let value = hand[register]
        if value.tag == .bool { return value.bits != 0 }
        layDown(hand)
        failCondition(value)
        hand.budget = budget
        return nil
    }

    // MARK: Loops and arrays

    /// A loop through a range, an array, or so many times.
    @inline(__always)
    mutating func prepareLoop(_ i: Instruction, _ hand: inout Hand) -> Bool {
        let sequence = hand[i.a]
        if sequence.tag == .int {
            guard let count = UInt32(exactly: sequence.number) else { return false }
            hand.registers[Int(i.a)] = Value(.range, extra: count)
        } else if sequence.tag != .range, sequence.tag != .array {
            return false
        }
        put(i.a &+ 1, .int(0), &hand)
        return true
    }

    /// The next element of a range or an array, or the jump at the end.
    @inline(__always)
    mutating func nextElement(_ i: Instruction, _ hand: inout Hand) -> Bool {
        let sequence = hand[i.a]
        let cursor = hand[i.a &+ 1].number
        let isRange = sequence.tag == .range
        guard isRange || sequence.tag == .array else { return false }
        guard cursor < (isRange ? Int(sequence.extra) : heap.elementCount(sequence.slot)) else {
            hand.pc = hand.code[hand.pc].wide
            return true
        }
        hand.pc &+= 1
        hand.budget &-= 1
        hand.registers[Int(i.a &+ 1)] = .int(cursor &+ 1)
        put(
            i.b, isRange ? .int(sequence.number &+ cursor) : retained(heap.element(cursor, of: sequence.slot)), &hand)
        return true
    }

    /// An element of an array.
    @inline(__always)
    mutating func element(_ i: Instruction, _ hand: inout Hand) -> Bool {
        let (value, index) = (hand[i.b], hand[i.c])
        guard value.tag == .array, index.tag == .int, index.number >= 0,
            index.number < heap.elementCount(value.slot)
        else { return false }
        put(i.a, retained(heap.element(index.number, of: value.slot)), &hand)
        return true
    }

    /// `a.append(x)`, of an array that nobody shares.
    @inline(__always)
    mutating func append(_ i: Instruction, _ hand: inout Hand) -> Bool {
        let value = hand[i.a]
        guard value.tag == .array, i.n == 1, program.members[Int(i.b)].builtIn == .append, heap.isUnique(value.slot),
            heap.elementCount(value.slot) < settings.limits.elements
        else { return false }
        hand.budget &-= 1
        heap[value.slot].append(hand[i.a &+ 1])
        hand.registers[Int(i.a &+ 1)] = .null
        return true
    }

    // MARK: Variables

    @inline(__always)
    mutating func setField(_ i: Instruction, _ hand: inout Hand) {
        let value = retained(hand[i.a])
        let place = Int(hand.frame.pointee.fields) &+ Int(i.b)
        let old = hand.fields[place]
        hand.fields[place] = value
        if old.isCounted { hand.budget = letGo(of: old, hand.budget) }
    }

    /// A variable of another controller.
    @inline(__always)
    mutating func getOwnField(_ i: Instruction, _ hand: inout Hand) -> Bool {
        guard let place = variable(i.c, of: hand[i.b], hand, toSet: false) else { return false }
        put(i.a, retained(hand.fields[place]), &hand)
        return true
    }

    @inline(__always)
    mutating func setOwnField(_ i: Instruction, _ hand: inout Hand) -> Bool {
        guard let place = variable(i.c, of: hand[i.a], hand, toSet: true) else { return false }
        let value = retained(hand[i.b])
        let old = hand.fields[place]
        hand.fields[place] = value
        if old.isCounted { hand.budget = letGo(of: old, hand.budget) }
        return true
    }

    /// Where the variable is that member `number` means for `receiver`; nil where it means something else.
    @inline(__always)
    private mutating func variable(_ number: UInt16, of receiver: Value, _ hand: Hand, toSet: Bool) -> Int? {
        guard receiver.tag == .controller, hand.frame.pointee.phase == 0 else { return nil }
        let id = receiver.asController
        let cls = world.classIfAlive(id).index
        if !variables.knows(cls) { variables.learn(cls, program) }
        guard let index = variables.index(of: Int(number), in: cls, toSet: toSet) else { return nil }
        let start = fields.start(ofController: id.index)
        return start == FieldStore.none ? nil : Int(start) + index
    }

    // MARK: Calls

    /// A function of the file.
    @inline(__always)
    mutating func call(_ i: Instruction, _ hand: inout Hand) -> Bool {
        let function = program.functions[i.wide]
        let base = Int(hand.frame.pointee.base) + Int(i.a)
        // Room for what a call looks at behind its window: see `push`.
        guard base + Int(function.registerCount) + 4 <= registers.count, frames.count < settings.limits.callDepth,
            frames.count < frames.capacity
        else { return false }
        hand.budget &-= 1
        hand.frame.pointee.pc = UInt32(truncatingIfNeeded: hand.pc)
        let (floor, inTurn) = (hand.frame.pointee.floor, hand.frame.pointee.inTurn)
        hand.frame += 1
        hand.frame.initialize(
            to: Frame(
                function: UInt32(truncatingIfNeeded: i.wide), pc: function.entry,
                base: UInt32(truncatingIfNeeded: base), floor: floor, result: UInt32(truncatingIfNeeded: base),
                fields: FieldStore.none, me: .null, kind: .function, inTurn: inTurn))
        frames.count &+= 1
        hand.registers = UnsafeMutableBufferPointer(start: registers.start + base, count: registers.count - base)
        hand.pc = Int(function.entry)
        return true
    }

    /// The end of a function whose registers hold nothing that is counted, but for the answer.
    @inline(__always)
    mutating func leave(answer register: UInt16?, _ hand: inout Hand) -> Bool {
        let frame = hand.frame
        guard frame.pointee.kind == .function, !frame.pointee.me.isCounted else { return false }
        var answer = Value.null
        if let register {
            answer = hand[register]
            hand.registers[Int(register)] = .null
        }
        let count = Int(program.functions[Int(frame.pointee.function)].registerCount)
        var place = 0
        while place < count {
            if hand.registers[place].isCounted {
                if let register { hand.registers[Int(register)] = answer }
                return false
            }
            place &+= 1
        }
        frames.count &-= 1
        hand.frame -= 1
        hand.budget &-= 1
        hand.pc = Int(hand.frame.pointee.pc)
        let base = Int(hand.frame.pointee.base)
        hand.registers = UnsafeMutableBufferPointer(start: registers.start + base, count: registers.count - base)
        put(UInt16(truncatingIfNeeded: frame.pointee.result &- hand.frame.pointee.base), answer, &hand)
        return true
    }
}
