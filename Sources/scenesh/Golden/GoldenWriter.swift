import SceneLang

/// Writes the goldens of a script, unless another process has changed them since they were read.
struct GoldenWriter: Sendable {
    /// The goldens at the time of the run.
    let goldenFiles: GoldenFiles

    /// The goldens that were written, and those that were not, each with the reason.
    struct Result: Sendable {
        var written: [WrittenGolden] = []
        var problems: [String] = []
    }

    /// Writes goldens, given by file name. Meanwhile the folder is locked for other `scenesh` processes, and Ctrl-C is
    /// deferred.
    func write(_ goldens: [String: [LinePattern]]) -> Result {
        guard !goldens.isEmpty else { return Result() }
        let result = FileSystem.withLock(on: goldenFiles.script.folder) {
            Interrupt.deferring {
                var result = Result()
                for (name, lines) in goldens.sorted(by: { $0.key < $1.key }) { write(name, lines, &result) }
                return result
            }
        }
        return result ?? Result()
    }

    private func write(_ name: String, _ lines: [LinePattern], _ result: inout Result) {
        let path = Path.join(goldenFiles.script.folder, name)
        guard FileSystem.kind(of: path) != .special else {
            result.problems.append("cannot write '\(path)': it is a pipe or a device, not a file")
            return
        }
        let current = savedLines(of: path)
        // It is no conflict if another process has written the same lines.
        if current == lines { return }
        guard current == goldenFiles.contents[name] else {
            result.problems.append("'\(path)' changed while it was being blessed and was not written; bless again")
            return
        }
        do throws(SystemError) {
            try FileSystem.replace(path, with: Lines.join(lines.map(\.text)))
            result.written.append(WrittenGolden(path: path))
        } catch {
            result.problems.append("cannot write '\(path)': \(error.message)")
        }
    }

    private func savedLines(of path: String) -> [LinePattern]? {
        guard let bytes = try? FileSystem.read(path, limit: goldenFiles.sizeLimit) else { return nil }
        return GoldenFiles.lines(of: bytes)
    }
}
