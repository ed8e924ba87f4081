/// Text that grows at its end, as UTF-8.
struct LineBuffer: Sendable {
    private var storage = Slab<UInt8>()

    init() {}

    /// The number of bytes since they were last taken.
    @inline(__always)
    var count: Int { storage.count }

    /// Passes the bytes since the last call to `reader`, and removes them.
    @inline(__always)
    mutating func drain(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) {
        // The slab has `count` bytes, and keeps its memory while `reader` runs.
        unsafe reader(UnsafeBufferPointer(start: storage.start, count: storage.count))
        storage.removeAll()
    }

    /// Removes and returns the bytes since the last call.
    mutating func take() -> [UInt8] {
        defer { storage.removeAll() }
        return Array(storage)
    }

    /// Copies the text if another buffer shares it. Must be called before anything is written.
    @inline(__always)
    mutating func makeUnique() { storage.makeUnique() }

    /// Removes the last bytes that equal `byte`.
    mutating func dropLast(while byte: UInt8) {
        while storage.last == byte { storage.removeLast() }
    }

    /// Whether `append(atMost:_:)` needs no more memory for `size` bytes.
    @inline(__always)
    func hasRoom(for size: Int) -> Bool { storage.count &+ size &+ TextTable.chunkSize <= storage.capacity }

    /// Appends what `body` writes by address: at most `size` bytes, after which a chunk may be overwritten. The buffer
    /// must be unique.
    @inline(__always)
    mutating func append(atMost size: Int, _ body: (inout LineCursor) -> Void) {
        assert(storage.isUnique())
        if rarely(!hasRoom(for: size)) { grow(to: storage.count &+ size &+ TextTable.chunkSize) }
        // The slab is unique, and has room for `size` bytes and a chunk after its elements.
        var cursor = unsafe LineCursor(next: storage.start + storage.count)
        body(&cursor)
        let count = unsafe cursor.next - storage.start
        assert(count <= storage.count + size)
        storage.setCount(count)
    }

    @inline(never)
    private mutating func grow(to wanted: Int) { storage.reserve(max(wanted, LineBuffer.leastRoom)) }

    private static let leastRoom = 4_096

    /// Escapes the control characters in the text after byte `start`, as `VisibleText` does.
    @inline(__always)
    mutating func escapeControls(from start: Int) {
        for place in start..<storage.count {
            if VisibleText.mayBeginControl(storage[place]) { return escapeAll(from: start) }
        }
    }

    @inline(never)
    private mutating func escapeAll(from start: Int) {
        let text = (start..<storage.count).map { storage[$0] }
        storage.setCount(start)
        append(VisibleText.escaped(text))
    }

    mutating func append(_ byte: UInt8) {
        append(atMost: 1) { $0.put(byte) }
    }

    mutating func append(spaces count: Int) {
        append(atMost: count) { $0.put(spaces: count) }
    }

    mutating func append(_ piece: [UInt8]) {
        append(atMost: piece.count) { $0.put(piece[...]) }
    }

    mutating func append(_ piece: ArraySlice<UInt8>) {
        append(atMost: piece.count) { $0.put(piece) }
    }

    mutating func append(_ text: StaticString) {
        append(atMost: text.utf8CodeUnitCount) { $0.put(text) }
    }

    /// Appends the decimal digits of a number.
    mutating func append(number: some FixedWidthInteger) {
        var text: [UInt8] = []
        Int64(truncatingIfNeeded: number).appendDecimal(to: &text)
        append(text)
    }
}

/// The place in a `LineBuffer` that bytes are written to, in room that has been reserved for them. It is good only
/// inside of `LineBuffer.append(atMost:_:)`, whose caller says how many bytes it will write.
@safe
struct LineCursor {
    /// From here on there is room for what the caller has not written yet, and for a chunk after it.
    fileprivate(set) var next: UnsafeMutablePointer<UInt8>

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        // The byte is one of those that the caller of `append(atMost:_:)` has counted.
        unsafe next.pointee = byte
        unsafe next += 1
    }

    @inline(__always)
    mutating func put(_ piece: ArraySlice<UInt8>) {
        // The bytes are some that the caller has counted. They are read while the slice lends its memory.
        unsafe piece.withUnsafeBufferPointer { unsafe put($0) }
    }

    @inline(__always)
    private mutating func put(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let first = piece.baseAddress else { return }
        // There is room for the bytes, which are not in this buffer.
        unsafe next.copy(from: first, count: piece.count)
        unsafe next += piece.count
    }

    @inline(__always)
    mutating func put(spaces count: Int) {
        if count <= TextTable.chunkSize {
            let chunk = TextTable.Chunk(repeating: 0x2020_2020_2020_2020)
            // There is room for a chunk after whatever the caller has counted.
            unsafe UnsafeMutableRawPointer(next).storeBytes(of: chunk, as: TextTable.Chunk.self)
        } else {
            // The caller has counted the spaces.
            unsafe next.update(repeating: 0x20, count: count)
        }
        unsafe next += count
    }

    /// Writes a text of a table, in chunks.
    @inline(__always)
    mutating func put(_ text: TableText) {
        // The caller has counted the text, after which there is room for a chunk. A chunk can be read after the text in
        // its table, too, so each of these loads and stores is inside of its memory.
        var (source, left) = unsafe (UnsafeRawPointer(text.start), text.count)
        while left > TextTable.chunkSize {
            unsafe UnsafeMutableRawPointer(next).storeBytes(
                of: source.loadUnaligned(as: TextTable.Chunk.self), as: TextTable.Chunk.self)
            unsafe next += TextTable.chunkSize
            unsafe source += TextTable.chunkSize
            left &-= TextTable.chunkSize
        }
        unsafe UnsafeMutableRawPointer(next).storeBytes(
            of: source.loadUnaligned(as: TextTable.Chunk.self), as: TextTable.Chunk.self)
        unsafe next += left
    }

    /// Writes the first `count` bytes of a chunk.
    @inline(__always)
    mutating func put(_ chunk: TextTable.Chunk, count: Int) {
        // The caller has counted the text, after which there is room for a chunk.
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: chunk, as: TextTable.Chunk.self)
        unsafe next += count
    }

    /// Returns what was written since another place of the cursor, as a chunk and its length; nil if it is longer. It
    /// must begin with a text of a table, because whole chunks are written for those.
    @inline(__always)
    func chunk(since start: LineCursor) -> (TextTable.Chunk, count: Int)? {
        let count = unsafe next - start.next
        guard count <= TextTable.chunkSize else { return nil }
        // At least a chunk has been written at `start`.
        return unsafe (UnsafeRawPointer(start.next).loadUnaligned(as: TextTable.Chunk.self), count)
    }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        // The text has so many bytes, and lives as long as the program.
        unsafe put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Takes back a space that was written last. Something must have been written.
    mutating func dropSpace() {
        // The cursor has written the byte before `next`.
        if unsafe next[-1] == 0x20 { unsafe next -= 1 }
    }

    @inline(__always)
    mutating func put(_ text: ShortText) {
        // The caller has counted the text, after which there is room for a chunk, and so for the rest of the word.
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: text.word.littleEndian, as: UInt64.self)
        unsafe next += text.count
    }

    /// Writes a number of more than eight digits.
    @inline(never)
    mutating func put(long number: UInt32) {
        put(ShortText(decimal: number / 10_000))
        let last = ShortText(decimal: 10_000 + number % 10_000)
        put(ShortText(word: last.word >> 8, count: 4))
    }
}
