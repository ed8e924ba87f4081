// open: new cases need no code where they are ignored.
/// What the instruction `Opcode.primitive` computes. Its operands are in R[a], R[a + 1], …; the result replaces R[a], and
/// the other operands are released.
enum Primitive: UInt8, CaseIterable, Sendable {
    /// Does nothing.
    case nothing

    // Names of UIKit, and values that nothing declares. `c` is a position in a table where it is named.
    /// R[a] = the unknown value of the source of the instruction.
    case unknown
    /// R[a] = the class `c` of `UIKitName.table`.
    case uikitName
    /// R[a] = whether the receiver R[a] is known. If not, the trace says that nothing happens.
    case isKnown
    /// R[a] = whether the script declares member `c` for the object R[a].
    case declaresMember
    /// The trace says that the call does nothing, because its receiver, the source of the instruction, is nil.
    case nothingHappens
    /// R[a] = the result of the call `c` (`UIKitCall`) of the receiver R[a] with the arguments after it.
    case uikitCall
    /// R[a] = a new object of the class `c` of `UIKitName.table`. Its properties are names (integers) in R[a], R[a + 2],
    /// …, each followed by its value.
    case makeItem
    /// The view R[a] is of the class `c` of `UIKitName.table`. Its action is R[a + 1], or absent.
    case describeView
    /// R[a] = the storyboard with the name R[a].
    case storyboardNamed
    /// R[a] = the controllers on the stack of R[a].
    case stackOf
    /// R[a] = those of the controllers R[a] that are no longer on the stack of R[a + 1]; with `c` 1, the last of them.
    case removedFromStack
    /// R[a] = the controller in front.
    case frontController
    /// `let x = R[a]` of an `if`, which becomes nil if it is unknown; `c` is 1 if no branch changes anything.
    case bindIfKnown
    /// `let x = R[a]` of a `guard`, which is met.
    case bindInGuard
    /// The subject R[a] of a `switch`: the trace says that it is unknown.
    case decideSwitch
    /// The style R[a + 1] of the new split view controller R[a].
    case splitStyle
    /// R[a] = R[a], or a controller that stands for it if it is unknown.
    case controllerForUnknown
}
