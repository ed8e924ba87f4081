import SceneRuntime

// open: new cases need no code where they are ignored.
/// The functions that every script can call by a bare name.
enum BuiltInFunction: UInt16, CaseIterable, Sendable {
    case min, max, abs
    /// `size(w, h)`: a size from two computed numbers.
    case size
    /// `EdgeInsets(top:left:bottom:right:)`.
    case edgeInsets
    /// `CGRect(x:y:width:height:)`.
    case rect
    /// `View()`: a new view without a controller.
    case view
    /// `AlertController(title:message:preferredStyle:)`, `AlertAction(title:style:handler:)`.
    case alertController, alertAction
    /// `SearchController(searchResultsController:)`.
    case searchController

    /// The name in scripts.
    var spelling: StaticString {
        switch self {
        case .min: "min"
        case .max: "max"
        case .abs: "abs"
        case .size: "size"
        case .edgeInsets: "EdgeInsets"
        case .rect: "CGRect"
        case .view: "View"
        case .alertController: "AlertController"
        case .alertAction: "AlertAction"
        case .searchController: "SearchController"
        }
    }

    /// How many arguments it takes.
    var arity: ClosedRange<Int> {
        switch self {
        case .min, .max: 1...255
        case .abs: 1...1
        case .size: 2...2
        case .edgeInsets, .rect: 4...4
        case .view: 0...0
        case .alertController: 3...3
        case .alertAction: 2...3
        case .searchController: 0...1
        }
    }

    /// A description in one line.
    var help: StaticString {
        switch self {
        case .min: "the smallest of its arguments"
        case .max: "the largest of its arguments"
        case .abs: "the absolute value"
        case .size: "a size of a width and a height in points"
        case .edgeInsets: "insets in points, from 0 to 255"
        case .rect: "a rectangle in points, for the frame of a view"
        case .view: "a new view, for `x.view = View()` in `loadView`"
        case .alertController: "an alert with a title, a message and a preferred style, to be presented"
        case .alertAction: "an action of an alert with a title, a style and a handler"
        case .searchController: "a search controller with the controller that shows the results, or nil"
        }
    }

    /// The labels of its arguments, in order; empty for a function without labels.
    var labels: [StaticString] {
        switch self {
        case .min, .max, .abs, .size, .view: []
        case .edgeInsets: ["top", "left", "bottom", "right"]
        case .rect: ["x", "y", "width", "height"]
        case .alertController, .searchController: properties.map { $0.spec.name }
        case .alertAction: ["title", "style", "handler"]
        }
    }

    /// The values that complete a call with too few arguments, in order; empty if there are no usual ones.
    var usualArguments: [StaticString] {
        switch self {
        case .alertController: ["nil", "nil", ".alert"]
        case .alertAction: ["nil", ".default", "nil"]
        case .searchController: ["nil"]
        default: []
        }
    }

    /// The form of a call with labels, such as `size(width: …, height: …)`; nil for a function without labels.
    var usage: String? {
        guard !labels.isEmpty else { return nil }
        return "\(spelling.text)(\(labels.map { "\($0.text): …" }.joined(separator: ", ")))"
    }

    /// The class of the controller that it creates, or nil.
    var createdClass: BuiltInClass? {
        switch self {
        case .alertController: .alert
        case .searchController: .search
        default: nil
        }
    }

    /// The properties of the new object that its arguments are the values of.
    var properties: [Property] {
        switch self {
        case .alertController: [.title, .message, .preferredStyle]
        case .searchController: [.searchResultsController]
        default: []
        }
    }

    /// The functions by name. Those that create objects of UIKit have its prefix, too, as in Swift.
    static let lexicon = Lexicon(
        allCases.map { ($0.spelling, $0) } + [
            ("UIAlertController", .alertController), ("UIAlertAction", .alertAction),
            ("UISearchController", .searchController), ("UIEdgeInsets", .edgeInsets),
        ])
}
