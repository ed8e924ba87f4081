import SceneRuntime

/// What the interpreter's loop holds of the machine while it runs: addresses and numbers that fit a processor's
/// registers. It is taken up anew after each instruction that is performed elsewhere.
struct Hand {
    /// The registers of the top frame, and all behind them.
    var registers: UnsafeMutableBufferPointer<Value>
    /// The top frame.
    var frame: UnsafeMutablePointer<Frame>
    /// The next instruction.
    var pc: Int
    var budget: Int
    let code: UnsafeBufferPointer<Instruction>
    let fields: UnsafeMutableBufferPointer<Value>

    subscript(register: UInt16) -> Value {
        @inline(__always) get { registers[Int(register)] }
    }
}

extension Machine {
    /// The hand for the top frame, of which there must be one.
    @inline(__always)
    mutating func takeUp() -> Hand {
        registers.makeUnique()
        frames.makeUnique()
        fields.cells.makeUnique()
        let frame = frames.start + (frames.count - 1)
        let base = Int(frame.pointee.base)
        return Hand(
            registers: UnsafeMutableBufferPointer(start: registers.start + base, count: registers.count - base),
            frame: frame, pc: Int(frame.pointee.pc), budget: budget, code: UnsafeBufferPointer(program.code.all),
            fields: fields.cells.all)
    }

    /// The machine knows again where its top frame is.
    @inline(__always)
    mutating func layDown(_ hand: Hand) {
        hand.frame.pointee.pc = UInt32(truncatingIfNeeded: hand.pc)
        budget = hand.budget
    }
}
