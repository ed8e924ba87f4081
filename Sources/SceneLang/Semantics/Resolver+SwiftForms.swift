import SceneRuntime

// Values and calls of UIKit that are written in another form of Swift.
extension Resolver {
    /// Whether an expression is `UIAlertController.Style.alert`, a symbol with its type, and nothing declares the type.
    func isQualifiedSymbol(_ id: ExpressionID) -> Bool {
        guard let root = tree.rootOfQualifiedSymbol(id, names) else { return false }
        return declarations.file[root] == nil
    }

    /// Resolves `UIAlertController.init(…)` and `.init(title: …, style: …)`, which are calls of a function, and returns
    /// whether it is one.
    mutating func resolveInitializer(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, in call: SourceSpan
    ) -> Bool {
        let made: BuiltInFunction
        let spelled: IdentifierID
        if case .symbol(let name) = tree[callee], text(name) == "init" {
            let labels = tree.elements(of: arguments).compactMap { $0.label.map { text($0.name) } }
            guard labels.starts(with: ["title", "style"]) else { return false }
            (made, spelled) = (.alertAction, name)
        } else if let (base, name) = tree.member(callee), text(name.name) == "init", case .name(let type) = tree[base],
            case .builtIn(let function)? = find(type, at: tree.span(of: base))
        {
            (made, spelled) = (function, type)
        } else {
            return false
        }
        resolution.set(.builtIn(made), of: callee)
        checkArity(spelled, arguments.count, made.arity, call, nil, help: made.usage.map { "write: \($0)" })
        checkArguments(arguments, of: made)
        return true
    }

    /// Whether a call in Swift's form makes an object of UIKit's own with another initialiser than the modelled one:
    /// the one without arguments, or one that an extension of the app declares, which is noted. The object gets what
    /// the known labels give.
    mutating func noteOtherInitializer(
        of function: BuiltInFunction, _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>
    ) -> Bool {
        guard context.isSwift, !function.labels.isEmpty else { return false }
        if arguments.isEmpty, function.createdClass != nil { return true }
        let known = function.labels.map { $0.text }
        let labels = tree.elements(of: arguments).compactMap { $0.label.map { text($0.name) } }
        let isOther = labels.isEmpty && !arguments.isEmpty && function.createdClass == nil
        let others = labels.filter { !known.contains($0) }
        guard isOther || !others.isEmpty, !others.contains(where: { Suggestion.closest(to: $0, in: known) != nil })
        else { return false }
        notes.addUnknown("\(text(name))(\(labels.map { $0 + ":" }.joined()))", at: tree.span(of: callee))
        if function.createdClass == nil { resolution.set(.unknown, of: callee) }
        return true
    }

    /// Reports a call of a built-in function with too few arguments, if usual values complete it, and returns whether
    /// it did so.
    mutating func reportIncomplete(
        _ function: BuiltInFunction, _ name: IdentifierID, _ arguments: List<CallArgument>, in call: SourceSpan
    ) -> Bool {
        guard arguments.count < function.arity.lowerBound,
            let complete = completed(function, name, Array(tree.elements(of: arguments)))
        else { return false }
        checkArity(
            name, arguments.count, function.arity, call, nil, write: complete)
        return true
    }

    /// Returns a call with the given arguments, and with usual values for those that are missing; nil if there are
    /// other arguments, or if the function has no usual ones.
    func completed(_ function: BuiltInFunction, _ name: IdentifierID, _ given: [CallArgument]) -> String? {
        guard !function.usualArguments.isEmpty else { return nil }
        var (rest, parts) = (given[...], [String]())
        for (label, usual) in zip(function.labels, function.usualArguments) {
            if let first = rest.first, first.label.map({ text($0.name) }) == label.text {
                parts.append("\(label.text): \(tree.sourceText(of: first.value))")
                rest.removeFirst()
            } else {
                parts.append("\(label.text): \(usual.text)")
            }
        }
        let call = "\(text(name))(\(parts.joined(separator: ", ")))"
        return rest.isEmpty && !call.utf8.contains(0x0A) ? call : nil
    }
}

extension SyntaxTree {
    /// The ends of the names of enumerations that are not nested in a class.
    private static let enumerationEnds = ["Style", "Mask", "Orientation", "Idiom"]

    /// Returns the first name of `UIAlertController.Style.alert`, a symbol with its type; nil for other expressions.
    func rootOfQualifiedSymbol(_ id: ExpressionID, _ names: IdentifierTable) -> IdentifierID? {
        guard let (base, symbol) = member(id) else { return nil }
        var (root, isNested) = (base, false)
        while let (deeper, name) = member(root) {
            guard names.bytes(of: name.name).first.map({ (0x41...0x5A).contains($0) }) ?? false else { return nil }
            (root, isNested) = (deeper, true)
        }
        guard case .name(let name) = self[root], names.bytes(of: name).starts(with: "UI".utf8),
            SymbolLexicon.lexicon[Array(names.bytes(of: symbol.name))] != nil
        else { return nil }
        let isEnumeration = isNested || Self.enumerationEnds.contains { names.text(of: name).hasSuffix($0) }
        return isEnumeration ? name : nil
    }
}
