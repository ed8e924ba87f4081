import SceneLang

/// The names of methods in the report of a migration: those of handlers in scripts, or Swift's full names for an app in
/// Swift.
struct MethodNames: Sendable {
    private var isSwift = false
    /// The names of handlers in scripts, each with Swift's full name.
    private var fullNames: [(handler: String, name: String)] = []

    /// The names of scripts.
    init() {}

    /// The names for an app.
    init(_ facts: AppDelegateFacts) {
        isSwift = facts.swiftClass != nil || facts.sceneClass != nil
        guard isSwift else { return }
        fullNames = [
            ("willFinishLaunching", "application(_:willFinishLaunchingWithOptions:)"),
            ("didFinishLaunching", "application(_:didFinishLaunchingWithOptions:)"),
            ("sceneWillConnect", "scene(_:willConnectTo:options:)"),
        ]
        for row in SceneAdoption.all { add(row.scene.description, row.swiftName.description) }
        for handler in facts.handlers { if let name = handler.swiftName { add(handler.name, name) } }
    }

    private mutating func add(_ handler: String, _ name: String) {
        if !fullNames.contains(where: { $0.handler == handler }) { fullNames.append((handler, name)) }
    }

    /// Returns where a connection option is: in the method that connects the scene.
    func option(_ key: String) -> String { "\(isSwift ? "connectionOptions" : "options").\(key) in sceneWillConnect" }

    /// Returns how the report names a parameter of a handler.
    func call(_ handler: String, _ parameter: String) -> String {
        isSwift ? "\(parameter) of \(handler)" : "\(handler)(\(parameter))"
    }

    /// Returns a finding with the names of the app's language. What the script prints stays as it is.
    func spelled(_ finding: Migration.Finding) -> Migration.Finding {
        guard isSwift, finding.section != .differs else { return finding }
        var spelled = finding
        spelled.subject = self.spelled(finding.subject)
        spelled.becomes = self.spelled(finding.becomes)
        spelled.details = finding.details.map(self.spelled)
        return spelled
    }

    private func spelled(_ text: String) -> String {
        fullNames.reduce(text) { $0.replacingName($1.handler, with: $1.name) }
    }
}
