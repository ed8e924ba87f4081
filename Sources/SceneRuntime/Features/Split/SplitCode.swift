/// Split view controllers that code creates and fills.
extension World {
    /// `UISplitViewController(style:)`: the style of a split view controller that has no columns yet.
    mutating func setStyle(_ style: SplitStyle, ofNew id: ControllerID) {
        guard isSplit(id) else { return }
        modifySplit(id) { $0.style = style }
        if style != .unspecified, !applies(.splitColumn1) { refuse(.tooOldForColumns, id, .none) }
    }

    /// SEGUE-RELATION-1: `setViewController(_:for:)`. In the column style, UIKit wraps the controller into a navigation
    /// controller, unless it is one.
    mutating func setColumn(_ column: SplitColumn, to child: ControllerID, ofCode id: ControllerID) {
        guard isSplit(id), isAlive(child) || !child.exists else { return }
        let splitState = split(id)
        if child.exists, self[child].parent.exists { return refuse(.hasParent, child, id) }
        let isWrapped = child.exists && splitState.hasColumns && column != .compact
        let shown = isWrapped ? navigationController(wrapping: child) : child
        if splitState[column].exists || self[id].flags.contains(.viewLoaded) {
            return replaceColumn(column, of: id, with: shown)
        }
        setColumn(column, of: id, to: shown)
        if shown.exists, column != .compact { link(shown, into: id) }
        if shown != child {
            cite(.modalNavB1)
            call(child, .willMove, .controller(shown))
        }
    }
}
