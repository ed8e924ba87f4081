import SceneRuntime

// Property animators. As with `UIView.animate`, the blocks of the animations run when the animator starts, and the
// completions after the duration and the delay.
extension Machine {
    /// R[a] = a new animator: R[a] its duration, R[a + 1] its delay, R[a + 2] its animations, R[a + 3] its completion.
    mutating func makeAnimator(at a: Int, startsNow: Bool) {
        let (animations, completion) = (moveOut(of: a + 2), moveOut(of: a + 3))
        let (duration, delay) = (state.registers[a].asDouble ?? 0, state.registers[a + 1].asDouble ?? 0)
        setRegister(a + 1, .null)
        state.library.animators.append(
            AnimatorRecord(
                duration: duration, animations: animations.isNull ? [] : [animations],
                completions: completion.isNull ? [] : [completion]))
        let number = state.library.animators.count - 1
        let animator = Value(.handle, extra: HandleKind.animator.rawValue, bits: UInt64(number))
        if startsNow { return startAnimator(number, delay: delay, at: a, result: animator) }
        setRegister(a, animator)
    }

    /// Calls a method of an animator.
    mutating func callAnimator(_ library: LibraryMember, _ number: Int, at a: Int, count: Int) {
        guard number < state.library.animators.count else { return finishCall(at: a, count: count, .null) }
        let first = count > 0 ? state.registers[a + 1] : .null
        switch library {
        case .addAnimations:
            guard let animations = takeBlock(at: a, min(count, 1)) else { break }
            guard state.library.animators[number].isActive(at: state.world.clock) else {
                state.library.animators[number].animations.append(animations)
                break
            }
            finishCall(at: a, count: count, .null)
            return callEach([animations], .null, at: a, result: .null)
        case .addCompletion:
            guard let completion = takeBlock(at: a, min(count, 1)) else { break }
            state.library.animators[number].completions.append(completion)
            if state.library.animators[number].isRunning(at: state.world.clock) { scheduleCompletions(of: number) }
        case .startAnimation, .continueAnimation:
            finishCall(at: a, count: count, .null)
            let delay = library == .startAnimation ? first.asDouble ?? 0 : 0
            return startAnimator(number, delay: delay, at: a, result: .null)
        case .pauseAnimation:
            finishCall(at: a, count: count, .null)
            return pauseAnimator(number, at: a)
        case .stopAnimation: stopAnimator(number, finishes: first.asBool == false)
        case .finishAnimation:
            guard state.library.animators[number].isStopped else { break }
            let completions = state.library.animators[number].completions
            state.library.animators[number].completions = []
            state.library.animators[number].isStopped = false
            let position = retained(first)
            finishCall(at: a, count: count, .null)
            return callEach(completions, position, at: a, result: .null)
        default: break
        }
        finishCall(at: a, count: count, .null)
    }

    /// Returns a property of an animator; nil for another one.
    mutating func animatorValue(_ library: LibraryMember, _ number: Int) -> Value? {
        guard number < state.library.animators.count else { return nil }
        let record = state.library.animators[number]
        switch library {
        case .isRunning: return .bool(record.isRunning(at: state.world.clock))
        case .state:
            let isActive = record.isActive(at: state.world.clock)
            return symbol(record.isStopped ? "stopped" : isActive ? "active" : "inactive")
        default: return nil
        }
    }

    private mutating func startAnimator(_ number: Int, delay: Double, at a: Int, result: Value) {
        let record = state.library.animators[number]
        let clock = state.world.clock
        guard !record.isStopped, !record.isRunning(at: clock) else { return setRegister(a, result) }
        let time = record.remaining ?? record.duration + delay
        state.library.animators[number].end = clock + max(0, min(time, 1_000_000))
        state.library.animators[number].remaining = nil
        scheduleCompletions(of: number)
        state.library.animators[number].animations = []
        callEach(record.animations, .null, at: a, result: result)
    }

    /// Pauses an animator. One that has not started runs its blocks.
    private mutating func pauseAnimator(_ number: Int, at a: Int) {
        let record = state.library.animators[number]
        guard !record.isStopped, record.remaining == nil else { return setRegister(a, .null) }
        let isRunning = record.isRunning(at: state.world.clock)
        takeCompletions(of: number)
        state.library.animators[number].remaining = isRunning ? record.end - state.world.clock : record.duration
        state.library.animators[number].animations = []
        callEach(record.animations, .null, at: a, result: .null)
    }

    private mutating func stopAnimator(_ number: Int, finishes: Bool) {
        let isActive = state.library.animators[number].isActive(at: state.world.clock)
        takeCompletions(of: number)
        let record = state.library.animators[number]
        state.library.animators[number].remaining = nil
        state.library.animators[number].isStopped = finishes && isActive
        guard isActive, !finishes else { return }
        state.library.animators[number].completions = []
        for block in record.completions { release(block) }
    }

    /// Schedules the completions of an animator that runs.
    private mutating func scheduleCompletions(of number: Int) {
        let completions = state.library.animators[number].completions
        state.library.animators[number].completions = []
        for block in completions {
            let timer = state.library.timers.count
            state.library.timers.append(
                TimerRecord(function: block, interval: 0, repeats: false, argument: symbol("end")))
            state.library.animators[number].timers.append(timer)
            let function = preludeClosure(Prelude.fireTimer, .int(count: timer))
            let delay = state.library.animators[number].end - state.world.clock
            state.world.addTimer(state.blocks.add(function), after: delay)
        }
    }

    /// Ends the timers of the completions that have not run, and moves these back to the animator.
    private mutating func takeCompletions(of number: Int) {
        for timer in state.library.animators[number].timers where !state.library.timers[timer].function.isNull {
            state.library.animators[number].completions.append(retained(state.library.timers[timer].function))
            invalidateTimer(timer)
        }
        state.library.animators[number].timers = []
        state.library.animators[number].end = -.infinity
    }

    /// Calls functions with one argument, one after another, and then R[a] = `result`. Takes over all references.
    private mutating func callEach(_ functions: [Value], _ argument: Value, at a: Int, result: Value) {
        guard !functions.isEmpty else { return setRegister(a, result) }
        state.registers.grow(to: a + 4, with: .null)
        setRegister(a, array(functions))
        setRegister(a + 1, argument)
        setRegister(a + 2, result)
        callPrelude(Prelude.callEach, at: a)
    }
}
