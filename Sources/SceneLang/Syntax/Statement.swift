/// What a statement is, with its children: trivial, and stored as it stands in `SyntaxTree`.
enum Statement: Hashable, Sendable {
    /// What could not be read; the parser has said so.
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

    /// The operator that computes the new value from the old one, or nil for `=`.
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
    /// The first value; nil is only left out by a `var`, which is then nil.
    let value: ExpressionID?
}

/// A verb with what it was given. `VerbTable` says which operands and clauses a verb has.
struct VerbStatement: Hashable, Sendable {
    let verb: Verb
    let operand: Operand
    /// In the order written, each at most once.
    let clauses: List<ClauseArgument>
}

/// One clause of a verb or a segue.
struct ClauseArgument: PoolElement, Hashable {
    let clause: Clause
    let operand: Operand
    /// The bytes of the clause, word included.
    let start: UInt32
    let end: UInt32

    static let width = 8

    init(clause: Clause, operand: Operand, start: UInt32, end: UInt32) {
        self.clause = clause
        self.operand = operand
        self.start = start
        self.end = end
    }

    init(_ words: inout PoolCursor) {
        clause = Clause(rawValue: UInt8(truncatingIfNeeded: words.word())) ?? .unanimated
        operand = Operand(&words)
        start = words.word()
        end = words.word()
    }

    func write(to pool: inout WordPool) {
        pool.add(UInt32(clause.rawValue))
        operand.write(to: &pool)
        pool.add(start)
        pool.add(end)
    }
}

/// What stands after a verb or a clause. Which case it is follows from the `OperandKind` in the table.
enum Operand: PoolElement, Hashable {
    case none
    case expression(ExpressionID)
    case block(Block)
    /// The verb statement after `begin`.
    case statement(StatementID)
    case names(List<ExpressionID>)
    case categories(List<CategoryChange>)
    case patterns(List<TracePattern>)

    static let width = 5

    init(_ words: inout PoolCursor) {
        let tag = words.word()
        let block = Block(&words)
        switch tag {
        case 1: self = .expression(ExpressionID(index: block.statements.start))
        case 2: self = .block(block)
        case 3: self = .statement(StatementID(index: block.statements.start))
        case 4: self = .names(List(start: block.statements.start, count: block.statements.count))
        case 5: self = .categories(List(start: block.statements.start, count: block.statements.count))
        case 6: self = .patterns(List(start: block.statements.start, count: block.statements.count))
        default: self = .none
        }
    }

    func write(to pool: inout WordPool) {
        switch self {
        case .none: write(0, .empty, to: &pool)
        case .expression(let expression): write(1, List(start: expression.index, count: 0), to: &pool)
        case .block(let block):
            pool.add(2)
            block.write(to: &pool)
        case .statement(let statement): write(3, List(start: statement.index, count: 0), to: &pool)
        case .names(let list): write(4, List(start: list.start, count: list.count), to: &pool)
        case .categories(let list): write(5, List(start: list.start, count: list.count), to: &pool)
        case .patterns(let list): write(6, List(start: list.start, count: list.count), to: &pool)
        }
    }

    private func write(_ tag: UInt32, _ words: List<StatementID>, to pool: inout WordPool) {
        pool.add(tag)
        Block(statements: words, start: 0, end: 0).write(to: &pool)
    }
}

/// `+layout` or `-init` of `trace`.
struct CategoryChange: PoolElement, Hashable {
    let isOn: Bool
    let name: Identifier

    static let width = 4

    init(isOn: Bool, name: Identifier) {
        self.isOn = isOn
        self.name = name
    }

    init(_ words: inout PoolCursor) {
        isOn = Bool(&words)
        name = Identifier(&words)
    }

    func write(to pool: inout WordPool) {
        isOn.write(to: &pool)
        name.write(to: &pool)
    }
}

/// One line of `expect trace { … }`.
struct TracePattern: PoolElement, Hashable {
    enum Kind: UInt8, Sendable {
        /// `...`: any lines.
        case anyLines
        /// A line, in which `_` stands for exactly one argument.
        case line
        /// `any order {`; the lines up to the `close` that belongs to it may stand in any order.
        case openAnyOrder
        case close
    }

    let kind: Kind
    /// The line without indentation, comments and trailing blanks.
    let text: TextID
    let start: UInt32
    let end: UInt32

    static let width = 4

    init(kind: Kind, text: TextID, start: UInt32, end: UInt32) {
        self.kind = kind
        self.text = text
        self.start = start
        self.end = end
    }

    init(_ words: inout PoolCursor) {
        kind = Kind(rawValue: UInt8(truncatingIfNeeded: words.word())) ?? .line
        text = TextID(&words)
        start = words.word()
        end = words.word()
    }

    func write(to pool: inout WordPool) {
        pool.add(UInt32(kind.rawValue))
        text.write(to: &pool)
        pool.add(start)
        pool.add(end)
    }
}
