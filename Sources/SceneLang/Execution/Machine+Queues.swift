import SceneRuntime

// Queues, timers and tasks of Swift.
extension Machine {
    /// The longest delay, in seconds.
    private static let longestDelay = 1_000_000.0

    /// Performs the primitives for queues, timers and tasks.
    mutating func performOnQueue(_ primitive: Primitive, _ i: Instruction, at a: Int) {
        switch primitive {
        case .enqueue: enqueue(at: a, isTask: i.c == 1)
        case .enqueueLater: enqueueLater(at: a)
        case .makeTimer: makeTimer(at: a)
        case .beginTimer: beginTimer(at: a)
        case .repeatTimer: repeatTimer(at: a)
        case .suspend: suspend(at: a)
        case .resume: resumeTask(at: a)
        case .performLater: performLater(at: a)
        case .cancelPerform: cancelPerform(at: a)
        case .makeContinuation, .awaitContinuation, .continuationValue: performOnContinuation(primitive, at: a)
        case .awaitValue: if state.registers[a].tag == .unknown { suspendTask(.async(.none)) }
        default: break
        }
    }

    /// Returns a closure of a function of the prelude that captures one value.
    mutating func preludeClosure(_ function: UInt32, _ capture: Value) -> Value {
        Value(.closure, extra: function, bits: UInt64(state.heap.add([capture])))
    }

    private mutating func enqueue(at a: Int, isTask: Bool) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        var block = moveOut(of: a)
        guard block.tag == .closure || block.tag == .function else { return release(block) }
        if isTask {
            let number = state.library.taskRecords.count
            state.library.taskRecords.append(TaskRecord())
            let captures = state.heap.add([block, .int(count: number)])
            block = Value(.closure, extra: Prelude.runTask, bits: UInt64(captures))
            setRegister(a, Value(.handle, extra: HandleKind.task.rawValue, bits: UInt64(number)))
        }
        state.world.request(.async(state.blocks.add(block)))
        if runWorldInline(for: .callStack) { top.phase = .ready }
    }

    private mutating func enqueueLater(at a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        guard let seconds = seconds(state.registers[a]) else { return }
        let block = moveOut(of: a + 1)
        setRegister(a, .null)
        guard block.tag == .closure || block.tag == .function else { return release(block) }
        // A completion block gets whether the animation has finished.
        let number = state.blocks.add(block, with: .bool(true))
        state.world.request(.runLater(seconds, number))
        if runWorldInline(for: .callStack) { top.phase = .ready }
    }

    /// Returns a delay in seconds; nil after an error.
    mutating func seconds(_ value: Value) -> Double? {
        if let seconds = value.asDouble, seconds <= Machine.longestDelay { return max(0, seconds) }
        if value.tag == .unknown { return 0 }
        fail(.wrongType, "expected a number of seconds up to 1000000, found \(sourceText(of: value))")
        return nil
    }

    // MARK: Timers

    private mutating func makeTimer(at a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        guard let interval = seconds(state.registers[a]) else { return }
        let record = TimerRecord(
            function: moveOut(of: a + 1), interval: max(interval, 0.0001),
            repeats: state.registers[a + 2].asBool ?? false)
        let number = state.library.timers.count
        state.library.timers.append(record)
        setRegister(a + 2, .null)
        setRegister(a, Value(.handle, extra: HandleKind.timer.rawValue, bits: UInt64(number)))
        schedule(number)
        if runWorldInline(for: .callStack) { top.phase = .ready }
    }

    private mutating func schedule(_ number: Int) {
        let function = preludeClosure(Prelude.fireTimer, .int(count: number))
        state.world.request(.runLater(state.library.timers[number].interval, state.blocks.add(function)))
    }

    private mutating func beginTimer(at a: Int) {
        let number = state.registers[a].place
        guard number < state.library.timers.count else { return setRegister(a, .null) }
        let record = state.library.timers[number]
        let timer = Value(.handle, extra: HandleKind.timer.rawValue, bits: UInt64(number))
        setRegister(a + 1, record.argument.isAbsent ? timer : retained(record.argument))
        setRegister(a, retained(record.function))
    }

    private mutating func repeatTimer(at a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        let number = state.registers[a].place
        guard number < state.library.timers.count, !state.library.timers[number].function.isNull,
            !state.library.timers[number].isWorkItem
        else { return }
        guard state.library.timers[number].repeats else { return invalidateTimer(number) }
        schedule(number)
        if runWorldInline(for: .callStack) { top.phase = .ready }
    }

    /// `timer.invalidate()`.
    mutating func invalidateTimer(_ number: Int) {
        guard number < state.library.timers.count else { return }
        let record = state.library.timers[number]
        state.library.timers[number].function = .null
        state.library.timers[number].argument = .absent
        release(record.function)
        release(record.argument)
    }

    /// Whether a block is a timer that repeats, which does not keep a scenario from ending.
    func repeats(_ block: BlockID) -> Bool {
        let closure = state.blocks.closure(of: block)
        guard closure.tag == .closure, closure.extra == Prelude.fireTimer else { return false }
        let number = state.heap.element(0, of: closure.slot).place
        return number < state.library.timers.count && state.library.timers[number].repeats
    }

    /// Calls the function R[a] with at most `count` arguments after it, as many as it takes.
    mutating func callLeniently(at a: Int, count: Int) {
        let callee = state.registers[a]
        guard callee.tag == .closure || callee.tag == .function else { return }
        let function = callee.tag == .closure ? Int(callee.extra) : callee.slot
        let taken = Int(program.functions[function].parameterCount)
        for place in a + 1 + min(taken, count)..<a + 1 + max(taken, count) { setRegister(place, .null) }
        callRegister(a, count: taken)
    }
}

// Tasks that wait.
extension Machine {
    private mutating func suspend(at a: Int) {
        let value = state.registers[a]
        setRegister(a, .null)
        guard let seconds = value.asDouble else { return suspendTask(.async(.none)) }
        if isTaskCancelled { return throwCancellation() }
        let task = runningTask
        suspendTask(.runLater(min(max(0, seconds), Machine.longestDelay), .none))
        if let task { state.library.taskRecords[task].sleep = state.library.nextTask - 1 }
    }

    /// `task.cancel()`: a task that sleeps continues with an error.
    mutating func cancelTask(_ number: Int) {
        guard number < state.library.taskRecords.count, !state.library.taskRecords[number].isCancelled else { return }
        state.library.taskRecords[number].isCancelled = true
        guard let sleep = state.library.taskRecords[number].sleep, state.library.tasks[sleep] != nil else { return }
        state.world.addToMainQueue(state.blocks.add(preludeClosure(Prelude.resumeTask, .int(count: sleep))))
    }

    /// Whether the running task was cancelled.
    var isTaskCancelled: Bool { runningTask.map { state.library.taskRecords[$0].isCancelled } ?? false }

    /// Throws the error of a task that was cancelled.
    mutating func throwCancellation() { throwError(makeItem("CancellationError", [])) }

    /// The frame below those of the running task; nil without a task.
    private var bottomOfTask: Int? {
        guard let bottom = state.frames.lastIndex(where: { $0.kind.isCalledByWorld }),
            state.frames[bottom].function == Prelude.runTask || state.frames[bottom].function == Prelude.resumeTask
        else { return nil }
        return bottom
    }

    /// The number of the running task, which is in a register of the frame below it; nil without a task.
    private var runningTask: Int? {
        guard let bottom = bottomOfTask else { return nil }
        let place = Int(state.frames[bottom].base) + (state.frames[bottom].function == Prelude.runTask ? 1 : 0)
        return state.registers[place].place
    }

    /// Suspends the running task. `request` says when it continues. Without a task, does nothing.
    private mutating func suspendTask(_ request: Request) {
        guard let number = suspendTask() else { return }
        let block = state.blocks.add(preludeClosure(Prelude.resumeTask, .int(count: number)))
        if case .runLater(let seconds, _) = request {
            state.world.request(.runLater(seconds, block))
        } else {
            state.world.request(.async(block))
        }
    }

    /// Moves the frames of the running task to `LibraryState`, and returns its number; nil without a task.
    mutating func suspendTask() -> Int? {
        guard let bottom = bottomOfTask, let task = runningTask, bottom + 1 < state.frames.count else { return nil }
        let first = Int(state.frames[bottom + 1].base)
        let end = firstFreeRegister
        var frames: [Frame] = []
        while state.frames.count > bottom + 1, var frame = state.frames.popLast() {
            frame.base -= UInt32(truncatingIfNeeded: first)
            frames.append(frame)
        }
        let registers = (first..<max(first, end)).map { moveOut(of: $0) }
        let number = state.library.nextTask
        state.library.nextTask += 1
        state.library.tasks[number] = SuspendedTask(
            task: task, frames: frames.reversed(), registers: registers)
        return number
    }

    private mutating func resumeTask(at a: Int) {
        let number = state.registers[a].place
        guard let task = state.library.tasks.removeValue(forKey: number) else { return }
        setRegister(a, .null)
        setRegister(a - 1, .int(count: task.task))
        let first = a + 1
        state.registers.grow(to: first + task.registers.count + 4, with: .null)
        for (place, value) in task.registers.enumerated() { setRegister(first + place, value) }
        for var frame in task.frames {
            frame.base += UInt32(truncatingIfNeeded: first)
            frame.floor = UInt32(truncatingIfNeeded: state.world.pending)
            frame.fields = fieldStart(of: frame.selfValue)
            state.frames.append(frame)
        }
        let record = state.library.taskRecords[task.task]
        guard record.sleep == number else { return }
        state.library.taskRecords[task.task].sleep = nil
        if record.isCancelled { throwCancellation() }
    }
}
