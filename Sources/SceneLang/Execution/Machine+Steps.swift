import SceneRuntime

/// Steps: their lines and ends, turns of the run loop, and output of the script.
extension Machine {
    /// Whether the frame is at file or scenario level, where each verb is a step.
    @inline(__always)
    private var isTopLevel: Bool { state.frames.count > 0 && !top.isInRunLoopTurn }

    /// Begins a step: prints its line, and counts it. Before that, transitions that are in flight end.
    mutating func beginStep(_ site: StepSite) {
        guard isTopLevel else { return beginNested(site) }
        // TIME-OVERLAP-1: time does not advance while a transition of `begin` is in flight, so the step runs now.
        let isFrozen = state.world.timeLimit.isFinite && state.world.isInFlight
        if site.kind != .resuming, !isFrozen, state.world.timeLimit.isFinite || state.world.isTracking {
            return finishTransitions()
        }
        if state.openSetups == 0 || site.kind == .setup {
            state.progress.record.beginStep()
            if state.world.texts.senders.count > 1, !isFrozen { dropSenders() }
            if settings.observes { saveMissedCalls() }
        }
        state.progress.steps += 1
        state.progress.verbs = 0
        beginCounting()
        if state.progress.steps > settings.limits.steps {
            return fail(
                .stepLimit, "more than \(settings.limits.steps) steps in one run", help: raiseHelp("steps"))
        }
        writer.step = state.progress.steps
        emitStep(site, depth: 0)
        if site.kind == .begin { state.world.timeLimit = state.world.clock }
        pollProperties()
    }

    /// Counts work and output anew, because the run makes progress.
    mutating func beginCounting() { (spent, printed) = (0, 0) }

    /// Lets time advance until all transitions have ended, and lifts a finger that is still down. The instruction is
    /// performed again after that.
    @inline(never)
    mutating func finishTransitions() {
        state.world.timeLimit = .infinity
        if state.world.isTracking { state.world.request(.finish) }
        top.pc -= 1
        top.pendingWork = .runLoop
        interrupt()
    }

    /// At the end of a scenario, lets time advance until the last block that is waiting now has run. A block that these
    /// blocks add may be due later, and then does not run. Returns whether the instruction is performed again after
    /// that.
    mutating func runsLastTimers() -> Bool {
        guard state.world.hasTimers, !state.progress.runsLastTimers,
            let end = state.world.endOfTimers(ignoring: { repeats($0) })
        else { return false }
        state.progress.runsLastTimers = true
        state.world.timeLimit = end
        top.pc -= 1
        top.pendingWork = .runLoop
        interrupt()
        return true
    }

    /// At the end of a scenario or of an entry, runs the blocks that a statement without a step has put on the main
    /// queue, as `DispatchQueue.main.async { … }` does. Returns whether the instruction is performed again after that.
    mutating func runsMainQueue() -> Bool {
        guard state.world.hasMainQueueBlocks, !state.progress.runsMainQueue else {
            state.progress.runsMainQueue = false
            return false
        }
        state.progress.runsMainQueue = true
        top.pc -= 1
        top.pendingWork = .runLoop
        interrupt()
        return true
    }

    /// Prints and counts a verb of a handler, a block or a turn, which belongs to the running step.
    private mutating func beginNested(_ site: StepSite) {
        if site.kind == .call { return }
        state.progress.verbs += 1
        if state.progress.verbs > settings.limits.verbsPerStep {
            return fail(
                .verbLimit, "one step caused more than \(settings.limits.verbsPerStep) verbs",
                help: raiseHelp("verbs"))
        }
        emitStep(site, depth: state.world.depth + 1)
    }

    /// Prints the line of a step.
    @inline(__always)
    private mutating func emitStep(_ site: StepSite, depth: Int) {
        setPlace(site.span)
        if rarely(site.presenterPlace > 0), let line = lineNamingPresenter(of: site) {
            return emit(.step, line[...], depth: depth)
        }
        emitStep(site.text, isPlain: site.isPlain, depth: depth)
    }

    /// Returns the line of a presentation with the presenter that the statement omits, as in `present sheet from list`;
    /// nil if no other controller could have presented. In a handler, the presenter is `self`.
    @inline(never)
    private mutating func lineNamingPresenter(of site: StepSite) -> [UInt8]? {
        if (state.frames.last?.selfValue.asController ?? .none).exists { return nil }
        let front = state.world.frontmost()
        guard front.exists, state.world.parent(of: front).exists else { return nil }
        var line = program.text(site.text)
        let place = min(Int(site.presenterPlace), line.count)
        line.insert(contentsOf: Array(" from \(sourceText(of: .controller(front)))".utf8), at: place)
        return line
    }

    /// Sets the place to which the next lines belong.
    @inline(__always)
    mutating func setPlace(_ span: SourceSpan) {
        if settings.format == .json { setSourcePosition(span) }
        writer.statement = StatementPlace(file: span.file.index, start: span.start, end: span.end)
    }

    /// Sets the file and line of a statement, which only JSON traces contain.
    @inline(never)
    mutating func setSourcePosition(_ span: SourceSpan) {
        guard let file = sources[span.file] else { return }
        writer.file = Array(file.name.utf8)
        writer.line = file.lineIndex(of: span.start) + 1
    }

    /// Ends a step at file or scenario level, after the world has become idle.
    mutating func endStep() {
        guard isTopLevel else { return }
        if top.phase.isReady, !runWorldInline(for: .runLoop) { return }
        if program.usesSwift, runsTimersOfStep() { return }
        finishStep()
    }

    /// In a script with forms of Swift, a step ends when the blocks that wait for their time at its end have run, and
    /// what they begin has ended. Timers that repeat do not count. A task that waits several times continues to its
    /// end. Returns whether the instruction is performed again.
    private mutating func runsTimersOfStep() -> Bool {
        if state.progress.runsTimersOfStep, state.world.timeLimit.isFinite {
            state.world.timeLimit = .infinity
        } else {
            if !state.progress.runsTimersOfStep { state.progress.timerRounds = 0 }
            state.progress.runsTimersOfStep = false
            let mayContinue = state.progress.timerRounds == 0 || !state.library.tasks.isEmpty
            guard mayContinue, state.progress.timerRounds < Machine.mostTimerRounds, state.world.hasTimers,
                !state.world.timeLimit.isFinite, !state.world.isTracking,
                let end = state.world.endOfTimers(ignoring: { repeats($0) })
            else { return false }
            state.progress.timerRounds += 1
            state.progress.runsTimersOfStep = true
            state.world.timeLimit = end
        }
        top.phase = .ready
        top.pc -= 1
        top.pendingWork = .runLoop
        interrupt()
        return true
    }

    /// How often a step lets time advance for a task that waits again and again.
    private static let mostTimerRounds = 32

    /// Ends a step of an idle world: releases senders, reports leaks, and clears lists.
    mutating func finishStep() {
        top.phase = .ready
        if !state.senders.isEmpty, state.world.isAtRest { dropSenders() }
        if state.progress.mayLeak || state.world.hasLostUIKitOwner, state.handlers.isEmpty { reportLeaks() }
        state.progress.mayLeak = false
        if state.handlers.isEmpty { state.world.endStep() }
    }

    /// Begins a `setup` block, whose lines are not printed.
    mutating func beginSetup() {
        state.openSetups += 1
        writer.isMuted = true
    }

    /// Ends a `setup` block.
    mutating func endSetup() {
        state.openSetups = max(0, state.openSetups - 1)
        if state.openSetups == 0 { writer.isMuted = false }
    }

    /// Begins a turn of the run loop. Register `a` saves whether the frame was in one.
    mutating func beginTurn(_ a: Int) {
        let top = state.frames.count - 1
        setRegister(a, .bool(state.frames[top].isInRunLoopTurn))
        state.frames[top].isInRunLoopTurn = true
    }

    /// Prints only lines that pass `filter`, from now on.
    mutating func show(_ filter: TraceFilter) {
        state.progress.filter = filter
        writer.categories = filter.categories
        writer.only = filter.only.isEmpty ? [] : Set(filter.only)
        let showsLayout = filter.categories.contains(.layout)
        if showsLayout, !state.world.showsLayout { state.world.recordLayout() }
        state.world.showsLayout = showsLayout
        // An empty literal calls generic code, which is a twelfth of the start.
        state.world.rareLines = filter.categories.contains(.transition) ? .transitions : RareLines()
        // Expectations see these calls in any case.
        if recordsSteps || filter.categories.contains(.unhandled) { state.world.rareLines.insert(.unhandledCalls) }
    }
}
