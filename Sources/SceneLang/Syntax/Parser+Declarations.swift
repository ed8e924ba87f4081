import SceneRuntime

// Declarations of files, storyboards and scenarios.
extension Parser {
    /// The words before a declared name.
    static let namedDeclarations: [Keyword] = [
        .scene, .storyboard, .controller, .nib, .style, .delegate, .model, .window,
    ]

    /// The other words that can begin a declaration.
    static let otherDeclarations: [Keyword] = [.ios, .device, .sdk, .test, .initial, .segue, .app, .scenario]

    /// Parses a declaration, or several for `scene a, b`. Returns their consecutive numbers.
    mutating func declarations(in place: BlockKind) -> Range<UInt32> {
        let token = cursor.current
        let text = documentation()
        let allowed = isAllowed(token, in: place)
        if !allowed {
            report(
                .misplacedDeclaration, "'\(self.text(of: token))' cannot be declared \(Parser.name(of: place))",
                at: token,
                help: "declare it \(Parser.parentDescription(of: word(of: token)))")
        }
        let found = declaration(documentation: text)
        endStatement()
        return found
    }

    private func isAllowed(_ token: Token, in place: BlockKind) -> Bool {
        if token.kind == .func { return place != .storyboard }
        switch place {
        case .file: return true
        case .storyboard: return [.scene, .initial, .nib].contains(word(of: token))
        case .scenario, .body: return false
        }
    }

    private static func name(of place: BlockKind) -> String {
        switch place {
        case .file: "in a file"
        case .storyboard: "in a storyboard"
        case .scenario: "in a scenario"
        case .body: "among statements"
        }
    }

    private static func parentDescription(of word: Keyword?) -> String {
        let isOfScenario = word == .ios || word == .device || word == .sdk
        return isOfScenario ? "at file level, or after the scenario's name" : "at file level"
    }

    private mutating func declaration(documentation text: TextID?) -> Range<UInt32> {
        let start = cursor.current.start
        if [.scene, .initial, .controller].contains(currentWord) { return controllers(documentation: text) }
        let body = environment() ?? named() ?? scenario()
        let id = tree.add(body, start, previousEnd, documentation: text)
        return id.index..<id.index + 1
    }

    /// Parses a function, an import, `ios`, `device` or `test`, or returns nil.
    private mutating func environment() -> Declaration? {
        if cursor.at(.func) { return .function(function()) }
        if cursor.at(.import) { return importFile() }
        if currentWord == .ios { return ios() }
        if currentWord == .sdk { return sdk() }
        if currentWord == .test { return test() }
        guard currentWord == .device else { return nil }
        take()
        return .device(device())
    }

    /// Parses another declaration that has a name or a body, such as `storyboard`, `style` or `app`, or returns nil.
    private mutating func named() -> Declaration? {
        let word = currentWord
        if word == .storyboard { return storyboard() }
        if word == .style { return style() }
        guard [.nib, .segue, .delegate, .model, .app, .window].contains(word) else { return nil }
        take()
        if word == .app { return .app(members: members(.app)) }
        if word == .delegate {
            return .delegate(name: declaredName("a name for the delegate"), members: members(.delegate))
        }
        if word == .model { return .model(name: declaredName("a name for the model"), members: members(.model)) }
        if word == .window { return .window(name: declaredName("a name for the window"), members: members(.window)) }
        if word == .nib {
            let name = declaredName("a name for the nib")
            return .nib(name: name, views: cursor.at(.leftBrace) ? views() : .empty)
        }
        let name = declaredName("a name for the segue class")
        let (parameters, hasBody) = (self.parameters(), cursor.at(.leftBrace))
        return .segueClass(name: name, parameters: parameters, body: hasBody ? block("the segue's perform()") : nil)
    }

    /// Returns the `///` lines before the next token, without slashes and the space after them.
    mutating func documentation() -> TextID? {
        guard cursor.current.flags.contains(.documented) else { return nil }
        var low = 0
        var high = lexer.documentation.count
        while low < high {
            let middle = (low + high) / 2
            if lexer.documentation[middle].token < cursor.position { low = middle + 1 } else { high = middle }
        }
        guard low < lexer.documentation.count, lexer.documentation[low].token == cursor.position else { return nil }
        let comment = lexer.documentation[low]
        var text: [UInt8] = []
        for line in bytes[comment.start..<comment.end].split(separator: 0x0A, omittingEmptySubsequences: true) {
            guard let slash = line.firstIndex(of: UInt8(ascii: "/")) else { continue }
            var rest = line[min(slash + 3, line.endIndex)...]
            if rest.first == 0x20 { rest = rest.dropFirst() }
            while let last = rest.last, last == 0x20 || last == 0x09 || last == 0x0D { rest = rest.dropLast() }
            if !text.isEmpty { text.append(0x0A) }
            text.append(contentsOf: rest)
        }
        return tree.add(text: Array(String(decoding: text, as: UTF8.self).utf8))
    }

    /// The placeholder for a missing name, which no script can contain. It fits into an `Int` of 32
    /// bits, to which names are converted.
    static let placeholder = IdentifierID(UInt32(Int32.max))

    /// Parses the name of a declaration. If it is missing, reports it and returns a placeholder.
    mutating func declaredName(_ what: String) -> Identifier {
        let name = requiredName(what)
        recordDeclaredName(name)
        return name
    }

    /// Parses a reference to a name. If it is missing, reports it and returns a placeholder.
    mutating func requiredName(_ what: String) -> Identifier {
        let here = previousEnd
        return identifier(what) ?? Identifier(name: Parser.placeholder, start: here, end: here)
    }

    /// Parses an optional block.
    mutating func body(_ what: String) -> Block {
        cursor.at(.leftBrace) ? block(what) : Block(statements: .empty, start: previousEnd, end: previousEnd)
    }

    /// A function.
    ///
    ///     func ::= 'func' name generics? parameters? effects ('->' type)? block
    ///
    /// `isSent` says that it is an action of some kind, which UIKit calls. Such functions, and names between backticks,
    /// can be verbs.
    mutating func function(isSent: Bool = false) -> Function {
        let start = cursor.current.start
        take()
        let name = isSent ? declaredName("a name for the function") : functionName()
        let head = signature()
        if !isSent { reportVerbName(name, isInSwift ? .isSwift : [], head.parameters) }
        var modifiers = head.effects
        if isInSwift { modifiers.insert(.isSwift) }
        let outer = currentFunction
        currentFunction = (name, head)
        let bodyStart = cursor.current.start
        let body = block("the body of the function", help: isSent ? bodyHelp(from: start) : nil)
        currentFunction = outer
        recordBody(of: name, head, from: bodyStart)
        if isExpression(body) { modifiers.insert(.isExpression) }
        return Function(
            name: name, parameters: head.names, body: body, modifiers: modifiers, signature: head.parameters,
            result: head.result)
    }

    /// Returns the help for an action without a body at the end of its line: the action with one.
    private func bodyHelp(from start: UInt32) -> String? {
        guard isAtStatementEnd, previousEnd > start, Int(previousEnd) <= bytes.count else { return nil }
        return "write: \(String(decoding: bytes[Int(start)..<Int(previousEnd)], as: UTF8.self)) { }"
    }

    /// Reports a function with the name of a verb, which only a call with parentheses could mean. A function with types
    /// or labels is one of Swift. It can have the name of a verb that an operand in parentheses does not complete, so
    /// that the calls in all files are calls of the function.
    @inline(__always)
    mutating func reportVerbName(_ name: Identifier, _ modifiers: Modifiers, _ parameters: List<Parameter>) {
        let forms = VerbTable.forms(beginningWith: name.name)
        guard !modifiers.contains(.isSwift), !forms.isEmpty, parameters.isEmpty || !needsClauses(forms) else { return }
        let isQuoted = name.end > name.start && bytes[Int(name.start)] == UInt8(ascii: "`")
        if isQuoted || name.end == name.start { return }
        let word = names.text(of: name.name)
        report(
            .functionNamedLikeVerb, "a function cannot have the name of the verb '\(word)'", tree.span(of: name),
            help: "choose another name, or write backticks here and in each call: `\(word)`",
            fix: Diagnostic.Fix(tree.span(of: name), "`\(word)`"))
    }

    /// Parses a string without interpolation; nil if the next token is not one.
    mutating func plainString() -> TextID? {
        guard cursor.at(.string) else { return nil }
        let id = stringLiteral()
        if case .string(let text) = tree[id] { return text }
        return nil
    }

    private mutating func importFile() -> Declaration {
        take()
        recordContinuationOnLine(.file, isOnly: true)
        if cursor.current.kind.isWord, !startsLine(cursor.current) {
            // A module: `import UIKit`, `import class UIKit.UIView`, `import func Darwin.sqrt`.
            while !isAtStatementEnd { take() }
            return .missing
        }
        guard cursor.at(.string), !startsLine(cursor.current) else {
            reportExpected(.expectedToken, "the path of a file in quotes", help: "write: import \"styles.scene\"")
            return .missing
        }
        return plainString().map { .importFile($0) } ?? .missing
    }

    /// `ios 17`
    mutating func ios() -> Declaration {
        take()
        return version().map { .ios($0) } ?? .missing
    }

    /// `sdk 26`
    mutating func sdk() -> Declaration {
        take()
        return version().map { .sdk($0) } ?? .missing
    }

    mutating func version() -> IOSVersion? {
        recordContinuationOnLine(.release, isOnly: true)
        guard cursor.at(.integer) || cursor.at(.double), !startsLine(cursor.current) else {
            reportExpected(.malformedVersion, "a release of iOS", help: "write a release such as 17 or 8.3")
            return nil
        }
        let token = take()
        let parts = bytes[Int(token.start)..<Int(token.end)].split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let major = parts.first.flatMap({ Parser.sideOfSize($0) }), parts.count <= 2,
            parts.allSatisfy({ $0.allSatisfy(Lexer.isDigit) }),
            parts.count == 1 || Parser.sideOfSize(parts[1]) != nil
        else {
            report(
                .malformedVersion, "'\(text(of: token))' is not a release of iOS", tree.span(token.start, token.end),
                help: "write a release such as 17 or 8.3")
            return nil
        }
        return IOSVersion(major: major, minor: parts.count == 2 ? Parser.sideOfSize(parts[1]) : nil)
    }

    /// A device.
    ///
    ///     device ::= ('iPhone' | 'iPad') ('portrait' | 'landscape')? | size
    mutating func device() -> DeviceSpecification {
        recordContinuationOnLine(.device, isOnly: true)
        if cursor.at(.size) {
            let id = numberLiteral()
            guard case .size(let width, let height) = tree[id] else {
                return DeviceSpecification(name: nil, width: 0, height: 0, orientation: nil)
            }
            return DeviceSpecification(name: nil, width: width, height: height, orientation: nil)
        }
        let name = cursor.at(.identifier) && !startsLine(cursor.current) ? takeIdentifier() : nil
        if let name, ![.iPhone, .iPad].contains(names.word(of: name.name)) {
            let found = names.text(of: name.name)
            let near = Suggestion.closest(to: found, in: ["iPhone", "iPad"])
            report(
                .unknownDevice, "unknown device '\(found)'", tree.span(of: name),
                help: near.map(Suggestion.question) ?? "the devices are iPhone, iPad and sizes such as 320x480",
                fix: near.map { Diagnostic.Fix(tree.span(of: name), $0) })
        } else if name == nil {
            reportExpected(.unknownDevice, "iPhone, iPad or a size such as 320x480")
        }
        recordContinuationOnLine(.word(.portrait))
        recordContinuationOnLine(.word(.landscape))
        let hasOrientation = currentWord == .portrait || currentWord == .landscape
        let orientation = hasOrientation && !startsLine(cursor.current) ? takeIdentifier() : nil
        return DeviceSpecification(name: name, width: 0, height: 0, orientation: orientation)
    }

    /// One or more scenes or controllers.
    ///
    ///     controller ::= ('initial'? 'scene' | 'controller') head (',' head)* members?
    ///     head ::= name (':' base)?
    private mutating func controllers(documentation text: TextID?) -> Range<UInt32> {
        let start = cursor.current.start
        let isInitial = currentWord == .initial
        if isInitial { take() }
        let isScene = isInitial && reportInitial(from: start) || word(of: take()) == .scene
        var heads: [(name: Identifier, base: Identifier?)] = []
        repeat {
            let name = declaredName(isScene ? "a name for the scene" : "a name for the controller")
            let hasBase = eat(.colon)
            if hasBase { recordContinuationOnLine(.base, isOnly: true) }
            heads.append((name, hasBase ? identifier("a class after ':'") : nil))
            if hasBase { reportClassArguments() }
        } while eat(.comma)
        // In `scene a, b: Base`, both have the base.
        let shared = heads.last?.base
        let members = self.members(.controller, of: heads.first?.name.name, base: shared?.name)
        let first = UInt32(truncatingIfNeeded: tree.declarations.count)
        for head in heads {
            let controller = ControllerDeclaration(
                name: head.name, base: head.base ?? shared, isScene: isScene, isInitial: isInitial, members: members)
            _ = tree.add(.controller(controller), start, previousEnd, documentation: text)
        }
        return first..<UInt32(truncatingIfNeeded: tree.declarations.count)
    }

    /// Reports `initial nav: …`, and returns whether `scene` is missing. The word `initial` begins at `start`.
    /// It may be misspelt.
    private mutating func reportInitial(from start: UInt32) -> Bool {
        if currentWord == .scene { return false }
        let span = tree.span(start, previousEnd)
        report(
            .expectedStatement, "expected 'scene' after 'initial'", span,
            fix: Diagnostic.Fix(span, "initial scene", isHelp: true))
        return true
    }

    private mutating func storyboard() -> Declaration {
        take()
        let name = declaredName("a name for the storyboard")
        guard cursor.at(.leftBrace) else { return .storyboard(name: name, members: .empty) }
        let block = self.block("the scenes", in: .storyboard)
        var members: [DeclarationID] = []
        for id in tree.elements(of: block.statements) {
            if case .declaration(let declaration) = tree[id] {
                members.append(declaration)
            } else {
                report(
                    .misplacedDeclaration, "a storyboard can contain only scenes", tree.span(of: id),
                    help: "write statements in handlers, in scenarios or at file level")
            }
        }
        return .storyboard(name: name, members: tree.add(members))
    }

    /// `style Drawer: .custom { … }`
    private mutating func style() -> Declaration {
        take()
        let name = declaredName("a name for the style")
        var base: Identifier?
        if eat(.colon) {
            recordContinuationOnLine(.operand(.symbol(.presentationStyle), nil), isOnly: true)
            _ = eat(.dot)
            recordContinuationOnLine(.symbol, isOnly: true)
            base = identifier("a style after ':'")
        }
        return .style(name: name, base: base, members: members(.style))
    }

    /// A scenario.
    ///
    ///     scenario ::= 'scenario' string part* block
    private mutating func scenario() -> Declaration {
        take()
        var name: TextID?
        if cursor.at(.string) {
            name = plainString()
        } else {
            let isName = cursor.at(.identifier) && !startsLine(cursor.current)
            let quoted = "\"\(text(of: cursor.current))\""
            if isName, cursor.peek().kind == .leftBrace {
                report(
                    .expectedName, "expected the scenario's name in quotes", at: cursor.current,
                    write: quoted)
            } else {
                reportExpected(.expectedName, "the scenario's name in quotes")
            }
            while !cursor.at(.leftBrace), !isAtStatementEnd { take() }
        }
        let testLines = scenarioTestLines()
        let block = self.block("the steps of the scenario", in: .scenario)
        return .scenario(name: name ?? tree.add(text: []), environment: tree.add(testLines), body: block)
    }
}

extension TokenCursor {
    /// Whether the next tokens begin a declaration: its first word, followed by a token that only declarations have
    /// there.
    @inline(__always)
    var isAtDeclaration: Bool {
        if at(.func) || at(.import) { return true }
        return at(.identifier) && Keyword.role(of: IdentifierID(current.payload)).contains(.declaration)
            && isAtDeclaredWord
    }

    private var isAtDeclaredWord: Bool {
        guard let word = current.word else { return false }
        let next = peek()
        let isOnLine = !next.flags.contains(.newline)
        let isNamed = isOnLine && next.kind == .identifier
        let isBraced = isOnLine && next.kind == .leftBrace
        let isQuoted = isOnLine && next.kind == .string
        if Parser.namedDeclarations.contains(word) {
            let isReserved = isOnLine && next.kind.isReserved && next.kind != .is && next.kind != .in
            return isNamed || isReserved || isBraced || isQuoted
        }
        if word == .ios || word == .sdk { return isOnLine && (next.kind == .integer || next.kind == .double) }
        if word == .device { return isNamed || (isOnLine && next.kind == .size) }
        if word == .test { return isNamed && Parser.testWords.contains { $0 == next.word } }
        if word == .initial { return isNamed }
        if word == .segue { return isNamed }
        if word == .app { return isBraced }
        return word == .scenario && (isQuoted || isBraced || isNamed)
    }
}
