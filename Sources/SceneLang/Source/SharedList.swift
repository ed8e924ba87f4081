/// A `ChunkedList` of large values, such as trees, that never change.
///
/// An element is read where it is: to read a part of it does not copy it, which would retain everything that it
/// consists of. A loop over the elements, and a constant for one, still copy.
struct SharedList<Element: Sendable>: RandomAccessCollection, Sendable {
    private final class Shared: Sendable {
        let element: Element

        init(_ element: Element) { self.element = element }
    }

    private var list = ChunkedList<Shared>()

    var startIndex: Int { 0 }
    var endIndex: Int { list.count }

    /// The element at an index. Precondition: the index is valid.
    subscript(place: Int) -> Element {
        @inline(__always) _read { yield list[place].element }
    }

    /// Adds an element at the end.
    mutating func append(_ element: Element) { list.append(Shared(element)) }

    /// Replaces the element at an index. Precondition: the index is valid.
    mutating func replace(at place: Int, with element: Element) { list[place] = Shared(element) }
}
