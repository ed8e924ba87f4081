import SceneRuntime

// Split view controllers.
extension Machine {
    /// Makes a request about a column: `show .primary`, `hide .primary`.
    mutating func requestForColumn(
        _ arguments: VerbArguments, _ request: (SplitColumn, ControllerID) -> SplitRequest
    ) {
        guard let split = subject(arguments), let column = column(arguments.operand) else { return }
        state.world.request(.split(request(column, split)))
    }

    /// `collapse`, `expand`.
    mutating func setWidth(_ arguments: VerbArguments, isCompact: Bool) {
        if let split = subject(arguments) { state.world.request(.split(.setWidth(split, isCompact: isCompact))) }
    }

    /// Returns the column of the symbol in register `register`. If it is not a column, reports an error.
    private mutating func column(_ register: Int) -> SplitColumn? {
        let column = state.registers[register].asSymbol.flatMap { SplitColumn($0) }
        if column == nil {
            fail(.wrongType, "\(sourceText(of: state.registers[register])) is not a column", help: Machine.columnHelp)
        }
        return column
    }

    private static let columnHelp = "columns are .primary, .supplementary, .secondary and .compact"
}
