extension MethodRow {
    /// The calls about search controllers.
    static let search: [MethodRow] = [
        MethodRow(
            .presentSearchController, handler: "presentSearchController", "presentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .willPresentSearchController, handler: "willPresentSearchController", "willPresentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .didPresentSearchController, handler: "didPresentSearchController", "didPresentSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .willDismissSearchController, handler: "willDismissSearchController", "willDismissSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .didDismissSearchController, handler: "didDismissSearchController", "didDismissSearchController", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
        MethodRow(
            .updateSearchResults, handler: "updateSearchResults", "updateSearchResults", ["for"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .nothing),
    ]
}
