/// The results of a run of `scenesh check`.
struct CheckReport: Sendable {
    /// The number of checked files, without imported ones.
    private(set) var files = 0
    /// The findings, in the order of the files. Those of an imported file appear once.
    private(set) var findings: [Finding] = []
    /// The files that could not be read, each with the reason.
    private(set) var unreadable: [(path: String, reason: String)] = []
    private var seen: Set<Finding> = []

    /// The number of edits that were applied to the files.
    var fixes = 0

    /// Adds the findings of a file. Returns the file without those that were reported for another one.
    mutating func add(_ script: CheckedScript) -> CheckedScript {
        files += 1
        let new = script.keeping { seen.insert($0).inserted }
        findings += new.findings
        return new
    }

    /// Adds a file that could not be read, which is an error.
    mutating func add(unreadable path: String, because reason: String) {
        files += 1
        unreadable.append((path, reason))
    }

    /// The number of errors, with those that were only counted.
    var errors: Int { findings.reduce(unreadable.count) { $0 + ($1.isError ? 1 : 0) + $1.omitted } }
    var warnings: Int { findings.count { !$0.isError && !$0.isNote } }

    /// `2 files, 1 error, no warnings`
    var tally: String {
        func counted(_ number: Int, _ noun: String) -> String {
            "\(number == 0 ? "no" : String(number)) \(noun)\(number == 1 ? "" : "s")"
        }
        let found = "\(counted(files, "file")), \(counted(errors, "error")), \(counted(warnings, "warning"))"
        return fixes == 0 ? found : "\(found), \(fixes) fixed"
    }
}
