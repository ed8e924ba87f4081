/// What the world must know of a script: the declared classes, storyboards, segues and names. No code.
///
/// Slot 0 of each table is a blank, so that a handle's number is its index. Tables only grow (a REPL entry adds to
/// them), so handles stay good.
public struct Blueprint: Hashable, Sendable {
    public var names: NameTable
    /// After the blank one come UIKit's own (`BuiltInClass`), then the declared ones.
    public var classes: [ClassSpec]
    public var segues: [SegueSpec] = [SegueSpec()]
    public var segueClasses: [NameID] = [.none]
    public var storyboards: [StoryboardSpec] = [StoryboardSpec()]
    public var nibs: [NibSpec] = [NibSpec()]
    public var styles: [StyleSpec] = [StyleSpec()]
    public var delegates: [DelegateSpec] = [DelegateSpec()]
    /// Names of the windows; 1 is the main window.
    public var windows: [NameID] = [.none, .none]
    public var app = AppSpec()
    /// What the script's language adds to the text of each refusal, by the refusal's number; a template as that text.
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
public enum BaseKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
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

    /// Whether the runtime models controllers of this kind.
    public var isModelled: Bool {
        switch self {
        case .viewController, .tableViewController, .collectionViewController, .navigationController,
            .tabBarController, .splitViewController, .pageViewController:
            true
        case .alertController, .searchController: false
        }
    }
}

/// A declared `scene` or `controller`; what it inherits from another one of the script is flattened into it.
public struct ClassSpec: Hashable, Sendable {
    public var name = NameID.none
    public var base = BaseKind.viewController
    /// The storyboard of a scene; none for a `controller`.
    public var storyboard = StoryboardID.none
    /// The handlers that the script writes.
    public var overrides = MethodSet()
    /// Overrides with `without super` or a body that never says `super`, where UIKit's part must not run: the machine
    /// tells the world through `World.runSuper`; these are the methods whose super is the body's business.
    public var ownsSuper = MethodSet()
    /// The unwind actions that it implements.
    public var unwindActions: [NameID] = []
    /// The IBActions that it implements.
    public var actions: [NameID] = []
    /// The notifications that it hears.
    public var notifications: [NameID] = []
    /// What an archive can connect: its variables and the views that it names.
    public var outlets: [NameID] = []
    /// The segues that leave it, in order.
    public var segues: [SegueID] = []
    /// `root`, `tabs`, `pages`, `primary` …: the children that its storyboard makes with it.
    public var children: [ClassID] = []
    /// Of a split view controller: the columns of `children`, in their places.
    public var columns: [SplitColumn] = []
    /// Of a split view controller: how many columns it has; unspecified is the classic style.
    public var splitStyle = SplitStyle.unspecified
    /// The views that it names; the index in this array + 1 is a view's place (0 is the root view).
    public var views: [ViewSpec] = []
    /// `nibName = "X"`, none where it is not given.
    public var nibName = NameID.none
    /// `storyboardIdentifier = "x"`.
    public var identifier = NameID.none
    /// Whether property initialisers must run when an instance is made.
    public var hasInitialisers = false

    public init() {}

    /// One of the texts that a class declares; none where it does not.
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

/// The texts of a class that are first values of its instances' properties.
public enum ClassText: UInt8, Sendable, BitwiseCopyable {
    case nibName, identifier
}

/// A view that a scene or nib names.
public struct ViewSpec: Hashable, Sendable {
    /// The view's name; none for an unnamed one.
    public var name = NameID.none
    /// `button`, `list`, `container` …
    public var kind = NameID.none
    /// The action that a tap sends, or none.
    public var action = NameID.none
    /// The place of the view that it lies in; 0 is the root view.
    public var superview: UInt32 = 0

    public init() {}
}

/// The kinds of segue of a storyboard, with those of old storyboards.
public enum SegueKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case show, showDetail, present, popover, embed, unwind, push, modal, replace, custom
}

/// A declared segue.
public struct SegueSpec: Hashable, Sendable {
    /// The identifier; none where it has none.
    public var identifier = NameID.none
    public var kind = SegueKind.show
    public var source = ClassID.none
    public var target = ClassID.none
    /// Of an unwind segue: the action's name.
    public var unwindAction = NameID.none
    /// Of a custom segue: its class.
    public var customClass = SegueClassID.none
    /// A `.symbol` style, or nil where the destination's own counts.
    public var style: ModalStyle?
    /// A declared style.
    public var declaredStyle = StyleID.none
    public var transition: ModalTransition?
    public var isAnimated = true
    /// The place of the view that triggers it or, for `embed`, of the container view; nil for none.
    public var trigger: UInt32?
    /// The place of a popover's anchor view; nil for none.
    public var anchor: UInt32?
    /// The segue action of the source that makes the destination, or none.
    public var segueAction = NameID.none
    /// The column of a split view controller that it replaces, or nil where its kind says which.
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
    /// Whether the `view` outlet of its owner is connected (it is, unless the script says `outlet view -> nil`).
    public var hasViewOutlet = true
    /// The outlets of its owner that it connects, and the views: places in `views`, from 1.
    public var outlets: [OutletSpec] = []
    public var views: [ViewSpec] = []

    public init() {}
}

/// `outlet key -> name` in a nib.
public struct OutletSpec: Hashable, Sendable {
    public var key = NameID.none
    /// The place of the view among those of the nib, from 1.
    public var view: UInt32 = 0

    public init() {}
}

/// A declared presentation style.
public struct StyleSpec: Hashable, Sendable {
    public var name = NameID.none
    /// The style that it is based on: `.custom`.
    public var base = ModalStyle.custom
    /// `removesPresenter`: the presenter's view leaves the window.
    public var removesPresenter = false
    /// `fullScreen`: false where the nearest presentation context presents, not the farthest ancestor.
    public var isFullScreen = true
    /// `adapts`: the style that takes over where the width is compact; `.none` stays as it is.
    public var adapts = ModalStyle.none
    /// `duration`, in seconds; nil where the system's counts.
    public var duration: Double?
    /// `transition`: what the presented controller's transition style becomes.
    public var transition: ModalTransition?
    /// `interactive`: a finger drives the animation.
    public var isInteractive = false
    /// `completes`: whether `completeTransition` is called at the end.
    public var completes = true
    public var overrides = MethodSet()

    public init() {}
}

/// A declared delegate object.
public struct DelegateSpec: Hashable, Sendable {
    public var name = NameID.none
    public var overrides = MethodSet()
    public var notifications: [NameID] = []

    public init() {}
}

/// The application and its delegates.
public struct AppSpec: Hashable, Sendable {
    /// Handlers written in `app { }`; the scene's are among them.
    public var overrides = MethodSet()
    /// The actions that its delegate implements: the end of the responder chain.
    public var actions: [NameID] = []
    public var notifications: [NameID] = []
    /// `scenes = false`: the application life cycle also from iOS 13.
    public var usesScenes = true
    /// `supportedInterfaceOrientations = .portrait`: what its Info.plist says; empty for what is usual.
    public var orientations: OrientationMask = []

    public init() {}
}
