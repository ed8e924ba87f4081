import SceneLang

/// Entries run: to their end, to a break, or line by line.
extension Interactive {
    /// Runs what was typed on what stands. While an entry is stopped, an expression is looked at; the rest waits.
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

    /// Runs entries one after the other, from a state on. The session takes over what they lead to, or stays as it was.
    mutating func run(
        _ entries: [SessionEntry], from start: Moments, options: EngineOptions? = nil, failure: Journey.Failure,
        heedsBreaks: Bool = true
    ) {
        proceed(
            Journey(
                moments: start, options: options ?? self.options, waiting: entries[...], failure: failure,
                heedsBreaks: heedsBreaks))
    }

    /// Goes on with the entries, up to the next break or for `lines` lines of the trace.
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

    /// The session is where the entries have led.
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

    /// Compiles an entry; false if that ends the journey.
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

    /// Goes on for a while and shows what came; nil if the person has had enough.
    private mutating func advance(_ journey: inout Journey, byLine: Bool) -> Workbench.Progress? {
        guard var moment = journey.moment else { return .ended }
        // One owner, so that nothing of the state is copied while it changes.
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

    /// The entry under way has ended; false if that ends the journey.
    private mutating func finish(_ journey: inout Journey) -> Bool {
        guard let moment = journey.moment else { return true }
        journey.moment = nil
        if moment.bench.isBroken { return leaveOut(moment.entry, &journey, .failed) }
        if moment.bench.hasFailed { end(.failed) }
        journey.moments.add(moment)
        return true
    }

    /// An entry has errors; false if that ends the journey.
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

    /// Forgets the entry that has stopped: the session is as it was before it.
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

    /// The number that a command takes, 1 where none is given; nil after saying what is wrong with it.
    mutating func count(_ argument: String, of command: String) -> Int? {
        if argument.isEmpty { return 1 }
        if let number = Int(argument), number > 0 { return number }
        fail("\(command) takes a number from 1, not '\(argument)'", .usage)
        return nil
    }
}
