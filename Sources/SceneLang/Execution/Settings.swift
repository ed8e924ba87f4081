public import SceneRuntime

/// How a script is to be run: what the command line says over what the script says.
public struct Settings: Hashable, Sendable {
    /// The iOS in place of the script's, or nil.
    public var release: Release?
    /// The device in place of the script's, or nil.
    public var device: Device?
    /// The categories of the trace at the start of a scenario.
    public var categories = CategorySet.standard
    public var format = TraceWriter.Format.text
    /// Whether lines tell the rule that they are due to.
    public var explain = false
    /// Whether it is kept where lines come from, which rules were applied and which calls did not come.
    public var observes = false
    /// The style of presentations that the script gives none: a name of UIKit's or of a style that it declares.
    public var presentationStyle: String?
    public var limits = Limits()
    /// Whether imports may leave the folder of the script.
    public var allowOutside = false

    public init() {}

    /// The environment of a script that asks for `asked`.
    public func environment(for asked: Environment) -> Environment {
        Environment(release: release ?? asked.release, device: device ?? asked.device)
    }
}
