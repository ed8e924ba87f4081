import SceneLang
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
        let programs = RuleRangeTests.programs
        let found = Parallel.map(programs.count, jobs: Parallel.processors) { place -> [String] in
            programs[place].devices.flatMap { device in
                let environment = RunEnvironment(release: release, device: device)
                let wrong = programs[place].rules(in: environment).filter { !release.applies($0) }
                return wrong.isEmpty ? [] : programs[place].report(wrong, in: environment)
            }
        }
        #expect(found.flatMap(\.self) == [], "a rule is cited under a release that its range does not include")
    }

    /// Some script under scripts/ applies each rule, and a line names it, unless its row says that none does.
    @Test func rulesThatDecideAreBehindLines() {
        let observed = RuleRangeTests.observe { run in
            run.lines.compactMap { $0.origin.map { "named \($0.rule)" } } + run.rules.map { "applied \($0)" }
        }
        let facts = Set(observed)
        for spec in RuleSpec.table where spec.rule != .none {
            let (isNamed, isApplied) = (facts.contains("named \(spec.rule)"), facts.contains("applied \(spec.rule)"))
            #expect(isNamed || isApplied, "no script under scripts/ applies \(spec.id)")
            #expect(isNamed == (spec.silent == nil), "'silent:' of \(spec.id) and the lines of scripts/ disagree")
        }
    }

    /// Runs each script on each of its devices, and under each environment of its `test` line.
    private static func observe(_ read: @escaping @Sendable (ObservedRun) -> [String]) -> [String] {
        let results = Parallel.map(programs.count, jobs: Parallel.processors) { place -> [String] in
            let program = programs[place]
            let environments =
                program.devices.map { RunEnvironment(device: $0) }
                + engine.targets(of: program.source).map { RunEnvironment(release: $0.release, device: $0.device) }
            return environments.flatMap { read(engine.observe(program.source, in: $0)) }
        }
        return results.flatMap(\.self)
    }

    private static let engine = Engine(options: EngineOptions())

    /// The scripts without errors, compiled once for all runs.
    private static let programs = scripts.compactMap { script -> Program? in
        guard let bytes = try? FileSystem.read(script.path, limit: engine.fileSizeLimit) else { return nil }
        let source = ScriptSource(name: Path.name(of: script.path), bytes: bytes, baseFolder: script.folder)
        let devices: [Device?] = withOwnDevice.contains(script.path) ? [nil, .iPhone, .iPad] : [.iPhone, .iPad]
        return Program(source, devices)
    }

    /// A compiled script with the devices on which it runs.
    private struct Program: Sendable {
        let source: ScriptSource
        let devices: [Device?]
        private let script: Script
        private let settings: Settings

        init?(_ source: ScriptSource, _ devices: [Device?]) {
            var settings = engine.settings(engine.configuration(for: source).configuration)
            settings.observes = true
            let compilation = Script.compile(
                engine.file(of: source), settings: settings, reader: engine.reader(for: source))
            guard let script = compilation.script else { return nil }
            (self.source, self.devices, self.script, self.settings) = (source, devices, script, settings)
        }

        /// The rules that a run applies.
        func rules(in environment: RunEnvironment) -> Set<Rule> {
            var settings = settings
            (settings.release, settings.device) = (environment.release, environment.device)
            var machine = Machine(script, settings: settings)
            while machine.advance(fuel: Engine.fuel, stopAtLine: false) != .finished {}
            return machine.appliedRules
        }

        /// What to say of rules, each with the first line that names it.
        func report(_ rules: Set<Rule>, in environment: RunEnvironment) -> [String] {
            let lines = engine.observe(source, in: environment).lines
            return rules.sorted { $0.rawValue < $1.rawValue }.map { rule in
                let line = lines.first { $0.origin?.rule == rule }.map { String(decoding: $0.text, as: UTF8.self) }
                return "\(source.name), \(environment.title): \(rule.spec.id) (\(rule.spec.releases.text))"
                    + (line.map { ", \($0)" } ?? "")
            }
        }
    }
}
