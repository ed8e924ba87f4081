import SceneRuntime

// Requests that an object performs later, and continuations of tasks.
extension Machine {
    /// `perform(_:with:afterDelay:)`: R[a] seconds, the function, its argument and the selector.
    mutating func performLater(at a: Int) {
        guard top.phase.isReady else {
            top.phase = .ready
            return
        }
        guard let seconds = seconds(state.registers[a]) else { return }
        let number = state.library.timers.count
        let selector = state.registers[a + 3]
        state.library.timers.append(
            TimerRecord(
                function: moveOut(of: a + 1), interval: 0, repeats: false, argument: moveOut(of: a + 2),
                selector: selector.tag == .string ? Array(bytes(selector)) : []))
        setRegister(a + 3, .null)
        setRegister(a, .null)
        let block = preludeClosure(Prelude.fireTimer, .int(count: number))
        state.world.request(.runLater(seconds, state.blocks.add(block)))
        if runWorldInline(for: .callStack) { top.phase = .ready }
    }

    /// Cancels the requests of the object R[a] with the selector R[a + 1]; all of them without a selector.
    mutating func cancelPerform(at a: Int) {
        let (target, selector) = (referent(of: state.registers[a]), state.registers[a + 1])
        let wanted = selector.tag == .string ? Array(bytes(selector)) : nil
        for (number, record) in state.library.timers.enumerated() {
            guard let own = record.selector, record.function.tag == .closure, wanted == nil || wanted == own,
                referent(of: state.heap.element(0, of: record.function.slot)) == target
            else { continue }
            invalidateTimer(number)
        }
        setRegister(a + 1, .null)
        setRegister(a, .null)
    }

    // MARK: Continuations

    /// Performs the primitives of `withCheckedContinuation`.
    mutating func performOnContinuation(_ primitive: Primitive, at a: Int) {
        if primitive == .makeContinuation {
            state.library.continuations.append(ContinuationRecord())
            let number = UInt64(state.library.continuations.count - 1)
            return setRegister(a, Value(.handle, extra: HandleKind.continuation.rawValue, bits: number))
        }
        guard state.registers[a].tag == .handle else { return }
        let number = state.registers[a].place
        let record = state.library.continuations[number]
        if primitive == .awaitContinuation {
            if !record.isResumed { state.library.continuations[number].task = suspendTask() }
            return
        }
        state.library.continuations[number].value = .null
        if record.isError { throwError(record.value) } else { setRegister(a, record.value) }
    }

    /// `continuation.resume(returning: x)` and its relatives: the task continues in a later turn.
    mutating func resumeContinuation(_ library: LibraryMember, at a: Int, count: Int) {
        let number = state.registers[a].place
        if state.library.continuations[number].isResumed {
            return endProgram("SWIFT TASK CONTINUATION MISUSE: it was resumed more than once")
        }
        state.library.continuations[number].isResumed = true
        state.library.continuations[number].isError = library == .resumeThrowing
        if library == .resumeWith, caseName(of: state.registers[a + 1]) != nil {
            let result = moveOut(of: a + 1)
            state.library.continuations[number].isError = caseName(of: result) == Array("failure".utf8)
            setRegister(a + 1, associatedValue(0, of: result, asTuple: false))
            release(result)
        }
        if count > 0 { state.library.continuations[number].value = moveOut(of: a + 1) }
        if let task = state.library.continuations[number].task {
            state.world.addToMainQueue(state.blocks.add(preludeClosure(Prelude.resumeTask, .int(count: task))))
        }
        finishCall(at: a, count: count, .null)
    }
}
