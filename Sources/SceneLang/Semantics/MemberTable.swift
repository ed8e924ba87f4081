import SceneRuntime

/// The members that a controller, delegate, style or the app declares in its body. A controller's table also has
/// inherited members.
struct MemberTable: Sendable {
    // open: new cases need no code where they are ignored.
    /// What the name of a member refers to.
    enum Member: Hashable, Sendable {
        /// A variable of the object, by its index in `fields`.
        case field(UInt32)
        /// A function, by its index in `functions`.
        case function(UInt32)
        /// A named view, by its number among the controller's views, from 1.
        case view(UInt32)
        /// A property that runs code, by its index in `computed`.
        case computed(UInt32)
    }

    /// A variable of a controller, a delegate, a style or the app.
    struct Field: Sendable {
        let variable: Variable
        let site: DeclarationSite
        let span: SourceSpan
        /// Whether the value is made when it is first read.
        var isLazy = false
    }

    /// A `func`, `action`, `unwind` or `segueAction`.
    struct FunctionMember: Sendable {
        enum Kind: UInt8, Sendable {
            case function, action, unwind, segueAction
        }

        let kind: Kind
        let name: IdentifierID
        /// IB-UNWIND-2: the beginning of the selector that Swift gives the function, if a file has this name:
        /// "fWithSegue" for `f(segue)`. Nil if it is also the name of another member.
        var selector: IdentifierID?
        let site: DeclarationSite
        let span: SourceSpan
        let parameters: [IdentifierID]
        var signature = FunctionSignature()

        /// Whether a storyboard or a script can connect to the function by this name.
        func answers(to connected: IdentifierID) -> Bool { name == connected || selector == connected }
    }

    /// A property that runs code when it is read or set.
    struct ComputedMember: Sendable {
        enum Kind: UInt8, Sendable {
            /// It has a getter.
            case computed
            /// It is stored in a field, and has observers.
            case observed
            /// Its field is set when it is first read.
            case lazy
            /// It has observers, and overrides a property of UIKit, which has the value.
            case inherited
            /// It has observers, and overrides a property of a superclass of the script, which has the value.
            case overridden

            /// Whether a field of the object has its value.
            var hasField: Bool { self == .observed || self == .lazy }
        }

        let kind: Kind
        let name: IdentifierID
        let variable: Variable
        let site: DeclarationSite
        let span: SourceSpan
        /// The field with its value, unless it is computed.
        let field: UInt32
        /// The property of the superclass that it overrides, in the same table.
        var overrides: Member?

        /// Whether it is set by a function that calls its observers.
        var hasObservers: Bool { kind == .observed || kind == .inherited || kind == .overridden }
    }

    /// An `on` handler, with the methods that it handles.
    struct HandlerMember: Sendable {
        let methods: [Method]
        let site: DeclarationSite
        let span: SourceSpan
        /// Whether the body decides whether the inherited implementation runs: it says `super` or `without super`, or
        /// the handler is `loadView` or returns a value.
        let ownsSuper: Bool
        /// For a function of Swift: for each parameter the number of the method's argument; 255 for the object that
        /// calls its delegate, 254 for one that the model does not have.
        var arguments: [UInt8]?
        /// Whether it stands for UIKit's own `loadView`, which connects the outlets, and their observers.
        var connectsOutlets = false

        /// Whether UIKit makes the call only since iOS 13, because it is about scenes.
        var isAboutScenes: Bool {
            guard methods.count == 1, let spec = methods.first?.spec else { return false }
            // All methods of the app's delegate that came with iOS 13 are about scenes.
            return spec.releases.since == 13 && (spec.owner == .scene || spec.owner == .app)
        }
    }

    /// `on notification "name"`.
    struct NotificationMember: Sendable {
        let name: [UInt8]
        let site: DeclarationSite
        let span: SourceSpan
    }

    /// `name = value` in a body.
    struct PropertyMember: Sendable {
        let name: Identifier
        let value: ExpressionID
        let site: DeclarationSite
    }

    /// A view that `view { … }` names.
    struct ViewMember: Sendable {
        let entry: ViewEntry
        /// The number of its superview; 0 is the root view.
        let superview: UInt32
        /// The number of the file's syntax tree that declares it.
        let tree: Int
        /// The kind of the view of an outlet; nil for that of `entry`.
        var outletKind: StaticString?
        /// Whether it is an outlet that Swift's `!` reads.
        var isOutlet: Bool { outletKind != nil }
    }

    var members: [IdentifierID: Member] = [:]
    var fields: [Field] = []
    var functions: [FunctionMember] = []
    /// The functions that a call can mean, by base name, as indices in `functions`. Those of the class itself are
    /// before the inherited ones.
    var calls: [IdentifierID: [UInt32]] = [:]
    var computed: [ComputedMember] = []
    /// The outlets of this body with `willSet` or `didSet`.
    var observedOutlets: [ComputedMember] = []
    /// The `deinit` of a plain class.
    var deinitialiser: DeclarationSite?
    /// The initialisers in this body, as indices in `functions`.
    var initialisers: [UInt32] = []
    /// The handlers in this body. Inherited ones are in the parent's table.
    var handlers: [HandlerMember] = []
    /// The handlers of notifications in this body.
    var notifications: [NotificationMember] = []
    /// The properties set in this body, without those inherited.
    var properties: [PropertyMember] = []
    var views: [ViewMember] = []
    /// The segues and connections in this body.
    var segues: [DeclarationSite] = []
    /// The identifiers of these segues, with their spans.
    var segueNames: [DeclarationID: (name: String, span: SourceSpan)] = [:]
    var connections: [DeclarationSite] = []
    var outlets: [DeclarationSite] = []
    /// The first of the fields that this body itself declares.
    var firstOwnField = 0
    /// The first of the functions and of the computed properties that it itself declares.
    var firstOwnFunction = 0
    var firstOwnComputed = 0
    /// The maximum number of variables of an object, including inherited ones, because instructions contain their
    /// numbers.
    static let mostFields = 65_000

    /// Whether the object has a view with this name, or an outlet. An action can have the same name as a view.
    func hasView(_ name: IdentifierID) -> Bool {
        if case .view? = members[name] { return true }
        return views.contains { $0.entry.name?.name == name }
    }

    /// Returns the handler of `method` in this body, or nil.
    func handler(of method: Method) -> HandlerMember? {
        handlers.first { $0.methods.contains(method) }
    }
}
