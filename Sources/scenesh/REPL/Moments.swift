import SceneRuntime

/// The states that an interactive session went through, with what each entry printed, and a cursor among them. Undo is
/// a step back: the world is a value.
///
/// A state of a long session is large, and hardly any is asked for again. So the newest are kept, of the older ones
/// each `stride`th, and another is made anew from the last one kept before it: the same entries give the same state.
struct Moments: Sendable {
    /// What an entry led to.
    struct Moment: Sendable {
        var bench: Workbench
        var entry: SessionEntry
        var trace: [UInt8] = []
        /// Where the lines of `trace` come from, one each.
        var origins: [LineOrigin] = []
    }

    /// Lines of a trace, and where each comes from.
    struct Printed: Sendable {
        let trace: [UInt8]
        let origins: [LineOrigin]
    }

    /// What stays of a moment in any case.
    private struct Record: Sendable {
        let entry: SessionEntry
        let trace: [UInt8]
        let origins: [LineOrigin]
        let hasFailed: Bool
        var state: State
    }

    /// The state after an entry, apart from the record: the records are copied with each entry, and a state is large.
    private indirect enum State: Sendable {
        case kept(Workbench)
        case toBeMadeAnew

        var bench: Workbench? {
            switch self {
            case .kept(let bench): bench
            case .toBeMadeAnew: nil
            }
        }
    }

    /// Every state that is this young is kept.
    static let youngest = 16
    /// Of the older states one in this many is kept.
    static let stride = 32

    private let start: Workbench
    private var records: [Record] = []
    /// How many entries stand; those behind can be redone.
    private(set) var cursor = 0
    /// The state after the entries that stand.
    private(set) var current: Workbench

    init(_ bench: Workbench) {
        start = bench
        current = bench
    }

    /// How many entries there are, those that can be redone with them.
    var count: Int { records.count }

    /// The entries that led to the current state.
    var entries: [SessionEntry] { records.prefix(cursor).map(\.entry) }

    /// The entries that can be redone, the next one first.
    var undone: [SessionEntry] { records.dropFirst(cursor).map(\.entry) }

    /// Whether an expectation failed or an exception came in each of the entries that stand.
    var failures: [Bool] { records.prefix(cursor).map(\.hasFailed) }

    /// What the entries that stand printed.
    var trace: [UInt8] { records.prefix(cursor).flatMap(\.trace) }

    /// What the last entry printed that printed something.
    var lastTraced: Printed? {
        records.prefix(cursor).last { !$0.trace.isEmpty }.map { Printed(trace: $0.trace, origins: $0.origins) }
    }

    /// Goes on to a new state; what could be redone is dropped.
    mutating func add(_ moment: Moment) {
        records.removeSubrange(cursor...)
        records.append(
            Record(
                entry: moment.entry, trace: moment.trace, origins: moment.origins, hasFailed: moment.bench.hasFailed,
                state: .kept(moment.bench)))
        cursor = records.count
        current = moment.bench
        let old = cursor - 1 - Moments.youngest
        // What was imported may be another file by now: such a state is not made anew.
        if old >= 0, (old + 1) % Moments.stride != 0, records[old].state.bench?.hasImported == false {
            records[old].state = .toBeMadeAnew
        }
    }

    /// The state after entry `number`; 0 is the start. Nil where there is no such entry.
    func bench(after number: Int) -> Workbench? {
        guard (0...records.count).contains(number) else { return nil }
        if number == cursor { return current }
        var kept = number
        while kept > 0, records[kept - 1].state.bench == nil { kept -= 1 }
        guard var bench = kept > 0 ? records[kept - 1].state.bench : start else { return nil }
        for place in kept..<number { bench.replay(records[place].entry.source(number: place + 1)) }
        return bench
    }

    /// What entry `number` printed.
    func trace(of number: Int) -> [UInt8] { records.indices.contains(number - 1) ? records[number - 1].trace : [] }

    /// Goes to the state after entry `number`; false where there is no such entry.
    @discardableResult
    mutating func go(to number: Int) -> Bool {
        guard let bench = bench(after: number) else { return false }
        current = bench
        cursor = number
        return true
    }
}
