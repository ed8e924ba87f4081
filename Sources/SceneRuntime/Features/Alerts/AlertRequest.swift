/// A request to an alert.
public enum AlertRequest: Hashable, Sendable, BitwiseCopyable {
    /// The user taps an action, whose handler is the block.
    case tapAction(ControllerID, BlockID)
    /// `addAction`: one action or several are added. `isUntitled` says whether one has no title, and `cancels` how many
    /// have the style `.cancel`.
    case addActions(ControllerID, isUntitled: Bool, cancels: UInt32)
    case addTextField(ControllerID)
    /// A style is set that UIKit itself decides.
    case refuseStyle(ControllerID)
}
