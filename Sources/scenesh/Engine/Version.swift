/// The versions that `--version` prints.
enum Version {
    /// The tool's own version.
    static let tool = "0.1.0"

    /// Tool, language, trace format and rule set.
    static var text: String {
        let parts = "language \(Engine.languageVersion), trace \(Engine.traceVersion), rules \(RuleListing.all.count)"
        return "scenesh \(tool) (\(parts))"
    }
}
