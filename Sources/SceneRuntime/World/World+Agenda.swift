/// The words in which rules are written. What is added in one rule happens in the order in which it is written.
extension World {
    /// Names the rule that the following operations are due to, which must apply under the release; `.none` where no
    /// rule speaks of them. An observed run collects the rules, so that a test can name each one that does not apply.
    @inline(__always)
    mutating func cite(_ rule: Rule) {
        assert(observation.isOn || applies(rule), "a rule is cited under a release that it does not apply to")
        self.rule = rule
        if observation.isOn { observation.apply(rule) }
    }

    /// Adds an operation to what happens now.
    @inline(__always)
    mutating func then(_ operation: Operation) { agenda.now.push(Step(operation, rule)) }

    /// Adds a call with at most one simple argument.
    @inline(__always)
    mutating func call(_ receiver: ControllerID, _ method: Method, _ note: Note = .nothing) {
        then(.call(receiver, method, note))
    }

    /// Whether the operation that is being performed has added nothing yet and nobody is to hear of it now: what it
    /// adds next is what happens next, and can as well happen at once.
    @inline(__always)
    var isOpening: Bool { agenda.now.count == agenda.opening }

    /// The call that comes next, made at once; behind anything else it is added like others.
    @inline(__always)
    mutating func open(_ receiver: ControllerID, _ method: Method, _ note: Note = .nothing) -> Outcome? {
        guard isOpening else {
            call(receiver, method, note)
            return nil
        }
        return opened(makeCall(receiver, method, note))
    }

    /// The same with a callback of appearance.
    @inline(__always)
    mutating func open(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) -> Outcome? {
        guard isOpening else {
            then(.appear(id, phase, animated: animated))
            return nil
        }
        return opened(appear(id, phase, animated: animated))
    }

    /// Whatever comes behind an outcome waits until somebody has heard of it.
    @inline(__always)
    mutating func opened(_ outcome: Outcome?) -> Outcome? {
        if outcome != nil { agenda.opening = -1 }
        return outcome
    }

    /// Adds a call with any arguments.
    mutating func send(_ call: Call) {
        calls.append(call)
        then(.send(UInt32(calls.count - 1)))
    }

    /// Adds an operation to the next layout pass.
    mutating func atLayout(_ operation: Operation) { agenda.layout.append(Step(operation, rule)) }

    /// Adds an operation to the end of this turn of the run loop.
    mutating func atCommit(_ operation: Operation) { agenda.commit.append(Step(operation, rule)) }

    /// Adds an operation after `delay` virtual seconds.
    mutating func after(_ delay: Double, _ operation: Operation) {
        agenda.add(Step(operation, rule), at: clock + delay)
    }

    /// Adds an operation behind a transition that is still running.
    mutating func hold(_ operation: Operation, behind gate: TransitionID) {
        agenda.hold(Step(operation, rule), behind: gate)
    }

    /// Asks for a verb: it is performed by the next calls of `next`.
    public mutating func request(_ request: Request) {
        own()
        agenda.now.push(Step(.request(request), .none))
    }

    /// Forgets what is on *now* above `floor` and the calls that are open above `depth`: the script has ended there.
    public mutating func unwind(to floor: Int, depth: Int) {
        agenda.cut(to: floor)
        self.depth = depth
    }

    /// Performs operations until one has something to say. Lines that are like most are written to the trace at once,
    /// as far as `pace` allows it, and nobody else hears of them.
    ///
    /// - Parameters:
    ///   - floor: operations on *now* below this many belong to somebody else and stay.
    ///   - settle: whether the run loop goes on when *now* is done: layout, commit, time up to `horizon`.
    ///   - writer: the trace.
    ///   - pace: how far the world may go by itself; what lines have cost is taken from its budget.
    /// - Returns: `.idle` when nothing is left to do within these bounds.
    public mutating func next(
        above floor: Int, settle: Bool, telling writer: inout TraceWriter, _ pace: inout Pace
    ) -> Outcome {
        own()
        allow(&writer, pace)
        let outcome = goOn(above: floor, settle: settle, &writer, &pace)
        if !telling.lines.isEmpty { tell(&writer, &pace) }
        return outcome
    }

    @inline(__always)
    private mutating func goOn(
        above floor: Int, settle: Bool, _ writer: inout TraceWriter, _ pace: inout Pace
    ) -> Outcome {
        while true {
            let step: Step
            if agenda.now.count > floor, let next = agenda.now.popLast() {
                step = next
            } else if settle, let next = takeTurn() {
                step = next
                pace.hasTurned = true
            } else {
                break
            }
            rule = step.rule
            let mark = agenda.now.count
            agenda.opening = mark
            let outcome = perform(step.operation)
            agenda.opening = -1
            agenda.reverse(from: mark)
            if let outcome { return outcome }
            if telling.lines.count > Pace.mostLines { makeRoom(&writer, &pace) }
        }
        if agenda.isEmpty { bury() }
        return .idle
    }

    /// As many lines wait as may: they are written before more are told.
    @inline(never)
    private mutating func makeRoom(_ writer: inout TraceWriter, _ pace: inout Pace) {
        tell(&writer, &pace)
        allow(&writer, pace)
    }

    /// Allows operations to tell lines by themselves, where nothing speaks against it.
    @inline(__always)
    private mutating func allow(_ writer: inout TraceWriter, _ pace: Pace) {
        guard pace.hasRoom(depth: depth, living: livingCount) else { return telling.forbid() }
        let methods = writer.plainMethods()
        if telling.methods != methods { telling.allow(methods, plain: plainCalls) }
    }

    /// Writes what operations have told.
    @inline(__always)
    private mutating func tell(_ writer: inout TraceWriter, _ pace: inout Pace) {
        var place = writer.write(telling.lines, from: 0, &pace.budget)
        while place < telling.lines.count {
            tellSlowly(telling.lines[place], &writer, &pace)
            place = writer.write(telling.lines, from: place + 1, &pace.budget)
        }
        telling.lines.removeAll()
    }

    /// A line about somebody whose name is new to the trace.
    @inline(never)
    private mutating func tellSlowly(_ line: PlainLine, _ writer: inout TraceWriter, _ pace: inout Pace) {
        let before = writer.byteCount
        writer.write(line, in: blueprint)
        pace.budget &-= 1 &+ (writer.byteCount &- before) / 64
    }

    /// The next operation that the run loop brings, or nil where it brings none.
    @inline(__always)
    private mutating func takeTurn() -> Step? {
        if let step = agenda.layout.popFirst() { return step }
        if let step = agenda.commit.popFirst() {
            turn &+= 1
            return step
        }
        if let timed = agenda.popTimed(by: horizon) {
            turn &+= 1
            clock = max(clock, timed.time)
            return timed.step
        }
        if horizon.isFinite { clock = max(clock, horizon) }
        return nil
    }
}
