import SceneRuntime

// Swift's library: members and functions that no script declares.
extension Resolver {
    /// Resolves a call of a function of Swift, and returns whether it is one.
    mutating func resolveLibraryCall(_ callee: ExpressionID, _ arguments: List<CallArgument>) -> Bool {
        if case .name(let name) = tree[callee], !isFree(name) || isOfExtension(name, arguments) { return false }
        guard let form = tree.libraryForm(callee, arguments, names), isFree(callee, form) else { return false }
        resolution.libraryCallees.insert(callee.index)
        if form == .otherQueue || form == .detachedTask, let path = tree.path(of: callee) {
            notes.addOtherQueue(path.map { text($0) }.joined(separator: "."), at: tree.span(of: callee))
        }
        let hasObject = form == .performLater || form == .performNow || form == .batchUpdates
        if hasObject, let (base, _) = tree.member(callee) { resolve(base) }
        for argument in tree.elements(of: arguments) { resolve(argument.value) }
        return true
    }

    /// Whether a call of a type of Swift's library means an initialiser that an extension of the script adds.
    private func isOfExtension(_ name: IdentifierID, _ arguments: List<CallArgument>) -> Bool {
        guard let type = declarations.libraryTypes[name] else { return false }
        return declarations.extensionDeclaresInitialiser(of: type, tree.givenArguments(arguments))
    }

    /// The member of Swift's library that a call names; nil for another call.
    func libraryMember(_ callee: ExpressionID, _ arguments: List<CallArgument>) -> LibraryMember? {
        tree.member(callee).flatMap { tree.libraryMember(Array(bytes($0.name.name)), arguments, names) }
    }

    /// Whether the script does not declare the first name of a path.
    private func isFree(_ id: ExpressionID, _ form: LibraryForm) -> Bool {
        if form == .performLater || form == .performNow || form == .cancelPerform { return true }
        if form == .batchUpdates { return context.isSwift }
        guard let path = tree.path(of: id), let first = path.first else { return false }
        if first == Parser.placeholder { return !isCase(path[1]) }
        return names.word(of: first) == .self || isFree(first)
    }

    private func isFree(_ name: IdentifierID) -> Bool {
        // A library means those of Apple, also if the script declares the name.
        if tree.isOfLibrary { return local(name) == nil && ownMember(name) == nil }
        guard local(name) == nil, ownMember(name) == nil, declarations.findType(name, in: context.type) == nil else {
            return false
        }
        if case .missing = declarations.lookUp(name, from: context.storyboard) { return true }
        return false
    }

    /// Whether an enumeration of the script has a case with this name.
    private func isCase(_ name: IdentifierID) -> Bool {
        for index in 0..<tree.declarations.count {
            guard case .enumCases(let cases) = tree.declarations[index].node else { continue }
            if tree.elements(of: cases).contains(where: { $0.name.name == name }) { return true }
        }
        return false
    }

    /// Resolves a value such as `DispatchQueue.main`, and returns whether it is one.
    mutating func resolveLibraryValue(_ id: ExpressionID) -> Bool {
        guard let form = tree.libraryValue(id, names) else { return false }
        guard isFree(id, form) else { return false }
        resolution.libraryCallees.insert(id.index)
        return true
    }

    /// Whether a member is one of Swift's library, or an element of a tuple, so that nothing is reported about it.
    mutating func isLibraryMember(_ name: IdentifierID) -> Bool {
        let spelled = bytes(name)
        if spelled.first.map({ (0x30...0x39).contains($0) }) ?? false { return true }
        if LibraryMember.baseNames.contains(Array(spelled)) {
            return context.isSwift || !LibraryMember.baseNamesOfSwiftOnly.contains(Array(spelled))
        }
        let labels = knownTupleLabels ?? Self.tupleLabels(of: tree, names)
        knownTupleLabels = labels
        return labels.contains(name)
    }

    /// The labels of the tuples of the tree.
    static func tupleLabels(of tree: SyntaxTree, _ names: IdentifierTable) -> Set<IdentifierID> {
        var labels: Set<IdentifierID> = []
        for (first, second) in LibraryMember.pairLabels {
            if let name = names.find(first) { labels.insert(name) }
            if let name = names.find(second) { labels.insert(name) }
        }
        for element in tree.tupleElements { labels.insert(element.label) }
        for index in 0..<tree.expressionCount {
            guard case .tuple(let elements) = tree[ExpressionID(index: UInt32(index))] else { continue }
            for element in tree.elements(of: elements) { if let label = element.label { labels.insert(label.name) } }
        }
        return labels
    }
}
