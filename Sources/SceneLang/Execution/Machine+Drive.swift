import SceneRuntime

/// The world goes on until it has something to say, and says it.
extension Machine {
    /// What the world has to say above the floor of the top frame: lines, one after the other, up to the first outcome
    /// that concerns the script. True if nothing is left, and the frame can go on.
    mutating func drive() -> Bool {
        countSpent()
        guard !state.run.isFinished else { return false }
        let depth = state.frames.count
        let (floor, settles) = (Int(top.floor), top.pendingWork == .runLoop)
        // The budget at which the step has spent all that it may.
        let limit = max(0, budget &- max(0, settings.limits.instructions &- spent))
        repeat {
            let before = (writer.lineCount, writer.byteCount)
            let outcome = state.world.next(
                above: floor, settles: settles, writer: &writer, asEvents: isListenedTo(limit),
                mostLines: Machine.lineGroup)
            budget -= 1 + writer.lineCount - before.0 + (writer.byteCount - before.1) / 64
            if case .idle = outcome { return becomeIdle(limit) }
            answer(outcome)
            checkLimits()
        } while budget > limit && state.frames.count == depth
        // There is more to come, but for a frame that is to run first.
        if state.frames.count == depth { interrupt() }
        if budget < limit { countSpent() }
        return false
    }

    /// Whether somebody is to hear of each line: because that was asked for, or because a limit is so near that one of
    /// the next lines may be the last.
    @inline(__always)
    private func isListenedTo(_ limit: Int) -> Bool {
        isWatched || limit > 0 && budget < limit + Machine.groupCost
            || state.world.depth > settings.limits.nestedCalls - Machine.lineGroup
            || state.world.livingCount > settings.limits.controllers - Machine.lineGroup
    }

    /// How many lines are written together.
    private static let lineGroup = 32
    /// More than so many lines cost: each costs 1, and 1 more for every 64 bytes.
    private static let groupCost = 1_024

    /// What the top frame waits for happens at once, unless the run is to stop: then it is left to `advance`. True if
    /// it is done, and the frame can go on.
    mutating func driveAtOnce() -> Bool {
        guard budget > 0, suspendedBudget == 0, state.frames.count > 0, top.pendingWork != .none else {
            interrupt()
            return false
        }
        return drive()
    }

    /// Does what the world has stopped for.
    @inline(never)
    private mutating func answer(_ outcome: WorldOutcome) {
        switch outcome {
        case .lines, .idle: break
        case .event: emit(state.world.lineBatch.event)
        case .gone(let id): tearDown(id)
        case .body: begin(state.world.pendingHandler)
        case .initialise(let id): initialise(id)
        case .block(let block): begin(block)
        case .drop(let block): release(state.blocks.take(block))
        case .connect: connect(state.world.connection)
        case .restarted: remakeObjects()
        case .exception: raise()
        }
    }

    /// Nothing is left for the top frame to wait for. Whether it can go on.
    @inline(__always)
    private mutating func becomeIdle(_ limit: Int) -> Bool {
        top.pendingWork = .none
        // A handler that is returning has answered, but nobody has read it yet.
        if !state.answers.isEmpty, !top.phase.isReturning { dropAnswers() }
        checkLimits()
        if budget < limit { countSpent() }
        return !state.run.isFinished
    }

    @inline(__always)
    private mutating func checkLimits() {
        if state.world.depth > settings.limits.nestedCalls || state.world.livingCount >= settings.limits.controllers {
            failLimits()
        }
    }

    @inline(never)
    private mutating func failLimits() {
        if state.world.depth > settings.limits.nestedCalls {
            fail(
                .nestedCallLimit, "UIKit's calls are nested \(settings.limits.nestedCalls) deep",
                help: "check whether a container contains itself")
        }
        if state.world.livingCount >= settings.limits.controllers {
            fail(
                .controllerLimit, "\(settings.limits.controllers) controllers exist at the same time",
                help: raiseHelp("controllers"))
        }
    }

    /// The world has taken the answers of handlers; what only they kept ends.
    @inline(never)
    private mutating func dropAnswers() {
        let dropped = state.answers
        state.answers.removeAll()
        releaseAll(dropped)
    }

    /// The variables of an instance that is gone are let go, in the order of their declaration.
    private mutating func tearDown(_ id: ControllerID) {
        let object = ObjectRef(id)
        if !state.texts.isEmpty { forgetTexts(of: object) }
        let cls = state.world.classOf(id).index
        let count = cls < program.classes.count ? Int(program.classes[cls].fieldCount) : 0
        guard count > 0 else { return }
        let values = state.fields.remove(object, count: count)
        if !values.isEmpty { releaseAll(values) }
    }

    private mutating func forgetTexts(of object: ObjectRef) {
        for property in TextProperty.all {
            if let text = state.texts.removeValue(forKey: TextProperty(object: object, property: property)) {
                release(text)
            }
        }
    }

    /// An archive connects an outlet that is a variable of its owner.
    private mutating func connect(_ connection: Connection) {
        let object = ObjectRef(connection.owner)
        guard let member = code(of: object)?.members[connection.outlet], case .field = member else { return }
        setOwn(member, of: object, to: .object(ObjectRef(connection.view)), name: connection.outlet)
    }

    /// UIKit has raised an exception: the innermost `expect exception` takes it, else the scenario ends.
    private mutating func raise() {
        if state.guards.isEmpty {
            failed = true
            abandonScenario()
        } else {
            restore(seen: state.progress.exception ?? [])
        }
    }
}
