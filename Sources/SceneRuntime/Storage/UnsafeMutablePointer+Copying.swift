extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
    /// Copies `count` elements from another place, which may overlap this one, as bytes.
    ///
    /// Embedded Swift compiles `update(from:count:)` for WebAssembly to a loop with a call for each element.
    @inlinable @inline(__always)
    package func copy(from source: UnsafePointer<Pointee>, count: Int) {
        // The caller says that there are so many elements at both places.
        unsafe UnsafeMutableRawPointer(self).copyMemory(
            from: source, byteCount: count &* MemoryLayout<Pointee>.stride)
    }
}
