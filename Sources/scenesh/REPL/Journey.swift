import SceneLang

/// Entries that are being run: one is running or stopped, others wait for it. The session takes over the result when
/// all have ended. Before that, discarding the value undoes them.
struct Journey: Sendable {
    /// The effect of an entry that fails.
    enum Failure: Sendable {
        /// The entry is dropped.
        case isForgotten
        /// The run ends, and the session does not change.
        case endsAll
        /// A typed entry is skipped. A loaded file ends the run.
        case isLeftOut
    }

    /// The states so far.
    var moments: Moments
    /// The options of the session after the run.
    var options: EngineOptions
    /// The entries that have not started.
    var waiting: ArraySlice<SessionEntry>
    let failure: Failure
    /// Whether breakpoints stop entries.
    let heedsBreaks: Bool
    /// The running entry; nil between two entries.
    var moment: Moments.Moment?
    /// The call or the line at which the entry is stopped.
    var stop = ""

    /// The current state, during the running entry.
    var bench: Workbench { moment?.bench ?? moments.current }

    /// The output of the running entry so far; before its first line, that of the previous entry.
    var lastTraced: Moments.Printed? {
        guard let moment, !moment.trace.isEmpty else { return moments.lastTraced }
        return Moments.Printed(trace: moment.trace, origins: moment.origins)
    }

    /// `'launch' has stopped at home.viewDidLoad()`
    var place: String { "'\(moment?.entry.title ?? "")' has stopped at \(stop)" }
}
