/// Eight bytes of a source that are tested together (SIMD within a register). The first byte is the lowest.
///
/// The result of a test is a word in which the highest bit of a byte is set if the byte passes. A test named "lowest"
/// is correct only up to the first byte that passes, which is enough for a search.
struct ByteWord {
    let bits: UInt64

    private static let highest = 0x8080_8080_8080_8080 as UInt64
    private static let lowSevenBits = 0x7F7F_7F7F_7F7F_7F7F as UInt64
    private static let ones = 0x0101_0101_0101_0101 as UInt64

    /// Loads the bytes from `index` of a source on, with zeros after its end.
    @inline(__always)
    init(_ text: ByteView, at index: Int) {
        // The comparison is the one of `load`, so that the compiler makes it once.
        bits =
            index <= text.count &- 8
            ? UInt64(littleEndian: text.load(UInt64.self, at: index))
            : ByteWord.lastBytes(of: text, from: index)
    }

    /// Loads fewer than eight bytes: those from `first` to the end.
    @inline(never)
    private static func lastBytes(of text: ByteView, from first: Int) -> UInt64 {
        var bits: UInt64 = 0
        var index = text.count
        while index > first {
            index -= 1
            bits = bits << 8 | UInt64(text[index])
        }
        return bits
    }

    /// The index of the first byte that passes a test, from 0; 8 if none does.
    @inline(__always)
    static func firstIndex(in answer: UInt64) -> Int { answer.trailingZeroBitCount / 8 }

    /// A word in which each byte that differs from `byte` has some bit set, not necessarily the highest.
    @inline(__always)
    func differing(from byte: UInt8) -> UInt64 { bits ^ ByteWord.ones &* UInt64(byte) }

    /// Marks each byte that equals `byte`.
    @inline(__always)
    func places(of byte: UInt8) -> UInt64 {
        let difference = bits ^ ByteWord.ones &* UInt64(byte)
        return ~((difference & ByteWord.lowSevenBits) &+ ByteWord.lowSevenBits | difference | ByteWord.lowSevenBits)
    }

    /// The number of bytes that equal `byte`.
    @inline(__always)
    func count(of byte: UInt8) -> Int { places(of: byte).nonzeroBitCount }

    /// Marks the lowest byte that equals `byte`.
    @inline(__always)
    private func lowest(_ byte: UInt8) -> UInt64 {
        let difference = bits ^ ByteWord.ones &* UInt64(byte)
        return (difference &- ByteWord.ones) & ~difference
    }

    /// Marks the lowest byte that is not an ASCII letter, a digit or `_`.
    @inline(__always)
    var lowestOutsideName: UInt64 {
        let low = bits & ByteWord.lowSevenBits
        let small = low | 0x2020_2020_2020_2020
        // Each sum has the highest bit of a byte set if the byte is at least a certain character.
        let letter = (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505)
        let digit = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
        let underscore = ~((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ ByteWord.lowSevenBits)
        return (~(letter | digit | underscore) | bits) & ByteWord.highest
    }

    /// Marks the lowest byte that is special in a string literal: a quote, a backslash, a line end, or not ASCII.
    @inline(__always)
    var lowestInString: UInt64 {
        (lowest(UInt8(ascii: "\"")) | lowest(UInt8(ascii: "\\")) | lowest(0x0A) | bits) & ByteWord.highest
    }
}
