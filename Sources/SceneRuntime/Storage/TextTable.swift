/// A text in memory that lives longer than its use: `count` bytes at `start`, after which a chunk can be read. The
/// address is valid as long as what has the text is stored somewhere and does not change.
@safe @usableFromInline
package struct TableText {
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let count: Int

    @inlinable @inline(__always)
    init(start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = start
        self.count = count
    }
}

/// Texts that are copied often, one after another. After the last one there is room for a chunk, so that each can be
/// copied in whole chunks.
@usableFromInline
package struct TextBytes: Hashable, Sendable {
    /// The unit of copying, 32 bytes.
    typealias Chunk = SIMD4<UInt64>
    static let chunkSize = 32

    @usableFromInline var bytes = Slab<UInt8>()

    package init() {}

    /// The number of bytes of all texts.
    package var count: Int { bytes.count }

    /// Appends a text.
    package mutating func append(_ text: [UInt8]) {
        bytes.append(contentsOf: text)
        bytes.reserve(bytes.count + TextBytes.chunkSize)
    }

    /// Appends a text.
    mutating func append(_ text: StaticString) {
        // The buffer is read before the closure returns.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        bytes.reserve(bytes.count + TextBytes.chunkSize)
    }

    /// The bytes at `places`, without those that do not exist.
    package subscript(places: Range<Int>) -> [UInt8] { Array(bytes[places.clamped(to: bytes.indices)]) }

    /// The text of `count` bytes from `start` on. They must exist.
    @inlinable @inline(__always)
    package func text(at start: Int, count: Int) -> TableText {
        bytes.checkElements(from: start, count: count)
        // The bytes exist.
        return unsafe text(uncheckedAt: start, count: count)
    }

    /// The text of `count` bytes from `start` on, without a check. The caller guarantees that they exist.
    @inlinable @inline(__always)
    @unsafe
    func text(uncheckedAt start: Int, count: Int) -> TableText {
        assert(start >= 0 && count >= 0 && start + count <= bytes.count)
        // The caller guarantees that the bytes exist. There is room for a chunk after the last one.
        return unsafe TableText(start: UnsafePointer(bytes.start + start), count: count)
    }
}

/// Texts with numbers.
struct TextTable: Sendable {
    typealias Chunk = TextBytes.Chunk
    static let chunkSize = TextBytes.chunkSize

    private struct Place: BitwiseCopyable, Sendable {
        var start: UInt32
        var count: UInt32
    }

    private var bytes = TextBytes()
    private var places = Slab<Place>()
    /// The bytes of the longest text.
    private(set) var longest = 0

    init() {}

    /// Adds a text.
    mutating func add(_ text: [UInt8]) {
        places.append(Place(start: UInt32(bytes.count), count: UInt32(text.count)))
        bytes.append(text)
        longest = max(longest, text.count)
    }

    /// The text with a number.
    @inline(__always)
    subscript(number: Int) -> TableText {
        let place = places[number]
        // `add` has made the place from the bytes of the text, and none is ever removed. Every line of a trace is made
        // of such texts.
        return unsafe bytes.text(uncheckedAt: Int(place.start), count: Int(place.count))
    }
}
