/// What may stand where a text ends: what the parser was about to read when it came there.
enum Continuation: Hashable, Sendable {
    /// A statement, or what may be declared there.
    case statement(Parser.Place)
    /// A member of what is being declared.
    case member(Parser.Owner)
    /// This very word.
    case word(Word)
    /// This very word of a verb.
    case verbWord(String)
    /// What a verb wants after its words, or a clause after its own.
    case operand(OperandKind, Clause?)
    case clause(Clause)
    case value
    /// A member of the value before a dot.
    case memberOf(ExpressionID)
    /// The name right after a dot that begins a value.
    case symbol
    /// `+` or `-` was read: a category of the trace.
    case category
    /// The name of a handler.
    case handler(Parser.Owner)
    /// What a scene or controller descends from.
    case base
    case segueKind
    /// A scene or controller, by its name.
    case controller
    /// A device, a release of iOS.
    case device, release
    /// The path of a file that is imported.
    case file
}

/// What a parser notes that reads a text whose end is missing.
struct UnfinishedText: Sendable {
    /// The verb statement in which the text ends.
    struct Statement: Sendable {
        let row: VerbRow
        let hasOperand: Bool
        /// The clauses that stand there already.
        let given: [Clause]
        /// The clause whose operand is missing.
        let open: Clause?
    }

    /// What is being declared around the place.
    struct Declaration: Sendable {
        let owner: Parser.Owner
        let name: NameID?
        let base: NameID?
    }

    private(set) var continuations: [Continuation] = []
    /// Whether nothing else may stand there than what has been noted: what encloses the place has no say any more.
    private(set) var isSettled = false
    /// The innermost one; nil where the text does not end in a verb statement.
    private(set) var statement: Statement?
    /// What operand of a verb or a clause is read: says what a symbol can mean. Nil before the first one.
    var operand: OperandKind?
    /// The property to which a value is assigned.
    var property: NameID?
    /// The innermost last.
    var enclosing: [Declaration] = []
    /// What the text itself has declared so far and is visible at its end.
    var names: [NameID] = []
    /// The identifiers of the segues that the text itself has declared so far.
    var segues: [String] = []

    mutating func note(_ continuation: Continuation, alone: Bool) {
        guard !isSettled else { return }
        continuations.append(continuation)
        isSettled = alone
    }

    mutating func note(_ found: Statement) {
        if statement == nil { statement = found }
    }

    /// Nothing that is known may stand there.
    mutating func settle() { isSettled = true }
}
