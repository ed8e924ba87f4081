import SceneRuntime

// Split view controllers.
extension Machine {
    /// `show .primary`, `hide .primary`, `collapse`, `expand`.
    mutating func split(_ change: VerbFamily.Split, _ verb: Verb, _ clauses: VerbClauses, _ a: Int) {
        let noun = "a split view controller"
        guard let id = container(clauses.place(.in), verb.words, noun, { $0.nearest(.splitViewController) }) else {
            return
        }
        guard world.kind(of: id) == .splitViewController else {
            return fail(.refused, "\(shown(.controller(id))) is no split view controller")
        }
        switch change {
        case .show: if let column = column(a) { world.request(.split(.showColumn(column, in: id))) }
        case .hide: if let column = column(a) { world.request(.split(.hideColumn(column, in: id))) }
        case .collapse, .expand: world.request(.split(.setWidth(id, isCompact: change == .collapse)))
        }
    }

    /// The column that the symbol in register `place` names; an error if it names none.
    private mutating func column(_ place: Int) -> SplitColumn? {
        let column = registers[place].asSymbol.flatMap { SplitColumn($0) }
        if column == nil { fail(.wrongType, "\(shown(registers[place])) is no column", help: Machine.columnHelp) }
        return column
    }

    private static let columnHelp = "columns are .primary, .supplementary, .secondary and .compact"
}
