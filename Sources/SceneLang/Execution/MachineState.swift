import SceneRuntime

/// All that decides how a run continues. A copy is a snapshot and assignment restores it. Two states are equal if every
/// field is, slots and serial numbers included.
///
/// What is no state is in `Machine`: the program, what watches the run, and what can be computed again.
struct MachineState: Hashable, Sendable {
    var world: World
    var heap = Heap()
    var fields = FieldStore()
    var registers = Slab<Value>()
    var frames = Slab<Frame>()
    /// One for each frame that the world called.
    var handlers = Slab<HandlerRecord>()
    var globals: [Value] = []
    /// `Program.constants` as values; their strings live as long as the scenario.
    var constants: [Value] = []
    /// Completion blocks that the world holds, by `BlockID`.
    var blocks = BlockStore()
    /// The values that segues and actions carry: the last ones of those that the world has texts of.
    var senders: [Value] = []
    /// What handlers have answered, kept until the world has taken it.
    var answers: [Value] = []
    /// Set properties of UIKit objects that change nothing in the world (`title`).
    var texts: [TextProperty: Value] = [:]
    /// What coders have saved.
    var archived: [CoderKey: Value] = [:]
    /// How many `setup` blocks are open: their lines are not printed.
    var setups = 0
    /// The states that `expect exception` restores, innermost last.
    var guards: [Guard] = []
    var progress = ScenarioProgress()
    var run = RunProgress()

    init(world: World) { self.world = world }
}

/// What a scenario has done so far. An exception that the script expects takes back its effects, but not this.
struct ScenarioProgress: Hashable, Sendable {
    var steps = 0
    /// The verbs of the step that runs, in handlers, blocks and turns.
    var verbs = 0
    /// Whether a controller was let go in this step: a leak is possible.
    var mayLeak = false
    /// What the last step did.
    var record = StepRecord()
    /// What `expect exception` saw last: the text of the exception, or nil.
    var exception: [UInt8]?
    /// Which lines the script wants in the trace.
    var filter = TraceFilter()
}

/// How far a run has come through its scenarios. A new scenario keeps it.
struct RunProgress: Hashable, Sendable {
    /// The position in `Program.scenarios` of the one that comes next.
    var nextScenario = 0
    /// How many scenarios have begun that have a name.
    var scenarioLines = 0
    /// Where the scenario began: what turns the device afterwards changes only its world.
    var environment = Environment()
    /// The environment that the trace has named last, in a line of its own.
    var namedEnvironment: Environment?
    var isFinished = false
}

/// The lines that the trace shows, as the `trace` verb has last said.
struct TraceFilter: Hashable, Sendable {
    var categories = CategorySet.standard
    /// The classes whose calls are shown; empty for all.
    var only: [ClassID] = []
}

/// A property of a UIKit object that only the script reads.
struct TextProperty: Hashable, Sendable {
    let object: ObjectRef
    let property: Property

    /// The properties that are such texts.
    static let all = PropertySpec.table.filter { $0.isKeptByScript }.map { $0.property }
}
