/// Bytes that are copied in chunks, whatever the length of a piece: behind them lies one chunk of zeroes, so that
/// nothing is read that is not ours.
struct PaddedText: Sendable {
    /// What is copied at once, 32 bytes.
    typealias Chunk = SIMD4<UInt64>
    static let chunkSize = 32

    private var bytes = Slab<UInt8>()

    init(_ text: [UInt8]) {
        bytes.append(contentsOf: text)
        bytes.grow(to: text.count + PaddedText.chunkSize, with: 0)
    }

    /// Writes `count` bytes from `start` on, which must be among those of the text.
    @inline(__always)
    func put(from start: Int, count: Int, in line: inout LineCursor) {
        line.put(padded: bytes.start + start, count: count)
    }
}
