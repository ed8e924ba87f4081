import SceneLang
import SceneRuntime

/// What an interactive session stands on: declarations and world so far. A value: undo is an older copy.
struct Workbench: Sendable {
    private let engine: Engine
    private var session: Session
    private var messages: [UInt8] = []
    /// Whether the entry had an error while it ran, so that it is to be undone.
    private(set) var isBroken = false

    init(options: EngineOptions) {
        engine = Engine(options: options)
        var settings = options.settings
        settings.observes = true
        session = Session(settings: settings)
    }

    /// Whether an expectation failed, or an exception or an error came, so far.
    var hasFailed: Bool { session.failed }

    /// Compiles an entry against what stands; false if it has errors and cannot run. An entry that is an expression
    /// prints its value.
    mutating func begin(_ source: ScriptSource) -> Bool {
        let printing = ScriptSource(
            name: source.name, bytes: Array("print (".utf8) + source.bytes + Array("\n)".utf8), base: source.base)
        var other = session
        let value = other.enter(
            SourceFile(name: printing.name, bytes: printing.bytes), reader: engine.reader(for: printing))
        if value.diagnostics.isEmpty {
            session = other
            return true
        }
        let file = SourceFile(name: source.name, bytes: source.bytes)
        let entry = session.enter(file, reader: engine.reader(for: source))
        messages += renderer.render(entry.diagnostics)
        return !entry.hasErrors
    }

    /// Goes on with the entry for a while; false at its end.
    mutating func advance() -> Bool {
        let progress = session.advance(fuel: Engine.fuel, stopAtLine: false)
        let diagnostics = session.takeDiagnostics()
        if diagnostics.contains(where: { $0.severity == .error }) { isBroken = true }
        messages += renderer.render(diagnostics)
        return progress != .finished
    }

    /// The trace since the last call.
    mutating func takeTrace() -> [UInt8] { session.takeOutput() }

    /// Where the lines since the last call come from, one each.
    mutating func takeOrigins() -> [LineOrigin] { session.takeOrigins() }

    /// What is known of why a call did not come in the last step.
    func whyNot(_ who: String, _ what: String) -> WhyNot { session.whyNot(who, what) }

    /// The messages since the last call, rendered.
    mutating func takeMessages() -> [UInt8] {
        defer { messages = [] }
        return messages
    }

    /// The tree of living controllers, as lines.
    func tree() -> [UInt8] { Lines.join(session.tree()) }

    /// What keeps the instance `name` alive, as lines; nil if there is none.
    func owners(of name: String) -> [UInt8]? { session.owners(of: Array(name.utf8)).map { Lines.join($0) } }

    /// The rules behind the last step.
    func rules() -> [RuleListing] {
        session.rules().compactMap { RuleListing.rule($0.spec.id.description) }
    }

    private var renderer: DiagnosticRenderer {
        DiagnosticRenderer(sources: session.sources, colour: engine.options.isColoured)
    }
}
