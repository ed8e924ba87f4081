import SceneRuntime

/// The place of a label in the type of a tuple.
struct TuplePlace: Hashable, Sendable {
    let place: Int
    /// The number of elements.
    let count: Int
    /// Whether the type of the element is a number with a fraction.
    let isFraction: Bool
}

extension Lowerer {
    /// Records the labels in the types of tuples of a tree. A tuple that is written without labels has those of its
    /// type.
    mutating func recordTuplePlaces(of tree: SyntaxTree) {
        for element in tree.tupleElements {
            let found = TuplePlace(
                place: element.place, count: element.count, isFraction: isFraction(element.type))
            let name = builder.name(element.label)
            if !(program.tuplePlaces[name] ?? []).contains(found) {
                program.tuplePlaces[name, default: []].append(found)
            }
        }
    }
}
