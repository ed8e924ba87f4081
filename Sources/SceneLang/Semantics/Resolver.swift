import SceneRuntime

/// Resolves every name of a tree, and reports errors of meaning.
struct Resolver {
    /// The object whose members a body can name without a dot.
    enum Owner: Hashable, Sendable {
        case none
        case controller(ClassID)
        case delegate(DelegateID)
        case style(StyleID)
        case app
        case segueClass(SegueClassID)
        /// A plain class, a structure, an enumeration or a protocol of Swift.
        case type(TypeID)
    }

    /// The kind of body that contains statements.
    enum Body: Hashable, Sendable {
        case file, scenario, function, closure, initialiser
        /// A handler, which may say `super`.
        case handler
    }

    /// The context of the current node.
    struct Context {
        var owner = Owner.none
        var storyboard = StoryboardID.main
        var body = Body.file
        var loops = 0
        var switches = 0
        /// Whether the script expects an exception here.
        var expectsException = false
        /// Whether it is the body of a Swift declaration, where a name that nothing declares is an unknown value.
        var isSwift = false
        /// The type of Swift around the code, or none.
        var type = TypeID.none
        /// Whether the type is an extension with `where`, which has the members of another type.
        var isConstrained = false
        /// Whether `self` is the type.
        var isStatic = false
        /// The parameters with the types of generic parameters, such as `type: T.Type`, by the name of the latter.
        var typeParameters: [IdentifierID: VariableID] = [:]
        /// Whether it is the body of an initialiser, which may set constants.
        var isInitialiser = false
    }

    let declarations: Declarations
    let names: IdentifierTable
    let tree: SyntaxTree
    /// See `startsOfShortForms`; nil until it is needed.
    private var shortForms: [UInt32]?
    /// The index of the tree among those of the script and its imports.
    let number: Int
    /// The releases in which the script runs, as its lines `ios` and `test` say.
    let releases: [Release]
    var resolution: Resolution
    var diagnostics = Diagnostics()
    var scopes: ScopeStack
    var context = Context()
    /// The operands of chains such as `a + b + c` that are being resolved, the next one last.
    var operands = Slab<ExpressionID>()
    /// The ends of the longest chains of members and calls, by the start of their first name. Nil until one is needed.
    var chainEnds: [UInt32: UInt32]?
    /// The expressions with a name of UIKit that is not modelled, by index. Nothing more is reported about their
    /// members.
    var unmodelled: Set<UInt32> = []
    /// The names without effect, and those that nothing declares.
    var notes = NameNotes()
    /// What the statements of the tree can name in addition, where a session is stopped; nil elsewhere.
    var scope: VisibleScope?
    /// Whether the tree was written from a storyboard.
    var isFromStoryboard = false
    /// Whether the tree is that of a file of Swift, whose variables have values of Swift.
    var isSwiftFile = false
    /// Whether the script reads `ios`, so that it can avoid names that a release does not have.
    var testsRelease = false
    /// The labels of the statements around the current one.
    var labels: [IdentifierID] = []
    /// The labels of tuples, which are members of their values. Nil until they are needed.
    var knownTupleLabels: Set<IdentifierID>?
    /// Where `super` is written in the tree, in order; nil until somebody asks.
    var knownSuperPlaces: [UInt32]?
    /// Whether the next closure can change its first parameter, as that of `reduce(into:)`.
    var changesFirstParameter = false
    /// Whether a second pattern of a case is being resolved, which binds the names of the first one again.
    var isInAlternative = false
    /// Whether the names of the binding that is being resolved can be those of earlier variables of the block.
    var bindingsMayShadow = false
    /// The warnings about names that no release of the script has, for a script that does not test the release.
    var releaseWarnings: [Diagnostic] = []

    init(_ declarations: Declarations, _ tree: SyntaxTree, number: Int, names: IdentifierTable, releases: [Release]) {
        self.declarations = declarations
        self.tree = tree
        self.number = number
        self.names = names
        self.releases = releases
        resolution = Resolution(of: tree)
        scopes = ScopeStack(nameCount: names.count)
    }

    /// Resolves the whole tree.
    mutating func resolve() {
        enterFunction(at: Resolution.fileBody)
        if let scope { enter(scope) }
        enterFunctions(of: tree.root.statements)
        for statement in tree.elements(of: tree.root.statements) {
            if case .variable(let variable) = tree[statement] {
                // A variable of the file is global. Only its value is part of the file's body.
                let modifiers = tree.record(variable.details)?.modifiers ?? []
                if let value = variable.value { inSwift(isSwiftFile || !modifiers.isEmpty) { $0.resolve(value) } }
            } else if case .declaration(let id) = tree[statement] {
                inSwift(isSwiftFile || isFunctionOfSwift(id)) { $0.resolve(statement) }
            } else {
                resolve(statement)
            }
        }
        leaveFunction()
        resolution.finish()
        if !testsRelease { diagnostics.report(contentsOf: releaseWarnings) }
        noteAssumptions()
        diagnostics.report(contentsOf: notes.diagnostics)
    }

    /// Whether a declaration is a function of Swift in a script with types of Swift: one with labels or types, or one
    /// without parameters and statements of the short forms.
    private mutating func isFunctionOfSwift(_ id: DeclarationID) -> Bool {
        guard declarations.usesSwift, case .function(let function) = tree[id] else { return false }
        if function.isSwift || !function.signature.isEmpty || function.result.exists { return true }
        return function.parameters.isEmpty && !hasShortForms(in: function.body)
    }

    /// Whether a body has a statement that only the short forms have: a verb, but not `print(…)`, or `repeat 3 { … }`.
    private mutating func hasShortForms(in body: Block) -> Bool {
        let all = shortForms ?? startsOfShortForms()
        shortForms = all
        // The first one after the start of the body.
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle] > body.start { high = middle } else { low = middle + 1 }
        }
        return low < all.count && all[low] < body.end
    }

    /// The places of the statements that only the short forms have, in ascending order.
    private func startsOfShortForms() -> [UInt32] {
        let starts = tree.statements.indices.compactMap { place -> UInt32? in
            let statement = tree.statements[place]
            switch statement.node {
            case .repeatLoop: return statement.start
            case .verb(let verb):
                let isCall = tree.sourceText(of: tree.span(statement.start, statement.end)).hasPrefix("print(")
                return verb.verb == .print && isCall ? nil : statement.start
            default: return nil
            }
        }
        return starts.sorted()
    }

    /// Makes the variables and members of a scope visible.
    private mutating func enter(_ scope: VisibleScope) {
        context.owner = scope.owner
        if case .controller(let id) = scope.owner, declarations.controllers[id.index].storyboard.exists {
            context.storyboard = declarations.controllers[id.index].storyboard
        }
        let first = resolution.variables.count
        let nowhere = tree.span(0, 0)
        for variable in scope.variables {
            _ = addVariable(variable, span: nowhere, isConstant: true, isWeak: false)
        }
        resolution.functions[function.index].parameters = VariableRun(from: first, to: resolution.variables.count)
    }

    /// Returns the text of a name.
    func text(_ name: IdentifierID) -> String { names.text(of: name) }

    /// Returns the bytes of a name.
    @inline(__always)
    func bytes(_ name: IdentifierID) -> ArraySlice<UInt8> { names.bytes(of: name) }

    /// Reports a diagnostic. `fix` replaces what is at `span`, `write` is a fix that is the help, too, and `declared`
    /// is the place of the declaration.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, label: String = "",
        suggestion: Diagnostic.Correction? = nil, declared: SourceSpan? = nil, help: String? = nil,
        fix: String? = nil, write: String? = nil, isCertain: Bool = true, subject: Diagnostic.Subject? = nil
    ) {
        diagnostics.report(
            Diagnostic(
                code, message, at: span, label: label, suggestion: suggestion,
                secondary: declared.map { [.init($0, "declared here")] } ?? [], help: help,
                fix: (write ?? fix).map { .init(span, $0, isCertain: isCertain, isHelp: write != nil) },
                subject: subject))
    }

    /// Reports a diagnostic with a suggestion for `name`, if there is a similar name. `isDeclarable` says whether a
    /// declaration of `name` resolves it.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, near name: String, in known: [String],
        help: String? = nil, isDeclarable: Bool = false, subject: Diagnostic.Subject? = nil
    ) {
        let near = diagnostics.needsSuggestion(at: span) ? Suggestion.closest(to: name, in: known) : nil
        var found = Diagnostic(
            code, message, at: span, suggestion: near.map { .word($0) }, help: near == nil ? help : nil,
            fix: near.map { .init(span, $0, isCertain: Suggestion.isCertain(name, in: known)) }, subject: subject)
        if isDeclarable { found.missingName = name }
        diagnostics.report(found)
    }
}

// Bodies, scopes and variables.
extension Resolver {
    @inline(__always)
    var function: FunctionID { scopes.function }

    /// Begins a new body, identified by the offset of its brace.
    mutating func enterFunction(at offset: UInt32) {
        let parent = scopes.depth > 0 ? scopes.function : nil
        var scope = FunctionScope(parent: parent)
        scope.selfVariable = parent.flatMap { resolution.functions[$0.index].selfVariable }
        scope.isSwift = context.isSwift
        scopes.push(resolution.add(scope, at: offset))
    }

    /// Ends the body that `enterFunction(at:)` began.
    mutating func leaveFunction() { scopes.pop() }

    /// Resolves what runs as a closure without parameters, in a function of its own.
    mutating func resolveClosure(at offset: UInt32, _ body: (inout Resolver) -> Void) {
        let outer = context
        enterFunction(at: offset)
        context.body = .closure
        context.loops = 0
        context.switches = 0
        body(&self)
        leaveFunction()
        context = outer
    }

    /// Resolves the statements of `block` in a scope of their own.
    mutating func resolve(_ block: Block) {
        scopes.push(scopes.function)
        resolveStatements(of: block)
        scopes.pop()
    }

    /// Resolves the statements of `block` in the current scope.
    mutating func resolveStatements(of block: Block) {
        enterFunctions(of: block.statements)
        for place in block.statements.indices { resolve(tree.elements(of: block.statements)[place]) }
    }

    /// Declares the functions of a block before its statements, so that they are visible from its start.
    mutating func enterFunctions(of statements: List<StatementID>) {
        guard scopes.depth > 1, tree.hasNestedFunctions else { return }
        for statement in tree.elements(of: statements) {
            guard case .declaration(let id) = tree[statement], case .function(let function) = tree[id] else { continue }
            let variable = declare(function.name, isConstant: true)
            resolution.localFunctions[variable] = id
        }
    }

    /// Declares a local variable of the current block.
    @discardableResult
    mutating func declare(
        _ name: Identifier, isConstant: Bool, isWeak: Bool = false, isLet: Bool = false
    ) -> VariableID {
        let span = tree.span(of: name)
        if name.name != Parser.placeholder, name.name != SwiftWord.wildcard.name, !bindingsMayShadow,
            let earlier = scopes.findInBlock(name.name)
        {
            diagnostics.report(
                Diagnostic(
                    .duplicateDeclaration, "duplicate declaration '\(text(name.name))'", at: span,
                    label: "second declaration",
                    secondary: [.init(resolution.variables[earlier.index].span, "first declaration")]))
        }
        let id = addVariable(name.name, span: span, isConstant: isConstant, isWeak: isWeak, isLet: isLet)
        resolution.record(id, at: name.start)
        return id
    }

    /// Adds a variable to the current block.
    mutating func addVariable(
        _ name: IdentifierID, span: SourceSpan, isConstant: Bool, isWeak: Bool, isLet: Bool = false
    ) -> VariableID {
        let id = resolution.add(
            LocalVariable(
                name: name, span: span, isConstant: isConstant, isWeak: isWeak, isLet: isLet, function: function,
                mayBeObject: context.isSwift))
        if scopes.depth > 0 { scopes.declare(name, id) }
        return id
    }

    /// Declares the parameters of the body that has just been entered.
    mutating func declare(parameters: List<Identifier>) {
        if parameters.isEmpty { return }
        let first = resolution.variables.count
        for place in parameters.indices { declare(tree.elements(of: parameters)[place], isConstant: true) }
        resolution.functions[function.index].parameters = VariableRun(from: first, to: resolution.variables.count)
    }

    /// Returns the local variable `name`, or nil.
    @inline(__always)
    func local(_ name: IdentifierID) -> VariableID? { scopes.find(name) }

    /// Records that the current body uses `variable`. All closures between it and the variable's body capture it.
    @inline(__always)
    mutating func recordUse(of variable: VariableID) {
        if resolution.variables[variable.index].function != function { capture(variable) }
    }

    private mutating func capture(_ variable: VariableID) {
        let owner = resolution.variables[variable.index].function
        resolution.variables[variable.index].isCaptured = true
        var current: FunctionID? = function
        while let id = current, id != owner {
            if !resolution.functions[id.index].captures.contains(variable) {
                resolution.functions[id.index].captures.append(variable)
            }
            current = resolution.functions[id.index].parent
        }
    }

    /// Records that the current body uses `self`.
    mutating func recordUseOfSelf() {
        if let variable = resolution.functions[function.index].selfVariable { return recordUse(of: variable) }
        var current: FunctionID? = function
        while let id = current, !resolution.functions[id.index].usesSelf {
            resolution.functions[id.index].usesSelf = true
            current = resolution.functions[id.index].parent
        }
    }
}

// Members of `self`.
extension Resolver {
    /// The members of `self`; nil if the body has no `self`, or that of a segue class.
    var selfTable: MemberTable? {
        switch context.owner {
        case .controller(let id): declarations.controllers[id.index].table
        case .delegate(let id): declarations.delegates[id.index].table
        case .style(let id): declarations.styles[id.index].table
        case .app: declarations.app.table
        case .type(let id): declarations.types[id.index].table
        case .none, .segueClass: nil
        }
    }

    /// Returns the member or property of `self` with a bare name, or nil.
    func ownMember(_ name: IdentifierID) -> Reference? {
        if let member = selfTable?.members[name] {
            // The class of the object decides, except in initialisers.
            if case .field = member, declarations.overriddenProperties.contains(name), !context.isInitialiser,
                context.isSwift
            {
                return .selfMember
            }
            return .member(member)
        }
        guard case .controller(let id) = context.owner,
            let property = PropertyLexicon.ofController(
                bytes(name), base: declarations.controllers[id.index].base)
        else { return nil }
        return .property(property)
    }

    /// Returns the visible names that can be meant by `name`, for suggestions of an error at `span`.
    func visibleNames(near name: String, at span: SourceSpan) -> [String] {
        guard diagnostics.needsSuggestion(at: span) else { return [] }
        var known: [String] = []
        known += scopes.names.map(text)
        if let table = selfTable { known += table.members.keys.map(text) }
        known += declarations.file.keys.map(text)
        known += declarations.scenes.values.flatMap { $0.keys }.map(text)
        // Dictionaries have no order, but suggestions must be deterministic.
        known = Suggestion.similar(to: name, in: known).sorted()
        known += BuiltInFunction.allCases.map { $0.spelling.text }
        known += EnvironmentName.allCases.map { $0.spelling.text }
        if case .controller = context.owner {
            known += PropertySpec.table.lazy.filter { $0.belongs(to: .controller) }.map { $0.name.text }
        }
        return known
    }
}
