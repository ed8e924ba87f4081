/// A queue (first in, first out). Two queues are equal if their remaining elements are.
struct Queue<Element: Hashable & Sendable & BitwiseCopyable>: Hashable, Sendable {
    private var elements = Slab<Element>()
    private var head = 0

    init() {}

    /// Whether it has no elements.
    var isEmpty: Bool { head == elements.count }

    /// The number of elements.
    var count: Int { elements.count - head }

    /// The elements, from the oldest on.
    var all: [Element] { Array(elements[head...]) }

    /// Returns the first result of `body` that is not nil, for the elements from the oldest on.
    func first<Result>(_ body: (Element) -> Result?) -> Result? {
        for place in head..<elements.count {
            if let found = body(elements[place]) { return found }
        }
        return nil
    }

    /// Copies the elements if another queue shares them. Must be called before anything is appended.
    mutating func makeUnique() { elements.makeUnique() }

    /// Appends `element`. The queue must be unique.
    @inline(__always)
    mutating func appendUnique(_ element: Element) { elements.appendUnique(element) }

    /// Removes and returns the oldest element, or returns nil.
    @inline(__always)
    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let first = elements[head]
        head &+= 1
        if head == elements.count {
            elements.removeAll()
            head = 0
        } else if rarely(head > 64 && head * 2 > elements.count) {
            moveUp()
        }
        return first
    }

    @inline(never)
    private mutating func moveUp() {
        let left = count
        for place in 0..<left { elements[place] = elements[head + place] }
        elements.truncate(to: left)
        head = 0
    }

    static func == (a: Self, b: Self) -> Bool {
        a.count == b.count && a.elements[a.head...].elementsEqual(b.elements[b.head...])
    }

    func hash(into hasher: inout Hasher) {
        for element in elements[head...] { hasher.combine(element) }
    }
}
