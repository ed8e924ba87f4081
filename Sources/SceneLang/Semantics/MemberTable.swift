import SceneRuntime

/// What a controller, delegate, style or the app declares in its body; a controller's also holds what it inherits.
struct MemberTable: Sendable {
    /// What a member's name stands for.
    enum Member: Hashable, Sendable {
        /// A variable of the object, by its place in `fields`.
        case field(UInt32)
        /// A function, by its place in `functions`.
        case function(UInt32)
        /// A named view: its place in the controller's views, from 1.
        case view(UInt32)
    }

    /// A variable of a controller, a delegate, a style or the app.
    struct Field: Sendable {
        let variable: Variable
        let site: DeclarationSite
        let span: SourceSpan
    }

    /// A `func`, `action`, `unwind` or `segueAction`.
    struct FunctionMember: Sendable {
        enum Kind: UInt8, Sendable {
            case function, action, unwind, segueAction
        }

        let kind: Kind
        let name: NameID
        let site: DeclarationSite
        let span: SourceSpan
        let parameters: [NameID]
    }

    /// An `on` handler, with the methods that it handles.
    struct HandlerMember: Sendable {
        let methods: [Method]
        let site: DeclarationSite
        let span: SourceSpan
        /// Whether the inherited implementation is the body's business: it says `super`, `without super` stands
        /// there, or the handler is `loadView` or answers a question.
        let ownsSuper: Bool
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
        /// The place of the view that it lies in; 0 is the root view.
        let superview: UInt32
        let tree: Int
    }

    var members: [NameID: Member] = [:]
    var fields: [Field] = []
    var functions: [FunctionMember] = []
    /// The handlers written in this body; those inherited stand in the parent's table.
    var handlers: [HandlerMember] = []
    /// The handlers of notifications written in this body.
    var notifications: [NotificationMember] = []
    /// The properties set in this body, without those inherited.
    var properties: [PropertyMember] = []
    var views: [ViewMember] = []
    /// Segues and connections written in this body.
    var segues: [DeclarationSite] = []
    /// The identifiers of these segues, and where they stand.
    var segueNames: [DeclarationID: (name: String, span: SourceSpan)] = [:]
    var connections: [DeclarationSite] = []
    var outlets: [DeclarationSite] = []
    /// The first of the fields that this body itself declares.
    var firstOwnField = 0
    /// The most variables that an object may have, inherited ones included: their numbers stand in instructions.
    static let mostFields = 65_000

    /// The handler of `method` in this body.
    func handler(of method: Method) -> HandlerMember? {
        handlers.first { $0.methods.contains(method) }
    }
}
