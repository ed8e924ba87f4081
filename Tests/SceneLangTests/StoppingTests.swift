import Foundation
import SceneLang
import Testing

/// A run can be stopped at any line and copied; the copy and the original go on to the same end.
@Suite struct StoppingTests {
    /// The tour: ten scripts.
    static let scripts: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../scripts/tour").standardizedFileURL
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".scene") }.sorted().map { folder.appendingPathComponent($0).path }
    }()

    @Test func thereAreTenScripts() { #expect(Self.scripts.count >= 10) }

    @Test(arguments: scripts)
    func copiesGoOnToTheSameEnd(_ path: String) throws {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let compiled = Script.compile(SourceFile(name: path, bytes: bytes), settings: Settings()) { _, _ in
            .failure("nothing is imported here")
        }
        var machine = Machine(try #require(compiled.script), settings: Settings())
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
            while other.advance(fuel: 100_000, stopAtLine: false) == .fuel {}
            #expect(other.takeOutput() == Array(output[copy.written...]))
            #expect(other == machine)
        }
    }
}
