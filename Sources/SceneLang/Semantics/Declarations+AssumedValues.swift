extension Declarations {
    /// Whether a stored property of a class in Swift's form must get its value from another file of the app: its type
    /// ends with `!`, and neither the script nor a library declares the type, so the script cannot make a value.
    ///
    /// - `tree`: the tree that declares the variable.
    func needsForeignValue(_ variable: Variable, in tree: SyntaxTree, _ names: IdentifierTable) -> Bool {
        guard variable.value == nil, let details = tree.record(variable.details),
            !details.modifiers.contains(.isPrivate),
            !tree.elements(of: details.accessors).contains(where: { $0.kind == .get }),
            let type = tree.record(details.type), type.isUnwrapped, type.shape == .named
        else { return false }
        let name = type.name.name
        let text = names.text(of: name)
        return findType(name, in: .none) == nil && file[name] == nil && KnownType.named(text) == nil
            && UIKitName.find(names.bytes(of: name)) == nil && !UIKitName.isOfFramework(text)
            && LibraryType.extended(by: text).isEmpty
    }
}

extension MemberTable {
    /// The stored properties without a getter, with or without observers.
    var storedProperties: [(variable: Variable, site: DeclarationSite, span: SourceSpan)] {
        fields.map { ($0.variable, $0.site, $0.span) }
            + computed.filter { $0.kind == .observed }.map { ($0.variable, $0.site, $0.span) }
    }
}
