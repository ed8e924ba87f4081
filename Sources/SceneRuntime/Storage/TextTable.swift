/// A text of a table: `count` bytes at `start`, after which a chunk can be read. The address is valid as long as the
/// table, which never changes, is stored somewhere.
@safe
struct TableText {
    let start: UnsafePointer<UInt8>
    let count: Int
    /// Whether the text is that of a whole call, so that no arguments follow.
    let isWhole: Bool
}

/// Texts that are copied often, one after another. After the last one is a chunk of zeroes, so that each can be copied
/// in whole chunks.
struct TextTable: Sendable {
    /// The unit of copying, 32 bytes.
    typealias Chunk = SIMD4<UInt64>
    static let chunkSize = 32

    private struct Place: BitwiseCopyable, Sendable {
        var start: UInt32
        var count: UInt32
        var isWhole: Bool
    }

    private var bytes = Slab<UInt8>()
    private var places = Slab<Place>()
    /// The bytes of the longest text.
    private(set) var longest = 0

    /// Creates a table of the texts that `body` adds.
    init(_ body: (inout TextTable) -> Void) {
        body(&self)
        bytes.grow(to: bytes.count + TextTable.chunkSize, with: 0)
    }

    /// Adds a text, for the function that creates the table.
    mutating func add(_ text: [UInt8], isWhole: Bool) {
        places.append(Place(start: UInt32(bytes.count), count: UInt32(text.count), isWhole: isWhole))
        bytes.append(contentsOf: text)
        longest = max(longest, text.count)
    }

    /// The text with a number.
    @inline(__always)
    subscript(number: Int) -> TableText {
        let place = places[number]
        // The text is inside of `bytes`, which the table never changes, and a chunk of zeroes follows the last one.
        return unsafe TableText(
            start: UnsafePointer(bytes.start + Int(place.start)), count: Int(place.count), isWhole: place.isWhole)
    }
}
