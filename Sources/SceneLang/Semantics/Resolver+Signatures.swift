import SceneRuntime

// Functions that nearly are methods of UIKit.
extension Resolver {
    /// Reports an override with the name of a method of the life cycle, but with other parameters, and returns whether
    /// it is one. Other names of UIKit have several methods.
    mutating func reportWrongSignature(_ function: Function, _ spelled: String) -> Bool {
        let isOfLifeCycle =
            spelled.hasPrefix("view") || spelled == "loadView" || spelled == "didMove" || spelled == "willMove"
            || spelled == "updateViewConstraints"
        let methods = MethodSpec.table.filter {
            $0.owner == .controller && $0.category != .delegate && !$0.isOverriddenProperty
                && $0.name.text == spelled
        }
        guard isOfLifeCycle, methods.count == 1, let method = methods.first else { return false }
        let labels = method.labels.map { $0.text }
        let parameters = labels == ["animated"] ? "_ animated: Bool" : nil
        let fullName = labels == ["animated"] ? "_:" : labels.map { "\($0):" }.joined()
        report(
            .unknownHandler, "method '\(spelled)' does not override any method of its superclass",
            at: tree.span(of: function.name), label: "the method is '\(spelled)(\(fullName))'",
            help: parameters.map { "write: override func \(spelled)(\($0))" }
                ?? (labels.isEmpty ? "write: override func \(spelled)()" : nil))
        return true
    }

    /// The names of the methods of delegates, without those that apps answer as properties.
    private static let delegateMethods = MethodSpec.table.filter {
        $0.category == .delegate && !$0.isOverriddenProperty
    }
    .map { $0.name.text }

    /// Warns of a function whose name is nearly that of a method of a delegate, or whose label is not: UIKit does not
    /// call it.
    mutating func warnOfMissedDelegate(_ function: Function, _ spelled: String, _ labels: [String]) {
        guard function.isSwift, !function.modifiers.contains(.isObjectiveC), !function.modifiers.contains(.isAction)
        else { return }
        let known = Self.delegateMethods
        if known.contains(spelled) {
            let same = MethodSpec.table.filter {
                $0.category == .delegate && !$0.isOverriddenProperty && $0.name.text == spelled
            }
            guard labels.count == 1, labels != ["_"], same.allSatisfy({ $0.labels.isEmpty }) else { return }
            report(
                .functionLikeHandler, "UIKit never calls '\(spelled)(\(labels[0]):)'",
                at: tree.span(of: function.name), label: "the method is '\(spelled)(_:)'")
            return
        }
        // Names of another length are not near.
        let near = known.filter { abs($0.utf8.count - spelled.utf8.count) <= 3 }
        guard spelled.unicodeScalars.count >= 8, Suggestion.isCertain(spelled, in: near),
            let near = Suggestion.closest(to: spelled, in: near)
        else { return }
        report(
            .functionLikeHandler, "UIKit never calls '\(spelled)'", at: tree.span(of: function.name),
            suggestion: .word(near), fix: near)
    }
}
