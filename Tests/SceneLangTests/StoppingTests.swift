import SceneLang
import TestSupport
import Testing

/// A run can be stopped at any line and copied; the copy and the original go on to the same end.
@Suite struct StoppingTests {
    /// The tour: ten scripts.
    static let scripts = Repository.files(under: "scripts/tour", ending: ".scene")

    @Test func thereAreTenScripts() { #expect(Self.scripts.count >= 10) }

    @Test(arguments: scripts)
    func copiesGoOnToTheSameEnd(_ path: String) throws {
        var machine = Machine(try ProjectScript.compiled(path), settings: Settings())
        var copies: [(machine: Machine, written: Int)] = []
        var output: [UInt8] = []
        var isRunning = true
        while isRunning {
            isRunning = machine.advance(fuel: 100_000, stopAtLine: true) == .line
            output += machine.takeOutput()
            if isRunning { copies.append((machine, output.count)) }
        }
        #expect(!copies.isEmpty)
        for copy in copies {
            var other = copy.machine
            while other.advance(fuel: 100_000, stopAtLine: false) == .unfinished {}
            let difference = LineDiff.difference(
                of: "\(path), after \(copy.written) bytes of its trace", expected: output[copy.written...],
                observed: other.takeOutput())
            if let difference { Issue.record("\(difference)") }
            // The message of a comparison would contain all of both machines.
            let isEqual = other == machine
            #expect(isEqual, "after \(copy.written) bytes of the trace, the copy ends in another state")
        }
    }
}
