import SceneRuntime

/// The handlers that a declaration can have, by name: the methods of `MethodSpec.table` that it can receive.
///
/// It is a class, because each handler of a script looks its name up here: a copy would retain all tables.
final class HandlerLexicon: Sendable {
    /// The kinds of declarations that have handlers.
    enum BodyKind: UInt8, CaseIterable, Sendable {
        case controller, style, delegate, app

        /// The owners of the methods that the declaration receives. All of them can also be delegates of controllers.
        var owners: [MethodSpec.Owner] {
            switch self {
            case .controller: [.controller, .delegate]
            case .style: [.style, .delegate]
            case .delegate: [.delegate]
            case .app: [.app, .scene, .center, .delegate]
            }
        }

        /// The name of such a declaration in messages.
        var noun: StaticString {
            switch self {
            case .controller: "a controller"
            case .style: "a style"
            case .delegate: "a delegate"
            case .app: "'app'"
            }
        }
    }

    /// By the names that scripts write after `on`.
    private let handlers: GroupedLexicon<Method>
    /// By the names of UIKit, without labels.
    private let callbacks: GroupedLexicon<Method>

    private init(_ place: BodyKind) {
        let specs = MethodSpec.table.filter { place.owners.contains($0.owner) && Self.isHandler($0.method) }
        handlers = GroupedLexicon(specs.map { ($0.handler, $0.method) })
        callbacks = GroupedLexicon(specs.map { ($0.name, $0.method) })
    }

    /// The names that scripts write after `on`.
    var names: [[UInt8]] { handlers.names }

    /// Returns the methods of UIKit with this name before the labels.
    func methods(withBaseName name: ArraySlice<UInt8>) -> [Method] { callbacks[name] }

    /// Whether `on` can handle the method. Actions, segue actions and notifications have declarations of their own. The
    /// names of transitions are not calls of UIKit.
    static func isHandler(_ method: Method) -> Bool {
        method != .action && method != .segueAction && method != .notification && method.spec.category != .transition
    }

    /// Returns the methods that `on name` handles; none for an unknown name. `init` handles both initializers.
    subscript(name: [UInt8]) -> [Method] { self[name[...]] }

    /// The methods of the handlers with this name, which is a part of a string.
    subscript(name: ArraySlice<UInt8>) -> [Method] { handlers[name] }

    /// The lexicon of each kind of declaration.
    static func of(_ place: BodyKind) -> HandlerLexicon {
        switch place {
        case .controller: controller
        case .style: style
        case .delegate: delegate
        case .app: app
        }
    }

    private static let controller = HandlerLexicon(.controller)
    private static let style = HandlerLexicon(.style)
    private static let delegate = HandlerLexicon(.delegate)
    private static let app = HandlerLexicon(.app)
}

extension Method {
    /// Whether it pushes or pops, so that only navigation controllers have it.
    var isEditOfStack: Bool { self == .pushViewController || self == .popViewController }

    /// Whether a class receives the call and not an instance, so that there is no `self`.
    var isOfClass: Bool { self == .viewControllerWithRestorationIdentifierPath }
}
