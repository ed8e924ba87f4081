extension MethodRow {
    /// The calls about search controllers.
    static let search: [MethodRow] = [
        MethodRow(
            .presentSearchController, handler: "presentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .willPresentSearchController, handler: "willPresentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .didPresentSearchController, handler: "didPresentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .willDismissSearchController, handler: "willDismissSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .didDismissSearchController, handler: "didDismissSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .updateSearchResults, handler: "updateSearchResults", ["for"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
    ]
}
