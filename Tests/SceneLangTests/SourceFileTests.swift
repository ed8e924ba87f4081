import TestSupport
import Testing

@testable import SceneLang

/// Lines are found by a coarse index. It says what counting from the start does.
@Suite struct SourceFileTests {
    @Test(arguments: [0, 1, 7, 8, 9, 1_023, 1_024, 1_025, 2_048, 2_600])
    func linesAreWhereCountingFindsThem(size: Int) {
        for density in [1, 3, 40, 3_000] {
            var dice = Dice(seed: UInt64(size * 7 + density))
            let bytes: [UInt8] = (0..<size).map { _ in
                dice.below(density) == 0 ? 0x0A : dice.below(2) == 0 ? 0x8A : 0x0B
            }
            let file = SourceFile(name: "", bytes: bytes)
            var starts = [0]
            for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
            #expect(file.lineCount == starts.count)
            for (index, start) in starts.enumerated() {
                #expect(file.start(ofLine: index) == start)
                let end = index + 1 < starts.count ? starts[index + 1] - 1 : size
                #expect(Array(file.line(index)) == Array(bytes[start..<end]))
            }
            var line = 0
            for offset in 0...size {
                if line + 1 < starts.count, starts[line + 1] == offset { line += 1 }
                #expect(file.lineIndex(of: UInt32(offset)) == line)
            }
            #expect(file.lineIndex(of: .max) == starts.count - 1)
            #expect(file.start(ofLine: starts.count) == size)
            #expect(file.line(starts.count).isEmpty)
            let places = stride(from: 0, through: size, by: 7)
            let found = places.map { file.offset(of: 0x0A, from: $0) }
            #expect(found == places.map { bytes[$0...].firstIndex(of: 0x0A) })
        }
    }

    /// Columns of lines that are longer than a block, too.
    @Test(arguments: [3, 200, 1_024, 5_000]) func columnsAreWhereCountingFindsThem(length: Int) {
        var dice = Dice(seed: UInt64(length))
        let parts = ["a", "é", "漢", "🎈"]
        let lines = (0..<3).map { _ in (0..<length).map { _ in parts[dice.below(parts.count)] }.joined() }
        let file = SourceFile(name: "", text: lines.joined(separator: "\n"))
        var offset: UInt32 = 0
        for (index, line) in lines.enumerated() {
            var utf16Column = 1
            for (column, scalar) in line.unicodeScalars.enumerated() {
                let expected = SourceFile.Position(line: index + 1, column: column + 1, utf16Column: utf16Column)
                #expect(file.position(of: offset) == expected)
                offset += UInt32(String(scalar).utf8.count)
                utf16Column += String(scalar).utf16.count
            }
            offset += 1
        }
    }
}
