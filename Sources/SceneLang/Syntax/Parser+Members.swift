// Members of controllers, styles, delegates, models, the app and windows.
extension Parser {
    /// The kind of declaration whose members are read.
    enum Owner {
        case controller, style, delegate, model, app, window

        var name: String {
            switch self {
            case .controller: "a controller"
            case .style: "a style"
            case .delegate: "a delegate"
            case .model: "a model"
            case .app: "the app"
            case .window: "a window"
            }
        }

        /// An example of a handler of such a declaration; nil if it has none.
        var handlerExample: String? {
            switch self {
            case .controller: "on viewDidLoad { … }"
            case .style: "on presentationTransitionWillBegin { … }"
            case .delegate: "on navigationControllerDidShow { … }"
            case .app: "on didFinishLaunching { … }"
            case .model, .window: nil
            }
        }
    }

    /// Parses optional members in braces.
    ///
    ///     members ::= '{' member* '}'
    mutating func members(
        _ owner: Owner, of name: IdentifierID? = nil, base: IdentifierID? = nil
    ) -> List<DeclarationID> {
        guard cursor.at(.leftBrace) else { return .empty }
        let opener = cursor.current
        let known = completionRecord?.names.count
        completionRecord?.enclosing.append(CompletionRecord.Declaration(owner: owner, name: name, base: base))
        let wasInController = isInController
        isInController = owner == .controller
        defer { isInController = wasInController }
        return nested(orElse: .empty) { parser in
            parser.with(.block) { parser in
                parser.take()
                var found: [DeclarationID] = []
                while !parser.cursor.at(.rightBrace), !parser.cursor.at(.endOfFile) {
                    let before = parser.cursor.position
                    if !parser.eat(.semicolon) {
                        parser.member(of: owner, into: &found)
                    }
                    assert(
                        parser.cursor.position > before || parser.isStopped, "a loop of the parser must consume a token"
                    )
                    if parser.cursor.position == before { parser.take() }
                }
                parser.recordContinuationAtBeginning(.member(owner))
                parser.endScope(known)
                if !parser.cursor.at(.endOfFile) { _ = parser.completionRecord?.enclosing.popLast() }
                parser.closeBracket(.rightBrace, opener)
                return parser.tree.add(found)
            }
        }
    }

    mutating func member(of owner: Owner, into found: inout [DeclarationID]) {
        let start = cursor.current.start
        let text = documentation()
        if mayBeSwiftDeclaration, isAtSwiftDeclaration() {
            swiftDeclaration(in: .elsewhere, isSwift: false, documentation: text, into: &found)
            return endStatement()
        }
        let errors = diagnostics.count
        let body = memberBody(owner)
        if case .missing = body, diagnostics.count > errors { skipToStatementEnd() }
        found.append(tree.add(body, start, max(start, previousEnd), documentation: text))
        if cursor.at(.comma), case .variable(let first) = body { otherVariables(after: first, into: &found) }
        endStatement()
    }

    /// Parses the other variables of `var a = 1, b = 2`.
    private mutating func otherVariables(after first: Variable, into found: inout [DeclarationID]) {
        while eat(.comma), !isStopped {
            let start = cursor.current.start
            let next = variable(after: first)
            found.append(tree.add(.variable(next), start, max(start, previousEnd)))
        }
    }

    mutating func memberBody(_ owner: Owner) -> Declaration {
        recordMemberContinuations(of: owner)
        if cursor.at(.let) || cursor.at(.var) || cursor.at(.weak) { return .variable(variable()) }
        if cursor.at(.func) { return .function(function()) }
        let next = cursor.peek()
        // A model has only variables and functions.
        guard cursor.at(.identifier), owner != .model else {
            return correctMember(of: owner) ? memberBody(owner) : unknownMember(owner)
        }
        if next.kind == .equal {
            let isConnection = owner == .controller && connectionKind() != nil && cursor.peek(2).kind != .nil
            return isConnection ? connectionWithoutArrow() : property()
        }
        let isNamed = next.kind.isWord && !next.flags.contains(.newline)
        if currentWord == .on, isNamed { return handler() }
        if owner == .app, currentWord == .action, isNamed { return .action(function(isSent: true)) }
        let member = owner == .controller ? controllerMember(isNamed: isNamed) : nil
        if let member { return member }
        return correctMember(of: owner) ? memberBody(owner) : unknownMember(owner)
    }

    /// Parses a member that only scenes and controllers have, or returns nil. `isNamed` says whether a name follows the
    /// first word.
    private mutating func controllerMember(isNamed: Bool) -> Declaration? {
        if currentWord == .view, cursor.peek().kind == .leftBrace {
            take()
            return .view(views())
        }
        if cursor.peek().kind == .arrow { return connectionKind().map { connection($0) } }
        if currentWord == .segue, cursor.peek().kind == .string { return segue() }
        guard isNamed else { return nil }
        if currentWord == .action { return .action(function(isSent: true)) }
        if currentWord == .unwind { return .unwind(function(isSent: true)) }
        if currentWord == .segueAction { return .segueAction(function(isSent: true)) }
        if currentWord == .outlet { return outlet() }
        return currentWord == .segue ? segue() : nil
    }

    /// `name = value`
    private mutating func property() -> Declaration {
        let name = takeIdentifier()
        take()
        completionRecord?.property = name.name
        return .property(name: name, value: expression())
    }

    /// A handler.
    ///
    ///     handler ::= 'on' name parameters ('without' 'super')? block
    ///               | 'on' 'notification' string parameters block
    private mutating func handler() -> Declaration {
        take()
        if currentWord == .notification, cursor.peek().kind == .string {
            take()
            let name = primary()
            return .notification(name: name, parameters: parameters(), body: block("the handler's statements"))
        }
        let name = requiredName("the name of a handler")
        return handler(name, parameters())
    }

    /// Parses the rest of a handler after its parameters.
    mutating func handler(_ name: Identifier, _ parameters: List<Identifier>) -> Declaration {
        var isWithoutSuper = false
        recordContinuationOnLine(.word(.without))
        if eatWord(.without) {
            isWithoutSuper = eat(.super)
            if !isWithoutSuper { reportExpected(.expectedToken, "'super' after 'without'") }
        }
        let saved = mentionsSuper
        mentionsSuper = false
        let outer = currentFunction
        currentFunction = (name, Signature(names: .empty, parameters: .empty))
        let body = block("the handler's statements")
        currentFunction = outer
        let mentions = mentionsSuper
        mentionsSuper = saved
        return .handler(
            Handler(
                name: name, parameters: parameters, isWithoutSuper: isWithoutSuper, mentionsSuper: mentions,
                body: body))
    }

    /// `outlet key -> name`
    private mutating func outlet() -> Declaration {
        take()
        let name = declaredName("a name for the outlet")
        expect(.arrow, "'->' and the view of the outlet")
        return .outlet(name: name, target: requiredName("the view of the outlet"))
    }

    func connectionKind() -> ConnectionKind? {
        ConnectionKind.allCases.first { $0.word == currentWord }
    }

    /// `tabs -> home, search`
    private mutating func connection(_ kind: ConnectionKind) -> Declaration {
        take()
        take()
        var targets: [ExpressionID] = []
        repeat {
            recordContinuationOnLine(.controller, isOnly: true)
            guard let name = identifier("the name of a scene") else { break }
            targets.append(path(from: name))
        } while (eat(.comma) || reportMissingComma(after: kind)) && !isStopped
        return .connection(kind, targets: tree.add(targets))
    }

    /// Reports a list of targets that are separated by spaces, and returns whether it is one.
    private mutating func reportMissingComma(after kind: ConnectionKind) -> Bool {
        guard kind != .root, cursor.at(.identifier), !startsLine(cursor.current) else { return false }
        let span = tree.span(previousEnd, previousEnd)
        report(
            .expectedToken, "expected ',' between the scenes", span, label: "here",
            help: "write ',' between the scenes", fix: Diagnostic.Fix(span, ","))
        return true
    }

    /// The clauses of a segue.
    static let segueClauses: [VerbRow.ClauseRow] = [
        VerbRow.ClauseRow(.style, .symbol(.presentationStyle)),
        VerbRow.ClauseRow(.transition, .symbol(.transitionStyle)),
        VerbRow.ClauseRow(.unanimated, .none),
        VerbRow.ClauseRow(.animated, .boolean),
        VerbRow.ClauseRow(.on, .view),
        VerbRow.ClauseRow(.anchor, .view),
        VerbRow.ClauseRow(.action, .value),
        VerbRow.ClauseRow(.column, .symbol(.column)),
        VerbRow.ClauseRow(.class, .value),
    ]

    /// A segue of a scene.
    ///
    ///     segue ::= 'segue' name string? '->' path clause*
    private mutating func segue() -> Declaration {
        take()
        let kind = cursor.at(.string) ? missingKind() : requiredName("the kind of the segue")
        let identifier = startsLine(cursor.current) ? nil : plainString()
        if let identifier { completionRecord?.segues.append(tree.string(of: identifier)) }
        guard eat(.arrow) else {
            reportExpected(.expectedToken, "'->' and the segue's target", help: "write: segue show \"id\" -> detail")
            skipToStatementEnd()
            return .segue(
                Segue(
                    kind: kind, identifier: identifier, target: make(.missing, previousEnd, previousEnd),
                    clauses: .empty))
        }
        recordContinuationOnLine(.controller, isOnly: true)
        completionRecord?.operand = nil
        let target: ExpressionID
        if let name = self.identifier("the segue's target") {
            target = path(from: name)
        } else {
            target = make(.missing, previousEnd, previousEnd)
        }
        let clauses = self.clauses(
            Parser.segueClauses, of: "segue",
            usage: "segue KIND \"ID\" -> TARGET [style .NAME] [transition .NAME] [unanimated] [on VIEW] [anchor VIEW] "
                + "[action NAME] [column .NAME] [class NAME]")
        return .segue(Segue(kind: kind, identifier: identifier, target: target, clauses: tree.add(clauses)))
    }

    /// Reports `segue "id" -> detail`, and returns the kind `show`.
    private mutating func missingKind() -> Identifier {
        let here = previousEnd
        let line = StatementText(bytes, from: Int(here) - 5).text.dropFirst(5)
        report(
            .expectedMember, "segue needs a kind", tree.span(here - 5, here), suggestion: .word("segue show"),
            help: "write: segue show\(line) (kinds: show, showDetail, present, popover, embed, unwind, a segue class)",
            fix: Diagnostic.Fix(tree.span(here, here), " show"))
        return Identifier(name: lexer.names.intern("show"), start: here, end: here)
    }

    /// The views between braces.
    ///
    ///     views      ::= '{' (kind name? ('->' viewAction (',' viewAction)*)? views?)* '}'
    ///     viewAction ::= ('self' '.')? name
    mutating func views() -> List<ViewEntry> {
        var found: [ViewEntry] = []
        views(depth: 0, into: &found)
        return tree.add(found)
    }

    private mutating func views(depth level: Int, into found: inout [ViewEntry]) {
        let opener = cursor.current
        var entries = found
        nested(orElse: ()) { parser in
            parser.take()
            while !parser.cursor.at(.rightBrace), !parser.cursor.at(.endOfFile) {
                let before = parser.cursor.position
                if !parser.eat(.semicolon), !parser.eat(.comma) {
                    parser.viewEntry(level, into: &entries)
                }
                if parser.cursor.position == before { parser.take() }
            }
            if parser.cursor.at(.endOfFile) { parser.completionRecord?.end() }
            parser.closeBracket(.rightBrace, opener)
        }
        found = entries
    }

    private mutating func viewEntry(_ level: Int, into found: inout [ViewEntry]) {
        // UISwitch is a `switch`: what begins an entry is a kind, also if it is a reserved word.
        guard cursor.at(.identifier) || cursor.current.kind.isReserved else {
            report(
                .expectedMember, "expected a kind of view, such as button, found \(description(of: cursor.current))",
                at: cursor.current)
            take()
            return skipToStatementEnd()
        }
        let kind = takeIdentifier()
        let hasName = cursor.at(.identifier) && !startsLine(cursor.current)
        let name = hasName ? takeIdentifier() : nil
        let actions = eat(.arrow) ? viewActions() : .empty
        found.append(ViewEntry(kind: kind, name: name, actions: actions, depth: level))
        if cursor.at(.leftBrace) { views(depth: level + 1, into: &found) }
        if !cursor.at(.comma) { endStatement() }
    }

    /// Parses the actions after `->`.
    private mutating func viewActions() -> List<ViewAction> {
        var actions: [ViewAction] = []
        repeat {
            let isConnected = cursor.at(.`self`) && cursor.peek().kind == .dot
            if isConnected {
                take()
                take()
            }
            guard let name = identifier("the action of the view") else { break }
            actions.append(ViewAction(name: name, isConnected: isConnected))
        } while isBeforeAction && eat(.comma)
        return tree.add(actions)
    }

    /// Whether a comma is followed by an action. Views can be separated by commas, too, but have two words, a target or
    /// views of their own.
    private var isBeforeAction: Bool {
        guard cursor.at(.comma) else { return false }
        if cursor.peek().kind == .`self` { return true }
        let next = cursor.peek(2)
        let isView = [.identifier, .arrow, .leftBrace].contains(next.kind) && !next.flags.contains(.newline)
        return cursor.peek().kind == .identifier && !isView
    }

    /// Whether the word before `next` is a member without its name, and not a name with an operator.
    private func isUnnamed(_ next: Token) -> Bool {
        next.flags.contains(.newline) || TokenSet.statementEnds.contains(next.kind)
            || TokenSet.openingBrackets.contains(next.kind)
    }

    /// Returns what must follow the first word of a member, and an example; nil if the word begins no such member.
    private static func namedMember(_ word: Keyword, of owner: Owner) -> (name: String, example: String)? {
        if word == .on, let example = owner.handlerExample { return ("the name of a handler", example) }
        if word == .action, owner == .controller || owner == .app {
            return ("the name of the action", "action save(sender) { … }")
        }
        guard owner == .controller else { return nil }
        if word == .unwind { return ("the name of the unwind action", "unwind close(segue) { … }") }
        if word == .segueAction { return ("the name of the segue action", "segueAction makeDetail(coder) { … }") }
        if word == .outlet { return ("the name of the outlet", "outlet field -> nameField") }
        if word == .segue { return ("the kind of the segue", "segue show \"open\" -> detail") }
        return nil
    }

    /// Reports an unknown member, with a suggestion.
    private mutating func unknownMember(_ owner: Owner) -> Declaration {
        let token = cursor.current
        let next = cursor.peek()
        var help: String?
        if token.kind == .identifier, next.kind == .colon { return memberWithColon() }
        if let word = currentWord, let form = Parser.namedMember(word, of: owner), isUnnamed(next) {
            take()
            reportExpected(.expectedName, form.name, help: "write: \(form.example)")
            return .missing
        }
        if next.kind == .arrow, let kind = connectionKind() {
            help = "only scenes and controllers have '\(kind.word.text) ->'"
        } else if let name = token.name, !VerbTable.forms(beginningWith: name).isEmpty {
            help = owner.handlerExample.map { "write statements in a handler: \($0)" }
        } else if token.kind == .identifier, next.kind == .leftBrace || next.kind == .leftParenthesis {
            let word = text(of: token)
            // The fix of a handler is the word before it.
            help = isHandler(token) ? nil : "a function begins with 'func': func \(word)() { … }"
        } else if token.kind == .identifier, next.kind == .func {
            help = owner.handlerExample.map { "a handler begins with 'on': \($0)" }
        }
        let isStatement = token.kind == .identifier && next.kind == .dot
        if isStatement { help = owner.handlerExample.map { "write statements in a handler: \($0)" } }
        let found = isStatement ? "a statement" : description(of: token)
        let message = "expected a member of \(owner.name), found \(found)"
        let near = Suggestion.closest(to: text(of: token), in: memberBeginnings(of: owner))
        let fix = memberFix(token, next)
        let isHelp = near == nil && help == nil
        report(
            .expectedMember, message, at: token, suggestion: near.map { .word($0) },
            help: near == nil ? help : nil, fix: isHelp ? nil : fix, write: isHelp ? fix : nil)
        take()
        return .missing
    }
}
