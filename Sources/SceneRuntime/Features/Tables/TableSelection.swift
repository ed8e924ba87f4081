/// The selected row of a table view controller.
struct TableSelection: ControllerRecord, Hashable, Sendable, BitwiseCopyable {
    let controller: ControllerID
    /// The selected cell, or none.
    var cell = ViewID.none
    /// Whether a row without a cell is selected, as in a table of Swift.
    var hasRow = false
    /// Whether the row stays selected when the controller appears.
    var isKeptOnAppearance = false

    init(of controller: ControllerID) { self.controller = controller }
}
