/// A rule of the catalogue; see `RuleSpec.table`.
public enum Rule: UInt16, CaseIterable, Sendable, BitwiseCopyable {
    case none
}
