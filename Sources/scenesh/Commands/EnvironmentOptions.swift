import ArgumentParser
import SceneRuntime

/// The release and the device that replace those of the script.
struct EnvironmentOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "Release of iOS, \(Release.knownText). Overrides the script's release.",
        completion: .releases)
    var ios: String?

    @Option(
        parsing: .unconditional,
        help: "Device, such as 'iPad landscape' or 320x480. Overrides the script's device.",
        completion: .devices)
    var device: String?

    func validate() throws {
        if let ios, EnvironmentText.release(ios) == nil {
            throw ValidationError(
                "'\(ios)' is not a release of iOS; use one from \(Release.knownText), such as --ios 17 or --ios 8.3")
        }
        if let device, EnvironmentText.device(device) == nil {
            throw ValidationError("'\(device)' is not a device; use iPhone, 'iPad landscape' or a size such as 320x480")
        }
    }

    /// The release and the device that were given; nil for those of the script.
    var release: Release? { ios.flatMap(EnvironmentText.release) }
    var screen: Device? { device.flatMap(EnvironmentText.device) }
}
