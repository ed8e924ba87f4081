/// The functions with which rules are written. The operations of a rule are performed in the order of its code.
extension World {
    /// Sets the rule of the following operations, which must apply in the release; `.none` if there is no rule. An
    /// observed run collects the rules, so that a test can find one that does not apply.
    @inline(__always)
    mutating func cite(_ rule: Rule) {
        assert(
            observation.isOn || applies(rule) || environment.omission.rule != .none,
            "a rule is cited under a release that it does not apply to")
        self.rule = rule
        if rarely(observation.isOn) { observation.record(rule) }
    }

    /// Adds an operation to *now*. It is performed after the rule that adds it has returned. Operations of one rule are
    /// performed in the order in which it adds them.
    @inline(__always)
    mutating func enqueue(_ operation: Operation) { agenda.now.appendUnique(QueuedOperation(operation, rule)) }

    /// Does the same as `enqueue`, but is not inlined: for code that rarely runs, a call needs fewer instructions.
    @inline(never)
    mutating func enqueueOutOfLine(_ operation: Operation) { enqueue(operation) }

    /// Adds a call with at most one argument.
    @inline(__always)
    mutating func call(_ receiver: ControllerID, _ method: Method, _ argument: Argument = .absent) {
        enqueue(.call(receiver, method, argument))
    }

    /// Whether an operation that is added now would be performed next: the current operation has added nothing yet, and
    /// `next` does not return first.
    @inline(__always)
    var isNext: Bool { agenda.now.count == agenda.startCount }

    /// Performs an operation inline if it would be the next one anyway; otherwise adds it. The order is the same. The
    /// rest of a rule must not depend on whether it was performed.
    @inline(__always)
    mutating func performOrEnqueue(_ operation: Operation) {
        if rarely(!isNext) { return enqueueOutOfLine(operation) }
        let cause = rule
        perform(operation)
        rule = cause
    }

    @inline(__always) mutating func performOrEnqueue(_ operation: InstanceOperation) {
        performOrEnqueue(.instance(operation))
    }
    @inline(__always) mutating func performOrEnqueue(_ operation: ViewOperation) { performOrEnqueue(.view(operation)) }
    @inline(__always) mutating func performOrEnqueue(_ operation: StructureOperation) {
        performOrEnqueue(.structure(operation))
    }
    @inline(__always) mutating func performOrEnqueue(_ operation: TransitionOperation) {
        performOrEnqueue(.transition(operation))
    }

    /// Makes a call inline, or enqueues it: see `performOrEnqueue`.
    mutating func callOrEnqueue(_ receiver: ControllerID, _ method: Method, _ argument: Argument = .absent) {
        performOrEnqueue(.call(receiver, method, argument))
    }

    /// Runs the script's handler of a call inline, or enqueues it: see `performOrEnqueue`.
    mutating func handleOrEnqueue(_ call: MethodCall) {
        if isNext { return stopForHandler(call) }
        calls.appendUnique(call)
        enqueue(.handler(UInt32(calls.count - 1)))
    }

    /// Makes `next` return with an outcome before the next operation.
    @inline(__always)
    mutating func stop(for outcome: WorldOutcome) {
        self.outcome = outcome
        agenda.startCount = -1
    }

    /// Adds a call with any arguments.
    mutating func enqueueCall(_ call: MethodCall) {
        calls.appendUnique(call)
        enqueue(.makeCall(UInt32(calls.count - 1)))
    }

    /// Adds an operation to the next layout pass.
    mutating func enqueueAtLayout(_ operation: Operation) {
        agenda.layout.appendUnique(QueuedOperation(operation, rule))
    }

    /// Adds an operation to the end of this turn of the run loop.
    mutating func enqueueAtCommit(_ operation: Operation) {
        agenda.commit.appendUnique(QueuedOperation(operation, rule))
    }

    /// Adds an operation that is performed after `delay` virtual seconds.
    mutating func enqueueAfter(_ delay: Double, _ operation: Operation) {
        agenda.add(QueuedOperation(operation, rule), at: clock + delay)
    }

    /// Defers an operation until a running transition has ended.
    mutating func postpone(_ operation: Operation, until transition: TransitionID) {
        agenda.postpone(QueuedOperation(operation, rule), until: transition)
    }

    /// Adds a request. The following calls of `next` perform it.
    public mutating func request(_ request: Request) {
        makeUnique()
        agenda.now.appendUnique(QueuedOperation(.request(request), .none))
    }

    /// Runs a block of the script before the code that is running continues.
    public mutating func runNow(_ block: BlockID) {
        makeUnique()
        agenda.now.appendUnique(QueuedOperation(.block(block), .none))
    }

    /// Reverses the operations on *now* from `mark` on, so that the one that was added first runs first.
    public mutating func reversePending(from mark: Int) {
        makeUnique()
        agenda.reverse(from: mark)
    }

    /// Removes the operations on *now* above `floor` and the open calls above `depth`, because the script has ended
    /// there.
    public mutating func unwind(to floor: Int, depth: Int) {
        agenda.truncate(to: floor)
        self.depth = depth
    }

    /// Performs operations until there is an outcome.
    ///
    /// - Parameters:
    ///   - floor: The number of operations on *now* that belong to other frames and are not performed.
    ///   - settles: Whether the run loop continues after *now*: layout, commit, timed operations up to `horizon`.
    ///   - writer: Receives the lines that are only text.
    ///   - asEvents: Whether each line is an event with an outcome of its own.
    ///   - mostLines: The number of lines of text after which the outcome is `.lines`.
    /// - Returns: `.idle` if no operation is left within these bounds.
    public mutating func next(
        above floor: Int, settles: Bool, writer: inout TraceWriter, asEvents: Bool, mostLines: Int
    ) -> WorldOutcome {
        makeUnique()
        lineBatch.lineLimit = mostLines
        writer.lend(to: &lineBatch, asEvents: asEvents)
        performAll(above: floor, settles: settles)
        writer.takeBack(from: &lineBatch)
        guard outcome == .idle else { return takeOutcome() }
        if settles, agenda.isEmpty { recycleSlots() }
        return .idle
    }

    /// Performs operations until there is an outcome, or nothing is left.
    @inline(__always)
    private mutating func performAll(above floor: Int, settles: Bool) {
        while let step = agenda.now.count > floor ? agenda.now.popLast() : settles ? dequeueFromRunLoop() : nil {
            rule = step.rule
            let mark = agenda.now.count
            agenda.startCount = mark
            perform(step.operation)
            agenda.reverse(from: mark)
            if outcome != .idle { break }
        }
        agenda.startCount = -1
    }

    /// Returns the outcome and clears it.
    @inline(__always)
    private mutating func takeOutcome() -> WorldOutcome {
        let taken = outcome
        outcome = .idle
        return taken
    }

    /// Removes and returns the next operation of the run loop; nil if there is none.
    @inline(__always)
    private mutating func dequeueFromRunLoop() -> QueuedOperation? {
        if let step = agenda.layout.popFirst() { return step }
        if let step = agenda.commit.popFirst() ?? agenda.main.popFirst() {
            turn &+= 1
            return step
        }
        if let timed = agenda.popTimed(by: timeLimit) {
            turn &+= 1
            clock = max(clock, timed.time)
            return timed.step
        }
        if timeLimit.isFinite { clock = max(clock, timeLimit) }
        return nil
    }
}
