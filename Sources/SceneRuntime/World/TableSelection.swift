/// The selected row of a table view controller, and whether it is deselected when the controller appears.
struct TableSelection: Hashable, Sendable, BitwiseCopyable {
    let controller: ControllerID
    /// The selected cell, or none.
    var cell = ViewID.none
    /// `clearsSelectionOnViewWillAppear` is false.
    var isKept = false
}
