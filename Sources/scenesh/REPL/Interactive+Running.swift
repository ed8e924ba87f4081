import SceneLang

/// Runs entries: to their end, to a break, or line by line.
extension Interactive {
    /// Runs a typed entry on the current state. While an entry is stopped, an expression is evaluated, and a statement
    /// is refused.
    mutating func enter(_ text: String) {
        guard let stopped else {
            return run([SessionEntry(text: text, file: nil)], from: moments, failure: .isForgotten)
        }
        let number = stopped.moments.cursor + 1
        switch stopped.bench.glance(SessionEntry(text: text, file: nil).source(number: number)) {
        case .value(let output): console.write(output)
        case .messages(let messages):
            console.report(messages)
            end(.scriptErrors)
        case .noExpression:
            fail("\(stopped.place): statements must wait; :step or :continue continues it, :undo cancels it", .usage)
        }
    }

    /// Runs entries one after another, beginning with a state. If all succeed, the session takes over the result;
    /// otherwise it does not change.
    mutating func run(
        _ entries: [SessionEntry], from start: Moments, options: EngineOptions? = nil, failure: Journey.Failure,
        heedsBreaks: Bool = true
    ) {
        proceed(
            Journey(
                moments: start, options: options ?? self.options, waiting: entries[...], failure: failure,
                heedsBreaks: heedsBreaks))
    }

    /// Continues the entries, up to the next break or for `lines` lines of the trace.
    mutating func proceed(_ journey: Journey, lines: Int? = nil) {
        var journey = journey
        var left = lines ?? 1
        stopped = nil
        Interrupt.reset()
        while true {
            if journey.moment == nil {
                guard let entry = journey.waiting.popFirst() else { return arrive(journey) }
                guard begin(entry, &journey) else { return }
            }
            guard let progress = advance(&journey, byLine: lines != nil) else { return }
            switch progress {
            case .goesOn: break
            case .line:
                left -= 1
                if left == 0 { return stop(journey) }
            case .atBreak(let stop):
                journey.stop = stop.call
                console.write("stopped at \(stop.call), break \(stop.breakpoint + 1)\n")
                stopped = journey
                return
            case .ended:
                guard finish(&journey) else { return }
            }
        }
    }

    /// Takes over the result of the entries.
    private mutating func arrive(_ journey: Journey) {
        moments = journey.moments
        options = journey.options
    }

    private mutating func stop(_ journey: Journey) {
        var journey = journey
        let line = journey.moment.flatMap { Lines.split($0.trace).last } ?? []
        journey.stop = "'\(String(decoding: line, as: UTF8.self).trimmed ?? "")'"
        stopped = journey
    }

    /// Compiles an entry. Returns false if that ends the run.
    private mutating func begin(_ entry: SessionEntry, _ journey: inout Journey) -> Bool {
        var moment = Moments.Moment(bench: journey.moments.current, entry: entry)
        moment.bench.breakpoints = journey.heedsBreaks ? breaks : []
        let beginning = moment.bench.begin(entry.source(number: journey.moments.cursor + 1))
        report(&moment)
        switch beginning {
        case .refused:
            if let command = ColonCommand.meant(by: entry.text) {
                console.complain("commands begin with a colon: write ':\(command.rawValue)'")
            }
            return leaveOut(entry, &journey, .scriptErrors)
        case .expression: moment.entry.isExpression = true
        case .statements: break
        }
        journey.moment = moment
        return true
    }

    /// Continues for a while and prints the new lines; nil after Ctrl-C.
    private mutating func advance(_ journey: inout Journey, byLine: Bool) -> Workbench.Progress? {
        guard var moment = journey.moment else { return .ended }
        // Keeps one reference to the state, so that changes do not copy it.
        journey.moment = nil
        let progress = moment.bench.advance(byLine: byLine)
        let trace = moment.bench.takeTrace()
        moment.trace += trace
        moment.origins += moment.bench.takeOrigins()
        show(trace: trace)
        if isAtTerminal { console.flush() }
        report(&moment)
        journey.moment = moment
        guard Interrupt.isRequested else { return progress }
        if case .ended = progress { return progress }
        Interrupt.reset()
        console.complain("interrupted; the entry was undone")
        end(.interrupted)
        return nil
    }

    /// Handles the end of the running entry. Returns false if that ends the run.
    private mutating func finish(_ journey: inout Journey) -> Bool {
        guard let moment = journey.moment else { return true }
        journey.moment = nil
        if moment.bench.isBroken { return leaveOut(moment.entry, &journey, .failed) }
        if moment.bench.hasFailed { end(.failed) }
        journey.moments.add(moment)
        return true
    }

    /// Handles an entry with errors. Returns false if that ends the run.
    private mutating func leaveOut(_ entry: SessionEntry, _ journey: inout Journey, _ status: ExitStatus) -> Bool {
        end(status)
        switch journey.failure {
        case .isForgotten: return false
        case .isLeftOut where entry.file == nil:
            console.complain("'\(entry.title)' was skipped")
            return !isDone
        case .isLeftOut, .endsAll:
            console.complain("the session was not changed")
            return false
        }
    }

    private mutating func report(_ moment: inout Moments.Moment) {
        let messages = moment.bench.takeMessages()
        if !messages.isEmpty { console.report(messages) }
    }

    /// Cancels the stopped entry: the session returns to the state before it.
    mutating func abandonStopped() {
        guard let stopped else { return }
        console.write("cancelled: \(stopped.moment?.entry.title ?? "")\n")
        self.stopped = nil
    }
}

// The commands for a stopped entry.
extension Interactive {
    /// `:step`, `:step 3`
    mutating func step(_ argument: String) {
        guard let lines = count(argument, of: ":step") else { return }
        guard let stopped else { return fail(Interactive.nothingIsStopped, .usage) }
        proceed(stopped, lines: lines)
        if self.stopped == nil, !isDone { console.write("the entry has ended\n") }
    }

    /// `:continue`
    mutating func goOn() {
        guard let stopped else { return fail(Interactive.nothingIsStopped, .usage) }
        proceed(stopped)
    }

    private static let nothingIsStopped = "no entry is stopped; to stop one at a call, write :break on METHOD"

    /// Parses the number of a command, by default 1; nil after reporting an error.
    mutating func count(_ argument: String, of command: String) -> Int? {
        if argument.isEmpty { return 1 }
        if let number = Int(argument), number > 0 { return number }
        fail("\(command) takes a number from 1, not '\(argument)'", .usage)
        return nil
    }
}
