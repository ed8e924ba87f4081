import SceneRuntime

/// A body that is running: its place in the code and in the registers, and what it is for the world.
struct Frame: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        /// A scenario, or the statements outside scenarios.
        case scenario
        /// A function of the file that the script called by its name.
        case function
        /// A function of self's that another one of self's called, whose frame owns self. Its end counts as a release
        /// of self all the same.
        case fellow
        /// A function value that the script called, without a self that is counted.
        case closure
        /// A function of an object, or a function value, with a self that it owns.
        case method
        /// A handler that UIKit called.
        case handler
        /// A completion block.
        case block
        /// The first values of the variables of a new instance.
        case initialiser

        /// Whether the world called it: a `HandlerRecord` belongs to it.
        var isCalledByWorld: Bool {
            switch self {
            case .scenario, .function, .fellow, .closure, .method: false
            case .handler, .block, .initialiser: true
            }
        }

        /// Whether the register below register 0 takes the answer, and not register 0.
        var answersBelow: Bool {
            switch self {
            case .closure, .method: true
            case .scenario, .function, .fellow, .handler, .block, .initialiser: false
            }
        }
    }

    /// What the world is to do before the next instruction.
    enum Drive: UInt8, Sendable {
        case nothing
        /// What is on *now*.
        case now
        /// That, and then all that is pending.
        case settle
    }

    /// How far the frame has come with its next instruction, which may have to wait for the world.
    enum Phase: Hashable, Sendable {
        /// It has not begun.
        case ready
        /// It has asked the world for something, and is performed again with the answer. One that asks several times
        /// numbers its questions.
        case asked(question: UInt8)
        /// There is none: the frame has ended, but for what its end has set off in the world.
        case returning

        @inline(__always)
        var isReady: Bool {
            if case .ready = self { true } else { false }
        }

        @inline(__always)
        var isReturning: Bool {
            if case .returning = self { true } else { false }
        }

        /// It has asked its only question.
        static var asked: Phase { .asked(question: 0) }
    }

    var function: UInt32
    /// The next instruction.
    var pc: UInt32
    /// Register 0 of the function.
    var base: UInt32
    /// Operations of the world below this many belong to frames below.
    var floor: UInt32
    /// Where the variables of `me` begin.
    var fields: FieldStart
    /// Self, which the frame owns unless it is a `fellow`.
    var me: Value
    var kind: Kind
    /// Whether the code is part of one turn of the run loop: what UIKit defers waits until it has returned.
    var inTurn: Bool
    var drive = Drive.nothing
    var phase = Phase.ready
    /// How many registers it has.
    var registerCount: UInt16
}

/// What the world wants of a frame that it called.
struct HandlerRecord: Hashable, Sendable, BitwiseCopyable {
    /// The call; nil for a completion block or an initialiser.
    var body: Body?
    /// The answer, the default one until the script gives another.
    var reply: SceneRuntime.Argument
}
