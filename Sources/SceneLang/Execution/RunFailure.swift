import SceneRuntime

/// Why a run failed. A run can have several failures, because it continues after a failed expectation and with the next
/// scenario after an exception.
package struct RunFailure: Hashable, Sendable {
    /// The ways to fail.
    package enum Kind: Hashable, Sendable {
        /// An `expect` that fails.
        case expectation
        /// An exception of UIKit, or a refusal of the model, that nothing caught.
        case exception
        /// An error of the script or a limit of the tool, which ended the run, or a step that was refused, which ended
        /// its scenario.
        case error
    }

    /// The lines of an `expect trace { … }` that does not match.
    package struct Comparison: Hashable, Sendable {
        /// The lines of the expectation. Those of `any order { … }` are in the order of the trace where they match.
        package let expected: [LinePattern]
        /// The lines that were compared: those of the step, or of the block of `expect … in { }`, without headers and
        /// indentation.
        package let found: [[UInt8]]
    }

    package let kind: Kind
    /// The expectation without the word `expect`, or the message of the exception or error.
    package let message: String
    /// What the expectation saw; nil for other failures.
    package var seen: String?
    /// The statement that failed.
    package let span: SourceSpan
    /// The number of its scenario, as in `Script.scenarios`.
    package let scenario: Int
    /// Whether an error has ended only its scenario, because it refuses a step.
    package var endsOnlyScenario = false
    /// The lines of `expect trace`; nil for other failures.
    package var comparison: Comparison?
    /// The calls that led to an exception, innermost first.
    package var calls: [Diagnostic.Label] = []
    /// Corrections of misspelt names, such as `'hoome' is not the name of a class; did you mean 'home'?`.
    package var hints: [String] = []
    /// How to write the expectation; nil if nothing is known.
    package var help: String?
}

extension RunFailure {
    /// The failure of an expectation as a diagnostic; nil for other failures.
    package var failedExpectation: Diagnostic? {
        guard kind == .expectation else { return nil }
        return Diagnostic(
            .failedExpectation, "expected \(message), saw \(seen ?? "nothing")", at: span, label: hints.first ?? "",
            help: help)
    }

    /// An exception that nothing caught as a diagnostic, with the code of its message or of a refusal; nil for other
    /// failures.
    package var uncaughtException: Diagnostic? {
        guard kind == .exception else { return nil }
        let explained = MessageExplanation.of(line: Array("! exception \(message)".utf8))
        let code = explained.map { DiagnosticCode($0.code.description, .error, "an exception") } ?? .unmodelledAtRun
        return Diagnostic(code, message, at: span, secondary: calls)
    }
}

extension Machine {
    /// Returns the failures since the last call.
    package mutating func takeFailures() -> [RunFailure] {
        let taken = failures + unexpectedLeaks
        failures.removeAll()
        if !unexpectedLeaks.isEmpty { failed = true }
        unexpectedLeaks.removeAll()
        return taken
    }

    /// Records a failure, and marks the run as failed.
    mutating func record(
        _ kind: RunFailure.Kind, _ message: String, at span: SourceSpan, calls: [Diagnostic.Label] = []
    ) {
        failed = true
        failures.append(
            RunFailure(kind: kind, message: message, span: span, scenario: scenario, calls: calls))
    }
}
