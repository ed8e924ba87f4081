public import SceneRuntime

/// A conversation: a running script that grows by what is entered. A value: undo is an older copy.
public struct Session: Sendable {
    private var compiler: Compiler
    /// What runs; its state is that after the last entry.
    public internal(set) var machine: Machine

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
    public var failed: Bool { machine.failed }

    /// Compiles an entry against what stands. `advance` runs it.
    public mutating func enter(_ text: SourceFile, reader: ImportReader) -> Entry {
        let result = compiler.add(text, reader: reader)
        if !result.hasErrors { machine.grow(compiler, running: result.statements) }
        return Entry(diagnostics: result.diagnostics, isIncomplete: result.isIncomplete)
    }

    /// Goes on with the entry: see `Machine.advance`.
    public mutating func advance(fuel: Int, stopAtLine: Bool) -> Machine.Progress {
        machine.advance(fuel: fuel, stopAtLine: stopAtLine)
    }

    /// The trace that was written since the last call.
    public mutating func takeOutput() -> [UInt8] { machine.takeOutput() }

    /// The errors of entries while they ran, since the last call.
    public mutating func takeDiagnostics() -> [Diagnostic] { machine.takeDiagnostics() }

    /// The tree of controllers, a line each.
    public func tree() -> [[UInt8]] { machine.tree() }

    /// What keeps the instance alive that `name` means, a line each; nil where no such instance lives.
    public func owners(of name: [UInt8]) -> [[UInt8]]? {
        machine.instance(named: name).map { machine.owners(of: $0) }
    }

    /// The rules behind the lines of the last step, each once, in order.
    public func rules() -> [Rule] { machine.rulesOfLastStep() }
}
