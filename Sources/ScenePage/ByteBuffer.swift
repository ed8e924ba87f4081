import SceneLang
import SceneRuntime

/// Bytes that the page writes or reads at an address.
@safe
struct ByteBuffer {
    private(set) var start: UnsafeMutablePointer<UInt8>?
    private(set) var count = 0
    private var capacity = 0

    /// Returns memory for `count` bytes, in place of the bytes before. It is allocated only if there is not enough.
    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        self.count = count
        if let start = unsafe start, count <= capacity { return unsafe start }
        unsafe start?.deallocate()
        capacity = max(1, count)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe start = memory
        return unsafe memory
    }

    /// Stores a copy of `bytes`.
    mutating func store(_ bytes: [UInt8]) {
        // The bytes are copied before the closure returns.
        unsafe bytes.withUnsafeBufferPointer { unsafe store($0) }
    }

    /// Stores a copy of `bytes`.
    mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
        let memory = unsafe reserve(bytes.count)
        // The memory has as many bytes.
        if let first = bytes.baseAddress { unsafe memory.copy(from: first, count: bytes.count) }
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
