import SceneRuntime

/// The state of the interpreter loop: copies of machine state that the optimiser keeps in processor registers. It is
/// loaded again after each instruction that the slow path performs.
struct LoopState {
    /// Register 0 of the top frame; the others follow.
    var registers: LoopPointer<Value>
    /// The top frame.
    var frame: LoopPointer<Frame>
    /// The next instruction.
    var pc: LoopPointer<Instruction>
    /// The machine's budget.
    var budget: Int
    /// With `.needsReferenceCounting`: the value that the instruction has copied, and the one that it has overwritten.
    var gained = Value.null
    var lost = Value.null
    /// The last frame that fits into memory and into the limit.
    let lastFrame: LoopPointer<Frame>

    /// The result of trying an instruction in the loop.
    enum Outcome {
        case done
        /// Done. It was a jump or a call, which has reduced the budget.
        case branched
        /// Done, except for the reference counts of `gained` and `lost`.
        case needsReferenceCounting
        /// Nothing was done, because this is not a common case.
        case slowPath

        /// The same result for a jump or a call.
        @inline(__always)
        var asBranch: Outcome {
            switch self {
            case .done: .branched
            case .branched, .needsReferenceCounting, .slowPath: self
            }
        }
    }

    // The registers that an instruction names. "Narrow" ones are those of an instruction with a number.
    @inline(__always)
    func a(_ i: Instruction) -> LoopPointer<Value> { register(i.distanceA) }
    @inline(__always)
    func b(_ i: Instruction) -> LoopPointer<Value> { register(i.distanceB) }
    @inline(__always)
    func c(_ i: Instruction) -> LoopPointer<Value> { register(i.distanceC) }
    @inline(__always)
    func narrowA(_ i: Instruction) -> LoopPointer<Value> { register(i.distanceNarrowA) }
    @inline(__always)
    func narrowB(_ i: Instruction) -> LoopPointer<Value> { register(i.distanceNarrowB) }

    @inline(__always)
    private func register(_ distance: Int) -> LoopPointer<Value> {
        registers.advanced(byBytes: distance)
    }
}

extension Machine {
    /// Makes unique the slabs that are written through pointers. They stay unique until the machine is copied.
    mutating func makeUnique() {
        state.registers.makeUnique()
        state.frames.makeUnique()
        state.handlers.makeUnique()
        state.fields.cells.makeUnique()
    }

    /// The top frame. There must be one. It may be changed only while the machine runs: see `makeUnique`.
    var top: Frame {
        @inline(__always) _read { yield state.frames[unique: state.frames.count &- 1] }
        @inline(__always) nonmutating _modify {
            // There is a frame, and while the machine runs, the slab of frames is unique.
            yield unsafe &state.frames.start[state.frames.count &- 1]
        }
    }

    /// The first instruction of the program.
    @inline(__always)
    var code: LoopPointer<Instruction> {
        // The program stores the code, and does not change it while the machine runs.
        unsafe LoopPointer(program.code.start)
    }

    /// Returns the loop state for the top frame. There must be one.
    @inline(__always)
    mutating func loadLoopState() -> LoopState {
        // The machine stores both slabs, which `makeUnique` has made unique. Each frame's window is inside of the
        // registers, and the last frame is inside of the capacity for frames.
        let (frames, registers) = unsafe (LoopPointer(state.frames.start), LoopPointer(state.registers.start))
        let frame = frames + (state.frames.count &- 1)
        return LoopState(
            registers: registers + Int(frame.pointee.base), frame: frame,
            pc: code + Int(frame.pointee.pc), budget: budget,
            lastFrame: frames + min(state.frames.capacity &- 1, settings.limits.callDepth))
    }

    /// Writes the budget and the program counter back to the machine.
    @inline(__always)
    mutating func spill(_ loop: LoopState) {
        budget = loop.budget
        loop.frame.pointee.pc = place(of: loop.pc)
    }

    /// The position of an instruction in the program.
    @inline(__always)
    func place(of pc: LoopPointer<Instruction>) -> UInt32 {
        UInt32(truncatingIfNeeded: pc.bytes(after: code) / 8)
    }
}
