/// The code of a condition, and where it continues if the value is unknown (the rule of `if`, `while` and `guard`).
struct DecisionSite: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        /// The condition is the value of an expression: the result is unknown, too.
        case value
        /// `if`, `while`, `? :`: the condition is not met.
        case condition
        /// The same, where no branch can change a call or the output, so that the trace shows nothing.
        case silentCondition
        /// `guard`: the condition is met.
        case guardElse
    }

    /// The positions of its code.
    let start: UInt32
    let end: UInt32
    /// The position after the decision.
    let target: UInt32
    let kind: Kind
    /// The source of the condition.
    let span: SourceSpan
}
