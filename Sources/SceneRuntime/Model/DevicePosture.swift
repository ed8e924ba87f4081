/// DEVICE-ORIENT-1: the state behind `UIDevice.orientation`.
struct DevicePosture: Hashable, Sendable, BitwiseCopyable {
    /// The number of calls that begin notifications of the orientation, minus the number of those that end them.
    var requests: UInt32 = 0
    /// `.faceUp` or `.faceDown` for a device that lies flat; otherwise `.unknown`.
    var flat = Symbol.unknown
}
