/// What a platform does with a large block of memory before it is filled, such as to ask for large pages. It must not
/// change or keep the block.
@safe
package struct MemoryAdvice: Sendable {
    /// The size of a large block, in bytes. Smaller ones are not worth a system call.
    package static let largeSize = 4 << 20

    private let body: @Sendable (UnsafeMutableRawBufferPointer) -> Void

    package init(_ body: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void) { unsafe self.body = body }

    /// Gives the advice about `block`, if that is large.
    package func advise(about block: UnsafeMutableRawBufferPointer) {
        if block.count < MemoryAdvice.largeSize { return }
        // The owner of the block keeps it while this function runs.
        unsafe body(block)
    }
}

extension Slab {
    /// Makes room for `wanted` elements in all, and gives the advice about it.
    package mutating func reserve(_ wanted: Int, _ advice: MemoryAdvice?) {
        reserve(wanted)
        // The memory belongs to this slab, and has room for so many elements.
        unsafe advice?.advise(
            about: UnsafeMutableRawBufferPointer(start: start, count: room * MemoryLayout<Element>.stride))
    }
}
