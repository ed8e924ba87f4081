import ArgumentParser

/// `scenesh rules`: lists the rules of the catalogue.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the modelled rules of UIKit.",
        discussion: """
            Each rule has an id, a sentence, releases, a confidence and sources. The rule
            applies to these releases. A rule lists the calls whose place has this
            confidence; its other calls are inferred. The beginning of an id, such as NAV,
            lists all rules with ids that begin with NAV. The short name of a source, such
            as CAT26, lists all rules that cite this source. The file docs/sources.md
            describes all sources. Other words describe a symptom. They list the rules that
            contain all of them, and the scripts of the zoo about them; if there are none,
            those that contain the most of them.

            With --format json, each rule is an object with the keys 'id', 'since',
            'until', 'confidence', 'asserts', 'sources', 'url' and 'text'. 'until' is null
            if the rule still applies, 'url' if no source has an address. 'asserts' lists
            the calls with this confidence. Each script is an object with the keys
            'script', 'question' and 'answer'.

            --coverage runs each script in the environments that the line 'test …' of the
            script names. For each rule, the command lists the first script that exercises
            the rule, and the number of other scripts that exercise the rule. Then the
            command lists the rules that no script exercises. If there are such rules, the
            status is 1.

            Examples:
              scenesh rules
              scenesh rules NAV-PUSH-1
              scenesh rules MODAL SEGUE-UNWIND
              scenesh rules viewWillAppear
              scenesh rules "viewWillAppear not called after dismissing a sheet"
              scenesh rules NAV --format json
              scenesh rules --coverage scripts
            """)

    @Argument(
        help: ArgumentHelp(
            "Ids, beginnings of ids, sources, or the words of a symptom; with --coverage, scripts and folders.",
            valueName: "id"),
        completion: .rules)
    var ids: [String] = []

    @Option(help: "Format of the output; json is one object per line.")
    var format: OutputFormat = .text

    @Flag(help: "Show which rules the scripts exercise.")
    var coverage = false

    @Flag(name: [.short, .long], help: "Show only the rules that no script exercises.")
    var quiet = false

    func validate() throws {
        if coverage, format == .json {
            throw ValidationError("--coverage prints only text; remove --format json")
        }
    }

    func run() throws {
        var console = Console(isJSON: format == .json)
        throw ExitCode((coverage ? printCoverage(&console) : list(&console)).rawValue)
    }

    private func list(_ console: inout Console) -> ExitStatus {
        let query = RuleQuery(ids)
        for complaint in query.complaints { console.writeError(complaint) }
        switch format {
        case .text: console.write(query.text)
        case .json:
            for rule in query.rules { console.write(rule.json(isClosest: query.isClosest)) }
            for script in query.scripts { console.write(script.json(isClosest: query.isClosest)) }
        }
        console.flush()
        return query.isEmpty || !query.unknown.isEmpty ? .nothingMatched : .done
    }

    private func printCoverage(_ console: inout Console) -> ExitStatus {
        Interrupt.exitOnSignal()
        let discovery = Discovery(paths: ids)
        for reason in discovery.complaints { console.writeError(reason) }
        guard !discovery.scripts.isEmpty, discovery.problems.isEmpty else {
            if discovery.problems.isEmpty { console.writeError("no script found") }
            return .nothingMatched
        }
        let engine = Engine(options: EngineOptions())
        let coverage = Coverage(discovery.scripts, engine: engine, jobs: Parallel.processors)
        console.write(coverage.report(isQuiet: quiet))
        console.flush()
        return coverage.missing.isEmpty ? .done : .failed
    }
}
