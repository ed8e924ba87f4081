/// The environment in which a plain run executes a script: the first of its `test` line. A release or a device of the
/// command line replaces that of the line.
struct RunTarget: Sendable {
    /// The environment; nil if the script has no `test` line.
    let target: TestTarget?
    /// Names the environment if there are others; nil if there is no choice.
    let note: String?

    init(_ targets: [TestTarget], of script: String, options: EngineOptions) {
        let choices = targets.map {
            TestTarget(release: options.release ?? $0.release, device: options.device ?? $0.device)
        }
        target = choices.first
        let count = Set(choices).count
        note = choices.first.flatMap { first in
            guard count > 1 else { return nil }
            return "'\(script)' runs under \(first.title), the first of the \(count) environments of its 'test' line; "
                + "--ios and --device choose another"
        }
    }
}
