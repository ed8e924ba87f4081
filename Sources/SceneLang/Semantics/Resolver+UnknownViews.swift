import SceneRuntime

/// Unknown views, and what is meant by their names.
extension Resolver {
    /// Reports an operand that is not a view.
    mutating func reportUnknownView(_ name: IdentifierID, at span: SourceSpan, of statement: VerbStatement) {
        let word = text(name)
        let message = "unknown view '\(word)'"
        let tables = declarations.controllers.map { $0.table }
        if statement.verb == .tap, reportActionOfSwift(name, message, at: span) { return }
        if let view = view(meantBy: name, in: tables) {
            return report(
                .unknownView, message, at: span, suggestion: .word(view), fix: view,
                isCertain: false)
        }
        let owner = declarations.controllers.dropFirst(BuiltInClass.slots).first { $0.base == .viewController }
        if word == "view", let owner {
            return report(
                .unknownView, message, at: span, label: "each controller has one",
                help: "name its controller, and write: \(statement.verb.words) \(text(owner.name)).view")
        }
        let isSymbol = SymbolLexicon.lexicon[bytes(name)].map(OperandSymbols.tap.choices.contains) ?? false
        if isSymbol, statement.verb == .tap {
            return report(
                .unknownView, message, at: span, suggestion: .word(".\(word)"), fix: ".\(word)")
        }
        let isAction = tables.contains { $0.functions.contains { $0.kind == .action && $0.answers(to: name) } }
        if isAction, statement.verb == .tap {
            // A view of this name could not be declared beside the action.
            return report(
                .unknownView, message, at: span, label: "this is an action, which no view sends",
                help: "write: send \"\(word)\"")
        }
        let views = tables.flatMap { $0.members }
            .filter { if case .view = $0.value { true } else { false } }.map { text($0.key) }
        report(
            .unknownView, message, at: span, near: word, in: views.sorted() + visibleNames(near: word, at: span),
            help: "declare the view: view { button \(word) }")
    }

    /// Reports a tap on an action in Swift's form that no declared view sends, and returns whether it is one.
    private mutating func reportActionOfSwift(_ name: IdentifierID, _ message: String, at span: SourceSpan) -> Bool {
        let owner = declarations.controllers.first { entry in
            entry.table.functions.contains { $0.kind == .action && $0.signature.isSwift && $0.answers(to: name) }
        }
        let isSent = declarations.controllers.contains { entry in
            entry.table.views.contains { view in
                view.tree == number
                    && tree.elements(of: view.entry.actions).contains { $0.name.name == name }
            }
        }
        guard let owner, !isSent, let function = owner.table.functions.first(where: { $0.answers(to: name) }) else {
            return false
        }
        let word = text(name)
        let sender = view(meantBy: name, in: [owner.table]).map { "\(text(owner.name)).\($0)" } ?? "nil"
        report(
            .unknownView, message, at: span, label: "this is an action, and no storyboard connects a view to it",
            help: "call it: \(text(owner.name)).\(word)(\(function.parameters.isEmpty ? "" : sender))")
        return true
    }

    /// Returns the view that is meant by another name: one that sends the action `name`, or one of an imported
    /// storyboard that has the name and the ending "View", because the name alone is that of a verb, an action or a
    /// scene. Nil if none is.
    func view(meantBy name: IdentifierID, in tables: [MemberTable]) -> String? {
        let word = text(name)
        for table in tables {
            for view in table.views where view.tree == number {
                guard let own = view.entry.name else { continue }
                if tree.elements(of: view.entry.actions).contains(where: { $0.name.name == name }) {
                    return text(own.name)
                }
            }
        }
        let candidates = [word + "View", word + "Button"]
        return candidates.first { candidate in
            tables.contains { table in
                table.members.contains { member in
                    guard case .view = member.value else { return false }
                    return text(member.key) == candidate
                }
            }
        }
    }
}
