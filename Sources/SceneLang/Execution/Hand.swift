import SceneRuntime

/// What the interpreter's loop holds of the machine while it runs: what fits a processor's registers, and what it would
/// else work out again. It is taken up anew after each instruction that is performed elsewhere.
struct Hand {
    /// The registers of the top frame, and all behind them.
    var registers: UnsafeMutablePointer<Value>
    /// The top frame.
    var frame: UnsafeMutablePointer<Frame>
    /// The next instruction.
    var pc: UnsafePointer<Instruction>
    /// The machine's budget.
    var budget: Int
    /// What an instruction that counts has copied, and what it has overwritten.
    var gained = Value.null
    var lost = Value.null
    /// The last frame that there may be.
    let lastFrame: UnsafeMutablePointer<Frame>

    /// How far the loop has come with an instruction.
    enum Outcome {
        case done
        /// Done; it was a jump or call, so that the budget is less.
        case spent
        /// Done, but for the counting of `gained` and `lost`.
        case counts
        /// Nothing has been done: the case is not a common one.
        case undone

        /// The same of a jump or call.
        @inline(__always)
        var spending: Outcome {
            switch self {
            case .done: .spent
            case .spent, .counts, .undone: self
            }
        }
    }

    // The registers that an instruction means.
    @inline(__always)
    func a(_ i: Instruction) -> UnsafeMutablePointer<Value> { register(i.distanceA) }
    @inline(__always)
    func b(_ i: Instruction) -> UnsafeMutablePointer<Value> { register(i.distanceB) }
    @inline(__always)
    func c(_ i: Instruction) -> UnsafeMutablePointer<Value> { register(i.distanceC) }
    @inline(__always)
    func narrowA(_ i: Instruction) -> UnsafeMutablePointer<Value> { register(i.distanceNarrowA) }
    @inline(__always)
    func narrowB(_ i: Instruction) -> UnsafeMutablePointer<Value> { register(i.distanceNarrowB) }

    @inline(__always)
    private func register(_ distance: Int) -> UnsafeMutablePointer<Value> {
        (UnsafeMutableRawPointer(registers) + distance).assumingMemoryBound(to: Value.self)
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
        @inline(__always) _read { yield state.frames.all[state.frames.count &- 1] }
        @inline(__always) nonmutating _modify { yield &state.frames.all[state.frames.count &- 1] }
    }

    /// The first instruction of the program.
    @inline(__always)
    var code: UnsafePointer<Instruction> { UnsafePointer(program.code.start) }

    /// The hand for the top frame, of which there must be one.
    @inline(__always)
    mutating func takeUp() -> Hand {
        let frame = state.frames.start + (state.frames.count &- 1)
        return Hand(
            registers: state.registers.start + Int(frame.pointee.base), frame: frame,
            pc: code + Int(frame.pointee.pc), budget: budget,
            lastFrame: state.frames.start + (min(state.frames.capacity, settings.limits.callDepth) &- 1))
    }

    /// The machine knows again where its top frame is, and what may be spent.
    @inline(__always)
    mutating func layDown(_ hand: Hand) {
        budget = hand.budget
        hand.frame.pointee.pc = place(of: hand.pc)
    }

    /// The position of an instruction in the program.
    @inline(__always)
    func place(of pc: UnsafePointer<Instruction>) -> UInt32 {
        UInt32(truncatingIfNeeded: (UInt(bitPattern: pc) &- UInt(bitPattern: code)) / 8)
    }
}
