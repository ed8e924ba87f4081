/// The environment in which a plain run executes a script: the first of its `test` line. A release or a device of the
/// command line replaces that of the line.
struct RunTarget: Sendable {
    /// The environment; nil if the script has no `test` line.
    let target: TestTarget?
    /// Names the environment if there are others; nil if there is no choice.
    let environmentNote: String?

    init(_ targets: [TestTarget], of script: String, options: EngineOptions) {
        let choices = targets.replaced(by: options)
        target = choices.first
        environmentNote = choices.first.flatMap { first in
            let count = choices.count
            guard count > 1 else { return nil }
            return "'\(script)' runs under \(first.title), the first of the \(count) environments of its 'test' line; "
                + "--ios and --device choose another"
        }
    }
}
