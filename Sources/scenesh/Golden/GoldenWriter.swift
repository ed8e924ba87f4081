import SceneLang

/// Writes the goldens of one script, unless somebody else has changed them since they were read.
struct GoldenWriter: Sendable {
    /// The goldens as they were when the script ran.
    let shelf: GoldenShelf

    /// What came of it: the goldens that were written, and those that were not, each with the reason.
    struct Result: Sendable {
        var written: [WrittenGolden] = []
        var problems: [String] = []
    }

    /// Writes the goldens, by file name. While it does, no other `scenesh` writes in the folder, and Ctrl-C waits.
    func write(_ goldens: [String: [LinePattern]]) -> Result {
        guard !goldens.isEmpty else { return Result() }
        let result = FileSystem.withLock(on: shelf.script.folder) {
            Interrupt.holdingBack {
                var result = Result()
                for (name, lines) in goldens.sorted(by: { $0.key < $1.key }) { write(name, lines, &result) }
                return result
            }
        }
        return result ?? Result()
    }

    private func write(_ name: String, _ lines: [LinePattern], _ result: inout Result) {
        let path = Path.join(shelf.script.folder, name)
        let current = GoldenWriter.lines(of: path)
        // Another run that blessed the same is welcome.
        if current == lines { return }
        guard current == shelf.contents[name] else {
            result.problems.append("'\(path)' changed while it was being blessed and was not written; bless again")
            return
        }
        do throws(SystemError) {
            try FileSystem.replace(path, with: Lines.join(lines.map(\.text)))
            result.written.append(WrittenGolden(path: path, trouble: GoldenWriter.trouble(in: lines)))
        } catch {
            result.problems.append("cannot write '\(path)': \(error.message)")
        }
    }

    private static func lines(of path: String) -> [LinePattern]? {
        guard let bytes = try? FileSystem.read(path, limit: Int.max - 1) else { return nil }
        return Lines.split(bytes).map { LinePattern(text: $0) }
    }

    /// What went wrong in the run that a golden keeps: the first line of its messages; nil if it ended well.
    private static func trouble(in lines: [LinePattern]) -> String? {
        guard let last = lines.last, last.text.starts(with: "# status ".utf8) else { return nil }
        let heading = Array("# stderr: ".utf8)
        let message = lines.first { $0.text.starts(with: heading) }.map { $0.text.dropFirst(heading.count) }
        return PlainText.line(String(decoding: message ?? last.text.dropFirst(2), as: UTF8.self))
    }
}
