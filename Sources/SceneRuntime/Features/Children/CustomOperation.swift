/// Custom presentations and animators: most continue after a call of the script.
package enum AnimatorOperation: Hashable, Sendable, BitwiseCopyable {
    /// The transitioning delegate has been asked for a presentation controller.
    case controllerAnswered(Presenting)
    /// The delegate has been asked for an adaptive style, and for the controller that is shown in it.
    case styleAnswered(Presenting)
    case adaptedAnswered(Presenting)
    /// The delegate has been asked for an animator, for an interaction controller; the animator for its duration.
    case animatorAnswered(TransitionID)
    case interactorAnswered(TransitionID)
    case durationAnswered(TransitionID)
    /// The animator animates.
    case animate(TransitionID)
    /// Runs the blocks alongside the animation.
    case alongside(TransitionID)
    /// Runs a block of a coordinator.
    case block(BlockID, TransitionID)
}

/// A request to present, while delegates are asked about it.
package struct Presenting: Hashable, Sendable, BitwiseCopyable {
    package var presented: ControllerID
    package var source: ControllerID
    package var completion: BlockID
    package var isAnimated: Bool
}

/// The phase of a transition in which a block of its coordinator runs.
public enum CoordinatorPhase: UInt8, Sendable, BitwiseCopyable {
    case alongside, completion
    /// When the gesture changes from interactive to not: at its end.
    case change
}
