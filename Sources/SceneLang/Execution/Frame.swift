import SceneRuntime

/// The frame of a running body: its position in the code, its registers, and its relation to the world.
struct Frame: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        /// A scenario, or the statements outside of scenarios.
        case scenario
        /// The statements of one entry of a session: what `begin` has begun is still in flight after it.
        case entry
        /// A function of the file that the script called by its name.
        case function
        /// A function of self that another function of self called. It borrows self from the caller's frame. Its end
        /// still counts as a release of self.
        case borrowedSelf
        /// A function value that the script called, without a reference-counted self.
        case closure
        /// A function of an object, or a function value, with a retained self.
        case method
        /// A handler that UIKit called.
        case handler
        /// A completion block.
        case block
        /// The initial values of a new instance's variables.
        case initialiser

        /// Whether the world called it, so that it has a `HandlerRecord`.
        var isCalledByWorld: Bool { self == .handler || self == .block || self == .initialiser }

        /// Whether the result goes to the register before register 0, instead of register 0.
        var storesResultBelow: Bool { self == .closure || self == .method }
    }

    /// What the world must do before the next instruction.
    enum PendingWork: UInt8, Sendable {
        case none
        /// The world must perform the operations on *now* before the frame continues.
        case callStack
        /// The world must run until it is idle before the frame continues.
        case runLoop
    }

    /// The phase of the frame's next instruction, which may have to wait for the world.
    enum Phase: Hashable, Sendable {
        /// The instruction has not begun.
        case ready
        /// The instruction has made a request to the world, and is performed again with the result. An instruction with
        /// several requests numbers them.
        case asked(question: UInt8)
        /// There is none: the frame has ended, except for the operations that its end has added to the world.
        case returning

        @inline(__always)
        var isReady: Bool {
            if case .ready = self { true } else { false }
        }

        @inline(__always)
        var isReturning: Bool {
            if case .returning = self { true } else { false }
        }

        /// The instruction has made its only request.
        static var asked: Phase { .asked(question: 0) }
    }

    var function: UInt32
    /// The next instruction.
    var pc: UInt32
    /// Register 0 of the function.
    var base: UInt32
    /// The number of operations on *now* that belong to frames below.
    var floor: UInt32
    /// The start of the variables of `selfValue`.
    var fields: FieldStart
    /// Self, which is retained unless the frame is a `borrowedSelf`.
    var selfValue: Value
    var kind: Kind
    /// Whether the code is part of a turn of the run loop. Operations that UIKit defers wait until it has returned.
    var isInRunLoopTurn: Bool
    var pendingWork = PendingWork.none
    var phase = Phase.ready
    /// The number of registers.
    var registerCount: UInt16
}

/// The data of a frame that the world has called.
struct HandlerRecord: Hashable, Sendable, BitwiseCopyable {
    /// The call; nil for a completion block or initial values.
    var body: PendingHandler?
    /// The result: the default until the script returns one.
    var reply: Argument
}
