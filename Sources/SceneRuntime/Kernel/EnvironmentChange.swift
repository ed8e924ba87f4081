/// A running change of the environment: a rotation, a resize, overridden traits.
struct EnvironmentChange: Hashable, Sendable, BitwiseCopyable {
    enum Phase: UInt8, Sendable, BitwiseCopyable {
        case idle
        /// The controllers that decide about the change are being called.
        case asking
        /// The change is decided, and its callbacks are being called.
        case changing
    }

    enum Cause: UInt8, Sendable, BitwiseCopyable {
        case device, update, launch, present, dismiss, uncover, resize, traits
    }

    var phase = Phase.idle
    var cause = Cause.device
    /// The controller that decides about the orientation; for traits, the controller whose traits change.
    var subject = ControllerID.none
    /// The orientations that the app and the subject support, as far as known.
    var allowed = OrientationMask.all
    /// The orientation before and after.
    var from = Symbol.portrait
    var to = Symbol.portrait
    /// The window that changes; none for all windows that fill the screen.
    var window = WindowID.none
    /// Its size after the change.
    var size = Size.zero
    /// The new traits of the controller.
    var record = GeometryRecord()

    /// The serial number of its coordinator, among those of transitions.
    var serial: UInt32 = 0
    /// Whether its animation has begun, after which no block can run alongside.
    var hasAnimated = false

    /// Whether the interface rotates.
    var isRotation: Bool { from != to }
}
