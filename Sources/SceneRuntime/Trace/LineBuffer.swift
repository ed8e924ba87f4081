/// Bytes that grow at their end. Unlike an array, room is made for many lines at once, and a piece is copied as it is:
/// the trace is written with this.
struct LineBuffer: Sendable {
    private var storage = Slab<UInt8>()

    /// How many bytes have been written and not taken.
    @inline(__always)
    var count: Int { storage.count }

    /// Lends what has been written, and forgets it.
    mutating func drain(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) {
        reader(UnsafeBufferPointer(storage.all))
        storage.removeAll()
    }

    /// Forgets the last byte while it is `byte`.
    mutating func dropLast(while byte: UInt8) {
        while storage.last == byte { storage.removeLast() }
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) { storage.append(byte) }

    /// Appends `number` times the same byte.
    mutating func append(_ byte: UInt8, times number: Int) {
        append(atMost: number) { $0.put(byte, times: number) }
    }

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

    /// Appends what `body` writes by address, at most `size` bytes; one chunk of padding may be written behind them.
    @inline(__always)
    mutating func append(atMost size: Int, _ body: (inout LineCursor) -> Void) {
        storage.makeUnique()
        let wanted = storage.count &+ size &+ PaddedText.chunkSize
        if wanted > storage.capacity { storage.reserve(max(wanted, LineBuffer.leastRoom)) }
        var cursor = LineCursor(next: storage.start + storage.count)
        body(&cursor)
        storage.count = cursor.distance(from: storage.start)
    }

    private static let leastRoom = 4_096
}

/// A place in a `LineBuffer` that bytes are written to, in room that has been made for them.
struct LineCursor {
    fileprivate(set) var next: UnsafeMutablePointer<UInt8>

    /// How many bytes were written since `start`.
    @inline(__always)
    func distance(from start: UnsafePointer<UInt8>) -> Int { UnsafePointer(next) - start }

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    @inline(__always)
    mutating func put(_ byte: UInt8, times number: Int) {
        guard number <= PaddedText.chunkSize else {
            next.update(repeating: byte, count: number)
            next += number
            return
        }
        put(PaddedText.Chunk(repeating: 0x0101_0101_0101_0101 &* UInt64(byte)), count: number)
    }

    mutating func put(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let first = piece.baseAddress else { return }
        next.update(from: first, count: piece.count)
        next += piece.count
    }

    /// Writes the first `count` bytes of a chunk.
    @inline(__always)
    mutating func put(_ chunk: PaddedText.Chunk, count: Int) {
        UnsafeMutableRawPointer(next).storeBytes(of: chunk, as: PaddedText.Chunk.self)
        next += count
    }

    /// Writes `count` bytes, behind which a chunk of others can be read.
    @inline(__always)
    mutating func put(padded piece: UnsafePointer<UInt8>, count: Int) {
        var (source, left) = (UnsafeRawPointer(piece), count)
        while left > PaddedText.chunkSize {
            put(source.loadUnaligned(as: PaddedText.Chunk.self), count: PaddedText.chunkSize)
            source += PaddedText.chunkSize
            left -= PaddedText.chunkSize
        }
        put(source.loadUnaligned(as: PaddedText.Chunk.self), count: left)
    }

    /// At most ten digits.
    mutating func put(decimal number: UInt32) {
        var (size, rest) = (1, number / 10)
        while rest > 0 {
            size += 1
            rest /= 10
        }
        rest = number
        for place in stride(from: size - 1, through: 0, by: -1) {
            next[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        next += size
    }
}
