/// A pending operation, with the rule that added it.
@usableFromInline
package struct QueuedOperation: Hashable, Sendable, BitwiseCopyable {
    package let operation: Operation
    package let rule: Rule

    package init(_ operation: Operation, _ rule: Rule) {
        self.operation = operation
        self.rule = rule
    }
}

/// The pending operations in seven queues: now, at layout, at commit, on the main queue, at a time, blocks of the
/// script at a time, and waiting until a transition ends.
@usableFromInline
package struct Agenda: Hashable, Sendable {
    /// An operation with its time, in virtual seconds.
    package struct TimedOperation: Hashable, Sendable, BitwiseCopyable {
        package let time: Double
        package let step: QueuedOperation
    }

    /// An operation that waits until a transition has ended.
    package struct WaitingOperation: Hashable, Sendable, BitwiseCopyable {
        let transition: TransitionID
        package let step: QueuedOperation
    }

    /// A stack: the last operation is performed next.
    @usableFromInline var now = Slab<QueuedOperation>()
    /// The number of operations on *now* when the running operation began; -1 if none is running, or if it has stopped
    /// the world. While the number is the same, the next operation can be performed inline.
    var startCount = -1
    var layout = Queue<QueuedOperation>()
    var commit = Queue<QueuedOperation>()
    /// The blocks that the script has put on the main queue. Each is a turn.
    var main = Queue<QueuedOperation>()
    /// Sorted by time, the earliest last; of equal times the one that was added first, and blocks of the script before
    /// everything else.
    private(set) var timed = Slab<TimedOperation>()
    /// The blocks of the script that run later, sorted in the same way. They do not keep a step from ending.
    private(set) var timers = Slab<TimedOperation>()
    package private(set) var waiting: [WaitingOperation] = []

    package init() {}

    /// Whether all queues are empty, blocks that run later aside.
    package var isEmpty: Bool {
        now.isEmpty && layout.isEmpty && commit.isEmpty && main.isEmpty && timed.isEmpty && waiting.isEmpty
    }

    /// Whether an operation waits for the end of a transition.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// Copies the queues that are shared with another agenda. It must be called before anything is added.
    mutating func makeUnique() {
        now.makeUnique()
        layout.makeUnique()
        commit.makeUnique()
        main.makeUnique()
        timed.makeUnique()
        timers.makeUnique()
    }

    /// Adds `step` at `time`. The agenda must be unique.
    package mutating func add(_ step: QueuedOperation, at time: Double) { Self.add(step, at: time, to: &timed) }

    /// Adds the block of a timer at `time`. The agenda must be unique.
    mutating func addTimer(_ step: QueuedOperation, at time: Double) { Self.add(step, at: time, to: &timers) }

    private static func add(_ step: QueuedOperation, at time: Double, to queue: inout Slab<TimedOperation>) {
        queue.appendUnique(TimedOperation(time: time, step: step))
        var place = queue.count - 1
        while place > 0, queue[place - 1].time <= time {
            let later = queue[place - 1]
            queue[unique: place - 1] = queue[place]
            queue[unique: place] = later
            place -= 1
        }
    }

    /// Removes and returns the earliest timed operation up to `horizon`, or returns nil. Without a horizon, the block
    /// of a timer runs only if something else still happens at its time or later, such as the end of a transition.
    @inline(__always)
    mutating func popTimed(by horizon: Double) -> TimedOperation? {
        if rarely(!timers.isEmpty), let timer = popTimer(by: horizon) { return timer }
        guard let first = timed.last, first.time <= horizon else { return nil }
        return timed.popLast()
    }

    private mutating func popTimer(by horizon: Double) -> TimedOperation? {
        guard let timer = timers.last, timer.time <= horizon else { return nil }
        if let first = timed.last {
            // At the same time, the block comes first. Sums of equal delays in another order are the same time.
            if first.time < timer.time - 1e-9 { return nil }
        } else if !horizon.isFinite {
            return nil
        }
        return timers.popLast()
    }

    /// Removes and returns all blocks of timers. The agenda must be unique.
    mutating func takeTimers() -> [QueuedOperation] {
        var taken: [QueuedOperation] = []
        while let timer = timers.popLast() { taken.append(timer.step) }
        return taken
    }

    /// Holds `step` until `transition` ends.
    package mutating func postpone(_ step: QueuedOperation, until transition: TransitionID) {
        waiting.append(WaitingOperation(transition: transition, step: step))
    }

    /// Removes and returns the operations that wait for the end of `transition`, in order.
    package mutating func takeWaiting(for transition: TransitionID) -> [QueuedOperation] {
        let taken = waiting.filter { $0.transition == transition }.map { $0.step }
        waiting.removeAll { $0.transition == transition }
        return taken
    }

    /// Reverses the operations on *now* above `mark`, because rules add them in reading order, but *now* is a stack.
    /// The agenda must be unique.
    @inline(__always)
    mutating func reverse(from mark: Int) { now.reverse(from: mark) }

    /// Removes the operations on *now* above `floor`.
    package mutating func truncate(to floor: Int) {
        now.truncate(to: floor)
    }
}
