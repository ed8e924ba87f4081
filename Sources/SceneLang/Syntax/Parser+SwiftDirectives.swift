extension SyntaxTree {
    /// Returns the key path in the index `keyPath: path`; nil for another index.
    func keyPath(inIndex index: ExpressionID, _ names: IdentifierTable) -> ExpressionID? {
        guard case .tuple(let elements) = self[index], elements.count == 1,
            let only = self.elements(of: elements).first, let label = only.label,
            names.text(of: label.name) == "keyPath"
        else { return nil }
        return only.value
    }
}

// `\.name` and the words with `#`.
extension Parser {
    /// `\.name.name`, `\Type.name`
    mutating func keyPath() -> ExpressionID {
        let start = take().start
        var path: [Identifier] = []
        if cursor.at(.identifier), !cursor.current.flags.contains(.space) {
            take()
            skipGenericArguments()
        }
        var isLast = false
        while !isLast, !isStopped {
            switch cursor.current.kind {
            case .dot, .questionDot:
                guard !startsLine(cursor.current),
                    cursor.peek().kind.isWord || cursor.peek().kind == .integer
                        || cursor.peek().kind == .leftBracket
                else {
                    isLast = true
                    break
                }
                take()
                if cursor.at(.integer) { path.append(takeElementNumber()) }
                if cursor.current.kind.isWord { path.append(takeIdentifier()) }
            case .leftBracket where !cursor.current.flags.contains(.space): skipBrackets()
            case .question, .exclamation:
                if cursor.current.flags.contains(.space) { isLast = true } else { take() }
            default: isLast = true
            }
        }
        return make(.keyPath(tree.add(path)), start, previousEnd)
    }

    /// Returns `base.name.name` for `base[keyPath: \.name.name]`; nil for another index.
    mutating func member(of base: ExpressionID, byKeyPath index: ExpressionID, _ start: UInt32) -> ExpressionID? {
        guard let path = tree.keyPath(inIndex: index, names), case .keyPath(let path) = tree[path] else { return nil }
        var result = base
        for name in Array(tree.elements(of: path)) where names.text(of: name.name) != "self" {
            result = make(
                .member(base: result, name: NameAfterDot(name)), start, name.end, height: height(result))
        }
        return result
    }

    /// Parses a value that begins with `#` and a word.
    mutating func directive() -> ExpressionID {
        let token = take()
        let word = text(of: token)
        switch word {
        case "#selector": return selector(token)
        case "#keyPath": return stringKeyPath(token)
        case "#available", "#unavailable": return availability(token, isNegated: word == "#unavailable")
        case "#function":
            let name = currentFunction.map { fullName(of: $0.name, $0.head) } ?? ""
            return make(.string(tree.add(text: Array(name.utf8))), token.start, token.end)
        case "#file", "#fileID", "#filePath":
            return make(.string(tree.add(text: Array(lexer.fileName.utf8))), token.start, token.end)
        case "#line": return make(.integer(Int64(line(of: Int(token.start)))), token.start, token.end)
        case "#column":
            let before = bytes[..<Int(token.start)].lastIndex(of: 0x0A) ?? -1
            return make(.integer(Int64(Int(token.start) - before)), token.start, token.end)
        default:
            let name = make(.name(lexer.names.intern(word)), token.start, token.end)
            if cursor.at(.leftParenthesis) || cursor.at(.leftBrace) || cursor.at(.less) { return name }
            return make(
                .call(callee: name, arguments: .empty), token.start, token.end, height: height(name))
        }
    }

    /// `#selector(save)`, `#selector(getter: title)`
    private mutating func selector(_ token: Token) -> ExpressionID {
        guard cursor.at(.leftParenthesis) else {
            reportExpected(.expectedToken, "'(' and a function")
            return make(.missing, token.start, token.end)
        }
        let opener = take()
        let value = with(Mode(ignoresNewlines: true, isCallPattern: true)) { parser in
            if parser.cursor.current.kind.isWord, parser.cursor.peek().kind == .colon {
                parser.take()
                parser.take()
            }
            let value = parser.expression()
            parser.closeBracket(.rightParenthesis, opener)
            return value
        }
        return make(.selector(value), token.start, previousEnd, height: height(value))
    }

    /// `#keyPath(Book.title)`
    private mutating func stringKeyPath(_ token: Token) -> ExpressionID {
        var path: [Identifier] = []
        if cursor.at(.leftParenthesis) {
            let opener = take()
            while cursor.current.kind.isWord {
                let name = takeIdentifier()
                let isType = names.bytes(of: name.name).first.map { $0 &- 0x41 < 26 } ?? false
                if !isType { path.append(name) }
                if !eat(.dot) { break }
            }
            closeBracket(.rightParenthesis, opener)
        }
        return make(.keyPath(tree.add(path)), token.start, previousEnd)
    }

    /// `#available(iOS 15, *)`
    private mutating func availability(_ token: Token, isNegated: Bool) -> ExpressionID {
        var major: UInt32 = 0
        var minor: UInt16 = 0
        if cursor.at(.leftParenthesis) {
            let opener = take()
            while !cursor.at(.rightParenthesis), !cursor.at(.endOfFile), !cursor.at(.leftBrace), !cursor.at(.rightBrace)
            {
                let name = take()
                guard text(of: name) == "iOS", cursor.at(.integer) || cursor.at(.double) else { continue }
                let parts = bytes[Int(cursor.current.start)..<Int(cursor.current.end)].split(
                    separator: UInt8(ascii: "."))
                major = parts.first.flatMap { Parser.sideOfSize($0) } ?? 0
                minor = UInt16(clamping: parts.count > 1 ? Parser.sideOfSize(parts[1]) ?? 0 : 0)
            }
            closeBracket(.rightParenthesis, opener)
        }
        return make(
            .availability(major: major, minor: minor, isNegated: isNegated), token.start, previousEnd)
    }

    /// Returns the line of an offset. Places are asked for in their order.
    private mutating func line(of offset: Int) -> Int {
        if offset >= lineCount.offset {
            for byte in bytes[lineCount.offset..<offset] where byte == 0x0A { lineCount.line += 1 }
            lineCount.offset = offset
        }
        return lineCount.line
    }
}
