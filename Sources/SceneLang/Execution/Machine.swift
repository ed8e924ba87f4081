import SceneRuntime

/// A running script: its variables, its world and where it is. A value: a copy at any line goes on to the same end.
public struct Machine: Sendable {
    // What runs.
    var program: Program
    var sources: SourceMap
    var blueprint: Blueprint
    public internal(set) var settings: Settings

    /// Where it is.
    var state: MachineState

    // What follows is no state: it is set anew by whoever advances the run, or can be computed again.

    // How the run is driven and stopped. What is spent depends on both, and on the lines that are written.
    /// The fuel that was spent since the last step began.
    var spent = 0
    /// Instructions that may still be spent.
    var budget = 0
    /// What `interrupt` took out of `budget`.
    var stash = 0
    /// What there was of both when `spent` was counted last.
    var counted = 0
    /// Whether a controller has lost an owner since it was last looked what that has set off.
    var hasReleased = false
    var stopsAtLines = false
    /// Whether anybody but the trace wants to know of lines.
    private(set) var isWatched = false
    var hasStopped = false
    /// Where else to stop, whatever `advance` is asked for.
    var breakpoints: [Breakpoint] = []
    /// The call that the last `advance` stopped at because of a breakpoint.
    public internal(set) var stop: BreakStop?

    // What has been said of the run.
    var writer = TraceWriter()
    /// Whether somebody may ask what the last step did: an expectation, or whoever watches the run.
    var recordsSteps: Bool
    /// The calls that did not come, of all steps; empty unless `Settings.observes`.
    var missedCalls: [MissedCall] = []
    public internal(set) var diagnostics: [Diagnostic] = []
    /// Whether an expectation failed, an exception was not caught or an error ended the run.
    public internal(set) var failed = false

    // Caches.
    /// What `program.classes` says of variables, for the loop.
    var variables = VariableIndex()
    /// The controller whose variables were reached last: nothing that could end its life has happened since.
    var known = KnownController.nobody

    init(program: Program, blueprint: Blueprint, sources: SourceMap, settings: Settings) {
        self.program = program
        self.sources = sources
        self.blueprint = blueprint
        self.settings = settings
        state = MachineState(world: World(blueprint: blueprint, environment: program.environment))
        recordsSteps = settings.observes || !program.expectations.isEmpty
        writer.format = settings.format
        writer.explains = settings.explain
        writer.keepsOrigins = settings.observes
        writer.categories = settings.categories
        state.progress.filter.categories = settings.categories
    }

    /// Why `advance` came back.
    public enum Progress: Sendable {
        /// A line was written, or a breakpoint was met (`Machine.stop`).
        case line
        /// The fuel is spent.
        case fuel
        /// The script has ended.
        case finished
    }

    /// Goes on until a line has been written (`stopAtLine`), `fuel` instructions are spent, or the end.
    public mutating func advance(fuel: Int, stopAtLine: Bool) -> Progress {
        budget = fuel
        stopsAtLines = stopAtLine
        isWatched = stopAtLine || recordsSteps || settings.observes || !breakpoints.isEmpty
        hasStopped = false
        stop = nil
        counted = fuel
        while !state.run.isFinished {
            makeUnique()
            if state.frames.isEmpty {
                startScenario()
            } else if top.drive != .nothing {
                _ = drive()
            } else {
                execute()
                driveIfNeeded()
            }
            budget += stash
            stash = 0
            countSpent()
            guard hasStopped || budget <= 0 else { continue }
            checkSize()
            if hasStopped { return .line }
            return state.run.isFinished ? .finished : .fuel
        }
        return .finished
    }

    /// Adds to `spent` what has been spent since the last time, and ends a run that computes without end.
    @inline(__always)
    mutating func countSpent() {
        let left = budget &+ stash
        spent &+= counted &- left
        counted = left
        if spent > settings.limits.instructions { failEndless() }
    }

    /// Makes `execute` come back after this instruction.
    mutating func interrupt() {
        stash += budget
        budget = 0
    }

    /// What a release has set off in the world happens before the next instruction.
    private mutating func driveIfNeeded() {
        guard state.frames.count > 0, top.drive == .nothing else { return }
        if state.world.pending > Int(top.floor) { top.drive = .now }
    }

    /// After a release: what it has set off comes before the next instruction of the frame with this floor. Releases
    /// are also where a loop that computes without end is found to do so.
    mutating func noteRelease(floor: UInt32) {
        hasReleased = false
        let isEndless = spent + counted - budget - stash > settings.limits.instructions
        if state.world.pending > Int(floor) || isEndless { interrupt() }
    }
}

extension Machine: Equatable {
    /// Whether two runs are in the same state, whatever they have printed.
    public static func == (a: Machine, b: Machine) -> Bool { a.state == b.state }
}
