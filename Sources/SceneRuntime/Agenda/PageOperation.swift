/// Changes of page: each continues after a call of the script.
package enum PageOperation: Hashable, Sendable, BitwiseCopyable {
    /// The data source has been asked for the page of the turn in the world's arena.
    case offered(UInt32)
    /// The delegate has heard of the gesture that begins.
    case begin(UInt32)
    /// The page has heard `willMove`.
    case link(ControllerID, in: ControllerID)
    /// The page that a page controller showed when it appeared: what follows its viewDidAppear.
    case settle(ControllerID, in: ControllerID)
    /// A page that was set off screen appears before its container, and what follows its viewDidAppear.
    case appearEarly(ControllerID, in: ControllerID)
    case settleEarly(ControllerID, in: ControllerID)
}

/// How a user swipes from one page to the next.
public struct PageSwipe: Hashable, Sendable, BitwiseCopyable {
    /// Which page is wanted.
    public enum Side: UInt8, Sendable, BitwiseCopyable {
        case after, before
        /// The one after, else the one before, whichever is the one that is named.
        case either
    }

    public let side: Side
    /// Whether the page turns in the end.
    public let finishes: Bool
    /// Whether the finger stays down (`begin swipe`).
    public let holds: Bool

    public init(_ side: Side, finishes: Bool, holds: Bool) {
        self.side = side
        self.finishes = finishes
        self.holds = holds
    }
}
