/// A view of the bytes of a source, because each byte of a script passes the lexer. An access traps if a byte of it
/// does not exist, in release builds, too. Only the loop of the lexer uses `subscript(unchecked:)`, which is unsafe.
///
/// A view is used only inside of the closure that receives it, while the array lends its memory.
@safe
struct ByteView {
    private let memory: UnsafeRawBufferPointer

    /// `memory` must outlive the view.
    @inline(__always)
    init(_ memory: UnsafeRawBufferPointer) {
        // Callers use the view only while `memory` is valid.
        unsafe self.memory = memory
    }

    /// The number of bytes.
    @inline(__always)
    var count: Int {
        // Nothing is read through the address.
        unsafe memory.count
    }

    /// The byte at `index`, which must be at least 0 and below `count`.
    @inline(__always)
    subscript(index: Int) -> UInt8 {
        // One comparison, because a negative index becomes a number that is larger than any count.
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
        // The byte exists, and the memory is valid while the view is used.
        return unsafe memory[index]
    }

    /// The byte at `index`, without a check. The caller guarantees that it is at least 0 and below `count`.
    @inline(__always)
    @unsafe
    subscript(unchecked index: Int) -> UInt8 {
        assert(index >= 0 && index < count)
        // The caller guarantees that the byte exists, and the memory is valid while the view is used.
        return unsafe memory[index]
    }

    /// A view of the bytes in `range`, all of which must be in this view.
    @inline(__always)
    subscript(range: Range<Int>) -> ByteView {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        // The bytes are part of the memory that this view may read.
        return unsafe ByteView(UnsafeRawBufferPointer(rebasing: memory[range]))
    }

    /// The bytes from `index` on as a value of `type`. All of them must be in the view.
    @inline(__always)
    func load<Bits: BitwiseCopyable>(_ type: Bits.Type, at index: Int) -> Bits {
        precondition(index >= 0 && index <= count &- MemoryLayout<Bits>.size)
        // The bytes exist, and the memory is valid while the view is used. Whole numbers and vectors of them can have
        // any bytes.
        return unsafe memory.loadUnaligned(fromByteOffset: index, as: Bits.self)
    }

    /// Appends the bytes to `bytes`.
    func append(to bytes: inout [UInt8]) {
        // The memory is valid while the view is used.
        unsafe bytes.append(contentsOf: memory)
    }
}

extension [UInt8] {
    /// Lends a view of the bytes to `body`.
    @inline(__always)
    func withView<Result>(_ body: (ByteView) -> Result) -> Result {
        // The view is used while the array lends its memory.
        unsafe withUnsafeBytes { body(unsafe ByteView($0)) }
    }
}

extension ArraySlice<UInt8> {
    /// Lends a view of the bytes to `body`.
    @inline(__always)
    func withView<Result>(_ body: (ByteView) -> Result) -> Result {
        // The view is used while the slice lends its memory.
        unsafe withUnsafeBytes { body(unsafe ByteView($0)) }
    }
}
