import SceneRuntime

extension VerbTable {
    /// The verbs of time, and of steps that take time.
    static let time: [VerbRow] = [
        VerbRow(
            .turn, ["turn"], .block, .required, [], kind: .turn, "Run several statements in one turn of the run loop."),
        VerbRow(
            .begin, ["begin"], .statement, .required, [],
            kind: .begin,
            "Run a step until its first animation or interaction has begun."),
        VerbRow(
            .advance, ["advance"], .number, .required, [], kind: .resumingRequest,
            "Advance virtual time by a number of seconds."),
        VerbRow(
            .async, ["async"], .closure, .required, [], request: VerbRequest { .async($0.block) },
            "Run a block on the main queue after this turn, as DispatchQueue.main.async does."),
        VerbRow(
            .after, ["after"], .number, .required, [required(.then, .closure, wordUse: .absent)],
            """
            Run a block on the main queue after a delay in seconds: in a later step, or when 'advance' reaches its time.
            """
        ),
        VerbRow(
            .finish, ["finish"], .none, .required, [], kind: .resumingRequest,
            "Finish the interaction that is in progress."),
        VerbRow(
            .cancel, ["cancel"], .none, .required, [], kind: .resumingRequest,
            "Cancel the interaction that is in progress."),
    ]
}

extension Machine {
    /// The maximum of `advance`, in seconds.
    private static let longestWait = 1_000_000.0

    /// `advance 0.2`: advances virtual time.
    mutating func advance(_ arguments: VerbArguments) {
        let value = state.registers[arguments.operand]
        guard let seconds = value.asDouble, seconds >= 0, seconds <= Machine.longestWait else {
            return fail(.wrongType, "expected a number of seconds from 0 to 1000000, found \(sourceText(of: value))")
        }
        if !state.world.timeLimit.isFinite, !state.world.isInFlight, !state.world.isTracking, !state.world.hasTimers {
            return fail(
                .refused, "'advance' has nothing to wait for: no transition is in progress, and no block is due later",
                help: "remove this line, or begin a step before it: begin push x")
        }
        state.world.timeLimit = state.world.clock + seconds
    }

    /// `after 0.3 { }`.
    mutating func runLater(_ arguments: VerbArguments) {
        let value = state.registers[arguments.operand]
        guard let seconds = value.asDouble, seconds >= 0, seconds <= Machine.longestWait else {
            return fail(.wrongType, "expected a number of seconds from 0 to 1000000, found \(sourceText(of: value))")
        }
        state.world.request(.runLater(seconds, block(arguments.register(of: .then))))
    }

    /// Finishes or cancels the interaction that `begin` has left running.
    mutating func endInteraction(by request: Request) {
        let verb = request == .finish ? "finish" : "cancel"
        guard state.world.isInFlight else {
            return fail(
                .refused, "nothing is in progress: `\(verb)` has nothing to end",
                help: "begin an interaction that goes on, for example with `begin swipe .back`")
        }
        state.world.request(request)
        state.world.timeLimit = .infinity
    }
}
