import SceneRuntime

/// The record of the last step, for `expect`. It does not depend on the categories of the trace.
struct StepRecord: Hashable, Sendable {
    enum Entry: Hashable, Sendable {
        case event(Event)
        case line(TraceWriter.Line, depth: Int, [UInt8])
    }

    private(set) var entries: [Entry] = []
    /// The start of each open block of `expect … in { }`.
    private var blocks: [Int] = []

    /// Begins a step. Clears the record of the previous one, unless a block is being recorded.
    mutating func beginStep() {
        if blocks.isEmpty, !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    }

    mutating func add(_ entry: Entry) { entries.append(entry) }

    /// Begins to record a block, until `endBlock`.
    mutating func beginBlock() { blocks.append(entries.count) }

    mutating func endBlock() { _ = blocks.popLast() }

    /// The entries that an expectation checks: those of the innermost block, otherwise of the step.
    var checked: ArraySlice<Entry> { entries[(blocks.last ?? 0)...] }
}
