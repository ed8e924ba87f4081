/// First in, first out. Two queues are equal when what is still in them is.
public struct Queue<Element: Hashable & Sendable & BitwiseCopyable>: Hashable, Sendable {
    private var elements = Slab<Element>()
    private var head = 0

    public init() {}

    /// Whether nothing waits.
    public var isEmpty: Bool { head == elements.count }

    /// How many wait.
    public var count: Int { elements.count - head }

    /// Makes sure that nobody else sees what is added from here on.
    mutating func makeUnique() { elements.makeUnique() }

    /// Adds `element` at the end. Nobody else may see the queue.
    @inline(__always)
    public mutating func append(_ element: Element) { elements.push(element) }

    /// Removes and returns what waits longest, or nil.
    @inline(__always)
    public mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let first = elements.all[head]
        head &+= 1
        if head == elements.count {
            elements.removeAll()
            head = 0
        } else if head > 64, head * 2 > elements.count {
            moveUp()
        }
        return first
    }

    @inline(never)
    private mutating func moveUp() {
        let left = count
        for place in 0..<left { elements[place] = elements[head + place] }
        elements.cut(to: left)
        head = 0
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.count == b.count && a.elements[a.head...].elementsEqual(b.elements[b.head...])
    }

    public func hash(into hasher: inout Hasher) {
        for element in elements[head...] { hasher.combine(element) }
    }
}
