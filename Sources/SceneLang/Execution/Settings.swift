public import SceneRuntime

/// The settings of a run, which override those of the script.
public struct Settings: Hashable, Sendable {
    /// The release that replaces that of the script, or nil.
    public var release: Release?
    /// The device that replaces that of the script, or nil.
    public var device: Device?
    /// Whether the app has scenes, in place of what the script says; nil for that.
    public var scenes: Bool?
    /// The SDK that replaces that of the script, or nil.
    public var sdk: Release?
    /// The release and the device of a script that names none.
    public var fallback = Environment()
    /// The categories of the trace at the start of a scenario.
    public var categories = CategorySet.standard
    public var format = TraceWriter.Format.text
    /// Whether each line names its rule.
    public var explain = false
    /// Whether the calls that the script does not handle are dim, for a terminal.
    package var dimsUnhandledCalls = false
    /// Whether the run records the origins of lines, the applied rules and the prevented calls.
    public var observes = false
    /// The style of presentations without a style: the name of a style of UIKit or of the script.
    public var presentationStyle: String?
    public var limits = Limits()
    /// Whether imports may read outside of the folder of the script.
    public var allowOutside = false
    /// Whether each decision on an unknown value ends the run (`--strict`).
    public var endsAtUnknown = false
    /// Whether a leak is a failure, unless an `expect leak` expects it.
    public var failsAtLeaks = false

    /// The environment of the `test` line in which the script runs: replaces that of the script, but not that of a
    /// scenario; nil for that of the script.
    package var test: Environment?
    /// The numbers of the scenarios that run, as in `Script.scenarios`, in ascending order; nil for all.
    package var scenarios: [Int]?
    /// What a test switches off.
    package var omission = Omission()

    public init() {}

    /// Returns the environment of a script that declares `asked`.
    public func environment(for asked: Environment) -> Environment {
        let own = test ?? asked
        var environment = Environment(
            release: release ?? own.release, device: device ?? own.device, scenes: scenes ?? own.scenes,
            sdk: sdk ?? own.sdk)
        environment.omission = omission
        return environment
    }
}

extension Compiler {
    /// Creates a compiler for scripts that run with `settings`.
    init(_ settings: Settings, isSession: Bool = false) {
        self.init(
            limits: settings.limits.parser, release: settings.release, fallback: settings.fallback,
            isSession: isSession)
    }
}
