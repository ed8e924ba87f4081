/// The responder chain: each operation continues after a call.
package enum ResponderOperation: Hashable, Sendable, BitwiseCopyable {
    /// Continues after `canPerformAction`.
    case offered(NameID, ObjectRef, sender: UInt32)
    /// Makes the result of `targetViewController` the result of the request.
    case targetFound
    /// A view that has waited for its window becomes first responder.
    case focusAfterPush(ViewID, isPush: Bool)
    /// The delegate has answered whether a view may begin editing.
    case editingAnswered(ViewID)
    /// The animation of the keyboard has ended.
    case keyboardMoved(isShown: Bool)
}

/// The requests of the script to the responder chain.
public enum ResponderRequest: Hashable, Sendable, BitwiseCopyable {
    /// `send "action" from V sender S`: up the chain from a view or controller.
    case send(NameID, from: ObjectRef, sender: UInt32)
    /// A control sends an action to its target, whether it is in the chain or not.
    case sendTo(ObjectRef, NameID, sender: UInt32)
    /// `x.targetViewController(forAction:sender:)`: leaves the controller in `World.createdObject`.
    case target(NameID, from: ControllerID, sender: UInt32)
    case focus(ViewID)
    case unfocus
}
