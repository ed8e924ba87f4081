/// What a run of `scenesh check` found.
struct CheckReport: Sendable {
    /// How many files were asked about; what they import is not counted.
    private(set) var files = 0
    /// What is wrong, in the order of the files. What several scripts import is told once.
    private(set) var findings: [Finding] = []
    /// The files that could not be read, each with a sentence why not.
    private(set) var unreadable: [(path: String, reason: String)] = []
    private var seen: Set<Finding> = []

    /// Adds what was found in a file.
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
