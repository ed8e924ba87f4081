/// A view and an action of one body that have the same name, as people write a button and what it does.
extension Collector {
    /// Reports an action with the name of a view that is declared before it. Returns whether it did so.
    mutating func reportSameName(
        _ function: Function, _ kind: MemberTable.FunctionMember.Kind, _ span: SourceSpan, _ table: MemberTable,
        _ own: [IdentifierID: SourceSpan]
    ) -> Bool {
        guard kind == .action, let earlier = own[function.name.name],
            case .view(let place)? = table.members[function.name.name], place > 0, Int(place) <= table.views.count
        else { return false }
        let view = table.views[Int(place) - 1]
        if isComplete(function) { reportSameName(view.entry, earlier, view.tree, action: span, own) }
        return true
    }

    /// Reports a view with the name of an action that is declared before it. Returns whether it did so.
    mutating func reportSameName(
        _ entry: ViewEntry, _ name: Identifier, _ span: SourceSpan, _ tree: Int, _ table: MemberTable,
        _ own: [IdentifierID: SourceSpan]
    ) -> Bool {
        guard let earlier = own[name.name], case .function(let index)? = table.members[name.name] else { return false }
        let member = table.functions[Int(index)]
        guard member.kind == .action, member.span == earlier,
            case .action(let function) = trees[member.site.tree][member.site.declaration]
        else { return false }
        if isComplete(function) { reportSameName(entry, span, tree, action: earlier, own) }
        return true
    }

    /// Whether a function has a body. The parser has reported one without, which may be meant as something else.
    private func isComplete(_ function: Function) -> Bool { function.body.end > function.body.start }

    /// Reports both at the view, whose line is the one to change: it gets another name, and a control that sends
    /// nothing sends the action.
    private mutating func reportSameName(
        _ entry: ViewEntry, _ span: SourceSpan, _ tree: Int, action: SourceSpan, _ own: [IdentifierID: SourceSpan]
    ) {
        guard let name = entry.name else { return }
        let (spelled, kind) = (names.text(of: name.name), names.text(of: entry.kind.name))
        let isButton = kind == "button" || kind == "barButton"
        let taken = own.keys.map { names.text(of: $0) }
        var fixed = spelled + (isButton ? "Button" : "View")
        if taken.contains(fixed) { fixed += "2" }
        if trees[tree].elements(of: entry.actions).isEmpty, isButton || ViewClass.isControl(kind) {
            fixed += " -> \(spelled)"
        }
        diagnostics.report(
            Diagnostic(
                .duplicateDeclaration, "a view and an action cannot have the same name '\(spelled)'", at: span,
                label: "the view", secondary: [.init(action, "the action")],
                fix: .init(span, fixed, isCertain: false, isHelp: true)))
    }
}
