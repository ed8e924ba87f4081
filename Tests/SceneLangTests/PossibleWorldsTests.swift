import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// What the rules of the linter rest on: a controller that they take for impossible in a scenario never lives there.
@Suite struct PossibleWorldsTests {
    @Test(arguments: CaseInvariantTests.scripts)
    func onlyPossibleControllersLiveInScripts(_ path: String) throws {
        let file = SourceFile(name: path, bytes: try Repository.bytes(of: path))
        let script = try ProjectScript.compiled(path)
        var settings = Settings()
        settings.release = script.tests.last?.release
        settings.device = script.tests.last?.device
        #expect(Self.impossible(in: file, settings).isEmpty)
    }

    @Test(arguments: [5, 9, 17, Release.latest.major])
    func onlyPossibleControllersLiveInWalks(release: UInt8) {
        for seed in 1...10 as ClosedRange<UInt64> {
            var walk = StoryboardWalk(seed: seed, release: release)
            for _ in 0..<40 where walk.round() != nil { Issue.record("seed \(seed)") }
            let file = SourceFile(name: "walk", text: walk.log.joined(separator: "\n") + "\n")
            var settings = Settings()
            settings.release = Release(release)
            settings.device = seed % 3 == 0 ? .iPad : .iPhone
            #expect(Self.impossible(in: file, settings).isEmpty, "seed \(seed)\n\(walk.log.joined(separator: "\n"))")
        }
    }

    /// The controllers that live in a run where they cannot.
    private static func impossible(in file: SourceFile, _ settings: Settings) -> Set<String> {
        var compiler = Compiler()
        guard !compiler.add(file, reader: ProjectScript.reader).hasErrors,
            let script = Script.compile(file, settings: settings, reader: ProjectScript.reader).script
        else { return ["it does not compile"] }
        let worlds = LintScript(compiler, settings: settings).worlds
        var machine = Machine(script, settings: settings)
        var number = 0
        var found: Set<String> = []
        while true {
            if case .finished = machine.advance(fuel: 100_000, stopAtLine: true) { break }
            let lines = machine.takeOutput().split(separator: UInt8(ascii: "\n"))
            let isNew = lines.contains { $0.starts(with: "== ".utf8) }
            if isNew { number += 1 }
            let world = machine.state.world
            // The line that names a scenario comes before its world.
            for controller in world.livingControllers() where !isNew {
                let id = world.classOf(controller)
                guard id.index >= BuiltInClass.slots, !worlds.classes(in: number).contains(id) else { continue }
                found.insert(
                    String(decoding: world.blueprint.names[world.blueprint.classes[id.index].name], as: UTF8.self))
            }
        }
        return found
    }
}
