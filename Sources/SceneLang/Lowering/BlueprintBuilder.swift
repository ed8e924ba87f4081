import SceneRuntime

/// Builds the runtime's blueprint of a script from its declarations: classes, segues, storyboards, names.
///
/// Because declarations only grow, existing numbers stay the same. So an entry of a session adds to the tables, unless
/// it declares something again.
struct BlueprintBuilder {
    let declarations: Declarations
    let trees: SharedList<SyntaxTree>
    let names: IdentifierTable
    private(set) var blueprint: Blueprint
    /// The runtime's name for each name of the script.
    private var runtimeNames: [IdentifierID: NameID] = [:]
    /// The segues of classes, inherited ones first.
    private var segueSites: [ClassID: [DeclarationSite]] = [:]

    /// Creates a builder that continues `earlier` with what was declared since. If something was declared again, all
    /// tables are built again, except for the names and for the segues of classes that are not in `replaced`.
    init(
        _ declarations: Declarations, trees: SharedList<SyntaxTree>, names: IdentifierTable, earlier: Blueprint,
        replaced: Replacements = Replacements()
    ) {
        self.declarations = declarations
        self.trees = trees
        self.names = names
        blueprint = replaced.isEmpty ? earlier : .builtIn
        if !replaced.isEmpty {
            blueprint.names = earlier.names
            blueprint.segues = earlier.segues
        }
        build(after: earlier, replaced)
        blueprint.refusalHelp = Refusal.helps
    }

    /// Builds everything except for the parts that lowering adds.
    private mutating func build(after earlier: Blueprint, _ replaced: Replacements) {
        for item in declarations.segueClasses.dropFirst(blueprint.segueClasses.count) {
            var spec = SegueClassSpec()
            spec.name = name(item.name)
            spec.overridesPerform = overridesPerform(item)
            blueprint.segueClasses.append(spec)
        }
        for style in declarations.styles.dropFirst(blueprint.styles.count) { addStyle(style) }
        let known = blueprint.classes.count
        for number in declarations.controllers.indices.dropFirst(known) { addClass(ClassID(UInt32(number))) }
        inherit(from: known)
        // Segues can name later classes, so they are built after all classes.
        for number in declarations.controllers.indices.dropFirst(known) {
            let id = ClassID(UInt32(number))
            // Values of a running script contain the numbers of segues.
            if number < earlier.classes.count, !replaced.contains(id) {
                blueprint.classes[number].segues = earlier.classes[number].segues
            } else {
                addSegues(of: id)
            }
        }
        addStoryboards(withClassesFrom: known)
        for nib in declarations.nibs.dropFirst(blueprint.nibs.count) { addNib(nib) }
        for delegate in declarations.delegates.dropFirst(blueprint.delegates.count) {
            var spec = DelegateSpec()
            spec.name = name(delegate.name)
            spec.isModel = delegate.isModel
            spec.overrides = overrides(of: delegate.table)
            spec.notifications = delegate.table.notifications.map { name($0.name) }
            blueprint.delegates.append(spec)
        }
        for window in declarations.windows.dropFirst(blueprint.windows.count) {
            blueprint.windows.append(name(window.name))
            blueprint.screens.append(screen(of: window))
        }
        blueprint.app.actions = []
        blueprint.app.overrides = overrides(of: declarations.app.table)
        for function in declarations.app.table.functions where function.kind == .action {
            blueprint.app.actions += names(of: function)
        }
        blueprint.app.notifications = declarations.app.table.notifications.map { name($0.name) }
        blueprint.app.hasDelegateOfSwift = declarations.types.contains { $0.kind == .app }
        blueprint.app.makesWindowInCode =
            blueprint.app.overrides.contains(.sceneWillConnect) || blueprint.app.hasDelegateOfSwift
        if declarations.hasWindowWithoutScenes(names) { blueprint.app.usesScenes = false }
        addKeys(of: declarations.app.table.properties)
    }

    /// Adds the keys of the app's Info.plist.
    private mutating func addKeys(of properties: [MemberTable.PropertyMember]) {
        for property in properties {
            let (value, tree) = (property.value, property.site.tree)
            let key = names.text(of: property.name.name)
            if key == AppKey.scenes { blueprint.app.usesScenes = boolean(value, in: tree) ?? true }
            if key == AppKey.configurations { blueprint.app.lacksConfigurations = true }
            if key == AppKey.multipleScenes { blueprint.app.supportsMultipleScenes = boolean(value, in: tree) ?? false }
            if key == AppKey.statusBar {
                blueprint.app.controllersDecideAboutStatusBar = boolean(value, in: tree) ?? true
            }
            if key == AppKey.observationTracking {
                blueprint.app.tracksObservations = boolean(value, in: tree) ?? false
            }
            if key == AppKey.orientations { blueprint.app.orientations = orientations(value, in: tree) }
        }
    }

    /// Returns the runtime's name for a name of the script.
    mutating func name(_ id: IdentifierID) -> NameID {
        if let known = runtimeNames[id] { return known }
        let made = blueprint.names.intern(Array(names.bytes(of: id)))
        runtimeNames[id] = made
        return made
    }

    /// Returns the runtime's name for a string.
    mutating func name(_ text: [UInt8]) -> NameID { blueprint.names.intern(text) }

    private func overrides(of table: MemberTable) -> MethodSet {
        var set = MethodSet()
        for handler in table.handlers { for method in handler.methods { set.insert(method) } }
        return set
    }

    /// Returns the number of a window's screen, 0 if it declares none.
    private func screen(of window: Declarations.Item) -> UInt32 {
        guard let site = window.site, case .window(_, let members) = trees[site.tree][site.declaration] else {
            return 0
        }
        for member in trees[site.tree].elements(of: members) {
            guard case .property(_, let value) = trees[site.tree][member],
                case .integer(let number) = trees[site.tree][value]
            else { continue }
            return UInt32(clamping: number)
        }
        return 0
    }

    private func boolean(_ value: ExpressionID, in tree: Int) -> Bool? {
        if case .boolean(let value) = trees[tree][value] { return value }
        return nil
    }

    /// Returns the orientations of `.portrait` or of a list in brackets.
    private func orientations(_ value: ExpressionID, in tree: Int) -> OrientationMask {
        if case .symbol(let name) = trees[tree][value] {
            return SymbolLexicon.lexicon[Array(names.bytes(of: name))].flatMap(OrientationMask.init) ?? []
        }
        guard case .array(let elements) = trees[tree][value] else { return [] }
        return trees[tree].elements(of: elements).reduce(into: []) { mask, element in
            mask.formUnion(orientations(element, in: tree))
        }
    }

    private func text(_ value: ExpressionID, in tree: Int) -> [UInt8]? {
        if case .string(let text) = trees[tree][value] { return Array(trees[tree].bytes(of: text)) }
        return nil
    }

    private mutating func addStyle(_ style: Declarations.Item) {
        var spec = StyleSpec()
        spec.name = name(style.name)
        spec.overrides = overrides(of: style.table)
        if let site = style.site, case .style(_, let base?, _) = trees[site.tree][site.declaration],
            let symbol = SymbolLexicon.lexicon[Array(names.bytes(of: base.name))], let kind = ModalStyle(symbol)
        {
            spec.base = kind
        }
        for property in style.table.properties {
            guard let option = StyleOption.lexicon[Array(names.bytes(of: property.name.name))] else { continue }
            set(option, of: &spec, to: property.value, in: property.site.tree)
        }
        blueprint.styles.append(spec)
    }

    private func set(_ option: StyleOption, of spec: inout StyleSpec, to value: ExpressionID, in tree: Int) {
        let flag = boolean(value, in: tree)
        switch option {
        case .removesPresenter: spec.removesPresenter = flag ?? false
        case .fullScreen: spec.isFullScreen = flag ?? true
        case .interactive: spec.isInteractive = flag ?? false
        case .completes: spec.completes = flag ?? true
        case .adapts: spec.adapts = symbol(value, in: tree).flatMap { ModalStyle($0) } ?? .none
        case .transition: spec.transition = symbol(value, in: tree).flatMap { ModalTransition($0) }
        case .duration:
            if case .integer(let whole) = trees[tree][value] { spec.duration = Double(whole) }
            if case .double(let number) = trees[tree][value] { spec.duration = number }
        }
    }

    private func symbol(_ value: ExpressionID, in tree: Int) -> Symbol? {
        if case .symbol(let name) = trees[tree][value] { return SymbolLexicon.lexicon[Array(names.bytes(of: name))] }
        return nil
    }

    /// Adds the storyboards, and the scenes among the classes from number `known` on to theirs.
    private mutating func addStoryboards(withClassesFrom known: Int) {
        for number in declarations.storyboards.indices.dropFirst(blueprint.storyboards.count) {
            var spec = StoryboardSpec()
            spec.name = number == 1 ? name(Array("Main".utf8)) : name(declarations.storyboards[number].name)
            blueprint.storyboards.append(spec)
        }
        for number in declarations.storyboards.indices.dropFirst() {
            blueprint.storyboards[number].initial = declarations.initial[UInt32(number)] ?? .none
        }
        for index in declarations.controllers.indices.dropFirst(known) {
            let storyboard = declarations.controllers[index].storyboard
            if storyboard.exists { blueprint.storyboards[storyboard.index].scenes.append(ClassID(UInt32(index))) }
        }
    }

    private mutating func addNib(_ nib: Declarations.Item) {
        var spec = NibSpec()
        spec.name = name(nib.name)
        if let site = nib.site, case .nib(_, let entries) = trees[site.tree][site.declaration] {
            spec.hasViewOutlet = !entries.isEmpty
            let all = Array(trees[site.tree].elements(of: entries))
            let isOutlet = all.map { names.text(of: $0.kind.name) == "outlet" && !$0.actions.isEmpty }
            let own = all.indices.filter { !isOutlet[$0] }.map { all[$0] }
            spec.views = views(own, in: site.tree)
            for place in all.indices where isOutlet[place] {
                guard let key = all[place].name,
                    let target = trees[site.tree].elements(of: all[place].actions).first?.name,
                    let view = own.firstIndex(where: { $0.name?.name == target.name })
                else { continue }
                var outlet = OutletSpec()
                outlet.key = name(key.name)
                outlet.view = UInt32(view + 1)
                spec.outlets.append(outlet)
            }
        }
        blueprint.nibs.append(spec)
    }

    private mutating func views(_ entries: [ViewEntry], in tree: Int) -> [ViewSpec] {
        var specs: [ViewSpec] = []
        var enclosing: [UInt32] = [0]
        for entry in entries {
            let depth = min(max(Int(entry.depth), 0), enclosing.count - 1)
            enclosing.removeLast(enclosing.count - 1 - depth)
            specs.append(view(entry, in: tree, superview: enclosing.last ?? 0))
            enclosing.append(UInt32(specs.count))
        }
        return specs
    }

    private mutating func view(_ entry: ViewEntry, in tree: Int, superview: UInt32) -> ViewSpec {
        var spec = ViewSpec()
        spec.kind = name(entry.kind.name)
        if let own = entry.name { spec.name = name(own.name) }
        for action in trees[tree].elements(of: entry.actions) {
            spec.actions.append(ActionSpec(name: name(action.name.name), isConnected: action.isConnected))
        }
        spec.superview = superview
        return spec
    }

    /// Returns the names by which views and segues connect to an action.
    private mutating func names(of function: MemberTable.FunctionMember) -> [NameID] {
        [name(function.name)] + (function.selector.map { [name($0)] } ?? [])
    }

    private mutating func addClass(_ id: ClassID) {
        let entry = declarations.controllers[id.index]
        var spec = ClassSpec()
        spec.name = name(entry.name)
        spec.base = entry.base
        spec.systemClass = entry.systemClass
        spec.storyboard = entry.storyboard
        for function in entry.table.functions {
            switch function.kind {
            case .unwind: spec.unwindActions += names(of: function)
            case .action: spec.actions += names(of: function)
            case .function, .segueAction: break
            }
        }
        for member in entry.table.views {
            var view = view(member.entry, in: member.tree, superview: member.superview)
            if let kind = member.outletKind { view.kind = name(kind.utf8Bytes) }
            spec.views.append(view)
        }
        for field in entry.table.fields { spec.outlets.append(name(field.variable.name.name)) }
        for view in spec.views where view.name.exists { spec.outlets.append(view.name) }
        spec.memberOutletCount = spec.outlets.count
        spec.hasInitialisers = !entry.table.fields.isEmpty || !entry.table.computed.isEmpty
        addBody(of: entry, to: &spec)
        blueprint.classes.append(spec)
    }

    /// Adds what a class itself declares: its handlers, outlets, notifications, connections and properties.
    private mutating func addBody(of entry: Declarations.Controller, to spec: inout ClassSpec) {
        spec.overrides = overrides(of: entry.table)
        for handler in entry.table.handlers where handler.ownsSuper {
            for method in handler.methods { spec.ownsSuper.insert(method) }
        }
        for site in entry.table.outlets {
            guard case .outlet(let key, _) = trees[site.tree][site.declaration] else { continue }
            var outlet = OutletSpec()
            outlet.key = name(key.name)
            spec.outlets.append(outlet.key)
            guard case .view(let view)? = entry.table.members[key.name] else { continue }
            outlet.view = view
            spec.viewOutlets.append(outlet)
        }
        spec.notifications = entry.table.notifications.map { name($0.name) }
        for site in entry.table.connections {
            guard case .connection(let kind, let targets) = trees[site.tree][site.declaration] else { continue }
            for target in trees[site.tree].elements(of: targets) {
                if let child = controller(target, in: site.tree, from: entry.storyboard) {
                    spec.children.append(child)
                    if let column = kind.column { spec.columns.append(column) }
                }
            }
        }
        for property in entry.table.properties {
            let kind = PropertyLexicon.lexicon[Array(names.bytes(of: property.name.name))]
            let literal = text(property.value, in: property.site.tree)
            if let declared = kind?.spec.declaredText, let literal {
                if !spec[declared].exists { spec[declared] = name(literal) }
            } else {
                spec.hasInitialisers = true
                if kind == .splitStyle, spec.splitStyle == .unspecified,
                    case .symbol(let name) = trees[property.site.tree][property.value],
                    let symbol = SymbolLexicon.lexicon[Array(names.bytes(of: name))]
                {
                    spec.splitStyle = SplitStyle(symbol) ?? .unspecified
                }
            }
        }
    }

    /// Adds to the classes from number `known` on what they inherit. A class can be declared before its superclass, so
    /// that each gets it from a complete one.
    private mutating func inherit(from known: Int) {
        let added = declarations.controllers.indices.dropFirst(known)
        var done = ClassSet(of: declarations.controllers.count)
        for number in added {
            var chain: [ClassID] = []
            var current = ClassID(UInt32(number))
            while current.exists, current.index >= known, done.insert(current) {
                chain.append(current)
                current = declarations.controllers[current.index].parent
            }
            for id in chain.reversed() {
                let parent = declarations.controllers[id.index].parent
                guard parent.exists else { continue }
                // Read before the change, which would otherwise copy all classes.
                let inherited = blueprint.classes[parent.index]
                inherit(inherited, into: &blueprint.classes[id.index])
            }
        }
        for number in added { inferStyle(of: &blueprint.classes[number]) }
    }

    /// Adds the handlers, outlets and notifications of a superclass; its connections and properties only if the class
    /// does not set them.
    private func inherit(_ inherited: ClassSpec, into spec: inout ClassSpec) {
        spec.overrides.formUnion(inherited.overrides)
        spec.ownsSuper.formUnion(inherited.ownsSuper)
        // The variables and views of the superclass are among those of the class, which has the same views, with the
        // same numbers.
        spec.outlets += inherited.outlets.dropFirst(inherited.memberOutletCount)
        spec.viewOutlets += inherited.viewOutlets
        for notification in inherited.notifications where !spec.notifications.contains(notification) {
            spec.notifications.append(notification)
        }
        if spec.children.isEmpty { (spec.children, spec.columns) = (inherited.children, inherited.columns) }
        for declared in ClassText.allCases where !spec[declared].exists { spec[declared] = inherited[declared] }
        if spec.splitStyle == .unspecified { spec.splitStyle = inherited.splitStyle }
        spec.hasInitialisers = spec.hasInitialisers || inherited.hasInitialisers
    }

    /// Infers the style from columns that only the column style has.
    private func inferStyle(of spec: inout ClassSpec) {
        guard spec.splitStyle == .unspecified else { return }
        if spec.columns.contains(.supplementary) {
            spec.splitStyle = .tripleColumn
        } else if spec.columns.contains(.compact) {
            spec.splitStyle = .doubleColumn
        }
    }

    /// Returns the class of controller that the target of a connection or segue names.
    private func controller(_ target: ExpressionID, in tree: Int, from storyboard: StoryboardID) -> ClassID? {
        if case .name(let name) = trees[tree][target] {
            let home = storyboard.exists ? storyboard : StoryboardID.main
            switch declarations.lookUp(name, from: home) {
            case .found(.controller(let id)): return id
            case .found(.storyboard(let id)): return declarations.initial[id.raw]
            case .found, .missing, .ambiguous: return nil
            }
        }
        guard case .member(let base, let name) = trees[tree][target], case .name(let outer) = trees[tree][base]
        else { return nil }
        guard let entity = declarations.file[outer] else {
            return names.text(of: outer) == "Main" ? declarations.mainScene(name.name) : nil
        }
        guard case .storyboard(let id) = entity else { return nil }
        return declarations.scenes[id.raw]?[name.name]
    }
}

// Segues.
extension BlueprintBuilder {
    /// Whether a class of segues has a body, which is its `perform()`.
    private func overridesPerform(_ item: Declarations.Item) -> Bool {
        guard let site = item.site, case .segueClass(_, _, .some) = trees[site.tree][site.declaration] else {
            return false
        }
        return true
    }

    private mutating func addSegues(of id: ClassID) {
        for site in sites(ofSegues: id) { addSegue(site, of: id) }
    }

    /// Returns the segues of a class, inherited ones first.
    private mutating func sites(ofSegues id: ClassID) -> [DeclarationSite] {
        var chain: [ClassID] = []
        var current = id
        while current.exists, segueSites[current] == nil {
            chain.append(current)
            current = declarations.controllers[current.index].parent
        }
        var sites = segueSites[current] ?? []
        for ancestor in chain.reversed() {
            sites += declarations.controllers[ancestor.index].table.segues
            segueSites[ancestor] = sites
        }
        return sites
    }

    private mutating func addSegue(_ site: DeclarationSite, of source: ClassID) {
        let tree = trees[site.tree]
        guard case .segue(let segue) = tree[site.declaration] else { return }
        let entry = declarations.controllers[source.index]
        var spec = SegueSpec()
        spec.source = source
        if let identifier = segue.identifier { spec.identifier = name(Array(tree.bytes(of: identifier))) }
        if let kind = SegueKindLexicon.lexicon[Array(names.bytes(of: segue.kind.name))] {
            spec.kind = kind
        } else {
            spec.kind = .custom
            if case .segueClass(let own)? = declarations.file[segue.kind.name] { spec.customClass = own }
        }
        if spec.kind == .unwind {
            if case .name(let action) = tree[segue.target] { spec.unwindAction = name(action) }
        } else {
            spec.target = controller(segue.target, in: site.tree, from: entry.storyboard) ?? .none
        }
        for clause in tree.elements(of: segue.clauses) { add(clause, of: entry, in: tree, to: &spec) }
        blueprint.segues.append(spec)
        blueprint.classes[source.index].segues.append(SegueID(UInt32(blueprint.segues.count - 1)))
    }

    private mutating func add(
        _ argument: ClauseArgument, of entry: Declarations.Controller, in tree: SyntaxTree, to spec: inout SegueSpec
    ) {
        guard case .expression(let value) = argument.operand else {
            if argument.clause == .unanimated { spec.isAnimated = false }
            return
        }
        if case .boolean(let animated) = tree[value], argument.clause == .animated { spec.isAnimated = animated }
        var written: IdentifierID?
        if case .name(let name) = tree[value] { written = name }
        if case .symbol(let name) = tree[value] { written = name }
        guard let written else { return }
        let symbol = SymbolLexicon.lexicon[Array(names.bytes(of: written))]
        switch argument.clause {
        case .style:
            if let style = symbol.flatMap(ModalStyle.init) {
                spec.style = style
            } else if case .style(let style)? = declarations.file[written] {
                spec.customStyle = style
            }
        case .transition: spec.transition = symbol.flatMap(ModalTransition.init)
        case .on: spec.trigger = place(written, of: entry)
        case .anchor: spec.anchor = place(written, of: entry)
        case .action: spec.segueAction = name(written)
        case .column: spec.column = symbol.flatMap(SplitColumn.init)
        case .class:
            if case .segueClass(let own)? = declarations.file[written] { spec.customClass = own }
        default: break
        }
    }

    private func place(_ name: IdentifierID, of entry: Declarations.Controller) -> UInt32? {
        if case .view(let place)? = entry.table.members[name] { return place }
        return nil
    }
}

extension ConnectionKind {
    /// The column of a split view controller that the connection sets, or nil.
    fileprivate var column: SplitColumn? {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .compact: .compact
        case .root, .tabs, .pages: nil
        }
    }
}
