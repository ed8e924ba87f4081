import SceneRuntime

/// A register of a frame.
typealias Register = UInt16

/// The state of the function that is being lowered.
struct FunctionState: Sendable {
    /// The storage of a variable.
    struct Slot: Hashable, Sendable {
        let register: Register
        /// Whether the register contains a box with the variable.
        let isBoxed: Bool
        let isWeak: Bool
    }

    /// A loop or switch around the statement that is being lowered.
    struct Target: Sendable {
        let isLoop: Bool
        let breakLabel: JumpLabel
        let continueLabel: JumpLabel
        /// The first register that a jump out (of the body) must clear.
        let breakBase: Register
        let continueBase: Register
        /// The number of open turns, setups and records at its start.
        let openCount: Int
    }

    /// A construct that a jump out of a block must end.
    enum Open: Sendable {
        case turn(Register)
        case setup
        case record(Register)
    }

    var buffer: CodeBuffer
    let scope: FunctionID
    let kind: FunctionCode.Kind
    var slots: [VariableID: Slot] = [:]
    /// The next free register, and the maximum number in use.
    var next = 0
    var most = 0
    /// The end of the registers of the statement that may need a release; `next` or less for none.
    var releaseLimit = 0
    /// The number of calls that have been lowered.
    var calls = 0
    var targets: [Target] = []
    var open: [Open] = []
    /// The targets of the open optional chains for nil.
    var chains: [JumpLabel] = []
    /// For a handler: its owner, its method, and the number of its parameters.
    var handler: (owner: ClassID, method: Method)?

    init(_ scope: FunctionID, _ kind: FunctionCode.Kind, span: SourceSpan) {
        self.scope = scope
        self.kind = kind
        buffer = CodeBuffer(span: span)
    }
}
