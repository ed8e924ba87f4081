import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// Going back in a run.
@Suite struct RunHistoryTests {
    private static let scripts = Repository.files(under: "scripts", ending: ".scene")

    /// The number of lines of each script to which the test goes.
    private static let places = 4

    @Test(arguments: scripts)
    func goingToALineIsRunningToIt(path: String) throws {
        guard let script = try? ProjectScript.compiled(path) else { return }
        var history = RunHistory(script, settings: Settings(), keepsLines: true)
        while history.advance(fuel: 1_000) {}
        let count = history.takeLines().count
        #expect(count == history.lineCount)
        guard count > 0 else { return }
        var dice = Dice(name: path)
        let lines = Set((0..<Self.places).map { _ in dice.below(count) })
        let straight = Self.run(script, stoppingAt: lines)
        // Later lines first, so that going back is tested, too.
        for line in lines.sorted(by: >) {
            let moment = history.machine(at: line)
            let expected = try #require(straight[line])
            #expect(moment == expected, "line \(line)")
            #expect(moment.picture() == expected.picture(), "line \(line)")
            #expect(moment.tree() == expected.tree(), "line \(line)")
        }
    }

    /// Runs a script and returns the machine as it is at the end of each of these lines.
    private static func run(_ script: Script, stoppingAt lines: Set<Int>) -> [Int: Machine] {
        var settings = Settings()
        settings.observes = true
        var machine = Machine(script, settings: settings)
        var moments: [Int: Machine] = [:]
        var count = 0
        while machine.advance(fuel: 1_000_000, stopAtLine: true) != .finished {
            let written = machine.takeOutput().count { $0 == 0x0A }
            for line in count..<(count + written) where lines.contains(line) { moments[line] = machine }
            count += written
        }
        for line in lines where moments[line] == nil { moments[line] = machine }
        return moments
    }

    @Test func theTraceIsThatOfAPlainRun() throws {
        let script = try ProjectScript.compiled("scripts/tour/03-segues.scene")
        for keepsLines in [false, true] {
            var history = RunHistory(script, settings: Settings(), keepsLines: keepsLines)
            while history.advance(fuel: 100) {}
            #expect(String(decoding: history.takeOutput(), as: UTF8.self) == script.run().trace)
        }
    }

    @Test func snapshotsAreThinnedOut() {
        var snapshots = Snapshots<Int>(stride: 2, most: 8)
        for number in 0..<1_000 { snapshots.add(number, at: number) }
        #expect(snapshots.count <= 9 && snapshots.stride >= 128)
        for number in 0..<1_000 {
            let found = snapshots.last(upTo: number)
            #expect(found.map { $0 <= number && number - $0 < 3 * snapshots.stride } == true, "\(number)")
        }
        #expect(snapshots.last(upTo: -1) == nil)
    }

    @Test func snapshotsThatDoNotFitAreDropped() {
        var snapshots = Snapshots<Int>(stride: 1, most: 256)
        for number in 0..<100 { snapshots.add(number, at: number, affordable: 2) }
        #expect(snapshots.count <= 3 && snapshots.last(upTo: 0) == 0)
        snapshots.add(10_000, at: 10_000, affordable: 0)
        #expect(snapshots.count == 1 && snapshots.last(upTo: 10_000) == 0)
    }

    @Test func missedCallsAreThoseOfTheStep() throws {
        let script = try Script(
            """
            initial scene home
            scene sheet
            launch
            present sheet
            print 1
            """)
        var history = RunHistory(script, settings: Settings(), keepsLines: true)
        while history.advance(fuel: 1_000) {}
        let lines = history.takeLines().map { String(decoding: $0.line, as: UTF8.self) }
        let launch = try #require(lines.firstIndex(of: "home.viewDidLoad()"))
        let present = try #require(lines.firstIndex(of: "sheet.viewDidLoad()"))
        #expect(history.missedCalls(at: launch).allSatisfy { $0.receiver != "home" || $0.step == 1 })
        let missed = history.missedCalls(at: present).filter { $0.receiver == "home" }
        #expect(missed.map(\.method) == [.viewWillDisappear, .viewDidDisappear])
        #expect(missed.first?.rule.spec.id.description == "MODAL-SHEET-1")
    }
}
