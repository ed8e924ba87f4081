import SceneRuntime

/// What the last step did, for `expect`: always kept, however the trace is written.
struct StepRecord: Hashable, Sendable {
    enum Entry: Hashable, Sendable {
        case event(Event)
        case line(TraceWriter.Line, depth: Int, [UInt8])
    }

    private(set) var entries: [Entry] = []
    /// Where the blocks of the open `expect … in { }` begin.
    private var blocks: [Int] = []

    /// A step begins: what the one before did is forgotten, unless a block is being recorded.
    mutating func beginStep() {
        if blocks.isEmpty, !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    }

    mutating func add(_ entry: Entry) { entries.append(entry) }

    /// Keeps everything from here on, until `endBlock`.
    mutating func beginBlock() { blocks.append(entries.count) }

    mutating func endBlock() { _ = blocks.popLast() }

    /// What a check is about: the innermost block, else the step.
    var checked: ArraySlice<Entry> { entries[(blocks.last ?? 0)...] }
}
