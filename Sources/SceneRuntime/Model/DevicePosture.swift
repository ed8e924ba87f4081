/// DEVICE-ORIENT-1: what a device reports of its own orientation.
struct DevicePosture: Hashable, Sendable, BitwiseCopyable {
    /// How often the app has asked for notifications of the orientation, minus how often it has ended that.
    var requests: UInt32 = 0
    /// `.faceUp` or `.faceDown` for a device that lies flat; otherwise `.unknown`.
    var flat = Symbol.unknown
}
