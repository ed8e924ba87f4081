/// A name where it is written.
struct Identifier: PoolElement, Hashable {
    let name: NameID
    /// The bytes of the name in the tree's file, backticks included.
    let start: UInt32
    let end: UInt32

    static let width = 3

    init(name: NameID, start: UInt32, end: UInt32) {
        self.name = name
        self.start = start
        self.end = end
    }

    init(_ words: inout PoolCursor) {
        name = NameID(words.word())
        start = words.word()
        end = words.word()
    }

    func write(to pool: inout WordPool) {
        pool.add(name.index)
        pool.add(start)
        pool.add(end)
    }
}

/// Statements between braces, or those of a case or a file.
struct Block: PoolElement, Hashable {
    let statements: List<StatementID>
    /// The bytes from brace to brace.
    let start: UInt32
    let end: UInt32

    static let width = 4

    init(statements: List<StatementID>, start: UInt32, end: UInt32) {
        self.statements = statements
        self.start = start
        self.end = end
    }

    init(_ words: inout PoolCursor) {
        statements = List(&words)
        start = words.word()
        end = words.word()
    }

    func write(to pool: inout WordPool) {
        statements.write(to: &pool)
        pool.add(start)
        pool.add(end)
    }
}

/// A part of an interpolated string.
enum StringPiece: PoolElement, Hashable {
    case text(TextID)
    case expression(ExpressionID)

    static let width = 2

    init(_ words: inout PoolCursor) {
        let isExpression = Bool(&words)
        self = isExpression ? .expression(ExpressionID(&words)) : .text(TextID(&words))
    }

    func write(to pool: inout WordPool) {
        switch self {
        case .text(let text):
            false.write(to: &pool)
            text.write(to: &pool)
        case .expression(let expression):
            true.write(to: &pool)
            expression.write(to: &pool)
        }
    }
}

/// An argument of a call. In a call pattern a label may stand without a value, which is then `.missing`.
struct Argument: PoolElement, Hashable {
    let label: Identifier?
    let value: ExpressionID

    static let width = 5

    init(label: Identifier?, value: ExpressionID) {
        self.label = label
        self.value = value
    }

    init(_ words: inout PoolCursor) {
        label = Identifier?(&words)
        value = ExpressionID(&words)
    }

    func write(to pool: inout WordPool) {
        label.write(to: &pool)
        value.write(to: &pool)
    }
}

/// `key: value` of a dictionary literal.
struct DictionaryEntry: PoolElement, Hashable {
    let key: ExpressionID
    let value: ExpressionID

    static let width = 2

    init(key: ExpressionID, value: ExpressionID) {
        self.key = key
        self.value = value
    }

    init(_ words: inout PoolCursor) {
        key = ExpressionID(&words)
        value = ExpressionID(&words)
    }

    func write(to pool: inout WordPool) {
        key.write(to: &pool)
        value.write(to: &pool)
    }
}

/// `[weak self]`, `[x]`, `[weak y = expression]` before the parameters of a closure.
struct Capture: PoolElement, Hashable {
    /// The word `self` is a name like any other here.
    let name: Identifier
    let isWeak: Bool
    /// What is captured, when it is not the variable of that name.
    let value: ExpressionID?

    static let width = 6

    init(name: Identifier, isWeak: Bool, value: ExpressionID?) {
        self.name = name
        self.isWeak = isWeak
        self.value = value
    }

    init(_ words: inout PoolCursor) {
        name = Identifier(&words)
        isWeak = Bool(&words)
        value = ExpressionID?(&words)
    }

    func write(to pool: inout WordPool) {
        name.write(to: &pool)
        isWeak.write(to: &pool)
        value.write(to: &pool)
    }
}

/// `{ [captures] parameters in statements }`.
struct Closure: Hashable, Sendable {
    let captures: List<Capture>
    let parameters: List<Identifier>
    /// One more than the highest `$n` that the body itself uses; 0 for none.
    let anonymousCount: Int
    let body: Block
}

/// One of the comma-separated conditions of `if`, `guard` and `while`.
struct Condition: PoolElement, Hashable {
    /// The name that `let` or `var` binds to the value if it is not nil; nil for a plain condition.
    let binding: Identifier?
    /// Whether the binding is a `var`.
    let isVariable: Bool
    let value: ExpressionID

    static let width = 6

    init(binding: Identifier?, isVariable: Bool, value: ExpressionID) {
        self.binding = binding
        self.isVariable = isVariable
        self.value = value
    }

    init(_ words: inout PoolCursor) {
        binding = Identifier?(&words)
        isVariable = Bool(&words)
        value = ExpressionID(&words)
    }

    func write(to pool: inout WordPool) {
        binding.write(to: &pool)
        isVariable.write(to: &pool)
        value.write(to: &pool)
    }
}

/// `if` or `else if` with its body.
struct Branch: PoolElement, Hashable {
    let conditions: List<Condition>
    let body: Block

    static let width = 6

    init(conditions: List<Condition>, body: Block) {
        self.conditions = conditions
        self.body = body
    }

    init(_ words: inout PoolCursor) {
        conditions = List(&words)
        body = Block(&words)
    }

    func write(to pool: inout WordPool) {
        conditions.write(to: &pool)
        body.write(to: &pool)
    }
}

/// One case of a `switch`; `default` has no patterns.
struct SwitchCase: PoolElement, Hashable {
    /// Values, ranges and symbols; the case is taken when one matches.
    let patterns: List<ExpressionID>
    let isDefault: Bool
    let body: Block

    static let width = 7

    init(patterns: List<ExpressionID>, isDefault: Bool, body: Block) {
        self.patterns = patterns
        self.isDefault = isDefault
        self.body = body
    }

    init(_ words: inout PoolCursor) {
        patterns = List(&words)
        isDefault = Bool(&words)
        body = Block(&words)
    }

    func write(to pool: inout WordPool) {
        patterns.write(to: &pool)
        isDefault.write(to: &pool)
        body.write(to: &pool)
    }
}
