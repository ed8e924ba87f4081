import SceneRuntime

/// A running script: its variables, its world and where it is. A value: a copy at any line goes on to the same end.
public struct Machine: Sendable {
    // What runs.
    var program: Program
    var sources: SourceMap
    var blueprint: Blueprint
    public internal(set) var settings: Settings

    // Where it is.
    var world: World
    var heap = Heap()
    var fields = FieldStore()
    var registers = Slab<Value>()
    var frames = Slab<Frame>()
    /// What `program.classes` says of variables, for the loop.
    var variables = VariableIndex()
    /// The controller whose variables were reached last: nothing that could end its life has happened since.
    var known = KnownController.nobody
    /// One for each frame that the world called.
    var handlers = Slab<HandlerRecord>()
    var globals: [Value] = []
    /// `Program.constants` as values; their strings live as long as the machine.
    var constants: [Value] = []
    /// Completion blocks that the world holds, by `BlockID`.
    var blocks = BlockStore()
    /// The values that segues carry: the last ones of those that `senderTexts` has texts of.
    var senders: [Value] = []
    /// What handlers have answered, kept until the world has taken it.
    var answers: [Value] = []
    /// Set properties of UIKit objects that change nothing in the world (`title`).
    var texts: [TextProperty: Value] = [:]
    /// What coders have saved.
    var archived: [CoderKey: Value] = [:]
    /// The states that `expect exception` goes back to, innermost last.
    var guards: [Guard] = []
    /// What `expect exception` saw last: the text of the exception, or nil.
    var exception: [UInt8]?

    // The scenario.
    /// The position in `Program.scenarios` of the one that comes next.
    var nextScenario = 0
    var steps = 0
    var verbs = 0
    /// How many `setup` blocks are open: their lines are not printed.
    var setups = 0
    /// Whether a controller was let go in this step: a leak is possible.
    var mayLeak = false
    var record = StepRecord()
    /// Whether somebody may ask what the last step did: an expectation, or whoever watches the run.
    var recordsSteps: Bool
    /// How many scenarios have begun that have a name.
    var scenarioLines = 0
    /// The calls that did not come, of all steps; empty unless `Settings.observes`.
    var missedCalls: [MissedCall] = []

    // The run.
    /// The fuel that was spent since the last step began.
    var spent = 0
    /// Where the scenario began: what turns the device afterwards changes only its world.
    var environment = Environment()
    /// The environment that the trace has named last, in a line of its own.
    var namedEnvironment: Environment?
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
    var isFinished = false
    var writer = TraceWriter()
    /// The texts of what segues carry, by their number; 0 is nil.
    var senderTexts: [[UInt8]] = [[]]
    public internal(set) var diagnostics: [Diagnostic] = []
    /// Whether an expectation failed, an exception was not caught or an error ended the run.
    public internal(set) var failed = false

    init(program: Program, blueprint: Blueprint, sources: SourceMap, settings: Settings) {
        self.program = program
        self.sources = sources
        self.blueprint = blueprint
        self.settings = settings
        world = World(blueprint: blueprint, environment: program.environment)
        recordsSteps = settings.observes || !program.expectations.isEmpty
        writer.format = settings.format
        writer.explains = settings.explain
        writer.categories = settings.categories
        writer.keepsOrigins = settings.observes
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
        while !isFinished {
            makeUnique()
            if frames.isEmpty {
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
            return isFinished ? .finished : .fuel
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
        guard frames.count > 0, top.drive == .nothing else { return }
        if world.pending > Int(top.floor) { top.drive = .now }
    }

    /// After a release: what it has set off comes before the next instruction of the frame with this floor. Releases
    /// are also where a loop that computes without end is found to do so.
    mutating func noteRelease(floor: UInt32) {
        hasReleased = false
        let isEndless = spent + counted - budget - stash > settings.limits.instructions
        if world.pending > Int(floor) || isEndless { interrupt() }
    }
}

extension Machine: Equatable {
    /// Whether two runs stand at the same place in the same state, whatever they have printed.
    public static func == (a: Machine, b: Machine) -> Bool {
        a.world == b.world && a.frames == b.frames && a.handlers == b.handlers && a.registers == b.registers
            && a.globals == b.globals && a.fields == b.fields && a.heap == b.heap && a.nextScenario == b.nextScenario
    }
}

/// A property of a UIKit object that only the script reads.
struct TextProperty: Hashable, Sendable {
    let object: ObjectRef
    let property: Property

    /// The properties that are such texts.
    static let all = PropertySpec.table.filter { $0.isKeptByScript }.map { $0.property }
}
