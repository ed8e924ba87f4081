/// The outcome of a script in an environment, or of a golden that no test reads.
struct TestOutcome: Sendable {
    /// The path of the script, or of the golden that no test reads.
    let path: String
    /// `ios 12, iPad`; nil for the script's own environment.
    var environment: String?
    /// The name of the scenario; nil for the script as a whole.
    var scenario: String?
    /// The line of the scenario; nil for the script as a whole.
    var line: Int?
    /// Why it was not run; nil if it was.
    var skipReason: String?
    /// Why it failed as its script expects; nil if it did not, or if the script gives no reason.
    var expectedFailure: String?
    /// The duration of the run.
    var duration = Duration.zero
    /// The failure; nil if it passed.
    var failure: Failure?
    /// The goldens that were written, and the script if its empty `expect trace` blocks were.
    var written: [WrittenGolden] = []

    /// `scripts/mail.scene::a push (ios 12, iPad)`, on one line for any path.
    var title: String { PlainText.line(environment.map { "\(name) (\($0))" } ?? name) }

    /// The title without the environment.
    var name: String { scenario.map { "\(path)::\($0)" } ?? path }
}

extension TestOutcome {
    /// Whether this is a golden that no test reads.
    var isUnread: Bool { failure?.kind == .orphan }

    /// Keeps the reasons for expected problems if the test ran and passed, so that all of them occurred.
    mutating func explainExpected(_ problems: [ExpectedResult.Problem]) {
        let reasons = problems.compactMap(\.reason)
        guard failure == nil, skipReason == nil, !reasons.isEmpty else { return }
        expectedFailure = reasons.joined(separator: "; ")
    }
}

/// Why a test failed.
struct Failure: Sendable {
    /// The ways to fail.
    enum Kind: String, Sendable, CaseIterable {
        /// The script has errors that its head does not expect.
        case scriptErrors
        /// An expectation failed, an exception was not caught or an error ended the run, and no line expects it.
        case failedRun
        /// The head expects an error or a failure that did not occur.
        case unfulfilled
        /// The trace differs from the golden.
        case mismatch
        /// There is no golden.
        case missing
        /// The golden has no lines.
        case empty
        /// A golden that no test reads.
        case orphan
        /// The script or its golden cannot be read.
        case unreadable
        /// The golden cannot be written, or changed while it was blessed.
        case unwritable
    }

    let kind: Kind
    /// The reasons, one for each line.
    private(set) var sentences: [String]
    /// The difference as whole lines, or empty.
    var difference: [UInt8] = []
    /// The place of the first difference or error.
    var place: Place?
    /// The first expectation that failed.
    var expectation: Expectation?
    /// The file with the actual trace, if `--artifacts` was given.
    var artifact: String?
    /// The names of all files about the failure in the folder for artifacts.
    var artifactNames: [ArtifactFolder.Part: String] = [:]

    /// A line of a file.
    struct Place: Sendable {
        let path: String
        /// Counted from 1.
        let line: Int
    }

    /// What an expectation expected, and what it saw.
    struct Expectation: Sendable {
        let expected: String
        let seen: String
    }

    init(_ kind: Kind, _ sentences: [String]) {
        self.kind = kind
        self.sentences = sentences.map(PlainText.line)
    }

    /// The reasons, as one line.
    var message: String {
        // The spaces that align the values of an expectation are only for lines of their own.
        sentences.compactMap(\.trimmedOrNil).map { $0.replacing("saw:      ", with: "saw: ", maxReplacements: 1) }
            .joined(separator: "; ")
    }

    /// The first reason, with the values of an expectation, as one short line.
    var headline: String {
        let lines = sentences.compactMap(\.trimmedOrNil).map {
            $0.replacing("saw:      ", with: "saw: ", maxReplacements: 1)
        }
        let count = lines.count > 2 && lines[1].hasPrefix("expected: ") && lines[2].hasPrefix("saw: ") ? 3 : 1
        return lines.prefix(count).joined(separator: "; ")
    }

    /// Whether `--bless` can fix it: only the golden is wrong, not the script.
    var isBlessable: Bool {
        switch kind {
        case .mismatch, .missing, .empty, .orphan: true
        case .scriptErrors, .failedRun, .unfulfilled, .unreadable, .unwritable: false
        }
    }

    /// Returns the failure with an additional reason.
    func adding(_ sentence: String) -> Failure {
        var failure = self
        failure.sentences.append(PlainText.line(sentence))
        return failure
    }

    /// Returns the failure followed by another one, which is probably its consequence. The place is that of the first.
    func followed(by other: Failure?) -> Failure {
        guard let other else { return self }
        var failure = self
        failure.sentences += other.sentences
        failure.difference += other.difference
        return failure
    }
}

/// A golden that blessing wrote.
struct WrittenGolden: Sendable {
    let path: String
}

/// The results of a run of golden tests.
struct TestReport: Sendable {
    /// The outcomes, in the order of the scripts, then the goldens without a script.
    var outcomes: [TestOutcome]
    /// The goldens that no test reads, unless they count as failures.
    var warnings: [TestOutcome] = []
    /// The goldens that no test read and that were deleted.
    var deleted: [String] = []
    /// The number of scripts that were skipped after the first failure.
    var leftOut = 0
    /// The total duration.
    var duration = Duration.zero

    var passed: Int { outcomes.count - failed - skipped }
    var failed: Int { outcomes.count { $0.failure != nil } }
    var skipped: Int { outcomes.count { $0.skipReason != nil } }
    var written: [WrittenGolden] { outcomes.flatMap(\.written) }
    /// Removes the goldens that no test reads from the outcomes, and makes them warnings.
    mutating func tolerateUnread() {
        warnings += outcomes.filter(\.isUnread)
        outcomes.removeAll(where: \.isUnread)
    }

    /// Deletes the goldens that no test reads. Those that cannot be deleted stay among the outcomes.
    mutating func deleteUnread() {
        var problems: [TestOutcome] = []
        for outcome in outcomes.filter(\.isUnread) {
            do throws(SystemError) {
                try FileSystem.delete(outcome.path)
                deleted.append(outcome.path)
            } catch {
                let reason = "cannot delete '\(outcome.path)': \(error.message)"
                problems.append(TestOutcome(path: outcome.path, failure: Failure(.unwritable, [reason])))
            }
        }
        outcomes.removeAll(where: \.isUnread)
        outcomes += problems
    }

    /// `12 passed, 1 failed`, and `, 2 skipped` if there are such scenarios.
    var tally: String { "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "") }
}

extension Duration {
    /// Seconds with six decimals, `0.000412`.
    var seconds: String {
        let (whole, attoseconds) = components
        let micros = String(attoseconds / 1_000_000_000_000)
        return "\(whole)." + String(repeating: "0", count: max(0, 6 - micros.count)) + micros
    }
}
