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

    /// The binary operator of a compound assignment, or nil for `=`.
    var binary: BinaryOperator? {
        switch self {
        case .set: nil
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        }
    }

    var text: String {
        switch self {
        case .set: "="
        case .add: "+="
        case .subtract: "-="
        case .multiply: "*="
        case .divide: "/="
        }
    }
}

/// `let`, `var` or `weak var`, as a statement or a member.
struct Variable: Hashable, Sendable {
    let name: Identifier
    let isConstant: Bool
    let isWeak: Bool
    /// The initial value. Only a `var` can omit it, and is then nil.
    let value: ExpressionID?
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
