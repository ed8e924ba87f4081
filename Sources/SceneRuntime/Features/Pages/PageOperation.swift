/// The parts of a change of page. Most continue after a call that a handler of the script may have answered.
package enum PageOperation: Hashable, Sendable, BitwiseCopyable {
    /// Continues when the next page is known, from the data source or from the list of pages. The number is the index
    /// of the turn in `World.pageTurns`.
    case offered(UInt32)
    /// Continues after the delegate was called about the begin of a gesture; the number is that of the turn.
    case begin(UInt32)
    /// Continues after `willMove` of a page: it becomes a child.
    case join(ControllerID, in: ControllerID)
    /// The end of a change: removes the page that is not shown, unless a handler of didMove has turned to it.
    case beginRemoving(ControllerID, from: ControllerID)
    /// Continues after `willMove` of a page that leaves: removes it, unless a handler of that call has shown it again.
    case finishRemoving(ControllerID, from: ControllerID)
    /// Continues after viewDidAppear of the first page.
    case endFirstPage(ControllerID, in: ControllerID)
    /// A page that was set off screen appears before its container.
    case appearEarly(ControllerID, in: ControllerID)
    /// Continues after viewDidAppear of such a page.
    case endEarlyAppearance(ControllerID, in: ControllerID)
}

/// A swipe of the user to another page.
public struct PageSwipe: Hashable, Sendable, BitwiseCopyable {
    /// The direction.
    public enum Side: UInt8, Sendable, BitwiseCopyable {
        case after, before
        /// The direction in which the page that `Request.swipePage` names is.
        case either
    }

    public let side: Side
    /// Whether the swipe finishes, and is not cancelled.
    public let finishes: Bool
    /// Whether the finger stays down (`begin swipe`).
    public let keepsTracking: Bool

    public init(_ side: Side, finishes: Bool, keepsTracking: Bool) {
        self.side = side
        self.finishes = finishes
        self.keepsTracking = keepsTracking
    }
}
