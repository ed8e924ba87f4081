import Foundation
import SceneRuntime
import Testing

@testable import SceneLang

/// What holds for every script, whatever it is about.
@Suite("scripts")
struct CaseInvariantTests {
    /// The scripts of the project: those of the cases, the tour, the seeds and the rest.
    static let scripts: [String] = {
        let root = CaseFolder.rules.deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return (files ?? []).filter { $0.pathExtension == "scene" }.map(\.path).sorted()
    }()

    private func compiled(_ path: String) throws -> Script {
        let url = URL(filePath: path)
        let file = SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        let compilation = Script.compile(file, settings: Settings()) { _, _ in .failure("nothing is imported") }
        return try #require(compilation.script, "\(compilation.diagnostics.map(\.message))")
    }

    @Test("the world is sound at every line, and at rest between steps", arguments: scripts)
    func isSound(_ path: String) throws {
        let script = try compiled(path)
        for environment in script.tests.isEmpty ? [Environment()] : script.tests {
            var settings = Settings()
            settings.release = environment.release
            settings.device = environment.device
            var machine = Machine(script, settings: settings)
            var violation: StaticString?
            var output: [UInt8] = []
            while violation == nil {
                if case .finished = machine.advance(fuel: 1_000_000, stopAtLine: true) { break }
                let lines = machine.takeOutput()
                output += lines
                let world = machine.world
                violation = world.structureViolation()
                // A step begins where the one before it has come to rest, but for what a finger holds.
                let isStep = lines.starts(with: Array("> ".utf8))
                if isStep, world.isAtRest, !world.isHeld { violation = violation ?? world.restViolation() }
            }
            let place = "\(path), ios \(environment.release.major)"
            #expect(violation == nil, "\(place): \(String(decoding: output.suffix(600), as: UTF8.self))")
        }
    }

    @Test("the same script twice is the same trace", arguments: scripts)
    func isDeterministic(_ path: String) throws {
        let script = try compiled(path)
        var traces: [[UInt8]] = []
        for stops in [false, true] {
            var machine = Machine(script, settings: Settings())
            var output: [UInt8] = []
            var isFinished = false
            while !isFinished {
                if case .finished = machine.advance(fuel: 10_000, stopAtLine: stops) { isFinished = true }
                output += machine.takeOutput()
            }
            traces.append(output)
        }
        #expect(traces.first == traces.last, "\(path)")
    }
}
