/// What a declaration is, with its children: trivial, and stored as it stands in `SyntaxTree`.
enum Declaration: Hashable, Sendable {
    // Of a file, and of storyboards and scenarios where they take them.
    case ios(IOSVersion)
    case device(DeviceSpecification)
    /// `test ios … device …`: environments of the golden runner.
    case test(versions: List<IOSVersion>, devices: List<DeviceSpecification>)
    case importFile(TextID)
    case controller(ControllerDeclaration)
    case storyboard(name: Identifier, members: List<DeclarationID>)
    case nib(name: Identifier, views: List<ViewEntry>)
    case style(name: Identifier, base: Identifier?, members: List<DeclarationID>)
    /// A custom segue class; the body is its `perform()`.
    case segueClass(name: Identifier, parameters: List<Identifier>, body: Block)
    case delegate(name: Identifier, members: List<DeclarationID>)
    case app(members: List<DeclarationID>)
    case window(name: Identifier, members: List<DeclarationID>)
    case scenario(name: TextID, environment: List<DeclarationID>, body: Block)
    case function(Function)
    case variable(Variable)

    // Of controllers, styles, delegates, the app and windows.
    /// `name = value` at creation.
    case property(name: Identifier, value: ExpressionID)
    case action(Function)
    case unwind(Function)
    case segueAction(Function)
    case handler(Handler)
    /// `on notification "name"(parameters) { … }`.
    case notification(name: ExpressionID, parameters: List<Identifier>, body: Block)
    case view(List<ViewEntry>)
    case outlet(name: Identifier, target: Identifier)
    /// `root -> a`, `tabs -> a, b`: each target a name or a member.
    case connection(ConnectionKind, targets: List<ExpressionID>)
    case segue(Segue)
    /// What could not be read; the parser has said so.
    case missing

    /// Whether it says where a script runs.
    var setsEnvironment: Bool {
        if case .ios = self { return true }
        if case .device = self { return true }
        if case .test = self { return true }
        return false
    }
}

/// `ios 17`, `ios 8.3`.
struct IOSVersion: PoolElement, Hashable {
    let major: UInt32
    /// The digits after the point, or nil when none are written.
    let minor: UInt32?
}

/// `iPhone portrait`, `iPad`, `320x480`.
struct DeviceSpecification: PoolElement, Hashable {
    /// `iPhone`, `iPad`; nil for a size.
    let name: Identifier?
    /// The size; zeros when a name stands there.
    let width: UInt32
    let height: UInt32
    /// `portrait`, `landscape`; nil when left out.
    let orientation: Identifier?
}

/// `scene` or `controller`; one for each of several names declared at once.
struct ControllerDeclaration: Hashable, Sendable {
    let name: Identifier
    /// The class after the colon.
    let base: Identifier?
    /// `scene`: of a storyboard; else made in code.
    let isScene: Bool
    let isInitial: Bool
    let members: List<DeclarationID>
}

/// `func`, `action`, `unwind` or `segueAction`.
struct Function: Hashable, Sendable {
    let name: Identifier
    let parameters: List<Identifier>
    let body: Block
}

/// `on NAME(parameters) [without super] { … }`.
struct Handler: Hashable, Sendable {
    let name: Identifier
    let parameters: List<Identifier>
    let isWithoutSuper: Bool
    /// Whether the body says `super`, so that the inherited implementation does not run by itself.
    let mentionsSuper: Bool
    let body: Block
}

/// A view of a `view` or `nib` block, in preorder.
struct ViewEntry: PoolElement, Hashable {
    /// `button`, `table`, `container` …
    let kind: Identifier
    let name: Identifier?
    /// The action after `->`.
    let action: Identifier?
    /// How many views enclose it.
    let depth: Int
}

/// The words that connect a container with its children.
enum ConnectionKind: UInt8, CaseIterable, Sendable {
    case root, tabs, primary, secondary, supplementary, compact, pages

    var word: Word {
        switch self {
        case .root: .root
        case .tabs: .tabs
        case .primary: .primary
        case .secondary: .secondary
        case .supplementary: .supplementary
        case .compact: .compact
        case .pages: .pages
        }
    }
}

/// `segue KIND "id"? -> target clause*` of a scene.
struct Segue: Hashable, Sendable {
    /// `show`, `unwind` … or a custom class.
    let kind: Identifier
    let identifier: TextID?
    /// A name or a member; for `unwind` an action's name.
    let target: ExpressionID
    let clauses: List<ClauseArgument>
}
