/// What can follow the end of a source: what the parser expected when it reached the end.
enum Continuation: Hashable, Sendable {
    /// A statement, or a declaration that is valid there.
    case statement(Parser.BlockKind)
    /// A member of the enclosing declaration.
    case member(Parser.Owner)
    /// A member of a class, struct or enum of Swift.
    case swiftMember
    /// This word.
    case word(Keyword)
    /// This word of a verb.
    case verbWord(String)
    /// The operand of a verb, or of a clause.
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
    /// The superclass of a scene or controller.
    case base
    case segueKind
    /// A scene or controller, by its name.
    case controller
    /// A device, a release of iOS.
    case device, release
    /// The path of a file that is imported.
    case file
}

/// What the parser records about an unfinished text, for completion.
struct CompletionRecord: Sendable {
    /// The verb statement in which the text ends.
    struct Statement: Sendable {
        let row: VerbRow
        let hasOperand: Bool
        /// The clauses that are already written.
        let given: [Clause]
        /// The clause whose operand is missing.
        let open: Clause?
    }

    /// A declaration that encloses the place.
    struct Declaration: Sendable {
        let owner: Parser.Owner
        let name: IdentifierID?
        let base: IdentifierID?
    }

    private(set) var continuations: [Continuation] = []
    /// Whether the recorded continuations are all: the enclosing syntax adds no more.
    private(set) var isEnded = false
    /// The innermost verb statement; nil if the text does not end in one.
    private(set) var statement: Statement?
    /// The kind of the current operand, which decides which symbols are valid; nil before the first operand.
    var operand: OperandKind?
    /// The property that is assigned.
    var property: IdentifierID?
    /// The enclosing declarations, the innermost last.
    var enclosing: [Declaration] = []
    /// The names that the text declares and that are visible at its end.
    var names: [IdentifierID] = []
    /// The identifiers of the segues that the text declares.
    var segues: [String] = []

    mutating func record(_ continuation: Continuation, isOnly: Bool) {
        guard !isEnded else { return }
        continuations.append(continuation)
        isEnded = isOnly
    }

    mutating func record(_ found: Statement) {
        if statement == nil { statement = found }
    }

    /// Records that there is no known continuation.
    mutating func end() { isEnded = true }
}
