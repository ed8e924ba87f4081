/// Changes of page: each continues after a call of the script.
package enum PageOperation: Hashable, Sendable, BitwiseCopyable {
    /// The data source has been asked for the page of the turn in the world's arena.
    case offered(UInt32)
    /// Continues after the delegate was called about the begin of a gesture.
    case begin(UInt32)
    /// Continues after `willMove` of a page.
    case join(ControllerID, in: ControllerID)
    /// Continues after viewDidAppear of the first page.
    case settle(ControllerID, in: ControllerID)
    /// A page that was set off screen appears before its container, and what follows its viewDidAppear.
    case appearEarly(ControllerID, in: ControllerID)
    case settleEarly(ControllerID, in: ControllerID)
}

/// A swipe of the user to another page.
public struct PageSwipe: Hashable, Sendable, BitwiseCopyable {
    /// The direction.
    public enum Side: UInt8, Sendable, BitwiseCopyable {
        case after, before
        /// The direction in which the named page is.
        case either
    }

    public let side: Side
    /// Whether the swipe finishes, and is not cancelled.
    public let finishes: Bool
    /// Whether the finger stays down (`begin swipe`).
    public let holds: Bool

    public init(_ side: Side, finishes: Bool, holds: Bool) {
        self.side = side
        self.finishes = finishes
        self.holds = holds
    }
}
