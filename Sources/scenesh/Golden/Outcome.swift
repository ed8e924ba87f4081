/// What became of one script under one environment, or of a golden that no test reads.
struct Outcome: Sendable {
    /// The script; of a golden that no test reads the golden.
    let path: String
    /// `ios 12, iPad`; nil for the script's own environment.
    var environment: String?
    /// How long the script ran.
    var duration = Duration.zero
    /// Why it failed; nil if it passed.
    var failure: Failure?
    /// The goldens that were written.
    var written: [WrittenGolden] = []

    /// `scripts/tour/01-hello.scene (ios 12, iPad)`, on one line whatever the path holds.
    var title: String { PlainText.line(environment.map { "\(path) (\($0))" } ?? path) }
}

/// Why a test failed.
struct Failure: Sendable {
    /// The ways to fail.
    enum Kind: String, Sendable, CaseIterable {
        /// The trace is not what the golden expects.
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
    /// What is wrong, a line each.
    private(set) var sentences: [String]
    /// The difference as whole lines; empty where there is none to show.
    var difference: [UInt8] = []
    /// The place to look at.
    var place: Place?
    /// The file that holds the trace as it is, if one was wished for.
    var artifact: String?

    /// A line of a file.
    struct Place: Sendable {
        let path: String
        /// Counted from 1.
        let line: Int
    }

    init(_ kind: Kind, _ sentences: [String]) {
        self.kind = kind
        self.sentences = sentences.map(PlainText.line)
    }

    /// What is wrong, as one line.
    var message: String { sentences.joined(separator: "; ") }

    /// The same with more to say.
    func adding(_ sentence: String) -> Failure {
        var failure = self
        failure.sentences.append(PlainText.line(sentence))
        return failure
    }
}

/// A golden that blessing wrote.
struct WrittenGolden: Sendable {
    let path: String
    /// Set if the golden keeps a run that did not end well: the first line of its message.
    let trouble: String?
}

/// What a run of the golden tests gave.
struct TestReport: Sendable {
    /// In the order of the scripts, then the goldens without one.
    var outcomes: [Outcome]
    /// How many scripts were left out after the first failure.
    var leftOut = 0
    /// How long everything took.
    var duration = Duration.zero

    var passed: Int { outcomes.count { $0.failure == nil } }
    var failed: Int { outcomes.count - passed }
    var written: [WrittenGolden] { outcomes.flatMap(\.written) }
    /// `12 passed, 1 failed`
    var tally: String { "\(passed) passed, \(failed) failed" }
}

extension Duration {
    /// Seconds with six decimals, `0.000412`.
    var seconds: String {
        let (whole, attoseconds) = components
        let micros = String(attoseconds / 1_000_000_000_000)
        return "\(whole)." + String(repeating: "0", count: max(0, 6 - micros.count)) + micros
    }
}
