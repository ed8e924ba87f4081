import SceneRuntime

/// A running script: its variables, its world and its position. It is a value: a copy at any line continues to the same
/// end.
public struct Machine: Sendable {
    // The program.
    var program: Program
    var sources: SourceMap
    var blueprint: Blueprint
    public internal(set) var settings: Settings

    /// The state of the run.
    var state: MachineState

    // The rest is not part of the state: `advance` sets it, or it can be computed again.

    // Driving and stopping the run.
    /// The fuel that was spent since the start of the last step.
    var spent = 0
    /// The bytes that were printed since then.
    var printed = 0
    /// The number of instructions that may still run.
    var budget = 0
    /// The part of `budget` that `interrupt` has suspended.
    var suspendedBudget = 0
    /// The sum of `budget` and `suspendedBudget` when `spent` was last updated.
    var budgetAtLastCount = 0
    /// Whether a controller was released since the world last ran.
    var hasReleased = false
    /// Whether several values are being released, whose deinits run in the order of the releases.
    private var isReleasing = false
    /// Returns whether the host has requested that the run ends. Long built-in functions call it; nil if it never ends
    /// a run.
    package var cancellation: (@Sendable () -> Bool)?
    var stopsAtLines = false
    /// Whether something other than the trace must see each line.
    private(set) var isWatched = false
    var hasStopped = false
    /// The breakpoints, at which every `advance` stops.
    var breakpoints: [Breakpoint] = []
    /// The call of the breakpoint at which the last `advance` stopped.
    public internal(set) var stop: BreakStop?
    /// The call at which the last `advance` stopped, at a breakpoint or after its line; nil if it stopped elsewhere.
    var stopEvent: Event?

    // The output of the run.
    var writer = TraceWriter()
    /// Whether steps are recorded, for expectations or for the caller.
    var recordsSteps: Bool
    /// The prevented calls of all steps; empty unless `Settings.observes`.
    var missedCalls: [MissedCall] = []
    /// Whether `advance` returns at the end of each scenario.
    package var pausesAtScenarios = false
    /// The number of the scenario that runs or has ended, as in `Script.scenarios`.
    package var scenario: Int { state.run.nextScenario - 1 }
    public internal(set) var diagnostics: [Diagnostic] = []
    /// Whether an expectation failed, an exception was not caught or an error ended the run.
    public internal(set) var failed: Bool {
        get { hasFailed || !unexpectedLeaks.isEmpty }
        set { hasFailed = newValue }
    }
    private var hasFailed = false
    /// The failures that `takeFailures` has not returned yet.
    var failures: [RunFailure] = []
    /// The leaks that no `expect leak` has expected; empty unless `Settings.failsAtLeaks`.
    var unexpectedLeaks: [RunFailure] = []

    // Caches.
    /// The layouts of all verbs, by raw value. They are stored here because each access to a global variable calls
    /// `swift_once`.
    let verbLayouts = VerbLayout.ofVerbs
    /// The functions of the rows of verbs, by raw value; stored here for the same reason.
    let verbRequests = VerbTable.requests
    /// The variables of `program.classes`, for the interpreter loop.
    var variables = VariableIndex()
    /// An inline cache: the controller whose variables were accessed last. It is cleared before anything that could
    /// deallocate it.
    var inlineCache = InlineCache.empty

    init(program: Program, blueprint: Blueprint, sources: SourceMap, settings: Settings) {
        self.program = program
        self.sources = sources
        self.blueprint = blueprint
        self.settings = settings
        state = MachineState(world: World(blueprint: blueprint, environment: program.environment))
        recordsSteps = settings.observes || !program.expectations.isEmpty
        writer.format = settings.format
        writer.explains = settings.explain
        writer.dimsUnhandledCalls = settings.dimsUnhandledCalls
        writer.keepsOrigins = settings.observes
        writer.categories = settings.categories
        state.progress.filter.categories = settings.categories
    }

    /// Why `advance` returned.
    public enum Progress: Sendable {
        /// A line was written, or a breakpoint was reached (`Machine.stop`).
        case line
        /// There is more to run: the fuel is spent, or scenarios follow.
        case unfinished
        /// The script has ended.
        case finished
    }

    /// Runs until a line is written (with `stopAtLine`), `fuel` instructions have run, or the script ends.
    public mutating func advance(fuel: Int, stopAtLine: Bool) -> Progress {
        budget = fuel
        stopsAtLines = stopAtLine
        isWatched = stopAtLine || recordsSteps || settings.observes || !breakpoints.isEmpty
        hasStopped = false
        (stop, stopEvent) = (nil, nil)
        budgetAtLastCount = fuel
        while !state.run.isFinished {
            makeUnique()
            if state.frames.isEmpty {
                if pausesAtScenarios, budget < fuel { return .unfinished }
                startScenario()
            } else if top.pendingWork != .none {
                _ = drive()
            } else {
                execute()
                driveIfNeeded()
            }
            budget += suspendedBudget
            suspendedBudget = 0
            countSpent()
            if state.run.isFinished, state.run.endsOnlyScenario { continueAfterRefusal() }
            guard hasStopped || budget <= 0 else { continue }
            checkSize()
            if hasStopped { return .line }
            return state.run.isFinished ? .finished : .unfinished
        }
        return .finished
    }

    /// Updates `spent`, and ends the run with an error if the limit of instructions is exceeded.
    @inline(__always)
    mutating func countSpent() {
        let left = budget &+ suspendedBudget
        spent &+= budgetAtLastCount &- left
        budgetAtLastCount = left
        if spent > settings.limits.instructions { failEndless() }
    }

    /// Makes `execute` return after this instruction.
    mutating func interrupt() {
        suspendedBudget += budget
        budget = 0
    }

    /// Runs the operations that a release has added to the world, before the next instruction.
    private mutating func driveIfNeeded() {
        guard state.frames.count > 0, top.pendingWork == .none else { return }
        if state.world.pending > Int(top.floor) { top.pendingWork = .callStack }
    }

    /// Performs releases. The deinits that they cause run in the order of the releases, as in Swift.
    @inline(__always)
    mutating func releaseInOrder(_ release: (inout Machine) -> Void) {
        if isReleasing { return release(&self) }
        let mark = state.world.pending
        isReleasing = true
        release(&self)
        isReleasing = false
        // The operation that is added last runs first.
        if state.world.pending > mark &+ 1 { state.world.reversePending(from: mark) }
    }

    /// Adds the calls of the deinitialisers of an instance, which own it.
    mutating func deinitialise(_ value: Value, _ functions: [UInt32]) {
        // The operation that is added last runs first, if it is not for `releaseInOrder` to decide.
        for (place, function) in (isReleasing ? functions : functions.reversed()).enumerated() {
            if place > 0 { retain(value) }
            let closure = Value(.closure, extra: function, bits: UInt64(state.heap.add([value])))
            state.world.runNow(state.blocks.add(closure))
        }
        hasReleased = true
    }

    /// Handles a release: the operations that it has added run before the next instruction of the frame with this
    /// floor. It also checks the limit of instructions, for endless loops.
    mutating func handleRelease(floor: UInt32) {
        hasReleased = false
        if state.world.pending > Int(floor) || isOverspent { interrupt() }
    }
}

extension Machine: Equatable {
    /// Whether two runs have equal states. Their output is not compared.
    public static func == (a: Machine, b: Machine) -> Bool { a.state == b.state }
}
