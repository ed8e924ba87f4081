/// The outcomes of a script that fail in the same way under several environments. Text shows them once.
struct OutcomeGroup: Sendable {
    let first: TestOutcome
    private var environments: [String] = []
    /// The files with the actual traces, one for each environment.
    private(set) var artifacts: [String] = []

    fileprivate init(_ first: TestOutcome) {
        self.first = first
        add(first)
    }

    fileprivate mutating func add(_ outcome: TestOutcome) {
        if let environment = outcome.environment { environments.append(environment) }
        if let artifact = outcome.failure?.artifact { artifacts.append(artifact) }
    }

    /// `scripts/mail.scene (ios 12, iPhone; ios 12, iPad)`
    var title: String {
        PlainText.line(environments.isEmpty ? first.name : "\(first.name) (\(environments.joined(separator: "; ")))")
    }

    /// Whether an outcome has the same failure of the same script.
    fileprivate func isSame(as outcome: TestOutcome) -> Bool {
        outcome.path == first.path && outcome.scenario == first.scenario
            && outcome.failure?.sentences == first.failure?.sentences
            && OutcomeGroup.lines(of: outcome) == OutcomeGroup.lines(of: first)
    }

    /// Returns the lines of a difference without those that name its files, environments and lines: two environments
    /// can have equal goldens, and a `...` can match more lines under one environment than under another.
    private static func lines(of outcome: TestOutcome) -> [[UInt8]] {
        let own = ["@@ ", "--- ", "+++ ", " # trace "]
        return Lines.split(PlainText.withoutColours(outcome.failure?.difference ?? [])).filter { line in
            !own.contains { line.starts(with: $0.utf8) }
        }
    }
}

extension [TestOutcome] {
    /// The failures, in the order of the first of each group.
    var groups: [OutcomeGroup] {
        var groups: [OutcomeGroup] = []
        var start = 0
        for outcome in self where outcome.failure != nil {
            // The outcomes of a script are side by side.
            if groups.last?.first.path != outcome.path { start = groups.count }
            if let index = groups[start...].firstIndex(where: { $0.isSame(as: outcome) }) {
                groups[index].add(outcome)
            } else {
                groups.append(OutcomeGroup(outcome))
            }
        }
        return groups
    }
}
