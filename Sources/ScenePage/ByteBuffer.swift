import SceneLang

/// Bytes that the page writes or reads at an address.
@safe
struct ByteBuffer {
    private(set) var start: UnsafeMutablePointer<UInt8>?
    private var count = 0

    /// Allocates memory for `count` bytes, in place of the bytes before.
    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe start?.deallocate()
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, count))
        unsafe start = memory
        self.count = count
        return unsafe memory
    }

    /// Stores a copy of `bytes`.
    mutating func store(_ bytes: [UInt8]) {
        // The memory has as many bytes.
        unsafe bytes.withUnsafeBufferPointer { source in
            let memory = unsafe reserve(source.count)
            if let first = source.baseAddress { unsafe memory.update(from: first, count: source.count) }
        }
    }

    var bytes: [UInt8] {
        // The page has written the bytes that it reserved.
        unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The file whose name is the first line.
    var file: SourceFile {
        let bytes = bytes
        let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
        return SourceFile(
            name: String(decoding: bytes[..<end], as: UTF8.self), bytes: Array(bytes.dropFirst(end + 1)))
    }
}
