import SceneRuntime

/// A set of classes of one program, with a byte for each class, so that no class is hashed.
struct ClassSet: Sendable {
    /// The elements, in the order in which they were inserted.
    private(set) var elements: [ClassID] = []
    private var isElement: [Bool]

    /// Creates an empty set for a program with `count` classes.
    init(of count: Int) { isElement = Array(repeating: false, count: count) }

    /// Whether a class of the program is in the set.
    func contains(_ id: ClassID) -> Bool { isElement[id.index] }

    /// Adds a class of the program. Returns whether it was not in the set.
    @discardableResult
    mutating func insert(_ id: ClassID) -> Bool {
        if isElement[id.index] { return false }
        isElement[id.index] = true
        elements.append(id)
        return true
    }
}
