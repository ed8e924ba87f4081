public import SceneRuntime

/// A compiled script: it can be run any number of times.
public struct Script: Sendable {
    let program: Program
    let blueprint: Blueprint
    /// The texts that it was made of, for messages.
    public let sources: SourceMap
    /// The environments that its head line wants it to be tested under.
    public let tests: [Environment]
    /// What the compiler had to say, though it runs.
    public let warnings: [Diagnostic]

    /// What compiling a file gives.
    public struct Compilation: Sendable {
        /// Nil where one of the diagnostics is an error, and of what was only checked.
        public let script: Script?
        /// Errors and warnings, in order.
        public let diagnostics: [Diagnostic]
        /// The texts that were read.
        public let sources: SourceMap
    }

    init(_ compiler: Compiler, warnings: [Diagnostic]) {
        program = compiler.program
        blueprint = compiler.blueprint
        sources = compiler.sources
        tests = compiler.tests
        self.warnings = warnings
    }

    /// Compiles `file` with everything that it imports.
    public static func compile(_ file: SourceFile, settings: Settings, reader: ImportReader) -> Compilation {
        var compiler = Compiler(limits: settings.limits.parser)
        let result = compiler.add(file, reader: reader)
        return Compilation(
            script: result.hasErrors ? nil : Script(compiler, warnings: result.diagnostics),
            diagnostics: result.diagnostics,
            sources: compiler.sources)
    }

    /// The environment that it runs under with `settings`.
    public func environment(_ settings: Settings) -> Environment { settings.environment(for: program.environment) }
}

extension Machine {
    /// A run of `script` from its start.
    public init(_ script: Script, settings: Settings) {
        self.init(
            program: script.program, blueprint: script.blueprint, sources: script.sources, settings: settings)
    }
}
