public import SceneRuntime

/// A compiled script: it can be run any number of times.
public struct Script: Sendable {
    let program: Program
    let blueprint: Blueprint
    /// The source files, for messages.
    public let sources: SourceMap
    /// The environments of its `test` line.
    public let tests: [Environment]
    /// The warnings of the compiler.
    public let warnings: [Diagnostic]

    /// The result of compiling a file.
    public struct Compilation: Sendable {
        /// The script; nil if there is an error, or if the file was only checked.
        public let script: Script?
        /// Errors and warnings, in order.
        public let diagnostics: [Diagnostic]
        /// The files that were read.
        public let sources: SourceMap
        /// What the `test` lines of the file say about its result, even if there are errors.
        package let testLines: TestLines
    }

    init(_ compiler: Compiler, warnings: [Diagnostic]) {
        program = compiler.program
        blueprint = compiler.blueprint
        sources = compiler.sources
        tests = compiler.tests
        self.warnings = warnings
    }

    /// Compiles `file` with everything that it imports.
    ///
    /// Comments such as `// check: allow W0203` suppress warnings, as in `check`.
    public static func compile(_ file: SourceFile, settings: Settings, reader: ImportReader) -> Compilation {
        var compiler = Compiler(settings)
        let result = compiler.add(file, reader: reader)
        var diagnostics = result.diagnostics
        let early = compiler.environments.map { settings.environment(for: $0) }
            .filter { $0.scenes == true && $0.release < .firstWithScenes }.map { $0.release }.min()
        if settings.scenes == true, !result.hasErrors, let early {
            let start = SourceSpan(file: FileID(0), start: 0, end: 0)
            diagnostics.append(
                Diagnostic(
                    .environmentRange, "iOS \(early.text) has no scenes", at: start,
                    help: "scenes exist since iOS 13; run the script under a later release"))
        }
        if diagnostics.contains(where: { $0.severity != .error }) {
            var allowances = Allowances(compiler.sources, otherCodes: [])
            diagnostics = allowances.allowed(diagnostics)
        }
        return Compilation(
            script: diagnostics.contains { $0.severity == .error } ? nil : Script(compiler, warnings: diagnostics),
            diagnostics: diagnostics,
            sources: compiler.sources, testLines: result.testLines)
    }

    /// Returns the environment in which it runs with `settings`.
    public func environment(_ settings: Settings) -> Environment { settings.environment(for: program.environment) }

    /// A scenario, or the statements outside of scenarios.
    package struct Scenario: Sendable {
        /// Nil for the statements outside of scenarios.
        package let name: String?
        /// What the words between its name and its block say about its test.
        package let testLines: TestLines
        /// The place of its declaration.
        package let span: SourceSpan
    }

    /// The scenarios in the order in which they run, with those of the imported files.
    package var scenarios: [Scenario] {
        program.scenarios.map { code in
            Scenario(
                name: code.name.map { String(decoding: $0, as: UTF8.self) }, testLines: code.testLines, span: code.span)
        }
    }

    /// Whether the script or a file that it imports contains an `expect`.
    package var hasExpectations: Bool { !program.expectations.isEmpty }

    /// Whether `name` is a presentation style: one of UIKit's, or one that the script declares.
    public func hasStyle(_ name: String) -> Bool { blueprint.style(named: name) != nil }
}

extension Machine {
    /// Creates a run of `script` from its start.
    public init(_ script: Script, settings: Settings) {
        self.init(
            program: script.program, blueprint: script.blueprint, sources: script.sources, settings: settings)
    }
}
