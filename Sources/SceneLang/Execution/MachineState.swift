import SceneRuntime

/// Everything that decides how a run continues. A copy is a snapshot, and assignment restores it. Two states are equal
/// if all fields are, including slots and serial numbers.
///
/// The rest is in `Machine`: the program, the observers of the run, and caches.
struct MachineState: Hashable, Sendable {
    var world: World
    var heap = Heap()
    var fields = FieldStore()
    var registers = Slab<Value>()
    var frames = Slab<Frame>()
    /// A record for each frame that the world has called.
    var handlers = Slab<HandlerRecord>()
    var globals: [Value] = []
    /// The values of `Program.constants`. Their strings live as long as the scenario.
    var constants: [Value] = []
    /// The completion blocks of the world, by `BlockID`.
    var blocks = BlockStore()
    /// The timers and tasks of the script.
    var library = LibraryState()
    /// The senders of segues and actions: the last values of which the world has texts.
    var senders: [Value] = []
    /// The results of handlers, retained until the world has used them.
    var handlerResults: [Value] = []
    /// The values of UIKit properties that the machine stores, such as `title` and the actions of an alert.
    var storedProperties: [StoredPropertyKey: Value] = [:]
    /// What code has added to UIKit's objects: see `UIKitState`.
    var uikit = UIKitState()
    /// The values in saved state.
    var archived: [CoderKey: Value] = [:]
    /// The type that the place of the next call expects of its result: see `Primitive.expectType`.
    var expectedType = Value.null
    /// The number of frames when it was set; 0 without one.
    var expectedDepth = 0
    /// The number of instances of plain classes so far.
    var serial: UInt32 = 0
    /// The instances of plain classes whose `deinit` runs or has run, by slot.
    var deinitialised: Set<Int> = []
    /// The controllers whose variables have their initial values, because an initialiser of the script runs.
    var hasInitialValues: Set<UInt32> = []
    /// The number of open `setup` blocks, whose lines are not printed.
    var openSetups = 0
    /// The snapshots of `expect exception`, innermost last.
    var exceptionSnapshots: [ExceptionSnapshot] = []
    var progress = ScenarioProgress()
    var run = RunProgress()

    init(world: World) { self.world = world }
}

/// The progress of a scenario. An expected exception restores the state, but not the progress.
struct ScenarioProgress: Hashable, Sendable {
    var steps = 0
    /// The number of verbs that the current step has run in handlers, blocks and turns.
    var verbs = 0
    /// Whether a controller was released in this step, so that it may have leaked.
    var mayLeak = false
    /// Whether the scenario has ended, and the blocks that were waiting run.
    var runsLastTimers = false
    /// Whether the scenario or entry has ended, and the blocks on the main queue run.
    var runsMainQueue = false
    /// Whether the step has ended, and the blocks that were waiting run.
    var runsTimersOfStep = false
    /// How often the blocks that waited for their time have added others in the step.
    var timerRounds = 0
    /// The record of the last step.
    var record = StepRecord()
    /// The decisions on unknown values in the last step.
    var unknowns: [[UInt8]] = []
    /// The text of the last exception that `expect exception` caught, or nil.
    var exception: [UInt8]?
    /// The texts of the leaks that `expect leak` has expected.
    var expectedLeaks: [[UInt8]] = []
    /// The lines that the trace shows.
    var filter = TraceFilter()
}

/// The progress of a run through its scenarios, which new scenarios do not reset.
struct RunProgress: Hashable, Sendable {
    /// The index of the next scenario in `Program.scenarios`.
    var nextScenario = 0
    /// The number of named scenarios that have begun.
    var scenarioLines = 0
    /// The initial environment of the scenario. Later rotations of the device change only its world.
    var environment = Environment()
    /// The environment in the last `# trace` line.
    var namedEnvironment: Environment?
    var isFinished = false
    /// Whether only the scenario has ended with an error, and the next one runs.
    var endsOnlyScenario = false
}

/// The lines that the trace shows, set by the `trace` verb.
struct TraceFilter: Hashable, Sendable {
    var categories = CategorySet.standard
    /// The classes whose calls are shown; empty for all.
    var only: [ClassID] = []
}

/// The key of a property of a UIKit object whose value the machine stores.
struct StoredPropertyKey: Hashable, Sendable {
    let object: ObjectRef
    let property: Property

    /// The properties whose values the machine stores.
    static let all = PropertySpec.table.filter { $0.isStoredByMachine }.map { $0.property }

    /// The kinds of items of bars, which have such properties and end with their controller.
    static let items: [ObjectRef.Kind] = [.navigationItem, .tabBarItem]

    /// The properties among them whose values can refer to controllers.
    static let owning: [Property] = [.actions, .preferredAction, .searchController, .searchResultsController]
}
