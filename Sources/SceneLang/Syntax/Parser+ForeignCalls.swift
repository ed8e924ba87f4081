// Calls pasted from Xcode, in Swift and in Objective-C.
extension Parser {
    /// Reports a statement that calls a method of UIKit for which there is a verb.
    mutating func reportForeignCall(_ statement: ExpressionID) {
        if reportDelay(statement) || reportForeignObject(statement) { return }
        var id = statement
        if case .optionalChain(let inner) = tree[id] { id = inner }
        guard case .call(let callee, let arguments) = tree[id] else { return }
        guard let (method, receiver) = method(callee) else { return }
        let found = tree.elements(of: arguments).map { argument in
            (label: argument.label.map { names.text(of: $0.name) }, value: text(of: argument.value))
        }
        reportForeign(names.text(of: method), receiver, found, tree.span(of: statement))
    }

    /// Reports a statement of Swift that runs code later, and returns whether it did so.
    private mutating func reportDelay(_ statement: ExpressionID) -> Bool {
        guard case .call = tree[statement], let found = ForeignDelays.find(text(of: statement)) else { return false }
        let span = tree.span(of: statement)
        switch found {
        case .verb(let verb):
            report("running code later requires a verb", span, verb: verb)
        case .none(let message, let help): report(.foreignCall, message, span, help: help)
        }
        return true
    }

    /// Reports a call of a notification centre, or the class of a container with a block, and returns whether it did
    /// so.
    private mutating func reportForeignObject(_ statement: ExpressionID) -> Bool {
        guard case .call = tree[statement], let found = ForeignObjects.find(text(of: statement)) else { return false }
        let span = tree.span(of: statement)
        report(.foreignCall, found.message, span, help: found.help, fix: found.fix.map { Diagnostic.Fix(span, $0) })
        return true
    }

    private mutating func reportForeign(
        _ method: String, _ receiver: String?, _ arguments: [(label: String?, value: String)], _ span: SourceSpan
    ) {
        let isOwn = !isInController && receiver.map(ForeignCalls.isOfSelf) ?? false
        // Outside of a controller, the verb finds the receiver.
        let verb =
            isOwn
            ? ForeignCalls.replacement(method: method, receiver: nil, arguments: arguments)
            : ForeignCalls.replacement(method: method, receiver: receiver, arguments: arguments)
        if let verb { report("'\(method)' cannot be called here: use a verb", span, verb: verb) }
    }

    /// Reports a statement for which there is a verb. Only the first line of a statement is reported if the others are
    /// the same with the verb, so that the printed verb can replace the line that is shown.
    private mutating func report(_ message: String, _ span: SourceSpan, verb: String) {
        let written = bytes[Int(span.start)..<Int(span.end)]
        let old = written.split(separator: 0x0A, maxSplits: 1)
        let new = Array(verb.utf8).split(separator: 0x0A, maxSplits: 1)
        guard old.count == 2, new.count == 2, old[1].elementsEqual(new[1]) else {
            let place = written.contains(0x0A) ? "replace the statement with" : "write"
            let help = SwiftCall.onOneLine(verb).map { "\(place): \($0)" } ?? "write the verb with the block"
            return report(.foreignCall, message, span, help: help, fix: Diagnostic.Fix(span, verb))
        }
        let head = String(decoding: new[0], as: UTF8.self)
        let first = tree.span(span.start, span.start + UInt32(old[0].count))
        report(.foreignCall, message, first, help: "write: \(head)", fix: Diagnostic.Fix(first, head))
    }

    /// Returns the name of the called method, and the text of its receiver.
    private func method(_ callee: ExpressionID) -> (name: IdentifierID, receiver: String?)? {
        if case .name(let name) = tree[callee] { return (name, nil) }
        if case .member(let base, let name) = tree[callee] { return (name.name, text(of: base)) }
        if case .optionalMember(let base, let name) = tree[callee] { return (name.name, text(of: base)) }
        return nil
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
