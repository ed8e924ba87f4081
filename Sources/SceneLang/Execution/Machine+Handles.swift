import SceneRuntime

// Timers, tasks and queues as values.
extension Machine {
    /// Calls a member of a timer, a task, a queue or an animator.
    mutating func callHandle(_ library: LibraryMember, at a: Int, count: Int) {
        let value = state.registers[a]
        let kind = HandleKind(rawValue: value.extra) ?? .task
        if kind == .continuation { return resumeContinuation(library, at: a, count: count) }
        if kind == .animator { return callAnimator(library, value.place, at: a, count: count) }
        if kind == .workItem, library == .cancel { invalidateTimer(value.place) }
        if kind == .task, library == .cancel { cancelTask(value.place) }
        if kind == .timer, library == .fire {
            setRegister(a, retained(state.library.timers[value.place].function))
            return callLeniently(at: a, count: 0)
        }
        if kind == .timer, library == .invalidate { invalidateTimer(value.place) }
        if kind == .workItem, library == .performItem {
            setRegister(a, retained(state.library.timers[value.place].function))
            return callLeniently(at: a, count: 0)
        }
        if kind == .mainQueue || kind == .otherQueue {
            if library == .syncBlock { return runNow(at: a, count: count, isMain: kind == .mainQueue) }
            let seconds = library == .asyncAfter ? state.registers[a + 1].asDouble ?? 0 : 0
            if library == .asyncBlock || library == .asyncAfter, let block = takeBlock(at: a, count) {
                let number = state.blocks.add(block)
                if library == .asyncBlock {
                    state.world.addToMainQueue(number)
                } else {
                    state.world.addTimer(number, after: max(0, min(seconds, 1_000_000)))
                }
            }
        }
        finishCall(at: a, count: count, .null)
    }

    /// Runs the block of `sync`, which the main queue could not end.
    private mutating func runNow(at a: Int, count: Int, isMain: Bool) {
        if isMain { return endUnmodelled("'DispatchQueue.main.sync' on the main queue stops the app") }
        guard let block = takeBlock(at: a, count) else { return finishCall(at: a, count: count, .null) }
        setRegister(a, block)
        callLeniently(at: a, count: 0)
    }

    /// Moves the last argument of a call out, if it is a function.
    mutating func takeBlock(at a: Int, _ count: Int) -> Value? {
        guard count > 0 else { return nil }
        let value = state.registers[a + count]
        if value.tag == .handle, value.extra == HandleKind.workItem.rawValue {
            return preludeClosure(Prelude.fireTimer, .int(count: value.place))
        }
        let tag = value.tag
        return tag == .closure || tag == .function ? moveOut(of: a + count) : nil
    }

    /// Returns a new work item with the block in register `a`.
    mutating func makeWorkItem(at a: Int) -> Value {
        var record = TimerRecord(function: moveOut(of: a), interval: 0, repeats: false)
        record.isWorkItem = true
        state.library.timers.append(record)
        return Value(
            .handle, extra: HandleKind.workItem.rawValue, bits: UInt64(state.library.timers.count - 1))
    }

    /// Ends the run, because the script does what the model does not have.
    mutating func endUnmodelled(_ text: String) {
        requestAndRetry(.endUnmodelled(state.world.internName(Array(text.utf8))))
    }

    /// Returns `isValid`, `isCancelled` and others of a timer, a task or an animator; nil for another value.
    mutating func handleValue(_ library: LibraryMember, _ value: Value) -> Value? {
        guard value.tag == .handle else { return nil }
        if value.extra == HandleKind.animator.rawValue { return animatorValue(library, value.place) }
        let isTimer = value.extra == HandleKind.timer.rawValue
        switch library {
        case .isValid: return isTimer ? .bool(!state.library.timers[value.place].function.isNull) : nil
        case .isCancelled where value.extra == HandleKind.task.rawValue:
            return .bool(state.library.taskRecords[value.place].isCancelled)
        case .value where value.extra == HandleKind.task.rawValue: return unknownHere
        case .timeInterval: return isTimer ? .double(state.library.timers[value.place].interval) : nil
        case .isCancelled:
            let isWorkItem = value.extra == HandleKind.workItem.rawValue
            return .bool(isWorkItem && state.library.timers[value.place].function.isNull)
        default: return .null
        }
    }
}
