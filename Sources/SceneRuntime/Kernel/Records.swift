/// A weak reference. It is valid while the controller in the slot has the same serial number.
struct WeakReference: Hashable, Sendable, BitwiseCopyable {
    var object = ObjectRef.none
    var serial: UInt32 = 0
}

/// The state of a controller's appearance.
enum Appearance: UInt8, Sendable, BitwiseCopyable {
    case disappeared, appearing, appeared, disappearing
}

/// The superview of a controller's view.
enum Hosting: UInt8, Sendable, BitwiseCopyable {
    /// There is none.
    case none
    /// The view of another controller.
    case view
    /// A window, as its root.
    case window
    /// A presentation that is in no context of a child.
    case presentation
    /// A presentation in the context of a child, inside of the view of the child's container (MODAL-CONTEXT-TAB-1).
    case context

    /// Whether the view is there because its controller is presented.
    @inline(__always)
    var isPresentation: Bool { self == .presentation || self == .context }
}

/// A view controller instance, in 84 bytes. Fields that few instances need are in other records, because a change of a
/// copied world copies all of these.
@usableFromInline
struct Controller: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline var cls = ClassID.none
    var ordinal: UInt32 = 0
    /// Unique among all instances, unlike a slot.
    var serial: UInt32 = 0
    @usableFromInline var base = ControllerKind.viewController
    var appearance = Appearance.disappeared
    var hosting = Hosting.none
    /// The style of its presentation; for a declared style, its base.
    var style = ModalStyle.automatic
    @usableFromInline var flags: ControllerFlags = []
    /// The number of strong references to it, of UIKit and of the script.
    var owners: UInt32 = 0
    /// The number of those of the script.
    var scriptOwners: UInt32 = 0
    var view = ViewID.none

    // Containment.
    @usableFromInline var parent = ControllerID.none
    var nextSibling = ControllerID.none
    var previousSibling = ControllerID.none

    // The view hierarchy: `host` is the controller whose view contains its view.
    var host = ControllerID.none
    var nextOccupant = ControllerID.none
    var previousOccupant = ControllerID.none

    // Presentation.
    /// The controller that presents it, which may be an ancestor of the one that was asked to.
    var presenter = ControllerID.none
    var geometry = GeometryPreferences()
    /// The record of its children, occupants and presentation; none if it never had any.
    @usableFromInline var containerState = ContainerStateID.none
    /// The record of its delegates; none if it never had any.
    var delegation = DelegationID.none

    /// The running transition in which this controller appears or disappears.
    var activeTransition = TransitionID.none

    // The living instances of its class, oldest first.
    var nextInstance = ControllerID.none
    var previousInstance = ControllerID.none

    /// Whether it is alive and not being destroyed.
    @inlinable
    var isAlive: Bool { flags.intersection([.alive, .dying]) == .alive }
}

/// The edits of a navigation controller's stack since its views were last updated.
struct StackEdit: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    static let pending = StackEdit(rawValue: 1 << 0)
    static let animated = StackEdit(rawValue: 1 << 1)
    /// The new top was not in the stack, so the transition is a push.
    static let isPush = StackEdit(rawValue: 1 << 2)
    /// The new top was in the stack, so the transition is a pop, even if the old top is still in the stack.
    static let isReturn = StackEdit(rawValue: 1 << 3)
    /// The edit is more than one push or pop, so it cannot be undone.
    static let hasSeveralEdits = StackEdit(rawValue: 1 << 4)
    /// The whole stack was set.
    static let isSet = StackEdit(rawValue: 1 << 6)
    /// The update of the views is on the agenda.
    static let scheduled = StackEdit(rawValue: 1 << 5)
}

/// The children, occupants and presentation of a controller. Few controllers have such a record.
@usableFromInline
struct ContainerState: Hashable, Sendable, BitwiseCopyable {
    // Containment.
    var firstChild = ControllerID.none
    @usableFromInline var lastChild = ControllerID.none
    var childCount: UInt32 = 0
    /// For a navigation controller, the child whose view is shown; for a tab bar controller, the selected child.
    @usableFromInline var shownChild = ControllerID.none
    /// The container's own transition.
    var transition = TransitionID.none
    var edit: StackEdit = []

    // The view hierarchy: the occupants are the controllers whose views are in its view.
    var firstOccupant = ControllerID.none
    @usableFromInline var lastOccupant = ControllerID.none
    /// The number of its superview among the host's views; 0 is the root view.
    var superviewNumber: UInt32 = 0

    // Presentation.
    /// The controller that it presents.
    @usableFromInline var presented = ControllerID.none
    /// The controller that was asked to present it; none if that is its presenter.
    var presentationSource = ControllerID.none

    /// Makes `child` the last child. The caller links it to its siblings.
    @inline(__always)
    mutating func add(_ child: ControllerID) {
        if !lastChild.exists { firstChild = child }
        lastChild = child
        childCount += 1
    }

    /// Makes `child` the last occupant. The caller links it to the others.
    @inline(__always)
    mutating func install(_ child: ControllerID) {
        if !lastOccupant.exists { firstOccupant = child }
        lastOccupant = child
    }
}

/// The preferences of a controller for orientation and layout, and facts about its geometry. Four bytes.
struct GeometryPreferences: Hashable, Sendable, BitwiseCopyable {
    /// `supported` in the lower four bits, `preferred` in the upper ones.
    private var orientations: UInt8 = 0
    /// The edges at which its view does not extend under bars.
    var avoidedEdges: EdgeSet = []
    var facts: GeometryFacts = []

    /// The orientations that it supports; empty for the device's own.
    var supported: OrientationMask {
        get { OrientationMask(rawValue: orientations & 15) }
        set { orientations = preferred.rawValue << 4 | newValue.rawValue }
    }

    /// The preferred orientation for its presentation, as a mask with one orientation; empty for none.
    var preferred: OrientationMask {
        get { OrientationMask(rawValue: orientations >> 4) }
        set { orientations = newValue.rawValue << 4 | supported.rawValue }
    }
}

/// Boolean facts about a controller's geometry and its update pass.
struct GeometryFacts: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt16
    /// Its `shouldAutorotate` is false.
    static let refusesRotation = GeometryFacts(rawValue: 1 << 0)
    /// The callback for its first traits was made or is not needed.
    static let hasReceivedTraits = GeometryFacts(rawValue: 1 << 1)
    /// It has a record among `geometryRecords`.
    static let hasRecord = GeometryFacts(rawValue: 1 << 2)
    /// The interface was rotated for its presentation.
    static let rotatedInterface = GeometryFacts(rawValue: 1 << 3)
    /// Its traits are those before a change for which it has received no callback yet.
    static let hasStaleTraits = GeometryFacts(rawValue: 1 << 4)
    /// Its `modalPresentationCapturesStatusBarAppearance`.
    static let capturesStatusBar = GeometryFacts(rawValue: 1 << 5)
    /// Its properties need no update.
    static let hasUpdatedProperties = GeometryFacts(rawValue: 1 << 6)
    /// Its view was in that of its parent before addChild. See GUIDE-CHILD-1.
    static let hadViewBeforeParent = GeometryFacts(rawValue: 1 << 7)
    /// It was added while its parent appears, and appears with it. See CHILD-ADD-WILL-1.
    static let joinsAppearance = GeometryFacts(rawValue: 1 << 8)
    /// The call that has put its view on screen has returned. See WINDOW-ENTER-1.
    static let hasEntered = GeometryFacts(rawValue: 1 << 9)
    /// A stack has called willMove on it, and not yet didMove. See NAV-OFFSCREEN-MOVE-1.
    static let awaitsDidMove = GeometryFacts(rawValue: 1 << 10)
    /// A presentation has rotated the interface, or back, without a call to it: it still has its old traits.
    static let missedRotation = GeometryFacts(rawValue: 1 << 11)
}

/// Overridden traits and a preferred size, which few controllers have.
struct GeometryRecord: Hashable, Sendable, BitwiseCopyable {
    var controller = ControllerID.none
    var horizontal = SizeClass.unspecified
    var vertical = SizeClass.unspecified
    var preferredSize = Size.zero
    /// The width of the widest controller that was popped from a presented stack; see POPOVER-NAV-SIZE-1.
    var poppedWidth: UInt32 = 0
    /// The styles that code has set for the controller and for its root view.
    var style = InterfaceStyle.unspecified
    var viewStyle = InterfaceStyle.unspecified
    /// Its `additionalSafeAreaInsets`.
    var additional = Insets()
    /// Its packed traits when it left the window; valid while it has `hasStaleTraits`.
    var staleTraits: UInt32 = 0
}

/// An alert: its style, and what it displays.
struct Alert: ControllerRecord, Hashable, Sendable, BitwiseCopyable {
    let controller: ControllerID
    var style = AlertStyle.alert
    var content: AlertContent = []

    init(of controller: ControllerID) { self.controller = controller }
}

/// The instances of a class: the number of those ever created, and the ends of the list of living ones.
@usableFromInline
struct ClassState: Hashable, Sendable, BitwiseCopyable {
    var createdCount: UInt32 = 0
    var oldest = ControllerID.none
    @usableFromInline var latest = ControllerID.none
}

/// A view of a controller, or one without a controller.
struct View: Hashable, Sendable, BitwiseCopyable {
    var owner = ControllerID.none
    /// Its number in its controller: 0 is the root view, the others are in the order in which its class names them.
    var number: UInt32 = 0
    /// The next view of the same tree, from the root view on.
    var next = ViewID.none
    /// The view that contains it; none for a root view.
    var superview = ViewID.none
    /// The nib that declares it, or none.
    var nib = NibID.none
    var isUsed = false
    /// Whether a value of the script may refer to it, so that its slot must not be reused.
    var isReferenced = false
    /// What the user edits in it, if code has made it and has set a delegate.
    var edited = Edited.nothing
    /// The controller that code has made the delegate of such a view.
    var editingDelegate = ControllerID.none
    /// The size of a root view, in points.
    var size = Size.zero
    /// The safe area that its controller was last notified of.
    var safeArea = SafeAreaNotice.none
}

/// What the user edits in a view.
enum Edited: UInt8, Hashable, Sendable, BitwiseCopyable {
    case nothing, textField, textView
}

/// The last notification of a controller about its safe area.
enum SafeAreaNotice: Hashable, Sendable, BitwiseCopyable {
    /// The controller was never notified of its safe area.
    case none
    /// Its layout ran while neither the trace nor the script observed the safe area.
    case unobserved
    case insets(Insets)
}

/// A window.
@usableFromInline
struct Window: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline var root = ControllerID.none
    /// The last of the chain of presentations that begins with `root`: `root` itself if it presents nothing.
    @usableFromInline var lastPresented = ControllerID.none
    /// The controller whose view is in the window. The next commit replaces it by `root`.
    var shownRoot = ControllerID.none
    /// Whether it has shown a root, so that another root is not that of the launch.
    var hasShownRoot = false
    var isVisible = false
    /// Whether code has made it (`UIWindow(…)`), as another window than that of a storyboard.
    var isOfCode = false
    /// Whether code has made or hidden it, and has not shown it since (WINDOW-HIDDEN-1, WINDOW-HIDE-1).
    var isHidden = false
    var isScheduled = false
    /// Whether it has no window scene, so that it stays off screen (SCENE-WINDOW-1): it was made before a scene
    /// connected, or without one.
    var lacksScene = false
    /// Whether it was made before a scene connected. The delegate of the app has it, not that of the scene.
    var isEarly = false
    /// The root of such a window, which the app delegate still owns when the scene has a window of its own.
    var earlyRoot = ControllerID.none
    /// Its size in points; zero if it fills the screen.
    var size = Size.zero
    /// The style that code has set.
    var style = InterfaceStyle.unspecified
    /// The level that code has set.
    var level = 0.0
    /// The running transition to another root, or none.
    var transition = TransitionID.none
    /// The presentation or dismissal in this window that waits for the commit, runs or ends, or none.
    var modal = TransitionID.none
}

/// A transition that is waiting, running or ending.
@usableFromInline
struct Transition: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline
    enum Phase: UInt8, Sendable, BitwiseCopyable {
        case free, waiting, running, ending
    }

    var kind = TransitionKind.push
    @usableFromInline var phase = Phase.free
    var isAnimated = false
    var isInteractive = false
    var isCancelled = false
    /// Whether a gesture of the user caused it, so that delegates are called at its end.
    var isGesture = false
    /// Whether it is a child swap with the standard calls of willMove, didMove and the like.
    var isStandard = false
    /// Whether it presents in the context of a child of a container, or uncovers that child.
    var isInContext = false
    /// Whether the finger of the gesture is still down.
    @usableFromInline var isTracking = false
    /// Whether it begins and ends in one turn of the run loop, without animation.
    var endsAtOnce = false
    var container = ControllerID.none
    var old = ControllerID.none
    var new = ControllerID.none
    /// In a dismissal, the lowest dismissed controller; `old` is the topmost.
    var lowestDismissed = ControllerID.none
    /// In a change of root, a presentation and a dismissal, the window.
    var window = WindowID.none
    var completion = BlockID.none
    var rule = Rule.none
    /// The turn of the run loop in which it began.
    var turn: UInt32 = 0
    /// Unique among all transitions, unlike a slot. It identifies the coordinator.
    var serial: UInt32 = 0
    /// The styles that are its animator and its interaction controller; none for those of the system.
    var animator = StyleID.none
    var interactor = StyleID.none
    /// The duration of the animator or of the fade of a tab, in seconds.
    var duration: Double = 0
    /// Whether the animator never completes it.
    var isEndless = false
    /// Whether the animation has begun, after which no block can run alongside.
    var hasAnimated = false
    /// Whether it is more than one push or pop, so that it cannot be cancelled.
    var hasSeveralEdits = false

    /// In a presentation, the presented controller; in a dismissal, the lowest dismissed one.
    var presented: ControllerID { lowestDismissed.exists ? lowestDismissed : new }

    /// Whether the content of a tab that the user has tapped fades in.
    var isTabFade: Bool { kind.change == .tab && duration > 0 }
}

/// The delegates of a controller, and the settings of its presentation. Few controllers have such a record.
struct Delegation: Hashable, Sendable, BitwiseCopyable {
    var delegate = WeakReference()
    var dataSource = WeakReference()
    var transitioningDelegate = WeakReference()
    var searchResultsUpdater = WeakReference()
    /// The delegate of its presentation controller.
    var presentationDelegate = WeakReference()
    /// The declared style that it is presented in, or none.
    var customStyle = StyleID.none
    /// The animation of its presentation.
    var transitionStyle = ModalTransition.coverVertical
    /// Whether the zoom transition shows its view.
    var prefersZoom = false
    var presentation = Presentation()
}

/// The results of delegates for one presentation.
struct Presentation: Hashable, Sendable, BitwiseCopyable {
    /// The style that the transitioning delegate has returned as presentation controller, or none.
    var controller = StyleID.none
    /// Whether a delegate has adapted the style, and to which; `.none` keeps it.
    var isAdapted = false
    var adapted = ModalStyle.none
}

/// A block that a transition coordinator runs in a phase of its transition.
struct CoordinatedBlock: Hashable, Sendable, BitwiseCopyable {
    var transition = TransitionID.none
    /// The navigation controller whose next transition it is, as long as that has not begun; otherwise none.
    var container = ControllerID.none
    var block = BlockID.none
    var phase = CoordinatorPhase.alongside
}

/// A search for the destination of an unwind segue.
struct UnwindSearch: Hashable, Sendable, BitwiseCopyable {
    var segue = SegueID.none
    var source = ControllerID.none
    var sender: UInt32 = 0
    /// The destination; none until the search has found it.
    var found = ControllerID.none
}

/// A page that a page controller was created with (`pages -> one, two`). A strong reference.
struct InitialPage: Hashable, Sendable, BitwiseCopyable {
    let container: ControllerID
    let page: ControllerID
}

/// The index of the tab that a declaration selects, until the tab bar controller has that tab.
struct InitialTab: Hashable, Sendable, BitwiseCopyable {
    let tab: ControllerID
    let index: Int
}

/// A tab on the stack of a More navigation controller, and its index among the tabs. A strong reference.
struct HostedTab: Hashable, Sendable, BitwiseCopyable {
    let tab: ControllerID
    let child: ControllerID
    let index: UInt32
}

/// A change of page that waits for results of the data source or the delegate.
struct PageTurn: Hashable, Sendable, BitwiseCopyable {
    let container: ControllerID
    var side: PageSwipe.Side
    /// The gesture of the user; nil if code changes the page.
    var swipe: PageSwipe?
    /// The page that the change must lead to, or none.
    var wanted = ControllerID.none
    var wantedClass = ClassID.none
    var isAnimated = true
    var completion = BlockID.none
    /// The page that the data source has returned.
    var page = ControllerID.none
}
