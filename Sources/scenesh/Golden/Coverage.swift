import SceneRuntime

/// The rules that scripts exercise: those that are applied while they run in the environments of their `test` lines.
struct Coverage: Sendable {
    /// A rule with the scripts that exercise it, in their order.
    struct Use: Sendable {
        let rule: RuleListing
        var scripts: [String]
    }

    /// Every rule, in the catalogue's order.
    let uses: [Use]
    /// Lines of UIKit without a rule, with their scripts. There should be none.
    let unexplained: [String]

    /// The rules that no script exercises.
    var missing: [RuleListing] { uses.filter(\.scripts.isEmpty).map(\.rule) }

    init(_ scripts: [GoldenScript], engine: Engine, jobs: Int) {
        let results = Parallel.map(scripts.count, jobs: jobs) { Coverage.run(scripts[$0], engine) }
        var uses: [String: [String]] = [:]
        for result in results {
            for rule in result.rules { uses[rule, default: []].append(result.path) }
        }
        self.uses = RuleListing.all.map { Use(rule: $0, scripts: uses[$0.id] ?? []) }
        unexplained = results.flatMap(\.unexplained)
    }

    private struct Result: Sendable {
        let path: String
        var rules: Set<String> = []
        var unexplained: [String] = []
    }

    private static func run(_ script: GoldenScript, _ engine: Engine) -> Result {
        var result = Result(path: script.path)
        guard let bytes = try? FileSystem.read(script.path, limit: engine.fileSizeLimit) else { return result }
        let source = ScriptSource(name: Path.name(of: script.path), bytes: bytes, baseFolder: script.folder)
        let targets = engine.targets(of: source).map(Optional.some)
        for target in targets.isEmpty ? [nil] : targets {
            let run = engine.observe(source, under: target)
            result.rules.formUnion(run.rules.map(\.spec.id.description))
            for line in run.lines where line.isOfUIKit && line.rule == nil {
                result.unexplained.append("\(script.path): \(String(decoding: line.text, as: UTF8.self))")
            }
        }
        return result
    }

    /// Returns the rules with the number of their scripts, then the rules without scripts, then the totals.
    func report(isQuiet: Bool) -> String {
        var text = ""
        if !isQuiet {
            let width = uses.map(\.rule.id.count).max() ?? 0
            for use in uses {
                guard let first = use.scripts.first else { continue }
                let more = use.scripts.count > 1 ? " and \(use.scripts.count - 1) more" : ""
                text += "\(use.rule.id.padded(to: width))  \(first)\(more)\n"
            }
        }
        if !missing.isEmpty {
            text += "\(text.isEmpty ? "" : "\n")not exercised:\n" + missing.map(\.text).joined()
        }
        let count = uses.count - missing.count
        return text + "\(count) rules exercised, \(missing.count) not\n"
    }
}

extension ObservedLine {
    /// What begins a line that is not of UIKit: a refusal of the model, which ends the run or leaves out one question,
    /// the end of a program of Swift, and what the tool says about values of Swift.
    private static let refusals = [
        "! exception unmodelled", "! warning: unmodelled", "! exception Fatal error", "! nothing", "! unknown",
    ]

    /// Whether the line comes from UIKit, not from the script or the tool. A refusal of the model has no rule.
    var isOfUIKit: Bool {
        switch origin?.kind {
        case .call: true
        case .message: !Self.refusals.contains { String(decoding: text, as: UTF8.self).contains($0) }
        case .leak, .header, .scenario, .step, .print, .expected, nil: false
        }
    }
}
