/// The number of a file in a `SourceMap`.
public struct FileID: Hashable, Sendable, BitwiseCopyable {
    /// The position of the file in its map.
    public let index: UInt32

    public init(_ index: UInt32) { self.index = index }
}

/// A half-open range of bytes in one file.
public struct SourceSpan: Hashable, Sendable, BitwiseCopyable {
    public let file: FileID
    /// The offset of the first byte.
    public let start: UInt32
    /// The offset after the last byte; never less than `start`.
    public let end: UInt32

    public init(file: FileID, start: UInt32, end: UInt32) {
        self.file = file
        self.start = start
        self.end = max(start, end)
    }

    /// Whether the span is a place between two bytes.
    public var isEmpty: Bool { start == end }

    /// Whether this span contains `other`.
    public func encloses(_ other: SourceSpan) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}
