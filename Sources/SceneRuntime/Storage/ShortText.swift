/// At most eight bytes of text, in a word: the first is the lowest.
struct ShortText: Sendable, BitwiseCopyable {
    let word: UInt64
    let count: Int

    @inline(__always)
    init(word: UInt64, count: Int) {
        self.word = word
        self.count = count
    }

    @inline(__always)
    init(_ text: StaticString) {
        var word: UInt64 = 0
        for place in 0..<text.utf8CodeUnitCount {
            // The text has a byte at each `place` below its count, and lives as long as the program.
            word |= unsafe UInt64(text.utf8Start[place]) << UInt64(8 * place)
        }
        self.init(word: word, count: text.utf8CodeUnitCount)
    }

    /// The digits of a number below 100,000,000.
    init(decimal number: UInt32) {
        var (word, digits, rest) = (UInt64(0), 0, number)
        repeat {
            word = word << 8 | UInt64(0x30 &+ rest % 10)
            rest /= 10
            digits &+= 1
        } while rest > 0
        self.init(word: word, count: digits)
    }
}
