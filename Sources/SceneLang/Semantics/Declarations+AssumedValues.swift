import SceneRuntime

extension Declarations {
    /// Whether a stored property of a class in Swift's form must get its value from another file of the app: its type
    /// ends with `!`, and neither the script nor a library declares the type, so the script cannot make a value.
    ///
    /// - `tree`: the tree that declares the variable.
    func needsForeignValue(_ variable: Variable, in tree: SyntaxTree, _ names: IdentifierTable) -> Bool {
        guard variable.value == nil, !variable.isConstant, let details = tree.record(variable.details),
            !details.modifiers.contains(.isPrivate),
            !tree.elements(of: details.accessors).contains(where: { $0.kind == .get }),
            let type = tree.record(details.type), type.isUnwrapped, type.shape == .named
        else { return false }
        let name = type.name.name
        let text = names.text(of: name)
        if tree.typeAliases[name] != nil || tree.genericNames.contains(name) || isOfFoundation(text) { return false }
        if types.contains(where: { $0.name == name }) || tree.assigns(variable.name.name) { return false }
        return findType(name, in: .none) == nil && file[name] == nil && KnownType.named(text) == nil
            && UIKitName.find(names.bytes(of: name)) == nil && !UIKitName.isOfFramework(text)
            && LibraryType.extended(by: text).isEmpty
    }
}

/// Whether a name is that of a type of Foundation, of which code makes values.
private func isOfFoundation(_ name: String) -> Bool {
    let prefixes = ["URL", "HTTP", "Dispatch", "Int", "UInt", "Operation", "Any"]
    let names = ["Timer", "Decimal", "Thread", "InputStream", "OutputStream", "Selector", "Progress", "Process"]
    return prefixes.contains { name.hasPrefix($0) } || names.contains(name)
}

extension SyntaxTree {
    /// Whether code assigns something to a variable or a member with this name.
    fileprivate func assigns(_ name: IdentifierID) -> Bool {
        (0..<statements.count).contains { place in
            guard case .assignment(let target, _, _) = statements[place].node else { return false }
            if case .name(name) = self[target] { return true }
            return member(target)?.name.name == name
        }
    }
}

extension MemberTable {
    /// The stored properties without a getter, with or without observers.
    var storedProperties: [(variable: Variable, site: DeclarationSite, span: SourceSpan)] {
        fields.map { ($0.variable, $0.site, $0.span) }
            + computed.filter { $0.kind == .observed }.map { ($0.variable, $0.site, $0.span) }
    }
}
