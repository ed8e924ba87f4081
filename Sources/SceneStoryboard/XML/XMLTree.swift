/// The elements of a document that the reader of storyboards needs, in document order. The first one is the root.
///
/// An element is a number. Its descendants follow it directly, so `element + 1` is its first child if it has any.
struct XMLTree {
    /// An element. All fields are numbers or offsets, so that a tree is a few arrays.
    struct Element {
        /// The number of its name.
        let name: UInt32
        /// The number of the element that contains it; its own number for the root.
        let parent: UInt32
        /// The offset of its `<` in the source.
        let offset: UInt32
        /// The number of its first attribute.
        let firstAttribute: UInt32
        /// The number of the first element after its descendants.
        var end: UInt32
    }

    /// An attribute with its decoded value.
    struct Attribute {
        /// The place of its name in `AttributeName.all`.
        let name: UInt32
        let start: UInt32
        var end: UInt32
    }

    var elements: [Element] = []
    var attributes: [Attribute] = []
    /// The values of all attributes, one after another.
    var values: [UInt8] = []
    var names: NameTable
    /// A digest for each element, of what the tree does not contain of it: its name as written, its other attributes
    /// and its other descendants. Two elements with equal digests differ only in what the tree contains. Empty unless
    /// the builder computes digests.
    var digests: [XMLDigest] = []

    init() { names = NameTable(ElementName.all.map { $0.rawValue }) }

    /// Returns the name of an element, or nil if it is none of `ElementName`.
    func name(of element: Int) -> ElementName? {
        let number = Int(elements[element].name)
        return number < ElementName.all.count ? ElementName.all[number] : nil
    }

    /// Returns the name of an element as it is written.
    func tag(of element: Int) -> String { names.name(elements[element].name) }

    /// Returns the element that contains `element`; nil for the root.
    func parent(of element: Int) -> Int? { element == 0 ? nil : Int(elements[element].parent) }

    /// Returns the first child of an element that `isWanted` accepts, or nil.
    func child(of element: Int, where isWanted: (Int) -> Bool) -> Int? {
        var child = element + 1
        while child < end(of: element) {
            if isWanted(child) { return child }
            child = end(of: child)
        }
        return nil
    }

    /// Returns the first child with a name, or nil.
    func child(_ name: ElementName, of element: Int) -> Int? {
        child(of: element) { self.name(of: $0) == name }
    }

    /// Calls `body` with each child of an element, in order.
    func forEachChild(of element: Int, _ body: (Int) -> Void) {
        _ = child(of: element) { child in
            body(child)
            return false
        }
    }

    /// Returns the number of the first element after the descendants of `element`.
    func end(of element: Int) -> Int { Int(elements[element].end) }

    /// Returns the bytes of the value of an attribute, or nil if the element does not have it.
    func bytes(_ name: AttributeName, of element: Int) -> ArraySlice<UInt8>? {
        let first = Int(elements[element].firstAttribute)
        let last = element + 1 < elements.count ? Int(elements[element + 1].firstAttribute) : attributes.count
        for index in first..<max(first, last) where AttributeName.all[Int(attributes[index].name)] == name {
            return values[Int(attributes[index].start)..<Int(attributes[index].end)]
        }
        return nil
    }

    /// Returns the value of an attribute, or nil if the element does not have it.
    func value(_ name: AttributeName, of element: Int) -> String? {
        bytes(name, of: element).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the value of an attribute, or nil if the element does not have it or it is empty.
    func text(_ name: AttributeName, of element: Int) -> String? {
        bytes(name, of: element).flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
    }

    /// Whether an attribute says `YES`; nil if the element does not have it or says something else.
    func flag(_ name: AttributeName, of element: Int) -> Bool? {
        switch value(name, of: element) {
        case "YES": true
        case "NO": false
        default: nil
        }
    }
}
