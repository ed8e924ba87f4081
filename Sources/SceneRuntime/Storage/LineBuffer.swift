/// Text that grows at its end, as UTF-8.
struct LineBuffer: Sendable {
    private var storage = Slab<UInt8>()

    init() {}

    /// How many bytes have been written and not taken.
    @inline(__always)
    var count: Int { storage.count }

    /// Lends what has been written to `reader`, and forgets it.
    @inline(__always)
    mutating func drain(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) {
        reader(UnsafeBufferPointer(storage.all))
        storage.removeAll()
    }

    /// Copies the text if another buffer shares it. To be called before anything is written.
    @inline(__always)
    mutating func makeUnique() { storage.makeUnique() }

    /// Forgets the last byte while it is `byte`.
    mutating func dropLast(while byte: UInt8) {
        while storage.last == byte { storage.removeLast() }
    }

    /// Appends what `body` writes by address: at most `size` bytes, after which a chunk may be overwritten. The buffer
    /// must be unique.
    @inline(__always)
    mutating func append(atMost size: Int, _ body: (inout LineCursor) -> Void) {
        assert(storage.isUnique())
        let wanted = storage.count &+ size &+ TextTable.chunkSize
        if wanted > storage.capacity { grow(to: wanted) }
        var cursor = LineCursor(next: storage.start + storage.count)
        body(&cursor)
        let count = cursor.next - storage.start
        assert(count <= storage.count + size)
        storage.setCount(count)
    }

    @inline(never)
    private mutating func grow(to wanted: Int) { storage.reserve(max(wanted, LineBuffer.leastRoom)) }

    private static let leastRoom = 4_096

    mutating func append(_ byte: UInt8) {
        append(atMost: 1) { $0.put(byte) }
    }

    mutating func append(spaces count: Int) {
        append(atMost: count) { $0.put(spaces: count) }
    }

    @inline(__always)
    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
        append(atMost: piece.count) { $0.put(piece) }
    }

    mutating func append(_ piece: [UInt8]) {
        piece.withUnsafeBufferPointer { append($0) }
    }

    mutating func append(_ piece: ArraySlice<UInt8>) {
        piece.withUnsafeBufferPointer { append($0) }
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    /// Appends the decimal digits of a number.
    mutating func append(number: some FixedWidthInteger) {
        var text: [UInt8] = []
        Int64(truncatingIfNeeded: number).appendDecimal(to: &text)
        append(text)
    }
}

/// The place in a `LineBuffer` that bytes are written to, in room that has been reserved for them. It is good only
/// inside of `LineBuffer.append(atMost:_:)`.
struct LineCursor {
    fileprivate(set) var next: UnsafeMutablePointer<UInt8>

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    @inline(__always)
    mutating func put(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let first = piece.baseAddress else { return }
        next.update(from: first, count: piece.count)
        next += piece.count
    }

    @inline(__always)
    mutating func put(spaces count: Int) {
        if count <= TextTable.chunkSize {
            let chunk = TextTable.Chunk(repeating: 0x2020_2020_2020_2020)
            UnsafeMutableRawPointer(next).storeBytes(of: chunk, as: TextTable.Chunk.self)
        } else {
            next.update(repeating: 0x20, count: count)
        }
        next += count
    }

    /// Writes a text of a table, in chunks.
    @inline(__always)
    mutating func put(_ text: TableText) {
        var (source, left) = (UnsafeRawPointer(text.start), text.count)
        while left > TextTable.chunkSize {
            UnsafeMutableRawPointer(next).storeBytes(
                of: source.loadUnaligned(as: TextTable.Chunk.self), as: TextTable.Chunk.self)
            next += TextTable.chunkSize
            source += TextTable.chunkSize
            left &-= TextTable.chunkSize
        }
        UnsafeMutableRawPointer(next).storeBytes(
            of: source.loadUnaligned(as: TextTable.Chunk.self), as: TextTable.Chunk.self)
        next += left
    }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Takes back a space that was written last.
    mutating func dropSpace() {
        if next[-1] == 0x20 { next -= 1 }
    }

    @inline(__always)
    mutating func put(_ text: ShortText) {
        UnsafeMutableRawPointer(next).storeBytes(of: text.word.littleEndian, as: UInt64.self)
        next += text.count
    }

    /// Writes a number of more than eight digits.
    @inline(never)
    mutating func put(long number: UInt32) {
        put(ShortText(decimal: number / 10_000))
        let last = ShortText(decimal: 10_000 + number % 10_000)
        put(ShortText(word: last.word >> 8, count: 4))
    }
}
