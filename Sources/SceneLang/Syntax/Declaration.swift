// open: new cases need no code where they are ignored.
/// A declaration with its children: a trivial value, stored in `SyntaxTree`.
enum Declaration: Hashable, Sendable {
    // Declarations of a file; some also of storyboards and scenarios.
    case ios(IOSVersion)
    case device(DeviceSpecification)
    /// `sdk 26`: the SDK that the app is built with.
    case sdk(IOSVersion)
    /// `scenes on` in the head of a scenario.
    case scenes(SceneMode)
    /// `test ios … device … scenes … sdk …`: environments of the golden runner.
    case test(
        versions: List<IOSVersion>, devices: List<DeviceSpecification>, scenes: List<SceneMode>, sdks: List<IOSVersion>)
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
    /// `class`, `struct`, `enum`, `protocol` or `extension`, with the members of Swift.
    case type(TypeDeclaration)
    /// `case a, b(Int)` of an enumeration.
    case enumCases(List<EnumCase>)

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
        if case .scenes = self { return true }
        if case .sdk = self { return true }
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

/// `func`, `init`, `deinit`, `subscript`, `action`, `unwind` or `segueAction`.
struct Function: Hashable, Sendable {
    /// The keyword that declares it.
    enum Kind: UInt8, Sendable {
        /// `func` and the own words `action`, `unwind` and `segueAction`.
        case function
        /// `init` and `init?`; `deinit`; `subscript`, whose body is that of its getter.
        case initialiser, failableInitialiser, deinitialiser, `subscript`
    }

    let name: Identifier
    /// The names of the parameters in the body.
    let parameters: List<Identifier>
    /// The body; without statements for a requirement of a protocol.
    let body: Block
    var kind = Kind.function
    var modifiers: Modifiers = []
    /// What Swift's form says about the parameters, in order; empty if no parameter has a label, a type or a default.
    var signature: List<Parameter> = .empty
    /// The type of the result.
    var result = Record<TypeName>.none
    /// The setter of a `subscript`.
    var setter = Record<Accessor>.none

    /// Whether it is written in Swift's form: with labels, types or modifiers, or in a declaration of Swift.
    var isSwift: Bool { modifiers.contains(.isSwift) }
}

/// A parameter in Swift's form. Its name is in `Function.parameters`.
struct Parameter: PoolElement, Hashable {
    /// The label of the argument; nil for `_`.
    let label: Identifier?
    let type: Record<TypeName>
    /// The value of an omitted argument.
    let defaultValue: ExpressionID?
    let isVariadic: Bool
    let isInout: Bool
    /// Whether its argument is the body of a closure: `@autoclosure`.
    var isAutoclosure = false
}

/// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
struct TypeDeclaration: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        /// `class` and `actor`.
        case classType
        case structure, enumeration, protocolType, extensionOf
    }

    let kind: Kind
    /// The declared type, or the last part of the name of an extended one.
    let name: Identifier
    /// The types before the last dot in the name of an extended type, outermost first.
    let qualifiers: List<Identifier>
    /// The names after the colon, without generic arguments.
    let inherited: List<TypeName>
    let members: List<DeclarationID>
    let modifiers: Modifiers
}

/// A case of an enumeration: `a`, `a = 1`, `a(Int, name: String)`.
struct EnumCase: PoolElement, Hashable {
    let name: Identifier
    /// The associated values, with the label `_` as nil.
    let values: List<Parameter>
    /// The number of associated values, with their labels in `values`.
    let rawValue: ExpressionID?
}

/// The modifiers and attributes of a Swift declaration that change what it means. Others are read and ignored.
struct Modifiers: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt32

    /// The declaration is in Swift's form, or in the body of a declaration of Swift.
    static let isSwift = Modifiers(rawValue: 1)
    static let isOverride = Modifiers(rawValue: 1 << 1)
    /// `static`, or `class` before a member.
    static let isStatic = Modifiers(rawValue: 1 << 2)
    static let isLazy = Modifiers(rawValue: 1 << 3)
    static let isUnowned = Modifiers(rawValue: 1 << 4)
    static let isMutating = Modifiers(rawValue: 1 << 5)
    static let isRequired = Modifiers(rawValue: 1 << 6)
    static let isConvenience = Modifiers(rawValue: 1 << 7)
    static let isOutlet = Modifiers(rawValue: 1 << 8)
    static let isAction = Modifiers(rawValue: 1 << 9)
    static let isSegueAction = Modifiers(rawValue: 1 << 10)
    /// `@objc` and `@IBInspectable`.
    static let isObjectiveC = Modifiers(rawValue: 1 << 11)
    static let isAsync = Modifiers(rawValue: 1 << 12)
    static let isThrowing = Modifiers(rawValue: 1 << 13)
    /// A property with a wrapper, or the type of a wrapper.
    static let isWrapped = Modifiers(rawValue: 1 << 14)
    /// A requirement of a protocol, which has no body.
    static let lacksBody = Modifiers(rawValue: 1 << 15)
    /// The body is one expression without `return`, which is its value.
    static let isExpression = Modifiers(rawValue: 1 << 16)
    static let isIndirect = Modifiers(rawValue: 1 << 17)
    /// A type or an extension with `where`.
    static let isConstrained = Modifiers(rawValue: 1 << 18)
    /// `private`, `private(set)` or `fileprivate`: no other file can set the property.
    static let isPrivate = Modifiers(rawValue: 1 << 19)
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
