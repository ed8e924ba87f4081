/// An address that the interpreter loop reads and writes without a check: of a register, a frame or an instruction.
///
/// All uses rest on these invariants:
/// - It points into a slab of the machine. The slabs of registers and frames are unique (`Machine.makeUnique`), and
///   nothing is written to the code.
/// - It is used between `loadLoopState` and the next instruction that is performed elsewhere. Until then no slab grows.
/// - The compiler names no register outside of the window of its function, and no jump leaves the code. `call` checks
///   that there is room for the window and the frame before it enters them.
@safe
struct LoopPointer<Pointee: BitwiseCopyable> {
    private var address: UnsafeMutablePointer<Pointee>

    /// `address` must fulfil the invariants.
    @inline(__always)
    init(_ address: UnsafeMutablePointer<Pointee>) {
        // Callers pass an address that fulfils the invariants of the type.
        unsafe self.address = address
    }

    @inline(__always)
    var pointee: Pointee {
        // See the invariants of the type.
        @inline(__always) get { unsafe address.pointee }
        @inline(__always) nonmutating _modify { yield unsafe &address.pointee }
    }

    /// What is `distance` places after this one, in the same window.
    subscript(distance: Int) -> Pointee {
        // See the invariants of the type.
        @inline(__always) get { unsafe address[distance] }
        @inline(__always) nonmutating _modify { yield unsafe &address[distance] }
    }

    /// The address that is `bytes` bytes after this one, a multiple of the size of `Pointee`.
    @inline(__always)
    func advanced(byBytes bytes: Int) -> LoopPointer {
        // The sum is the address of a register of the window: see the invariants of the type.
        unsafe LoopPointer((UnsafeMutableRawPointer(address) + bytes).assumingMemoryBound(to: Pointee.self))
    }

    /// How many bytes this address is after `other`, in the same slab.
    @inline(__always)
    func bytes(after other: LoopPointer) -> UInt {
        // The bits of an address are read, and nothing through it.
        unsafe UInt(bitPattern: address) &- UInt(bitPattern: other.address)
    }

    // Both sides of these operators are in one slab: see the invariants of the type.

    @inline(__always)
    static func + (a: LoopPointer, distance: Int) -> LoopPointer { unsafe LoopPointer(a.address + distance) }
    @inline(__always)
    static func - (a: LoopPointer, distance: Int) -> LoopPointer { unsafe LoopPointer(a.address - distance) }
    @inline(__always)
    static func += (a: inout LoopPointer, distance: Int) { unsafe a.address += distance }
    @inline(__always)
    static func -= (a: inout LoopPointer, distance: Int) { unsafe a.address -= distance }
    @inline(__always)
    static func < (a: LoopPointer, b: LoopPointer) -> Bool { unsafe a.address < b.address }
    @inline(__always)
    static func > (a: LoopPointer, b: LoopPointer) -> Bool { unsafe a.address > b.address }
}
