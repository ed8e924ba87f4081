import SceneRuntime

// Values and calls of UIKit that are written in another form of Swift.
extension Resolver {
    /// The ends of the names of enumerations that are not nested in a class.
    private static let enumerationEnds = ["Style", "Mask", "Orientation", "Idiom"]

    /// Reports `UIAlertController.Style.alert`, a symbol with its type, and returns whether it did so.
    mutating func reportQualifiedSymbol(_ id: ExpressionID, _ base: ExpressionID, _ name: Identifier) -> Bool {
        guard isEnumerationOfUIKit(base), SymbolLexicon.lexicon[bytes(name.name)] != nil else { return false }
        let symbol = ".\(text(name.name))"
        report(
            .undeclaredName, "a symbol cannot name its type", at: tree.span(of: id), help: "write: \(symbol)",
            fix: symbol)
        unmodelled.insert(id.index)
        return true
    }

    /// Whether an expression is the name of an enumeration, such as `UIAlertController.Style`, that nothing declares.
    private func isEnumerationOfUIKit(_ id: ExpressionID) -> Bool {
        var (root, isNested) = (id, false)
        while let (base, name) = tree.member(root) {
            guard bytes(name.name).first.map({ (0x41...0x5A).contains($0) }) ?? false else { return false }
            (root, isNested) = (base, true)
        }
        guard case .name(let name) = tree[root], bytes(name).starts(with: "UI".utf8), declarations.file[name] == nil
        else { return false }
        return isNested || Self.enumerationEnds.contains { text(name).hasSuffix($0) }
    }

    /// Reports `UIAlertController.init(…)` and `.init(title: …, style: …)`, and returns whether it did so.
    mutating func reportInitializer(_ callee: ExpressionID, _ arguments: List<CallArgument>) -> Bool {
        let made: String
        if case .symbol(let name) = tree[callee], text(name) == "init" {
            let labels = tree.elements(of: arguments).compactMap { $0.label.map { text($0.name) } }
            guard labels.starts(with: ["title", "style"]) else { return false }
            made = BuiltInFunction.alertAction.spelling.text
        } else if let (base, name) = tree.member(callee), text(name.name) == "init", case .name(let type) = tree[base],
            case .builtIn? = find(type, at: tree.span(of: base))
        {
            made = text(type)
        } else {
            return false
        }
        report(
            .foreignCall, "a call cannot name 'init'", at: tree.span(of: callee), help: "write: \(made)", fix: made)
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
            name, arguments.count, function.arity, call, nil, help: "write: \(complete)", fix: complete)
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
