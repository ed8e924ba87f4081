import SceneLang
import SceneRuntime

/// The history of states of an interactive session, with the output of each entry, and a cursor. The world is a value,
/// so undo moves the cursor.
///
/// A state of a long session is large, and old ones are rarely needed. So the newest states are kept, and some older
/// ones (checkpoints), whose distance doubles whenever there are too many. Another state is computed again from the
/// checkpoint before it: the same entries give the same state. So the memory of a session grows with its length, not
/// faster.
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
    }

    /// A kept state. It is an object, so that a copy of the history copies no state: a state has many references, which
    /// a copy would count.
    private final class KeptState: Sendable {
        let state: SessionState

        init(_ state: SessionState) { self.state = state }
    }

    /// The number of newest states that are kept.
    static let youngest = 16
    /// The maximum number of older states that are kept, except for those with imports.
    static let mostCheckpoints = 16

    private let start: SessionState
    private var records = ChunkedList<Record>()
    /// The kept states after entries, by the number of the entry.
    private var states: [Int: KeptState] = [:]
    /// The distance of the older states that are kept.
    private var stride = 8
    /// The number of entries that are not undone. The later ones can be redone.
    private(set) var cursor = 0
    /// How many entries the moves of the cursor have run again.
    private(set) var repeatedCount = 0
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

    /// The number of states that are kept.
    var stateCount: Int { states.count }

    /// Adds a result. Entries that could be redone are dropped.
    mutating func add(_ result: EntryResult) {
        dropStates(after: cursor)
        records.truncate(to: cursor)
        records.append(
            Record(
                entry: result.entry, trace: result.trace, origins: result.origins, hasFailed: result.state.hasFailed))
        cursor = records.count
        states[cursor] = KeptState(result.state)
        current = result.state
        // Besides the one that is no longer among the newest, moving the cursor has kept some.
        for old in states.keys where old <= cursor - SessionHistory.youngest && !isCheckpoint(old) { states[old] = nil }
        thinOut()
    }

    /// Whether an older state is kept. An imported file may have changed, so a state with imports is not recomputed.
    private func isCheckpoint(_ number: Int) -> Bool {
        number % stride == 0 || states[number]?.state.hasImported == true
    }

    /// Drops older states if there are too many.
    private mutating func thinOut() {
        let limit = SessionHistory.youngest + SessionHistory.mostCheckpoints
        while states.values.count(where: { !$0.state.hasImported }) > limit {
            stride *= 2
            for number in states.keys where number <= cursor - SessionHistory.youngest && !isCheckpoint(number) {
                states[number] = nil
            }
        }
    }

    /// Drops the states after an entry, which can be recomputed.
    private mutating func dropStates(after number: Int) {
        for later in states.keys where later > number { states[later] = nil }
    }

    /// Returns the state after entry `number`; 0 is the start. Nil if there is no such entry.
    func state(after number: Int) -> SessionState? {
        guard (0...records.count).contains(number) else { return nil }
        if number == cursor { return current }
        var kept = number
        while kept > 0, states[kept] == nil { kept -= 1 }
        guard var state = kept > 0 ? states[kept]?.state : start else { return nil }
        for place in kept..<number {
            let entry = records[place].entry
            state.replay(entry.source(number: place + 1), mayWait: entry.file == nil)
        }
        return state
    }

    /// Returns the output of entry `number`.
    func trace(of number: Int) -> [UInt8] { records.indices.contains(number - 1) ? records[number - 1].trace : [] }

    /// Moves the cursor to the state after entry `number`; false if there is no such entry.
    ///
    /// What is computed on the way is kept in part: the states before the new one, and some at equal distances. So
    /// going back step by step runs each entry about twice, and not once for each step.
    @discardableResult
    mutating func moveCursor(to number: Int) -> Bool {
        guard (0...records.count).contains(number) else { return false }
        if number == cursor { return true }
        var kept = number
        while kept > 0, states[kept] == nil { kept -= 1 }
        guard var state = kept > 0 ? states[kept]?.state : start else { return false }
        let distance = max(1, (number - kept) / SessionHistory.mostCheckpoints)
        for place in kept..<number {
            let entry = records[place].entry
            state.replay(entry.source(number: place + 1), mayWait: entry.file == nil)
            repeatedCount += 1
            let passed = place + 1
            if number - passed < SessionHistory.youngest || (passed - kept) % distance == 0 {
                states[passed] = KeptState(state)
            }
        }
        current = state
        cursor = number
        // The next one can be redone. The others are rarely needed again, and their memory is. Those with imports
        // cannot be recomputed.
        for (later, kept) in states where later > number + 1 && !kept.state.hasImported { states[later] = nil }
        return true
    }
}
