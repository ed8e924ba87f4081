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
    private var diagnostics: [Diagnostic] = []
    private var hasFailed = false

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
    }

    /// The texts entered so far.
    public var sources: SourceMap { compiler.sources }

    /// Whether an expectation failed, or an exception or an error came, so far.
    public var failed: Bool { hasFailed || machine.failed }

    /// Compiles an entry against what stands. `advance` runs it.
    public mutating func enter(_ text: SourceFile, reader: ImportReader) -> Entry {
        let result = compiler.add(text, reader: reader)
        if !result.hasErrors {
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
            diagnostics += machine.takeDiagnostics()
            hasFailed = failed
            // The conversation goes on in its own environment.
            let named = machine.namedEnvironment
            machine = conversation
            aside = nil
            machine.namedEnvironment = named
            machine.emitHeader()
            return .finished
        }
        guard let first = next, !machine.diagnostics.contains(where: { $0.severity == .error }) else {
            return .finished
        }
        next = nil
        trace += machine.takeOutput()
        aside = machine
        machine.beginScenarios(at: first)
        return .fuel
    }

    /// The trace that was written since the last call.
    public mutating func takeOutput() -> [UInt8] {
        defer { trace = [] }
        return trace + machine.takeOutput()
    }

    /// The errors of entries while they ran, since the last call.
    public mutating func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics = [] }
        return diagnostics + machine.takeDiagnostics()
    }

    /// The tree of controllers, a line each.
    public func tree() -> [[UInt8]] { machine.tree() }

    /// What keeps the instance alive that `name` means, a line each; nil where no such instance lives.
    public func owners(of name: [UInt8]) -> [[UInt8]]? {
        machine.instance(named: name).map { machine.owners(of: $0) }
    }

    /// The rules behind the lines of the last step, each once, in order.
    public func rules() -> [Rule] { machine.rulesOfLastStep() }
}
