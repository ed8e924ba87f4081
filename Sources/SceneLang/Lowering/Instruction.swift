import SceneRuntime

/// An instruction of the machine, 8 bytes: an operation and up to three registers or numbers. `Opcode` defines their
/// meaning.
struct Instruction: Hashable, Sendable, BitwiseCopyable {
    /// The whole instruction. The loop loads it at once and extracts the parts that it needs.
    private let word: UInt64

    init(_ op: Opcode, n: UInt8 = 0, a: UInt16 = 0, b: UInt16 = 0, c: UInt16 = 0) {
        word = UInt64(op.rawValue) | UInt64(n) << 8 | UInt64(a) << 16 | UInt64(b) << 32 | UInt64(c) << 48
    }

    /// The operation.
    @inline(__always)
    var op: Opcode {
        // The byte is always valid, because the initializers take an `Opcode`.
        unsafe unsafeBitCast(UInt8(truncatingIfNeeded: word), to: Opcode.self)
    }

    /// The small number and the registers.
    @inline(__always)
    var n: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }
    @inline(__always)
    var a: UInt16 { UInt16(truncatingIfNeeded: word >> 16) }
    @inline(__always)
    var b: UInt16 { UInt16(truncatingIfNeeded: word >> 32) }
    @inline(__always)
    var c: UInt16 { UInt16(truncatingIfNeeded: word >> 48) }

    /// Of an operator: whether R[b] or R[c] is a temporary that the operation releases.
    @inline(__always)
    var releasesB: Bool { n & 1 != 0 }
    @inline(__always)
    var releasesC: Bool { n & 2 != 0 }

    /// Of a test, such as `testEqual`: the result for which the next `jump` is taken.
    @inline(__always)
    var expectedResult: Bool { n & 1 != 0 }
    /// Of a test: whether R[a] or R[b] is a temporary that is released before the jump.
    @inline(__always)
    var releasesTestedA: Bool { n & 2 != 0 }
    @inline(__always)
    var releasesTestedB: Bool { n & 4 != 0 }

    /// Creates an instruction with a 32-bit number in place of `b` and `c`.
    init(_ op: Opcode, n: UInt8 = 0, a: UInt16 = 0, wide: UInt32) {
        self.init(op, n: n, a: a, b: UInt16(truncatingIfNeeded: wide), c: UInt16(truncatingIfNeeded: wide >> 16))
    }

    /// Creates an instruction on two of the first 256 registers, with a signed number in place of `b` and `c`.
    init(_ op: Opcode, n: UInt8 = 0, a: UInt8, b: UInt8, number: Int32) {
        self.init(op, n: n, a: UInt16(a) | UInt16(b) << 8, wide: UInt32(bitPattern: number))
    }

    /// The offsets of the registers from register 0, in bytes.
    @inline(__always)
    var distanceA: Int { Int(truncatingIfNeeded: word >> 12 & 0xF_FFF0) }
    @inline(__always)
    var distanceB: Int { Int(truncatingIfNeeded: word >> 28 & 0xF_FFF0) }
    @inline(__always)
    var distanceC: Int { Int(truncatingIfNeeded: word >> 44 & 0xF_FFF0) }

    /// The registers of an instruction with a number, and their offsets in bytes.
    var narrowA: Int { Int(UInt8(truncatingIfNeeded: word >> 16)) }
    var narrowB: Int { Int(UInt8(truncatingIfNeeded: word >> 24)) }
    @inline(__always)
    var distanceNarrowA: Int { Int(truncatingIfNeeded: word >> 12 & 0xFF0) }
    @inline(__always)
    var distanceNarrowB: Int { Int(truncatingIfNeeded: word >> 20 & 0xFF0) }

    /// The 32-bit number in `b` and `c`.
    @inline(__always)
    var wide: Int { Int(truncatingIfNeeded: word >> 32) }

    /// `wide` as a class of controllers.
    var asClass: ClassID { ClassID(UInt32(truncatingIfNeeded: wide)) }

    /// `wide` as a signed number.
    @inline(__always)
    var signedWide: Int64 { Int64(bitPattern: word) >> 32 }
}
