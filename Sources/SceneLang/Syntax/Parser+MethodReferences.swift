// Functions as values, and values of `return` on the next line.
extension Parser {
    /// The methods whose argument is called with each element.
    private static let appliers = ["forEach", "map", "compactMap", "flatMap"]

    /// The methods of UIKit that take one object, as code passes them to `forEach`.
    private static let appliedMethods = [
        "addSubview", "addArrangedSubview", "addChild", "addAction", "addGestureRecognizer", "removeGestureRecognizer",
        "removeObserver",
    ]

    /// Returns the arguments of `all.forEach(view.addSubview)`, where a method of UIKit is called with each element:
    /// the argument is a closure that calls it. Nil for another call.
    mutating func applyingMethod(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, _ tall: inout UInt16
    ) -> List<CallArgument>? {
        guard arguments.count == 1, let only = tree.element(0, of: arguments), only.label == nil,
            let applier = tree.member(callee)?.name.name, Parser.appliers.contains(lexer.names.text(of: applier)),
            let method = methodName(only.value)
        else { return nil }
        guard Parser.appliedMethods.contains(lexer.names.text(of: method)) else { return nil }
        let value = closure(calling: only.value, [nil], tree.span(of: only.value))
        tall = max(tall, height(value))
        return tree.add([CallArgument(label: nil, value: value)])
    }

    /// Returns a closure that calls the function whose full name has been read, such as `move(from:to:)`; nil for a
    /// call.
    mutating func functionNamed(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, _ start: UInt32
    ) -> ExpressionID? {
        let all = Array(tree.elements(of: arguments))
        guard !all.isEmpty,
            all.allSatisfy({ if case .missing = tree[$0.value] { $0.label != nil } else { false } })
        else { return nil }
        let labels = all.map { $0.label.flatMap { $0.name == SwiftWord.wildcard.name ? nil : $0 } }
        return closure(calling: callee, labels, tree.span(start, previousEnd))
    }

    /// Returns a closure that calls a function with its arguments.
    private mutating func closure(
        calling callee: ExpressionID, _ labels: [Identifier?], _ span: SourceSpan
    ) -> ExpressionID {
        var passed: [CallArgument] = []
        for (place, label) in labels.enumerated() {
            let element = make(.closureArgument(UInt32(place)), span.end, span.end)
            passed.append(CallArgument(label: label, value: element))
        }
        let call = make(
            .call(callee: callee, arguments: tree.add(passed)), span.start, span.end, height: height(callee))
        let statement = tree.add(.expression(call), span.start, span.end)
        let body = Block(statements: tree.add([statement]), start: span.start, end: span.end)
        let closure = Closure(
            captures: .empty, parameters: .empty, anonymousCount: labels.count, result: .none, body: body)
        return make(.closure(tree.add(closure)), span.start, span.end, height: height(callee) + 1)
    }

    /// The last name of a path.
    private func methodName(_ id: ExpressionID) -> IdentifierID? {
        if case .name(let name) = tree[id] { return name }
        return tree.member(id)?.name.name
    }

    /// Whether the line after `return` begins with its value, as in Swift.
    var isAtReturnedValue: Bool {
        mutating get {
            guard isInSwift, startsLine(cursor.current), !TokenSet.statementEnds.contains(cursor.current.kind) else {
                return false
            }
            switch cursor.current.kind {
            case .identifier:
                let next = cursor.peek()
                if next.kind == .rightBrace { return !isAtWordOfVerb }
                let isOnLine = !next.flags.contains(.newline)
                if next.kind == .colon || next.kind.assignment != nil && isOnLine { return false }
                return isNameHere(next) || isOnLine && TokenSet.binaryOperators.contains(next.kind)
            case .integer, .double, .string, .stringHead, .true, .false, .nil, .self, .leftParenthesis, .leftBracket,
                .dot, .exclamation, .minus:
                return true
            default: return false
            }
        }
    }

    /// Whether the current word is the first one of a verb.
    private var isAtWordOfVerb: Bool {
        let word = text(of: cursor.current)
        return VerbTable.rows.contains { $0.words.first == word }
    }
}
