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
            .foreignCall, "'\(method)' cannot be called here: use a verb", span, help: "write: \(verb)",
            fix: Diagnostic.Fix(span, verb))
    }

    func text(of id: ExpressionID) -> String {
        let span = tree.span(of: id)
        return String(decoding: bytes[Int(span.start)..<min(Int(span.end), bytes.count)], as: UTF8.self)
    }

    /// Parses and reports `[nav pushViewController:b animated:YES];`; nil if the brackets contain an array.
    mutating func objectiveCCall() -> Statement? {
        let isMessage =
            (cursor.peek(1).kind == .identifier || cursor.peek(1).kind == .self) && cursor.peek(2).kind == .identifier
            && !cursor.peek(2).flags.contains(.newline)
            && (cursor.peek(3).kind == .colon || cursor.peek(3).kind == .rightBracket)
        guard isMessage else { return nil }
        let start = cursor.current.start
        let opener = take()
        let receiver = text(of: take())
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
