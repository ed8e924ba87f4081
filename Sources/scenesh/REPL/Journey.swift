import SceneLang

/// Entries on their way: one runs or has stopped, others wait behind it. The session takes over what they lead to when
/// all have arrived; before that, dropping the journey undoes it.
struct Journey: Sendable {
    /// What becomes of an entry that fails.
    enum Failure: Sendable {
        /// It has not been entered.
        case isForgotten
        /// None of the entries is done again: the session stays as it was.
        case endsAll
        /// A typed entry is left out; a file ends it all.
        case isLeftOut
    }

    /// What the session came to so far.
    var moments: Moments
    /// The environment that it has at the end.
    var options: EngineOptions
    /// The entries behind the one under way.
    var waiting: ArraySlice<SessionEntry>
    let failure: Failure
    /// Whether breaks stop it.
    let heedsBreaks: Bool
    /// The entry under way; nil between two.
    var moment: Moments.Moment?
    /// The call or the line that it has stopped at.
    var stop = ""

    /// The state to look at: in the middle of the entry under way.
    var bench: Workbench { moment?.bench ?? moments.current }

    /// What the entry under way has printed so far; before its first line, what the last one did.
    var lastTraced: Moments.Printed? {
        guard let moment, !moment.trace.isEmpty else { return moments.lastTraced }
        return Moments.Printed(trace: moment.trace, origins: moment.origins)
    }

    /// `'launch' has stopped at home.viewDidLoad()`
    var place: String { "'\(moment?.entry.title ?? "")' has stopped at \(stop)" }
}
