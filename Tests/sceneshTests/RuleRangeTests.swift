import SceneRuntime
import Testing

@testable import scenesh

/// The range of a rule in the catalogue and the code that works by the rule say the same.
@Suite struct RuleRangeTests {
    private static let scripts = Discovery(paths: [Project.path("scripts")]).scripts
    /// The paths of the scripts that may name a device, or import a file that does. Others run on a phone.
    private static let withOwnDevice = Set(
        scripts.map(\.path).filter { path in
            let text = Project.text(path)
            return text.contains("device") || text.contains("import")
        })

    /// Every script is run under each release, whatever errors it ends with.
    @Test(arguments: Array(Release.known))
    func rulesAreNamedWhereTheyApply(major: UInt8) {
        let release = Release(major)
        let found = RuleRangeTests.observe(release) { script, run in
            var wrong: [String] = []
            for rule in run.rules.sorted(by: { $0.rawValue < $1.rawValue }) where !release.applies(rule) {
                let line = run.lines.first { $0.origin?.rule == rule }.map { String(decoding: $0.text, as: UTF8.self) }
                wrong.append(
                    "\(script.path), ios \(major): \(rule.spec.id) (\(rule.spec.releases.text))"
                        + (line.map { ", \($0)" } ?? ""))
            }
            return wrong
        }
        #expect(found == [], "a rule is cited under a release that its range does not include")
    }

    /// Rules that decide something which no line names, and why.
    private static let silent = [
        "barBottom1": "a tab bar is not there",
        "barSwipe1": "a gesture does not begin",
        "barSwipe2": "the same",
        "navContainerEdge1": "a call does not come",
        "navPush4": "a verb waits, and its calls come by the rule of the verb",
        "navPush6": "the same",
        "navSetReplaced1": "two calls do not come",
        "transCoord1": "blocks run, whose lines are the script's own",
        "update18": "a layout pass comes, by the rule of layout",
        "table1": "a row is deselected without a call",
        "keySwipe1": "a view resigns and returns without a call",
        "asyncRoot1": "an exception does not come",
        "show2": "a presentation follows, by the rule of presentations",
        "showNav1": "the same",
    ]

    /// A rule that code asks for decides something: some script under scripts/ applies it, and a line names it.
    @Test func rulesThatDecideAreBehindLines() {
        let observed = RuleRangeTests.observe(nil) { _, run in
            run.lines.compactMap { $0.origin.map { "named \($0.rule)" } } + run.rules.map { "applied \($0)" }
        }
        let facts = Set(observed)
        let asked = RuleRangeTests.rulesAskedFor
        #expect(asked.count > 40)
        #expect(asked.filter { !facts.contains("applied \($0)") } == [], "no script under scripts/ applies these rules")
        #expect(
            asked.filter { !facts.contains("named \($0)") } == RuleRangeTests.silent.keys.sorted(),
            "no line of a script under scripts/ names these rules")
    }

    /// The rules that the sources ask for: `applies(.navPush7)`.
    private static var rulesAskedFor: [String] {
        let question = "applies(."
        let texts = Project.files(under: "Sources", ending: ".swift").map(Project.text)
        let names = texts.flatMap { $0.split(separator: question).dropFirst() }.map { text in
            String(text.prefix { $0.isLetter || $0.isNumber })
        }
        return Set(names).sorted()
    }

    /// Runs each script on its own device, a phone and an iPad: under `release`, or where that is nil, under each
    /// release of its own.
    private static func observe(
        _ release: Release?, _ read: @escaping @Sendable (GoldenScript, ObservedRun) -> [String]
    ) -> [String] {
        let engine = Engine(options: EngineOptions())
        let results = Parallel.map(scripts.count, jobs: Parallel.processors) { place -> [String] in
            let script = scripts[place]
            guard let bytes = try? FileSystem.read(script.path, limit: engine.fileSizeLimit) else { return [] }
            let source = ScriptSource(name: Path.name(of: script.path), bytes: bytes, baseFolder: script.folder)
            let devices: [Device?] = withOwnDevice.contains(script.path) ? [nil, .iPhone, .iPad] : [.iPhone, .iPad]
            var environments = devices.map { RunEnvironment(release: release, device: $0) }
            if release == nil {
                environments += engine.targets(of: source).map {
                    RunEnvironment(release: $0.release, device: $0.device)
                }
            }
            return environments.flatMap { read(script, engine.observe(source, in: $0)) }
        }
        return results.flatMap(\.self)
    }
}
