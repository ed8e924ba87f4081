// Calls in Objective-C.
extension Parser {
    private mutating func reportForeign(
        _ method: String, _ receiver: String?, _ arguments: [(label: String?, value: String)], _ span: SourceSpan
    ) {
        let isOwn = !isInController && receiver.map(ForeignCalls.isOfSelf) ?? false
        // Outside of a controller, the verb finds the receiver.
        let verb =
            isOwn
            ? ForeignCalls.replacement(method: method, receiver: nil, arguments: arguments)
            : ForeignCalls.replacement(method: method, receiver: receiver, arguments: arguments)
        guard let verb else { return }
        report(
            .foreignCall, "'\(method)' cannot be called here: use a verb", span,
            fix: Diagnostic.Fix(span, verb, isHelp: true))
    }

    func text(of id: ExpressionID) -> String {
        let span = tree.span(of: id)
        return String(decoding: bytes[Int(span.start)..<min(Int(span.end), bytes.count)], as: UTF8.self)
    }

    /// Parses and reports `[nav pushViewController:b animated:YES];`; nil if the brackets contain an array.
    mutating func objectiveCCall() -> Statement? {
        // The receiver can have members: `[self.navigationController popViewControllerAnimated:YES]`.
        var count = 1
        while count < 8, lookAhead(count + 1).kind == .dot, lookAhead(count + 2).kind == .identifier { count += 2 }
        let isMessage =
            (lookAhead(1).kind == .identifier || lookAhead(1).kind == .self)
            && lookAhead(count + 1).kind == .identifier && !lookAhead(count + 1).flags.contains(.newline)
            && (lookAhead(count + 2).kind == .colon || lookAhead(count + 2).kind == .rightBracket)
        guard isMessage else { return nil }
        let start = cursor.current.start
        let opener = take()
        let first = cursor.current.start
        skip(count)
        let receiver = String(decoding: bytes[Int(first)..<Int(previousEnd)], as: UTF8.self)
        let method = text(of: cursor.current)
        var arguments: [(label: String?, value: String)] = []
        with(.brackets) { parser in
            while parser.cursor.at(.identifier) {
                let label = parser.text(of: parser.take())
                guard parser.eat(.colon) else { break }
                let value = parser.expression()
                let text = parser.text(of: value)
                let spelled = text == "YES" ? "true" : text == "NO" ? "false" : text
                arguments.append((arguments.isEmpty ? nil : label, spelled))
            }
            parser.closeBracket(.rightBracket, opener)
        }
        let span = tree.span(start, previousEnd)
        let before = diagnostics.count
        reportForeign(method, receiver, arguments, span)
        if diagnostics.count == before {
            report(
                .foreignCall, "Objective-C message syntax is not supported", span,
                help: "write: \(receiver).\(method)(…)")
        }
        return .missing
    }
}
