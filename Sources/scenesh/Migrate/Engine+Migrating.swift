import SceneLang
import SceneRuntime

extension Engine {
    /// Returns what changes when the app of a script or storyboard adopts scenes; nil with messages if it has errors.
    func migration(of source: ScriptSource, librariesOfAll: Bool) -> (migration: Migration?, messages: [UInt8]) {
        if source.name.hasSuffix(StoryboardFiles.ending) { return migrationOfStoryboard(source) }
        let settings = settings(configuration(for: source).configuration)
        let facts = Script.appDelegateFacts(of: file(of: source), settings: settings, reader: reader(for: source))
        guard let facts else { return (nil, compile(source).messages) }
        let environments = launchable([RunEnvironment(scenes: false), RunEnvironment(scenes: true)], of: source)
        let runs = environments.map { showingUnhandledCalls.observe(source, in: $0) }
        if let wrong = runs.first(where: { $0.status == .scriptErrors }) { return (nil, wrong.messages) }
        var migration = Migration(source, facts, without: runs[0], with: runs[1], librariesOfAll: librariesOfAll)
        migration.addNote(onSDK: environments[0])
        if !runs[0].hasSteps { migration.addNote(on: missingStep(of: source)) }
        if let moved = migration.movedScript {
            let text = Engine.formatted(moved)
            let script = ScriptSource(name: source.name, bytes: text, baseFolder: source.baseFolder)
            let run = observe(script, in: environments[1])
            if run.status == .scriptErrors {
                migration.setMovedScript(nil)
            } else {
                migration.setMovedScript(text)
                migration.compare(runs[0], run)
            }
        }
        if migration.movedScript == nil { migration.addNoteOnMovedScript() }
        return (migration, [])
    }

    private func migrationOfStoryboard(_ source: ScriptSource) -> (migration: Migration?, messages: [UInt8]) {
        let storyboard = storyboard(source)
        let messages = storyboard.messages(colour: options.isColoured, isJSON: options.hasJSONMessages)
        guard storyboard.file != nil else { return (nil, messages) }
        return (Migration(storyboard: source.name, hasInitial: storyboard.hasInitial), [])
    }

    /// An engine that shows the calls of the app's delegates without a handler.
    private var showingUnhandledCalls: Engine {
        var options = options
        options.categories.insert(CategorySet(.unhandled))
        return Engine(options: options, configurations: configurations)
    }

    /// Returns a script in the format of `scenesh fmt`; as it is, if it has errors.
    static func formatted(_ bytes: [UInt8]) -> [UInt8] {
        guard case .text(let text) = ScriptFormatter.format(SourceFile(name: "", bytes: bytes)) else {
            return bytes
        }
        return text
    }
}
