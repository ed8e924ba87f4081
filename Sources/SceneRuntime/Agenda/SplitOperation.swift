/// What the script asks of split view controllers.
public enum SplitRequest: Hashable, Sendable, BitwiseCopyable {
    case showColumn(SplitColumn, in: ControllerID)
    case hideColumn(SplitColumn, in: ControllerID)
    /// The width of the split view controller becomes compact or regular.
    case setWidth(ControllerID, isCompact: Bool)
    case setColumns(ListID, on: ControllerID)
    case setDisplayMode(DisplayMode, on: ControllerID)
}

/// Split view controllers: collapsing, expanding, columns. Most continue after a call to the delegate.
package enum SplitOperation: Hashable, Sendable, BitwiseCopyable {
    /// Refuses what the release does not have.
    case check(ControllerID)
    /// The result becomes the controller of the column at `place` of the class's connections.
    case adopt(ControllerID, place: UInt32)
    // Collapsing and expanding.
    case adapt(ControllerID)
    case adapted(ControllerID)
    case collapsePrimaryAnswered(ControllerID)
    case collapseSecondaryAnswered(ControllerID)
    case finishCollapse(ControllerID)
    case expandPrimaryAnswered(ControllerID)
    case separateAnswered(ControllerID)
    case separated(ControllerID)
    case topColumnAnswered(ControllerID, proposed: SplitColumn)
    case displayModeAnswered(ControllerID, proposed: DisplayMode)
    case finishExpand(ControllerID)
    case notifyCollapsed(ControllerID, isCollapsed: Bool)
    // Views and stacks, one change each.
    case dismissColumn(ControllerID, from: ControllerID)
    case bring(ControllerID, into: ControllerID)
    case moveOntoStack(ControllerID, onto: ControllerID)
    case takeFromStack(ControllerID, of: ControllerID, in: ControllerID)
    case returnToColumn(ControllerID, SplitColumn)
    case showTop(ControllerID)
    case editStack(ControllerID)
    /// The answer of the call that is being made.
    case answer(ControllerID)
    // Columns while expanded.
    case setMode(ControllerID, DisplayMode, animated: Bool)
    case replace(ControllerID, SplitColumn, with: ControllerID)
    case place(ControllerID, SplitColumn, ControllerID)
    // Showing.
    case ask(ControllerID, ControllerID, sender: UInt32, isDetail: Bool)
    case asked(ControllerID, ControllerID, sender: UInt32, isDetail: Bool)
    /// Nobody asks any more.
    case forgetAsker(ControllerID)
    /// A navigation controller shows a controller.
    case showIn(ControllerID, ControllerID, sender: UInt32)
}
