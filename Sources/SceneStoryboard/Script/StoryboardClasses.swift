import SceneLang

/// The classes that storyboards name, with the methods that it calls.
///
/// A storyboard does not say what its classes do. Each is declared with empty actions, so that a connection has an end.
struct StoryboardClasses {
    /// Names without duplicates, in the order in which they were added.
    struct NameList {
        private(set) var names: [String] = []
        private var known: Set<String> = []

        mutating func add(_ name: String) {
            if known.insert(name).inserted { names.append(name) }
        }
    }

    /// A class of controllers.
    struct Class {
        let name: String
        /// The built-in controller that it descends from.
        var base: StoryboardControllerKind
        /// The start tag of its first scene.
        let span: SourceSpan
        var actions = NameList()
        var segueActions = NameList()
        /// Unwind actions that it is assumed to have.
        var unwinds = NameList()

        /// Whether it adds nothing to the built-in controller of the same name, so that it is that one.
        var isBuiltIn: Bool {
            name == base.base && actions.names.isEmpty && segueActions.names.isEmpty && unwinds.names.isEmpty
        }
    }

    /// A class of segues.
    struct SegueClass {
        let name: String
        /// The start tag of its first segue.
        let span: SourceSpan

        /// UIKit's class, which a custom segue without a class has.
        static let base = "UIStoryboardSegue"

        /// Whether it is assumed to override `perform()`, as every class of an app is.
        var overridesPerform: Bool { name != SegueClass.base }
    }

    /// The classes, in the order of their first scenes.
    private(set) var all: [Class] = []
    /// The classes of segues, in the order of their first use.
    private(set) var segues: [SegueClass] = []
    private var places: [String: Int] = [:]

    init(_ app: StoryboardApp) {
        for storyboard in app.storyboards {
            for scene in storyboard.scenes {
                guard let name = scene.customClass else { continue }
                let kind = scene.kind ?? .viewController
                if let place = places[name] {
                    if all[place].base == .viewController { all[place].base = kind }
                } else {
                    places[name] = all.count
                    all.append(Class(name: name, base: kind, span: scene.span))
                }
            }
        }
        var known: Set<String> = []
        for storyboard in app.storyboards { addMethods(storyboard, &known) }
        assumeUnwinds(app)
    }

    /// Adds the actions and segue actions of a storyboard, and its classes of segues.
    private mutating func addMethods(_ storyboard: Storyboard, _ known: inout Set<String>) {
        for scene in storyboard.scenes {
            guard let place = scene.customClass.flatMap({ places[$0] }) else { continue }
            for object in scene.objects {
                for action in object.actions where action.target == .controller {
                    all[place].actions.add(ScriptText.method(action.selector))
                }
            }
        }
        for segue in storyboard.segues {
            if segue.hasOwnClass, known.insert(segue.className).inserted {
                segues.append(SegueClass(name: segue.className, span: segue.span))
            }
            if let selector = segue.creationSelector,
                let place = storyboard.scenes[segue.source].customClass.flatMap({ places[$0] })
            {
                all[place].segueActions.add(ScriptText.method(selector))
            }
        }
    }

    /// Whether the script declares a class of controllers with this name.
    func declares(_ name: String) -> Bool {
        places[name].map { !all[$0].isBuiltIn } ?? false
    }

    /// A storyboard does not say which class declares an unwind action: see `UnwindTargets`.
    private mutating func assumeUnwinds(_ app: StoryboardApp) {
        let scenes = app.storyboards.flatMap { $0.scenes }
        let targets = UnwindTargets(app)
        for (place, storyboard) in app.storyboards.enumerated() {
            for segue in storyboard.segues where segue.kind == .unwind {
                guard let selector = segue.unwindAction else { continue }
                for scene in targets.scenes(of: segue, in: place) {
                    guard let place = scenes[scene].customClass.flatMap({ places[$0] }) else { continue }
                    all[place].unwinds.add(ScriptText.method(selector))
                }
            }
        }
    }
}

extension StoryboardSegue {
    /// The name of the segue's class.
    var className: String { customClass ?? StoryboardClasses.SegueClass.base }

    /// Whether its class says what it does: always that of a custom segue, and that of another one if it is given.
    /// Embed and unwind segues are performed without their classes.
    var hasOwnClass: Bool {
        switch kind {
        case .custom: true
        case .show, .showDetail, .presentation, .popoverPresentation, .push, .modal, .popover, .replace:
            customClass != nil
        case .embed, .unwind, .relationship, nil: false
        }
    }
}

extension StoryboardControllerKind {
    /// The controller of the language that stands for this one.
    var base: String {
        switch self {
        case .viewController, .reference, .player, .glkViewController, .hostingController: "ViewController"
        case .navigationController: "NavigationController"
        case .tableViewController: "TableViewController"
        case .collectionViewController: "CollectionViewController"
        case .tabBarController: "TabBarController"
        case .splitViewController: "SplitViewController"
        case .pageViewController: "PageViewController"
        }
    }
}
