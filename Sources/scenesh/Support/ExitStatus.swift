#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The exit statuses of the tool. Scripts and CI rely on these numbers.
enum ExitStatus: Int32, Sendable, Comparable, CaseIterable {
    /// Success.
    case done = 0
    /// An expectation failed, a run ended with an exception or a run-time error, or a golden differs.
    case failed = 1
    /// The command line is wrong, or a file cannot be read.
    case usage = 2
    /// A script or `scenesh.toml` has errors, so the script did not run.
    case scriptErrors = 3
    /// No script, golden, rule or code matched.
    case nothingMatched = 4
    /// Stopped by Ctrl-C or SIGTERM.
    case interrupted = 130

    /// Ends the process with this status.
    func end() -> Never { exit(rawValue) }

    /// The meaning of the status, for the help.
    private var meaning: String {
        switch self {
        case .done: "success"
        case .failed: "a run failed (expectation, exception or error), or a golden differs"
        case .usage: "wrong usage, or a file that cannot be read"
        case .scriptErrors: "a script or scenesh.toml has errors, so the script did not run"
        case .nothingMatched:
            "no script, rule, code or test was found, or a path that 'check', 'fmt'\n"
                + "       or 'test' searches does not exist"
        case .interrupted: "stopped by Ctrl-C or SIGTERM"
        }
    }

    /// The table of statuses in the help, a line for each.
    static var table: String {
        allCases.map { status in
            let number = String(status.rawValue)
            return "  \(number)\(String(repeating: " ", count: 5 - number.utf8.count))\(status.meaning)"
        }.joined(separator: "\n")
    }

    /// Orders statuses by severity, which is their number.
    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
