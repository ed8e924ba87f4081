/// An item of a review: a script whose goldens are missing or differ, or a golden that no test reads.
struct ReviewItem: Sendable {
    /// The script; nil for a golden without one.
    private let script: GoldenScript?
    /// The failures in each environment. A script is blessed in all environments, because they may share a golden.
    let outcomes: [TestOutcome]

    /// Returns an item for everything that fails, in the order of the scripts.
    static func all(in discovery: Discovery, _ runner: GoldenRunner) -> [ReviewItem] {
        let items = zip(discovery.scripts, runner.outcomes(of: discovery.scripts, in: discovery)).flatMap(
            ReviewItem.items)
        return items + orphans(in: discovery, runner)
    }

    /// Returns an item for each golden without a script.
    static func orphans(in discovery: Discovery, _ runner: GoldenRunner) -> [ReviewItem] {
        runner.orphans(in: discovery).map { ReviewItem(script: nil, outcomes: [$0]) }
    }

    /// Returns an item for what fails of a script, and one for each of its goldens that no test reads.
    static func items(of script: GoldenScript, _ outcomes: [TestOutcome]) -> [ReviewItem] {
        let failures = outcomes.filter { $0.failure != nil && !$0.isUnread }
        let tests = failures.isEmpty ? [] : [ReviewItem(script: script, outcomes: failures)]
        return tests + outcomes.filter(\.isUnread).map { ReviewItem(script: script, outcomes: [$0]) }
    }

    /// The paths of the goldens of the script.
    var goldens: [String] { script.map { script in script.goldens.map { Path.join(script.folder, $0) } } ?? [] }

    /// The path of the golden, if the item is a golden that no test reads.
    var unread: String? { outcomes.first { $0.isUnread }?.path }

    /// Whether blessing or deleting fixes it. It does not if the script fails, or a file cannot be read.
    var canBeAccepted: Bool {
        outcomes.allSatisfy { $0.failure?.isBlessable ?? false }
    }

    /// Why it cannot be accepted, as a whole line.
    var refusal: String {
        switch outcomes.lazy.compactMap(\.failure).first(where: { !$0.isBlessable })?.kind {
        case .scriptErrors, .failedRun, .unfulfilled:
            "a script that fails cannot be accepted: fix it, or expect the failure with a line 'test fails \"…\"'\n"
        case .mismatch, .missing, .empty, .orphan, .unreadable, .unwritable, nil:
            "a golden that cannot be read cannot be accepted\n"
        }
    }

    /// Returns the item after running the script again; nil if nothing fails any more.
    func rerun(by runner: GoldenRunner) -> ReviewItem? {
        let place = script?.path ?? unread.map { Path.folder(of: $0) }
        let now = ReviewItem.all(in: Discovery.tests(paths: place.map { [$0] } ?? []), runner)
        return now.first { unread == nil ? $0.unread == nil : $0.unread == unread }
    }

    /// Whether both items show the same failures.
    func isSame(as other: ReviewItem) -> Bool {
        outcomes.count == other.outcomes.count
            && zip(outcomes, other.outcomes).allSatisfy {
                $0.title == $1.title && $0.failure?.message == $1.failure?.message
                    && $0.failure?.difference == $1.failure?.difference
            }
    }

    /// Blesses the script, or deletes the golden that no test reads. Returns what was written, and the failures.
    func accept(_ runner: GoldenRunner) -> (written: [WrittenGolden], problems: [TestOutcome]) {
        if let unread {
            do throws(SystemError) {
                try FileSystem.delete(unread)
                return ([], [])
            } catch {
                let failure = Failure(.unwritable, ["cannot delete '\(unread)': \(error.message)"])
                return ([], [TestOutcome(path: unread, failure: failure)])
            }
        }
        var blessing = runner
        blessing.blesses = true
        let discovery = Discovery.tests(paths: script.map { [$0.path] } ?? [])
        let outcomes = blessing.outcomes(of: script.map { [$0] } ?? [], in: discovery).flatMap(\.self)
        return (outcomes.flatMap(\.written), outcomes.filter { $0.failure != nil && !$0.isUnread })
    }
}
