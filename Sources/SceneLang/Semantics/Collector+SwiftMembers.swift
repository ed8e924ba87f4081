import SceneRuntime

// The members of classes, structures, enumerations and extensions of Swift.
extension Collector {
    /// Links a class to a superclass that is nested in a type, or that only its name says. Returns false if there is
    /// none.
    mutating func linkToType(_ controller: ClassID, _ base: IdentifierID) -> Bool {
        let type = declarations.typeOfController[controller] ?? .none
        let outer = type.exists ? declarations.types[type.index].outer : .none
        if let found = declarations.findType(base, in: outer), declarations.types[found.index].controller.exists,
            declarations.types[found.index].controller != controller
        {
            declarations.controllers[controller.index].parent = declarations.types[found.index].controller
            return true
        }
        guard let kind = Self.assumedBase(names.text(of: base)) else { return false }
        if names.text(of: base).hasSuffix("HostingController") {
            declarations.controllers[controller.index].systemClass = .hosting
        }
        declarations.controllers[controller.index].base = kind
        declarations.assumedBases.append((controller, base))
        return true
    }

    /// Adds a function of the file whose name another one has. Returns false if it is the first with the name.
    mutating func overload(_ name: IdentifierID) -> Bool {
        let new = declarations.functions.count - 1
        guard case .function(let earlier)? = declarations.file[name], Int(earlier) != new,
            declarations.functions[new].signature.isSwift, declarations.functions[Int(earlier)].signature.isSwift
        else { return false }
        declarations.overloads[name, default: [earlier]].append(UInt32(new))
        return true
    }

    /// Collects the members of types that are no classes of controllers.
    mutating func collectPlainTypes() {
        var done: Set<TypeID> = []
        for place in declarations.changedTypes { collectPlainType(TypeID(UInt32(place)), &done) }
    }

    private mutating func collectPlainType(_ id: TypeID, _ done: inout Set<TypeID>) {
        let entry = declarations.types[id.index]
        guard done.insert(id).inserted, entry.kind != .controller else { return }
        currentType = id
        defer { currentType = .none }
        if entry.kind == .app {
            guard entry.site.tree >= firstTree else { return }
            var table = declarations.app.table
            for part in entry.parts { collect(part.members, of: part.tree, as: .app, into: &table) }
            declarations.app.table = table
            if declarations.app.site == nil {
                declarations.app.site = entry.site
                declarations.app.span = entry.span
            }
            return
        }
        if entry.parent.exists { collectPlainType(entry.parent, &done) }
        currentType = id
        guard entry.parts.contains(where: { $0.tree >= firstTree }) else { return }
        var table = MemberTable()
        if entry.parent.exists {
            table = declarations.types[entry.parent.index].table
            table.handlers = []
            table.notifications = []
            table.initialisers = []
            table.firstOwnFunction = table.functions.count
            table.firstOwnComputed = table.computed.count
        }
        table.firstOwnField = table.fields.count
        for part in entry.parts { collect(part.members, of: part.tree, as: .delegate, into: &table) }
        addProtocolMembers(of: id, to: &table)
        declarations.types[id.index].table = table
    }

    /// Adds the functions and properties that extensions add to the protocols of a type.
    mutating func addProtocolMembers(of id: TypeID, to table: inout MemberTable) {
        guard id.exists, declarations.types[id.index].kind != .protocolType else { return }
        var waiting = declarations.types[id.index].inherited
        var seen: Set<IdentifierID> = []
        var next = 0
        while next < waiting.count {
            let name = waiting[next]
            next += 1
            guard seen.insert(name).inserted, let found = declarations.findType(name, in: id),
                declarations.types[found.index].kind == .protocolType
            else { continue }
            waiting += declarations.types[found.index].inherited
            for part in declarations.types[found.index].parts.dropFirst() {
                let tree = trees[part.tree]
                var added = MemberTable()
                let outer = currentType
                currentType = found
                for member in tree.elements(of: part.members) {
                    let site = DeclarationSite(tree: part.tree, declaration: member)
                    _ = collectSwift(site, tree, as: .delegate, into: &added)
                }
                currentType = outer
                merge(added, into: &table)
            }
        }
    }

    private func merge(_ added: MemberTable, into table: inout MemberTable) {
        for function in added.functions {
            let known = table.calls[function.name] ?? []
            if known.contains(where: { hasSameLabels(table.functions[Int($0)], function) }) { continue }
            let index = UInt32(table.functions.count)
            table.functions.append(function)
            table.calls[function.name] = known + [index]
            if table.members[function.name] == nil { table.members[function.name] = .function(index) }
        }
        for member in added.computed where table.members[member.name] == nil {
            table.members[member.name] = .computed(UInt32(table.computed.count))
            table.computed.append(member)
        }
    }

    /// Whether two functions have the same labels in the same order, so that only types tell them apart.
    func hasSameLabels(_ a: MemberTable.FunctionMember, _ b: MemberTable.FunctionMember) -> Bool {
        a.signature.parameters.map { $0.label } == b.signature.parameters.map { $0.label }
    }

    /// Collects a member in Swift's form. Returns false for others.
    mutating func collectSwift(
        _ site: DeclarationSite, _ tree: SyntaxTree, as place: HandlerLexicon.BodyKind, into table: inout MemberTable
    ) -> Bool {
        switch tree[site.declaration] {
        case .enumCases, .type: return true
        case .variable(let variable):
            guard currentType.exists || variable.details.exists else { return false }
            collect(variable, tree.record(variable.details), site, tree, as: place, into: &table)
            return true
        case .function(let function):
            guard function.isSwift || !function.signature.isEmpty else {
                // In an own form, too, a function with the full name of a handler is the handler.
                let labels = tree.elements(of: function.parameters).map { names.text(of: $0.name) }
                if let found = HandlerName.method(names.bytes(of: function.name.name), labels, of: place) {
                    let span = tree.span(of: function.name)
                    addHandler([found.method], found.arguments, site, span, into: &table)
                }
                return false
            }
            collect(function, site, tree, as: place, into: &table)
            return true
        case .handler(let handler):
            // A class has an `on` or an override for a method.
            guard let method = HandlerLexicon.of(place)[Array(names.bytes(of: handler.name.name))].first,
                let earlier = table.handler(of: method)
            else { return false }
            reportDuplicate(handler.name.name, tree.span(of: handler.name), earlier.span)
            return true
        default: return false
        }
    }
}

// Properties.
extension Collector {
    private mutating func collect(
        _ variable: Variable, _ details: VariableDetails?, _ site: DeclarationSite, _ tree: SyntaxTree,
        as place: HandlerLexicon.BodyKind, into table: inout MemberTable
    ) {
        let name = variable.name.name
        let span = tree.span(of: variable.name)
        let modifiers = details?.modifiers ?? []
        let accessors = details.map { Array(tree.elements(of: $0.accessors)) } ?? []
        declarations.memberNames.insert(name)
        if modifiers.contains(.isStatic) || place == .app && names.text(of: name) == "window" { return }
        if modifiers.contains(.lacksBody)
            || currentType.exists
                && declarations.types[currentType.index].kind == .protocolType && accessors.isEmpty
        {
            table.members[name] = .computed(UInt32(table.computed.count))
            table.computed.append(
                MemberTable.ComputedMember(
                    kind: .computed, name: name, variable: variable, site: site, span: span, field: 0))
            declarations.computedNames.insert(name)
            return
        }
        let type = details.flatMap { tree.record($0.type) }
        if modifiers.contains(.isOutlet), place == .controller, let type, type.shape == .named,
            !isAssigned(name, in: site.tree)
        {
            addOutlet(variable, type, site, span, into: &table)
            if !accessors.isEmpty { observeOutlet(variable, site, span, in: &table) }
            return
        }
        let isComputed = accessors.contains { $0.kind == .get }
        if isComputed {
            if let method = HandlerName.property(names.bytes(of: name), of: place) {
                return addHandler([method], [], site, span, into: &table)
            }
            if case .field? = table.members[name] { declarations.overriddenProperties.insert(name) }
            return add(.computed, variable, site, span, into: &table)
        }
        if modifiers.contains(.isOverride), !accessors.isEmpty, table.members[name] == nil {
            // UIKit has the value of `override var title: String? { didSet { … } }`.
            if place == .controller || currentType.exists { add(.inherited, variable, site, span, into: &table) }
            return
        }
        if modifiers.contains(.isOverride), !accessors.isEmpty, let inherited = table.members[name] {
            if case .field = inherited { declarations.overriddenProperties.insert(name) }
            switch inherited {
            case .field, .computed:
                return add(.overridden, variable, site, span, into: &table, overriding: inherited)
            case .function, .view: break
            }
        }
        reportDuplicateVariable(name, span, table)
        if !accessors.isEmpty { return add(.observed, variable, site, span, into: &table) }
        if modifiers.contains(.isLazy) { return add(.lazy, variable, site, span, into: &table) }
        table.members[name] = .field(UInt32(table.fields.count))
        table.fields.append(MemberTable.Field(variable: variable, site: site, span: span))
    }

    /// Whether the class whose members are being collected gives a value to a variable of self with this name. An
    /// outlet to which this applies is a stored property: code makes its view.
    private mutating func isAssigned(_ name: IdentifierID, in number: Int) -> Bool {
        let places = assignedNames[number] ?? assignedPlaces(in: number)
        assignedNames[number] = places
        guard let found = places[name], currentType.exists else { return false }
        let tree = trees[number]
        return declarations.types[currentType.index].parts.contains { part in
            let members = tree.elements(of: part.members)
            guard part.tree == number, let first = members.first, let last = members.last else { return false }
            return found.contains { $0 >= tree.span(of: first).start && $0 < tree.span(of: last).end }
        }
    }

    /// Returns where a tree assigns values other than nil to a bare name, which no local variable has, or to a member
    /// of self, by the name.
    private func assignedPlaces(in number: Int) -> [IdentifierID: [UInt32]] {
        let tree = trees[number]
        var locals: Set<IdentifierID> = []
        for place in 0..<tree.statements.count {
            if case .variable(let variable) = tree.statements[place].node { locals.insert(variable.name.name) }
        }
        var found: [IdentifierID: [UInt32]] = [:]
        for place in 0..<tree.statements.count {
            guard case .assignment(let target, _, let value) = tree.statements[place].node else { continue }
            if case .nilLiteral = tree[value] { continue }
            let start = UInt32(tree.span(of: target).start)
            if case .name(let own) = tree[target], !locals.contains(own) { found[own, default: []].append(start) }
            if let (base, own) = tree.member(target), case .selfReference = tree[base] {
                found[own.name, default: []].append(start)
            }
        }
        return found
    }

    private mutating func reportDuplicateVariable(_ name: IdentifierID, _ span: SourceSpan, _ table: MemberTable) {
        if case .field(let index)? = table.members[name], Int(index) >= table.firstOwnField {
            reportDuplicate(name, span, table.fields[Int(index)].span)
        }
    }

    private mutating func add(
        _ kind: MemberTable.ComputedMember.Kind, _ variable: Variable, _ site: DeclarationSite, _ span: SourceSpan,
        into table: inout MemberTable, overriding inherited: MemberTable.Member? = nil
    ) {
        let name = variable.name.name
        var field = UInt32(0)
        if kind.hasField {
            field = UInt32(table.fields.count)
            table.fields.append(MemberTable.Field(variable: variable, site: site, span: span, isLazy: kind == .lazy))
        }
        table.members[name] = .computed(UInt32(table.computed.count))
        table.computed.append(
            MemberTable.ComputedMember(
                kind: kind, name: name, variable: variable, site: site, span: span, field: field,
                overrides: inherited))
        declarations.computedNames.insert(name)
        if kind != .lazy { declarations.settersOfScript.insert(name) }
    }

    /// Declares the view of an outlet.
    private mutating func addOutlet(
        _ variable: Variable, _ type: TypeName, _ site: DeclarationSite, _ span: SourceSpan,
        into table: inout MemberTable
    ) {
        let name = variable.name.name
        // A class can also declare the view, as its storyboard does.
        if case .view? = table.members[name] { return }
        let entry = ViewEntry(kind: type.name, name: variable.name, actions: .empty, depth: 0)
        table.views.append(
            MemberTable.ViewMember(
                entry: entry, superview: 0, tree: site.tree, outletKind: Self.viewKind(names.text(of: type.name.name))))
        table.members[name] = .view(UInt32(table.views.count))
    }

    /// Declares the observers of an outlet. They run when UIKit loads the view, unless the class loads it itself.
    private mutating func observeOutlet(
        _ variable: Variable, _ site: DeclarationSite, _ span: SourceSpan, in table: inout MemberTable
    ) {
        table.observedOutlets.append(
            MemberTable.ComputedMember(
                kind: .computed, name: variable.name.name, variable: variable, site: site, span: span, field: 0))
        guard table.handler(of: .loadView) == nil else { return }
        table.handlers.append(
            MemberTable.HandlerMember(
                methods: [.loadView], site: site, span: span, ownsSuper: true, arguments: [], connectsOutlets: true))
    }

    /// The kind of view of a class, as after `view`.
    static func viewKind(_ type: String) -> StaticString {
        if let found = ViewClass.named(type) { return found.kind }
        if type == "UIBarButtonItem" { return "barButton" }
        return type.hasSuffix("Button") ? "button" : type.hasSuffix("Label") ? "label" : "view"
    }
}

// Functions.
extension Collector {
    private mutating func collect(
        _ function: Function, _ site: DeclarationSite, _ tree: SyntaxTree, as place: HandlerLexicon.BodyKind,
        into table: inout MemberTable
    ) {
        let modifiers = function.modifiers
        let span = tree.span(of: function.name)
        let signature = FunctionSignature(function, of: tree)
        let labels = signature.parameters.map { $0.label.map { names.text(of: $0) } ?? "_" }
        if modifiers.contains(.isStatic) { return declarations.memberNames.formUnion([function.name.name]) }
        if modifiers.contains(.isMutating) { declarations.mutatingNames.insert(function.name.name) }
        let isOfClass = place == .controller || place == .app
        switch function.kind {
        case .initialiser, .failableInitialiser:
            if place == .controller, let method = Self.initialiser(labels) {
                return addHandler([method], Array(0..<UInt8(labels.count)), site, span, into: &table)
            }
            table.initialisers.append(UInt32(table.functions.count))
            return append(function, signature, .function, site, span, into: &table, isNamed: false)
        case .deinitialiser:
            if place == .controller { return addHandler([.deinitialise], [], site, span, into: &table) }
            table.deinitialiser = site
            return append(function, signature, .function, site, span, into: &table, isNamed: false)
        case .subscript:
            return append(function, signature, .function, site, span, into: &table, isNamed: true)
        case .function: break
        }
        var kind = MemberTable.FunctionMember.Kind.function
        if isOfClass, modifiers.contains(.isSegueAction) { kind = .segueAction }
        if isOfClass, modifiers.contains(.isAction) || modifiers.contains(.isObjectiveC) {
            let type = signature.parameters.first?.type
            let isUnwind =
                signature.parameters.count == 1 && type.map { names.text(of: $0.name.name) } == "UIStoryboardSegue"
            kind = isUnwind ? .unwind : .action
        }
        let isProtocol = currentType.exists && declarations.types[currentType.index].kind == .protocolType
        if !isProtocol,
            let found = HandlerName.method(names.bytes(of: function.name.name), labels, of: place),
            kind == .function || modifiers.contains(.isOverride)
                || isSelector(modifiers) && found.method.spec.owner != .controller
        {
            addHandler([found.method], found.arguments, site, span, into: &table)
            // Code calls `dismiss(animated:completion:)` as it calls other functions.
            let given = labels.map { (label: $0 == "_" ? nil : Array($0.utf8), isClosure: false) }
            let method = UIKitMethod.find(names.bytes(of: function.name.name), given)
            let isNamed = method.map { !UIKitMethod.table[$0.index].callsHandler } ?? false
            return append(function, signature, .function, site, span, into: &table, isNamed: isNamed)
        }
        append(function, signature, kind, site, span, into: &table, isNamed: true)
    }

    /// Whether a function has a selector by `@objc`, and no view is connected to it.
    private func isSelector(_ modifiers: Modifiers) -> Bool {
        modifiers.contains(.isObjectiveC) && !modifiers.contains(.isAction)
    }

    /// The initialiser of UIKit with these labels, or nil.
    private static func initialiser(_ labels: [String]) -> Method? {
        labels == ["coder"] ? .initCoder : labels == ["nibName", "bundle"] ? .initNib : nil
    }

    /// Adds a function. With `isNamed`, its name without labels is that of a member.
    private mutating func append(
        _ function: Function, _ signature: FunctionSignature, _ kind: MemberTable.FunctionMember.Kind,
        _ site: DeclarationSite, _ span: SourceSpan, into table: inout MemberTable, isNamed: Bool
    ) {
        let name = function.name.name
        let tree = trees[site.tree]
        var kind = kind
        let index = UInt32(table.functions.count)
        let earlier = table.calls[name] ?? []
        // A function that overrides an action is an action, as in Swift.
        if kind == .function, modifiersOverride(function), let inherited = earlier.first {
            kind = table.functions[Int(inherited)].kind
        }
        let member = MemberTable.FunctionMember(
            kind: kind, name: name, site: site, span: span,
            parameters: tree.elements(of: function.parameters).map { $0.name }, signature: signature)
        if isNamed { reportOverload(member, among: earlier, in: table) }
        table.functions.append(member)
        guard function.kind == .function || function.kind == .subscript else { return }
        table.calls[name] = [index] + earlier.filter { !replaces(member, table.functions[Int($0)]) }
        if signature.isSwift { declarations.swiftFunctionNames.insert(name) }
        declarations.note(signature, named: name)
        guard isNamed else { return }
        declarations.memberNames.insert(name)
        // `tableView(_:numberOfRowsInSection:)` does not hide the property `tableView`, nor does `title(forItem:)` hide
        // the title of a controller.
        if signature.isSwift, Self.namesOfDelegateMethods.contains(names.text(of: name)) { return }
        if signature.isSwift, signature.parameters.first?.label != nil, currentType.exists,
            declarations.types[currentType.index].kind == .controller,
            PropertyLexicon.lexicon[names.bytes(of: name)] != nil
        {
            return
        }
        switch table.members[name] {
        case nil, .function?: table.members[name] = .function(index)
        case .field?, .view?, .computed?: break
        }
    }

    /// The first words of methods of delegates that are names of properties, too.
    private static let namesOfDelegateMethods: Set<String> = [
        "tableView", "collectionView", "navigationController", "tabBarController", "splitViewController",
    ]

    private func modifiersOverride(_ function: Function) -> Bool { function.modifiers.contains(.isOverride) }

    private mutating func addHandler(
        _ methods: [Method], _ arguments: [UInt8], _ site: DeclarationSite, _ span: SourceSpan,
        into table: inout MemberTable
    ) {
        if methods.first == .loadView { table.handlers.removeAll { $0.connectsOutlets } }
        if let method = methods.first, let earlier = table.handler(of: method) {
            let name = method.spec.handler.text
            diagnostics.report(
                Diagnostic(
                    .duplicateDeclaration, "duplicate handler '\(name)'", at: span, label: "second declaration",
                    secondary: [.init(earlier.span, "first declaration")],
                    help: methods.first?.spec.owner == .scene
                        ? "a script has one scene delegate: remove the other class, or its method"
                        : "a class has 'on \(name)' or an override, not both"))
            return
        }
        let ownsSuper = methods.first != .deinitialise && methods.first != .initNib && methods.first != .initCoder
        table.handlers.append(
            MemberTable.HandlerMember(
                methods: methods, site: site, span: span, ownsSuper: ownsSuper, arguments: arguments))
    }
}
