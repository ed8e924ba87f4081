import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// What holds for every script, whatever it is about.
@Suite("scripts")
struct CaseInvariantTests {
    /// The scripts of the project: those of the cases, the tour, the seeds and the rest.
    static let scripts = Repository.files(under: "scripts", ending: ".scene")

    @Test("there are many scripts") func count() { #expect(Self.scripts.count >= 400) }

    @Test("the world is sound at every line, and at rest between steps", arguments: scripts)
    func isSound(_ path: String) throws {
        let script = try ProjectScript.compiled(path)
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
                let world = machine.state.world
                violation = world.structureViolation()
                // A step begins where the one before it has come to rest, but for what a finger holds.
                let isStep = lines.starts(with: Array("> ".utf8))
                if isStep, world.isAtRest, !world.isTracking { violation = violation ?? world.restViolation() }
            }
            if let violation {
                let last = String(decoding: output.suffix(600), as: UTF8.self)
                Issue.record("\(path), ios \(environment.release.major): \(violation), after:\n\(last)")
            }
        }
    }

    @Test("the same script twice is the same trace", arguments: scripts)
    func isDeterministic(_ path: String) throws {
        let script = try ProjectScript.compiled(path)
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
        let difference = LineDiff.difference(of: "\(path), stopped at lines", expected: traces[0], observed: traces[1])
        if let difference { Issue.record("\(difference)") }
    }
}
