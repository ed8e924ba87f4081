// Statements of Swift that begin with a word of Swift.
extension Parser {
    /// Parses a declaration or a statement that begins with a word of Swift or an attribute. Returns false if the word
    /// is a name here.
    mutating func swiftStatement(in place: BlockKind, into found: inout PendingList<StatementID>) -> Bool {
        guard isAtSwiftDeclaration() else { return false }
        if place != .file { tree.hasNestedFunctions = true }
        if place == .storyboard {
            report(
                .misplacedDeclaration, "'\(text(of: cursor.current))' cannot be declared in a storyboard",
                at: cursor.current, help: "declare it at file level")
        }
        let text = documentation()
        let start = cursor.current.start
        var declared: [DeclarationID] = []
        swiftDeclaration(in: .elsewhere, isSwift: false, documentation: text, into: &declared)
        for id in declared {
            if case .variable(let variable) = tree[id] {
                add(tree.add(.variable(variable), start, previousEnd), to: &found)
            } else {
                add(tree.add(.declaration(id), start, previousEnd), to: &found)
            }
        }
        endStatement()
        return true
    }
}
