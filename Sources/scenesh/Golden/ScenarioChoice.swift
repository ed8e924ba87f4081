/// Which scenarios of the scripts are tested.
struct ScenarioChoice: Sendable {
    /// A part of the name; nil for any.
    var name: String?
    /// The scenario must have one of them, unless there are none.
    var tags: [String] = []

    /// The names of those that are tested of a script, by its path. All of the other scripts are.
    var ofScripts: [String: Set<String>] = [:]

    /// Whether everything is tested, with the statements outside of scenarios and the goldens.
    var isAll: Bool { name == nil && tags.isEmpty && ofScripts.isEmpty }

    /// Whether everything of a script is tested.
    func isAll(of path: String) -> Bool { name == nil && tags.isEmpty && ofScripts[path] == nil }

    /// Whether a scenario is tested.
    func includes(_ scenario: TestScenario, of path: String) -> Bool {
        if let names = ofScripts[path], !names.contains(scenario.name) { return false }
        guard name.map(scenario.name.contains) ?? true else { return false }
        return tags.isEmpty || tags.contains(where: scenario.tags.contains)
    }
}

/// A script as a test: what it expects, its goldens and the scenarios that are tested.
struct ScriptTest: Sendable {
    let source: ScriptSource
    let compiled: CompiledScript
    let goldenFiles: GoldenFiles
    /// Whether all of it is tested.
    let isWhole: Bool
    /// The scenarios that are tested or skipped.
    let scenarios: [TestScenario]

    init(_ source: ScriptSource, _ compiled: CompiledScript, _ goldenFiles: GoldenFiles, _ choice: ScenarioChoice) {
        self.source = source
        self.compiled = compiled
        self.goldenFiles = goldenFiles
        let path = goldenFiles.script.path
        isWhole = choice.isAll(of: path)
        scenarios = compiled.expected.scenarios.filter { choice.includes($0, of: path) }
    }

    /// The path of the script.
    var path: String { goldenFiles.script.path }

    /// The numbers of the scenarios to run, in ascending order; nil for all.
    var numbers: [Int]? {
        let skipped = Set(scenarios.filter { $0.skipReason != nil }.map(\.number))
        if isWhole, skipped.isEmpty { return nil }
        let all = isWhole ? Array(0..<compiled.expected.scenarioCount) : scenarios.map(\.number)
        return all.filter { !skipped.contains($0) }
    }

    /// Whether its trace must have a golden: if nothing else says what should happen, or if the head asks for it.
    var needsGolden: Bool {
        let expected = compiled.expected
        return expected.comparesTrace
            || !compiled.hasExpectations && expected.problems.isEmpty
                && expected.scenarios.allSatisfy { $0.expectedProblems.isEmpty && $0.skipReason == nil }
    }

    /// Whether there is a test of the script itself, even if every scenario passes and no golden is compared.
    var hasOwnOutcome: Bool {
        let expected = compiled.expected
        return scenarios.isEmpty || isWhole && (expected.hasStatements || !expected.problems.isEmpty)
    }
}
