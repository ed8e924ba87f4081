/// The paths of `scenesh test`: files and folders, or titles of tests, such as `mail.scene::reads a message (ios 12)`.
struct TestPaths: Sendable {
    /// The files and folders.
    private(set) var paths: [String] = []
    /// The scenarios that titles name, by the path of their script. Everything of other scripts is tested.
    private(set) var scenarios: [String: Set<String>] = [:]

    init(_ arguments: [String]) {
        var whole: Set<String> = []
        for argument in arguments {
            let isFile = FileSystem.kind(of: Path.join(".", argument)) != .nothing
            let target = isFile ? ReviewDecisions.Target(path: argument) : ReviewDecisions.Target(argument)
            paths.append(target.path)
            let path = Path.join(".", target.path)
            if let scenario = target.scenario {
                scenarios[path, default: []].insert(scenario)
            } else {
                whole.insert(path)
            }
        }
        for path in whole { scenarios[path] = nil }
    }
}
