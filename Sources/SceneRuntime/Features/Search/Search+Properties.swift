extension PropertyRow {
    /// The properties of search controllers.
    static let search: [PropertyRow] = [
        PropertyRow(
            .searchController, "searchController", of: .navigationItem, releases: .since(11),
            .controller(.searchController), .script(), access: .readWrite,
            "The search controller whose field is in the navigation bar."),
        PropertyRow(
            .searchResultsController, "searchResultsController", of: .searchController, releases: .since(8),
            .controller(.viewController), .script(), access: .atCreation,
            "The controller that shows the results, or nil."),
        PropertyRow(
            .searchResultsUpdater, "searchResultsUpdater", of: .searchController, releases: .since(8), .delegate,
            .reference(.searchResultsUpdater), access: .readWrite, "The object that updates the results (weak)."),
        PropertyRow(
            .isActive, "isActive", of: .searchController, releases: .since(8), .boolean(),
            .computed({ .bool($0[$1.controller].presenter.exists) }, { $0.setActive($1.controller, $2.asBool) }),
            access: .step, "Whether the search controller is presented."),
    ]
}

extension World {
    fileprivate func setActive(_ search: ControllerID, _ isActive: Bool?) -> PropertyWriting {
        guard let isActive else { return .mismatch }
        return .perform(.presented(.search(isActive ? .begin(search, in: .none) : .end(search))))
    }
}
