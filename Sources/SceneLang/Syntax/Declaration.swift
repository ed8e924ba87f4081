// open: new cases need no code where they are ignored.
/// A declaration with its children: a trivial value, stored in `SyntaxTree`.
enum Declaration: Hashable, Sendable {
    // Declarations of a file; some also of storyboards and scenarios.
    case ios(IOSVersion)
    case device(DeviceSpecification)
    /// `test ios … device …`: environments of the golden runner.
    case test(versions: List<IOSVersion>, devices: List<DeviceSpecification>)
    /// `test fails "…"`, `test errors E0201`, `test trace`: how the golden runner judges this file.
    case testResult(TestResult)
    case importFile(TextID)
    case controller(ControllerDeclaration)
    case storyboard(name: Identifier, members: List<DeclarationID>)
    case nib(name: Identifier, views: List<ViewEntry>)
    case style(name: Identifier, base: Identifier?, members: List<DeclarationID>)
    /// A custom segue class; the body is its `perform()`.
    case segueClass(name: Identifier, parameters: List<Identifier>, body: Block?)
    case delegate(name: Identifier, members: List<DeclarationID>)
    /// An object of an `@Observable` class.
    case model(name: Identifier, members: List<DeclarationID>)
    case app(members: List<DeclarationID>)
    case window(name: Identifier, members: List<DeclarationID>)
    case scenario(name: TextID, environment: List<DeclarationID>, body: Block)
    case function(Function)
    case variable(Variable)

    // Of controllers, styles, delegates, models, the app and windows.
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
    /// `root -> a`, `tabs -> a, b`. Each target is a name or a member.
    case connection(ConnectionKind, targets: List<ExpressionID>)
    case segue(Segue)
    /// An invalid declaration or statement, which the parser has reported.
    case missing

    /// Whether it declares the environment of a script.
    var setsEnvironment: Bool {
        if case .ios = self { return true }
        if case .device = self { return true }
        if case .test = self { return true }
        if case .testResult = self { return true }
        return false
    }
}

/// What a `test` line says about the result of a script.
enum TestResult: Hashable, Sendable {
    /// `fails "TEXT" because "REASON"?`: the run fails with a message that contains the text.
    case fails(TextID, reason: TextID?)
    /// `errors CODE "TEXT"? because "REASON"?`: the script has an error of this code, whose message contains the text.
    case errors(Identifier, TextID?, reason: TextID?)
    /// `trace`: the trace is compared with a golden, even if the script has expectations.
    case trace
    /// One of the `tags` of a scenario.
    case tag(TextID)
    /// `skip "REASON"` of a script or a scenario.
    case skip(TextID)
}

/// `ios 17`, `ios 8.3`.
struct IOSVersion: PoolElement, Hashable {
    let major: UInt32
    /// The digits after the point, or nil.
    let minor: UInt32?
}

/// `iPhone portrait`, `iPad`, `320x480`.
struct DeviceSpecification: PoolElement, Hashable {
    /// `iPhone`, `iPad`; nil for a size.
    let name: Identifier?
    /// The size; zeros if the device has a name.
    let width: UInt32
    let height: UInt32
    /// `portrait`, `landscape`; nil if omitted.
    let orientation: Identifier?
}

/// `scene` or `controller`; one for each name of a declaration of several.
struct ControllerDeclaration: Hashable, Sendable {
    let name: Identifier
    /// The class after the colon.
    let base: Identifier?
    /// Whether it is a `scene` of a storyboard; otherwise it is created in code.
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
    /// Whether the body contains `super`, so that the inherited implementation does not run automatically.
    let mentionsSuper: Bool
    let body: Block
}

/// An action that a view sends: `save`, or `self.save`, which is connected to the controller.
struct ViewAction: PoolElement, Hashable {
    let name: Identifier
    let isConnected: Bool
}

/// A view of a `view` or `nib` block, in preorder.
struct ViewEntry: PoolElement, Hashable {
    /// `button`, `table`, `container` …
    let kind: Identifier
    let name: Identifier?
    /// The actions after `->`.
    let actions: List<ViewAction>
    /// The number of enclosing views.
    let depth: Int
}

/// The words that connect a container with its children.
enum ConnectionKind: UInt8, CaseIterable, Sendable {
    case root, tabs, primary, secondary, supplementary, compact, pages

    var word: Keyword {
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
