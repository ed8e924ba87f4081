import SceneRuntime

/// The fast paths of the interpreter loop. Each returns `.slowPath` without a change if this is not a common case.
extension Machine {
    /// Stores `value` in a register, which takes over its reference.
    @inline(__always)
    mutating func put(
        _ register: LoopPointer<Value>, _ value: Value, _ loop: inout LoopState
    ) -> LoopState.Outcome {
        guard register.pointee.isCounted else {
            register.pointee = value
            return .done
        }
        (loop.gained, loop.lost) = (.null, register.pointee)
        register.pointee = value
        return .needsReferenceCounting
    }

    /// Stores a copy of `value` in a register.
    @inline(__always)
    mutating func putCopy(
        _ register: LoopPointer<Value>, _ value: Value, _ loop: inout LoopState
    ) -> LoopState.Outcome {
        let old = register.pointee
        register.pointee = value
        guard Value.eitherIsCounted(value, old) else { return .done }
        (loop.gained, loop.lost) = (value, old)
        return .needsReferenceCounting
    }

    /// Stores a constant in a register. In a loop, the register often contains it already.
    @inline(__always)
    mutating func putConstant(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let value = state.constants[i.wide]
        return loop.a(i).pointee == value ? .done : putCopy(loop.a(i), value, &loop)
    }

    /// Moves R[b] to R[a].
    @inline(__always)
    mutating func move(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let value = loop.b(i).pointee
        loop.b(i).pointee = .null
        return put(loop.a(i), value, &loop)
    }

    /// Clears a range of registers, unless one of them must be released.
    @inline(__always)
    mutating func clear(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        var register = loop.a(i) + Int(i.b)
        while register > loop.a(i) {
            register -= 1
            if register.pointee.isCounted { return .slowPath }
            register.pointee = .null
        }
        return .done
    }

    // MARK: Whole numbers

    /// R[a] = R[b] op R[c] for integers, without overflow.
    @inline(__always)
    mutating func compute(
        _ i: Instruction, _ loop: inout LoopState, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> LoopState.Outcome {
        let (x, y) = (loop.b(i).pointee, loop.c(i).pointee)
        guard Value.areInts(x, y) else { return .slowPath }
        let (result, overflows) = operation(x.number, y.number)
        guard !overflows else { return .slowPath }
        return put(loop.a(i), .int(result), &loop)
    }

    /// R[a] = R[b] op a number, for an integer, without overflow.
    @inline(__always)
    mutating func computeImmediate(
        _ i: Instruction, _ loop: inout LoopState, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> LoopState.Outcome {
        let x = loop.narrowB(i).pointee
        guard x.isInt else { return .slowPath }
        let (result, overflows) = operation(x.number, i.signedWide)
        guard !overflows else { return .slowPath }
        return put(loop.narrowA(i), .int(result), &loop)
    }

    /// R[a] = whether R[b] compares with R[c], for integers.
    @inline(__always)
    mutating func compare(_ i: Instruction, _ loop: inout LoopState, _ comparison: (Int64, Int64) -> Bool)
        -> LoopState.Outcome
    {
        let (x, y) = (loop.b(i).pointee, loop.c(i).pointee)
        guard Value.areInts(x, y) else { return .slowPath }
        return put(loop.a(i), .bool(comparison(x.number, y.number)), &loop)
    }

    // MARK: Jumps

    /// Compares the integers R[a] and R[b], and jumps.
    @inline(__always)
    mutating func test(_ i: Instruction, _ loop: inout LoopState, _ comparison: (Int64, Int64) -> Bool)
        -> LoopState.Outcome
    {
        let (x, y) = (loop.a(i).pointee, loop.b(i).pointee)
        return Value.areInts(x, y) ? branch(i, comparison(x.number, y.number), &loop) : .slowPath
    }

    /// Tests R[a] and R[b] for equality, and jumps. Handles integers, and strings that are the same or differ in
    /// length.
    @inline(__always)
    mutating func testEqual(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let (x, y) = (loop.a(i).pointee, loop.b(i).pointee)
        if Value.areInts(x, y) { return branch(i, x.number == y.number, &loop) }
        guard x.tag == .string, y.tag == .string, !i.releasesTestedA, !i.releasesTestedB else { return .slowPath }
        if x.slot == y.slot { return branch(i, true, &loop) }
        let canBeEqual = state.heap.strings.byteCount(x.slot) == state.heap.strings.byteCount(y.slot)
        return canBeEqual ? .slowPath : branch(i, false, &loop)
    }

    /// Compares the integer R[a] with a number, and jumps.
    @inline(__always)
    mutating func testImmediate(
        _ i: Instruction, _ loop: inout LoopState, _ comparison: (Int64, Int64) -> Bool
    ) -> LoopState.Outcome {
        let x = loop.a(i).pointee
        return x.isInt ? branch(i, comparison(x.number, i.signedWide), &loop) : .slowPath
    }

    /// Takes or skips the `jump` that follows a test.
    @inline(__always)
    private mutating func branch(_ i: Instruction, _ condition: Bool, _ loop: inout LoopState) -> LoopState.Outcome {
        loop.budget &-= 1
        loop.pc = condition == i.expectedResult ? code + loop.pc.pointee.wide : loop.pc + 1
        return .branched
    }

    /// Continues at `target` if `condition` is true.
    @inline(__always)
    mutating func jump(if condition: Bool, to target: Int, _ loop: inout LoopState) -> LoopState.Outcome {
        guard condition else { return .done }
        loop.budget &-= 1
        loop.pc = code + target
        return .branched
    }

    /// Continues at wide if R[a] is the Boolean `wanted`.
    @inline(__always)
    mutating func jump(ifTruth wanted: Bool, _ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let value = loop.a(i).pointee
        guard value.tag == .bool else { return .slowPath }
        if (value.bits != 0) == wanted { loop.pc = code + i.wide }
        return .done
    }

    // MARK: Loops and arrays

    /// Begins a loop through a range or an array, or with a number of iterations. For numbers, R[a] becomes the next
    /// one and R[a + 1] the count of those that are left.
    @inline(__always)
    mutating func prepareLoop(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let sequence = loop.a(i).pointee
        var cursor = Value.int(0)
        if sequence.tag == .range {
            loop.a(i).pointee = .int(sequence.number)
            cursor = .int(Int64(sequence.extra))
        } else if sequence.isInt, UInt32(exactly: sequence.number) != nil {
            loop.a(i).pointee = .int(0)
            cursor = sequence
        } else if sequence.tag != .array {
            return .slowPath
        }
        loop.pc = code + i.wide
        return put(loop.a(i) + 1, cursor, &loop)
    }

    /// R[b] = the next number or element; takes the `jump` that follows, or skips it at the end.
    @inline(__always)
    mutating func nextElement(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let (sequence, cursor) = (loop.a(i).pointee, loop.a(i)[1].number)
        guard sequence.isInt || sequence.tag == .array else { return .slowPath }
        guard sequence.isInt ? cursor > 0 : cursor < Int64(state.heap.elementCount(sequence.slot)) else {
            loop.pc += 1
            return .done
        }
        loop.pc = code + loop.pc.pointee.wide
        loop.budget &-= 2
        if sequence.isInt {
            loop.a(i).pointee.renumber(sequence.number &+ 1)
            loop.a(i)[1].renumber(cursor &- 1)
            return put(loop.b(i), .int(sequence.number), &loop).asBranch
        }
        loop.a(i)[1].renumber(cursor &+ 1)
        return putCopy(loop.b(i), state.heap.element(Int(truncatingIfNeeded: cursor), of: sequence.slot), &loop)
            .asBranch
    }

    /// R[a] = R[b][R[c]] for an array.
    @inline(__always)
    mutating func element(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let (value, index) = (loop.b(i).pointee, loop.c(i).pointee)
        guard value.tag == .array, index.tag == .int, index.number >= 0,
            index.number < Int64(state.heap.elementCount(value.slot))
        else { return .slowPath }
        return putCopy(loop.a(i), state.heap.element(index.place, of: value.slot), &loop)
    }

    /// R[a][R[b]] = R[c] for a unique array. A reference-counted element must be moved, not copied.
    @inline(__always)
    mutating func setElement(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let (value, index, element) = (loop.a(i).pointee, loop.b(i).pointee, loop.c(i).pointee)
        guard value.tag == .array, index.tag == .int, index.number >= 0,
            index.number < Int64(state.heap.elementCount(value.slot)), state.heap.isUnique(value.slot),
            i.n == 1 || !element.isCounted
        else { return .slowPath }
        loop.c(i).pointee = i.n == 1 ? .null : element
        let old = state.heap.exchange(index.place, of: value.slot, with: element)
        guard old.isCounted else { return .done }
        (loop.gained, loop.lost) = (.null, old)
        return .needsReferenceCounting
    }

    /// R[a].append(R[b]) for a unique array. A reference-counted element must be moved, not copied.
    @inline(__always)
    mutating func append(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        let (value, element) = (loop.a(i).pointee, loop.b(i).pointee)
        guard value.tag == .array, state.heap.isUnique(value.slot), i.n == 1 || !element.isCounted,
            state.heap.elementCount(value.slot) < settings.limits.elements
        else { return .slowPath }
        loop.budget &-= 1
        loop.b(i).pointee = i.n == 1 ? .null : element
        state.heap.append(element, to: value.slot)
        return .branched
    }

    // MARK: Variables

    /// Copies a variable of self to R[a].
    @inline(__always)
    mutating func getField(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        // `FieldStore.add` has made a cell for each variable of self, and no cell is ever removed.
        let value = unsafe state.fields.cells[unchecked: loop.frame.pointee.fields.cell &+ Int(i.b)]
        return putCopy(loop.a(i), value, &loop)
    }

    /// Moves or copies R[a] to a variable of self.
    @inline(__always)
    mutating func setField(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        setVariable(loop.frame.pointee.fields.cell &+ Int(i.b), loop.a(i), isTaken: i.n == 1, &loop)
    }

    /// Sets the variable in a cell, which must exist, to the value of a register, which is moved or copied.
    @inline(__always)
    private mutating func setVariable(
        _ cell: Int, _ register: LoopPointer<Value>, isTaken: Bool, _ loop: inout LoopState
    ) -> LoopState.Outcome {
        let value = register.pointee
        if isTaken { register.pointee = .null }
        // Callers pass the cell of a variable of a living object: see `getField` and `getMember`. `Machine.makeUnique`
        // has made the cells unique.
        let old = unsafe state.fields.cells[unchecked: cell]
        unsafe state.fields.cells[unchecked: cell] = value
        guard Value.eitherIsCounted(value, old) else { return .done }
        (loop.gained, loop.lost) = (isTaken ? .null : value, old)
        return .needsReferenceCounting
    }

    /// Copies a variable of the cached controller to R[a].
    @inline(__always)
    mutating func getMember(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        guard let cell = variable(i.c, of: loop.b(i).pointee, isForWriting: false) else { return .slowPath }
        // The inline cache has the first cell of a living object, and the index of one of the variables of its class.
        return putCopy(loop.a(i), unsafe state.fields.cells[unchecked: cell], &loop)
    }

    /// Moves or copies R[b] to a variable of the cached controller.
    @inline(__always)
    mutating func setMember(_ i: Instruction, _ loop: inout LoopState) -> LoopState.Outcome {
        guard let cell = variable(i.c, of: loop.a(i).pointee, isForWriting: true) else { return .slowPath }
        return setVariable(cell, loop.b(i), isTaken: i.n == 1, &loop)
    }

    // MARK: Calls

    /// Calls a function of the file, or one of self, whose reference the callee borrows from the caller.
    @inline(__always)
    mutating func call(_ i: Instruction, passesSelf: Bool, _ loop: inout LoopState) -> LoopState.Outcome {
        // The compiler has added the function to the program before it names it in a call.
        let function = unsafe program.functions[unchecked: i.wide]
        let caller = loop.frame
        let base = Int(caller.pointee.base) &+ Int(i.a)
        // Four more registers than the window: see `growRegisters`.
        guard base &+ Int(function.registerCount) &+ 4 <= state.registers.count, caller < loop.lastFrame else {
            return .slowPath
        }
        loop.budget &-= 1
        caller.pointee.pc = place(of: loop.pc)
        loop.frame = caller + 1
        state.frames.setCount(state.frames.count &+ 1)
        loop.frame.pointee = Frame(
            function: UInt32(truncatingIfNeeded: i.wide), pc: function.entry,
            base: UInt32(truncatingIfNeeded: base), floor: caller.pointee.floor,
            fields: passesSelf ? caller.pointee.fields : .none,
            selfValue: passesSelf ? caller.pointee.selfValue : .null, kind: passesSelf ? .borrowedSelf : .function,
            isInRunLoopTurn: caller.pointee.isInRunLoopTurn, registerCount: function.registerCount)
        loop.registers += Int(i.a)
        loop.pc = code + Int(function.entry)
        return .branched
    }

    /// Ends a function that does not own self and whose other registers contain no reference-counted values.
    @inline(__always)
    mutating func returnFromCall(
        _ i: Instruction, answer register: LoopPointer<Value>?, _ loop: inout LoopState
    ) -> LoopState.Outcome {
        let (frame, window) = (loop.frame, loop.registers)
        let kind = frame.pointee.kind
        guard kind == .function || kind == .borrowedSelf || kind == .closure else { return .slowPath }
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
                return .slowPath
            }
            place += 1
        }
        assert(keepsNothingAlive(loop, from: Int(i.b)))
        loop.frame -= 1
        state.frames.setCount(state.frames.count &- 1)
        loop.budget &-= 1
        loop.pc = code + Int(loop.frame.pointee.pc)
        loop.registers -= Int(frame.pointee.base &- loop.frame.pointee.base)
        if kind == .closure { return put(window - 1, answer, &loop).asBranch }
        window.pointee = answer
        guard kind == .borrowedSelf, frame.pointee.selfValue.isCounted else { return .branched }
        (loop.gained, loop.lost) = (frame.pointee.selfValue, frame.pointee.selfValue)
        return .needsReferenceCounting
    }

    /// Whether the frame's registers from number `first` on contain no reference-counted values other than strings,
    /// whose release has no visible effect. The compiler promises this with a return.
    private func keepsNothingAlive(_ loop: LoopState, from first: Int) -> Bool {
        let count = Int(program.functions[Int(loop.frame.pointee.function)].registerCount)
        return (first..<max(first, count)).allSatisfy { place in
            !loop.registers[place].isCounted || loop.registers[place].tag == .string
        }
    }
}
