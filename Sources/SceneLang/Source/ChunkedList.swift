/// An array that grows at its end, in chunks that copies share.
///
/// A copy that grows copies one chunk and the references to the others, not all elements, so states of a long session
/// that are kept side by side are small.
package struct ChunkedList<Element: Sendable>: RandomAccessCollection, Sendable {
    /// The number of elements of a full chunk.
    private static var chunkSize: Int { 32 }

    /// The chunks that do not change any more, so that copies share them.
    private var fullChunks: [[Element]] = []
    private var lastChunk: [Element] = []

    package init() {}

    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { fullChunks.count * ChunkedList.chunkSize + lastChunk.count }

    /// The element at an index. Precondition: the index is valid.
    package subscript(place: Int) -> Element {
        let chunk = place / ChunkedList.chunkSize
        return chunk < fullChunks.count
            ? fullChunks[chunk][place % ChunkedList.chunkSize] : lastChunk[place % ChunkedList.chunkSize]
    }

    /// Adds an element at the end.
    package mutating func append(_ element: Element) {
        lastChunk.append(element)
        guard lastChunk.count == ChunkedList.chunkSize else { return }
        fullChunks.append(lastChunk)
        lastChunk = []
    }

    /// Replaces the element at an index. Precondition: the index is valid.
    package mutating func replace(at place: Int, with element: Element) {
        let chunk = place / ChunkedList.chunkSize
        if chunk < fullChunks.count {
            fullChunks[chunk][place % ChunkedList.chunkSize] = element
        } else {
            lastChunk[place % ChunkedList.chunkSize] = element
        }
    }

    /// Removes the elements from number `count` on.
    package mutating func truncate(to count: Int) {
        guard count < endIndex else { return }
        let chunk = count / ChunkedList.chunkSize
        let partial = chunk < fullChunks.count ? fullChunks[chunk] : lastChunk
        fullChunks.removeSubrange(Swift.min(chunk, fullChunks.count)...)
        lastChunk = Array(partial.prefix(count % ChunkedList.chunkSize))
    }

    /// Removes all elements. The memory of the last chunk is kept if nothing else uses it.
    package mutating func removeAll() {
        if !fullChunks.isEmpty { fullChunks = [] }
        lastChunk.removeAll(keepingCapacity: true)
    }
}

extension ChunkedList: Equatable where Element: Equatable {}
extension ChunkedList: Hashable where Element: Hashable {}
