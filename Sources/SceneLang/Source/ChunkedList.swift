/// An array that grows at its end, in chunks that copies share.
///
/// A copy that changes copies one chunk and the references to the others, not all elements, so states of a long session
/// that are kept side by side are small.
package struct ChunkedList<Element: Sendable>: RandomAccessCollection, Sendable {
    /// The number of elements of a full chunk.
    private static var chunkSize: Int { 32 }

    /// The chunks that copies share until they change an element of them.
    private var fullChunks: [[Element]] = []
    private var lastChunk: [Element] = []

    package init() {}

    package init(repeating element: Element, count: Int) {
        for _ in 0..<count { append(element) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { fullChunks.count * ChunkedList.chunkSize + lastChunk.count }

    /// The element at an index, read or changed where it is. Precondition: the index is valid.
    package subscript(place: Int) -> Element {
        @inline(__always) _read {
            let chunk = place / ChunkedList.chunkSize
            if chunk < fullChunks.count {
                yield fullChunks[chunk][place % ChunkedList.chunkSize]
            } else {
                yield lastChunk[place % ChunkedList.chunkSize]
            }
        }
        @inline(__always) _modify {
            let chunk = place / ChunkedList.chunkSize
            if chunk < fullChunks.count {
                yield &fullChunks[chunk][place % ChunkedList.chunkSize]
            } else {
                yield &lastChunk[place % ChunkedList.chunkSize]
            }
        }
    }

    /// Adds an element at the end.
    package mutating func append(_ element: Element) {
        lastChunk.append(element)
        guard lastChunk.count == ChunkedList.chunkSize else { return }
        fullChunks.append(lastChunk)
        lastChunk = []
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
