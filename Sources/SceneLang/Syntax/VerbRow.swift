public import SceneRuntime

/// A form of a verb: its syntax, and the request that it makes. The parser, the checker, completion, `:help` and
/// `grammar.md` use these rows. It is a class, because rows are passed around for each statement and are shared.
public final class VerbRow: Sendable {
    /// A clause of the form.
    public struct ClauseRow: Sendable {
        public let clause: Clause
        public let operand: OperandKind
        /// Whether the clause is required.
        public let isRequired: Bool
        /// Whether a clause whose operand is a block begins with its word.
        enum WordUse: Sendable {
            case required
            /// It may be omitted: `expect warning { … }`.
            case optional
            /// There is none: `after 0.3 { … }`.
            case absent
            /// It follows its operand, as in `3 times`, or a word such as `once` is both.
            case following
        }

        let wordUse: WordUse

        init(_ clause: Clause, _ operand: OperandKind, isRequired: Bool = false, wordUse: WordUse = .required) {
            self.clause = clause
            self.operand = operand
            self.isRequired = isRequired
            self.wordUse = wordUse
        }

        /// Whether the word begins the clause.
        var beginsWithWord: Bool { wordUse == .required || wordUse == .optional }

        /// Whether the operand is a block that can follow without the word.
        var isBlockWithoutWord: Bool { wordUse == .optional || wordUse == .absent }

        /// Whether the operand is a controller.
        var takesController: Bool { operand.placeholder == "X" }

        /// The operand in documentation; a controller is Y, to distinguish it from the verb's operand X.
        var operandUsage: String { operandUsage(controller: "Y") }

        private func operandUsage(controller: String) -> String {
            takesController ? controller : operand.placeholder
        }

        /// The clause in documentation: `[onto Y]`.
        package var usage: String { usage(controller: "Y") }

        /// The clause in documentation. `controller` is the letter for a controller, to distinguish it from the verb's
        /// operand X and from that of another clause.
        fileprivate func usage(controller: String) -> String {
            let operandUsage = operandUsage(controller: controller)
            if wordUse == .absent { return operandUsage }
            if wordUse == .following { return "[once | twice | \(operandUsage) \(clause.word.text) | never]" }
            let text = operand == .none ? clause.word.text : "\(clause.word.text) \(operandUsage)"
            return isRequired ? text : "[\(text)]"
        }
    }

    /// Whether an operand follows the words.
    public enum Presence: Sendable {
        case optional, required
    }

    public let verb: Verb
    /// The words that begin the statement.
    public let words: [String]
    /// The kind of the operand, or `.none`.
    public let operand: OperandKind
    public let presence: Presence
    public let clauses: [ClauseRow]
    /// The kind of code that the compiler emits for the statement.
    let kind: VerbKind
    /// The controller that the verb is applied to, if a statement can omit it.
    let subject: VerbSubject?
    /// The effects that lint rules consider.
    let effects: VerbEffects
    /// The major releases of iOS that have the method of UIKit that the verb calls.
    package let releases: ReleaseRange
    /// The names of the methods of UIKit that the verb stands for, in all their spellings, old ones included. The verb
    /// to write instead follows from the row: see `ForeignCalls`.
    let uikit: [String]
    /// The function that makes the verb's request; nil if `Machine.perform` has an arm for the verb.
    let request: VerbRequest?
    /// What the statement does, in one sentence with a capital letter and a full stop.
    public let summary: String

    init(
        _ verb: Verb, _ words: [String], _ operand: OperandKind, _ presence: Presence = .required,
        _ clauses: [ClauseRow] = [], kind: VerbKind = .request,
        subject: VerbSubject? = nil, effects: VerbEffects = [], releases: ReleaseRange = .since(3),
        uikit: [String] = [], request: VerbRequest? = nil, _ summary: String
    ) {
        self.verb = verb
        self.words = words
        self.operand = operand
        self.presence = presence
        self.clauses = clauses
        self.kind = kind
        self.subject = subject
        self.effects = effects
        self.releases = releases
        self.uikit = uikit
        self.request = request
        self.summary = summary
    }

    /// Returns the row of `clause`, or nil if the form does not take it.
    public func clauseRow(for clause: Clause) -> ClauseRow? { clauses.first { $0.clause == clause } }

    /// Whether the block of the clause `in` can follow the operand without the word.
    var takesBlockDirectly: Bool { clauses.contains { $0.isBlockWithoutWord } }

    /// The form in documentation: `push X [onto Y] [unanimated] [animated BOOL]`. An operand of two kinds has two
    /// forms.
    public var usages: [String] {
        let placeholders = operand == .choice ? ["X", "INDEX"] : [operand.placeholder]
        return placeholders.map { usage(operand: $0) }
    }

    /// The forms of `usages`, separated by `or`.
    public var usage: String { usages.joined(separator: " or ") }

    private func usage(operand placeholder: String) -> String {
        var parts = words
        if operand != .none { parts.append(presence == .required ? placeholder : "[\(placeholder)]") }
        var hasY = false
        for clause in clauses {
            parts.append(clause.usage(controller: hasY ? "Z" : "Y"))
            if clause.takesController { hasY = true }
        }
        return parts.joined(separator: " ")
    }
}

extension VerbRow: CatalogueRow {
    @usableFromInline package var key: Verb { verb }
}
