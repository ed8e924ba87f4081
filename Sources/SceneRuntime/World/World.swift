/// The state of a simulated application: controllers, windows, transitions, and what is still to happen.
///
/// A value: a snapshot is a copy, undo is assignment. Everything is an array of trivial structs, joined by handles;
/// slot 0 of each arena is the null object.
public struct World: Hashable, Sendable {
    private var shared: SharedBlueprint
    /// The texts that the run has added to the blueprint's.
    public var texts = RunTexts()
    /// The iOS and device that the world simulates.
    public internal(set) var environment: Environment

    @usableFromInline var controllers = Slab(Controller())
    var freeControllers = Slab<ControllerID>()
    /// Dead controllers, whose slots are used again when the agenda is empty.
    var deadSlots = Slab<ControllerID>()
    var classes = Slab<ClassState>()
    var views = Slab(View())
    var freeViews = Slab<ViewID>()
    @usableFromInline var windows: [Window]
    @usableFromInline var keyWindow = WindowID(1)
    @usableFromInline var transitions = Slab(Transition())
    var freeTransitions = Slab<TransitionID>()
    @usableFromInline var containerStates = Slab(ContainerState())
    var freeContainerStates = Slab<ContainerStateID>()
    var delegations = Slab(Delegation())
    var freeDelegations: [DelegationID] = []
    /// The blocks that the coordinators of transitions keep, in the order of adding.
    var coordinated: [CoordinatedBlock] = []
    var searches: [UnwindSearch] = [UnwindSearch()]
    var calls = Slab<MethodCall>()
    /// In the order of `pages ->`, those of one page controller after the other.
    var keptPages: [KeptPage] = []
    var pageTurns: [PageTurn] = []
    var hostedTabs: [HostedTab] = []
    var lists: [ControllerID] = []
    @usableFromInline var splits: [Split] = []
    /// What lies on the stacks of collapsed split view controllers, and belongs elsewhere.
    var displacedControllers: [DisplacedController] = []

    var agenda = Agenda()
    /// The presentation or dismissal that is in flight, or waits to be.
    var modal = TransitionID.none
    /// The rule that the operations being added are due to.
    var rule = Rule.none
    var serials: UInt32 = 0
    /// Numbers the transitions.
    var transitionSerials: UInt32 = 0
    /// Counts the turns of the run loop.
    var turn: UInt32 = 0
    /// The number of living controllers.
    public internal(set) var livingCount = 0
    /// Whether, since the step began, an instance has lost its last owner that is not the script.
    public internal(set) var hasCutOff = false
    /// Whether somebody wants to hear of the end of instances without variables, too.
    public var reportsAllDeinits = false
    /// A container whose children hold containers in turn makes no more of them from here on.
    public var controllerLimit = 1_000_000
    /// Operations that came too late to fit: 0 unless transitions overlap.
    public internal(set) var lateOperations = 0
    var geometryRecords: [GeometryRecord] = []
    /// The view that is first responder, or none.
    var firstResponder = ViewID.none
    /// What keeps the keyboard though nothing is first responder, or none.
    var keyboardOwner = ControllerID.none
    /// The change of the environment that is in flight, and what waits for its end.
    var change = EnvironmentChange()
    var waitingEvents: [EnvironmentEvent] = []
    /// How the device is held: the orientation that the interface would have by it.
    var held: Symbol
    /// What the device reports of its orientation.
    var posture = DevicePosture()
    var isLaunched = false
    var launchesInBackground = false
    var appPhase = AppPhase.notLaunched
    /// How the app was launched.
    var recipe = LaunchRecipe()
    /// Whether the launch that is being made restores state.
    var restoresState = false
    var archive = Archive()
    /// `x.restorationIdentifier`, of those that have one.
    var restorationNames: [ControllerID: NameID] = [:]

    /// Virtual time, in seconds.
    public internal(set) var clock: Double = 0
    /// How far time may run while settling.
    public var horizon: Double = .infinity
    /// The number of calls that enclose the next line.
    public internal(set) var depth = 0
    /// The answer to the question that was asked last; a handler's answer is written here.
    public var answer = Argument.absent
    /// What the block that is due gets: the context of its transition, else nothing.
    public internal(set) var blockArgument = Argument.absent
    /// The handler that is due, and the outlet that an archive connects: what `WorldOutcome` speaks of.
    public internal(set) var pendingHandler = PendingHandler.none
    public internal(set) var connection = Connection()
    /// What making or loading left.
    public internal(set) var result = Argument.absent
    /// The lines that the world has told since they were last taken, and how it tells them.
    package internal(set) var lineBatch: LineBatch
    /// Why the world is about to stop; `.idle` while it goes on.
    var outcome = WorldOutcome.idle
    /// What is written down beside the lines.
    package var observation = Observation()
    /// The style of presentations that neither the script nor a segue gives one, in place of the release's own.
    public var defaultStyle: ModalStyle?
    /// The declared style that `defaultStyle` is the base of, or none.
    public var defaultDeclaredStyle = StyleID.none
    /// Whether lines of the category `layout` are wanted; calls that a script handles are always made.
    public var showsLayout = true

    /// The rules that apply under the release.
    let rules: RuleSet
    /// What is known of the calls of each method.
    let callFacts: Slab<CallFacts>

    /// A world in which nothing has been launched.
    public init(blueprint: Blueprint, environment: Environment) {
        rules = RuleSet(under: environment.release)
        callFacts = CallFacts.all(under: environment.release)
        shared = SharedBlueprint(blueprint)
        lineBatch = LineBatch(shared.spelling)
        self.environment = environment
        held = environment.device.orientation
        classes.grow(to: blueprint.classes.count, with: ClassState())
        windows = Array(repeating: Window(), count: max(2, blueprint.windows.count))
    }

    /// Takes a grown blueprint: declarations were added, none taken away.
    public mutating func extend(_ blueprint: Blueprint) {
        makeUnique()
        shared = SharedBlueprint(blueprint)
        lineBatch.spelling = shared.spelling
        restorationNames = restorationNames.mapValues { declared($0) }
        for place in archive.entries.indices {
            archive.entries[place].identifier = declared(archive.entries[place].identifier)
        }
        classes.grow(to: blueprint.classes.count, with: ClassState())
        while windows.count < blueprint.windows.count { windows.append(Window()) }
    }

    /// What the script declares: it changes only in `extend`. Copies of the world share it.
    public var blueprint: Blueprint {
        @inline(__always) _read { yield shared.blueprint }
    }

    /// Spells the lines that the world tells.
    public var speller: Speller { Speller(shared, texts) }

    /// The operations on *now*: the floor of a new frame.
    public var pending: Int { agenda.now.count }

    /// Whether nothing is left to happen.
    public var isAtRest: Bool { agenda.isEmpty }

    /// The release of iOS.
    public var release: Release { environment.release }

    /// Makes unique what rules write without asking: controllers, what they hold, transitions, views, *now* and the
    /// lines of an operation. To be called first by each function that is called from outside and changes them. Two
    /// worlds share all of these slabs or none, so it asks one of them. See the rules in `Slab.swift`.
    @inline(__always)
    mutating func makeUnique() {
        if !controllers.isUnique() { copyStorage() }
    }

    @inline(never)
    private mutating func copyStorage() {
        controllers.makeUnique()
        freeControllers.makeUnique()
        deadSlots.makeUnique()
        containerStates.makeUnique()
        freeContainerStates.makeUnique()
        classes.makeUnique()
        views.makeUnique()
        freeViews.makeUnique()
        transitions.makeUnique()
        freeTransitions.makeUnique()
        agenda.makeUnique()
        calls.makeUnique()
    }

    // Records are lent, not copied, to whoever reads one field of them. For the same reason the small questions that
    // rules ask are inlined: the optimiser copies the whole world to pass it to a function that only reads it.

    @inlinable
    subscript(id: ControllerID) -> Controller {
        @inline(__always) _read { yield controllers[owned: id.index] }
        @inline(__always) _modify { yield &controllers[owned: id.index] }
    }

    subscript(id: TransitionID) -> Transition {
        @inline(__always) _read { yield transitions[owned: id.index] }
        @inline(__always) _modify { yield &transitions[owned: id.index] }
    }

    @inlinable
    subscript(id: WindowID) -> Window {
        @inline(__always) _read { yield windows[id.index] }
        @inline(__always) _modify { yield &windows[id.index] }
    }

    /// What is declared of the class of `id`.
    func spec(of id: ControllerID) -> ClassSpec { blueprint.classes[self[id].cls.index] }

    /// Whether the handler of `method` runs the inherited part itself.
    @inline(__always)
    func ownsSuper(_ id: ControllerID, _ method: Method) -> Bool {
        blueprint.classes[self[id].cls.index].ownsSuper.contains(method)
    }

    /// Whether property initialisers must run when `id` is made.
    @inline(__always)
    func hasInitialisers(_ id: ControllerID) -> Bool { blueprint.classes[self[id].cls.index].hasInitialisers }

    /// Whether the script writes a handler of `method` for `id`.
    @inline(__always)
    func handles(_ id: ControllerID, _ method: Method) -> Bool {
        blueprint.classes[self[id].cls.index].overrides.contains(method)
    }
}
