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
        let file = SourceFile(name: source.name, bytes: source.bytes)
        _ = Script.compile(file, settings: options.settings) { importer, path in
            places.append(files.place(of: path, importer: importer))
            return read(importer, path)
        }
        return places
    }

    /// Compiles a script, runs it to its end and records its output.
    func record(_ source: ScriptSource, under target: TestTarget?) -> Recording {
        record(compile(source), under: target)
    }

    /// Runs a compiled script to its end and records its output.
    func record(_ compiled: CompiledScript, under target: TestTarget?) -> Recording {
        var recording = Recording(messages: compiled.messages)
        guard var run = compiled.run(under: target) else {
            recording.status = .scriptErrors
            recording.problems = compiled.errors
            return recording
        }
        while run.advance() && !Interrupt.isRequested {}
        recording.trace = run.takeTrace()
        recording.messages += run.takeMessages()
        recording.problems = compiled.takeProblems(of: &run)
        recording.status = run.hasFailed ? .failed : .done
        return recording
    }
}
