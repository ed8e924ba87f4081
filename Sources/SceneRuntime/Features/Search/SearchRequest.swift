/// A request to a search controller.
public enum SearchRequest: Hashable, Sendable, BitwiseCopyable {
    /// The user taps the search field in the view of the controller `in`, or code sets `isActive`. If `in` is none, it
    /// is the controller whose navigation item has the search controller, otherwise the front-most one.
    case begin(ControllerID, in: ControllerID)
    /// The user taps Cancel, or code sets `isActive` to false.
    case end(ControllerID)
    /// Continues after `presentSearchController` of the delegate: UIKit presents the search controller from the
    /// controller `from`, unless the delegate has presented it.
    case presentByDefault(ControllerID, from: ControllerID)
    /// Presents the search controller, after `willPresentSearchController` of the delegate.
    case present(ControllerID, from: ControllerID)
    /// Dismisses the search controller, after `willDismissSearchController` of the delegate.
    case dismiss(ControllerID)
}
