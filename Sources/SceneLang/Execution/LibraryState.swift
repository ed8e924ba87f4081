import SceneRuntime

/// The timers and suspended tasks of a run.
struct LibraryState: Hashable, Sendable {
    var timers: [TimerRecord] = []
    var tasks: [Int: SuspendedTask] = [:]
    var taskRecords: [TaskRecord] = []
    /// The number of the next task that is suspended.
    var nextTask = 0
    var animators: [AnimatorRecord] = []
    var continuations: [ContinuationRecord] = []
    /// How many identifiers (`UUID`) were made.
    var uuidCount = 0
    /// What `print` with a terminator has printed since the last line end.
    var unfinishedLine: [UInt8] = []

    /// The values that they own, with their owners.
    var ownedValues: [(owner: OwnerRoot, value: Value)] {
        timers.flatMap { [(.timer, $0.function), (.timer, $0.argument)] }
            + animators.flatMap { $0.animations + $0.completions }.map { (.block, $0) }
            + continuations.map { (.task, $0.value) }
            + tasks.values.flatMap { $0.registers + $0.frames.map { $0.selfValue } }.map { (.task, $0) }
    }
}

/// A timer of the script.
struct TimerRecord: Hashable, Sendable {
    /// The block; nil if the timer is not valid.
    var function: Value
    let interval: Double
    let repeats: Bool
    /// The argument of the block; absent if it gets the timer.
    var argument = Value.absent
    /// Whether it is a work item, which can be enqueued again.
    var isWorkItem = false
    /// The selector of a request of `perform(_:with:afterDelay:)`.
    var selector: [UInt8]?
}

/// A continuation of `withCheckedContinuation`.
struct ContinuationRecord: Hashable, Sendable {
    var value = Value.null
    var isResumed = false
    var isError = false
    /// The task that waits for it.
    var task: Int?
}

/// A `UIViewPropertyAnimator`.
struct AnimatorRecord: Hashable, Sendable {
    let duration: Double
    /// The blocks that have not run.
    var animations: [Value]
    var completions: [Value]
    /// The positions in `LibraryState.timers` of the completions of an animator that runs.
    var timers: [Int] = []
    /// The time at which a started animator ends.
    var end = -Double.infinity
    /// The time that a paused animator still needs.
    var remaining: Double?
    /// Whether `stopAnimation(false)` has stopped it: `finishAnimation` follows.
    var isStopped = false

    func isRunning(at clock: Double) -> Bool { clock < end }

    /// Whether it runs or is paused.
    func isActive(at clock: Double) -> Bool { clock < end || remaining != nil }
}

/// A `Task` of the script.
struct TaskRecord: Hashable, Sendable {
    var isCancelled = false
    /// Its number in `LibraryState.tasks`, if it sleeps.
    var sleep: Int?
}

/// The frames of a task that waits, the outermost first, with their registers. Their bases are relative to the first.
struct SuspendedTask: Hashable, Sendable {
    /// The position in `LibraryState.taskRecords`.
    let task: Int
    var frames: [Frame]
    var registers: [Value]
}

/// What a value with the tag `.handle` is: its `extra`.
enum HandleKind: UInt32, Sendable {
    case timer, task, mainQueue, otherQueue, animator, workItem, continuation
}
