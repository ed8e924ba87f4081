public import SceneLang

/// A segue of a storyboard. Relationships of containers are segues, too.
public struct StoryboardSegue: Hashable, Sendable {
    public let id: String
    /// The kind as the file has it.
    public let kindName: String
    /// The kind; nil if the model does not know it.
    public let kind: StoryboardSegueKind?
    /// The place of the scene that it belongs to in `Storyboard.scenes`.
    public let source: Int
    /// The id of the controller or exit that it leads to.
    public let destination: String
    public let span: SourceSpan
    /// The place of the scene that it leads to, or whose exit it leads to. Nil if there is no such object.
    public internal(set) var target: Int?
    /// The place in the source's `objects` of the object that performs it. Nil if the controller has it: such a segue
    /// is performed by code.
    public internal(set) var trigger: Int?
    /// Whether the accessory of a cell performs it, and not the cell.
    public internal(set) var isAccessory = false
    public internal(set) var identifier: String?
    public internal(set) var relationship: StoryboardRelationship?
    public internal(set) var customClass: String?
    public internal(set) var modalPresentationStyle: String?
    public internal(set) var modalTransitionStyle: String?
    public internal(set) var isAnimated = true
    /// The selector of an unwind action.
    public internal(set) var unwindAction: String?
    /// The selector of the segue action that creates the destination.
    public internal(set) var creationSelector: String?
    /// The selector that `show` calls instead of its own.
    public internal(set) var showAction: String?
    /// The place in the source's `objects` of the object that a popover points at.
    public internal(set) var anchor: Int?
    /// The column of a split view controller that `replace` replaces.
    public internal(set) var column: Int?
}

/// The kinds of segues, by their names in files.
public enum StoryboardSegueKind: String, CaseIterable, Sendable {
    case show, showDetail, presentation, popoverPresentation, embed, unwind, custom, relationship
    /// The kinds of Xcode 5.
    case push, modal, popover, replace
}

/// The relationships of containers with their children, by their names in files.
public enum StoryboardRelationship: String, CaseIterable, Sendable {
    case rootViewController, viewControllers, masterViewController, detailViewController
    case supplementaryViewController, compactViewController
}

extension StoryboardRelationship {
    /// The word of the relationship in scripts.
    var word: String {
        switch self {
        case .rootViewController: "root"
        case .viewControllers: "tabs"
        case .masterViewController: "primary"
        case .detailViewController: "secondary"
        case .supplementaryViewController: "supplementary"
        case .compactViewController: "compact"
        }
    }
}
