import SceneRuntime

/// The timers and suspended tasks of a run.
struct LibraryState: Hashable, Sendable {
    var timers: [TimerRecord] = []
    var tasks: [Int: SuspendedTask] = [:]
    /// The number of the next task that is suspended.
    var nextTask = 0
    var animators: [AnimatorRecord] = []
    /// What `print` with a terminator has printed since the last line end.
    var unfinishedLine: [UInt8] = []

    /// The values that they own.
    var allValues: [Value] {
        timers.map { $0.function } + animators.flatMap { $0.animations + $0.completions }
            + tasks.values.flatMap { $0.registers + $0.frames.map { $0.selfValue } }
    }
}

/// A timer of the script.
struct TimerRecord: Hashable, Sendable {
    /// The block; nil if the timer is not valid.
    var function: Value
    let interval: Double
    let repeats: Bool
}

/// A `UIViewPropertyAnimator` that has not started.
struct AnimatorRecord: Hashable, Sendable {
    let duration: Double
    var animations: [Value]
    var completions: [Value]
}

/// The frames of a task that waits, the outermost first, with their registers. Their bases are relative to the first.
struct SuspendedTask: Hashable, Sendable {
    var frames: [Frame]
    var registers: [Value]
}

/// What a value with the tag `.handle` is: its `extra`.
enum HandleKind: UInt32, Sendable {
    case timer, task, mainQueue, otherQueue, animator, workItem
}
