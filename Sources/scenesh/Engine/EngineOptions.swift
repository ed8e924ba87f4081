import SceneRuntime

/// The options for running scripts. The engine converts them to the settings of the language.
struct EngineOptions: Sendable {
    /// The iOS release that replaces the script's own.
    var release: Release?
    /// The device that replaces the script's own.
    var device: Device?
    /// Whether the app has scenes, in place of what the script says; nil for that.
    var scenes: Bool?
    /// The SDK that replaces that of the script.
    var sdk: Release?
    /// Whether warnings are about the releases that the script names, even if `release` replaces them. A golden has
    /// such warnings.
    var warnsOfOwnReleases = false
    /// The release and the device of a script that names none, where no `scenesh.toml` has others.
    var fallback = Environment()
    /// The categories that are traced.
    var categories = CategorySet.standard
    /// Whether the output is one JSON object per line instead of text.
    var isJSON = false
    /// Whether messages are JSON objects.
    var hasJSONMessages = false
    /// Whether each line names its rule.
    var explains = false
    /// Whether the trace has calls that the script does not handle in dim text.
    var dimsUnhandledCalls = false
    /// Whether observations of rules and calls are recorded.
    var observes = false
    /// The style of presentations without a style.
    var style: String?
    /// Whether messages are coloured.
    var isColoured = false
    /// Whether imports may read outside of the allowed folder.
    var allowsOutside = false
    /// The ids of the warnings that `check` does not report.
    var allowed: Set<String> = []
    /// The ids of the warnings that `check` reports, whatever a `scenesh.toml` says; nil for what that says.
    var selected: Set<String>?
    /// Whether a decision on an unknown value ends the run.
    var endsAtUnknown = false
    /// Whether leaks are failures, as the option `--fail-on-leaks` or, if it asks, a `scenesh.toml` says.
    var leaks = LeakPolicy.allow
    /// Whether a note has a finding for each of its places.
    var listsPlaces = false
    /// The limits that differ from the defaults.
    var limits: [LimitName: Int] = [:]
}

/// What a leak does to a run.
enum LeakPolicy: Sendable {
    /// It is a line of the trace.
    case allow
    /// The run fails, unless an `expect leak` expects the leak.
    case fail
    /// The run fails if the configuration says so.
    case askConfiguration
}

/// The limits that have a command-line option.
enum LimitName: String, Sendable, CaseIterable {
    case instructions, steps, verbs, callDepth, handlerDepth, nestedCalls, controllers, elements, output, nesting
    case fileSize
}

/// An environment of a script's `test` line.
struct TestTarget: Sendable, Hashable {
    let release: Release
    let device: Device
    var scenes: Bool?
    var sdk: Release?

    init(release: Release, device: Device, scenes: Bool? = nil, sdk: Release? = nil) {
        (self.release, self.device, self.scenes, self.sdk) = (release, device, scenes, sdk)
    }

    init(_ environment: Environment) {
        self.init(
            release: environment.release, device: environment.device, scenes: environment.scenes, sdk: environment.sdk)
    }

    /// The environment for the language.
    var environment: Environment { Environment(release: release, device: device, scenes: scenes, sdk: sdk) }

    /// `ios 12, iPad landscape`, `ios 27, iPhone, scenes off, sdk 26`
    var title: String {
        (["ios \(release.text)", EnvironmentText.text(device)] + EnvironmentText.build(scenes, sdk))
            .joined(separator: ", ")
    }

    /// `-scenes-off-sdk26`, a part of a golden's name; empty if the build is left to the script.
    var buildPart: String {
        (scenes.map { $0 ? "-scenes-on" : "-scenes-off" } ?? "") + (sdk.map { "-sdk\($0.text)" } ?? "")
    }

    /// `ios12`, a part of a golden's name.
    var iosPart: String { "ios\(release.text)" }

    /// `iPad-landscape`, a part of a golden's name.
    var devicePart: String { EnvironmentText.text(device).split(separator: " ").joined(separator: "-") }
}

extension [TestTarget] {
    /// Returns the environments with the values of the command line in place of their own, each once.
    func replaced(by options: EngineOptions) -> [TestTarget] {
        var seen: Set<TestTarget> = []
        return map {
            TestTarget(
                release: options.release ?? $0.release, device: options.device ?? $0.device,
                scenes: options.scenes ?? $0.scenes, sdk: options.sdk ?? $0.sdk)
        }
        .filter { seen.insert($0).inserted }
    }
}

/// The source text of a script.
struct ScriptSource: Sendable {
    /// The ending of the names of scripts.
    static let ending = ".scene"
    /// The ending of the names of files with Swift, which run as scripts.
    static let swiftEnding = ".swift"
    /// The name of a script that those of its folder import.
    static let setupName = "_setup.scene"

    /// The name in messages.
    let name: String
    let bytes: [UInt8]
    /// The folder that `name` is relative to.
    let baseFolder: String

    /// Returns the script with further lines at its end.
    func followed(by steps: String?) -> ScriptSource {
        guard let steps else { return self }
        return ScriptSource(name: name, bytes: bytes + Array("\n\(steps)".utf8), baseFolder: baseFolder)
    }

    /// The question that the script answers: its first line, if that is a `///` comment with a question mark at its
    /// end.
    var question: String? {
        let start = Array("/// ".utf8)
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        guard line.starts(with: start), line.last == UInt8(ascii: "?") else { return nil }
        return String(decoding: line.dropFirst(start.count), as: UTF8.self)
    }
}
