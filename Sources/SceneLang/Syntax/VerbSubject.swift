import SceneRuntime

/// The controller that a verb is applied to, such as the navigation controller of `push`.
///
/// The statement names it, or the machine searches for it: in a handler from `self` upwards, elsewhere from the
/// frontmost controller upwards.
struct VerbSubject: Sendable {
    /// The controller that the machine searches for.
    enum Search: Sendable {
        /// The nearest one of a kind. Naming one of another kind is an error.
        case nearest(ControllerKind)
        /// The nearest navigation controller with more than one controller, otherwise the nearest one.
        case nearestStack
        /// The nearest page view controller with a page on this side, otherwise the nearest one.
        case nearestPages(isAfter: Bool)
        /// The first one.
        case first
        /// The first one that is not the verb's operand.
        case firstOther
    }

    /// The clause that names it; nil if the operand names it.
    let clause: Clause?
    let search: Search
    /// Its name in messages, after "a".
    let noun: StaticString
    /// Whether it can be beneath the presentations in front: its width changes with that of the window.
    var reachesCovered = false

    init(_ clause: Clause?, _ search: Search, _ noun: StaticString) {
        self.clause = clause
        self.search = search
        self.noun = noun
    }

    /// The required kind; nil for any controller.
    var kind: ControllerKind? {
        switch search {
        case .nearest(let kind): kind
        case .nearestStack: .navigationController
        case .nearestPages: .pageViewController
        case .first, .firstOther: nil
        }
    }

    static func navigationController(_ clause: Clause?) -> VerbSubject {
        VerbSubject(clause, .nearest(.navigationController), "navigation controller")
    }

    /// The navigation controller that can pop.
    static func stack(_ clause: Clause?) -> VerbSubject {
        VerbSubject(clause, .nearestStack, "navigation controller")
    }

    static let tabBarController = VerbSubject(.in, .nearest(.tabBarController), "tab bar controller")
    static let pageViewController = VerbSubject(.in, .nearest(.pageViewController), "page view controller")
    /// The page view controller that has a page on one side.
    static func pages(isAfter: Bool) -> VerbSubject {
        VerbSubject(.in, .nearestPages(isAfter: isAfter), "page view controller")
    }
    static let splitViewController = VerbSubject(.in, .nearest(.splitViewController), "split view controller")

    /// The split view controller that the width of the window expands or collapses, also beneath a presentation.
    static let splitInWindow = {
        var subject = splitViewController
        subject.reachesCovered = true
        return subject
    }()

    /// The controller that presents, that shows, or whose view gets a layout pass.
    static func onScreen(_ clause: Clause?) -> VerbSubject { VerbSubject(clause, .first, "controller on screen") }

    /// The parent of a new child.
    static func parent(_ clause: Clause) -> VerbSubject {
        VerbSubject(clause, .firstOther, "controller to put it into")
    }
}
