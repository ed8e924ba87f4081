import SceneRuntime

/// A local variable or parameter, by its place in `Resolution.variables`.
struct VariableID: Hashable, Sendable {
    private let number: UInt32

    init(index: Int) { number = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(number) }
}

/// Variables that were added one after the other.
struct VariableRun: RandomAccessCollection, Sendable {
    private let first: UInt32
    private let length: UInt32

    /// Those at the places from `start` on that are below `end`, which is no less.
    init(from start: Int, to end: Int) {
        first = UInt32(truncatingIfNeeded: start)
        length = UInt32(truncatingIfNeeded: end - start)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { Int(length) }
    subscript(place: Int) -> VariableID { VariableID(index: Int(first) + place) }
}

/// A body with locals of its own, by its place in `Resolution.functions`.
struct FunctionID: Hashable, Sendable {
    private let number: UInt32

    init(index: Int) { number = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(number) }
}

/// What a name in an expression stands for. There is one for each expression, in eight bytes: places in tables are no
/// larger than handles.
enum Reference: Hashable, Sendable {
    /// No name, or one that was reported.
    case none
    case local(VariableID)
    case global(UInt32)
    case function(UInt32)
    /// A controller: its latest instance or its declaration, by the place where it is used.
    case controller(ClassID)
    case storyboard(StoryboardID)
    case style(StyleID)
    case delegate(DelegateID)
    case segueClass(SegueClassID)
    case window(WindowID)
    case nib(NibID)
    /// A member of `self`, which the name leaves out.
    case member(MemberTable.Member)
    /// A property of `self`, which the name leaves out.
    case property(Property)
    /// A view of the controller that the verb is about.
    case viewOfSubject
    case builtIn(BuiltInFunction)
    case environment(EnvironmentName)
    /// A built-in base, after `is`.
    case base(BaseKind)
}

/// A local variable, parameter or constant of a body.
struct LocalVariable: Sendable {
    let name: NameID
    let span: SourceSpan
    let isConstant: Bool
    let isWeak: Bool
    /// The body that it belongs to.
    let function: FunctionID
    /// Whether a closure uses it, so that it lives in a box.
    var isCaptured = false
}

/// A body with locals of its own: a function, handler, closure, completion block, initialiser, scenario or file.
struct FunctionScope: Sendable {
    /// The body around it, whose variables it shares.
    let parent: FunctionID?
    /// The parameters in order; of a closure without named ones its `$0`, `$1` ….
    var parameters = VariableRun(from: 0, to: 0)
    /// What the capture list of a closure makes of its own.
    var captureList: [CaptureVariable] = []
    /// The variable that stands for `self` here because a capture list says so.
    var selfVariable: VariableID?
    /// The variables of outer bodies that it or a closure in it uses, in the order of first use.
    var captures: [VariableID] = []
    /// Whether it or a closure in it uses `self`.
    var usesSelf = false
}

/// One entry of a capture list: a variable of the closure, set when the closure is made.
struct CaptureVariable: Hashable, Sendable {
    let variable: VariableID
    let isWeak: Bool
    /// What it is set to.
    let source: Source

    enum Source: Hashable, Sendable {
        case value(ExpressionID)
        case selfReference
        case name(Reference)
    }
}

/// What the names of one tree stand for. The tree itself never changes.
struct Resolution: Sendable {
    /// By the number of the expression.
    private(set) var references = Slab<Reference>()
    var variables = Slab<LocalVariable>()
    var functions: [FunctionScope] = []
    private var variableAt: OffsetTable
    private var functionAt: OffsetTable

    /// Stands for the brace that a file's own statements do not have.
    static let fileBody = UInt32.max

    /// Of `tree`, with nothing known yet.
    init(of tree: SyntaxTree) {
        references.grow(to: tree.expressionCount, with: .none)
        // Mostly enough: to grow would be to copy.
        let (variables, functions) = (tree.statements.count / 2, tree.declarations.count + tree.closures.count + 1)
        self.variables.reserve(variables)
        self.functions.reserveCapacity(functions)
        variableAt = OffsetTable(capacity: variables)
        functionAt = OffsetTable(capacity: functions)
    }

    /// The variable whose declared name is at `offset`. Known once the whole tree is resolved.
    func variable(at offset: UInt32) -> VariableID? { variableAt[offset].map { VariableID(index: $0) } }

    /// The body whose first brace is at `offset`. Known once the whole tree is resolved.
    func function(at offset: UInt32) -> FunctionID? { functionAt[offset].map { FunctionID(index: $0) } }

    /// Makes what has been noted by offsets known.
    mutating func finish() {
        variableAt.sort()
        functionAt.sort()
    }

    /// Says what the name in an expression stands for. Only who fills a resolution of which there is no copy does so.
    @inline(__always)
    mutating func set(_ reference: Reference, of id: ExpressionID) { references.all[Int(id.index)] = reference }

    /// Adds a variable.
    @inline(__always)
    mutating func add(_ variable: LocalVariable) -> VariableID {
        variables.add(variable)
        return VariableID(index: variables.count - 1)
    }

    /// Notes where the name of a variable is declared.
    mutating func note(_ variable: VariableID, at offset: UInt32) { variableAt.set(offset, variable.index) }

    /// Adds the body whose first brace is at `offset`.
    mutating func add(_ function: FunctionScope, at offset: UInt32) -> FunctionID {
        functions.append(function)
        functionAt.set(offset, functions.count - 1)
        return FunctionID(index: functions.count - 1)
    }
}
