import SceneRuntime

// Split view controllers.
extension Machine {
    /// `show .primary`, `hide .primary`, `collapse`, `expand`.
    mutating func split(_ verb: Verb, _ clauses: VerbClauses, _ a: Int) {
        let noun = "a split view controller"
        guard let id = container(clauses.place(.in), verb.words, noun, { $0.nearest(.splitViewController) }) else {
            return
        }
        guard world.kind(of: id) == .splitViewController else {
            return fail(.refused, "\(shown(.controller(id))) is no split view controller")
        }
        if verb == .collapse || verb == .expand {
            return world.request(.split(.setWidth(id, isCompact: verb == .collapse)))
        }
        let symbol = registers[a].tag == .symbol ? UInt16(exactly: registers[a].extra) : nil
        guard let column = symbol.flatMap({ Symbol(rawValue: $0) }).flatMap({ SplitColumn($0) }) else {
            return fail(.wrongType, "\(shown(registers[a])) is no column", help: Machine.columnHelp)
        }
        world.request(.split(verb == .showColumn ? .showColumn(column, in: id) : .hideColumn(column, in: id)))
    }

    private static let columnHelp = "columns are .primary, .supplementary, .secondary and .compact"
}
