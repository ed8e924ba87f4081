/// A view of the bytes of a source, to read each of them without a check: each byte of a script passes the lexer.
///
/// All uses rest on these invariants. Builds with assertions check the second one.
/// - A view is used only inside of the closure that receives it, while the array lends its memory.
/// - A place that is read is at least 0 and below `count`: callers compare first.
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

    /// The byte at `place`.
    @inline(__always)
    subscript(place: Int) -> UInt8 {
        assert(place >= 0 && place < count)
        // See the invariants of the type.
        return unsafe memory[place]
    }

    /// A view of the bytes at `places`, which must be places of this view.
    @inline(__always)
    subscript(places: Range<Int>) -> ByteView {
        assert(places.lowerBound >= 0 && places.upperBound <= count)
        // The bytes are part of the memory that this view may read.
        return unsafe ByteView(UnsafeRawBufferPointer(rebasing: memory[places]))
    }

    /// The bytes from `place` on as a value of `type`. All of them must be in the view.
    @inline(__always)
    func load<Bits: BitwiseCopyable>(_ type: Bits.Type, at place: Int) -> Bits {
        assert(place >= 0 && place + MemoryLayout<Bits>.size <= count)
        // See the invariants of the type. Whole numbers and vectors of them can have any bytes.
        return unsafe memory.loadUnaligned(fromByteOffset: place, as: Bits.self)
    }

    /// Appends the bytes to `bytes`.
    func append(to bytes: inout [UInt8]) {
        // See the invariants of the type.
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
