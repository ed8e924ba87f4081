// open: new cases need no code where they are ignored.
/// A statement with its children: a trivial value, stored in `SyntaxTree`.
enum Statement: Hashable, Sendable {
    /// An invalid declaration or statement, which the parser has reported.
    case missing
    case variable(Variable)
    /// The target is a name, a member, a subscript or an `optionalChain`.
    case assignment(target: ExpressionID, operation: AssignmentOperator, value: ExpressionID)
    case expression(ExpressionID)
    /// `if`, and each `else if`, in order.
    case conditional(branches: List<Branch>, otherwise: Block?)
    case guardElse(conditions: List<Condition>, otherwise: Block)
    case forIn(variable: Identifier, sequence: ExpressionID, body: Block)
    case whileLoop(conditions: List<Condition>, body: Block)
    case repeatLoop(count: ExpressionID, body: Block)
    case switchOver(subject: ExpressionID, cases: List<SwitchCase>)
    case breakLoop
    case continueLoop
    /// `break LABEL`, `continue LABEL`.
    case breakTo(Identifier)
    case continueTo(Identifier)
    /// `LABEL: for …`, and other loops.
    case labelled(Identifier, StatementID)
    /// `for PATTERN in …`, `for x in … where …`.
    case forPattern(pattern: ExpressionID, sequence: ExpressionID, condition: ExpressionID?, body: Block)
    /// `repeat { … } while c`.
    case repeatWhile(body: Block, condition: ExpressionID)
    /// `let (a, b) = value`.
    case destructuring(pattern: ExpressionID, value: ExpressionID)
    case fallThrough
    case doCatch(body: Block, catches: List<CatchClause>)
    case throwError(ExpressionID)
    case deferred(Block)
    case returnValue(ExpressionID?)
    /// `super` as a statement: the inherited implementation runs here.
    case superCall
    /// `setup { … }` of a scenario.
    case setup(Block)
    case verb(VerbStatement)
    /// A declaration among statements: of a file, or a function.
    case declaration(DeclarationID)
}

enum AssignmentOperator: UInt8, CaseIterable, Sendable {
    case set, add, subtract, multiply, divide
    /// Of Swift only.
    case remainder, bitAnd, bitOr, bitXor, shiftLeft, shiftRight, wrappingAdd, wrappingSubtract, wrappingMultiply

    /// The binary operator of a compound assignment, or nil for `=`.
    var binary: BinaryOperator? {
        switch self {
        case .set: nil
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        case .remainder: .remainder
        case .bitAnd: .bitAnd
        case .bitOr: .bitOr
        case .bitXor: .bitXor
        case .shiftLeft: .shiftLeft
        case .shiftRight: .shiftRight
        case .wrappingAdd: .wrappingAdd
        case .wrappingSubtract: .wrappingSubtract
        case .wrappingMultiply: .wrappingMultiply
        }
    }

    var text: String { binary.map { $0.text + "=" } ?? "=" }
}

/// `let`, `var` or `weak var`, as a statement or a member.
struct Variable: Hashable, Sendable {
    let name: Identifier
    let isConstant: Bool
    let isWeak: Bool
    /// The initial value. Only a `var` can omit it, and is then nil; a `let` of Swift is set later.
    let value: ExpressionID?
    /// What Swift's form says about it.
    var details = Record<VariableDetails>.none
}

/// What Swift's form says about a variable.
struct VariableDetails: PoolElement, Hashable {
    let modifiers: Modifiers
    let type: Record<TypeName>
    /// `get`, `set`, `willSet`, `didSet`. A computed property has a `get`.
    let accessors: List<Accessor>
}

/// `get { … }`, `set(value) { … }`, `willSet`, `didSet`.
struct Accessor: PoolElement, Hashable {
    enum Kind: UInt8, Sendable {
        case get, set, willSet, didSet
    }

    let kind: Kind
    /// The name of the value, if it is not `newValue` or `oldValue`.
    let parameter: Identifier?
    let body: Block
}

/// A verb with its operand and clauses. `VerbTable` says which a verb has.
struct VerbStatement: Hashable, Sendable {
    let verb: Verb
    let operand: Operand
    /// The clauses in order, each at most once.
    let clauses: List<ClauseArgument>

    /// The kind of code that the compiler emits for it.
    var kind: VerbKind { VerbTable.row(of: verb).kind }
    /// The effects that it can have on the app.
    var effects: VerbEffects { VerbTable.row(of: verb).effects }
}

/// One clause of a verb or a segue.
struct ClauseArgument: PoolElement, Hashable {
    let clause: Clause
    let operand: Operand
    /// The span of the clause, including its word.
    let start: UInt32
    let end: UInt32
}

/// The operand of a verb or a clause. The `OperandKind` in the table decides which case it is.
enum Operand: PoolElement, Hashable {
    case none
    case expression(ExpressionID)
    case block(Block)
    /// The verb statement after `begin`.
    case statement(StatementID)
    case names(List<ExpressionID>)
    case categories(List<CategoryChange>)
    case patterns(List<TracePattern>)
}

/// `+layout` or `-init` of `trace`.
struct CategoryChange: PoolElement, Hashable {
    let isOn: Bool
    let name: Identifier
}

/// One line of `expect trace { … }`.
struct TracePattern: PoolElement, Hashable {
    enum Kind: UInt8, Sendable {
        /// `...`: any number of lines.
        case anyLines
        /// A line, in which `_` matches exactly one argument.
        case line
        /// `any order {`: the lines up to the matching `close` can be in any order.
        case openAnyOrder
        case close
    }

    let kind: Kind
    /// The line without indentation, comments and trailing whitespace.
    let text: TextID
    let start: UInt32
    let end: UInt32
}
