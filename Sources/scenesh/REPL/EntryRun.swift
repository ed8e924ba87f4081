import SceneLang

/// Entries that are being run: one is running or stopped, others wait for it. The session takes over the result when
/// all have ended. Before that, discarding the value undoes them.
struct EntryRun: Sendable {
    /// The effect of an entry that fails.
    enum Failure: Sendable {
        /// The entry is dropped.
        case dropsEntry
        /// The run ends, and the session does not change.
        case cancelsRun
        /// A typed entry is skipped. A loaded file ends the run.
        case skipsEntry
    }

    /// The states so far.
    var history: SessionHistory
    /// The options of the session after the run.
    var options: EngineOptions
    /// The entries that have not started.
    var remainingEntries: ArraySlice<SessionEntry>
    let failure: Failure
    /// Whether breakpoints stop entries.
    let stopsAtBreakpoints: Bool
    /// What is said when the session takes over the result; nil for nothing.
    var note: String?
    /// The running entry; nil between two entries.
    var result: SessionHistory.EntryResult?
    /// The call or the line at which the entry is stopped.
    var stopPlace = ""

    /// The current state, during the running entry.
    var state: SessionState { result?.state ?? history.current }

    /// The output of the running entry so far; before its first line, that of the previous entry.
    var lastTraced: SessionHistory.Printed? {
        guard let result, !result.trace.isEmpty else { return history.lastTraced }
        return SessionHistory.Printed(trace: result.trace, origins: result.origins)
    }

    /// `'launch' has stopped at home.viewDidLoad()`
    var stopDescription: String { "\(title) has stopped at \(stopPlace)" }

    /// The running entry in quotes.
    private var title: String { "'\(result?.entry.title ?? "")'" }

    /// Returns the message about input that must wait until the entry has ended.
    func refusal(of input: String) -> String {
        "\(stopDescription); before \(input), continue \(title) with :step or :continue, or cancel it with :undo"
    }
}
