import SceneRuntime

/// The states that an interactive session went through, with what each entry printed. Undo is a step back in an array:
/// the world is a value.
struct Moments: Sendable {
    /// A state of the session, and the entry that led to it.
    struct Moment: Sendable {
        var bench: Workbench
        var entry: String
        var trace: [UInt8]
        /// Where the lines of `trace` come from, one each.
        var origins: [LineOrigin] = []
    }

    private let start: Moment
    private var past: [Moment] = []
    private var future: [Moment] = []

    init(_ bench: Workbench) {
        start = Moment(bench: bench, entry: "", trace: [])
    }

    /// The state that stands.
    var current: Moment { past.last ?? start }

    /// The entries that led to the current state.
    var entries: [String] { past.map(\.entry) }

    /// What all of them printed.
    var trace: [UInt8] { past.flatMap(\.trace) }

    /// The last entry that printed something, with what it printed.
    var lastTraced: Moment? { past.last { !$0.trace.isEmpty } }

    /// Goes on to a new state.
    mutating func add(_ moment: Moment) {
        past.append(moment)
        future = []
    }

    /// Goes one state back and gives the entry undone, or nil at the start.
    mutating func undo() -> String? {
        guard let last = past.popLast() else { return nil }
        future.append(last)
        return last.entry
    }

    /// Goes one undone state forward again and gives it.
    mutating func redo() -> Moment? {
        guard let next = future.popLast() else { return nil }
        past.append(next)
        return next
    }
}
