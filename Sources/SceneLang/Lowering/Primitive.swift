// open: new cases need no code where they are ignored.
/// What the instruction `Opcode.primitive` computes. Its operands are in R[a], R[a + 1], …; the result replaces R[a],
/// and the other operands are released.
enum Primitive: UInt8, CaseIterable, Sendable {
    /// Does nothing.
    case nothing
}
