import SceneLang

/// `:save`: the session as a script and its golden.
extension Interactive {
    /// `:save bug`, `:save! bug`
    func save(_ argument: String) {
        let replaces = argument.hasPrefix("!")
        guard let path = argument.drop(while: { $0 == "!" || $0 == " " }).description.trimmedOrNil else {
            return fail(":save takes the name of a file, such as :save bug", .usage)
        }
        guard !history.entries.isEmpty else { return fail("there is nothing to save", .failed) }
        let stem = Path.expanded(Path.stem(of: path, ending: ".scene") ?? path)
        let (script, golden) = ("\(stem).scene", "\(stem).trace")
        for name in [script, golden] where FileSystem.kind(of: name) != .nothing {
            if FileSystem.kind(of: name) == .folder { return fail("'\(name)' is a folder", .usage) }
            if !replaces { return fail("'\(name)' already exists; to replace it, write :save! \(path)", .usage) }
        }
        guard let folder = FileSystem.resolve(Path.folder(of: stem)) else {
            return fail("cannot write '\(script)': \(SystemError.last.message)", .failed)
        }
        if let imported = imports(of: history.entries).first(where: { path in
            FileSystem.isSameFile(path, script) || FileSystem.isSameFile(path, golden)
        }) {
            return fail("'\(imported)' is imported by the session, so :save does not replace it", .usage)
        }
        let kept = zip(history.entries, history.failures).filter { !$1 || $0.file != nil }.map(\.0)
        let saved = SavedSession(entries: kept, head: history.current.session.head, folder: folder)
        write(Array(saved.text.utf8), to: script, golden)
        if !isDone { reportMissingEntries(history.entries.count - kept.count) }
    }

    /// Returns the paths of the files that entries import themselves.
    private func imports(of entries: [SessionEntry]) -> [String] {
        entries.flatMap { entry in
            let folder = entry.file.map { Path.folder(of: $0) } ?? "."
            return ScriptHead(SourceFile(name: "", text: entry.isExpression ? "" : entry.text)).imports
                .map { Path.join(folder, $0.path) }
        }
    }

    /// Runs the script as `scenesh test` does, and writes it and its golden.
    private func write(_ script: [UInt8], to path: String, _ golden: String) {
        var plain = EngineOptions()
        plain.allowsOutside = options.allowsOutside
        let source = ScriptSource(name: Path.name(of: path), bytes: script, baseFolder: Path.folder(of: path))
        Interrupt.reset()
        let recording = Engine(options: plain).record(source, under: nil)
        if Interrupt.isRequested {
            Interrupt.reset()
            return fail("interrupted; nothing was written", .interrupted)
        }
        guard recording.status != .scriptErrors else {
            console.report(recording.messages)
            return fail("the entries do not form a valid script; nothing was written", .scriptErrors)
        }
        do throws(SystemError) {
            try Interactive.replace(path, script, golden, Lines.join(recording.lines))
            console.write("saved \(path) and \(golden)\n")
        } catch {
            return fail("cannot write '\(path)' and '\(golden)': \(error.message)", .failed)
        }
        if recording.trace != history.trace {
            console.write(
                "the trace of the script differs from the trace of the session: declarations come first, "
                    + "scenarios last\n")
        }
    }

    /// Writes two files or neither: if the second cannot be written, the first is restored.
    private static func replace(
        _ first: String, _ firstBytes: [UInt8], _ second: String, _ secondBytes: [UInt8]
    ) throws(SystemError) {
        let old = FileSystem.kind(of: first) == .regular ? try FileSystem.read(first, limit: Int.max - 1) : nil
        try FileSystem.replace(first, with: firstBytes)
        do throws(SystemError) {
            try FileSystem.replace(second, with: secondBytes)
        } catch {
            if let old { try FileSystem.replace(first, with: old) } else { FileSystem.deleteIgnoringErrors(first) }
            throw error
        }
    }

    private func reportMissingEntries(_ count: Int) {
        guard count > 0 else { return }
        console.write("skipped: \(count == 1 ? "1 entry that failed" : "\(count) entries that failed")\n")
    }
}
