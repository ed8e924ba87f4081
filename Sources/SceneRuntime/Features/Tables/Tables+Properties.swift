extension PropertyRow {
    /// The properties of tables and collections.
    static let tables: [PropertyRow] = [
        PropertyRow(
            .tableView, "tableView", of: .tableViewController, .view, .computed({ $0.loadedView(of: $1.controller) }),
            listed: false, "The root view of a table view controller. Reading this property loads the view."),
        PropertyRow(
            .indexPathForSelectedRow, "indexPathForSelectedRow", of: .view, .points,
            .computed({ $0.selectedRow(in: $1.view, of: .tableViewController) }),
            "The number of the selected row, counted from 0, or nil."),
        PropertyRow(
            .collectionView, "collectionView", of: .collectionViewController, releases: .since(6), .view,
            .computed({ $0.loadedView(of: $1.controller) }), listed: false,
            "The root view of a collection view controller. Reading this property loads the view."),
        PropertyRow(
            .indexPathsForSelectedItems, "indexPathsForSelectedItems", of: .view, releases: .since(6), .numbers,
            .computed({ $0.selectedRow(in: $1.view, of: .collectionViewController) }),
            "A list with the number of the selected cell, counted from 0."),
        PropertyRow(
            .clearsSelectionOnViewWillAppear, "clearsSelectionOnViewWillAppear",
            of: [.tableViewController, .collectionViewController],
            .boolean(usually: true),
            .computed(
                { .bool(!$0.selection(of: $1.controller).isKeptOnAppearance) },
                { $0.setClearing(of: $1.controller, $2.asBool) }), access: .readWrite,
            "Whether UIKit deselects the selected row when the controller appears."),
    ]
}
