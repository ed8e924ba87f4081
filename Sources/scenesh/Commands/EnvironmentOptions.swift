import ArgumentParser
import SceneRuntime

/// The release and the device that replace those of the script, and how its app is built.
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

    @Option(
        help: "Whether the app has adopted scenes, on or off. Overrides the script.", completion: .list(["on", "off"]))
    var scenes: String?

    @Option(
        parsing: .unconditional, help: "SDK with which the app is built (default: that of the release).",
        completion: .releases)
    var sdk: String?

    func validate() throws {
        if let ios, EnvironmentText.release(ios) == nil {
            throw ValidationError(
                "'\(ios)' is not a release of iOS; use one from \(Release.knownText), such as --ios 17 or --ios 8.3")
        }
        if let device, EnvironmentText.device(device) == nil {
            throw ValidationError("'\(device)' is not a device; use iPhone, 'iPad landscape' or a size such as 320x480")
        }
        try EnvironmentOptions.validate(scenes: scenes.map { [$0] } ?? [], releases: release.map { [$0] } ?? [])
        try EnvironmentOptions.validate(sdks: sdk.map { [$0] } ?? [])
    }

    /// Reports a value of `--scenes` that is neither `on` nor `off`, and `on` under a release without scenes.
    static func validate(scenes: [String], releases: [Release]) throws {
        for text in scenes where EnvironmentText.scenes(text) == nil {
            throw ValidationError("--scenes takes on or off, not '\(text)'")
        }
        if scenes.contains("on"), let early = releases.first(where: { $0 < .firstWithScenes }) {
            throw ValidationError("iOS \(early.text) has no scenes; use --scenes on with releases from iOS 13 on")
        }
    }

    /// Reports an SDK that is not one of a release.
    static func validate(sdks: [String]) throws {
        for text in sdks where EnvironmentText.release(text) == nil {
            throw ValidationError(
                "'\(text)' is not an SDK; use that of a release from \(Release.knownText), such as --sdk 26")
        }
    }

    /// The release and the device that were given; nil for those of the script.
    var release: Release? { ios.flatMap(EnvironmentText.release) }
    var screen: Device? { device.flatMap(EnvironmentText.device) }
    /// Whether the app has scenes, and the SDK; nil for what the script says.
    var hasScenes: Bool? { scenes.flatMap(EnvironmentText.scenes) }
    var kit: Release? { sdk.flatMap(EnvironmentText.release) }
}
