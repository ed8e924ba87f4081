/// One operation that is still to happen, and the rule that put it there.
package struct QueuedOperation: Hashable, Sendable, BitwiseCopyable {
    package let operation: Operation
    package let rule: Rule

    package init(_ operation: Operation, _ rule: Rule) {
        self.operation = operation
        self.rule = rule
    }
}

/// What is still to happen, in five places: now, at layout, at commit, at a time, and behind a transition.
package struct Agenda: Hashable, Sendable {
    /// An operation with its time, in virtual seconds.
    package struct TimedOperation: Hashable, Sendable, BitwiseCopyable {
        package let time: Double
        package let step: QueuedOperation
    }

    /// An operation that waits until the transition `gate` has ended.
    package struct HeldOperation: Hashable, Sendable, BitwiseCopyable {
        let gate: TransitionID
        package let step: QueuedOperation
    }

    /// A stack: the last one is next.
    var now = Slab<QueuedOperation>()
    var layout = Queue<QueuedOperation>()
    var commit = Queue<QueuedOperation>()
    /// Sorted by time, the earliest last; of equal times the one that was added first.
    private(set) var timed = Slab<TimedOperation>()
    package private(set) var held: [HeldOperation] = []
    /// How many lay on *now* when the operation began that is being performed; -1 once that has made a call, and while
    /// none is.
    var opening = -1

    package init() {}

    /// Whether nothing is left to do anywhere.
    package var isEmpty: Bool {
        now.isEmpty && layout.isEmpty && commit.isEmpty && timed.isEmpty && held.isEmpty
    }

    /// Whether anything waits behind a transition.
    var holdsAny: Bool { !held.isEmpty }

    /// Copies what is shared with another agenda. Call it before anything is added.
    mutating func makeUnique() {
        now.makeUnique()
        layout.makeUnique()
        commit.makeUnique()
        timed.makeUnique()
    }

    /// Adds `step` at `time`. Nobody else may see the agenda.
    package mutating func add(_ step: QueuedOperation, at time: Double) {
        timed.push(TimedOperation(time: time, step: step))
        var place = timed.count - 1
        while place > 0, timed[place - 1].time <= time {
            let later = timed[place - 1]
            timed[owned: place - 1] = timed[place]
            timed[owned: place] = later
            place -= 1
        }
    }

    /// Removes and returns the earliest operation that is due by `horizon`.
    @inline(__always)
    mutating func popTimed(by horizon: Double) -> TimedOperation? {
        guard let first = timed.last, first.time <= horizon else { return nil }
        return timed.popLast()
    }

    /// Adds `step` behind `gate`.
    package mutating func hold(_ step: QueuedOperation, behind gate: TransitionID) {
        held.append(HeldOperation(gate: gate, step: step))
    }

    /// Removes and returns what waited behind `gate`, in order.
    package mutating func open(_ gate: TransitionID) -> [QueuedOperation] {
        let freed = held.filter { $0.gate == gate }.map { $0.step }
        held.removeAll { $0.gate == gate }
        return freed
    }

    /// Turns what was added to *now* above `mark` round: rules add in reading order, but *now* is a stack. Nobody else
    /// may see it.
    @inline(__always)
    mutating func reverse(from mark: Int) { now.reverse(from: mark) }

    /// Forgets everything on *now* above `floor`.
    package mutating func cut(to floor: Int) {
        now.cut(to: floor)
    }
}
