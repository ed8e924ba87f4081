import SceneLang

/// Judges a run by the `test` lines of its script: a line must expect every error and failure, and every expected one
/// must occur.
struct Verdict: Sendable {
    /// The errors and failures that no line expects; failed expectations come first.
    let unexpected: [RunProblem]
    /// The lines whose error or failure did not occur.
    private(set) var unfulfilled: [ExpectedResult.Problem]

    /// Judges a script with all its scenarios.
    init(_ expected: ExpectedResult, _ problems: [RunProblem]) {
        let file = Verdict(ofFile: expected, problems, isWhole: true)
        let scenarios = expected.scenarios.map { Verdict(expected, $0, problems) }
        unexpected = file.unexpected + scenarios.flatMap(\.unexpected)
        unfulfilled = file.unfulfilled + scenarios.flatMap(\.unfulfilled)
    }

    /// Judges what belongs to no named scenario, and the lines at the start of the script if the run is whole.
    init(ofFile expected: ExpectedResult, _ problems: [RunProblem], isWhole: Bool) {
        self.init(problems.filter { $0.scenario == nil }, covered: expected.problems)
        guard isWhole else { return }
        // After an unexpected error, no failure could occur.
        let isCut = expected.isCut(by: problems)
        unfulfilled = expected.problems.filter { line in
            !problems.contains(where: line.covers) && !(isCut && line.code == nil)
        }
    }

    /// Judges a scenario. The lines at the start of the script can expect its failures too.
    init(_ expected: ExpectedResult, _ scenario: TestScenario, _ problems: [RunProblem]) {
        let own = problems.filter { $0.scenario == scenario }
        self.init(own, covered: expected.problems + scenario.expectedProblems)
        unfulfilled =
            scenario.skipReason == nil && !unexpected.contains(where: \.isError)
            ? scenario.expectedProblems.filter { line in !own.contains(where: line.covers) } : []
    }

    private init(_ problems: [RunProblem], covered: [ExpectedResult.Problem]) {
        let unexpected = problems.filter { problem in !covered.contains { $0.covers(problem) } }
        self.unexpected = unexpected.filter(\.isExpectation) + unexpected.filter { !$0.isExpectation }
        unfulfilled = []
    }

    /// Whether everything happened as the script says.
    var isFulfilled: Bool { unexpected.isEmpty && unfulfilled.isEmpty }

    /// The failure of the test; nil if everything happened as the script says.
    func failure(isColoured: Bool) -> Failure? {
        guard let place = unexpected.first?.place ?? unfulfilled.first?.place else { return nil }
        var failure = Failure(kind, unexpected.flatMap(\.sentences) + unfulfilled.map(\.sentence))
        failure.place = Failure.Place(path: place.path, line: place.line)
        if let first = unexpected.first, case .expectation(let seen) = first.kind {
            failure.expectation = .init(expected: first.message, seen: seen)
        }
        failure.difference = unexpected.flatMap { $0.difference(isColoured: isColoured) }
        return failure
    }

    private var kind: Failure.Kind {
        guard let first = unexpected.first else { return .unfulfilled }
        switch first.kind {
        case .scriptError: return .scriptErrors
        case .expectation, .exception, .runError: return .failedRun
        }
    }
}

extension RunProblem {
    /// Whether it ended the run, or kept it from beginning. What else the script expects could not occur then.
    var isError: Bool {
        switch kind {
        case .scriptError, .runError: true
        case .expectation, .exception: false
        }
    }

    fileprivate var isExpectation: Bool {
        if case .expectation = kind { return true }
        return false
    }

    /// The place and what happened there; for an expectation, the expected and the seen value have their own lines.
    fileprivate var sentences: [String] {
        let start = "\(place.path):\(place.line): "
        let scenario = scenario.map { " in scenario \"\($0.name)\"" } ?? ""
        switch kind {
        case .scriptError(let code): return ["\(start)error[\(code)]: \(message)"]
        case .exception: return ["\(start)uncaught exception\(scenario): \(message)"]
        case .runError: return ["\(start)error\(scenario): \(message)"]
        case .expectation(let seen):
            return ["\(start)expectation failed\(scenario)", "  expected: \(message)", "  saw:      \(seen)"]
                + hints.map { "  \($0)" }
        }
    }

    /// The whole difference of an `expect trace`; empty for everything else.
    fileprivate func difference(isColoured: Bool) -> [UInt8] {
        guard let comparison else { return [] }
        let alignment = LineAlignment(expected: comparison.expected, found: comparison.found)
        let diff = UnifiedDiff(alignment: alignment, expected: comparison.expected, found: comparison.found)
        let title = PlainText.line("\(place.path):\(place.line)")
        return diff.rendered(from: "\(title) expected", to: "\(title) seen", colour: isColoured)
    }
}

extension ExpectedResult.Problem {
    /// `a.scene:1: 'test fails "x"' expects a failure that did not occur`
    fileprivate var sentence: String {
        let what = code == nil ? "a failure" : "an error"
        return "\(place.path):\(place.line): '\(line)' expects \(what) that did not occur"
    }
}
