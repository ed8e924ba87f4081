import SceneRuntime

/// W0529: a property that is set to itself, as in `delegate = delegate`.
///
/// A member of `self` hides everything else of its name, so the value is the old one: nil at the start. Swift's
/// compiler refuses such an assignment.
enum SelfAssignments {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let tree = script.trees[script.main]
        var found: [Diagnostic] = []
        for index in tree.declarations.indices {
            guard case .property(let name, let value) = tree.declarations[index].node,
                ownMember(value, script) == name.name
            else { continue }
            found.append(diagnostic(name.name, at: value, script))
        }
        for index in tree.statements.indices {
            guard case .assignment(let target, .set, let value) = tree.statements[index].node,
                let name = ownMember(target, script), ownMember(value, script) == name
            else { continue }
            found.append(diagnostic(name, at: value, script))
        }
        return found
    }

    /// Returns the name of a member of `self`, which an expression reads as `name` or `self.name`; nil for another
    /// expression.
    private static func ownMember(_ id: ExpressionID, _ script: LintScript) -> IdentifierID? {
        let tree = script.trees[script.main]
        switch tree[id] {
        case .name(let name):
            switch script.reference(id, in: script.main) {
            case .member, .property, .memberOfSelf: return name
            default: return nil
            }
        case .member(let base, let name):
            if case .selfReference = tree[base] { return name.name }
            return nil
        default: return nil
        }
    }

    private static func diagnostic(_ name: IdentifierID, at value: ExpressionID, _ script: LintScript) -> Diagnostic {
        let text = script.text(name)
        return Diagnostic(
            .selfAssignment, "'\(text)' is set to itself: the name means the property of self",
            at: script.trees[script.main].span(of: value),
            help: "give the other object a name of its own, and write: \(text) = NAME")
    }
}
