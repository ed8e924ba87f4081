/// The results of a run of `scenesh check`.
struct CheckReport: Sendable {
    /// The number of checked files, without imported ones.
    private(set) var files = 0
    /// The findings, in the order of the files. Those of an imported file appear once.
    private(set) var findings: [Finding] = []
    /// The files that could not be read, each with the reason.
    private(set) var unreadable: [(path: String, reason: String)] = []
    private var seen: Set<Finding> = []

    /// Adds the findings of a file.
    mutating func add(_ script: CheckedScript) {
        files += 1
        for finding in script.findings where seen.insert(finding).inserted { findings.append(finding) }
    }

    /// Adds a file that could not be read, which is an error.
    mutating func add(unreadable path: String, because reason: String) {
        files += 1
        unreadable.append((path, reason))
    }

    var errors: Int { findings.count { $0.isError } + unreadable.count }
    var warnings: Int { findings.count { !$0.isError } }

    /// `2 files, 1 error, no warnings`
    var tally: String {
        let counts = [(files, "file"), (errors, "error"), (warnings, "warning")]
        return counts.map { number, noun in
            "\(number == 0 ? "no" : String(number)) \(noun)\(number == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}
