import SceneRuntime

/// Built-in functions that may take long: they ask the host now and then whether the run is over.
extension Machine {
    /// The number of elements that are processed between two checks for cancellation.
    static let elementsPerPoll = 1 << 14

    /// Whether the host has requested that the run ends. If so, `advance` returns before the next instruction, and the
    /// result of this one has no meaning.
    mutating func isCancelled() -> Bool {
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

    /// Whether the host has requested that the run ends, checked before element `place`. It is for functions that
    /// cannot change the machine: they stop their work, and their caller calls `isCancelled()`.
    func mustStop(at place: Int) -> Bool {
        place & (Machine.elementsPerPoll - 1) == Machine.elementsPerPoll - 1 && cancellation?() == true
    }

    /// Returns the values in ascending order: a stable merge sort from the bottom up. Nil if the run is cancelled.
    mutating func mergeSorted(_ values: [Value], by isLess: (Value, Value) -> Bool) -> [Value]? {
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
                    if right < end, left >= middle || isLess(from[right], from[left]) {
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
