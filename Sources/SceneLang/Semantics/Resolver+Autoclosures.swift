import SceneRuntime

// Arguments of parameters with `@autoclosure`: the function that is called decides when, and how often, they are
// evaluated.
extension Declarations {
    /// Records what calls of a function with this name must know.
    mutating func note(_ signature: FunctionSignature, named name: IdentifierID) {
        if signature.hasAutoclosure { autoclosures[name, default: []].append(signature) }
        if signature.hasCallerFacts { callerFactNames.insert(name) }
    }

    /// Returns the numbers of the arguments of a call that are bodies of closures.
    func autoclosures(
        of name: IdentifierID, _ arguments: List<CallArgument>, in tree: SyntaxTree
    ) -> [Int] {
        guard !autoclosures.isEmpty, let candidates = autoclosures[name],
            let choice = FunctionChoice.choose(among: candidates, tree.givenArguments(arguments))
        else { return [] }
        let parameters = candidates[choice.index].parameters
        return choice.arrangement.enumerated().flatMap { place, taken in
            place < parameters.count && parameters[place].shape.isAutoclosure ? taken : []
        }
    }
}

extension Resolver {
    /// Whether `X.f` in a body of Swift is the function of a method of the instances of `X`, and records it.
    mutating func noteUnapplied(_ id: ExpressionID, _ name: IdentifierID, of type: TypeID) -> Bool {
        guard context.isSwift else { return false }
        let table = declarations.table(of: type)
        guard let candidates = table.calls[name],
            candidates.contains(where: { table.functions[Int($0)].signature.isSwift })
        else { return false }
        resolution.unapplied.insert(id.index)
        return true
    }

    /// Resolves the arguments of a call.
    mutating func resolveArguments(_ arguments: List<CallArgument>, of callee: ExpressionID) {
        var places: [Int] = []
        if !declarations.autoclosures.isEmpty {
            if case .name(let name) = tree[callee] {
                places = declarations.autoclosures(of: name, arguments, in: tree)
            } else if let (_, name) = tree.member(callee) {
                places = declarations.autoclosures(of: name.name, arguments, in: tree)
            }
        }
        for (place, argument) in tree.elements(of: arguments).enumerated() {
            if places.contains(place) { resolveAutoclosure(argument.value) } else { resolve(argument.value) }
        }
    }

    /// Resolves an argument in a function of its own.
    private mutating func resolveAutoclosure(_ id: ExpressionID) {
        if case .closure = tree[id] { return resolve(id) }
        resolveClosure(at: tree.span(of: id).start) { resolver in
            resolver.resolution.functions[resolver.function.index].isClosure = true
            resolver.resolution.autoclosures[id.index] = resolver.function
            resolver.resolve(id)
        }
    }
}
