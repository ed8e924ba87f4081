import SceneRuntime

// Notifications of UIKit that handlers observe.
extension Resolver {
    /// Reports the observation of a name of UIKit that nothing posts, and of a name that is spelled as in Swift.
    mutating func checkNotification(_ name: ExpressionID) {
        guard case .string(let text) = tree[name] else { return }
        let (spelled, span) = (tree.string(of: text), tree.span(of: name))
        switch NotificationName.status(of: spelled) {
        case .other: break
        case .posted(let releases): checkReleases(releases, of: spelled, at: span)
        case .unmodelled:
            if posts(spelled) { return }
            report(
                .unmodelled, "'\(spelled)' is not modelled", at: span, label: "UIKit posts it, but the model does not",
                help: "to call the handler, post the notification: post \"\(spelled)\"")
        case .spelled(let raw):
            report(
                .unmodelled, "'\(spelled)' is not the name of a notification", at: span,
                help: "write the string that the constant contains: \"\(raw)\"", fix: "\"\(raw)\"")
        }
    }

    /// Whether a `post` of this file has the name.
    private func posts(_ name: String) -> Bool {
        tree.statements.indices.contains { index in
            guard case .verb(let statement) = tree.statements[index].node, statement.verb == .post,
                case .expression(let operand) = statement.operand, case .string(let text) = tree[operand]
            else { return false }
            return tree.string(of: text) == name
        }
    }
}
