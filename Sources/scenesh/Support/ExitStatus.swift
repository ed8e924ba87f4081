/// What the tool ends with. Scripts and CI rely on these numbers.
enum ExitStatus: Int32, Sendable, Comparable {
    /// Everything asked for was done.
    case done = 0
    /// An expectation failed, an exception was not caught, a run-time error, or a golden differs.
    case failed = 1
    /// The command line does not say what to do, or names what cannot be read.
    case usage = 2
    /// A script has errors and did not run.
    case scriptErrors = 3
    /// No script matched what was asked for.
    case nothingMatched = 4
    /// Stopped by Ctrl-C.
    case interrupted = 130

    /// The worse of two outcomes is the one with the higher number.
    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
