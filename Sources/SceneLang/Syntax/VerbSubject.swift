import SceneRuntime

/// The controller that a verb is done to, such as the navigation controller of `push`.
///
/// The statement names it, or the machine looks for it: it begins at `self`, elsewhere than in a handler at the
/// controller in front, and goes on with the parents.
struct VerbSubject: Sendable {
    /// Which controller the machine looks for.
    enum Search: Sendable {
        /// The nearest one of the kind. Naming one of another kind is an error.
        case nearest(BaseKind)
        /// The first one.
        case first
        /// The first one that is not the verb's operand.
        case firstOther
    }

    /// The clause that names it; nil where the operand does.
    let clause: Clause?
    let search: Search
    /// What messages call it, after "a".
    let noun: StaticString

    init(_ clause: Clause?, _ search: Search, _ noun: StaticString) {
        self.clause = clause
        self.search = search
        self.noun = noun
    }

    /// The kind that it must be of; nil where any controller will do.
    var kind: BaseKind? {
        switch search {
        case .nearest(let kind): kind
        case .first, .firstOther: nil
        }
    }

    static func navigationController(_ clause: Clause?) -> VerbSubject {
        VerbSubject(clause, .nearest(.navigationController), "navigation controller")
    }

    static let tabBarController = VerbSubject(.in, .nearest(.tabBarController), "tab bar controller")
    static let pageViewController = VerbSubject(.in, .nearest(.pageViewController), "page view controller")
    static let splitViewController = VerbSubject(.in, .nearest(.splitViewController), "split view controller")

    /// The controller that presents, that shows, or whose view gets a layout pass.
    static func onScreen(_ clause: Clause?) -> VerbSubject { VerbSubject(clause, .first, "controller on screen") }

    /// The one that a child is put into.
    static func parent(_ clause: Clause) -> VerbSubject {
        VerbSubject(clause, .firstOther, "controller to put it into")
    }
}
