/// Bytes that grow at their end. Unlike an array, room is made for many lines at once, and a piece is copied as it is:
/// the trace is written with this.
struct LineBuffer: Sendable {
    /// Zeroes behind the first `count` bytes.
    private var storage: [UInt8] = []
    /// How many bytes have been written and not taken.
    private(set) var count = 0

    /// What has been written.
    var bytes: [UInt8] { Array(storage[..<count]) }

    /// Hands over what has been written.
    mutating func take() -> [UInt8] {
        defer { count = 0 }
        return bytes
    }

    /// Forgets the last byte while it is `byte`.
    mutating func dropLast(while byte: UInt8) {
        while count > 0, storage[count - 1] == byte { count -= 1 }
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        makeRoom(for: 1)
        storage[count] = byte
        count += 1
    }

    /// Appends `number` times the same byte.
    @inline(__always)
    mutating func append(_ byte: UInt8, times number: Int) {
        makeRoom(for: number)
        for place in count..<count + number { storage[place] = byte }
        count += number
    }

    @inline(__always)
    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
        makeRoom(for: piece.count)
        let start = count
        storage.withUnsafeMutableBufferPointer { buffer in
            guard let target = buffer.baseAddress, let source = piece.baseAddress else { return }
            (target + start).update(from: source, count: piece.count)
        }
        count += piece.count
    }

    /// Appends what `body` writes by address, at most `size` bytes.
    @inline(__always)
    mutating func append(atMost size: Int, _ body: (inout LineCursor) -> Void) {
        makeRoom(for: size)
        let start = count
        count = storage.withUnsafeMutableBufferPointer { buffer in
            guard let first = buffer.baseAddress else { return start }
            var cursor = LineCursor(next: first + start)
            body(&cursor)
            return cursor.next - first
        }
    }

    mutating func append(_ piece: [UInt8]) {
        piece.withUnsafeBufferPointer { append($0) }
    }

    mutating func append(_ piece: ArraySlice<UInt8>) {
        piece.withUnsafeBufferPointer { append($0) }
    }

    @inline(__always)
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    @inline(__always)
    private mutating func makeRoom(for more: Int) {
        if storage.count - count < more { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        let size = max(4_096, 2 * storage.count, count + more)
        storage.append(contentsOf: repeatElement(0, count: size - storage.count))
    }
}

/// A place in a `LineBuffer` that bytes are written to, in room that has been made for them.
struct LineCursor {
    fileprivate(set) var next: UnsafeMutablePointer<UInt8>

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    @inline(__always)
    mutating func put(_ byte: UInt8, times number: Int) {
        next.update(repeating: byte, count: number)
        next += number
    }

    @inline(__always)
    mutating func put(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let first = piece.baseAddress else { return }
        next.update(from: first, count: piece.count)
        next += piece.count
    }

    @inline(__always)
    mutating func put(_ text: StaticString) { text.withUTF8Buffer { put($0) } }

    /// At most ten digits.
    @inline(__always)
    mutating func put(decimal number: UInt32) {
        if number < 10 { return put(0x30 + UInt8(truncatingIfNeeded: number)) }
        var size = 2
        var left = number / 100
        while left > 0 {
            size += 1
            left /= 10
        }
        left = number
        for place in stride(from: size - 1, through: 0, by: -1) {
            next[place] = 0x30 + UInt8(truncatingIfNeeded: left % 10)
            left /= 10
        }
        next += size
    }
}
