/// Bytes that are copied in chunks, whatever the length of a piece: behind them lies one chunk of zeroes, so that
/// nothing is read that is not ours.
struct PaddedText: Sendable {
    /// What is copied at once, 32 bytes.
    typealias Chunk = SIMD4<UInt64>
    static let chunkSize = 32

    private let bytes: [UInt8]

    init(_ text: [UInt8]) { bytes = text + Array(repeating: 0, count: PaddedText.chunkSize) }

    /// Writes the bytes from `start` to `end`.
    @inline(__always)
    func put(from start: Int, to end: Int, in line: inout LineCursor) {
        bytes.withUnsafeBufferPointer { all in
            guard let first = all.baseAddress, start >= 0, end <= all.count - PaddedText.chunkSize else { return }
            line.put(padded: first + start, count: end - start)
        }
    }
}
