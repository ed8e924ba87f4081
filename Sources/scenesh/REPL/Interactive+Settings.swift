import SceneLang
import SceneRuntime

/// `:set`, `:ios`, `:device` and `:time`.
extension Interactive {
    /// `:set` lists the settings, `:set ios 12` changes one.
    func set(_ argument: String) {
        let words = argument.split(separator: " ", maxSplits: 1).map { String($0).trimmedOrNil ?? "" }
        guard let name = words.first else { return console.write(inspectedState.session.head + "\n") }
        let value = words.count > 1 ? words[1] : ""
        switch name {
        case "ios": changeRelease(value)
        case "device": changeDevice(value)
        default: fail("unknown setting '\(name)'; the settings are ios and device", .usage)
        }
    }

    /// Runs the session again in another release.
    func changeRelease(_ release: String) {
        guard let release = EnvironmentText.release(release) else {
            return fail(":ios takes a release from \(Release.knownText), such as :ios 12", .usage)
        }
        var changed = options
        changed.release = release
        replay(changed)
    }

    /// Runs the session again on another device.
    func changeDevice(_ device: String) {
        guard let device = EnvironmentText.device(device) else {
            return fail(":device takes iPhone, iPad landscape or a size such as 320x480", .usage)
        }
        var changed = options
        changed.device = device
        replay(changed)
    }

    /// `:time launch` enters a statement and shows how long it took; `:time` shows the clock of the app.
    func time(_ entry: String) {
        let before = history.current.session.clock
        if entry.isEmpty { return console.write("the clock of the app is at \(Interactive.seconds(before))\n") }
        let real = ContinuousClock().measure { enter(entry) }
        let virtual = Interactive.seconds(inspectedState.session.clock - before)
        let milliseconds = Double(real.components.attoseconds / 10_000_000_000_000) / 100
        let shown = Interactive.rounded(Double(real.components.seconds) * 1_000 + milliseconds)
        console.write("took \(shown) ms, and \(virtual) of the app's time\n")
    }

    private static func seconds(_ time: Double) -> String { "\(rounded(time)) s" }

    private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
