/// A change of the environment that is in flight: a rotation, a resize, traits that are overridden.
struct EnvironmentChange: Hashable, Sendable, BitwiseCopyable {
    enum Phase: UInt8, Sendable, BitwiseCopyable {
        case idle
        /// Those who decide are being asked.
        case asking
        /// It has been decided; whoever it concerns is being told.
        case changing
    }

    enum Cause: UInt8, Sendable, BitwiseCopyable {
        case device, update, launch, present, dismiss, resize, traits
    }

    var phase = Phase.idle
    var cause = Cause.device
    /// Who decides about the orientation; of traits, whose they are.
    var subject = ControllerID.none
    /// What the app and the subject support, as far as they have been asked.
    var allowed = OrientationMask.all
    /// The orientation before and after.
    var from = Symbol.portrait
    var to = Symbol.portrait
    /// The window that changes; none for all that fill the screen.
    var window = WindowID.none
    /// Its size after the change.
    var size = Size.zero
    /// The traits to come, of the controller that it names.
    var record = GeometryRecord()

    /// Its coordinator's name, among the serial numbers of transitions.
    var serial: UInt32 = 0
    /// Whether its animation has begun: too late for blocks that run alongside.
    var hasAnimated = false

    /// Whether the interface is turned.
    var isRotation: Bool { from != to }
}
