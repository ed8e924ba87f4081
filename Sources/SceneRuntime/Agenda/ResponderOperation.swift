/// The responder chain: each step continues after a call of the script.
package enum ResponderOperation: Hashable, Sendable, BitwiseCopyable {
    /// `canPerformAction` has answered.
    case offered(NameID, ObjectRef, sender: UInt32)
    /// `targetViewController` has answered; its answer is the result.
    case targetFound
}

/// What a script asks of the responder chain.
public enum ResponderRequest: Hashable, Sendable, BitwiseCopyable {
    /// `send "action" from V sender S`: up the chain from a view or controller.
    case send(NameID, from: ObjectRef, sender: UInt32)
    /// `x.targetViewController(forAction:sender:)`: leaves the controller in `World.result`.
    case target(NameID, from: ControllerID, sender: UInt32)
    case focus(ViewID)
    case unfocus
}
