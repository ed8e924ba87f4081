import SceneLang
import SceneRuntime

/// Compiles and runs scripts for all commands. Other folders use the types of its results.
struct Engine: Sendable {
    /// The version of the language, as in `grammar.md`.
    static let languageVersion = "1"
    /// The version of the trace format, as in its first line.
    static let traceVersion = "1"
    /// The number of instructions between two polls of the Ctrl-C flag and two writes of the trace.
    static let fuel = 20_000

    /// The warnings about actions that no class of a script has.
    private static let codesOfClasses: Set<String> = ["W0204", "W0209"]

    let options: EngineOptions
    /// The files with the settings of the scripts.
    let configurations: ConfigurationFiles

    init(options: EngineOptions, configurations: ConfigurationFiles = ConfigurationFiles()) {
        self.options = options
        self.configurations = configurations
    }

    /// The maximum size of a source file, in bytes.
    var fileSizeLimit: Int { options.limits[.fileSize] ?? SourceFile.maximumSize }

    /// Compiles a script with everything that it imports.
    func compile(_ source: ScriptSource) -> CompiledScript {
        compile(file(of: source), source)
    }

    /// Compiles a file with everything that it imports. `source` says where it is.
    func compile(_ file: SourceFile, _ source: ScriptSource) -> CompiledScript {
        let loaded = configuration(for: source)
        guard loaded.diagnostics.isEmpty else { return CompiledScript(without: loaded, source, options) }
        let settings = settings(loaded.configuration)
        var compiled = settings
        if options.warnsOfOwnReleases { compiled.release = nil }
        let compilation = Script.compile(file, settings: compiled, reader: reader(for: source))
        let diagnostics = loaded.configuration.apply(to: compilation.diagnostics).filter { found in
            // As in `check`: a storyboard alone does not say which actions its classes have.
            let isOfStoryboard = file.origins != nil && compilation.sources.original(of: found).span != found.span
            return !isOfStoryboard || found.severity == .error || !Engine.codesOfClasses.contains(found.code.id)
        }
        let renderer = options.renderer(compilation.sources)
        return CompiledScript(
            messages: renderer.render(diagnostics),
            firstError: diagnostics.first { $0.severity == .error }?.code.id,
            errorCount: diagnostics.filter { $0.severity == .error }.total,
            warningCount: diagnostics.count { $0.severity == .warning },
            errors: diagnostics.filter { $0.severity == .error }
                .map { RunProblem($0, compilation.sources, of: source) },
            expected: ExpectedResult(compilation.testLines, compilation.script, compilation.sources, of: source),
            targets: compilation.script?.tests.map { TestTarget($0) } ?? [],
            script: compilation.script, settings: settings, renderer: renderer, source: source,
            sources: compilation.sources)
    }

    /// Returns the configuration that applies to a script.
    func configuration(for source: ScriptSource) -> LoadedConfiguration {
        configurations.configuration(for: Path.join(source.baseFolder, Path.folder(of: source.name)))
    }

    /// Returns the settings of the language for a script with this configuration.
    func settings(_ configuration: Configuration) -> Settings {
        var settings = options.settings
        if let environment = configuration.environment { settings.fallback = environment }
        settings.failsAtLeaks =
            options.leaks == .fail || options.leaks == .askConfiguration && configuration.failsOnLeaks
        return settings
    }

    /// Returns the text of a script. If it is a file, it imports the setup of its folder.
    func file(of source: ScriptSource) -> SourceFile {
        let setup = ScriptSource.setupName
        let hasSetup =
            source.name.hasSuffix(ScriptSource.ending) && Path.name(of: source.name) != setup
            && FileSystem.exists(Path.join(source.baseFolder, Path.join(Path.folder(of: source.name), setup)))
        return SourceFile(name: source.name, bytes: source.bytes, setup: hasSetup ? setup : nil)
    }

    /// Returns a reader for the imports of a script.
    func reader(for source: ScriptSource) -> ImportReader {
        let files = ImportFiles(script: source, allowsOutside: options.allowsOutside, sizeLimit: fileSizeLimit)
        let storyboards = StoryboardImports(files, sizeLimit: fileSizeLimit)
        return { importer, path in
            switch files.read(path, importer: importer) {
            case .file(let name, let bytes) where name.hasSuffix(StoryboardFiles.ending):
                storyboards.script(of: name, bytes)
            case .file(let name, let bytes): .file(SourceFile(name: name, bytes: bytes))
            case .refused(let reason): .failure(reason)
            }
        }
    }
}

extension Engine {
    /// Reads a storyboard of the command line with those that its references lead to. `given` are further files.
    func storyboard(_ source: ScriptSource, given: [ScriptSource] = []) -> StoryboardImport {
        let files = ImportFiles(script: source, allowsOutside: options.allowsOutside, sizeLimit: fileSizeLimit)
        let finder = StoryboardFinder(
            at: Path.join(source.baseFolder, source.name), root: options.allowsOutside ? nil : files.root,
            given: given.map { StoryboardFinder.File(path: $0.name, bytes: $0.bytes) }, sizeLimit: fileSizeLimit)
        let place = Path.join(source.baseFolder, source.name)
        let plist = InfoPlist.near(place, limit: fileSizeLimit)
        return StoryboardImport(source.name, source.bytes, finder: finder, plist: plist)
    }
}

/// A compiled script, or its errors.
struct CompiledScript: Sendable {
    /// The diagnostics of the compiler as text.
    let messages: [UInt8]
    /// The code of the first error, if there is one.
    let firstError: String?
    let errorCount: Int
    let warningCount: Int
    /// The name of the configuration whose errors these are; nil if they are those of the script.
    var wrongConfiguration: String?
    /// The errors that keep it from running, with their places.
    let errors: [RunProblem]
    /// What its `test` lines say about its result.
    let expected: ExpectedResult
    /// The environments of the script's `test` line.
    let targets: [TestTarget]
    fileprivate let script: Script?
    fileprivate let settings: Settings
    let renderer: MessageRenderer
    fileprivate let source: ScriptSource
    fileprivate let sources: SourceMap

    /// Whether the script contains an `expect`. One with errors counts as one without.
    var hasExpectations: Bool { script?.hasExpectations ?? false }

    /// Returns the place of the statement that has printed a line.
    func place(of line: LineOrigin) -> RunProblem.Place {
        let (file, place) = (FileID(line.statement.file), line.statement)
        return RunProblem.Place(SourceSpan(file: file, start: place.start, end: place.end), sources, of: source)
    }

    /// Returns the failures of a run since the last call.
    func takeProblems(of run: inout ScriptRun) -> [RunProblem] { takeFailures(of: &run).problems }

    /// Returns the failures of a run since the last call, and the exceptions among them as messages.
    func takeFailures(of run: inout ScriptRun) -> (problems: [RunProblem], exceptions: [UInt8]) {
        let failures = run.takeFailures()
        return (
            failures.map { RunProblem($0, in: expected.scenarios, sources, of: source) },
            renderer.render(failures.compactMap(\.uncaughtException))
        )
    }

    /// Returns the environment in which the script runs; nil if it has errors.
    func environment(under target: TestTarget?) -> Environment? {
        var settings = settings
        settings.test = target?.environment
        return script?.environment(settings)
    }

    /// A new run; nil if and only if there are errors.
    var run: ScriptRun? { run(under: nil) }

    /// Returns a new run in an environment of the script's `test` line.
    ///
    /// - `scenarios`: the numbers of the scenarios to run, in ascending order; nil for all.
    func run(under target: TestTarget?, scenarios: [Int]? = nil) -> ScriptRun? {
        guard let script else { return nil }
        var settings = settings
        settings.scenarios = scenarios
        settings.test = target?.environment
        var machine = Machine(script, settings: settings)
        machine.cancellation = { Interrupt.isRequested }
        return ScriptRun(machine: machine, renderer: renderer)
    }
}

extension CompiledScript {
    /// Creates a script that cannot run, because its configuration has errors.
    fileprivate init(without loaded: LoadedConfiguration, _ source: ScriptSource, _ options: EngineOptions) {
        let renderer = options.renderer(loaded.sources)
        // The places of the problems are paths from the working directory, as that of the configuration is.
        let place = ScriptSource(name: source.name, bytes: source.bytes, baseFolder: ".")
        self.init(
            messages: renderer.render(loaded.diagnostics), firstError: loaded.diagnostics.first?.code.id,
            errorCount: loaded.diagnostics.count, warningCount: 0,
            errors: loaded.diagnostics.map { RunProblem($0, loaded.sources, of: place) },
            expected: ExpectedResult(TestLines(), nil, loaded.sources, of: source), targets: [], script: nil,
            settings: options.settings, renderer: renderer, source: source, sources: loaded.sources)
        wrongConfiguration = loaded.sources.files.first?.name
    }

    /// Runs the script to its end for a player, in an environment of its `test` line or in its own.
    func played(under target: TestTarget?, statements: ClosedRange<Int>? = nil) -> PlayedRun {
        var played = PlayedRun(messages: messages)
        guard let script else { return played }
        var settings = settings
        settings.test = target?.environment
        var packer = RunPacker(script, settings: settings, statements: statements)
        while packer.advance(fuel: Engine.fuel) {
            if Interrupt.isRequested {
                played.isInterrupted = true
                return played
            }
        }
        played.messages += renderer.render(packer.takeDiagnostics() + packer.uncaughtExceptions)
        played.packer = packer
        return played
    }
}

/// A running script. It is a value: a copy continues independently.
struct ScriptRun: Sendable {
    private var machine: Machine
    private let renderer: MessageRenderer
    /// The code of the first error among the messages that were taken.
    private(set) var firstError: String?

    fileprivate init(machine: Machine, renderer: MessageRenderer) {
        self.machine = machine
        self.renderer = renderer
    }

    /// Whether an expectation failed, an exception was not caught or an error ended the run.
    var hasFailed: Bool { machine.failed }

    /// Runs for at most `Engine.fuel` instructions; false at the end of the script.
    ///
    /// - Parameter pausesAtScenarios: whether it also returns at the end of a scenario.
    mutating func advance(pausesAtScenarios: Bool = false) -> Bool {
        machine.pausesAtScenarios = pausesAtScenarios
        return machine.advance(fuel: Engine.fuel, stopAtLine: false) != .finished
    }

    /// The number of the scenario that is running.
    var scenario: Int { machine.scenario }

    /// Ends the run with a failure at the statement that was running.
    mutating func end(because message: String) { machine.endRun(because: message) }

    /// The failures since the last call.
    fileprivate mutating func takeFailures() -> [RunFailure] { machine.takeFailures() }

    /// The messages, the expectations that failed and the exceptions that nothing caught since the last call, rendered
    /// with their places.
    mutating func takeMessagesAndFailures() -> [UInt8] {
        let failures = machine.takeFailures().compactMap { $0.failedExpectation ?? $0.uncaughtException }
        let diagnostics = machine.takeDiagnostics() + failures
        firstError = firstError ?? diagnostics.first { $0.severity == .error }?.code.id
        return renderer.render(diagnostics)
    }

    /// The trace since the last call.
    mutating func takeTrace() -> [UInt8] { machine.takeOutput() }

    /// Passes the trace since the last call to `reader`, without copying it.
    mutating func drainTrace(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) { machine.drainOutput(reader) }

    /// The messages since the last call, rendered.
    mutating func takeMessages() -> [UInt8] {
        let diagnostics = machine.takeDiagnostics()
        firstError = firstError ?? diagnostics.first { $0.severity == .error }?.code.id
        return renderer.render(diagnostics)
    }

    /// Returns the trace since the last call with its observations, which are empty unless the engine observes.
    mutating func takeObserved()
        -> (bytes: [UInt8], origins: [LineOrigin], rules: Set<Rule>, missed: [MissedCall])
    {
        (machine.takeOutput(), machine.takeOrigins(), machine.appliedRules, machine.takeMissedCalls())
    }
}

extension EngineOptions {
    /// Returns what renders messages about these files.
    func renderer(_ sources: SourceMap) -> MessageRenderer {
        MessageRenderer(sources: sources, isColoured: isColoured, isJSON: hasJSONMessages)
    }

    /// The settings of the language for these options.
    var settings: Settings {
        var settings = Settings()
        settings.release = release
        settings.device = device
        settings.scenes = scenes
        settings.sdk = sdk
        settings.fallback = fallback
        settings.categories = categories
        settings.format = isJSON ? .json : .text
        settings.explain = explains
        settings.dimsUnhandledCalls = dimsUnhandledCalls
        settings.observes = observes
        settings.presentationStyle = style
        settings.allowOutside = allowsOutside
        settings.endsAtUnknown = endsAtUnknown
        settings.limits = languageLimits
        return settings
    }

    private var languageLimits: Limits {
        var own = Limits()
        if limits.isEmpty { return own }
        for (name, value) in limits {
            switch name {
            case .instructions: own.instructions = value
            case .steps: own.steps = value
            case .callDepth: own.callDepth = value
            case .handlerDepth: own.handlerDepth = value
            case .verbs: own.verbsPerStep = value
            case .nestedCalls: own.nestedCalls = value
            case .elements: own.elements = value
            case .output: own.output = value
            case .controllers: own.controllers = value
            case .nesting: own.nesting = value
            case .fileSize: own.fileSize = value
            }
        }
        return own
    }
}
