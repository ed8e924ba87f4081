/// A named text in UTF-8, with a coarse index of its lines.
public struct SourceFile: Sendable {
    /// The maximum size of a source file, in bytes.
    public static let maximumSize = 64 << 20

    /// A line and a column, both from 1. The column counts Unicode scalars.
    public struct Position: Hashable, Sendable {
        public let line: Int
        public let column: Int
        /// The column, from 1, in code units of UTF-16, as in the protocols of editors.
        package let utf16Column: Int
    }

    /// How many scalars begin in a part of the text, and how many of them have two code units in UTF-16.
    private struct Width {
        var scalars: UInt32 = 0
        var pairs: UInt32 = 0

        init(_ bytes: ArraySlice<UInt8> = []) {
            for byte in bytes {
                if byte & 0xC0 != 0x80 { scalars &+= 1 }
                if byte & 0xF8 == 0xF0 { pairs &+= 1 }
            }
        }

        static func + (a: Width, b: Width) -> Width {
            var sum = a
            sum.scalars &+= b.scalars
            sum.pairs &+= b.pairs
            return sum
        }
    }

    /// The name that diagnostics print.
    public let name: String
    public let bytes: [UInt8]
    /// Where the text comes from; nil if it was not generated.
    public let origins: SourceOrigins?
    /// The path of a file that is imported before those that the text names; nil for none.
    public let setup: String?
    /// The number of line ends before each block of `blockSize` bytes, and at last that of the whole text. Positions
    /// are needed rarely, and counting the lines of one block is fast.
    private let endedLines: [UInt32]
    /// The width of the text before each block; empty if no line is longer than a block.
    private let widths: [Width]

    public init(name: String, bytes: [UInt8], origins: SourceOrigins? = nil, setup: String? = nil) {
        self.name = name
        self.bytes = bytes
        self.origins = origins
        self.setup = setup
        endedLines = SourceFile.endedLines(in: bytes)
        widths = SourceFile.widths(in: bytes, endedLines)
    }

    private static let blockSize = 1_024

    /// Counts the line ends of a file through a pointer to the array's memory, because every file is scanned.
    private static func endedLines(in bytes: [UInt8]) -> [UInt32] {
        var ended: [UInt32] = [0]
        ended.reserveCapacity(bytes.count / blockSize + 2)
        var sum: UInt32 = 0
        bytes.withView { memory in
            var start = 0
            while start < memory.count {
                let end = min(start + blockSize, memory.count)
                sum &+= lineEnds(in: memory, from: start, to: end)
                ended.append(sum)
                start = end
            }
        }
        return ended
    }

    /// Returns the widths of a file that has a line longer than a block; an empty array for other files.
    private static func widths(in bytes: [UInt8], _ endedLines: [UInt32]) -> [Width] {
        let blocks = bytes.count / blockSize
        guard (0..<blocks).contains(where: { endedLines[$0] == endedLines[$0 + 1] }) else { return [] }
        var widths = [Width()]
        widths.reserveCapacity(blocks + 1)
        for block in 0..<blocks {
            widths.append(widths[block] + Width(bytes[block * blockSize..<(block + 1) * blockSize]))
        }
        return widths
    }

    /// Returns the number of line ends in one block.
    private static func lineEnds(in memory: ByteView, from start: Int, to end: Int) -> UInt32 {
        let block = memory[start..<end]
        var sum: UInt32 = 0
        for place in stride(from: 0, to: block.count, by: 8) {
            sum &+= UInt32(truncatingIfNeeded: ByteWord(block, at: place).count(of: 0x0A))
        }
        return sum
    }

    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The number of lines; a source that ends with a newline has an empty last line.
    public var lineCount: Int { Int(endedLines.last ?? 0) + 1 }

    /// Returns the index, from 0, of the line that contains `offset`. Offsets past the end are on the last line.
    public func lineIndex(of offset: UInt32) -> Int {
        let end = min(Int(offset), bytes.count)
        let block = end / SourceFile.blockSize
        var index = Int(endedLines[block])
        for place in block * SourceFile.blockSize..<end where bytes[place] == 0x0A { index += 1 }
        return index
    }

    /// Returns the offset of the first byte of line `index`, counted from 0; the end of the text if there is no such
    /// line.
    public func start(ofLine index: Int) -> Int {
        if index <= 0 { return 0 }
        // A binary search for the last block with fewer line ends before it.
        var low = 0
        var high = endedLines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(endedLines[middle]) < index { low = middle } else { high = middle }
        }
        var left = index - Int(endedLines[low])
        var place = low * SourceFile.blockSize
        while place < bytes.count {
            if bytes[place] == 0x0A { left -= 1 }
            place += 1
            if left == 0 { return place }
        }
        return bytes.count
    }

    /// Returns the offset of the first `byte` from `start` on; nil if there is none.
    func offset(of byte: UInt8, from start: Int) -> Int? {
        bytes.withView { memory in
            var offset = start
            while offset < memory.count {
                let found = ByteWord.firstIndex(in: ByteWord(memory, at: offset).places(of: byte))
                // After the end of the text there are zeros.
                if found < 8 { return offset + found < memory.count ? offset + found : nil }
                offset += 8
            }
            return nil
        }
    }

    /// Returns the line and column of `offset`, both from 1. The column counts Unicode scalars.
    public func position(of offset: UInt32) -> Position {
        let line = lineIndex(of: offset)
        let start = start(ofLine: line)
        let end = min(Int(offset), bytes.count)
        let width = width(of: start..<max(start, end))
        let column = 1 + Int(width.scalars)
        return Position(line: line + 1, column: column, utf16Column: column + Int(width.pairs))
    }

    /// Returns the width of a part of a line. A long line can have many errors, so only the first and the last block of
    /// the part are read.
    private func width(of part: Range<Int>) -> Width {
        let first = (part.lowerBound + SourceFile.blockSize - 1) / SourceFile.blockSize
        let last = part.upperBound / SourceFile.blockSize
        guard first < last, last < widths.count else { return Width(bytes[part]) }
        var width = Width(bytes[part.lowerBound..<first * SourceFile.blockSize])
        width.scalars &+= widths[last].scalars &- widths[first].scalars
        width.pairs &+= widths[last].pairs &- widths[first].pairs
        return width + Width(bytes[last * SourceFile.blockSize..<part.upperBound])
    }

    /// Returns the bytes of line `index`, counted from 0, without its line end; empty if there is no such line.
    public func line(_ index: Int) -> ArraySlice<UInt8> {
        guard index >= 0, index < lineCount else { return [] }
        let start = start(ofLine: index)
        var end = index + 1 < lineCount ? self.start(ofLine: index + 1) - 1 : bytes.count
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[start..<end]
    }

    /// Returns the bytes of `span`, up to the end of the text.
    public func text(of span: SourceSpan) -> ArraySlice<UInt8> {
        let end = min(Int(span.end), bytes.count)
        return bytes[min(Int(span.start), end)..<end]
    }

    /// The name of another encoding, if the first bytes show that the text is not UTF-8; otherwise nil.
    var foreignEncoding: StaticString? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return bytes.prefix(8_000).contains(0) ? "a binary file" : nil
    }
}
