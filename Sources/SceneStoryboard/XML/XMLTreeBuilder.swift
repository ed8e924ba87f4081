/// Builds the tree of a document from the events of an XML parser.
///
/// It needs no parser in particular: for each element, call `startElement`, `attribute` for each of its attributes,
/// then `text` and nested elements, then `endElement`. After a `problem` all events are ignored, and the parser should
/// be stopped. Offsets are those of the source, in bytes; names and values are UTF-8 with references decoded.
public struct XMLTreeBuilder {
    var tree = XMLTree()
    /// The reason why the document cannot be read; nil if nothing is wrong so far.
    public private(set) var problem: XMLProblem?
    /// The open elements, from the root to the innermost. Skipped ones are not among them.
    private var openElements: [UInt32] = []
    /// The number of open elements that are skipped.
    private var skippedDepth = 0
    /// The number of elements, with those that are skipped.
    private var elementCount = 0
    private var attributeCount = 0
    private var offset = 0
    private let attributeNames = NameTable(AttributeName.all.map { $0.rawValue })
    private let skipped = ElementName.skipped
    /// Whether the tree gets hashes of the content that `StoryboardReader` ignores, so that `diff` can count changes
    /// there.
    private let hasDigests: Bool

    public init() { hasDigests = false }

    /// Creates a builder for a source of `size` bytes. `digests`: whether its tree gets hashes of ignored content.
    init(size: Int, digests: Bool) {
        hasDigests = digests
        // Estimates for typical storyboards. Reserving makes reading 2 MB 3 percent faster. The arrays can grow
        // further.
        tree.elements.reserveCapacity(size / 400)
        tree.attributes.reserveCapacity(size / 150)
        tree.values.reserveCapacity(size / 10)
    }

    /// Begins an element. `offset` is that of its `<`.
    public mutating func startElement(_ name: Span<UInt8>, at offset: Int) {
        guard problem == nil else { return }
        self.offset = offset
        elementCount += 1
        attributeCount = 0
        guard elementCount <= XMLLimits.elements else { return fail(.tooManyElements) }
        guard openElements.count + skippedDepth < XMLLimits.depth else { return fail(.nestedTooDeep) }
        guard skippedDepth == 0 else {
            skippedDepth += 1
            return addToDigest(name)
        }
        let number = tree.names.number(adding: name)
        guard tree.names.count <= XMLLimits.names else { return fail(.tooManyNames) }
        // The root is never skipped.
        if skipped.contains(Int(number)), !openElements.isEmpty {
            skippedDepth = 1
            return addToDigest(name)
        }
        let element = UInt32(truncatingIfNeeded: tree.elements.count)
        tree.elements.append(
            XMLTree.Element(
                name: number, parent: openElements.last ?? element, offset: UInt32(truncatingIfNeeded: offset),
                firstAttribute: UInt32(truncatingIfNeeded: tree.attributes.count), end: element + 1))
        openElements.append(element)
        if hasDigests { tree.digests.append(XMLDigest()) }
        addToDigest(name)
    }

    /// Whether the tree keeps nothing of the attributes of the element that began last. They may be skipped.
    var ignoresAttributes: Bool { skippedDepth > 0 && !hasDigests }

    /// Counts `count` attributes against the limit without storing them.
    mutating func skipAttributes(_ count: Int) {
        guard problem == nil else { return }
        attributeCount += count
        if attributeCount > XMLLimits.attributes { fail(.tooManyAttributes) }
    }

    /// Adds an attribute to the element that began last.
    public mutating func attribute(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        guard problem == nil else { return }
        attributeCount += 1
        guard attributeCount <= XMLLimits.attributes else { return fail(.tooManyAttributes) }
        let number = attributeNames.number(of: name)
        if hasDigests, skippedDepth > 0 || isIgnoredAttribute(number) {
            addToDigest(name)
            addToDigest(value)
        }
        guard skippedDepth == 0, let number else { return }
        append(number, value)
    }

    /// Whether an attribute of the element that began last has no effect on an app: the reader does not use it, or only
    /// for names and pictures.
    private func isIgnoredAttribute(_ number: UInt32?) -> Bool {
        guard let number, let element = openElements.last else { return true }
        let attribute = AttributeName.all[Int(number)]
        if attribute == .x || attribute == .y { return true }
        // The title of a controller is a property of it. Only controllers have `sceneMemberID`.
        return attribute == .title && tree.bytes(.sceneMemberID, of: Int(element)) == nil
    }

    private mutating func addToDigest(_ bytes: Span<UInt8>) {
        guard hasDigests, let element = openElements.last else { return }
        for index in bytes.indices { tree.digests[Int(element)].add(bytes[index]) }
        tree.digests[Int(element)].add(0)
    }

    /// Whether the tree keeps text of the innermost element: that of a `string` before its first child.
    var keepsText: Bool {
        guard skippedDepth == 0, let element = openElements.last, Int(element) == tree.elements.count - 1 else {
            return false
        }
        return tree.elements[Int(element)].name == XMLTreeBuilder.stringElement
    }

    private static let stringElement = ElementName.all.firstIndex(of: .string).map { UInt32($0) }

    /// Adds text to the innermost element. Only that of `string` is kept.
    public mutating func text(_ text: Span<UInt8>) {
        guard problem == nil, keepsText, let element = openElements.last,
            let number = AttributeName.all.firstIndex(of: .text)
        else { return }
        let first = Int(tree.elements[Int(element)].firstAttribute)
        if let last = tree.attributes.last, tree.attributes.count > first, Int(last.name) == number {
            appendValue(text)
            tree.attributes[tree.attributes.count - 1].end = UInt32(truncatingIfNeeded: tree.values.count)
        } else {
            append(UInt32(truncatingIfNeeded: number), text)
        }
    }

    /// Ends the innermost element.
    public mutating func endElement() {
        guard problem == nil else { return }
        if skippedDepth > 0 {
            skippedDepth -= 1
        } else if let element = openElements.popLast() {
            tree.elements[Int(element)].end = UInt32(truncatingIfNeeded: tree.elements.count)
        }
    }

    /// Ends the document with a problem, unless it has one already.
    public mutating func stop(_ kind: XMLProblem.Kind, at offset: Int) {
        guard problem == nil else { return }
        let openElement = openElements.last.map { Int(tree.elements[Int($0)].offset) }
        problem = XMLProblem(kind, at: offset, openElement: skippedDepth > 0 ? nil : openElement)
    }

    private mutating func fail(_ kind: XMLProblem.Kind) { stop(kind, at: offset) }

    private mutating func append(_ name: UInt32, _ value: Span<UInt8>) {
        let start = UInt32(truncatingIfNeeded: tree.values.count)
        appendValue(value)
        tree.attributes.append(
            XMLTree.Attribute(name: name, start: start, end: UInt32(truncatingIfNeeded: tree.values.count)))
    }

    private mutating func appendValue(_ value: Span<UInt8>) {
        // The bytes are copied while the span is valid.
        unsafe value.withUnsafeBufferPointer { unsafe tree.values.append(contentsOf: $0) }
    }
}
