import SceneRuntime

/// Steps: their lines, their ends, turns, output.
extension Machine {
    /// Whether the frame is at file or scenario level: a step of its own, with all that follows from it.
    @inline(__always)
    private var isTopLevel: Bool { frames.count > 0 && !top.inTurn }

    mutating func beginStep(_ site: StepSite) {
        guard isTopLevel else { return beginNested(site) }
        if site.kind != .resuming, world.horizon.isFinite || world.holdsTransition() {
            // What an earlier `begin` holds in flight ends first, and a finger that is still down lifts.
            world.horizon = .infinity
            if world.isHeld { world.request(.finish) }
            top.pc -= 1
            top.drive = .settle
            return interrupt()
        }
        if setups == 0 || site.kind == .setup {
            record.beginStep()
            if senderTexts.count > 1 { dropSenders() }
            if settings.observes { keepMissed() }
        }
        steps += 1
        verbs = 0
        spent = 0
        if steps > settings.limits.steps {
            return fail(.stepLimit, "there are more than \(settings.limits.steps) steps", help: raiseHelp("steps"))
        }
        writer.step = steps
        emitStep(site, depth: 0)
        if site.kind == .begin { world.horizon = world.clock }
    }

    /// A verb in a handler, a block or a turn: part of the step that runs.
    private mutating func beginNested(_ site: StepSite) {
        verbs += 1
        if verbs > settings.limits.verbsPerStep {
            return fail(
                .verbLimit, "one step caused more than \(settings.limits.verbsPerStep) verbs",
                help: raiseHelp("verbs"))
        }
        emitStep(site, depth: world.depth + 1)
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
        if top.phase == 0, !hasWaited(for: .settle) { return }
        finishStep()
    }

    /// Nothing is pending any more.
    mutating func finishStep() {
        top.phase = 0
        if !senders.isEmpty { dropSenders() }
        if mayLeak || world.hasCutOff, handlers.isEmpty { reportLeaks() }
        mayLeak = false
        if handlers.isEmpty { world.endStep() }
    }

    mutating func beginSetup() {
        setups += 1
        writer.isMuted = true
    }

    mutating func endSetup() {
        setups = max(0, setups - 1)
        if setups == 0 { writer.isMuted = false }
    }

    mutating func printValue(_ value: Value) {
        var text: [UInt8] = []
        write(value, to: &text, quoted: false)
        guard isWithinLimit(text.count) else { return }
        emit(.print, text[...], depth: world.depth)
    }

    /// Register `a` remembers whether the frame was in a turn already.
    mutating func beginTurn(_ a: Int) {
        let top = frames.count - 1
        set(a, .bool(frames[top].inTurn))
        frames[top].inTurn = true
    }

    mutating func change(_ change: TraceChange) {
        writer.categories.formUnion(change.on)
        writer.categories.subtract(change.off)
        if let only = change.only { writer.only = Set(only) }
        world.tellsLayout = writer.categories.contains(.layout)
    }
}
