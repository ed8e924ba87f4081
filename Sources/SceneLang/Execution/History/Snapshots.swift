/// States of a run by a number that grows, such as that of a line. Whenever there are too many, every second one is
/// dropped, so they are about equally far from each other, whatever the length of the run.
struct Snapshots<State: Sendable>: Sendable {
    private struct Entry: Sendable {
        let number: Int
        let state: State
    }

    private var entries: [Entry] = []
    /// The smallest distance between two snapshots.
    private(set) var stride: Int
    private let maxCount: Int

    /// Creates a list for at most `maxCount` snapshots, and one for the start, with distances from `stride` on.
    init(stride: Int, maxCount: Int) { (self.stride, self.maxCount) = (stride, maxCount) }

    var count: Int { entries.count }

    /// Adds the state at a number, unless it is too near to the last one. At most `maxCount` are kept, and fewer if
    /// only `affordable` fit into memory.
    mutating func add(_ state: @autoclosure () -> State, at number: Int, affordable: Int = .max) {
        if let last = entries.last, number - last.number < stride { return }
        entries.append(Entry(number: number, state: state()))
        while entries.count > 1 + min(maxCount, max(0, affordable)) {
            stride *= 2
            // The start stays.
            entries = entries.indices.compactMap { $0 % 2 == 0 ? entries[$0] : nil }
        }
    }

    /// Returns the last state before or at a number, or nil.
    func last(upTo number: Int) -> State? {
        // The numbers grow, so the place is found by halving.
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number <= number { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? entries[low - 1].state : nil
    }

    /// Returns the last state that satisfies a condition, or nil.
    func last(where condition: (State) -> Bool) -> State? { entries.last { condition($0.state) }?.state }
}
