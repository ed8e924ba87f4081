/// One step of the machine, 8 bytes: an operation and up to three registers or numbers. `Opcode` says what they mean.
struct Instruction: Hashable, Sendable, BitwiseCopyable {
    let op: Opcode
    let n: UInt8
    let a: UInt16
    let b: UInt16
    let c: UInt16

    init(_ op: Opcode, n: UInt8 = 0, a: UInt16 = 0, b: UInt16 = 0, c: UInt16 = 0) {
        self.op = op
        self.n = n
        self.a = a
        self.b = b
        self.c = c
    }

    /// An instruction with a 32-bit number in place of `b` and `c`.
    init(_ op: Opcode, n: UInt8 = 0, a: UInt16 = 0, wide: UInt32) {
        self.init(op, n: n, a: a, b: UInt16(truncatingIfNeeded: wide), c: UInt16(truncatingIfNeeded: wide >> 16))
    }

    /// The 32-bit number in `b` and `c`.
    @inline(__always)
    var wide: Int { Int(UInt32(b) | UInt32(c) << 16) }

    /// `wide` as a signed number.
    @inline(__always)
    var signedWide: Int { Int(Int32(bitPattern: UInt32(b) | UInt32(c) << 16)) }

    /// `c` as a signed number.
    @inline(__always)
    var signedC: Int { Int(Int16(bitPattern: c)) }

    /// `b` as a signed number.
    @inline(__always)
    var signedB: Int { Int(Int16(bitPattern: b)) }
}
