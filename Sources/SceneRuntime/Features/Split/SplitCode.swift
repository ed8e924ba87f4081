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
        cite(column == .secondary && applies(.splitSetSecondary1) ? .splitSetSecondary1 : .segueRelation1)
        if column == .secondary, pushesOntoColumn(child, of: id) { return }
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

    /// SPLIT-SET-SECONDARY-1: in the column style, a controller that is no navigation controller is pushed onto the
    /// stack of the secondary column, if that has one. Returns whether it is. While the split view controller is
    /// collapsed, what the column contains is on the stack that it shows.
    private mutating func pushesOntoColumn(_ child: ControllerID, of id: ControllerID) -> Bool {
        let splitState = split(id)
        let stack = splitState.secondary
        guard applies(.splitSetSecondary1), splitState.hasColumns, child.exists, !isNavigationController(child),
            isAlive(stack), isNavigationController(stack)
        else { return false }
        let isDisplaced = features.displacedControllers.contains {
            $0.split == id && $0.column == .secondary && self[$0.controller].parent == splitState.collapsedRoot
        }
        let shown = splitState.isCollapsed && isDisplaced ? splitState.collapsedRoot : stack
        // A root that was popped while collapsed is still the root of the column.
        if shown == stack { returnToColumn(id, .secondary) }
        enqueue(.request(.navigation(.push(child, onto: shown, animated: false))))
        return true
    }
}
