/// The state of features: what only some apps have. `World` has the state that all features share.
struct FeatureState: Hashable, Sendable {
    // Containers.
    /// The pages of page controllers, in the order of `pages ->`.
    var initialPages: [InitialPage] = []
    var pageTurns: [PageTurn] = []
    var hostedTabs: [HostedTab] = []
    var initialTabs: [InitialTab] = []
    /// The controllers on the stacks of collapsed split view controllers that belong to other columns.
    var displacedControllers: [DisplacedController] = []
    /// What controllers say of bars, in no order; those that say nothing have no element.
    var barSettings: [BarSettings] = []
    /// The controllers that are being edited.
    var editing: Set<ControllerID> = []
    /// The edge swipe whose call of an override of popViewController is running, until that calls UIKit's method.
    var callingSwipe: BackSwipe?
    /// The table view controllers with a selection, in no order.
    var tableSelections: [TableSelection] = []

    // Presentation.
    /// What was set of sheets, in no order.
    var sheets: [SheetSettings] = []
    /// The search controllers of which there is something to say, in no order.
    var searchRecords: [SearchRecord] = []
    /// The living alerts, in no order.
    var alerts: [Alert] = []
    /// The searches for the destination of an unwind segue.
    var searches: [UnwindSearch] = [UnwindSearch()]
    /// The blocks of transition coordinators, in the order of adding.
    var coordinated: [CoordinatedBlock] = []
    /// The transition of a stack whose coordinator lasts while the delegate's didShow runs, or none.
    var keptCoordinator = TransitionID.none

    // Responders.
    /// The view that is first responder, or none.
    var firstResponder = ViewID.none
    /// The controller that keeps the keyboard shown without a first responder, or none.
    var keyboardOwner = ControllerID.none
    /// A view of a pushed controller that becomes first responder when that has appeared, or none.
    var waitingResponder = ViewID.none
    /// The first responder that a swipe back has resigned, until it ends; or none.
    var swipedResponder = ViewID.none
    /// The first responder that a presentation has resigned, until code changes the first responder; or none.
    var coveredResponder = ViewID.none

    // Geometry, rotation and traits.
    var geometryRecords: [GeometryRecord] = []
    /// Whether any controller has set `edgesForExtendedLayout`.
    var hasAvoidedEdges = false
    /// The frames of views that code has set, in no order.
    var viewLayouts: [ViewLayout] = []
    /// Whether the controller that decides about it hides the status bar.
    var hidesStatusBar = false
    /// The system's questions that were left out, with a bit for each (`SystemQuestion`).
    var questionsLeftOut: UInt8 = 0
    /// The running change of the environment, and the events that wait for its end.
    var change = EnvironmentChange()
    var waitingEvents: [EnvironmentEvent] = []
    /// The appearance that the system asks for.
    var systemStyle = InterfaceStyle.light
    var traitRegistrations: [TraitRegistration] = []
    /// The traits and the variables of models that callbacks have read since UIKit last called them.
    var trackedReads: [TrackedRead] = []
    /// The orientation that the interface has if it follows the device.
    var heldOrientation: Symbol
    /// The orientation that the device reports.
    var posture = DevicePosture()

    // The app and its scenes.
    /// The observers of notifications that code has added, in the order of adding, and their number so far.
    var codeObservers: [CodeObserver] = []
    var observerCount: UInt32 = 0
    var isLaunched = false
    var launchesInBackground = false
    var appPhase = AppPhase.notLaunched
    /// How the app was launched.
    var recipe = LaunchRecipe()
    var scenes = SceneState()

    // Nibs and saved state.
    /// The objects that are decoded and have not got `awakeFromNib` yet, those of the innermost archive last.
    var decodedObjects: [ControllerID] = []
    /// The nibs that initialisers have named.
    var nibNames: [ControllerID: NameID] = [:]
    /// Whether the running launch restores state.
    var restoresState = false
    var archive = Archive()
    /// The activities of controllers, and the one that the scene has returned to save its state, or null.
    var activities: [ControllerID: NameID] = [:]
    var savedActivity = Argument.null
    /// The restoration identifiers of controllers.
    var restorationNames: [ControllerID: NameID] = [:]
    /// The restoration identifiers of views.
    var viewRestorationNames: [ViewID: NameID] = [:]
    /// The variables of code that have views about which UIKit calls the app.
    var viewNames: [ViewID: NameID] = [:]

    init(heldOrientation: Symbol) { self.heldOrientation = heldOrientation }

    // MARK: What happens to all features

    /// Removes what is said of a controller that is deallocated. `World.tearDown` removes its views and geometry, and
    /// what adds operations, because the order matters.
    mutating func forget(_ id: ControllerID) {
        if rarely(!restorationNames.isEmpty) { restorationNames[id] = nil }
        if rarely(!activities.isEmpty) { activities[id] = nil }
        if rarely(!nibNames.isEmpty) { nibNames[id] = nil }
        if rarely(!editing.isEmpty) { editing.remove(id) }
        if rarely(!tableSelections.isEmpty) { tableSelections.forget(id) }
        if rarely(!alerts.isEmpty) { alerts.forget(id) }
        if rarely(!initialTabs.isEmpty) { initialTabs.removeAll { $0.tab == id } }
        if rarely(!sheets.isEmpty) { sheets.forget(id) }
        if rarely(!searchRecords.isEmpty) { searchRecords.forgetController(id) }
        if rarely(!barSettings.isEmpty) { barSettings.forget(id) }
    }

    /// Discards all state but the following: what outlives a process of the app (the system and the device, what was
    /// saved, how the app is launched), and what `World` clears for each controller or at the end of a step.
    mutating func relaunch() {
        var next = FeatureState(heldOrientation: heldOrientation)
        next.posture = posture
        next.systemStyle = systemStyle
        next.change = change
        next.waitingEvents = waitingEvents
        next.geometryRecords = geometryRecords
        next.hasAvoidedEdges = hasAvoidedEdges
        next.traitRegistrations = traitRegistrations
        next.trackedReads = trackedReads
        next.pageTurns = pageTurns
        next.searches = searches
        next.coordinated = coordinated
        next.recipe = recipe
        next.scenes = scenes.afterRelaunch
        next.archive = archive
        next.savedActivity = savedActivity
        self = next
    }

    /// Replaces each name by the one that it has in a new blueprint.
    mutating func rename(_ name: (NameID) -> NameID) {
        FeatureState.rename(&restorationNames, name)
        FeatureState.rename(&viewRestorationNames, name)
        FeatureState.rename(&viewNames, name)
        FeatureState.rename(&activities, name)
        FeatureState.rename(&nibNames, name)
        scenes.rename(name)
        if savedActivity.kind == .string { savedActivity = .string(name(NameID(savedActivity.extra))) }
        for index in archive.entries.indices {
            archive.entries[index].identifier = name(archive.entries[index].identifier)
        }
        for index in archive.views.indices {
            archive.views[index].identifier = name(archive.views[index].identifier)
        }
    }
    private static func rename<Key>(_ names: inout [Key: NameID], _ name: (NameID) -> NameID) {
        names = names.mapValues(name)
    }
}
