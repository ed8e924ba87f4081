/// A request to a navigation controller.
public enum NavigationRequest: Hashable, Sendable, BitwiseCopyable {
    /// `push X`
    case push(ControllerID, onto: ControllerID, animated: Bool)
    /// `NavigationController(rootViewController: X)`: the stack of a new navigation controller.
    case begin(with: ControllerID, in: ControllerID)
    /// `pop`
    case pop(ControllerID, animated: Bool)
    /// `pop to X`
    case popTo(ControllerID, in: ControllerID, animated: Bool)
    /// `pop to root`
    case popToRoot(ControllerID, animated: Bool)
    /// `set stack [X, Y]`, `x.viewControllers = [...]`
    case setStack(ListID, on: ControllerID, animated: Bool)
    /// A navigation controller shows or hides one of its bars.
    case setBar(NavigationBarKind, of: ControllerID, isHidden: Bool)
    /// The user's tap on the back button.
    case tapBack(ControllerID)
    /// The user's edge swipe. `finishes` says how it ends, and `keepsTracking` that the finger stays down until then
    /// (`begin swipe`).
    case swipeBack(ControllerID, finishes: Bool, keepsTracking: Bool)

    /// The navigation controller whose stack code edits; nil for a bar and for gestures.
    var editedStack: ControllerID? {
        switch self {
        case .push(_, let nav, _), .pop(let nav, _), .popTo(_, let nav, _), .popToRoot(let nav, _),
            .setStack(_, let nav, _):
            nav
        case .begin, .setBar, .tapBack, .swipeBack: nil
        }
    }
}

/// An edge swipe of the user: how it ends, and whether the finger stays down until then.
struct BackSwipe: Hashable, Sendable, BitwiseCopyable {
    let nav: ControllerID
    let finishes: Bool
    let keepsTracking: Bool
}
