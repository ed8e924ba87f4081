/// The declarations of a script, without its code: classes, storyboards, segues, names.
///
/// Slot 0 of each table is unused, so that a handle's number is its index. Tables only grow, when an entry of a session
/// adds declarations, so handles stay valid.
public struct Blueprint: Hashable, Sendable {
    public var names: NameTable
    /// The classes: those of UIKit from slot 1 on (`BuiltInClass`), then the declared ones.
    public var classes: [ClassSpec]
    public var segues: [SegueSpec] = [SegueSpec()]
    public var segueClasses: [SegueClassSpec] = [SegueClassSpec()]
    public var storyboards: [StoryboardSpec] = [StoryboardSpec()]
    public var nibs: [NibSpec] = [NibSpec()]
    public var styles: [StyleSpec] = [StyleSpec()]
    public var delegates: [DelegateSpec] = [DelegateSpec()]
    /// Names of the windows; 1 is the main window.
    public var windows: [NameID] = [.none, .none]
    /// The screens of the windows: 0 is that of the device.
    public var screens: [UInt32] = [0, 0]
    public var app = AppSpec()
    /// For each refusal, by its number, the template of its help, which only the language knows.
    public var refusalHelp: [[UInt8]] = []

    /// The blueprint of a script that declares nothing.
    public static let builtIn: Blueprint = {
        var names = NameTable()
        let classes = [ClassSpec()] + BuiltInClass.allCases.map { $0.spec(in: &names) }
        return Blueprint(names: names, classes: classes)
    }()

    public init() { self = Blueprint.builtIn }

    private init(names: NameTable, classes: [ClassSpec]) {
        self.names = names
        self.classes = classes
    }
}

/// The built-in controller that a declared one descends from.
public enum ControllerKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case viewController, tableViewController, collectionViewController
    case navigationController, tabBarController, splitViewController, pageViewController
    case alertController, searchController

    /// The name in scripts.
    public var spelling: StaticString {
        switch self {
        case .viewController: "ViewController"
        case .tableViewController: "TableViewController"
        case .collectionViewController: "CollectionViewController"
        case .navigationController: "NavigationController"
        case .tabBarController: "TabBarController"
        case .splitViewController: "SplitViewController"
        case .pageViewController: "PageViewController"
        case .alertController: "AlertController"
        case .searchController: "SearchController"
        }
    }

    /// Whether only UIKit itself uses these controllers, and not the app's own code: of their calls, the trace shows
    /// appearance and deallocation, and those that a script handles. The order matters: they are the last kinds.
    @inline(__always)
    package var isSystemOwned: Bool { rawValue >= ControllerKind.alertController.rawValue }

    /// TAB-INIT-1: whether the initialiser of a controller that code creates loads its view.
    @inline(__always)
    var loadsViewInInitialiser: Bool { self == .tabBarController }

    /// Which container of UIKit it is, if it is one.
    @inlinable @inline(__always)
    package var container: ContainerKind {
        switch self {
        case .navigationController: .navigation
        case .tabBarController: .tabs
        case .splitViewController: .split
        case .pageViewController: .pages
        case .viewController, .tableViewController, .collectionViewController, .alertController, .searchController:
            .none
        }
    }
}

/// The containers of UIKit, which manage their children themselves.
@usableFromInline
package enum ContainerKind: UInt8, Sendable, BitwiseCopyable {
    /// A controller that is none of them. The app manages its children, if it has any.
    case none
    case navigation, tabs, split, pages
}

/// A declared `scene` or `controller`, including the members that it inherits from another one.
public struct ClassSpec: Hashable, Sendable {
    public var name = NameID.none
    public var base = ControllerKind.viewController
    /// The class of the system that it descends from, if any. Its kind is that of a plain controller.
    public var systemClass = SystemClass.none
    /// The storyboard of a scene; none for a `controller`.
    public var storyboard = StoryboardID.none
    /// The handlers that the script writes.
    public var overrides = MethodSet()
    /// The overrides that call `super` themselves, or never do. For others, the world runs the inherited implementation
    /// before the handler. See `World.requestSuper`.
    public var ownsSuper = MethodSet()
    /// The unwind actions that it implements.
    public var unwindActions: [NameID] = []
    /// The IBActions that it implements.
    public var actions: [NameID] = []
    /// The notifications that it observes.
    public var notifications: [NameID] = []
    /// The outlets: its variables and its named views.
    public var outlets: [NameID] = []
    /// The number of variables and named views among them, which come first. The others are second names of views.
    package var memberOutletCount = 0
    /// The segues whose source it is, in order.
    public var segues: [SegueID] = []
    /// The children that its storyboard creates with it: `root`, `tabs`, `pages`, `primary` and others.
    public var children: [ClassID] = []
    /// For a split view controller, the column of each of `children`.
    public var columns: [SplitColumn] = []
    /// For a split view controller, the number of its columns; unspecified is the classic style.
    public var splitStyle = SplitStyle.unspecified
    /// Its named views. A view's number is its index in this array plus 1, because 0 is the root view.
    public var views: [ViewSpec] = []
    /// The second names of these views: `outlet key -> name`.
    public var viewOutlets: [OutletSpec] = []
    /// `nibName = "X"`; none if it is not given.
    public var nibName = NameID.none
    /// `storyboardIdentifier = "x"`.
    public var identifier = NameID.none
    /// Whether initial values must be set when an instance is created.
    public var hasInitialisers = false

    public init() {}

    /// A text that a class declares; none if it does not.
    public subscript(text: ClassText) -> NameID {
        get {
            switch text {
            case .nibName: nibName
            case .identifier: identifier
            }
        }
        set {
            switch text {
            case .nibName: nibName = newValue
            case .identifier: identifier = newValue
            }
        }
    }
}

/// The texts of a class that are the initial values of its instances' properties.
public enum ClassText: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case nibName, identifier
}

/// A named view of a scene or nib.
public struct ViewSpec: Hashable, Sendable {
    /// The view's name; none for an unnamed one.
    public var name = NameID.none
    /// `button`, `list`, `container` …
    public var kind = NameID.none
    /// The actions that a tap sends, in order.
    public var actions: [ActionSpec] = []
    /// The number of its superview; 0 is the root view.
    public var superview: UInt32 = 0

    public init() {}
}

/// An action that a view sends.
public struct ActionSpec: Hashable, Sendable {
    public var name = NameID.none
    /// Whether the view is connected to the controller, which then receives the action whether it has it or not.
    public var targetsController = false

    public init(name: NameID, isConnected: Bool) {
        self.name = name
        self.targetsController = isConnected
    }
}

/// The kinds of segue of a storyboard, with those of old storyboards.
public enum SegueKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case show, showDetail, present, popover, embed, unwind, push, modal, replace, custom
}

/// A declared class of segues.
public struct SegueClassSpec: Hashable, Sendable {
    public var name = NameID.none
    /// Whether it overrides `perform()`.
    public var overridesPerform = false

    public init() {}
}

/// A declared segue.
public struct SegueSpec: Hashable, Sendable {
    /// The identifier, or none.
    public var identifier = NameID.none
    public var kind = SegueKind.show
    public var source = ClassID.none
    public var target = ClassID.none
    /// For an unwind segue, the name of the action.
    public var unwindAction = NameID.none
    /// The class of the segue: always for a custom one, and for others that have one of their own.
    public var customClass = SegueClassID.none
    /// The style of the presentation; nil for that of the destination.
    public var style: ModalStyle?
    /// A declared style.
    public var customStyle = StyleID.none
    public var transition: ModalTransition?
    public var isAnimated = true
    /// The number of the view that triggers it or, for `embed`, of the container view; nil for none.
    public var trigger: UInt32?
    /// The number of a popover's anchor view; nil for none.
    public var anchor: UInt32?
    /// The segue action of the source that creates the destination, or none.
    public var segueAction = NameID.none
    /// The column of a split view controller that it replaces; nil for the one that its kind implies.
    public var column: SplitColumn?

    public init() {}
}

/// A declared storyboard.
public struct StoryboardSpec: Hashable, Sendable {
    public var name = NameID.none
    public var initial = ClassID.none
    public var scenes: [ClassID] = []

    public init() {}
}

/// A declared nib.
public struct NibSpec: Hashable, Sendable {
    public var name = NameID.none
    /// Whether the `view` outlet of its owner is connected: false for `outlet view -> nil`.
    public var hasViewOutlet = true
    /// The outlets of its owner that it connects.
    public var outlets: [OutletSpec] = []
    public var views: [ViewSpec] = []

    public init() {}
}

/// `outlet key -> name` in a controller or a nib.
public struct OutletSpec: Hashable, Sendable {
    public var key = NameID.none
    /// The number of the view in the controller or the nib, from 1.
    public var view: UInt32 = 0

    public init() {}
}

/// A declared presentation style.
public struct StyleSpec: Hashable, Sendable {
    public var name = NameID.none
    /// The style that it is based on, such as `.custom`.
    public var base = ModalStyle.custom
    /// `removesPresenter`: whether the presenter's view is removed from the window.
    public var removesPresenter = false
    /// `fullScreen`: whether the farthest ancestor presents, and not the nearest presentation context.
    public var isFullScreen = true
    /// `adapts`: the style in a compact width; `.none` for no adaptation.
    public var adapts = ModalStyle.none
    /// `duration`, in seconds; nil for that of the system.
    public var duration: Double?
    /// `transition`: the transition style of the presented controller, or nil.
    public var transition: ModalTransition?
    /// `interactive`: whether a gesture drives the animation.
    public var isInteractive = false
    /// `completes`: whether the animator calls `completeTransition` at the end.
    public var completes = true
    public var overrides = MethodSet()

    public init() {}
}

/// A declared delegate object.
public struct DelegateSpec: Hashable, Sendable {
    public var name = NameID.none
    /// Whether it is an object of an `@Observable` class, which has no handlers.
    public var isModel = false
    public var overrides = MethodSet()
    public var notifications: [NameID] = []

    public init() {}
}

/// The application and its delegates.
public struct AppSpec: Hashable, Sendable {
    /// The handlers of `app { }`, including those of the scene delegate.
    public var overrides = MethodSet()
    /// The actions that its delegate implements: the end of the responder chain.
    public var actions: [NameID] = []
    public var notifications: [NameID] = []
    /// Whether it uses scenes since iOS 13; false for `scenes = false`.
    public var usesScenes = true
    /// Whether its window exists only if code that UIKit calls makes it: the app delegate is a class of Swift, or the
    /// scene delegate handles the connection. Otherwise, UIKit makes an empty window at the launch.
    public var makesWindowInCode = false
    /// Whether a class of Swift is a delegate of the app or of its scene.
    public var hasDelegateOfSwift = false
    /// Whether its scene manifest has no configuration.
    public var lacksConfigurations = false
    /// Whether its Info.plist has `UIApplicationSupportsMultipleScenes`.
    public var supportsMultipleScenes = false
    /// Whether its Info.plist has `UIObservationTrackingEnabled`, the key of iOS 18.
    public var tracksObservations = false
    /// Whether controllers are asked about the status bar: `UIViewControllerBasedStatusBarAppearance`.
    public var controllersDecideAboutStatusBar = true
    /// The orientations of its Info.plist (`supportedInterfaceOrientations = .portrait`); empty for the default.
    public var orientations: OrientationMask = []

    public init() {}
}
