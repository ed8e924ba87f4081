public import SceneRuntime

/// A conversation: a running script that grows by what is entered. A value: undo is an older copy.
public struct Session: Sendable {
    private var compiler: Compiler
    /// What the entries have declared, and every name in them.
    var declarations: Declarations { compiler.declarations }
    var names: NameTable { compiler.names }
    /// What runs; its state is that after the last entry.
    public internal(set) var machine: Machine
    /// The conversation's own machine, while scenarios of an entry run in worlds of their own.
    private var aside: Machine?
    /// The scenario of the entry that runs next, by its position in the program; nil for none.
    private var next: Int?
    /// The trace, the errors and the failure of scenarios that have ended.
    private var trace: [UInt8] = []
    private var origins: [LineOrigin] = []
    private var diagnostics: [Diagnostic] = []
    private var hasFailed = false
    /// Where entries stop while they run: `advance` comes back there, and `stop` says where.
    public var breakpoints: [Breakpoint] = [] {
        didSet {
            machine.breakpoints = breakpoints
            aside?.breakpoints = breakpoints
        }
    }

    /// What an entry comes to before it runs.
    public struct Entry: Sendable {
        /// Errors and warnings; with an error nothing runs, and nothing has changed but the texts.
        public let diagnostics: [Diagnostic]
        /// Whether more text may be all that is missing.
        public let isIncomplete: Bool

        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    public init(settings: Settings) {
        compiler = Compiler(limits: settings.limits.parser)
        machine = Machine(
            program: compiler.program, blueprint: compiler.blueprint, sources: compiler.sources, settings: settings)
        // The next entry may expect something of the step before it.
        machine.recordsSteps = true
    }

    /// The texts entered so far.
    public var sources: SourceMap { compiler.sources }

    /// Whether an expectation failed, or an exception or an error came, in the last entry.
    public var failed: Bool { hasFailed || machine.failed }

    /// The call that the last `advance` stopped at because of a breakpoint, or nil.
    public var stop: BreakStop? { machine.stop }

    /// Compiles an entry against what stands. `advance` runs it.
    public mutating func enter(_ text: SourceFile, reader: ImportReader) -> Entry {
        let result = compiler.add(text, reader: reader)
        if !result.hasErrors {
            hasFailed = false
            machine.failed = false
            next = result.scenarios.first
            machine.grow(compiler, running: result.statements)
        }
        return Entry(diagnostics: result.diagnostics, isIncomplete: result.isIncomplete)
    }

    /// Goes on with the entry: see `Machine.advance`. Its statements come first, then its scenarios.
    public mutating func advance(fuel: Int, stopAtLine: Bool) -> Machine.Progress {
        let progress = machine.advance(fuel: fuel, stopAtLine: stopAtLine)
        guard progress == .finished else { return progress }
        if let conversation = aside {
            trace += machine.takeOutput()
            origins += machine.takeOrigins()
            diagnostics += machine.takeDiagnostics()
            hasFailed = failed
            // The conversation goes on in its own environment.
            let named = machine.state.run.namedEnvironment
            machine = conversation
            aside = nil
            machine.state.run.namedEnvironment = named
            machine.emitHeader()
            return .finished
        }
        guard let first = next, !machine.diagnostics.contains(where: { $0.severity == .error }) else {
            return .finished
        }
        next = nil
        trace += machine.takeOutput()
        origins += machine.takeOrigins()
        aside = machine
        machine.beginScenarios(at: first)
        return .fuel
    }

    /// The value of the expression `text` where the entry that runs has stopped. It is evaluated in a copy of
    /// everything, on top of what runs: whatever it does is gone afterwards.
    public func peek(_ text: SourceFile, fuel: Int, reader: ImportReader) -> Peek {
        let printing = SourceFile(
            name: text.name, bytes: Array("print (".utf8) + text.bytes + Array("\n)".utf8))
        var names = compiler.names
        let parsed = Parser.parse(printing, as: FileID(0), names: &names, limits: machine.settings.limits.parser)
        guard parsed.diagnostics.isEmpty else { return .noExpression }
        var other = self
        let result = other.compiler.add(printing, reader: reader)
        guard !result.hasErrors, let function = result.statements else {
            return .wrong(result.diagnostics, other.sources)
        }
        other.machine.beginPeek(other.compiler, running: function)
        _ = other.machine.advance(fuel: fuel, stopAtLine: false)
        let diagnostics = other.machine.takeDiagnostics()
        return diagnostics.isEmpty ? .value(other.machine.takeOutput()) : .wrong(diagnostics, other.sources)
    }

    /// The trace that was written since the last call.
    public mutating func takeOutput() -> [UInt8] {
        defer { trace = [] }
        return trace + machine.takeOutput()
    }

    /// Where the lines written since the last call come from, one each.
    public mutating func takeOrigins() -> [LineOrigin] {
        defer { origins = [] }
        return origins + machine.takeOrigins()
    }

    /// The errors of entries while they ran, since the last call.
    public mutating func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics = [] }
        return diagnostics + machine.takeDiagnostics()
    }
}
