import SceneLang

/// What a script without a step lacks: its run launches nothing, so its trace has no line.
struct MissingStep: Sendable {
    /// The step that launches its app; nil if the script has neither a controller nor an app delegate.
    private let step: String?
    private let name: String

    fileprivate init(_ step: String?, _ name: String) { (self.step, self.name) = (step, name) }

    private var isSwift: Bool { name.hasSuffix(ScriptSource.swiftEnding) }

    /// How the app is launched: `add: -e launch`. A file of Swift is a file of the app, and gets no step of a script.
    var advice: String {
        guard let step else { return "name a file with a controller or an app delegate" }
        let option = "-e \(step.contains(" ") ? "'\(step)'" : step)"
        return isSwift ? "add: \(option)" : "add the line '\(step)', or add: \(option)"
    }

    /// Says why a command has nothing to show; nil for a text, whose author sees it, and for a script that may only
    /// be imported.
    var sentence: String? {
        guard isSwift || step != nil && name.hasSuffix(ScriptSource.ending) else { return nil }
        guard step != nil else { return "'\(name)' has no step, and no controller or app delegate to launch" }
        return "'\(name)' has no step, so nothing is launched; \(advice)"
    }
}

extension Engine {
    /// Returns what a script lacks whose run had no line; nil if it has errors.
    func missingStep(of source: ScriptSource) -> MissingStep? {
        let (file, reader) = (file(of: source), reader(for: source))
        let settings = settings(configuration(for: source).configuration)
        guard let outline = Script.outline(file, settings: settings, reader: reader).outline,
            let facts = Script.appDelegateFacts(of: file, settings: settings, reader: reader)
        else { return nil }
        let hasInitial = outline.storyboards.contains { $0.initial != nil }
        let hasDelegate = facts.swiftClass != nil || !facts.handlers.isEmpty
        let makesWindow =
            facts.windowStatements.contains { $0.makesWindow }
            || facts.sceneClass != nil && facts.handlers.contains { $0.name == "sceneWillConnect" }
        if hasInitial || makesWindow || hasDelegate && outline.controllers.isEmpty {
            return MissingStep("launch", source.name)
        }
        return MissingStep(outline.controllers.first.map { "launch with \($0.name)" }, source.name)
    }
}
