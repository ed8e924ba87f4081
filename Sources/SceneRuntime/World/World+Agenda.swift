/// The words in which rules are written. What is added in one rule happens in the order in which it is written.
extension World {
    /// The rule that the following operations are due to.
    @inline(__always)
    mutating func cite(_ rule: Rule) {
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

    /// Whether the operation that is being performed has added and said nothing yet: what it adds next is what happens
    /// next, and can as well happen at once.
    @inline(__always)
    var isOpening: Bool { agenda.now.count == agenda.opening }

    /// The call that an operation begins with, made at once; behind anything else it is added like others.
    @inline(__always)
    mutating func open(_ receiver: ControllerID, _ method: Method, _ note: Note = .nothing) -> Outcome? {
        guard isOpening else {
            call(receiver, method, note)
            return nil
        }
        agenda.opening = -1
        return makeCall(receiver, method, note)
    }

    /// The same with a callback of appearance.
    @inline(__always)
    mutating func open(_ id: ControllerID, _ phase: AppearancePhase, animated: Bool) -> Outcome? {
        guard isOpening else {
            then(.appear(id, phase, animated: animated))
            return nil
        }
        agenda.opening = -1
        return appear(id, phase, animated: animated)
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

    /// Performs operations until one has something to say.
    ///
    /// - Parameters:
    ///   - floor: operations on *now* below this many belong to somebody else and stay.
    ///   - settle: whether the run loop goes on when *now* is done: layout, commit, time up to `horizon`.
    /// - Returns: `.idle` when nothing is left to do within these bounds.
    public mutating func next(above floor: Int, settle: Bool) -> Outcome {
        var (writer, pace) = (TraceWriter(), Pace())
        return next(above: floor, settle: settle, telling: &writer, &pace)
    }

    /// The same; but lines that are like most are written to the trace at once, as far as `pace` allows it, and nobody
    /// else hears of them.
    public mutating func next(
        above floor: Int, settle: Bool, telling writer: inout TraceWriter, _ pace: inout Pace
    ) -> Outcome {
        own()
        while true {
            while agenda.now.count > floor, let step = agenda.now.popLast() {
                rule = step.rule
                let mark = agenda.now.count
                agenda.opening = mark
                let outcome = perform(step.operation)
                agenda.opening = -1
                agenda.reverse(from: mark)
                guard let outcome else { continue }
                guard case .event = outcome, pace.isFree, tell(&writer, &pace) else { return outcome }
            }
            guard settle, let step = nextTurn() else { break }
            agenda.now.push(step)
        }
        if agenda.isEmpty { bury() }
        return .idle
    }

    /// Writes the line that is to be said; false where it, or what it has cost, is for somebody else to see to.
    @inline(__always)
    private mutating func tell(_ writer: inout TraceWriter, _ pace: inout Pace) -> Bool {
        pace.isWritten = false
        let before = writer.byteCount
        guard writer.writeQuickly(&said) || teach(&writer) else { return false }
        pace.budget &-= (writer.byteCount &- before) / 64
        pace.isWritten = pace.budget <= pace.end || depth > pace.mostDepth || livingCount >= pace.mostLiving
        if !pace.isWritten { pace.budget &-= 1 }
        return !pace.isWritten
    }

    /// The same for a line about somebody whose name is new to the trace; false if it is no line like most.
    @inline(never)
    private mutating func teach(_ writer: inout TraceWriter) -> Bool {
        writer.learn(&said, in: blueprint) && writer.writeQuickly(&said)
    }

    /// The next operation that the run loop brings.
    private mutating func nextTurn() -> Step? {
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
