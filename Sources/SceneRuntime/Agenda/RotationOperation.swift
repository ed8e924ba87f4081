/// What happens to the environment of an app: it is turned, resized, or its traits are overridden.
public enum EnvironmentEvent: Hashable, Sendable, BitwiseCopyable {
    /// The device has been turned, so that the interface would be turned like this.
    case turn(Symbol)
    case resize(Size, WindowID)
    /// The parent of a controller says what its traits are.
    case override(ControllerID, horizontal: SizeClass, vertical: SizeClass)
    /// `setNeedsUpdateOfSupportedInterfaceOrientations`.
    case update
    /// A window shows its first root.
    case launched
    /// What is presented says how the interface is to be turned for it; and that is over.
    case presented(ControllerID)
    case dismissed(ControllerID)
}

/// The steps of a rotation, and of every other change of size or traits. Most continue after an answer of the script.
package enum RotationOperation: Hashable, Sendable, BitwiseCopyable {
    case start(EnvironmentEvent)
    // Who says which orientations there may be.
    case oldAnswered
    case oldDecided
    case autorotateAnswered
    case appAnswered
    case supportedAnswered
    case preferredAnswered
    // The change, from iOS 8 on.
    case notifyTraits
    case notifySizes
    /// The parent has said how large a child becomes.
    case sizeAnswered(ControllerID)
    case change
    /// What was given to the coordinator runs.
    case alongside
    // The change up to iOS 7.
    case animateOld
    case middleOld
    case end
    /// Everybody has been told of the end.
    case stop
    /// The next change may start, if nothing else is in flight.
    case startNext
}
