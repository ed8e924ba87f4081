/// One operation that is still to happen, and the rule that put it there.
public struct Step: Hashable, Sendable, BitwiseCopyable {
    public let operation: Operation
    public let rule: Rule

    public init(_ operation: Operation, _ rule: Rule) {
        self.operation = operation
        self.rule = rule
    }
}

/// What is still to happen, in five places: now, at layout, at commit, at a time, and behind a transition.
public struct Agenda: Hashable, Sendable {
    /// An operation with its time, in virtual seconds.
    public struct Timed: Hashable, Sendable, BitwiseCopyable {
        public let time: Double
        public let step: Step
    }

    /// An operation that waits until the transition `gate` has ended.
    public struct Held: Hashable, Sendable, BitwiseCopyable {
        public let gate: TransitionID
        public let step: Step
    }

    /// A stack: the last one is next.
    var now = Slab<Step>()
    var layout = Queue<Step>()
    var commit = Queue<Step>()
    /// Sorted by time, the earliest last; of equal times the one that was added first.
    private(set) var timed = Slab<Timed>()
    public private(set) var held: [Held] = []
    /// How many lay on *now* when the operation began that is being performed; -1 once that has made a call, and while
    /// none is.
    var opening = -1

    public init() {}

    /// Whether nothing is left to do anywhere.
    public var isEmpty: Bool {
        now.isEmpty && layout.isEmpty && commit.isEmpty && timed.isEmpty && held.isEmpty
    }

    /// Whether anything waits behind a transition.
    public var holdsAny: Bool { !held.isEmpty }

    /// Copies what is shared with another agenda. Call it before anything is added.
    mutating func makeUnique() {
        now.makeUnique()
        layout.makeUnique()
        commit.makeUnique()
        timed.makeUnique()
    }

    /// Adds `step` at `time`. Nobody else may see the agenda.
    public mutating func add(_ step: Step, at time: Double) {
        timed.push(Timed(time: time, step: step))
        var place = timed.count - 1
        while place > 0, timed.all[place - 1].time <= time {
            timed.all.swapAt(place - 1, place)
            place -= 1
        }
    }

    /// Removes and returns the earliest operation that is due by `horizon`.
    @inline(__always)
    public mutating func popTimed(by horizon: Double) -> Timed? {
        guard let first = timed.last, first.time <= horizon else { return nil }
        return timed.popLast()
    }

    /// Adds `step` behind `gate`.
    public mutating func hold(_ step: Step, behind gate: TransitionID) {
        held.append(Held(gate: gate, step: step))
    }

    /// Removes and returns what waited behind `gate`, in order.
    public mutating func open(_ gate: TransitionID) -> [Step] {
        let freed = held.filter { $0.gate == gate }.map { $0.step }
        held.removeAll { $0.gate == gate }
        return freed
    }

    /// Turns what was added to *now* above `mark` round: rules add in reading order, but *now* is a stack. Nobody else
    /// may see it.
    @inline(__always)
    mutating func reverse(from mark: Int) {
        var (low, high) = (mark, now.count - 1)
        guard low < high else { return }
        while low < high {
            (now.start[low], now.start[high]) = (now.start[high], now.start[low])
            low += 1
            high -= 1
        }
    }

    /// Forgets everything on *now* above `floor`.
    public mutating func cut(to floor: Int) {
        now.cut(to: floor)
    }
}
