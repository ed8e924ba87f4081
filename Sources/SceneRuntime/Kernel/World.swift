/// The state of a simulated application: controllers, windows, transitions, and what is still to happen.
///
/// It is a value: a snapshot is a copy, and undo is an assignment. It consists of arrays of trivial records, which
/// refer to each other by handles. Slot 0 of each array is a null object.
public struct World: Hashable, Sendable {
    // What nearly every operation uses comes first, because small offsets make short instructions.
    @usableFromInline var controllers = Slab(Controller())
    @usableFromInline var containerStates = Slab(ContainerState())
    /// The rule of the operations that are being added.
    var rule = Rule.none
    @usableFromInline var agenda = Agenda()
    @usableFromInline var transitions = Slab(Transition())

    private var shared: SharedBlueprint
    /// The texts that the run has added to the blueprint's.
    public var texts = RunTexts()
    /// The iOS and device that the world simulates.
    public internal(set) var environment: Environment

    var freeControllers = Slab<ControllerID>()
    /// The slots of deallocated controllers, which are recycled when the agenda is empty.
    var deadSlots = Slab<ControllerID>()
    @usableFromInline var classes = Slab<ClassState>()
    var views = Slab(View())
    var freeViews = Slab<ViewID>()
    @usableFromInline var windows: [Window]
    @usableFromInline var keyWindow = WindowID.main
    var freeTransitions = Slab<TransitionID>()
    var freeContainerStates = Slab<ContainerStateID>()
    var delegations = Slab(Delegation())
    var freeDelegations: [DelegationID] = []
    var calls = Slab<MethodCall>()
    var lists: [ControllerID] = []

    /// The state of features.
    var features: FeatureState
    // Not among the features, because inlined code of other modules reads it.
    @usableFromInline var splits: [Split] = []
    /// The last serial number of an instance.
    var serials: UInt32 = 0
    /// The last serial number of a transition.
    var transitionSerials: UInt32 = 0
    /// The number of turns of the run loop so far.
    var turn: UInt32 = 0
    /// The number of living controllers.
    public internal(set) var livingCount = 0
    /// Whether, since the step began, an instance has lost its last owner other than the script.
    public internal(set) var hasLostUIKitOwner = false
    /// Whether `.deallocated` is also an outcome for instances without variables.
    public var reportsAllDeinits = false
    /// The number of living controllers from which on containers create no more children, which ends the creation of a
    /// container that contains itself.
    public var controllerLimit = 1_000_000
    /// The number of appearance operations that did not fit any more: 0 unless transitions overlap.
    public internal(set) var lateOperations = 0

    /// Virtual time, in seconds.
    public internal(set) var clock: Double = 0
    /// The virtual time up to which the run loop runs.
    public var timeLimit: Double = .infinity
    /// The number of calls that enclose the next line.
    public internal(set) var depth = 0
    /// The result of the last call; the result of a handler is written here.
    public var returnValue = Argument.absent
    /// The argument of the block to run: the context of its transition, or absent.
    package internal(set) var blockArgument = Argument.absent
    /// The handler to run, with the outcome `.handler`.
    package internal(set) var pendingHandler = PendingHandler.none
    /// The outlet to connect, with the outcome `.connect`.
    package internal(set) var connection = Connection()
    /// The result of the last request that creates or loads something.
    package internal(set) var createdObject = Argument.absent
    /// The lines since they were last taken.
    package internal(set) var lineBatch: LineBatch
    /// The reason why `next` is about to return; `.idle` while it continues.
    var outcome = WorldOutcome.idle
    /// Observations in addition to the lines.
    package var observation = Observation()
    /// The style of presentations without a style in the script; nil for the default of the release.
    public var defaultStyle: ModalStyle?
    /// The declared style whose base is `defaultStyle`, or none.
    public var defaultDeclaredStyle = StyleID.none
    /// Whether the trace shows lines of the category `layout`. Calls that a script handles are always made.
    public var showsLayout = true
    /// The lines that the trace has only if something needs them.
    package var rareLines: RareLines = []

    /// The rules that apply in the release.
    let rules: RuleSet
    /// The facts about the calls of each method in the release.
    let callFacts: Slab<CallFacts>
    /// The shapes of the calls to controllers in the release.
    private(set) var callShapes: CallShapes

    /// Creates a world before the launch.
    public init(blueprint: Blueprint, environment: Environment) {
        rules = RuleSet(under: environment.release, without: environment.omission.rule)
        callFacts = CallFacts.all(under: environment)
        shared = SharedBlueprint(blueprint)
        callShapes = CallShapes(of: blueprint, callFacts)
        lineBatch = LineBatch(shared.spelling)
        self.environment = environment
        features = FeatureState(heldOrientation: environment.device.orientation)
        classes.grow(to: blueprint.classes.count, with: ClassState())
        windows = []
        addWindows()
    }

    /// Replaces the blueprint by one with more declarations, in a session. None may be missing. `replaces` says that
    /// earlier ones differ.
    public mutating func extend(_ blueprint: Blueprint, replaces: Bool = true) {
        makeUnique()
        shared = replaces ? SharedBlueprint(blueprint) : SharedBlueprint(blueprint, after: shared)
        lineBatch.spelling = shared.spelling
        if replaces {
            callShapes = CallShapes(of: blueprint, callFacts)
        } else {
            callShapes.extend(to: blueprint, callFacts)
        }
        // A copy, because the names are looked up in `self`.
        var features = features
        features.rename { declared($0) }
        self.features = features
        classes.grow(to: blueprint.classes.count, with: ClassState())
        addWindows()
    }

    /// The windows that are declared. One on another screen has the size of that screen.
    private mutating func addWindows() {
        for place in windows.count..<max(windows.count, blueprint.windows.count) {
            var window = Window()
            if blueprint.screens[place] > 0 { window.size = Metrics.externalScreen }
            windows.append(window)
        }
    }

    /// The declarations of the script. They change only in `extend`, and copies of the world share them.
    public var blueprint: Blueprint {
        @inline(__always) _read { yield shared.blueprint }
    }

    /// Formats events as lines.
    public var speller: Speller { Speller(shared, texts) }

    /// The number of operations on *now*: the floor of a new frame. It is inlined, because a call with the whole world
    /// from another module would copy the world.
    @inlinable @inline(__always)
    package var pending: Int { agenda.now.count }

    /// Whether no operation is pending.
    public var isAtRest: Bool { agenda.isEmpty }

    /// The release of iOS.
    public var release: Release { environment.release }

    /// Makes unique all slabs that rules write without a check. Each function that is called from outside and changes
    /// them must call this first. Two worlds share all of these slabs or none, so one of them is checked. See the rules
    /// in `Slab.swift`.
    @inline(__always)
    mutating func makeUnique() {
        if rarely(!controllers.isUnique()) { copyStorage() }
    }

    /// Copies the shared slabs: the slow path of `makeUnique`.
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

    // Access to a field yields the record and does not copy it. Small non-mutating functions are inlined, because the
    // optimiser would copy the whole world to call them.

    @inlinable
    subscript(id: ControllerID) -> Controller {
        @inline(__always) _read { yield controllers[unique: id.index] }
        @inline(__always) _modify { yield &controllers[unique: id.index] }
    }

    subscript(id: TransitionID) -> Transition {
        @inline(__always) _read { yield transitions[unique: id.index] }
        @inline(__always) _modify { yield &transitions[unique: id.index] }
    }

    @inlinable
    subscript(id: WindowID) -> Window {
        @inline(__always) _read { yield windows[id.index] }
        @inline(__always) _modify { yield &windows[id.index] }
    }

    /// Returns the declaration of the class of `id`.
    func spec(of id: ControllerID) -> ClassSpec { blueprint.classes[self[id].cls.index] }

    /// Whether the handler of `method` runs the inherited part itself.
    @inline(__always)
    func ownsSuper(_ id: ControllerID, _ method: Method) -> Bool {
        blueprint.classes[self[id].cls.index].ownsSuper.contains(method)
    }

    /// Whether initial values of variables must be set when `id` is created.
    @inline(__always)
    func hasInitialisers(_ id: ControllerID) -> Bool { blueprint.classes[self[id].cls.index].hasInitialisers }

    /// Whether the script has a handler of `method` for `id`.
    @inline(__always)
    func handles(_ id: ControllerID, _ method: Method) -> Bool {
        blueprint.classes[self[id].cls.index].overrides.contains(method)
    }
}
