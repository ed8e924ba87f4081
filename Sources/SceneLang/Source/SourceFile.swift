/// A named text in UTF-8, with the offsets at which its lines begin.
public struct SourceFile: Sendable {
    /// The largest text that is read, in bytes.
    public static let maximumSize = 64 << 20

    /// A place as people count it: both numbers from 1, the column in characters' first bytes.
    public struct Position: Hashable, Sendable {
        public let line: Int
        public let column: Int
    }

    /// The name that diagnostics print.
    public let name: String
    public let bytes: [UInt8]
    /// The offset of the first byte of each line; the first is 0.
    public let lineStarts: [UInt32]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        lineStarts = SourceFile.lineStarts(of: bytes)
    }

    /// The offsets after the line ends of `bytes`, after 0. Eight bytes are looked at together, which takes a view of
    /// the array's memory: line ends are few, and every file is read through for them.
    private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bytes.count / 16 + 1)
        let low = 0x7F7F_7F7F_7F7F_7F7F as UInt64
        bytes.withUnsafeBytes { memory in
            var offset = 0
            while offset + 8 <= memory.count, offset < Int(UInt32.max) {
                let word = memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                let other = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
                // The highest bit of each byte that was a line end, and no other bit.
                var found = ~(((other & low) &+ low) | other | low)
                while found != 0 {
                    starts.append(UInt32(truncatingIfNeeded: offset + found.trailingZeroBitCount / 8 + 1))
                    found &= found &- 1
                }
                offset += 8
            }
            while offset < memory.count, offset < Int(UInt32.max) {
                if memory[offset] == 0x0A { starts.append(UInt32(truncatingIfNeeded: offset + 1)) }
                offset += 1
            }
        }
        return starts
    }

    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The number of lines; a text that ends with a newline has an empty last line.
    public var lineCount: Int { lineStarts.count }

    /// The index, from 0, of the line that holds `offset`; offsets past the end are on the last line.
    public func lineIndex(of offset: UInt32) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The line and column of `offset`, both from 1; the column counts Unicode scalars.
    public func position(of offset: UInt32) -> Position {
        let line = lineIndex(of: offset)
        let start = Int(lineStarts[line])
        let end = min(Int(offset), bytes.count)
        var column = 1
        var index = start
        while index < end {
            if bytes[index] & 0xC0 != 0x80 { column += 1 }
            index += 1
        }
        return Position(line: line + 1, column: column)
    }

    /// The bytes of line `index`, counted from 0, without its line end; empty when there is no such line.
    public func line(_ index: Int) -> ArraySlice<UInt8> {
        guard lineStarts.indices.contains(index) else { return [] }
        let start = Int(lineStarts[index])
        var end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) - 1 : bytes.count
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[start..<end]
    }

    /// The bytes of `span`, cut off at the end of the text.
    public func text(of span: SourceSpan) -> ArraySlice<UInt8> {
        let end = min(Int(span.end), bytes.count)
        return bytes[min(Int(span.start), end)..<end]
    }

    /// What the bytes are if they are no text in UTF-8 at all, as their beginning tells; nil for what may be one.
    var foreignEncoding: StaticString? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return bytes.prefix(8_000).contains(0) ? "a binary file" : nil
    }
}
