import SceneRuntime

/// Driving the world: running its operations, printing its lines, and doing what its outcomes require.
extension Machine {
    /// Runs the world's operations above the floor of the top frame. Returns true if none is left, so that the frame
    /// can continue; false if another frame must run first, the budget is spent, or the run has ended.
    mutating func drive() -> Bool {
        countSpent()
        guard !state.run.isFinished else { return false }
        let depth = state.frames.count
        let (floor, settles) = (Int(top.floor), top.pendingWork == .runLoop)
        // The budget at which the step reaches its limit of instructions.
        let limit = max(0, budget &- max(0, settings.limits.instructions &- spent))
        repeat {
            let before = (writer.lineCount, writer.byteCount)
            let outcome = state.world.next(
                above: floor, settles: settles, writer: &writer, asEvents: mustStopAtEachLine(limit),
                mostLines: Machine.lineGroup)
            let bytes = writer.byteCount &- before.1
            budget &-= 1 &+ writer.lineCount &- before.0 &+ bytes >> 6
            printed &+= bytes
            if case .idle = outcome { return finishDriving(limit) }
            if case .handler = outcome { beginHandler() } else { handle(outcome) }
            checkLimits()
        } while budget > limit && state.frames.count == depth
        // More operations are pending, unless a new frame must run first.
        if state.frames.count == depth { interrupt() }
        if budget < limit { countSpent() }
        return false
    }

    /// Whether the world must stop at each line: because something other than the trace needs it, or because a limit is
    /// near and may be exceeded within a group of lines.
    @inline(__always)
    private func mustStopAtEachLine(_ limit: Int) -> Bool {
        isWatched || limit > 0 && budget < limit &+ Machine.groupCost
            || state.world.depth > settings.limits.nestedCalls &- Machine.lineGroup
            || state.world.livingCount > settings.limits.controllers &- Machine.lineGroup
    }

    /// The maximum number of lines that are written together.
    private static let lineGroup = 32
    /// A budget that is larger than the cost of a group of lines. A line costs 1, and 1 more for every 64 bytes.
    private static let groupCost = 1_024

    /// Runs the world inline for the top frame, unless the run must stop; then `advance` continues later. Returns true
    /// if the frame can continue.
    mutating func driveInline() -> Bool {
        guard budget > 0, suspendedBudget == 0, state.frames.count > 0, top.pendingWork != .none else {
            interrupt()
            return false
        }
        return drive()
    }

    /// Does what an outcome other than `.handler` requires.
    @inline(never)
    private mutating func handle(_ outcome: WorldOutcome) {
        switch outcome {
        case .lines, .idle, .handler: break
        case .event: emit(state.world.lineBatch.event)
        case .deallocated(let id): releaseVariables(of: id)
        case .initialise(let id): initialise(id)
        case .block(let block): beginBlock(block)
        case .registered(let block): beginRegistered(block)
        case .drop(let block):
            if let argument = state.blocks.removeArgument(of: block) { release(argument) }
            release(state.blocks.remove(block))
        case .connect: connect(state.world.connection)
        case .restarted: remakeObjects()
        case .exception: handleException()
        }
    }

    /// Ends the wait of the top frame. Returns whether it can continue.
    @inline(__always)
    private mutating func finishDriving(_ limit: Int) -> Bool {
        top.pendingWork = .none
        // The world has not read the result of a handler that is returning.
        if !state.handlerResults.isEmpty, !top.phase.isReturning { releaseHandlerResults() }
        checkLimits()
        if budget < limit { countSpent() }
        return !state.run.isFinished
    }

    /// Ends the run with an error if the world exceeds a limit.
    @inline(__always)
    private mutating func checkLimits() {
        if state.world.depth > settings.limits.nestedCalls || state.world.livingCount > settings.limits.controllers
            || printed > settings.limits.output
        {
            failLimits()
        }
    }

    @inline(never)
    private mutating func failLimits() {
        if state.world.depth > settings.limits.nestedCalls {
            fail(
                .nestedCallLimit, "UIKit's calls are nested more than \(settings.limits.nestedCalls) deep",
                help: "check whether a container contains itself")
        }
        if state.world.livingCount > settings.limits.controllers { failControllerLimit() }
        if printed > settings.limits.output { failOutput() }
    }

    /// Releases the results of handlers, which the world has read.
    @inline(never)
    private mutating func releaseHandlerResults() {
        let dropped = state.handlerResults
        state.handlerResults.removeAll()
        releaseAll(dropped)
    }

    /// Releases the variables of a deallocated instance, in the order of their declaration.
    private mutating func releaseVariables(of id: ControllerID) {
        let object = ObjectRef(id)
        if !state.storedProperties.isEmpty {
            releaseStoredProperties(of: object)
            for kind in StoredPropertyKey.items + [.editButton] {
                releaseStoredProperties(of: ObjectRef(kind, object.index))
            }
            state.uikit.editTitles[id] = nil
        }
        releaseLooseProperties(of: id)
        let cls = state.world.classOf(id).index
        let count = cls < program.classes.count ? Int(program.classes[cls].fieldCount) : 0
        let values = count > 0 ? state.fields.remove(object, count: count) : []
        if !values.isEmpty { releaseAll(values) }
        // The view goes after the variables of the class.
        if !state.uikit.ownViews.isEmpty { forgetGoneViews() }
    }

    /// Releases the values of the text properties of `object`.
    private mutating func releaseStoredProperties(of object: ObjectRef) {
        for property in StoredPropertyKey.all {
            if let text = state.storedProperties.removeValue(
                forKey: StoredPropertyKey(object: object, property: property))
            {
                release(text)
            }
        }
    }

    /// Connects an outlet, if it is a variable of its owner.
    private mutating func connect(_ connection: Connection) {
        let object = ObjectRef(connection.owner)
        guard let member = objectCode(of: object, { $0.members[connection.outlet] }), case .field = member
        else { return }
        setDeclaredMember(member, of: object, to: .object(ObjectRef(connection.view)), name: connection.outlet)
    }

    /// Handles an exception of UIKit: the innermost `expect exception` catches it; otherwise the scenario ends.
    mutating func handleException() {
        if state.exceptionSnapshots.isEmpty {
            let message = String(decoding: state.progress.exception ?? [], as: UTF8.self)
            let span = spanOfTop ?? SourceSpan(file: FileID(0), start: 0, end: 0)
            record(.exception, message, at: span, calls: callStack())
            abandonScenario()
        } else {
            restore(seen: state.progress.exception ?? [])
        }
    }
}
