import SceneLang
import SceneRuntime

/// Runs entries: to their end, to a break, or line by line.
extension Interactive {
    /// Runs a typed entry on the current state. While an entry is stopped, an expression is evaluated, and a statement
    /// is refused.
    func enter(_ text: String) {
        guard let stopped else {
            return run([SessionEntry(text: text, file: nil)], from: history, failure: .dropsEntry)
        }
        let number = stopped.history.cursor + 1
        switch stopped.state.evaluate(SessionEntry(text: text, file: nil).source(number: number)) {
        case .value(let output): console.write(output)
        case .messages(let messages):
            console.report(messages)
            end(.scriptErrors)
        case .noExpression:
            fail(stopped.refusal(of: "other statements"), .usage)
        }
    }

    /// Runs entries one after another, beginning with a state. If all succeed, the session takes over the result;
    /// otherwise it does not change.
    func run(
        _ entries: [SessionEntry], from start: SessionHistory, options: EngineOptions? = nil, failure: EntryRun.Failure,
        stopsAtBreakpoints: Bool = true, note: String? = nil
    ) {
        resume(
            EntryRun(
                history: start, options: options ?? self.options, remainingEntries: entries[...], failure: failure,
                stopsAtBreakpoints: stopsAtBreakpoints, note: note))
    }

    /// Continues the entries, up to the next break or for `lines` lines of the trace.
    func resume(_ run: EntryRun, lines: Int? = nil) {
        var run = run
        var left = lines ?? 1
        stopped = nil
        Interrupt.reset()
        while true {
            if run.result == nil {
                guard let entry = run.remainingEntries.popFirst() else { return adoptResult(of: run) }
                guard begin(entry, &run) else { return }
            }
            guard let progress = advance(&run, byLine: lines != nil) else { return }
            switch progress {
            case .goesOn: break
            case .line:
                left -= 1
                if left == 0 { return stop(run) }
            case .atBreak(let stop):
                run.stopPlace = stop.call
                console.write("stopped at \(stop.call), breakpoint \(breaks[stop.breakpoint].number)\n")
                explainStop()
                stopped = run
                return
            case .ended:
                guard finish(&run) else { return }
            }
        }
    }

    /// Takes over the result of the entries.
    private func adoptResult(of run: EntryRun) {
        history = run.history
        options = run.options
        if let note = run.note { console.write(note) }
    }

    /// Says once what can be entered while an entry is stopped.
    private func explainStop() {
        guard !hasExplainedStop else { return }
        hasExplainedStop = true
        console.write("(:step or :continue continues, an expression shows its value, :state shows the state)\n")
    }

    private func stop(_ run: EntryRun) {
        var run = run
        let line = run.result.flatMap { Lines.split($0.trace).last } ?? []
        run.stopPlace = "'\(String(decoding: line, as: UTF8.self).trimmedOrNil ?? "")'"
        stopped = run
    }

    /// Compiles an entry. Returns false if that ends the run.
    private func begin(_ entry: SessionEntry, _ run: inout EntryRun) -> Bool {
        var result = SessionHistory.EntryResult(state: run.history.current, entry: entry)
        result.state.breakpoints = run.stopsAtBreakpoints ? breaks.map(\.point) : []
        let source = entry.source(number: run.history.cursor + 1)
        let beginning = result.state.begin(source, mayWait: entry.file == nil)
        report(&result)
        if entry.file == nil, case .statements = beginning { explainTestedReleases(entry, result.state) }
        for title in result.state.resumedTitles { console.write("\(title) is declared\n") }
        switch beginning {
        case .refused:
            if let command = ColonCommand.suggestion(for: entry.text) {
                console.writeError("commands begin with a colon: write ':\(command.rawValue)'")
            }
            explainWaiting(result.state)
            return handleErrors(in: entry, &run, .scriptErrors)
        case .waits(let missing): console.write("waiting for \(Interactive.list(of: missing))\n")
        case .expression: result.entry.isExpression = true
        case .statements: break
        }
        run.result = result
        return true
    }

    /// Says that a line `test ios 12, 13` does not run the entry in those releases.
    private func explainTestedReleases(_ entry: SessionEntry, _ state: SessionState) {
        let source = entry.source(number: 0)
        let releases = ScriptHead.testedReleases(of: SourceFile(name: source.name, bytes: source.bytes))
        let own = state.session.release
        guard let other = releases.first(where: { !ReleaseRange.only($0).contains(own) }) else { return }
        console.write("the session runs in iOS \(own.text) only; `test` lines are for scenesh test; ")
        console.write(":ios \(other) shows iOS \(other)\n")
    }

    /// Continues for a while and prints the new lines; nil after Ctrl-C.
    private func advance(_ run: inout EntryRun, byLine: Bool) -> SessionState.Progress? {
        guard var result = run.result else { return .ended }
        // Keeps one reference to the state, so that changes do not copy it.
        run.result = nil
        let progress = result.state.advance(byLine: byLine)
        let trace = result.state.takeTrace()
        result.trace += trace
        result.origins += result.state.takeOrigins()
        show(trace: trace)
        if isAtTerminal { console.flush() }
        report(&result)
        run.result = result
        guard Interrupt.isRequested else { return progress }
        if case .ended = progress { return progress }
        Interrupt.reset()
        console.writeError("interrupted; the entry was undone")
        end(.interrupted)
        return nil
    }

    /// Handles the end of the running entry. Returns false if that ends the run.
    private func finish(_ run: inout EntryRun) -> Bool {
        guard let result = run.result else { return true }
        run.result = nil
        if result.state.isBroken || result.state.hasFailed { explainWaiting(result.state) }
        if result.state.isBroken { return handleErrors(in: result.entry, &run, .failed) }
        if result.state.hasFailed { end(.failed) }
        run.history.add(result)
        return true
    }

    /// Handles an entry with errors. Returns false if that ends the run.
    private func handleErrors(in entry: SessionEntry, _ run: inout EntryRun, _ status: ExitStatus) -> Bool {
        end(status)
        switch run.failure {
        case .dropsEntry: return false
        case .skipsEntry where entry.file == nil:
            console.writeError("'\(entry.title)' was skipped")
            return !isDone
        case .skipsEntry, .cancelsRun:
            console.writeError("the session was not changed")
            return false
        }
    }

    /// Shows which entries wait for names.
    func explainWaiting(_ state: SessionState) {
        for entry in state.session.waiting {
            console.writeError(
                "\(entry.title) still waits for \(Interactive.list(of: entry.missing)); declare what is missing, or "
                    + "enter \(entry.title) again")
        }
    }

    /// Returns names as `'a', 'b' (did you mean 'c'?)`.
    private static func list(of names: [MissingName]) -> String {
        names.map { "'\($0.name)'" + ($0.suggestion.map { " (\(Suggestion.question($0)))" } ?? "") }
            .joined(separator: ", ")
    }

    private func report(_ result: inout SessionHistory.EntryResult) {
        let messages = result.state.takeMessages()
        if !messages.isEmpty { console.report(messages) }
    }

    /// Cancels the stopped entry: the session returns to the state before it.
    func abandonStopped() {
        guard let stopped else { return }
        console.write("cancelled: \(stopped.result?.entry.title ?? "")\n")
        self.stopped = nil
    }
}

// The commands for a stopped entry.
extension Interactive {
    /// `:step`, `:step 3`
    func step(_ argument: String) {
        guard let lines = count(argument, of: ":step") else { return }
        guard let stopped else { return fail(Interactive.nothingIsStopped, .usage) }
        resume(stopped, lines: lines)
        if self.stopped == nil, !isDone { console.write("the entry has ended\n") }
    }

    /// `:continue`
    func continueEntry() {
        guard let stopped else { return fail(Interactive.nothingIsStopped, .usage) }
        resume(stopped)
    }

    private static let nothingIsStopped = "no entry is stopped; to stop one at a call, write :break on METHOD"

    /// Parses the number of a command, by default 1; nil after reporting an error.
    func count(_ argument: String, of command: String) -> Int? {
        if argument.isEmpty { return 1 }
        if let number = Int(argument), number > 0 { return number }
        fail("\(command) takes a number from 1, not '\(argument)'", .usage)
        return nil
    }
}
