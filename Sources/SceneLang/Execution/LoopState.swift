import SceneRuntime

/// What the interpreter's loop holds of the machine while it runs: what fits a processor's registers, and what it would
/// else work out again. It is taken up anew after each instruction that is performed elsewhere.
struct LoopState {
    /// The registers of the top frame, and all behind them.
    var registers: LoopPointer<Value>
    /// The top frame.
    var frame: LoopPointer<Frame>
    /// The next instruction.
    var pc: LoopPointer<Instruction>
    /// The machine's budget.
    var budget: Int
    /// What an instruction that counts has copied, and what it has overwritten.
    var gained = Value.null
    var lost = Value.null
    /// The last frame that there may be.
    let lastFrame: LoopPointer<Frame>

    /// How far the loop has come with an instruction.
    enum Outcome {
        case done
        /// Done; it was a jump or call, so that the budget is less.
        case branched
        /// Done, but for the counting of `gained` and `lost`.
        case needsReferenceCounting
        /// Nothing has been done: the case is not a common one.
        case slowPath

        /// The same of a jump or call.
        @inline(__always)
        var asBranch: Outcome {
            switch self {
            case .done: .branched
            case .branched, .needsReferenceCounting, .slowPath: self
            }
        }
    }

    // The registers that an instruction means.
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
    /// Makes sure that nobody else sees what is written by address, until the machine is copied.
    mutating func makeUnique() {
        state.registers.makeUnique()
        state.frames.makeUnique()
        state.handlers.makeUnique()
        state.fields.cells.makeUnique()
    }

    /// The top frame, of which there must be one. To be changed only while the machine runs: see `makeUnique`.
    var top: Frame {
        @inline(__always) _read { yield state.frames[owned: state.frames.count &- 1] }
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

    /// The hand for the top frame, of which there must be one.
    @inline(__always)
    mutating func loadLoopState() -> LoopState {
        // The machine stores both slabs, which `makeUnique` has made unique. Each frame's window is inside of the
        // registers, and the last frame that there may be is inside of the room for frames.
        let (frames, registers) = unsafe (LoopPointer(state.frames.start), LoopPointer(state.registers.start))
        let frame = frames + (state.frames.count &- 1)
        return LoopState(
            registers: registers + Int(frame.pointee.base), frame: frame,
            pc: code + Int(frame.pointee.pc), budget: budget,
            lastFrame: frames + (min(state.frames.capacity, settings.limits.callDepth) &- 1))
    }

    /// The machine knows again where its top frame is, and what may be spent.
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
