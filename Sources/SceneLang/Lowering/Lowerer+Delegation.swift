import SceneRuntime

// `self.init(…)`.
extension Lowerer {
    /// Emits a call of an initialiser of `target` with self, which `call` emits for a class. For `self.init(…)`, the
    /// class of the instance decides: a subclass can override the initialiser that a convenience initialiser calls.
    mutating func delegate(
        to target: TypeID, _ given: [GivenArgument], isSuper: Bool, _ call: (inout Lowerer, TypeID) -> Void
    ) {
        let overriding = isSuper ? [] : subclasses(of: target, overridingInitialiser: given)
        let end = state.buffer.makeLabel()
        for subclass in overriding {
            let next = state.buffer.makeLabel()
            withTemporaries { lowerer in
                let test = lowerer.temporary()
                lowerer.loadSelf(into: test)
                lowerer.markNeedsRelease(test)
                lowerer.emitTest(test, is: subclass)
                lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: next)
            }
            call(&self, subclass)
            state.buffer.jump(.jump, to: end)
            state.buffer.bind(next)
        }
        call(&self, target)
        state.buffer.bind(end)
    }

    /// Whether the initialiser of a class that fits the arguments is the one that calls: then it can mean only one of
    /// the superclass.
    func isOwnInitialiser(of type: TypeID, _ given: [GivenArgument]) -> Bool {
        guard let calling = state.swift.function, calling.signature.modifiers.contains(.isConvenience),
            let found = declarations.initialiser(of: type, given)
        else { return false }
        let owner = declarations.initialiserOwner(of: type, given)
        return declarations.table(of: owner).functions[found.index].site == calling.site
    }

    /// The classes below `target` that override the initialiser for these arguments, the lowest first.
    private func subclasses(of target: TypeID, overridingInitialiser given: [GivenArgument]) -> [TypeID] {
        let kind = declarations.types[target.index].kind
        guard kind == .plainClass || kind == .controller else { return [] }
        let found = declarations.types.indices.dropFirst().compactMap { index -> (id: TypeID, depth: Int)? in
            let id = TypeID(UInt32(index))
            guard declarations.types[index].kind == kind, id != target, let depth = depth(of: id, below: target),
                let found = declarations.initialiser(of: id, given),
                declarations.initialiserOwner(of: id, given) == id
            else { return nil }
            let own = declarations.table(of: id).functions[found.index].signature.modifiers
            guard own.contains(.isOverride) || own.contains(.isRequired) else { return nil }
            return (id, depth)
        }
        return found.sorted { $0.depth > $1.depth }.map { $0.id }
    }

    /// Returns how many classes a class is below another one; nil if it does not descend from it.
    private func depth(of id: TypeID, below ancestor: TypeID) -> Int? {
        var (current, depth) = (id, 0)
        while current.exists, depth < declarations.types.count {
            if current == ancestor { return depth }
            current = declarations.superclass(of: current)
            depth += 1
        }
        return nil
    }
}
