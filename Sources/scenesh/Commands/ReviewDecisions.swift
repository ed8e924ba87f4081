/// The decisions of `scenesh review --accept`, `--reject` and `--list`, which need no terminal.
struct ReviewDecisions {
    let runner: GoldenRunner
    let isJSON: Bool

    /// A script, and perhaps one of its scenarios, as the command line names them.
    struct Target {
        let path: String
        let scenario: String?

        init(path: String) { (self.path, scenario) = (path, nil) }

        /// - `text`: `FILE`, `FILE::SCENARIO` or `FILE:SCENARIO`. An environment after it, as in the titles of tests,
        ///   is ignored.
        init(_ text: String) {
            var text = text[...]
            if text.hasSuffix(")"), let mark = text.firstRange(of: " (ios ") { text = text[..<mark.lowerBound] }
            for ending in [Discovery.scriptEnding, ScriptSource.swiftEnding] {
                guard let mark = text.firstRange(of: ending + ":") else { continue }
                path = text[..<mark.lowerBound] + ending
                let name = text[mark.upperBound...]
                scenario = String(name.hasPrefix(":") ? name.dropFirst() : name)
                return
            }
            (path, scenario) = (String(text), nil)
        }
    }

    /// Prints what a review would ask about, a line for each failure. Returns 1 if there is something.
    func list(_ items: [ReviewItem], _ console: inout Console) -> ExitStatus {
        for item in items {
            for outcome in item.outcomes {
                guard let failure = outcome.failure else { continue }
                guard isJSON else {
                    console.write("\(outcome.title): \(failure.headline)\n")
                    continue
                }
                console.write(
                    JSONText.line([
                        ("path", JSONText.string(outcome.path)),
                        ("environment", outcome.environment.map(JSONText.string)),
                        ("scenario", outcome.scenario.map(JSONText.string)),
                        ("kind", JSONText.string(failure.kind.rawValue)),
                        ("message", JSONText.string(failure.headline)),
                        ("canBeAccepted", item.canBeAccepted ? "true" : "false"),
                    ]))
            }
        }
        return items.isEmpty ? .done : .failed
    }

    /// Accepts the golden of a script, or of one of its scenarios.
    func accept(_ text: String, _ console: inout Console) -> ExitStatus {
        let target = Target(text)
        guard let items = items(of: target, &console) else { return .nothingMatched }
        if items.isEmpty {
            report("passes", target.path, target, "\(PlainText.line(target.path)) passes", &console)
            return .done
        }
        var status = ExitStatus.done
        for item in items { status = max(status, accept(item, target, &console)) }
        return status
    }

    private func accept(_ item: ReviewItem, _ target: Target, _ console: inout Console) -> ExitStatus {
        guard item.canBeAccepted else {
            let reason = item.refusal.filter { $0 != "\n" }
            let path = item.outcomes.first?.path ?? target.path
            report("refused", path, target, "\(item.outcomes.first?.title ?? ""): \(reason)", &console)
            return .failed
        }
        var earlier: [String: [UInt8]] = [:]
        if target.scenario != nil {
            for path in item.goldens { earlier[path] = try? FileSystem.read(path, limit: Int.max - 1) }
        }
        var (written, problems) = item.accept(runner)
        if let scenario = target.scenario {
            for golden in written where !restore(golden.path, from: earlier[golden.path], but: scenario, &console) {
                return .failed
            }
            // Goldens in which only other scenarios differ are as before.
            written.removeAll { earlier[$0.path] == (try? FileSystem.read($0.path, limit: Int.max - 1)) }
            if written.isEmpty, problems.isEmpty {
                let path = item.outcomes.first?.path ?? target.path
                report(
                    "passes", path, target, PlainText.line("\(path)::\(scenario) is accepted already"), &console)
                return .done
            }
        }
        let reporter = TextReporter(isColoured: false, isQuiet: false)
        if isJSON {
            let path = item.outcomes.first?.path ?? target.path
            let goldens = written.map { JSONText.string($0.path) }.joined(separator: ",")
            for problem in problems { console.writeError(problem.failure.map { $0.headline } ?? problem.title) }
            report(problems.isEmpty ? "accepted" : "refused", path, target, "", goldens: "[\(goldens)]", &console)
        } else {
            console.write(reporter.written(written))
            console.write(reporter.failures(in: problems))
        }
        return problems.isEmpty ? .done : .failed
    }

    /// Keeps the part of one scenario of a golden that was written, and restores the others. Returns false if the
    /// scenario is in neither text; then everything is restored.
    private func restore(_ path: String, from old: [UInt8]?, but scenario: String, _ console: inout Console) -> Bool {
        guard let old, let new = try? FileSystem.read(path, limit: Int.max - 1) else {
            console.writeError("'\(path)' is a new golden, which can only be accepted as a whole")
            FileSystem.deleteIgnoringErrors(path)
            return false
        }
        let (before, after) = (GoldenSections(old), GoldenSections(new))
        let merged = before.replacing(scenario, by: after)
        do throws(SystemError) {
            try FileSystem.replace(path, with: merged ?? old)
        } catch {
            console.writeError("cannot write '\(path)': \(error.message)")
            return false
        }
        if merged == nil { console.writeError("'\(path)' has no scenario '\(scenario)'") }
        return merged != nil
    }

    /// Keeps the golden of a script, which then still differs.
    func reject(_ text: String, _ console: inout Console) -> ExitStatus {
        let target = Target(text)
        guard let items = items(of: target, &console) else { return .nothingMatched }
        let path = PlainText.line(target.path)
        report(
            items.isEmpty ? "passes" : "rejected", target.path, target,
            items.isEmpty ? "\(path) passes" : "rejected \(path)", &console)
        return items.isEmpty ? .done : .failed
    }

    /// Prints what was decided: an object, or the text if there is one.
    private func report(
        _ decision: String, _ path: String, _ target: Target, _ text: String, goldens: String? = nil,
        _ console: inout Console
    ) {
        guard isJSON else { return console.write(text + "\n") }
        console.write(
            JSONText.line([
                ("path", JSONText.string(path)), ("scenario", target.scenario.map(JSONText.string)),
                ("decision", JSONText.string(decision)), ("goldens", goldens),
                ("message", text.isEmpty ? nil : JSONText.string(text)),
            ]))
    }

    private func items(of target: Target, _ console: inout Console) -> [ReviewItem]? {
        let discovery = Discovery.tests(paths: [target.path])
        for reason in discovery.complaints { console.writeError(PlainText.line(reason)) }
        guard discovery.problems.isEmpty, !discovery.scripts.isEmpty else {
            if discovery.problems.isEmpty { console.writeError("no script found in '\(target.path)'") }
            return nil
        }
        if let scenario = target.scenario.map(PlainText.line),
            !runner.titles(discovery).contains(where: { $0.hasSuffix("::\(scenario)") })
        {
            console.writeError("'\(PlainText.line(target.path))' has no scenario '\(scenario)'")
            return nil
        }
        return ReviewItem.all(in: discovery, runner).filter { $0.unread == nil }
    }
}

/// A golden in parts: the lines before the first scenario, and those of each scenario.
private struct GoldenSections {
    private var parts: [(name: String?, bytes: [UInt8])] = [(nil, [])]

    init(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            let line = bytes[start..<end]
            if line.starts(with: Array("== ".utf8)) {
                let name = String(decoding: line.dropFirst(3).filter { $0 != 0x0A }, as: UTF8.self)
                parts.append((name, []))
            }
            parts[parts.count - 1].bytes += line
            start = end
        }
    }

    /// Returns the text with the heading and the part of a scenario from another one; nil if one of them has no such
    /// scenario.
    func replacing(_ scenario: String, by other: GoldenSections) -> [UInt8]? {
        guard let new = other.parts.first(where: { $0.name == scenario }),
            let place = parts.firstIndex(where: { $0.name == scenario })
        else { return nil }
        var copy = parts
        copy[place].bytes = new.bytes
        let (old, heading) = (Self.heading(of: parts[0].bytes), Self.heading(of: other.parts[0].bytes))
        copy[0].bytes = Array(heading) + parts[0].bytes.dropFirst(old.count)
        return copy.flatMap(\.bytes)
    }

    /// The lines at the beginning of a golden that name its format and environment.
    private static func heading(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        var end = 0
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") {
            end = bytes[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        }
        return bytes[..<end]
    }
}
