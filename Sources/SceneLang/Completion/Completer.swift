import SceneRuntime

/// Finds completions for the end of a source, from the tables of the language and the declarations of the session.
struct Completer {
    let declarations: Declarations
    let machine: Machine
    /// The names of the session and of the text.
    let names: IdentifierTable
    let tree: SyntaxTree
    let completionRecord: CompletionRecord
    /// The controller that the rest of the line names as the sender: `from inbox`.
    let sender: IdentifierID?
    private(set) var candidates: Set<Completion.Candidate> = []

    init(
        _ declarations: Declarations, _ machine: Machine, names: IdentifierTable, tree: SyntaxTree,
        completionRecord: CompletionRecord, sender: IdentifierID?
    ) {
        self.declarations = declarations
        self.machine = machine
        self.names = names
        self.tree = tree
        self.completionRecord = completionRecord
        self.sender = sender
    }

    mutating func add(_ text: String, isWhole: Bool = true) {
        if !text.isEmpty { candidates.insert(Completion.Candidate(text: text, isWhole: isWhole)) }
    }

    mutating func add(_ texts: [StaticString]) { for text in texts { add(text.text) } }

    mutating func add(_ words: [Keyword]) { for word in words { add(word.text) } }

    mutating func add(_ name: IdentifierID) { add(spelling(of: name)) }

    /// Returns a name as a script writes it.
    func spelling(of name: IdentifierID) -> String { Lexer.sourceText(ofName: names.text(of: name)) }

    /// Adds everything that `continuation` allows.
    mutating func offer(_ continuation: Continuation) {
        switch continuation {
        case .statement(let place): offerStatement(in: place)
        case .member(let owner): offerMember(of: owner)
        case .swiftMember:
            offerMember(of: .controller)
            offerSwiftMember()
        case .word(let word): add(word.text)
        case .verbWord(let word): add(word)
        case .operand(let kind, let clause): offerOperand(kind, of: clause)
        case .clause(let clause): add(clause.word.text)
        case .value: offerValues()
        case .memberOf(let base): offerMembers(of: base)
        case .symbol: offerSymbols(dotted: false)
        case .category: for category in Category.allCases { add(category.spelling.text) }
        case .handler(let owner): offerHandlers(of: owner)
        case .base:
            for base in ControllerKind.allCases { add(base.spelling.text) }
            offerControllers()
        case .segueKind:
            for name in SegueKindLexicon.lexicon.names { add(String(decoding: name, as: UTF8.self)) }
            for item in declarations.segueClasses.dropFirst() { add(item.name) }
        case .controller:
            offerControllers()
            for name in completionRecord.names { add(name) }
        case .device: add([Keyword.iPhone, .iPad])
        case .release: for release in Release.known { add(String(release)) }
        case .file: break
        }
    }

    private mutating func offerStatement(in place: Parser.BlockKind) {
        if place != .storyboard {
            for row in VerbTable.rows { row.words.first.map { add($0) } }
            add([Keyword.if, .for, .while, .repeat, .switch, .guard, .let, .var, .weak])
            offerValues()
        }
        switch place {
        case .file:
            add([
                Keyword.initial, .scene, .controller, .storyboard, .nib, .style, .segue, .delegate, .model, .app,
                .window, .scenario, .func, .import, .ios, .device, .sdk, .test,
            ])
        case .storyboard: add([Keyword.initial, .scene, .nib])
        case .scenario: add([Keyword.setup])
        case .body:
            add([Keyword.return, .break, .continue])
            if !completionRecord.enclosing.isEmpty { add(Keyword.super.text) }
        }
    }

    private mutating func offerMember(of owner: Parser.Owner) {
        switch owner {
        case .controller:
            add([Keyword.on, .var, .let, .weak, .func, .action, .unwind, .segueAction, .outlet, .segue, .view])
            let base = enclosingBase
            for kind in ConnectionKind.allCases where kind.isAvailable(in: base) { add(kind.word.text) }
            for spec in PropertySpec.table where spec.belongs(to: base) && spec.isSettableInDeclaration {
                add(spec.name.text)
            }
        case .style:
            add([Keyword.on, .var, .let, .func])
            for option in StyleOption.allCases { add(option.spelling.text) }
        case .delegate: add([Keyword.on, .var, .let, .func])
        case .app: add([Keyword.on, .var, .let, .func, .action])
        case .model, .window: add([Keyword.var, .let, .func])
        }
    }

    private mutating func offerHandlers(of owner: Parser.Owner) {
        let place: HandlerLexicon.BodyKind
        switch owner {
        case .controller: place = .controller
        case .style: place = .style
        case .delegate: place = .delegate
        case .app: place = .app
        case .model, .window: return
        }
        for name in HandlerLexicon.of(place).names { add(String(decoding: name, as: UTF8.self)) }
        add(Keyword.notification.text)
    }

    /// The built-in class that the enclosing declaration of a controller inherits from.
    var enclosingBase: ControllerKind {
        guard let base = completionRecord.enclosing.last?.base else { return .viewController }
        let name = Array(names.bytes(of: base))
        if let kind = BaseLexicon.withoutPrefix(name) ?? BaseLexicon.lexicon[name] { return kind }
        return controller(named: base)?.base ?? .viewController
    }

    func controller(named name: IdentifierID) -> Declarations.Controller? {
        guard case .found(.controller(let id)) = declarations.lookUp(name, from: StoryboardID.main) else { return nil }
        return declarations.controllers[id.index]
    }
}

extension ConnectionKind {
    /// Whether controllers that inherit from `base` have such a connection.
    fileprivate func isAvailable(in base: ControllerKind) -> Bool {
        switch base.container {
        case .navigation: self == .root
        case .tabs: self == .tabs
        case .pages: self == .pages
        case .split: self != .root && self != .tabs && self != .pages
        case .none: false
        }
    }
}
