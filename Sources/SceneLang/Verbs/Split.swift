import SceneRuntime

extension VerbTable {
    /// The verbs of split view controllers.
    static let columns: [VerbRow] = [
        VerbRow(
            .showColumn, ["show"], .symbol(.column), .required, [optional(.in, .instance)],
            subject: .splitViewController, releases: .since(14), uikit: ["showColumn"],
            request: VerbRequest { .split(.showColumn($0.column, in: $0.subject)) },
            "Show a column of a split view controller."),
        VerbRow(
            .hideColumn, ["hide"], .symbol(.column), .required, [optional(.in, .instance)],
            subject: .splitViewController, releases: .since(14), uikit: ["hide", "hideColumn"],
            request: VerbRequest { .split(.hideColumn($0.column, in: $0.subject)) },
            "Hide a column of a split view controller."),
        VerbRow(
            .collapse, ["collapse"], .none, .required, [optional(.in, .instance)], subject: .splitInWindow,
            releases: .since(8), request: VerbRequest { .split(.setWidth($0.subject, isCompact: true)) },
            "Collapse a split view controller."),
        VerbRow(
            .expand, ["expand"], .none, .required, [optional(.in, .instance)], subject: .splitInWindow,
            releases: .since(8), request: VerbRequest { .split(.setWidth($0.subject, isCompact: false)) },
            "Expand a split view controller."),
    ]
}

extension Machine {
    /// Returns the column of the symbol in register `register`. If it is not a column, reports an error.
    mutating func column(_ register: Int) -> SplitColumn? {
        let column = state.registers[register].asSymbol.flatMap { SplitColumn($0) }
        if column == nil {
            fail(.wrongType, "\(sourceText(of: state.registers[register])) is not a column", help: Machine.columnHelp)
        }
        return column
    }

    private static let columnHelp = "columns are .primary, .supplementary, .secondary and .compact"
}
