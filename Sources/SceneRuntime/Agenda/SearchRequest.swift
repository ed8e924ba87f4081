/// A request to a search controller.
public enum SearchRequest: Hashable, Sendable, BitwiseCopyable {
    /// The user taps the search field in the view of a controller, or code sets `isActive`. Without a controller, it is
    /// the one whose navigation item has the search controller, otherwise the one in front.
    case begin(ControllerID, in: ControllerID)
    /// The user taps Cancel, or code sets `isActive` to false.
    case end(ControllerID)
    /// The delegate was asked to present the search controller. UIKit presents it if the delegate has not.
    case presentByDefault(ControllerID, from: ControllerID)
    /// The delegate was notified.
    case present(ControllerID, from: ControllerID)
    case dismiss(ControllerID)
}
