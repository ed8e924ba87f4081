import SceneRuntime

/// A register of a frame.
typealias Register = UInt16

/// The state of the function that is being lowered.
struct FunctionState: Sendable {
    /// The storage of a variable.
    struct Slot: Hashable, Sendable {
        let register: Register
        /// Whether the register contains a box with the variable.
        let isBoxed: Bool
        let isWeak: Bool
    }

    /// A loop or switch around the statement that is being lowered.
    struct Target: Sendable {
        let isLoop: Bool
        let breakLabel: JumpLabel
        let continueLabel: JumpLabel
        /// The first register that a jump out (of the body) must clear.
        let breakBase: Register
        let continueBase: Register
        /// The number of open turns, setups and records at its start.
        let openCount: Int
        /// The label of the statement.
        var label: IdentifierID?
        /// Whether only `break LABEL` leaves it.
        var isOnlyLabelled = false
    }

    /// Instructions whose errors are caught.
    struct Catch: Sendable {
        let start: Int
        let end: Int
        /// Where execution continues.
        let target: Int
        /// The register that gets the error. The registers after it are released.
        let error: Register
    }

    /// A construct that a jump out of a block must end.
    enum Open: Sendable {
        case turn(Register)
        case setup
        case record(Register)
        /// A deferred block, the instruction after its statement, and the register for an error that passes it.
        case deferred(Block, start: Int, error: Register)
    }

    /// A variable in the code of the function, for expressions where a session is stopped.
    struct Local: Sendable {
        let name: IdentifierID
        let slot: Slot
        let start: Int
        var end: Int?
    }

    /// What a body in Swift's form is.
    struct SwiftBody: Sendable {
        /// The function whose body it is.
        var function: MemberTable.FunctionMember?
        /// Whether it is a function or a getter of the type itself.
        var isStatic = false
        /// Whether it sets stored properties without their observers.
        var isInitialiser = false
        /// Whether a return without a value returns self.
        var returnsSelf = false
        /// The type of its result, if it is written.
        var result: TypeName?
    }

    var buffer: CodeBuffer
    let scope: FunctionID
    let kind: FunctionCode.Kind
    private(set) var slots: [VariableID: Slot] = [:]
    /// The variables so far; empty outside of sessions.
    private(set) var locals: [Local] = []
    /// The first register that is not in use.
    var nextRegister = 0
    /// The maximum number of registers in use so far.
    var maxRegisters = 0
    /// The end of the registers of the statement that may need a release; `nextRegister` or less for none.
    var releaseLimit = 0
    /// The number of calls that have been lowered.
    var calls = 0
    /// The enclosing loops and switches, the innermost last.
    var targets: [Target] = []
    /// The constructs around the current statement that a jump out must end, the innermost last.
    var openScopes: [Open] = []
    /// The label before the next loop or switch.
    var pendingLabel: IdentifierID?
    /// The targets of `fallthrough` in the enclosing switches, and the first register that it must clear.
    var fallLabels: [JumpLabel] = []
    var fallBases: [Int] = []
    /// Where errors are caught, inner ones first.
    var catches: [Catch] = []
    /// Whether the expression after a `try` is being lowered.
    var isTrying = false
    /// Where the conditions of expectations are evaluated.
    var checks: [Catch] = []
    /// The registers of the names that patterns bind, by the places of the names.
    var bindingRegisters: [UInt32: Register] = [:]
    /// The blocks whose last expression is the value of an `if` or `switch`, by their starts, and its register.
    var valueBlocks: [UInt32: Register] = [:]
    /// Whether the next closure returns its first parameter, as that of `reduce(into:)`.
    var returnsFirstParameter = false
    /// The type of the result of the next closure, if the type that is expected of it says so.
    var closureResult: TypeName?
    /// The types that the places of expressions expect: see `expect`.
    var contextualTypes: [ExpressionID: TypeName] = [:]
    /// What the place of the next call of a function expects of its result.
    var expectedResult: ExpectedResult?
    /// The variables that hold what generic parameters are.
    var typeVariables: [IdentifierID: VariableID] = [:]
    /// The starts of the blocks whose only expression is the result of the function.
    var resultBlocks: [UInt32] = []
    /// The targets of the open optional chains for nil.
    var chains: [JumpLabel] = []
    /// The local functions that are made before the place of their declaration.
    var earlyFunctions: Set<DeclarationID> = []
    /// The content of chains of calls without a result that are compared with nil.
    var testedChains: Set<ExpressionID> = []
    /// The parts of a place that are evaluated once, and the registers with their values: see `holding`.
    var held: [ExpressionID: Register] = [:]
    /// For a body in Swift's form: what it is.
    var swift = SwiftBody()
    /// The parameters that are `inout`, as in `FunctionCode`.
    var inoutParameters: UInt32 = 0
    /// Whether it has no source, so that it has no captures.
    var isGlue = false
    /// The property whose observer it is.
    var unobserved: IdentifierID?
    /// Whether it is a body of Swift.
    var isSwift = false
    /// For a handler: its owner, its method, and the number of its parameters.
    var handler: (owner: ClassID, method: Method)?

    init(_ scope: FunctionID, _ kind: FunctionCode.Kind, span: SourceSpan) {
        self.scope = scope
        self.kind = kind
        buffer = CodeBuffer(span: span)
    }

    /// Puts a variable into a slot, from the next instruction on.
    mutating func place(_ variable: VariableID, named name: IdentifierID?, in slot: Slot) {
        slots[variable] = slot
        guard let name else { return }
        locals.append(Local(name: name, slot: slot, start: buffer.code.count))
    }

    /// Ends the variables in the registers from `base` on.
    mutating func endLocals(from base: Int) {
        for place in locals.indices where locals[place].end == nil && Int(locals[place].slot.register) >= base {
            locals[place].end = buffer.code.count
        }
    }
}
