/// What a host does with large blocks of memory before they are touched: systems have larger pages for them, which are
/// had for the asking.
public enum LargeMemory {
    /// Called with the first byte and the size of each large block.
    public typealias Preparation = @Sendable (UnsafeMutableRawPointer, Int) -> Void

    nonisolated(unsafe) private static var preparation: Preparation?

    /// Has each large block prepared. To be called before anything else, by the first thread.
    public static func prepare(with preparation: @escaping Preparation) { Self.preparation = preparation }

    /// Prepares a block, if it is large: of a megabyte or more.
    public static func announce(_ start: UnsafeMutableRawPointer, _ size: Int) {
        if size >= 1 << 20 { preparation?(start, size) }
    }
}
