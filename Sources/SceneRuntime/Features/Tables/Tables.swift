/// The selection of rows in table view controllers, and of cells in collection view controllers (TABLE-1).
extension World {
    /// The selection of a table view controller.
    func selection(of id: ControllerID) -> TableSelection {
        features.tableSelections.record(of: id)
    }

    private mutating func changeSelection(of id: ControllerID, _ change: (inout TableSelection) -> Void) {
        features.tableSelections.change(id, change)
    }

    /// Sets whether the row is deselected when the controller appears.
    mutating func setClearing(of id: ControllerID, _ clears: Bool?) -> PropertyWriting {
        guard let clears else { return .mismatch }
        changeSelection(of: id) { $0.isKeptOnAppearance = !clears }
        return .done
    }

    /// The number of the selected cell in the root view of a controller of `kind`, counted from 0; null if there is
    /// none.
    func selectedRow(in view: ViewID, of kind: ControllerKind) -> PropertyReading {
        let (owner, place) = ownerOfView(view)
        guard place == 0, self[owner].base == kind else { return .unavailable }
        let cells = tableCells(of: owner)
        let cell = selection(of: owner).cell
        return cells.firstIndex(of: cell).map { .int($0) } ?? .value(.null)
    }

    /// The user has tapped a view: its cell is the selected row.
    mutating func selectRow(of view: ViewID, in id: ControllerID) {
        guard self[id].base == .tableViewController || self[id].base == .collectionViewController else { return }
        let cell = cellOfTouch(on: view)
        if cell.exists { changeSelection(of: id) { $0.cell = cell } }
    }

    /// TABLE-CONTROL-1: returns the cell that a touch on `view` reaches; none if the view is in no cell, or if a
    /// control keeps the touch.
    func cellOfTouch(on view: ViewID) -> ViewID {
        var walk = view
        while walk.exists, !isCell(walk) {
            if isControl(walk) { return .none }
            walk = views[walk.index].superview
        }
        return walk
    }

    /// Whether a view is a `UIControl`.
    private func isControl(_ view: ViewID) -> Bool {
        guard let kind = declaration(of: view)?.kind else { return false }
        let name = Array(blueprint.names[kind])
        return Self.controlKinds.contains { $0.utf8Bytes == name }
    }

    private static var controlKinds: [StaticString] {
        [
            "button", "switch", "textField", "slider", "stepper", "segmentedControl", "datePicker", "pageControl",
            "refreshControl", "colorWell", "control",
        ]
    }

    /// Whether a touch on `view` reaches a cell, and no source says whether the view keeps it: a text view, or another
    /// view of the script that reacts to a touch.
    func mayKeepTouch(_ view: ViewID, in id: ControllerID) -> Bool {
        guard self[id].base == .tableViewController || self[id].base == .collectionViewController else { return false }
        guard !isCell(view), !isControl(view), cellOfTouch(on: view).exists, let declared = declaration(of: view) else {
            return false
        }
        return !declared.actions.isEmpty || Array(blueprint.names[declared.kind]) == Self.textViewKind.utf8Bytes
    }

    private static var textViewKind: StaticString { "textView" }

    /// TABLE-1: what the inherited viewWillAppear does with the selection.
    @inline(__always)
    mutating func deselectRow(of id: ControllerID) {
        if rarely(!features.tableSelections.isEmpty) { deselectSelectedRow(of: id) }
    }

    @inline(never)
    private mutating func deselectSelectedRow(of id: ControllerID) {
        guard applies(.table1), !selection(of: id).isKeptOnAppearance else { return }
        let cause = rule
        cite(.table1)
        cite(cause)
        changeSelection(of: id) {
            $0.cell = .none
            $0.hasRow = false
        }
    }

    /// A row that has no cell in the model is selected, in a table view controller or a collection view controller.
    package mutating func setRowSelected(in id: ControllerID) {
        guard isOfTable(id) else { return }
        makeUnique()
        changeSelection(of: id) { $0.hasRow = true }
    }

    /// Whether the row that `setRowSelected` has selected is still selected: UIKit deselects it when the controller
    /// appears. In another controller only code deselects it.
    package func keepsSelectedRow(in id: ControllerID) -> Bool { !isOfTable(id) || selection(of: id).hasRow }

    private func isOfTable(_ id: ControllerID) -> Bool {
        id.exists && (self[id].base == .tableViewController || self[id].base == .collectionViewController)
    }

    /// Removes the selection of a controller whose view is unloaded. A controller without a record gets none.
    mutating func clearSelectedCell(of id: ControllerID) {
        guard rarely(features.tableSelections.contains { $0.controller == id }) else { return }
        changeSelection(of: id) { $0.cell = .none }
    }

    private func isCell(_ view: ViewID) -> Bool {
        guard let kind = declaration(of: view)?.kind else { return false }
        return Array(blueprint.names[kind]) == Self.cellKind.utf8Bytes
    }

    private static var cellKind: StaticString { "cell" }

    private func tableCells(of id: ControllerID) -> [ViewID] {
        var cells: [ViewID] = []
        var view = self[id].view
        while view.exists {
            if isCell(view) { cells.append(view) }
            view = views[view.index].next
        }
        return cells
    }

    /// Whether `id` is being edited.
    package func isEditing(_ id: ControllerID) -> Bool { features.editing.contains(id) }

    /// The root view of `id`, or none.
    package func rootView(of id: ControllerID) -> ViewID { self[id].view }
}
