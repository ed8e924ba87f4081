import SceneLang
import SceneRuntime

/// The state of an interactive session: declarations and world. It is a value, so undo restores an older copy.
struct SessionState: Sendable {
    private let engine: Engine
    private(set) var session: Session
    private var messages: [UInt8] = []
    /// Whether the entry had a run-time error and must be undone.
    private(set) var isBroken = false
    /// Whether the last entry has imported files.
    private(set) var hasImported = false
    /// For each entry that waited for the last one and is declared now, the names that it declares.
    private(set) var resumedTitles: [String] = []

    init(options: EngineOptions) {
        engine = Engine(options: options)
        var settings = options.settings
        settings.observes = true
        session = Session(settings: settings, cancellation: { Interrupt.isRequested })
    }

    /// Whether an expectation failed or an exception or error occurred so far.
    var hasFailed: Bool { session.failed }

    /// The result of compiling an entry.
    enum Beginning: Sendable, Equatable {
        /// An expression, whose value is printed.
        case expression
        case statements
        /// Declarations that wait for names, with those names.
        case waits([MissingName])
        /// The entry has errors and cannot run.
        case refused
    }

    /// Compiles an entry with the declarations so far. Declarations that use names of later entries wait if `mayWait`.
    mutating func begin(_ source: ScriptSource, mayWait: Bool = false) -> Beginning {
        resumedTitles = []
        let text = SourceFile(name: source.name, bytes: source.bytes)
        if session.isExpression(text) {
            var other = session
            if other.enter(expression: text, reader: engine.reader(for: source)).diagnostics.isEmpty {
                session = other
                return .expression
            }
        }
        let file = engine.file(of: source)
        let sourceCount = session.sources.files.count
        let entry = session.enter(file, mayWait: mayWait, reader: engine.reader(for: source))
        resumedTitles = entry.resumedTitles
        guard entry.missing.isEmpty else { return .waits(entry.missing) }
        hasImported = session.sources.files.count > sourceCount + 1
        messages += renderer.render(entry.diagnostics)
        return entry.hasErrors ? .refused : .statements
    }

    /// Why `advance` returned.
    enum Progress: Sendable {
        /// The entry has not ended.
        case goesOn
        /// A line was written.
        case line
        /// A breakpoint was reached.
        case atBreak(BreakStop)
        case ended
    }

    /// Continues the entry for a number of instructions; with `byLine` at most up to the next line.
    mutating func advance(byLine: Bool = false) -> Progress {
        let progress = session.advance(fuel: Engine.fuel, stopAtLine: byLine)
        let diagnostics = session.takeDiagnostics()
        if diagnostics.contains(where: { $0.severity == .error }) { isBroken = true }
        messages += renderer.render(diagnostics)
        switch progress {
        case .unfinished: return .goesOn
        case .finished: return .ended
        case .line:
            if let stop = session.stop { return .atBreak(stop) }
            return byLine ? .line : .goesOn
        }
    }

    /// Runs an entry again without output.
    mutating func replay(_ source: ScriptSource, mayWait: Bool) {
        let breakpoints = session.breakpoints
        session.breakpoints = []
        defer { session.breakpoints = breakpoints }
        if case .refused = begin(source, mayWait: mayWait) { return }
        while case .goesOn = advance() {}
        _ = (takeTrace(), takeOrigins(), takeMessages())
    }

    /// The trace since the last call.
    mutating func takeTrace() -> [UInt8] { session.takeOutput() }

    /// Returns the origins of the lines since the last call.
    mutating func takeOrigins() -> [LineOrigin] { session.takeOrigins() }

    /// The messages since the last call, rendered.
    mutating func takeMessages() -> [UInt8] {
        defer { messages = [] }
        return messages
    }

    /// The breakpoints.
    var breakpoints: [Breakpoint] {
        get { session.breakpoints }
        set { session.breakpoints = newValue }
    }

    /// The state, for inspection.
    var state: Session { session }

    /// The result of evaluating an expression while an entry is stopped.
    enum Evaluation: Sendable {
        case value([UInt8])
        case messages([UInt8])
        /// The text is not an expression.
        case noExpression
    }

    /// Evaluates an expression while the entry is stopped, without side effects.
    func evaluate(_ source: ScriptSource) -> Evaluation {
        let file = SourceFile(name: source.name, bytes: source.bytes)
        switch session.evaluate(file, fuel: Engine.fuel, reader: engine.reader(for: source)) {
        case .value(let output): return .value(output)
        case .wrong(let diagnostics, let sources):
            return .messages(engine.options.renderer(sources).render(diagnostics))
        case .noExpression: return .noExpression
        }
    }

    /// Returns the rules of the last step.
    func rules() -> [RuleListing] {
        session.rules().compactMap { RuleListing.rule($0.spec.id.description) }
    }

    private var renderer: MessageRenderer {
        engine.options.renderer(session.sources)
    }
}
