extension MethodRow {
    /// The calls about sheets.
    static let sheets: [MethodRow] = [
        MethodRow(
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier,
            handler: "sheetPresentationControllerDidChangeSelectedDetentIdentifier", [], parameters: [],
            of: .delegate, in: .delegate, .since(15), result: .nothing)
    ]
}
