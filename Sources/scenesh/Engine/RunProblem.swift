import SceneLang

/// An error of a script, or a failure of its run, with its place: what a test is judged by.
struct RunProblem: Sendable, Equatable {
    /// The ways in which a script goes wrong.
    enum Kind: Sendable, Equatable {
        /// An error that keeps the script from running, with its code.
        case scriptError(code: String)
        /// An `expect` that does not hold, with what it saw.
        case expectation(seen: String)
        /// An exception that nothing caught.
        case exception
        /// An error that ended the run.
        case runError
    }

    /// A line of a file.
    struct Place: Sendable, Equatable {
        /// The path, as the paths of scripts are given.
        let path: String
        /// Counted from 1.
        let line: Int
    }

    let kind: Kind
    /// The expectation without the word `expect`, or the message.
    let message: String
    /// The statement that failed, or the place of the error.
    let place: Place
    /// The scenario; nil for the statements outside of scenarios, and for errors of the script.
    var scenario: TestScenario?
    /// The number of the scenario, which the statements outside of scenarios have too; nil for errors of the script.
    var scenarioNumber: Int?
    /// The lines of a failed `expect trace`.
    var comparison: RunFailure.Comparison?
    /// Whether it is an error that ended the run.
    var endsRun = false
    /// Corrections of misspelt names.
    var hints: [String] = []

    /// The message with what an expectation saw, in which `test fails` looks for its text.
    var text: String {
        switch kind {
        case .expectation(let seen): "\(message), saw \(seen)"
        case .scriptError, .exception, .runError: message
        }
    }
}

extension RunProblem.Place {
    /// Returns the place of a range; the first line of `script` if its file is unknown.
    init(_ span: SourceSpan, _ sources: SourceMap, of script: ScriptSource) {
        let file = sources[span.file]
        path = Path.join(script.baseFolder, file?.name ?? script.name)
        line = file?.position(of: span.start).line ?? 1
    }
}

extension RunProblem {
    /// Creates the problem of an error of the compiler.
    init(_ error: Diagnostic, _ sources: SourceMap, of script: ScriptSource) {
        kind = .scriptError(code: error.code.id)
        message = error.message
        place = Place(error.span, sources, of: script)
    }

    /// Creates the problem of a failure of a run.
    init(_ failure: RunFailure, in scenarios: [TestScenario], _ sources: SourceMap, of script: ScriptSource) {
        switch failure.kind {
        case .expectation: kind = .expectation(seen: failure.seen ?? "")
        case .exception: kind = .exception
        case .error: kind = .runError
        }
        message = failure.message
        place = Place(failure.span, sources, of: script)
        scenario = scenarios.first { $0.number == failure.scenario }
        scenarioNumber = failure.scenario
        endsRun = failure.kind == .error && !failure.endsOnlyScenario
        comparison = failure.comparison
        hints = failure.hints
    }
}

/// What the `test` lines of a script say about its result.
struct ExpectedResult: Sendable {
    /// A problem that the script must have.
    struct Problem: Sendable {
        /// The code of the error; nil for any failure of the run.
        let code: String?
        /// A part of the message; empty if only the code matters.
        let text: String
        /// Why it is expected; nil if the line does not say so.
        let reason: String?
        let place: RunProblem.Place

        /// What expects it: `test fails "has no segue"`, or `fails "has no segue"` in the head of a scenario.
        let line: String

        fileprivate init(_ word: String, code: String?, text: String, reason: String?, place: RunProblem.Place) {
            self.code = code
            self.text = text
            self.reason = reason
            self.place = place
            let quoted = text.isEmpty ? nil : JSONText.string(text)
            let because = reason.map { "because \(JSONText.string($0))" }
            line = ([word] + [code, quoted, because].compactMap(\.self)).joined(separator: " ")
        }

        /// Returns the failures that these lines expect.
        fileprivate static func failures(
            in testLines: TestLines, _ sources: SourceMap, of script: ScriptSource, word: String = "test fails"
        ) -> [Problem] {
            testLines.failures.map {
                Problem(
                    word, code: nil, text: $0.text, reason: $0.reason,
                    place: RunProblem.Place($0.span, sources, of: script))
            }
        }

        /// Whether a problem of a run is this expected one.
        func covers(_ problem: RunProblem) -> Bool {
            switch problem.kind {
            case .scriptError(let code): self.code == code && (text.isEmpty || problem.text.contains(text))
            case .expectation, .exception, .runError: code == nil && problem.text.contains(text)
            }
        }
    }

    /// The problems that the script must have: failures, then errors, each in the order of their lines.
    let problems: [Problem]
    /// The scenarios with names, in the order in which they run.
    let scenarios: [TestScenario]
    /// The number of all scenarios, with the statements outside of them as one.
    let scenarioCount: Int
    /// Whether there are statements outside of scenarios.
    var hasStatements: Bool { scenarioCount > scenarios.count }
    /// The number of the statements outside of scenarios; nil if there are none.
    var statementsNumber: Int? {
        let named = Set(scenarios.map(\.number))
        return (0..<scenarioCount).first { !named.contains($0) }
    }
    /// Whether the trace is compared with a golden, even if the script has expectations.
    let comparesTrace: Bool
    /// Why the script is not tested; nil if it is.
    let skipReason: String?

    /// Whether a line at the start of the script or its scenario expects a problem.
    func covers(_ problem: RunProblem) -> Bool {
        (problems + (problem.scenario?.expectedProblems ?? [])).contains { $0.covers(problem) }
    }

    /// Whether an unexpected error has ended the run, so that what should follow is missing.
    func isCut(by problems: [RunProblem]) -> Bool { problems.contains { $0.isError && !covers($0) } }

    init(_ testLines: TestLines, _ compiled: Script?, _ sources: SourceMap, of script: ScriptSource) {
        let all = compiled?.scenarios ?? []
        scenarios = all.indices.compactMap { TestScenario($0, all[$0], sources, of: script) }
        scenarioCount = all.count
        let failures = Problem.failures(in: testLines, sources, of: script)
        let errors = testLines.errors.map {
            Problem(
                "test errors", code: $0.code, text: $0.text, reason: $0.reason,
                place: RunProblem.Place($0.span, sources, of: script))
        }
        problems = failures + errors
        comparesTrace = testLines.comparesTrace
        skipReason = testLines.skipReason
    }
}

/// A named scenario as a test.
struct TestScenario: Sendable, Equatable {
    /// Its place among all scenarios of the script.
    let number: Int
    let name: String
    /// The line of its declaration.
    let line: Int
    let tags: [String]
    /// Why it is skipped; nil if it is not.
    let skipReason: String?
    /// The failures that it must have.
    let expectedProblems: [ExpectedResult.Problem]

    /// Creates the test of a scenario; nil for the statements outside of scenarios.
    fileprivate init?(_ number: Int, _ scenario: Script.Scenario, _ sources: SourceMap, of script: ScriptSource) {
        guard let name = scenario.name else { return nil }
        self.number = number
        self.name = name
        line = RunProblem.Place(scenario.span, sources, of: script).line
        tags = scenario.testLines.tags
        skipReason = scenario.testLines.skipReason
        expectedProblems = ExpectedResult.Problem.failures(in: scenario.testLines, sources, of: script, word: "fails")
    }

    static func == (left: TestScenario, right: TestScenario) -> Bool {
        left.number == right.number && left.name == right.name
    }
}
