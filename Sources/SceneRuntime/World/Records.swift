/// A reference that does not own: good only while the controller's serial number is the same.
struct WeakReference: Hashable, Sendable, BitwiseCopyable {
    var object = ObjectRef.none
    var serial: UInt32 = 0
}

/// Where a controller is in the life of its appearance.
enum Appearance: UInt8, Sendable, BitwiseCopyable {
    case gone, appearing, here, leaving
}

/// What holds a controller's view on screen.
enum Hosting: UInt8, Sendable, BitwiseCopyable {
    /// Nothing: the view is in no other view.
    case none
    /// The view of another controller.
    case view
    /// A window, as its root.
    case window
    /// A presentation.
    case presentation
}

/// Facts about a controller that are yes or no.
@usableFromInline
struct ControllerFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt32
    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable static var alive: ControllerFlags { ControllerFlags(rawValue: 1 << 0) }
    /// Being destroyed: its `deinit` has been put on the agenda.
    @inlinable static var dying: ControllerFlags { ControllerFlags(rawValue: 1 << 1) }
    static let viewLoaded = ControllerFlags(rawValue: 1 << 2)
    static let isBeingPresented = ControllerFlags(rawValue: 1 << 3)
    static let isBeingDismissed = ControllerFlags(rawValue: 1 << 4)
    static let isMovingToParent = ControllerFlags(rawValue: 1 << 5)
    static let isMovingFromParent = ControllerFlags(rawValue: 1 << 6)
    static let forwardsManually = ControllerFlags(rawValue: 1 << 7)
    static let definesContext = ControllerFlags(rawValue: 1 << 8)
    static let isModalInPresentation = ControllerFlags(rawValue: 1 << 9)
    static let providesContextStyle = ControllerFlags(rawValue: 1 << 10)
    /// viewIsAppearing has been told for this appearance.
    static let receivedIsAppearing = ControllerFlags(rawValue: 1 << 11)
    /// Its appearance is driven by the script, or was left unbalanced by it.
    static let manualAppearance = ControllerFlags(rawValue: 1 << 12)
    /// The view of a removed presenter is out of the window.
    static let presenterRemoved = ControllerFlags(rawValue: 1 << 13)
    static let fromStoryboard = ControllerFlags(rawValue: 1 << 14)
    /// A former root whose presentation was left in the window.
    static let stranded = ControllerFlags(rawValue: 1 << 15)
    /// Its view has had a layout pass in this appearance.
    static let laidOut = ControllerFlags(rawValue: 1 << 16)
    /// A cycle that nothing reaches holds it: reported, and not reported again.
    static let leaked = ControllerFlags(rawValue: 1 << 17)
    static let hasAnchor = ControllerFlags(rawValue: 1 << 18)
    /// Made by `init(coder:)`.
    static let decoded = ControllerFlags(rawValue: 1 << 19)
    /// A page controller whose pages scroll; the others curl.
    static let scrollsPages = ControllerFlags(rawValue: 1 << 20)
    /// Its presentation takes the presenter's view out of the window.
    static let coversPresenter = ControllerFlags(rawValue: 1 << 21)
    /// The script's own answer to `disablesAutomaticKeyboardDismissal`; neither flag for UIKit's.
    static let keepsKeyboard = ControllerFlags(rawValue: 1 << 22)
    static let dropsKeyboard = ControllerFlags(rawValue: 1 << 23)
    /// `performsActionsWhilePresentingModally = false`.
    static let passesNoActions = ControllerFlags(rawValue: 1 << 24)
    /// It lived in an earlier process of the app; the script may still hold it.
    static let forgotten = ControllerFlags(rawValue: 1 << 25)
    /// What the script began by hand is animated, and will end so.
    static let manualIsAnimated = ControllerFlags(rawValue: 1 << 26)
    /// One of its handlers takes the place of super in an appearance callback: those inside may not have heard of it.
    static let withholdsAppearance = ControllerFlags(rawValue: 1 << 27)
    /// Its view was taken away while somebody above kept the callbacks back: it believes what it heard last.
    static let hasStaleAppearance = ControllerFlags(rawValue: 1 << 28)
    /// A navigation controller whose first appearance has begun.
    static let showsFirst = ControllerFlags(rawValue: 1 << 29)
    /// The same, and it has ended.
    static let hasShownFirst = ControllerFlags(rawValue: 1 << 30)
}

/// A view controller instance. 84 bytes: what few have stands in records of its own, for a changed copy of the world
/// copies all of these.
@usableFromInline
struct Controller: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline var cls = ClassID.none
    var ordinal: UInt32 = 0
    /// Never used twice, unlike a slot.
    var serial: UInt32 = 0
    @usableFromInline var base = BaseKind.viewController
    var appearance = Appearance.gone
    var hosting = Hosting.none
    /// The style that it is presented in; of a declared style, the base.
    var style = ModalStyle.automatic
    @usableFromInline var flags: ControllerFlags = []
    /// The strong references to it: links of the interface, and the script's.
    var owners: UInt32 = 0
    /// Of these, the script's.
    var scriptOwners: UInt32 = 0
    var view = ViewID.none

    // Containment.
    @usableFromInline var parent = ControllerID.none
    var nextSibling = ControllerID.none
    var previousSibling = ControllerID.none

    // The view hierarchy: in whose view its own lies.
    var host = ControllerID.none
    var nextOccupant = ControllerID.none
    var previousOccupant = ControllerID.none

    // Presentation.
    /// Who really presents it.
    var presenter = ControllerID.none
    var geometry = GeometryPreferences()
    /// What it holds, where it ever held anything.
    @usableFromInline var containerState = ContainerStateID.none
    /// Who answers for it, where anybody does.
    var delegation = DelegationID.none

    /// The transition that this controller takes part in.
    var moves = TransitionID.none

    // The living instances of its class, oldest first.
    var nextInstance = ControllerID.none
    var previousInstance = ControllerID.none

    /// Whether it is alive and not being destroyed.
    @inlinable
    var isAlive: Bool { flags.intersection([.alive, .dying]) == .alive }
}

/// How the stack of a navigation controller was edited since its views last followed it.
struct StackEdit: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    static let pending = StackEdit(rawValue: 1 << 0)
    static let animated = StackEdit(rawValue: 1 << 1)
    /// It has put a controller on top that was not in the stack: the views come as by a push.
    static let isPush = StackEdit(rawValue: 1 << 2)
    /// It has put one on top that was in the stack: the views come as by a pop, also where the old top stays in it.
    static let isReturn = StackEdit(rawValue: 1 << 3)
    /// It is more than one push or pop: it cannot be taken back.
    static let isDeep = StackEdit(rawValue: 1 << 4)
    /// The whole stack was set.
    static let isSet = StackEdit(rawValue: 1 << 6)
    /// The views will follow.
    static let scheduled = StackEdit(rawValue: 1 << 5)
}

/// What a controller holds: children, views of others, what it presents; and what is seldom to be said of itself. Few
/// controllers have such a record.
@usableFromInline
struct ContainerState: Hashable, Sendable, BitwiseCopyable {
    // Containment.
    var firstChild = ControllerID.none
    @usableFromInline var lastChild = ControllerID.none
    var childCount: UInt32 = 0
    /// Navigation: whose view is shown. Tabs: the selected child.
    @usableFromInline var shown = ControllerID.none
    /// The container's own transition.
    var transition = TransitionID.none
    var edit: StackEdit = []

    // The view hierarchy: whose views lie in its own.
    var firstOccupant = ControllerID.none
    @usableFromInline var lastOccupant = ControllerID.none
    /// In which of its host's views its own lies: 0 for the root view.
    var slot: UInt32 = 0

    // Presentation.
    /// What it really presents.
    @usableFromInline var presented = ControllerID.none
    /// Who was asked to present it, where that is not who does.
    var presentationSource = ControllerID.none

    /// `child` is the last one from now on.
    @inline(__always)
    mutating func add(_ child: ControllerID) {
        if !lastChild.exists { firstChild = child }
        lastChild = child
        childCount += 1
    }

    /// The view of `child` lies over the others from now on.
    @inline(__always)
    mutating func install(_ child: ControllerID) {
        if !lastOccupant.exists { firstOccupant = child }
        lastOccupant = child
    }
}

/// What a controller wants of orientation and layout, and what it has been told. Four bytes.
struct GeometryPreferences: Hashable, Sendable, BitwiseCopyable {
    /// The orientations that it supports; empty for the device's own.
    var supported: OrientationMask = []
    /// The orientation that it prefers to be presented in, as a mask of one; empty for none.
    var preferred: OrientationMask = []
    /// The edges at which it does not lie under bars.
    var kept: EdgeSet = []
    var facts: GeometryFacts = []
}

/// What is known of a controller's geometry.
struct GeometryFacts: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    /// It does not turn by itself.
    static let staysPut = GeometryFacts(rawValue: 1 << 0)
    /// Its first traits have been told, or count as known.
    static let hasReceivedTraits = GeometryFacts(rawValue: 1 << 1)
    /// It has a record among `geometryRecords`.
    static let hasRecord = GeometryFacts(rawValue: 1 << 2)
    /// The interface was turned to present it.
    static let turnedInterface = GeometryFacts(rawValue: 1 << 3)
    /// Its traits are those of before a change that it has not been told yet.
    static let hasStaleTraits = GeometryFacts(rawValue: 1 << 4)
}

/// What few controllers have: traits that differ from their parent's, a size that they prefer.
struct GeometryRecord: Hashable, Sendable, BitwiseCopyable {
    var controller = ControllerID.none
    var horizontal = SizeClass.unspecified
    var vertical = SizeClass.unspecified
    var preferredSize = Size.zero
    /// The traits that it had when it left the window, packed; good while it has `hasStaleTraits`.
    var staleTraits: UInt32 = 0
}

/// A class's instances.
struct ClassState: Hashable, Sendable, BitwiseCopyable {
    var made: UInt32 = 0
    var oldest = ControllerID.none
    var latest = ControllerID.none
}

/// A view: of a controller, or one that nobody owns yet.
struct View: Hashable, Sendable, BitwiseCopyable {
    var owner = ControllerID.none
    /// 0 is the root view, others count the views that its class names.
    var place: UInt32 = 0
    /// The view of the same controller that comes next in `place`.
    var next = ViewID.none
    var isUsed = false
    /// Whether a variable of the script may refer to it: its slot is not used again.
    var isHeld = false
    /// Of a root view: its size in points.
    var size = Size.zero
}

/// A window.
@usableFromInline
struct Window: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline var root = ControllerID.none
    /// What it shows; differs from `root` until the next commit.
    var shown = ControllerID.none
    var isVisible = false
    var isScheduled = false
    /// Its own size; nothing for one that fills the screen.
    var size = Size.zero
    /// The change of root that is in flight.
    var transition = TransitionID.none
}

/// A transition in flight.
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
    /// A user's gesture: delegates hear of its end.
    var isGesture = false
    /// A child swap with the standard calls around it.
    var isStandard = false
    /// The finger is still down.
    @usableFromInline var isHeld = false
    /// It begins and ends in one turn, without animation.
    var endsAtOnce = false
    var container = ControllerID.none
    var old = ControllerID.none
    var new = ControllerID.none
    /// Of a dismissal: the lowest controller that goes.
    var lowest = ControllerID.none
    /// Of a change of root: the window.
    var window = WindowID.none
    var completion = BlockID.none
    var rule = Rule.none
    /// The turn of the run loop in which it began.
    var turn: UInt32 = 0
    /// iOS 7 and earlier: another animated push came while this one ran.
    var nested = ControllerID.none
    /// Never used twice, unlike a slot: the coordinator's name.
    var serial: UInt32 = 0
    /// The style that animates it, and the one that drives the animation; none for the system's own.
    var animator = StyleID.none
    var interactor = StyleID.none
    /// The animator's duration, in seconds.
    var duration: Double = 0
    /// The animator never completes it.
    var isEndless = false
    /// The animation has begun: nothing can be animated alongside any more.
    var hasAnimated = false
    /// More than one push or pop: it cannot be called off.
    var isDeep = false
}

/// Who answers for a controller, what they have said, and what was asked of its presentation. Few controllers have such
/// a record.
struct Delegation: Hashable, Sendable, BitwiseCopyable {
    var delegate = WeakReference()
    var dataSource = WeakReference()
    var transitioningDelegate = WeakReference()
    /// The delegate of its presentation controller.
    var presentationDelegate = WeakReference()
    /// The declared style that it is presented in, or none.
    var declaredStyle = StyleID.none
    /// How it comes and goes when it is presented.
    var transitionStyle = ModalTransition.coverVertical
    var presentation = Presentation()
}

/// What delegates have said of a presentation.
struct Presentation: Hashable, Sendable, BitwiseCopyable {
    /// The style that the transitioning delegate has named as presentation controller, or none.
    var controller = StyleID.none
    /// Whether the style was adapted by a delegate, and to which; `.none` stays as it is.
    var isAdapted = false
    var adapted = ModalStyle.none
}

/// A block that waits for a moment of a transition.
struct CoordinatedBlock: Hashable, Sendable, BitwiseCopyable {
    var transition = TransitionID.none
    var block = BlockID.none
    var phase = CoordinatorPhase.alongside
}

/// A search for the destination of an unwind segue.
struct UnwindSearch: Hashable, Sendable, BitwiseCopyable {
    var segue = SegueID.none
    var source = ControllerID.none
    var sender: UInt32 = 0
    var found = ControllerID.none
    var isUsed = false
}

/// A page that a page controller was made with (`pages -> one, two`), and keeps.
struct KeptPage: Hashable, Sendable, BitwiseCopyable {
    let container: ControllerID
    let page: ControllerID
}

/// A tab that a More navigation controller hosts, and its place among the tabs, which keep it.
struct HostedTab: Hashable, Sendable, BitwiseCopyable {
    let tab: ControllerID
    let child: ControllerID
    let place: UInt32
}

/// A change of page that waits for what the data source or the delegate says.
struct PageTurn: Hashable, Sendable, BitwiseCopyable {
    let container: ControllerID
    var side: PageSwipe.Side
    /// The user's finger; nil where the app's code turns the page.
    var swipe: PageSwipe?
    /// The page that it must lead to, or none.
    var wanted = ControllerID.none
    var wantedClass = ClassID.none
    var isAnimated = true
    var completion = BlockID.none
    /// What was offered.
    var page = ControllerID.none
}
