/// A row of the table of methods: the name of the handler in scripts, the spelling in the trace, the receiver, and the
/// releases.
public struct MethodSpec: Sendable {
    /// The receiver of a call.
    public enum Owner: UInt8, Sendable, BitwiseCopyable {
        case controller, app, scene
        /// The delegate of the notification center, whose handlers are those of `app`.
        case center
        /// A delegate, data source or transitioning delegate.
        case delegate
        /// A presentation controller or animator: handlers of a `style`.
        case style
        /// A custom segue class.
        case segueClass
    }

    /// The kind of a method's result, and the result that UIKit uses without a handler.
    public enum ResultKind: UInt8, Sendable, BitwiseCopyable {
        /// The method has no result.
        case nothing
        /// A Boolean that is true by default.
        case `true`
        /// A Boolean that UIKit computes.
        case bool
        /// An object, a list of controllers, a symbol, or a number.
        case object, list, symbol, number
    }

    public let method: Method
    /// The name of the handler in scripts (`on viewWillAppear`).
    public let handler: StaticString
    /// The base name in the trace (`navigationController`).
    public let name: StaticString
    /// The labels of the arguments in the trace; `_` is no label.
    public let labels: [StaticString]
    /// The names of the handler's parameters, for help and completion.
    public let parameters: [StaticString]
    public let owner: Owner
    public let category: Category
    /// The major iOS releases under which UIKit makes the call.
    public let releases: ReleaseRange
    public let result: ResultKind
    /// Whether the trace prints the arguments' values; `init(coder:)` prints its labels only.
    public let printsValues: Bool
    /// Whether the inherited implementation does something, which the row of the method has.
    let hasInheritedPart: Bool
    /// Whether the documentation requires overrides to call `super`.
    package let requiresSuper: Bool
    /// For a method of a delegate of the app, whether its answer decides what UIKit does next. UIKit then behaves in
    /// another way without an implementation.
    let decides: Bool
    /// For a method of the app's delegate, that of a scene's delegate which UIKit calls instead in an app with scenes.
    package let withScenes: Method?

    /// Whether it is a property in Swift, which apps override so that UIKit reads it.
    package var isOverriddenProperty: Bool { result != .nothing && parameters.isEmpty }
}

extension Method {
    /// The row of the table that describes `self`.
    public var spec: MethodSpec { MethodSpec.table[Int(rawValue)] }
}
