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
        let isOfScript =
            file[name] != nil || types.contains { $0.name == name } || tree.typeAliases[name] != nil
            || tree.genericNames.contains(name)
        let isOfLibrary =
            KnownType.named(text) != nil || !LibraryType.extended(by: text).isEmpty
            || LibraryForm.range(ofInteger: text) != nil || UIKitName.find(names.bytes(of: name)) != nil
            || UIKitName.isOfFramework(text) || Self.typesOfFoundation.contains(text)
        return !isOfScript && !isOfLibrary && !tree.assigns(to: variable.name.name)
    }

    /// Types of Foundation that are in no table. Code makes their values.
    private static let typesOfFoundation: Set<String> = [
        "AnyClass", "Decimal", "DispatchQueue", "DispatchGroup", "DispatchWorkItem", "DispatchSourceTimer",
        "HTTPURLResponse", "InputStream", "OutputStream", "Operation", "BlockOperation", "Progress", "Selector",
        "Thread", "Timer", "URLComponents", "URLResponse", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDownloadTask",
    ]
}

extension SyntaxTree {
    /// Whether code assigns something to a variable or a member with this name.
    fileprivate func assigns(to name: IdentifierID) -> Bool {
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
