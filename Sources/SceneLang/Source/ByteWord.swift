/// Eight bytes of a text that are looked at together, the first of them lowest.
///
/// Answers are words in which the highest bit of a byte is set where the answer is yes. Those that say "lowest" are
/// only right up to the first yes, which is all that a search needs.
struct ByteWord {
    let bits: UInt64

    private static let highest = 0x8080_8080_8080_8080 as UInt64
    private static let others = 0x7F7F_7F7F_7F7F_7F7F as UInt64
    private static let ones = 0x0101_0101_0101_0101 as UInt64

    /// Those at `place` of a text; zeros after its end.
    @inline(__always)
    init(_ text: UnsafeRawBufferPointer, at place: Int) {
        bits =
            place &+ 8 <= text.count
            ? UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            : ByteWord.end(of: text, from: place)
    }

    @inline(never)
    private static func end(of text: UnsafeRawBufferPointer, from place: Int) -> UInt64 {
        var bits: UInt64 = 0
        var index = text.count
        while index > place {
            index -= 1
            bits = bits << 8 | UInt64(text[index])
        }
        return bits
    }

    /// The place of the first yes among eight; 8 for none.
    @inline(__always)
    static func first(in answer: UInt64) -> Int { answer.trailingZeroBitCount / 8 }

    /// Which bytes are not `byte`: some bit of theirs is set, not the highest one only.
    @inline(__always)
    func differing(from byte: UInt8) -> UInt64 { bits ^ ByteWord.ones &* UInt64(byte) }

    /// The lowest byte that is `byte`.
    @inline(__always)
    private func lowest(_ byte: UInt8) -> UInt64 {
        let difference = bits ^ ByteWord.ones &* UInt64(byte)
        return (difference &- ByteWord.ones) & ~difference
    }

    /// The lowest byte that is no letter, digit or `_`.
    @inline(__always)
    var lowestOutsideName: UInt64 {
        let low = bits & ByteWord.others
        let small = low | 0x2020_2020_2020_2020
        // A sum has a highest bit where the byte is at least the one that it is named for.
        let letter = (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505)
        let digit = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
        let underscore = ~((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ ByteWord.others)
        return (~(letter | digit | underscore) | bits) & ByteWord.highest
    }

    /// The lowest byte that does not mean itself in a string: a quote, a backslash, a line end, or beyond ASCII.
    @inline(__always)
    var lowestInString: UInt64 {
        (lowest(UInt8(ascii: "\"")) | lowest(UInt8(ascii: "\\")) | lowest(0x0A) | bits) & ByteWord.highest
    }
}
