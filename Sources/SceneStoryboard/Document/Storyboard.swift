public import SceneLang

/// A storyboard: what the document of Interface Builder says about its scenes, and how they are connected.
///
/// Scenes and segues are in the order of the document. What is only drawn, such as frames and constraints, is left out.
public struct Storyboard: Hashable, Sendable {
    /// The system that the storyboard is for.
    public enum System: Hashable, Sendable {
        case phone, pad, television
    }

    /// The name of the file without its folders and its ending.
    public internal(set) var name: String
    /// The start tag of the document.
    public let span: SourceSpan
    public internal(set) var system = System.phone
    /// Whether it is only shown while an app starts, and runs no code.
    public internal(set) var isLaunchScreen = false
    /// Whether Xcode offers the kinds of segues of iOS 8 for it (`useTraitCollections`).
    public internal(set) var usesTraitCollections = false
    /// Whether the document says that the app also runs in a release before iOS 8.
    public internal(set) var runsBeforeIOS8 = false
    /// Whether the app launches it, as its Info.plist says; nil if that is unknown.
    public var isLaunched: Bool?
    /// The id of the initial controller; nil if there is none.
    public internal(set) var initial: String?
    public internal(set) var scenes: [StoryboardScene] = []
    public internal(set) var segues: [StoryboardSegue] = []

    /// Returns the storyboard with another name: the name by which references lead to it.
    public func named(_ name: String) -> Storyboard {
        var copy = self
        copy.name = name
        return copy
    }

    init(name: String, span: SourceSpan) {
        self.name = name
        self.span = span
    }
}

/// A scene of a storyboard: its controller and the objects beside it, or a reference to another storyboard.
public struct StoryboardScene: Hashable, Sendable {
    /// The id of the controller.
    public let id: String
    /// The name of the controller's element.
    public let element: String
    /// The kind of the controller; nil for an element that the model does not know.
    public let kind: StoryboardControllerKind?
    /// The start tag of the controller.
    public let span: SourceSpan
    /// The values that the file has for the controller.
    public internal(set) var customClass: String?
    public internal(set) var identifier: String?
    public internal(set) var title: String?
    public internal(set) var userLabel: String?
    public internal(set) var navigationItemTitle: String?
    public internal(set) var restorationIdentifier: String?
    public internal(set) var definesPresentationContext = false
    public internal(set) var modalPresentationStyle: String?
    public internal(set) var modalTransitionStyle: String?
    /// Further properties that the file sets.
    public internal(set) var settings: [StoryboardSetting] = []
    /// What a reference refers to; nil for a controller.
    public internal(set) var reference: StoryboardReference?
    /// The place on the canvas of Interface Builder, or nil.
    public internal(set) var position: StoryboardPosition?
    /// The views, items and recognizers that something is connected to, in document order.
    public internal(set) var objects: [StoryboardObject] = []
    /// The connections of variables to objects, in document order.
    public internal(set) var outlets: [StoryboardOutlet] = []
    /// The controls and cells that lack what makes them useful, in document order.
    public internal(set) var unusable: [UnusableView] = []
    /// The ids of its exits, which unwind segues lead to.
    public internal(set) var exits: [String] = []
}

/// The kinds of controllers that a storyboard can have, by the names of their elements.
public enum StoryboardControllerKind: String, CaseIterable, Sendable {
    case viewController, navigationController, tableViewController, collectionViewController, tabBarController
    case splitViewController, pageViewController
    /// A reference to another storyboard.
    case reference = "viewControllerPlaceholder"
    case player = "avPlayerViewController"
    case glkViewController, hostingController
}

/// The scene of another storyboard that a reference stands for.
public struct StoryboardReference: Hashable, Sendable {
    public let storyboard: String?
    /// The identifier of the scene; nil for the initial one.
    public let identifier: String?
    public let bundle: String?
}

/// A place on the canvas of Interface Builder, in points.
public struct StoryboardPosition: Hashable, Sendable {
    public let x: Double
    public let y: Double
}

/// A view, an item or a recognizer that something is connected to.
public struct StoryboardObject: Hashable, Sendable {
    public let id: String
    /// The name of its element, such as `button`.
    public let element: String
    public let span: SourceSpan
    /// The place in `objects` of the next object that contains it; nil if none does.
    public internal(set) var parent: Int?
    /// Whether it is part of the controller, and not beside it in the scene.
    public internal(set) var isInController = true
    public internal(set) var userLabel: String?
    public internal(set) var title: String?
    public internal(set) var reuseIdentifier: String?
    public internal(set) var systemItem: String?
    /// The actions that it sends, in document order.
    public internal(set) var actions: [StoryboardAction] = []
}

/// A control or cell that nothing in the storyboard can use.
public struct UnusableView: Hashable, Sendable {
    /// What it lacks.
    public enum Lack: Hashable, Sendable {
        /// A button that nothing reacts to.
        case reaction
        /// The identifier of a cell in a dynamic prototype.
        case reuseIdentifier
    }

    public let element: String
    public let lack: Lack
    public let span: SourceSpan
}

/// An action that an object sends.
public struct StoryboardAction: Hashable, Sendable {
    /// The receiver of an action.
    public enum Target: Hashable, Sendable {
        case controller, firstResponder, other
    }

    public let selector: String
    public let target: Target
    public let span: SourceSpan
}

/// A connection of a variable to an object of the scene.
public struct StoryboardOutlet: Hashable, Sendable {
    public let property: String
    /// The id of the object that has the variable.
    public let owner: String
    public let destination: String
}
