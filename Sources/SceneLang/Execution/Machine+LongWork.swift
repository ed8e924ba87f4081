import SceneRuntime

/// The cost of the work of built-in functions, so that a loop of them reaches the limit of instructions as soon as a
/// loop of jumps. The costs were measured: each is the time that the work takes, rounded to a power of two.
struct WorkCost: Sendable {
    /// The cost in 64ths of a jump.
    let parts: Int

    /// A byte of a string is copied, or compared with another one.
    static let move = WorkCost(parts: 8)
    /// A byte of a string is searched or classified, or an element of an array is moved.
    static let scan = WorkCost(parts: 16)
    /// An element is copied, and its copy is released some time.
    static let element = WorkCost(parts: 64)
    /// A byte is written as a part of the text of a value.
    static let text = WorkCost(parts: 64)
    /// An element or a key is compared with another one.
    static let comparison = WorkCost(parts: 128)
    /// A byte of a string is read to find the characters.
    static let grapheme = WorkCost(parts: 256)
    /// A byte of a string that is not ASCII is converted to another case.
    static let caseMapping = WorkCost(parts: 512)
    /// A part of a string becomes a string, and is released some time.
    static let string = WorkCost(parts: 512)
    /// Two strings of a list are compared to sort it.
    static let order = WorkCost(parts: 256)
    /// A key is looked up in another dictionary, or two nested collections are compared.
    static let lookup = WorkCost(parts: 512)
}

/// Built-in functions that may take long: they count as further instructions, and ask the host now and then whether the
/// run is over.
extension Machine {
    /// Charges the budget for work on `count` bytes or elements. The limit of instructions is checked after the
    /// instruction, and by `pollCancellation`.
    @inline(__always)
    mutating func charge(_ count: Int, _ cost: WorkCost) { budget -= (count &* cost.parts) >> 6 }

    /// Whether the limit of instructions is exceeded. `countSpent` then ends the run.
    var isOverspent: Bool { spent + budgetAtLastCount - budget - suspendedBudget > settings.limits.instructions }

    /// The number of elements that are processed between two checks for cancellation.
    static let elementsPerPoll = 1 << 14

    /// Whether the run must end, because the host has requested it or because the limit of instructions is exceeded. If
    /// so, `advance` returns before the next instruction, and the result of this one has no meaning.
    mutating func isCancelled() -> Bool {
        // `budget` is then negative, or `interrupt` has suspended it.
        if isOverspent {
            interrupt()
            return true
        }
        guard let cancellation, cancellation() else { return false }
        // `advance` adds both, and returns when the sum is 0. The discarded budget does not count as spent.
        (budget, suspendedBudget) = (0, 0)
        budgetAtLastCount = 0
        return true
    }

    /// Checks for cancellation before element `place`, once in `elementsPerPoll` elements.
    @inline(__always)
    mutating func pollCancellation(after place: Int) -> Bool {
        place & (Machine.elementsPerPoll - 1) == Machine.elementsPerPoll - 1 && isCancelled()
    }

    /// Whether the host has requested that the run ends, checked once in `elementsPerPoll` bytes of a text that grows
    /// from `before` to `after` bytes. It is for functions that cannot change the machine: they stop their work, and
    /// their caller calls `isCancelled()`.
    func mustStop(from before: Int, to after: Int) -> Bool {
        (before ^ after) >= Machine.elementsPerPoll && cancellation?() == true
    }

    /// Returns the values in ascending order: a stable merge sort from the bottom up. Nil if the run is cancelled.
    /// Each comparison has the given cost.
    mutating func mergeSorted(
        _ values: [Value], _ cost: WorkCost, by isLess: (inout Machine, Value, Value) -> Bool
    ) -> [Value]? {
        // The number of times that each value is copied.
        let passes = Int.bitWidth - max(0, values.count - 1).leadingZeroBitCount
        charge(values.count &* passes, cost)
        var (from, into) = (values, values)
        var (width, work) = (1, 0)
        while width < values.count {
            var start = 0
            while start < values.count {
                let middle = min(start + width, values.count)
                let end = min(start + 2 * width, values.count)
                var (left, right) = (start, middle)
                for place in start..<end {
                    work += 1
                    if pollCancellation(after: work) { return nil }
                    if right < end, left >= middle || isLess(&self, from[right], from[left]) {
                        into[place] = from[right]
                        right += 1
                    } else {
                        into[place] = from[left]
                        left += 1
                    }
                }
                start = end
            }
            swap(&from, &into)
            width *= 2
        }
        return from
    }
}
