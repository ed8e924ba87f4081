import SceneRuntime

/// A local variable or parameter, by its index in `Resolution.variables`.
struct VariableID: Hashable, Sendable {
    private let number: UInt32

    init(index: Int) { number = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(number) }
}

/// Variables with consecutive indices.
struct VariableRun: RandomAccessCollection, Sendable {
    private let first: UInt32
    private let length: UInt32

    /// Creates the run `start..<end`; `end` must not be less than `start`.
    init(from start: Int, to end: Int) {
        first = UInt32(truncatingIfNeeded: start)
        length = UInt32(truncatingIfNeeded: end - start)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { Int(length) }
    subscript(place: Int) -> VariableID { VariableID(index: Int(first) + place) }
}

/// A body with local variables, by its index in `Resolution.functions`.
struct FunctionID: Hashable, Sendable {
    private let number: UInt32

    init(index: Int) { number = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(number) }
}

// open: new cases need no code where they are ignored.
/// What a name in an expression refers to. There is one for each expression: see `ReferenceTable`.
enum Reference: Hashable, Sendable {
    /// Not a name, or an unknown one, which was reported.
    case none
    case local(VariableID)
    case global(UInt32)
    case function(UInt32)
    /// A controller. The context decides whether its latest instance or its class is meant.
    case controller(ClassID)
    case storyboard(StoryboardID)
    case style(StyleID)
    case delegate(DelegateID)
    case segueClass(SegueClassID)
    case window(WindowID)
    case nib(NibID)
    /// A member of `self`, without `self.`.
    case member(MemberTable.Member)
    /// A property of `self`, without `self.`.
    case property(Property)
    /// A view of the verb's subject.
    case viewOfSubject
    case builtIn(BuiltInFunction)
    case environment(EnvironmentName)
    /// A built-in class, after `is`.
    case base(ControllerKind)
    /// A name that nothing declares, in a Swift body.
    case unknown
    /// A member of `self` that UIKit has and no rule reads.
    case memberOfSelf
    /// A class of Apple's frameworks: a position in `UIKitName.table`.
    case uikit(UInt16)
    /// The callee of a call of a method of UIKit: a position in `UIKitMethod.table`.
    case method(UInt16)
    /// The callee of an assertion of XCTest, which is an `expect`.
    case assertion(TestAssertion)
    /// A type of Swift itself.
    case type(TypeID)
    /// A member of a type itself, by its index in `Declarations.statics`.
    case staticMember(UInt32)
    /// A member of `self` that is found when the code runs, without `self.`.
    case selfMember
}

/// The references of a tree, by the number of the expression. Each has five bytes, without padding.
struct ReferenceTable: Sendable {
    private var bytes = Slab<UInt8>()

    /// Creates a table of `count` expressions that refer to nothing.
    init(count: Int) {
        bytes.reserve(count * MemoryLayout<Reference>.size)
        bytes.appendShared(bytesOf: Reference.none, in: MemoryLayout<Reference>.size, times: count)
    }

    /// The reference of the expression with a number. Before it is set, the table must not have copies.
    subscript(number: Int) -> Reference {
        @inline(__always) get { bytes.load(Reference.self, at: number &* MemoryLayout<Reference>.size) }
        @inline(__always) set { bytes.replace(bytesAt: number &* MemoryLayout<Reference>.size, with: newValue) }
    }
}

/// A local variable, parameter or constant of a body.
struct LocalVariable: Sendable {
    let name: IdentifierID
    let span: SourceSpan
    var isConstant: Bool
    let isWeak: Bool
    /// Whether `let` declares it, so that `var` would make it a variable.
    let isLet: Bool
    /// The body that declares it.
    let function: FunctionID
    /// Whether its value may be an object, whose methods can change it although the variable is a constant.
    var mayBeObject = false
    /// Whether a closure captures it, so that it is boxed.
    var isCaptured = false
    /// Whether the program ends if it is read after its object was deallocated.
    var isUnowned = false
    /// Whether it is an `inout` parameter, which is in a box. The caller of a closure may pass the value instead.
    var isInout = false
}

/// A body with local variables: a function, handler, closure, completion block, initial value, scenario or file.
struct FunctionScope: Sendable {
    /// The enclosing body, whose variables are visible.
    let parent: FunctionID?
    /// The parameters in order; for a closure without named parameters `$0`, `$1` ….
    var parameters = VariableRun(from: 0, to: 0)
    /// The variables that hold what the generic parameters are, except those that a parameter such as `T.Type` holds.
    var typeVariables: [TypeVariable] = []
    /// The variables of a closure's capture list.
    var captureList: [CaptureVariable] = []
    /// The variable that replaces `self`, because a capture list contains it.
    var selfVariable: VariableID?
    /// The captured variables of outer bodies, including those of nested closures, in the order of first use.
    var captures: [VariableID] = []
    /// Whether it or a closure in it uses `self`.
    var usesSelf = false
    /// Whether it is the body of a Swift declaration.
    var isSwift = false
    /// Whether it is the body of a closure.
    var isClosure = false
}

/// The variable that holds what a generic parameter is.
struct TypeVariable: Hashable, Sendable {
    let variable: VariableID
    /// The parameter of this type, by its place; nil if the place of the call says what is expected.
    let parameter: Int?
}

/// One entry of a capture list: a variable of the closure, set when the closure is made.
struct CaptureVariable: Hashable, Sendable {
    let variable: VariableID
    let isWeak: Bool
    /// The value that it is set to.
    let source: Source

    enum Source: Hashable, Sendable {
        case value(ExpressionID)
        case selfReference
        case name(Reference)
    }
}

/// What the names of a tree refer to. The tree itself never changes.
struct Resolution: Sendable {
    /// The references, by the number of the expression.
    private(set) var references: ReferenceTable
    var variables = Slab<LocalVariable>()
    var functions: [FunctionScope] = []
    /// The callees and values of Swift's library, by the numbers of their expressions.
    var libraryCallees: Set<UInt32> = []
    /// The bodies of arguments of parameters with `@autoclosure`, by the numbers of their expressions.
    var autoclosures: [UInt32: FunctionID] = [:]
    /// Methods that are named by their type, such as `List.reload`: the function of a method of an instance.
    var unapplied: Set<UInt32> = []
    /// The declarations of nested functions, by their variables.
    var localFunctions: [VariableID: DeclarationID] = [:]
    /// The local variables whose value is that of a getter, which each read calls.
    var localComputed: Set<VariableID> = []
    private var variableAt: OffsetTable
    private var functionAt: OffsetTable

    /// The offset for the body of a file, which has no brace.
    static let fileBody = UInt32.max

    /// Returns the offset for the body of an initial value: not its start, where a closure begins.
    static func place(ofValue span: SourceSpan) -> UInt32 { max(span.start, span.end &- 1) }

    /// Creates an empty resolution of `tree`.
    init(of tree: SyntaxTree) {
        references = ReferenceTable(count: tree.expressionCount)
        // Usually enough: growing would copy.
        let (variables, functions) = (tree.statements.count / 2, tree.declarations.count + tree.closures.count + 1)
        self.variables.reserve(variables)
        self.functions.reserveCapacity(functions)
        variableAt = OffsetTable(capacity: variables)
        functionAt = OffsetTable(capacity: functions)
    }

    /// Returns the variable whose declaration is at `offset`. Requires `finish` before.
    func variable(at offset: UInt32) -> VariableID? { variableAt[offset].map { VariableID(index: $0) } }

    /// Returns the body whose first brace is at `offset`. Requires `finish` before.
    func function(at offset: UInt32) -> FunctionID? { functionAt[offset].map { FunctionID(index: $0) } }

    /// Sorts the tables of offsets, so that they can be searched.
    mutating func finish() {
        variableAt.sort()
        functionAt.sort()
    }

    /// Sets what the name in an expression refers to. The resolution must not have copies.
    @inline(__always)
    mutating func set(_ reference: Reference, of id: ExpressionID) { references[Int(id.index)] = reference }

    /// Adds a variable.
    @inline(__always)
    mutating func add(_ variable: LocalVariable) -> VariableID {
        variables.appendShared(variable)
        return VariableID(index: variables.count - 1)
    }

    /// Records the place of a variable's declaration.
    mutating func record(_ variable: VariableID, at offset: UInt32) { variableAt.set(offset, variable.index) }

    /// Adds the body whose first brace is at `offset`.
    mutating func add(_ function: FunctionScope, at offset: UInt32) -> FunctionID {
        functions.append(function)
        functionAt.set(offset, functions.count - 1)
        return FunctionID(index: functions.count - 1)
    }
}
