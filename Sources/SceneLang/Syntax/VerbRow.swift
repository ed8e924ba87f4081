/// How one form of a verb is written. The parser, the checker, completion, `:help` and `grammar.md` read these rows.
/// An object, since rows are handed on for each statement and are the same for all.
public final class VerbRow: Sendable {
    /// One clause that the form takes.
    public struct ClauseRow: Sendable {
        public let clause: Clause
        public let operand: OperandKind
        /// Whether the statement is incomplete without it.
        public let isRequired: Bool
        /// Whether the word can be left out where the operand is a block: `expect warning { … }`.
        let canOmitWord: Bool

        init(_ clause: Clause, _ operand: OperandKind, isRequired: Bool = false, canOmitWord: Bool = false) {
            self.clause = clause
            self.operand = operand
            self.isRequired = isRequired
            self.canOmitWord = canOmitWord
        }

        /// The operand as documentation prints it; a controller is not the one after the verb.
        var operandUsage: String { operand.placeholder == "X" ? "Y" : operand.placeholder }

        /// The clause as documentation prints it: `[onto Y]`.
        var usage: String {
            let text = operand == .none ? clause.word.text : "\(clause.word.text) \(operandUsage)"
            return isRequired ? text : "[\(text)]"
        }
    }

    /// Whether an operand stands after the words.
    public enum Presence: Sendable {
        case optional, required
    }

    public let verb: Verb
    /// The words that begin the statement.
    public let words: [String]
    /// What stands after the words; `.none` for nothing.
    public let operand: OperandKind
    public let presence: Presence
    public let clauses: [ClauseRow]
    /// What the compiler makes of the statement.
    let kind: VerbKind
    /// The controller that the verb is done to, where the statement may leave it out.
    let subject: VerbSubject?
    /// What lint rules ask.
    let effects: VerbEffects
    /// What the statement does, in one line without a final period.
    public let summary: String

    init(
        _ verb: Verb, _ words: [String], _ operand: OperandKind, _ presence: Presence = .required,
        _ clauses: [ClauseRow] = [], kind: VerbKind = .request,
        subject: VerbSubject? = nil, effects: VerbEffects = [], _ summary: String
    ) {
        self.verb = verb
        self.words = words
        self.operand = operand
        self.presence = presence
        self.clauses = clauses
        self.kind = kind
        self.subject = subject
        self.effects = effects
        self.summary = summary
    }

    /// The row of `clause`, or nil if the form does not take it.
    public func row(of clause: Clause) -> ClauseRow? { clauses.first { $0.clause == clause } }

    /// Whether the block of the clause `in` may follow the operand without the word.
    var takesBlockDirectly: Bool { clauses.contains { $0.canOmitWord } }

    /// The form as documentation prints it: `push X onto X [unanimated] [animated BOOL]`.
    public var usage: String {
        var parts = words
        if operand != .none {
            parts.append(presence == .required ? operand.placeholder : "[\(operand.placeholder)]")
        }
        parts += clauses.map { $0.usage }
        return parts.joined(separator: " ")
    }
}
