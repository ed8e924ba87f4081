/// An event of the app's environment: a rotation, a change of size, overridden traits.
public enum EnvironmentEvent: Hashable, Sendable, BitwiseCopyable {
    /// The device was rotated. The argument is the orientation of an interface that follows it.
    case turn(Symbol)
    case resize(Size, WindowID)
    /// A parent overrides the traits of a controller.
    case override(ControllerID, horizontal: SizeClass, vertical: SizeClass)
    /// The appearance of the system (`.none`), a window, a controller or a root view is set.
    case interfaceStyle(InterfaceStyle, ObjectRef)
    /// `x.traitOverrides.TRAIT = VALUE`.
    case overrideTrait(Symbol, ControllerID, Symbol)
    /// `setNeedsUpdateOfSupportedInterfaceOrientations`.
    case update
    /// A window shows its first root.
    case launched
    /// A presented controller determines the orientation of the interface, and its dismissal ends that.
    case presented(ControllerID)
    case dismissed(ControllerID)
    /// A dismissal has ended whose presentation did not rotate the interface.
    case uncovered
}

/// The operations of a rotation and of other changes of size or traits. Those whose names end with Answered continue
/// after the call that they name.
package enum RotationOperation: Hashable, Sendable, BitwiseCopyable {
    case start(EnvironmentEvent)
    /// Asks the delegates of shown presentations how they adapt to a compact width.
    case adaptPresentations
    case adapt(ControllerID)
    case adaptationAnswered(ControllerID)
    case replacementAnswered(ControllerID)
    // Supported orientations.
    /// After `shouldAutorotateToInterfaceOrientation` of one controller (up to iOS 5).
    case singleOrientationAnswered
    /// After the last of these calls.
    case singleOrientationDecided
    /// After `shouldAutorotate`.
    case autorotateAnswered
    /// After `applicationSupportedInterfaceOrientations`.
    case appAnswered
    /// After `supportedInterfaceOrientations`.
    case supportedAnswered
    /// After `preferredInterfaceOrientationForPresentation`.
    case preferredAnswered
    // The change, from iOS 8 on.
    case notifyTraits
    /// The update pass reaches a controller whose traits have changed, from iOS 17.
    case updateTraits(ControllerID)
    /// Before iOS 17, notifies the controller of its new traits. The controller had the traits `old` (`Traits.packed`).
    case notifyNewTraits(ControllerID, old: UInt32)
    case notifySizes
    /// Continues after `sizeForChildContentContainer` of a parent.
    case sizeAnswered(ControllerID)
    case change
    /// Runs the blocks of the coordinator alongside the animation.
    case alongside
    // The change up to iOS 7.
    /// Makes the calls inside of the animation.
    case animateLegacyRotation
    /// Makes the calls between the two halves of a two-step rotation (ROT-OLD-3).
    case notifyBetweenSteps
    case end
    /// Ends the change after the last calls.
    case stop
    /// Begins the next waiting change, if none is running.
    case startNext
}
