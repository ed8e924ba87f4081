/// The attributes and modifiers before a declaration of Swift.
struct DeclarationHead {
    var modifiers: Modifiers = []
    var isWeak = false
    /// Whether there is an attribute or a modifier.
    var isEmpty = true
    /// Whether `@NSApplicationMain` or another attribute ended the line before.
    let start: UInt32
}

// Attributes and modifiers.
extension Parser {
    /// Whether a declaration of Swift begins here: a word of Swift in its position, or an attribute.
    @inline(__always)
    var mayBeSwiftDeclaration: Bool {
        mutating get {
            cursor.at(.attribute) || cursor.at(.directive)
                || (cursor.at(.identifier) && Keyword.role(of: IdentifierID(cursor.current.payload)).contains(.swift)
                    && !cursor.current.flags.contains(.quoted))
        }
    }

    /// Whether the tokens from the next one on are attributes and modifiers with a declaration after them. Among
    /// members of Swift, where no statement can begin, modifiers can be on lines of their own.
    mutating func isAtSwiftDeclaration(isMember: Bool = false) -> Bool {
        var distance = 0
        var allowsLineEnd = isMember
        while distance < 5_000 {
            let token = lookAhead(distance)
            if distance > 0, token.flags.contains(.newline), !allowsLineEnd { return false }
            if token.kind == .attribute {
                distance = endOfAttribute(distance)
                allowsLineEnd = true
                continue
            }
            if isDeclarationKeyword(token, distance) { return true }
            guard let end = endOfModifier(token, distance) else { return false }
            distance = end
            allowsLineEnd = isMember || isDeclarationKeyword(lookAhead(distance), distance)
        }
        return false
    }

    /// Returns the distance of the token after an attribute.
    private mutating func endOfAttribute(_ start: Int) -> Int {
        var distance = start + 1
        while lookAhead(distance).kind == .dot, lookAhead(distance + 1).kind.isWord { distance += 2 }
        if lookAhead(distance).kind == .less, !lookAhead(distance).flags.contains(.space),
            let end = endOfGenericArguments(distance)
        {
            distance = end
        }
        let open = lookAhead(distance)
        if open.kind == .leftParenthesis, !open.flags.contains(.space) { return endOfBrackets(distance) }
        return distance
    }

    /// Returns the distance of the token after the brackets that open at `start`.
    mutating func endOfBrackets(_ start: Int) -> Int {
        var distance = start
        var depth = 0
        repeat {
            let kind = lookAhead(distance).kind
            if kind == .endOfFile { break }
            depth += kind.bracketStep
            distance += 1
        } while depth > 0
        return distance
    }

    /// Returns the distance of the token after a modifier, or nil.
    private mutating func endOfModifier(_ token: Token, _ distance: Int) -> Int? {
        if token.kind == .weak || token.word == .class { return distance + 1 }
        guard let word = token.swiftWord, word.isModifier || word == .async else { return nil }
        let open = lookAhead(distance + 1)
        let isSet = lookAhead(distance + 2).spells(.set)
        guard open.kind == .leftParenthesis, !open.flags.contains(.space) || isSet else { return distance + 1 }
        // `private(set)`, `unowned(safe)`: one word.
        let isArgument =
            lookAhead(distance + 2).kind == .identifier && lookAhead(distance + 3).kind == .rightParenthesis
        return isArgument && word != .open && word != .prefix ? distance + 4 : nil
    }

    /// Whether `token` is the keyword of a declaration, according to what follows.
    private mutating func isDeclarationKeyword(_ token: Token, _ distance: Int) -> Bool {
        switch token.kind {
        case .func, .let, .var, .import: return true
        case .case: return distance > 0 && (!token.flags.contains(.newline) || lookAhead(0).kind == .attribute)
        default: break
        }
        let next = lookAhead(distance + 1)
        let isOnLine = !next.flags.contains(.newline)
        if token.word == .class { return isTypeHead(distance, next) }
        guard let word = token.swiftWord else { return false }
        switch word {
        case .struct, .enum, .protocol, .extension, .actor: return isTypeHead(distance, next)
        case .typealias, .associatedtype, .precedencegroup, .macro: return isOnLine && next.kind == .identifier
        case .`init`:
            if next.kind == .question || next.kind == .exclamation || next.kind == .less {
                return !next.flags.contains(.space)
            }
            return isOnLine && next.kind == .leftParenthesis
        case .deinit: return next.kind == .leftBrace || distance > 0
        case .subscript: return isOnLine && (next.kind == .leftParenthesis || next.kind == .less)
        case .operator: return isOnLine && (distance > 0 || !next.kind.isWord) && next.kind != .equal
        default: return false
        }
    }

    /// Whether a type is declared: a name follows on the line, and then what its declaration continues with.
    private mutating func isTypeHead(_ distance: Int, _ next: Token) -> Bool {
        guard next.kind == .identifier || next.kind == .leftBracket, !next.flags.contains(.newline) else {
            return false
        }
        // `extension [Int]`
        if next.kind == .leftBracket { return lookAhead(distance).spells(.extension) }
        let after = lookAhead(distance + 2)
        switch after.kind {
        case .colon, .less, .leftBrace: return true
        case .dot, .question: return lookAhead(distance).spells(.extension)
        default: return after.spells(.where)
        }
    }

    /// Reads the attributes and modifiers before a declaration.
    mutating func declarationHead() -> DeclarationHead {
        var head = DeclarationHead(start: cursor.current.start)
        lastWrapper = nil
        while !isStopped {
            if cursor.at(.attribute) {
                head.modifiers.formUnion(attribute())
            } else if cursor.at(.weak) {
                take()
                head.isWeak = true
            } else if currentWord == .class, !isAtClassName {
                take()
                head.modifiers.insert(.isStatic)
            } else if let word = cursor.current.swiftWord, word.isModifier || word == .async, !isPlainName {
                take()
                if isAtAttributeArguments || isAtSetOfModifier { skipBrackets() }
                head.modifiers.formUnion(Parser.modifiers(of: word))
                if word == .unowned { head.isWeak = true }
            } else {
                break
            }
            head.isEmpty = false
        }
        return head
    }

    /// Whether `(set)` follows, perhaps after a space: `private (set) var x`.
    private var isAtSetOfModifier: Bool {
        mutating get {
            cursor.at(.leftParenthesis) && cursor.peek().spells(.set) && cursor.peek(2).kind == .rightParenthesis
        }
    }

    /// Whether `class` begins a declaration, and is no modifier.
    private var isAtClassName: Bool {
        mutating get {
            let next = cursor.peek()
            guard next.kind == .identifier else { return false }
            let after = cursor.peek(2)
            if next.swiftWord.map({ $0.isModifier || $0.isDeclaration }) == true, after.kind.isWord { return false }
            return true
        }
    }

    /// Whether the word before `(` or `=` is no modifier, as in `prefix(2)`; arguments of modifiers are few.
    private var isPlainName: Bool {
        mutating get {
            let next = cursor.peek()
            return next.kind == .equal || next.kind == .dot
        }
    }

    private static func modifiers(of word: SwiftWord) -> Modifiers {
        switch word {
        case .override: .isOverride
        case .static: .isStatic
        case .lazy: .isLazy
        case .unowned: .isUnowned
        case .mutating: .isMutating
        case .required: .isRequired
        case .convenience: .isConvenience
        case .indirect: .isIndirect
        case .private, .fileprivate: .isPrivate
        default: []
        }
    }

    /// Reads an attribute with its arguments, and returns what it changes.
    mutating func attribute() -> Modifiers {
        let token = take()
        while cursor.at(.dot), cursor.peek().kind.isWord {
            take()
            take()
        }
        if !cursor.current.flags.contains(.space) { skipGenericArguments() }
        let spelled = String(text(of: token).dropFirst())
        let isWrapper = spelled.first.map { $0.isUppercase } == true && !Parser.plainAttributes.contains(spelled)
        if isWrapper {
            let name = Identifier(name: lexer.names.intern(spelled), start: token.start + 1, end: token.end)
            lastWrapper = wrapper(name)
            if lastWrapper == nil { tree.wrappers.append(name) }
        }
        if isAtAttributeArguments { skipBrackets() }
        switch spelled {
        case "IBOutlet": return .isOutlet
        case "propertyWrapper": return .isWrapped
        case "IBAction": return .isAction
        case "IBSegueAction": return .isSegueAction
        case "objc", "IBInspectable", "NSManaged", "GKInspectable": return .isObjectiveC
        default: return isWrapper ? .isWrapped : []
        }
    }

    /// The attributes with a capital letter that do not wrap a property.
    private static let plainAttributes: Set<String> = [
        "MainActor", "NSCopying", "IBDesignable", "UIApplicationMain", "NSApplicationMain", "Sendable", "Test", "Suite",
        "TaskLocal", "Observable", "ObservationIgnored", "Model", "GlobalActor", "ViewBuilder", "IBOutlet", "IBAction",
        "IBSegueAction", "IBInspectable", "NSManaged", "GKInspectable",
    ]
}
