import SceneRuntime

/// Steps: their lines, their ends, turns, output.
extension Machine {
    /// Whether the frame is at file or scenario level: a step of its own, with all that follows from it.
    @inline(__always)
    private var isTopLevel: Bool { state.frames.count > 0 && !top.inTurn }

    mutating func beginStep(_ site: StepSite) {
        guard isTopLevel else { return beginNested(site) }
        // TIME-OVERLAP-1: while what `begin` has begun is in flight, time stands still, and a step acts at this moment.
        let isFrozen = state.world.horizon.isFinite && state.world.isInFlight
        if site.kind != .resuming, !isFrozen, state.world.horizon.isFinite || state.world.isHeld {
            return letTimeRun()
        }
        if state.setups == 0 || site.kind == .setup {
            state.progress.record.beginStep()
            if state.world.texts.senders.count > 1, !isFrozen { dropSenders() }
            if settings.observes { keepMissed() }
        }
        state.progress.steps += 1
        state.progress.verbs = 0
        spent = 0
        if state.progress.steps > settings.limits.steps {
            return fail(
                .stepLimit, "the script runs more than \(settings.limits.steps) steps", help: raiseHelp("steps"))
        }
        writer.step = state.progress.steps
        emitStep(site, depth: 0)
        if site.kind == .begin { state.world.horizon = state.world.clock }
    }

    /// Ends what is in flight and lifts a finger that is still down; then the instruction is performed again.
    mutating func letTimeRun() {
        state.world.horizon = .infinity
        if state.world.isHeld { state.world.request(.finish) }
        top.pc -= 1
        top.pendingWork = .runLoop
        interrupt()
    }

    /// A verb in a handler, a block or a turn: part of the step that runs.
    private mutating func beginNested(_ site: StepSite) {
        state.progress.verbs += 1
        if state.progress.verbs > settings.limits.verbsPerStep {
            return fail(
                .verbLimit, "one step caused more than \(settings.limits.verbsPerStep) verbs",
                help: raiseHelp("verbs"))
        }
        emitStep(site, depth: state.world.depth + 1)
    }

    @inline(__always)
    private mutating func emitStep(_ site: StepSite, depth: Int) {
        place(site)
        emit(.step, program.text(site.text), depth: depth)
    }

    private mutating func place(_ site: StepSite) {
        guard settings.format == .json, let file = sources[site.span.file] else { return }
        writer.file = Array(file.name.utf8)
        writer.line = file.lineIndex(of: site.span.start) + 1
    }

    /// At file or scenario level all that is pending happens, and the step is over.
    mutating func endStep() {
        guard isTopLevel else { return }
        if top.phase.isReady, !hasWaited(for: .runLoop) { return }
        finishStep()
    }

    /// Nothing is pending any more.
    mutating func finishStep() {
        top.phase = .ready
        if !state.senders.isEmpty, state.world.isAtRest { dropSenders() }
        if state.progress.mayLeak || state.world.hasCutOff, state.handlers.isEmpty { reportLeaks() }
        state.progress.mayLeak = false
        if state.handlers.isEmpty { state.world.endStep() }
    }

    mutating func beginSetup() {
        state.setups += 1
        writer.isMuted = true
    }

    mutating func endSetup() {
        state.setups = max(0, state.setups - 1)
        if state.setups == 0 { writer.isMuted = false }
    }

    mutating func printValue(_ value: Value) {
        var text: [UInt8] = []
        write(value, to: &text, quoted: false)
        guard isWithinLimit(text.count) else { return }
        emit(.print, text[...], depth: state.world.depth)
    }

    /// Register `a` remembers whether the frame was in a turn already.
    mutating func beginTurn(_ a: Int) {
        let top = state.frames.count - 1
        set(a, .bool(state.frames[top].inTurn))
        state.frames[top].inTurn = true
    }

    mutating func change(_ change: TraceChange) {
        var filter = state.progress.filter
        filter.categories.formUnion(change.on)
        filter.categories.subtract(change.off)
        if let only = change.only { filter.only = only }
        show(filter)
    }

    /// Shows only what passes `filter` from here on.
    mutating func show(_ filter: TraceFilter) {
        state.progress.filter = filter
        writer.categories = filter.categories
        writer.only = filter.only.isEmpty ? [] : Set(filter.only)
        state.world.showsLayout = filter.categories.contains(.layout)
    }
}
