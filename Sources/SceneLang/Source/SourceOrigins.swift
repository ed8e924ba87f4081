/// Where the lines of a generated text come from.
///
/// It is a class, because a file refers to the files that it was written from.
public final class SourceOrigins: Sendable {
    /// The origin of the text from an offset on, up to the next piece.
    public struct Piece: Hashable, Sendable {
        public let start: UInt32
        /// The place in one of the originals. The number of its file is the index in `originals`.
        public let origin: SourceSpan

        public init(start: UInt32, origin: SourceSpan) {
            self.start = start
            self.origin = origin
        }
    }

    /// The files that the text was written from.
    public let originals: [SourceFile]
    /// The names of the text that have a number because the originals have other objects of the same name.
    package let numberedNames: Set<String>
    private let pieces: [Piece]
    /// The end of the generated text.
    private let end: UInt32

    /// Creates the origins of a source up to `end`. The `pieces` are in the order of their offsets.
    public init(_ originals: [SourceFile], _ pieces: [Piece], end: Int, numberedNames: Set<String> = []) {
        self.originals = originals
        self.numberedNames = numberedNames
        self.pieces = pieces
        self.end = UInt32(clamping: end)
    }

    /// Returns the place that the text at `offset` comes from; nil if it comes from nowhere.
    func origin(of offset: UInt32) -> SourceSpan? {
        guard offset < end else { return nil }
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? pieces[low - 1].origin : nil
    }
}
