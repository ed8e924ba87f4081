import SceneLang
import SceneRuntime
import Testing

@testable import scenesh

@Suite struct BlessingTests {
    private static func target(_ ios: String, _ device: String = "iPhone") -> TestTarget {
        TestTarget(
            release: EnvironmentText.release(ios) ?? Release(17), device: EnvironmentText.device(device) ?? .iPhone)
    }

    private static func lines(_ text: String) -> [[UInt8]] { Lines.split(Array(text.utf8)) }

    /// The trace that a target gives: its head line, then the text.
    private static func trace(_ target: TestTarget, _ text: String) -> [[UInt8]] {
        lines("# trace 1, \(target.title) portrait\n\(text)")
    }

    /// What blessing writes, by file name.
    private static func bless(
        _ traces: [(TestTarget, String)], goldens: [String: String] = [:]
    ) throws -> [String: String] {
        let scratch = try Scratch()
        for (name, text) in goldens { try scratch.write(name, text) }
        let script = GoldenScript(path: scratch["x.scene"], goldens: goldens.keys.sorted())
        let goldenFiles = GoldenFiles(script: script, targets: traces.map(\.0))
        let blessing = Blessing(goldenFiles: goldenFiles, recordings: traces.map { ($0.0, trace($0.0, $0.1)) })
        return blessing.changes.mapValues { String(decoding: Lines.join($0.map(\.text)), as: UTF8.self) }
    }

    @Test func oneGoldenServesReleasesThatAgree() throws {
        let written = try BlessingTests.bless([
            (BlessingTests.target("12"), "a"), (BlessingTests.target("13"), "a"),
        ])
        #expect(written == ["x.trace": "# trace 1, _, iPhone portrait\na\n"])
    }

    @Test func aReleaseThatDiffersGetsItsOwn() throws {
        let traces = [("12", "iPhone", "a"), ("12", "iPad", "a"), ("13", "iPhone", "b"), ("13", "iPad", "b")]
        let written = try BlessingTests.bless(traces.map { (BlessingTests.target($0.0, $0.1), $0.2) })
        #expect(written == ["x.trace": "# trace 1, _, _\na\n", "x.ios13.trace": "# trace 1, ios 13, _\nb\n"])
    }

    @Test func aDeviceThatDiffersGetsItsOwn() throws {
        let traces = [("12", "iPhone", "a"), ("12", "iPad", "b"), ("13", "iPhone", "a"), ("13", "iPad", "b")]
        let written = try BlessingTests.bless(traces.map { (BlessingTests.target($0.0, $0.1), $0.2) })
        #expect(
            written == [
                "x.trace": "# trace 1, _, _\na\n", "x.ios12-iPad.trace": "# trace 1, ios 12, iPad portrait\nb\n",
                "x.ios13-iPad.trace": "# trace 1, ios 13, iPad portrait\nb\n",
            ])
    }

    @Test func goldensThatHoldAreLeftAlone() throws {
        let golden = "# trace 1, ios 17, iPhone portrait\n...\nf(_)\n"
        let written = try BlessingTests.bless(
            [(BlessingTests.target("17"), "a\nb\nf(2)")], goldens: ["x.trace": golden])
        #expect(written.isEmpty)
    }

    @Test func holesThatStillHoldSurviveAChange() throws {
        let golden = "# trace 1, ios 17, iPhone portrait\n...\nmiddle\nf(_)\nold\n...\nend\n"
        let written = try BlessingTests.bless(
            [(BlessingTests.target("17"), "a\nb\nmiddle\nf(2)\nnew\nmore\nend\nafter")], goldens: ["x.trace": golden])
        #expect(
            written == ["x.trace": "# trace 1, ios 17, iPhone portrait\n...\nmiddle\nf(_)\n...\nend\nafter\n"])
    }

    @Test func emptyGoldensAreWritten() throws {
        let written = try BlessingTests.bless([(BlessingTests.target("17"), "a")], goldens: ["x.trace": ""])
        #expect(written == ["x.trace": "# trace 1, ios 17, iPhone portrait\na\n"])
    }

    @Test func specialGoldensAreReadFirstAndKeptSpecial() throws {
        let goldens = [
            "x.trace": "# trace 1, _, iPhone portrait\na\n", "x.ios13.trace": "# trace 1, ios 13, iPhone portrait\nb\n",
        ]
        let traces = [(BlessingTests.target("12"), "a"), (BlessingTests.target("13"), "c")]
        #expect(
            try BlessingTests.bless(traces, goldens: goldens) == [
                "x.ios13.trace": "# trace 1, ios 13, iPhone portrait\nc\n"
            ])
    }

    @Test func blessingTwiceWritesNothing() throws {
        let traces = [("12", "iPhone", "a"), ("12", "iPad", "b"), ("13", "iPhone", "c"), ("13", "iPad", "c")]
            .map { (BlessingTests.target($0.0, $0.1), $0.2) }
        let written = try BlessingTests.bless(traces)
        #expect(try BlessingTests.bless(traces, goldens: written).isEmpty)
    }
}
