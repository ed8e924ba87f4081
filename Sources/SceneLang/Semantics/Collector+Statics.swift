import SceneRuntime

// Members of types themselves.
extension Collector {
    /// Adds the static members and the cases of a type.
    mutating func collectStatics(of id: TypeID) {
        let entry = declarations.types[id.index]
        collectTypeArguments(of: id)
        for part in entry.parts {
            let tree = trees[part.tree]
            for member in tree.elements(of: part.members) {
                let site = DeclarationSite(tree: part.tree, declaration: member)
                switch tree[member] {
                case .enumCases(let cases):
                    for item in tree.elements(of: cases) { addCase(item, site, tree, to: id) }
                case .variable(let variable):
                    guard let details = tree.record(variable.details), details.modifiers.contains(.isStatic) else {
                        break
                    }
                    addStatic(variable, details, site, tree, to: id)
                case .function(let function) where function.modifiers.contains(.isStatic) && function.isSwift:
                    addStatic(function, site, tree, to: id)
                default: break
                }
            }
        }
        guard entry.kind == .enumeration, let name = names.find("allCases"), entry.site.tree >= firstTree,
            declarations.types[id.index].statics[name] == nil
        else { return }
        add(StaticMember(name: name, type: id, site: entry.site, span: entry.span, kind: .allCases), to: id)
    }

    /// Adds the generic parameters of a class, and what it gives to those of its superclass: a subclass overrides them,
    /// as it does other members of the type.
    private mutating func collectTypeArguments(of id: TypeID) {
        guard let own = genericClass(id) else { return }
        let tree = trees[declarations.types[id.index].site.tree]
        for parameter in own.parameters {
            declarations.types[id.index].typeParameters[parameter.name.name] = parameter.member
            add(typeArgument(nil, parameter.member, of: id, at: tree.span(of: parameter.name)), to: id)
        }
        guard let name = declarations.types[id.index].inherited.first, let parent = declarations.fileType(name),
            let outer = genericClass(parent)
        else { return }
        for (parameter, argument) in zip(outer.parameters, own.arguments) {
            add(typeArgument(argument, parameter.member, of: id, at: tree.span(of: argument.name)), to: id)
        }
    }

    private func typeArgument(
        _ type: TypeName?, _ member: IdentifierID, of id: TypeID, at span: SourceSpan
    ) -> StaticMember {
        // What is written as `[Card]` or `Card?` is not known as a type.
        let known = type.flatMap { $0.shape == .named && !$0.isOptional && !$0.isMetatype ? $0 : nil }
        return StaticMember(
            name: member, type: id, site: declarations.types[id.index].site, span: span, kind: .typeArgument(known))
    }

    private func genericClass(_ id: TypeID) -> GenericClass? {
        let site = declarations.types[id.index].site
        guard site.tree < trees.count, !trees[site.tree].genericClasses.isEmpty,
            case .type(let written) = trees[site.tree][site.declaration]
        else { return nil }
        return trees[site.tree].genericClasses[written.name.start]
    }

    private mutating func add(_ member: StaticMember, to id: TypeID) {
        if declarations.namesOfStatics.contains(member.name) { declarations.sharedStatics.insert(member.name) }
        declarations.namesOfStatics.insert(member.name)
        declarations.types[id.index].statics[member.name] = UInt32(declarations.statics.count)
        declarations.statics.append(member)
        declarations.memberNames.insert(member.name)
    }

    private mutating func addCase(_ item: EnumCase, _ site: DeclarationSite, _ tree: SyntaxTree, to id: TypeID) {
        let span = tree.span(of: item.name)
        let number = declarations.types[id.index].cases.count
        declarations.types[id.index].cases.append(
            NominalType.Case(
                name: item.name.name, span: span,
                labels: tree.elements(of: item.values).map { $0.label?.name },
                types: tree.elements(of: item.values).map { tree.record($0.type) },
                defaults: tree.elements(of: item.values).map { $0.defaultValue }, rawValue: item.rawValue,
                tree: site.tree))
        declarations.casesByName[item.name.name, default: []].append((id, number))
        add(
            StaticMember(name: item.name.name, type: id, site: site, span: span, kind: .enumCase(number)), to: id)
    }

    private mutating func addStatic(
        _ variable: Variable, _ details: VariableDetails, _ site: DeclarationSite, _ tree: SyntaxTree, to id: TypeID
    ) {
        let span = tree.span(of: variable.name)
        let known = declarations.types[id.index].statics[variable.name.name]
        let isOfProtocol = declarations.types[id.index].kind == .protocolType
        // A type of its own is asked for the member when the code runs.
        if isOfProtocol { declarations.computedNames.insert(variable.name.name) }
        declarations.staticNames.insert(variable.name.name)
        guard known == nil || isOfProtocol else { return }
        var kind = StaticMember.Kind.computed
        if isOfProtocol, let known {
            // An extension has the value of what the protocol requires.
            declarations.statics[Int(known)] = StaticMember(
                name: variable.name.name, type: id, site: site, span: span, kind: kind, variable: variable)
            return
        }
        if !tree.elements(of: details.accessors).contains(where: { $0.kind == .get }) {
            let first = UInt32(declarations.globals.count)
            for _ in 0..<2 {
                declarations.globals.append(
                    Declarations.Global(
                        name: variable.name.name, span: span, isConstant: variable.isConstant, isWeak: false))
            }
            kind = .stored(value: first, isMade: first + 1)
        }
        add(
            StaticMember(
                name: variable.name.name, type: id, site: site, span: span, kind: kind, variable: variable), to: id)
    }

    private mutating func addStatic(_ function: Function, _ site: DeclarationSite, _ tree: SyntaxTree, to id: TypeID) {
        let span = tree.span(of: function.name)
        noteOperator(function)
        let member = MemberTable.FunctionMember(
            kind: .function, name: function.name.name, site: site, span: span,
            parameters: tree.elements(of: function.parameters).map { $0.name },
            signature: FunctionSignature(function, of: tree))
        if let known = declarations.types[id.index].statics[function.name.name],
            case .functions(let earlier) = declarations.statics[Int(known)].kind
        {
            if earlier.contains(where: { $0.site == site }) { return }
            declarations.statics[Int(known)].kind = .functions(earlier + [member])
            return
        }
        add(
            StaticMember(
                name: function.name.name, type: id, site: site, span: span, kind: .functions([member])), to: id)
    }
}
