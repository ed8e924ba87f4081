import ArgumentParser

/// The common options of `matrix` and `diff`, and their common part: running the script in each environment.
struct ComparisonOptions: ParsableArguments {
    @OptionGroup var source: SourceOptions
    @OptionGroup var trace: TraceOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup(visibility: .hidden) var quiet: QuietOption

    /// The results of the runs.
    struct Runs: Sendable {
        /// The name of the script.
        let name: String
        /// The environments: those of the command, with an SDK where the app could not launch.
        let environments: [RunEnvironment]
        /// A run for each environment.
        let all: [ObservedRun]
    }

    /// Runs the script in each environment. If there is nothing to compare, reports an error and throws the exit code.
    /// - Parameter needsAll: Whether errors in one environment are enough to fail; otherwise only errors in all
    ///   environments are.
    /// - Parameter isJSON: Whether messages are JSON objects.
    func observe(
        _ environments: [RunEnvironment], needsAll: Bool, isJSON: Bool, _ console: inout Console
    ) throws -> Runs {
        Interrupt.exitOnSignal()
        let hasAxis = environments.contains { $0.scenes != nil }
        let engine = script.comparingEngine(trace, showsUnhandled: hasAxis, isJSON: isJSON)
        guard let source = source.read(limit: engine.fileSizeLimit, &console) else {
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        if let problem = environments.lazy.compactMap(\.style).compactMap({
            engine.problem(withStyle: $0, in: source)
        }).first {
            console.writeError(problem)
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let environments = engine.launchable(environments, of: source)
        let runs = Parallel.map(environments.count, jobs: Parallel.processors) {
            engine.observe(source, in: environments[$0])
        }
        let wrong = runs.filter { $0.status == .scriptErrors }
        if let first = wrong.first, needsAll || wrong.count == runs.count {
            console.report(first.messages)
            throw ExitCode(ExitStatus.scriptErrors.rawValue)
        }
        if runs.allSatisfy({ $0.isEmpty && !$0.endedEarly }), let missing = engine.missingStep(of: source)?.sentence {
            console.writeError(missing)
        }
        return Runs(name: source.name, environments: environments, all: runs)
    }
}
