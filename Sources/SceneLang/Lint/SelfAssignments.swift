import SceneRuntime

/// W0529: a name that means the property of `self`, where its value says nothing new.
///
/// A member of `self` hides everything else of its name. So `delegate = delegate` sets a property to its old value, nil
/// at the start, and so does `tabs.delegate = delegate` in a class that has this property. Swift's compiler refuses the
/// first.
enum SelfAssignments {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let tree = script.trees[script.main]
        var found: [Diagnostic] = []
        for index in tree.declarations.indices {
            guard let (name, value) = initialValue(tree.declarations[index].node), ownMember(value, script) == name
            else { continue }
            found.append(diagnostic(name, at: value, script))
        }
        for index in tree.statements.indices {
            guard case .assignment(let target, .set, let value) = tree.statements[index].node,
                let name = ownMember(value, script), tree.assignedName(target) == name
            else { continue }
            if ownMember(target, script) == name {
                found.append(diagnostic(name, at: value, script))
            } else if case .name = tree[value], let hidden = script.declarations.file[name] {
                found.append(diagnostic(name, hiding: hidden, at: value, script))
            }
        }
        return found
    }

    /// Returns the name and the value of a property or variable of an object.
    private static func initialValue(_ declaration: Declaration) -> (name: IdentifierID, value: ExpressionID)? {
        switch declaration {
        case .property(let name, let value): (name.name, value)
        case .variable(let variable): variable.value.map { (variable.name.name, $0) }
        default: nil
        }
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

    private static func diagnostic(
        _ name: IdentifierID, hiding hidden: Declarations.Entity, at value: ExpressionID, _ script: LintScript
    ) -> Diagnostic {
        let text = script.text(name)
        return Diagnostic(
            .selfAssignment, "'\(text)' means the property of self, not \(Declarations.noun(hidden)) of this name",
            at: script.trees[script.main].span(of: value),
            secondary: [.init(script.declarations.span(of: hidden), "not this one")],
            help: "give the other object a name of its own, and write: \(text) = NAME")
    }

    private static func diagnostic(_ name: IdentifierID, at value: ExpressionID, _ script: LintScript) -> Diagnostic {
        let text = script.text(name)
        return Diagnostic(
            .selfAssignment, "'\(text)' is set to itself: the name means the property of self",
            at: script.trees[script.main].span(of: value),
            help: "give the other object a name of its own, and write: \(text) = NAME")
    }
}
