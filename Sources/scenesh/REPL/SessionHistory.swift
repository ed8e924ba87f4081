import SceneRuntime

/// The history of states of an interactive session, with the output of each entry, and a cursor. The world is a value,
/// so undo moves the cursor.
///
/// A state of a long session is large, and old ones are rarely needed. So the newest states are kept, and every
/// `stride`th of the older ones (checkpoints). Another state is recomputed from the checkpoint before it: the same
/// entries give the same state.
struct SessionHistory: Sendable {
    /// The result of an entry.
    struct EntryResult: Sendable {
        var state: SessionState
        var entry: SessionEntry
        var trace: [UInt8] = []
        /// The origin of each line of `trace`.
        var origins: [LineOrigin] = []
    }

    /// Lines of a trace with their origins.
    struct Printed: Sendable {
        let trace: [UInt8]
        let origins: [LineOrigin]
    }

    /// The part of a result that is always kept.
    private struct Record: Sendable {
        let entry: SessionEntry
        let trace: [UInt8]
        let origins: [LineOrigin]
        let hasFailed: Bool
        var state: State
    }

    /// The state after an entry, in a box of its own, because the records are copied with each entry, and a state is
    /// large.
    private indirect enum State: Sendable {
        case kept(SessionState)
        case discarded

        var state: SessionState? {
            switch self {
            case .kept(let state): state
            case .discarded: nil
            }
        }
    }

    /// The number of newest states that are kept.
    static let youngest = 16
    /// One in this many older states is kept.
    static let stride = 32

    private let start: SessionState
    private var records: [Record] = []
    /// The number of entries that are not undone. The later ones can be redone.
    private(set) var cursor = 0
    /// The state after the entries that are not undone.
    private(set) var current: SessionState

    init(_ state: SessionState) {
        start = state
        current = state
    }

    /// The number of entries, including those that can be redone.
    var count: Int { records.count }

    /// The entries that led to the current state.
    var entries: [SessionEntry] { records.prefix(cursor).map(\.entry) }

    /// The entries that can be redone, the next one first.
    var undone: [SessionEntry] { records.dropFirst(cursor).map(\.entry) }

    /// For each entry that is not undone, whether an expectation failed or an exception occurred.
    var failures: [Bool] { records.prefix(cursor).map(\.hasFailed) }

    /// The output of the entries that are not undone.
    var trace: [UInt8] { records.prefix(cursor).flatMap(\.trace) }

    /// The output of the last entry that has output.
    var lastTraced: Printed? {
        records.prefix(cursor).last { !$0.trace.isEmpty }.map { Printed(trace: $0.trace, origins: $0.origins) }
    }

    /// Adds a result. Entries that could be redone are dropped.
    mutating func add(_ result: EntryResult) {
        records.removeSubrange(cursor...)
        records.append(
            Record(
                entry: result.entry, trace: result.trace, origins: result.origins, hasFailed: result.state.hasFailed,
                state: .kept(result.state)))
        cursor = records.count
        current = result.state
        let old = cursor - 1 - SessionHistory.youngest
        // An imported file may have changed, so a state with imports is kept and not recomputed.
        if old >= 0, (old + 1) % SessionHistory.stride != 0, records[old].state.state?.hasImported == false {
            records[old].state = .discarded
        }
    }

    /// Returns the state after entry `number`; 0 is the start. Nil if there is no such entry.
    func state(after number: Int) -> SessionState? {
        guard (0...records.count).contains(number) else { return nil }
        if number == cursor { return current }
        var kept = number
        while kept > 0, records[kept - 1].state.state == nil { kept -= 1 }
        guard var state = kept > 0 ? records[kept - 1].state.state : start else { return nil }
        for place in kept..<number { state.replay(records[place].entry.source(number: place + 1)) }
        return state
    }

    /// Returns the output of entry `number`.
    func trace(of number: Int) -> [UInt8] { records.indices.contains(number - 1) ? records[number - 1].trace : [] }

    /// Moves the cursor to the state after entry `number`; false if there is no such entry.
    @discardableResult
    mutating func go(to number: Int) -> Bool {
        guard let state = state(after: number) else { return false }
        current = state
        cursor = number
        return true
    }
}
