import SceneLang

extension Engine {
    /// Returns the environments of a script's `test` line; empty for the script's own.
    func targets(of source: ScriptSource) -> [TestTarget] {
        compile(source).targets
    }

    /// Returns the files that a script imports, directly or indirectly, whether they exist or not.
    func imports(of source: ScriptSource) -> [String] {
        let files = ImportFiles(script: source, allowsOutside: options.allowsOutside, sizeLimit: fileSizeLimit)
        let read = reader(for: source)
        var places: [String] = []
        let file = file(of: source)
        _ = Script.compile(file, settings: options.settings) { importer, path in
            places.append(files.place(of: path, importer: importer))
            let answer = read(importer, path)
            // The first original of a storyboard's script is that storyboard.
            if case .file(let file, _) = answer, let origins = file.origins {
                places += origins.originals.dropFirst().map { $0.name }
            }
            return answer
        }
        return places
    }

    /// Compiles a script, runs it to its end and records its output.
    func record(_ source: ScriptSource, under target: TestTarget?) -> Recording {
        record(compile(source), under: target)
    }

    /// Runs a compiled script to its end, or for at most `timeout`, and records its output. `scenarios` has the numbers
    /// of those to run, in ascending order; nil for all.
    func record(
        _ compiled: CompiledScript, under target: TestTarget?, scenarios: [Int]? = nil, timeout: Duration? = nil
    ) -> Recording {
        var recording = Recording(messages: compiled.messages)
        guard var run = compiled.run(under: target, scenarios: scenarios) else {
            recording.status = .scriptErrors
            recording.problems = compiled.errors
            return recording
        }
        let clock = ContinuousClock()
        let end = timeout.map { clock.now + $0 }
        var isLate = false
        var last = clock.now
        var isRunning = true
        while isRunning, !isLate, !Interrupt.isRequested {
            isRunning = run.advance(pausesAtScenarios: true)
            let now = clock.now
            recording.durations[run.scenario, default: .zero] += now - last
            last = now
            if let end { isLate = isRunning && now > end }
        }
        if isLate { run.end(because: "the script ran longer than --timeout allows") }
        recording.trace = run.takeTrace()
        recording.messages += run.takeMessages()
        recording.problems = compiled.takeProblems(of: &run)
        recording.status = run.hasFailed ? .failed : .done
        return recording
    }
}
