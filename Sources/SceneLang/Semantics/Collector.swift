import SceneRuntime

/// Collects the declarations of trees in a `Declarations` table, so that a name can be used before its declaration.
struct Collector {
    var declarations: Declarations
    var diagnostics = Diagnostics()
    let trees: SharedList<SyntaxTree>
    let names: IdentifierTable
    let sources: SourceMap
    /// The controllers collected by this run.
    var added: [ClassID] = []
    /// The current storyboard; 1 is the main one.
    var storyboard = StoryboardID.main
    /// The stand-ins that other declarations of their names have replaced.
    var replaced: [(standIn: ClassID, by: IdentifierID)] = []
    /// The first file of an entry of a session, which may declare names of earlier files again; nil for other files.
    let firstFile: FileID?
    /// What is declared again.
    var replacements = Replacements()
    /// The types that are not yet declared, with the types around them.
    var waitingTypes: [(site: DeclarationSite, outer: TypeID)] = []
    /// The type of Swift whose members are being collected, or none.
    var currentType = TypeID.none
    /// The number of the first tree of this run.
    var firstTree = 0
    /// The unwind actions that scripts declare, with their selectors; nil if no tree was written from a storyboard.
    var declaredUnwinds: Set<IdentifierID>?
    /// Where each tree assigns values, by the number of the tree and the name; see `isAssigned`.
    var assignedNames: [Int: [IdentifierID: [UInt32]]] = [:]

    /// - Parameter firstFile: the first file of an entry of a session; nil for other files.
    init(
        _ declarations: Declarations, trees: SharedList<SyntaxTree>, names: IdentifierTable, sources: SourceMap,
        firstFile: FileID? = nil
    ) {
        self.firstFile = firstFile
        self.declarations = declarations
        self.trees = trees
        self.names = names
        self.sources = sources
        if self.declarations.storyboards.count == 1 { self.declarations.storyboards.append(Declarations.Item()) }
    }

    /// Collects the declarations of the trees from number `index` on.
    mutating func collect(from index: Int) {
        for number in index..<max(index, trees.count) {
            // Copied once: the elements of `trees` would be copied wherever they are used.
            let tree = trees[number]
            // A session adds little at a time, for which exact room would be copied again and again.
            if index == 0 { declarations.reserve(tree.controllerCount) }
            if tree.declaresTypes { declarations.usesSwift = true }
            for (name, shape) in tree.genericResults { declarations.genericResults[name] = shape }
            for (name, type) in tree.typeAliases { declarations.aliases[name] = type }
            for statement in tree.elements(of: tree.root.statements) { enter(tree[statement], of: number, tree) }
        }
        firstTree = index
        declareTypes(from: index)
        declareLaunchedControllers(from: index)
        for controller in added { link(controller) }
        addSubclasses()
        replaceStandIns()
        if trees[min(index, trees.count)...].contains(where: isFromStoryboard) { declarations.hasStoryboard = true }
        findDeclaredUnwinds(from: index)
        var checked = ClassSet(of: declarations.controllers.count)
        for controller in added { cutCycle(at: controller, checked: &checked) }
        insertExtensionClasses()
        collectPlainTypes()
        addPlainDelegates()
        var done = ClassSet(of: declarations.controllers.count)
        var new = done
        for controller in added { new.insert(controller) }
        for controller in added { collectMembers(of: controller, among: new, done: &done) }
    }

    private mutating func enter(_ statement: Statement, of number: Int, _ tree: SyntaxTree) {
        switch statement {
        case .declaration(let id): enter(DeclarationSite(tree: number, declaration: id), tree)
        case .variable(let variable):
            let span = tree.span(of: variable.name)
            let global = Declarations.Global(
                name: variable.name.name, span: span, isConstant: variable.isConstant, isWeak: variable.isWeak)
            if replace(with: global) { break }
            declarations.globals.append(global)
            enter(variable.name.name, .global(UInt32(declarations.globals.count - 1)), at: span)
        default: break
        }
    }

    private mutating func enter(_ site: DeclarationSite, _ tree: SyntaxTree) {
        switch tree[site.declaration] {
        case .controller(let controller): enter(controller, site, tree)
        case .storyboard(let name, let members):
            let id = StoryboardID(UInt32(declarations.storyboards.count))
            declarations.storyboards.append(item(name, site))
            enter(name.name, .storyboard(id), at: tree.span(of: name))
            let outer = storyboard
            storyboard = id
            for member in tree.elements(of: members) {
                enter(DeclarationSite(tree: site.tree, declaration: member), tree)
            }
            storyboard = outer
        case .nib(let name, _):
            // Nibs are found by their file names only, which are not names of the script.
            declarations.nibs.append(item(name, site))
        case .style(let name, _, let members):
            var entry = item(name, site)
            collect(members, of: site.tree, as: .style, into: &entry.table)
            if replace(.style, with: entry) { break }
            declarations.styles.append(entry)
            enter(name.name, .style(StyleID(UInt32(declarations.styles.count - 1))), at: entry.span)
        case .segueClass(let name, _, _):
            if replace(with: item(name, site)) { break }
            declarations.segueClasses.append(item(name, site))
            let id = SegueClassID(UInt32(declarations.segueClasses.count - 1))
            if enterForStandIn(id) { break }
            enter(name.name, .segueClass(id), at: tree.span(of: name))
        case .delegate(let name, let members): collectObject(name, members, at: site, isModel: false)
        case .model(let name, let members): collectObject(name, members, at: site, isModel: true)
        case .app(let members):
            declarations.app.site = site
            declarations.app.span = tree.span(of: site.declaration)
            var table = declarations.app.table
            collect(members, of: site.tree, as: .app, into: &table)
            declarations.app.table = table
        case .window(let name, _):
            declarations.windows.append(item(name, site))
            let id = WindowID(UInt32(declarations.windows.count - 1))
            enter(name.name, .window(id), at: tree.span(of: name))
        case .scenario: declarations.scenarios.append(Declarations.Scenario(site: site))
        case .function(let function):
            let span = tree.span(of: function.name)
            let entry = Declarations.FileFunction(
                name: function.name.name, span: span, site: site,
                parameters: tree.elements(of: function.parameters).map { $0.name },
                signature: FunctionSignature(function, of: tree))
            noteOperator(function)
            declarations.note(entry.signature, named: entry.name)
            if replace(with: entry) { break }
            declarations.functions.append(entry)
            if overload(function.name.name) { break }
            enter(function.name.name, .function(UInt32(declarations.functions.count - 1)), at: span)
        case .type(let type): enter(type, site, tree)
        default: break
        }
    }

    /// Adds a delegate or a model.
    private mutating func collectObject(
        _ name: Identifier, _ members: List<DeclarationID>, at site: DeclarationSite, isModel: Bool
    ) {
        var entry = item(name, site)
        entry.isModel = isModel
        collect(members, of: site.tree, as: .delegate, into: &entry.table)
        if replace(.delegate, with: entry) { return }
        declarations.delegates.append(entry)
        enter(name.name, .delegate(DelegateID(UInt32(declarations.delegates.count - 1))), at: entry.span)
    }

    private func item(_ name: Identifier, _ site: DeclarationSite) -> Declarations.Item {
        Declarations.Item(name: name.name, span: trees[site.tree].span(of: name), site: site)
    }

    /// Adds a class of controllers, without its members.
    mutating func enter(_ declaration: ControllerDeclaration, _ site: DeclarationSite, _ tree: SyntaxTree) {
        let span = tree.span(of: declaration.name)
        var controller = Declarations.Controller()
        controller.name = declaration.name.name
        controller.span = span
        controller.isScene = declaration.isScene
        controller.isInitial = declaration.isInitial
        controller.site = site
        controller.members = declaration.members
        controller.storyboard = declaration.isScene ? storyboard : .none
        controller.isStandIn = !declaration.isScene && isFromStoryboard(tree)
        let earlier = replace(with: controller, declaration)
        let id = earlier ?? ClassID(UInt32(declarations.controllers.count))
        if earlier == nil { declarations.controllers.append(controller) }
        declarations.controllerAt[site] = id
        added.append(id)
        if earlier != nil {
            // The name refers to it already.
        } else if declaration.isScene, storyboard.raw > 1 {
            let earlier = declarations.scenes[storyboard.raw, default: [:]].updateValue(id, forKey: controller.name)
            if let earlier { reportDuplicate(controller.name, span, declarations.controllers[earlier.index].span) }
        } else if !enterForStandIn(id) {
            enter(controller.name, .controller(id), at: span)
        }
        guard declaration.isInitial else { return }
        if let first = declarations.initial[storyboard.raw] {
            let earlier = declarations.controllers[first.index].span
            let start = tree.span(of: site.declaration).start
            let word = SourceSpan(file: span.file, start: start, end: start + UInt32("initial ".utf8.count))
            let isWord = sources[span.file].map { $0.text(of: word).elementsEqual("initial ".utf8) } ?? false
            diagnostics.report(
                Diagnostic(
                    .secondInitial, "duplicate initial scene '\(names.text(of: controller.name))'",
                    at: span, label: "second initial scene",
                    secondary: [.init(earlier, "first initial scene")],
                    help: "remove 'initial' from one of the two scenes",
                    fix: isWord ? .init(word, "", isCertain: false) : nil))
        } else {
            declarations.initial[storyboard.raw] = id
        }
    }

    /// Declares `name` at file level.
    mutating func enter(_ name: IdentifierID, _ entity: Declarations.Entity, at span: SourceSpan) {
        if let earlier = declarations.file[name].map({ declarations.span(of: $0) }), !isOfLibrary(earlier.file) {
            reportDuplicate(name, span, earlier)
        } else {
            declarations.file[name] = entity
        }
    }

    /// Reports a name that is declared twice.
    mutating func reportDuplicate(_ name: IdentifierID, _ span: SourceSpan, _ earlier: SourceSpan) {
        // The parser has reported a missing name. A declaration of the script hides one of Apple's libraries.
        if name == Parser.placeholder || isOfLibrary(span.file) { return }
        diagnostics.report(
            Diagnostic(
                .duplicateDeclaration, "duplicate declaration '\(names.text(of: name))'", at: span,
                label: "second declaration", secondary: [.init(earlier, "first declaration")],
                help: isOfEarlierEntry(earlier)
                    ? "a storyboard or window cannot be declared again, and a name cannot change its kind; "
                        + ":reset starts an empty session" : nil))
    }

    /// Whether a file is one of `SwiftLibrary`.
    func isOfLibrary(_ file: FileID) -> Bool {
        sources[file].map { SwiftLibrary.isFile($0.name) } ?? false
    }

    private func isOfEarlierEntry(_ span: SourceSpan) -> Bool { firstFile.map { span.file.index < $0.index } ?? false }
}
