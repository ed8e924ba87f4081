import SceneRuntime

// The members of controllers, delegates, styles and the app.
extension Collector {
    /// Collects the members of `controller`, after those that it inherits from classes `among` the new ones.
    mutating func collectMembers(of controller: ClassID, among new: ClassSet, done: inout ClassSet) {
        // From the most distant ancestor down, without recursion, because a chain can be long.
        var chain: [ClassID] = []
        var current = controller
        while current.exists, !done.contains(current), chain.count <= declarations.controllers.count {
            chain.append(current)
            current = declarations.controllers[current.index].parent
        }
        for id in chain.reversed() {
            done.insert(id)
            guard let site = declarations.controllers[id.index].site, new.contains(id) else { continue }
            let (parent, members) = (
                declarations.controllers[id.index].parent, declarations.controllers[id.index].members
            )
            var table = MemberTable()
            if parent.exists {
                let inherited = declarations.controllers[parent.index]
                table.members = inherited.table.members
                table.fields = inherited.table.fields
                table.functions = inherited.table.functions
                table.calls = inherited.table.calls
                table.computed = inherited.table.computed
                table.views = inherited.table.views
                if !inherited.isExtension {
                    declarations.controllers[id.index].base = inherited.base
                    declarations.controllers[id.index].systemClass = inherited.systemClass
                }
            }
            table.firstOwnField = table.fields.count
            table.firstOwnFunction = table.functions.count
            table.firstOwnComputed = table.computed.count
            currentType = declarations.typeOfController[id] ?? .none
            collect(members, of: site.tree, as: .controller, into: &table)
            keepAssumedUnwinds(of: id, in: &table)
            for part in declarations.controllers[id.index].extensions {
                collect(part.members, of: part.tree, as: .controller, into: &table)
            }
            addProtocolMembers(of: currentType, to: &table)
            currentType = .none
            declarations.controllers[id.index].table = table
        }
    }

    /// Adds the members of a declaration to its table. `number` is the index of their tree.
    mutating func collect(
        _ members: List<DeclarationID>, of number: Int, as place: HandlerLexicon.BodyKind, into table: inout MemberTable
    ) {
        // Copied once: the elements of `trees` would be copied wherever they are used.
        let tree = trees[number]
        var own: [IdentifierID: SourceSpan] = [:]
        for id in tree.elements(of: members) {
            let site = DeclarationSite(tree: number, declaration: id)
            if collectSwift(site, tree, as: place, into: &table) { continue }
            if case .variable(let variable) = tree[id] {
                let span = tree.span(of: variable.name)
                recordName(variable.name.name, span, in: &own)
                reportInherited(variable.name.name, span, table)
                table.members[variable.name.name] = .field(UInt32(table.fields.count))
                if table.fields.count == MemberTable.mostFields {
                    diagnostics.report(Diagnostic(.tooLarge, "declaration has more than 65,000 variables", at: span))
                }
                table.fields.append(MemberTable.Field(variable: variable, site: site, span: span))
            } else {
                collectShared(site, tree, as: place, into: &table, own: &own)
            }
        }
        connectOutlets(of: &table)
    }

    /// LANG-INHERIT-1: reports a variable with the name of an inherited one, which would be a second variable.
    private mutating func reportInherited(_ name: IdentifierID, _ span: SourceSpan, _ table: MemberTable) {
        guard case .field(let index)? = table.members[name], Int(index) < table.firstOwnField else { return }
        let spelled = names.text(of: name)
        diagnostics.report(
            Diagnostic(
                .duplicateDeclaration, "'\(spelled)' is a variable of a superclass", at: span,
                label: "second declaration", secondary: [.init(table.fields[Int(index)].span, "first declaration")],
                help: "to set another initial value, write: \(spelled) = …"))
    }

    /// Records that a body declares `name`, and reports a duplicate.
    private mutating func recordName(_ name: IdentifierID, _ span: SourceSpan, in own: inout [IdentifierID: SourceSpan])
    {
        if let earlier = own.updateValue(span, forKey: name) { reportDuplicate(name, span, earlier) }
        declarations.memberNames.insert(name)
    }

    private mutating func collectShared(
        _ site: DeclarationSite, _ tree: SyntaxTree, as place: HandlerLexicon.BodyKind, into table: inout MemberTable,
        own: inout [IdentifierID: SourceSpan]
    ) {
        switch tree[site.declaration] {
        case .function(let function): add(function, .function, site, tree, into: &table, own: &own)
        case .action(let function): add(function, .action, site, tree, into: &table, own: &own)
        case .unwind(let function):
            // The class with an unwind action is only assumed, unless a script declares the action.
            if declaredUnwinds?.contains(function.name.name) == true, isFromStoryboard(tree) { break }
            add(function, .unwind, site, tree, into: &table, own: &own)
        case .segueAction(let function): add(function, .segueAction, site, tree, into: &table, own: &own)
        case .handler(let handler): add(handler, site, tree, as: place, into: &table)
        case .property(let name, let value):
            table.properties.append(MemberTable.PropertyMember(name: name, value: value, site: site))
        case .view(let entries): add(entries, of: site.tree, into: &table, own: &own)
        case .outlet: table.outlets.append(site)
        case .connection: table.connections.append(site)
        case .segue(let segue):
            table.segues.append(site)
            let name = segue.identifier.map { tree.string(of: $0) } ?? ""
            table.segueNames[site.declaration] = (name, identifierSpan(of: segue, site, tree))
        case .notification(let name, _, _):
            guard case .string(let text) = tree[name] else { break }
            let bytes = Array(tree.bytes(of: text))
            let span = tree.span(of: name)
            if let earlier = table.notifications.first(where: { $0.name == bytes }) {
                diagnostics.report(
                    Diagnostic(
                        .duplicateDeclaration, "duplicate handler for notification '\(tree.string(of: text))'",
                        at: span,
                        label: "second handler", secondary: [.init(earlier.span, "first handler")]))
                break
            }
            table.notifications.append(MemberTable.NotificationMember(name: bytes, site: site, span: span))
        default: break
        }
    }

    /// Returns the span of a segue's identifier, which is after its kind.
    private func identifierSpan(of segue: Segue, _ site: DeclarationSite, _ tree: SyntaxTree) -> SourceSpan {
        let whole = tree.span(of: site.declaration)
        guard segue.identifier != nil, let bytes = sources[whole.file]?.bytes else { return whole }
        let quote = UInt8(ascii: "\"")
        let end = min(Int(whole.end), bytes.count)
        var start = Int(segue.kind.end)
        while start < end, bytes[start] != quote { start += 1 }
        var last = start + 1
        while last < end, bytes[last] != quote { last += bytes[last] == UInt8(ascii: "\\") ? 2 : 1 }
        guard last < end else { return whole }
        return SourceSpan(file: whole.file, start: UInt32(start), end: UInt32(last + 1))
    }

    /// Adds a function to the table. `own` has the names of the same declaration.
    mutating func add(
        _ function: Function, _ kind: MemberTable.FunctionMember.Kind, _ site: DeclarationSite, _ tree: SyntaxTree,
        into table: inout MemberTable, own: inout [IdentifierID: SourceSpan]
    ) {
        let span = tree.span(of: function.name)
        if !reportSameName(function, kind, span, table, own) { recordName(function.name.name, span, in: &own) }
        var kind = kind
        // A function that overrides an action is an action, as in Swift.
        if kind == .function, case .function(let inherited)? = table.members[function.name.name] {
            kind = table.functions[Int(inherited)].kind
        }
        let member = MemberTable.Member.function(UInt32(table.functions.count))
        table.members[function.name.name] = member
        var selector = kind == .function || isFromStoryboard(tree) ? nil : self.selector(of: function, tree)
        if let name = selector, own[name] != nil { selector = nil }
        if let selector { table.members[selector] = member }
        table.calls[function.name.name] = [UInt32(table.functions.count)]
        table.functions.append(
            MemberTable.FunctionMember(
                kind: kind, name: function.name.name, selector: selector, site: site, span: span,
                parameters: tree.elements(of: function.parameters).map { $0.name },
                signature: FunctionSignature(function, of: tree)))
    }

    private mutating func add(
        _ handler: Handler, _ site: DeclarationSite, _ tree: SyntaxTree, as place: HandlerLexicon.BodyKind,
        into table: inout MemberTable
    ) {
        let span = tree.span(of: handler.name)
        let name = Array(names.bytes(of: handler.name.name))
        // Resolving a handler checks whether its declaration may have it.
        var methods = HandlerLexicon.of(place)[name]
        if methods.isEmpty {
            methods =
                HandlerLexicon.BodyKind.allCases.lazy.map { HandlerLexicon.of($0)[name] }.first { !$0.isEmpty } ?? []
        }
        if let method = methods.first, let earlier = table.handler(of: method) {
            reportDuplicate(handler.name.name, span, earlier.span)
            return
        }
        let answers = methods.contains { $0.spec.result != .nothing || $0 == .loadView }
        table.handlers.append(
            MemberTable.HandlerMember(
                methods: methods, site: site, span: span,
                ownsSuper: handler.mentionsSuper || handler.isWithoutSuper || answers))
    }

    private mutating func add(
        _ entries: List<ViewEntry>, of tree: Int, into table: inout MemberTable, own: inout [IdentifierID: SourceSpan]
    ) {
        // The enclosing view of each depth.
        var enclosing: [UInt32] = [0]
        for entry in trees[tree].elements(of: entries) {
            let depth = min(max(entry.depth, 0), enclosing.count - 1)
            enclosing.removeLast(enclosing.count - 1 - depth)
            let superview = enclosing.last ?? 0
            table.views.append(MemberTable.ViewMember(entry: entry, superview: superview, tree: tree))
            let place = UInt32(table.views.count)
            enclosing.append(place)
            guard let name = entry.name else { continue }
            let span = trees[tree].span(of: name)
            if !reportSameName(entry, name, span, tree, table, own) { recordName(name.name, span, in: &own) }
            table.members[name.name] = .view(place)
        }
    }

    /// `outlet key -> name`: a second name for a view.
    private mutating func connectOutlets(of table: inout MemberTable) {
        for site in table.outlets {
            guard case .outlet(let key, let target) = trees[site.tree][site.declaration] else { continue }
            if case .view(let place)? = table.members[target.name] {
                table.members[key.name] = .view(place)
                declarations.memberNames.insert(key.name)
            } else {
                let name = names.text(of: target.name)
                diagnostics.report(
                    Diagnostic(
                        .unknownView, "unknown view '\(name)'", at: trees[site.tree].span(of: target),
                        help: "declare the view: view { label \(name) }"))
            }
        }
    }
}
