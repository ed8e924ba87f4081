import SceneRuntime

/// The full names of handlers, as Swift writes them: `prepare(for:sender:)`.
enum HandlerName {
    /// The number that stands for the object that calls its delegate.
    static let sender: UInt8 = 255
    /// The number that stands for an argument that the model does not have.
    static let absent: UInt8 = 254

    /// Returns the method with a base name and labels, `_` for none, which a declaration of this kind receives, and for
    /// each parameter the number of its argument; nil if there is none.
    static func method(
        _ base: ArraySlice<UInt8>, _ labels: [String], of place: HandlerLexicon.BodyKind
    ) -> (method: Method, arguments: [UInt8])? {
        let labels = place == .app ? labels.map { newerLabels[$0] ?? $0 } : labels
        var best: (method: Method, arguments: [UInt8])?
        for method in HandlerLexicon.of(place).methods(withBaseName: base) {
            let spec = method.spec
            let isOfDelegate = spec.owner != .controller || spec.category == .delegate
            // A delegate's method without further parameters has the object that asks.
            if spec.isOverriddenProperty, !isOfDelegate || labels.isEmpty { continue }
            let own = spec.labels.map { $0.text }
            if own == labels || own == ["animated"] && labels == ["_"] {
                return (spec.method, arguments(spec, 0, labels))
            }
            // The first parameter is the object that calls its delegate.
            let rest = labels.dropFirst()
            if isOfDelegate, labels.first == "_", own == Array(rest) {
                return (spec.method, arguments(spec, 1, labels))
            }
            if isOfDelegate, labels.first == "_", rest.starts(with: own), !own.isEmpty {
                best = (spec.method, arguments(spec, 1, labels))
            } else if labels.starts(with: own), spec.method == .dismiss {
                best = best ?? (spec.method, arguments(spec, 0, labels))
            } else if !labels.isEmpty, own.starts(with: labels), spec.method == .adaptivePresentationStyle {
                best = best ?? (spec.method, arguments(spec, 0, labels))
            }
        }
        return best
    }

    /// Labels of methods that replace another one and are called in its place, with the labels of that one.
    private static let newerLabels = [
        "shouldSaveSecureApplicationState": "shouldSaveApplicationState",
        "shouldRestoreSecureApplicationState": "shouldRestoreApplicationState",
    ]

    /// Returns the method of a property of UIKit that apps override, or nil.
    static func property(_ name: ArraySlice<UInt8>, of place: HandlerLexicon.BodyKind) -> Method? {
        HandlerLexicon.of(place)[name].first { $0.spec.isOverriddenProperty }
    }

    /// The arguments of a function whose parameter number `first` is the first one of the method.
    private static func arguments(_ spec: MethodSpec, _ first: Int, _ labels: [String]) -> [UInt8] {
        labels.indices.map { place in
            if place < first { return sender }
            let number = place - first
            // `stateRestorationActivity(for: scene)`: the only parameter is the object that asks.
            if first == 0, spec.owner == .scene, spec.parameters.isEmpty { return sender }
            // The session comes first in Swift, and the model has none.
            if spec.method == .sceneWillConnect { return number == 1 ? 1 : absent }
            if spec.method == .configurationForConnecting { return number == 1 ? 0 : absent }
            return number < spec.parameters.count ? UInt8(number) : absent
        }
    }
}
