import SceneRuntime

/// The record of the last step, for `expect`. It does not depend on the categories of the trace.
struct StepRecord: Hashable, Sendable {
    enum Entry: Hashable, Sendable {
        case event(Event)
        case line(TraceWriter.Line, depth: Int, [UInt8])
    }

    typealias Checked = Slice<ChunkedList<Entry>>

    /// In chunks, because a session keeps copies of growing records.
    private(set) var entries = ChunkedList<Entry>()
    /// The start of each open block of `expect … in { }`.
    private var blocks: [Int] = []

    /// Begins a step. Clears the record of the previous one, unless a block is being recorded.
    @inline(__always)
    mutating func beginStep() {
        if !entries.isEmpty, blocks.isEmpty { entries.removeAll() }
    }

    mutating func add(_ entry: Entry) { entries.append(entry) }

    /// Begins to record a block, until `endBlock`.
    mutating func beginBlock() { blocks.append(entries.count) }

    mutating func endBlock() { _ = blocks.popLast() }

    /// The entries that an expectation checks: those of the innermost block, otherwise of the step.
    var checked: Checked { entries[(blocks.last ?? 0)...] }
}
