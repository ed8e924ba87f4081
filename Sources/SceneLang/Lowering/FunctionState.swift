import SceneRuntime

/// A register of a frame.
typealias Register = UInt16

/// What is known of the function that is being lowered.
struct FunctionState: Sendable {
    /// Where a variable lives.
    struct Slot: Hashable, Sendable {
        let register: Register
        /// Whether the register holds a box with the variable in it.
        let isBoxed: Bool
        let isWeak: Bool
    }

    /// A loop or switch around the statement that is being lowered.
    struct Target: Sendable {
        let isLoop: Bool
        let breakLabel: Label
        let continueLabel: Label
        /// The first register that a jump out (of the body) leaves behind.
        let breakBase: Register
        let continueBase: Register
        /// How many turns, setups and records were open when it began.
        let openCount: Int
    }

    /// What a jump out of a block has to end.
    enum Open: Sendable {
        case turn(Register)
        case setup
        case record(Register)
    }

    var buffer: CodeBuffer
    let scope: FunctionID
    let kind: FunctionCode.Kind
    var slots: [VariableID: Slot] = [:]
    /// The next free register, and the most that were in use.
    var next = 0
    var most = 0
    /// Up to where registers of the statement may hold what has to be let go; `next` or less for none.
    var dirty = 0
    /// How many calls have been lowered.
    var calls = 0
    var targets: [Target] = []
    var open: [Open] = []
    /// Where optional chains that are being lowered go when a link is nil.
    var chains: [Label] = []
    /// Of a handler: whose it is, what it handles, and how many parameters it was given.
    var handler: (owner: ClassID, method: Method)?

    init(_ scope: FunctionID, _ kind: FunctionCode.Kind, span: SourceSpan) {
        self.scope = scope
        self.kind = kind
        buffer = CodeBuffer(span: span)
    }
}
