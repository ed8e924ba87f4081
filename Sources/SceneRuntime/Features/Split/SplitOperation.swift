/// The requests of the script to split view controllers.
public enum SplitRequest: Hashable, Sendable, BitwiseCopyable {
    case showColumn(SplitColumn, in: ControllerID)
    case hideColumn(SplitColumn, in: ControllerID)
    /// Changes the width of the split view controller to compact or regular.
    case setWidth(ControllerID, isCompact: Bool)
    case setColumns(ListID, on: ControllerID)
    case setDisplayMode(DisplayMode, on: ControllerID)
    /// `UISplitViewController(style:)` in code.
    case setStyle(SplitStyle, on: ControllerID)
    /// `split.setViewController(x, for: .primary)`; `.none` for nil.
    case setColumn(SplitColumn, ControllerID, on: ControllerID)
}

/// Split view controllers: collapsing, expanding, columns. Most continue after a call to the delegate.
package enum SplitOperation: Hashable, Sendable, BitwiseCopyable {
    /// Refuses a split view controller that the release does not support.
    case check(ControllerID)
    /// The result becomes the controller of the column at `place` of the class's connections.
    case adopt(ControllerID, index: UInt32)
    // Collapsing and expanding.
    /// Collapses or expands, if the width requires it.
    case adapt(ControllerID)
    /// The last step of collapsing or expanding: its delegate is not called any more.
    case adaptFinished(ControllerID)
    /// The delegate has answered `primaryViewController(forCollapsing:)`; `World.returnValue` is its answer.
    case collapsePrimaryAnswered(ControllerID)
    /// The delegate has answered `splitViewController(_:collapseSecondary:onto:)`.
    case collapseSecondaryAnswered(ControllerID)
    case finishCollapse(ControllerID)
    /// The delegate has answered `primaryViewController(forExpanding:)`.
    case expandPrimaryAnswered(ControllerID)
    /// The delegate has answered `splitViewController(_:separateSecondaryFrom:)`.
    case separateAnswered(ControllerID)
    /// Makes the separated secondary a child again.
    case separateFinished(ControllerID)
    case topColumnAnswered(ControllerID, proposed: SplitColumn)
    case displayModeAnswered(ControllerID, proposed: DisplayMode)
    case finishExpand(ControllerID)
    case notifyCollapsed(ControllerID, isCollapsed: Bool)
    // Views and stacks, one change each.
    case hideColumnView(ControllerID, from: ControllerID)
    case showColumnView(ControllerID, into: ControllerID)
    case moveOntoStack(ControllerID, onto: ControllerID)
    case takeFromStack(ControllerID, of: ControllerID, in: ControllerID)
    case returnToColumn(ControllerID, SplitColumn)
    case showTop(ControllerID)
    case editStack(ControllerID)
    /// Sets the result of the present call.
    case answer(ControllerID)
    // Columns while expanded.
    case setMode(ControllerID, DisplayMode, animated: Bool)
    case replace(ControllerID, SplitColumn, with: ControllerID)
    case place(ControllerID, SplitColumn, ControllerID)
    // Showing.
    case ask(ControllerID, ControllerID, sender: UInt32, isDetail: Bool)
    case asked(ControllerID, ControllerID, sender: UInt32, isDetail: Bool)
    /// Clears the controller that made the request.
    case clearRequester(ControllerID)
    /// Shows a controller in a navigation controller.
    case showOnStack(ControllerID, ControllerID, animated: Bool)
}
