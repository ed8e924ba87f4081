import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// Going back in a run.
@Suite struct RunHistoryTests {
    private static let scripts = Repository.files(under: "scripts", ending: ".scene")

    /// The number of lines of each script to which the test goes.
    private static let places = 4

    /// The trace since the last call.
    private static func trace(of history: inout RunHistory) -> String {
        var output: [UInt8] = []
        history.drainOutput { output += $0 }
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: scripts)
    func goingToALineIsRunningToIt(path: String) throws {
        guard let script = try? ProjectScript.compiled(path) else { return }
        var history = RunHistory(script, settings: Settings())
        while history.advance(fuel: 1_000) {}
        let trace = Self.trace(of: &history).split(separator: "\n")
        let count = history.lineCount
        #expect(count == trace.count)
        guard count > 0 else { return }
        var dice = Dice(name: path)
        let lines = Set((0..<Self.places).map { _ in dice.below(count) })
        let straight = Self.run(script, stoppingAt: lines)
        // Later lines first, so that going back is tested, too.
        for line in lines.sorted(by: >) {
            let moment = history.machine(at: line)
            let expected = try #require(straight[line])
            // A machine that does not stop at lines has fewer records of calls, so what it does is compared.
            #expect(Self.rest(of: moment) == Self.rest(of: expected), "line \(line)")
            #expect(moment.picture() == expected.picture(), "line \(line)")
            #expect(moment.tree() == expected.tree(), "line \(line)")
            let entry = try #require(history.entry(at: line))
            #expect(String(decoding: entry.line, as: UTF8.self) == trace[line].drop { $0 == " " }, "line \(line)")
        }
    }

    /// Returns the trace that follows, and whether the run fails.
    private static func rest(of machine: Machine) -> String {
        var machine = machine
        while machine.advance(fuel: 1_000_000, stopAtLine: false) != .finished {}
        return String(decoding: machine.takeOutput(), as: UTF8.self) + (machine.failed ? "failed" : "")
    }

    /// Runs a script and returns the machine as it is at the end of each of these lines.
    private static func run(_ script: Script, stoppingAt lines: Set<Int>) -> [Int: Machine] {
        var machine = Machine(script, settings: Settings())
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
        var history = RunHistory(script, settings: Settings())
        while history.advance(fuel: 100) {}
        #expect(Self.trace(of: &history) == script.run().trace)
        #expect(history.entry(at: history.lineCount) == nil && history.entry(at: -1) == nil)
    }

    @Test func statementsHaveTheirFirstLines() throws {
        let source = "initial scene home\nscene form\nlaunch\nrepeat 2 { print 1; present form; dismiss }\n"
        var history = RunHistory(try Script(source), settings: Settings())
        while history.advance(fuel: 1_000) {}
        let trace = Self.trace(of: &history).split(separator: "\n")
        for statement in ["launch", "present form", "dismiss"] {
            let place = try #require(source.utf8.firstRange(of: Array(statement.utf8))).lowerBound
            let start = source.utf8.distance(from: source.startIndex, to: place)
            let line = history.firstLine(ofStatementIn: start..<(start + 1))
            #expect(line == trace.firstIndex(of: "> \(statement)"), "\(statement)")
        }
        #expect(history.firstLine(ofStatementIn: 0..<18) == nil)
    }

    /// Snapshots share the record of the step, so the memory of a long step grows with its length, not with its square.
    @Test func aLongStepGoesBackToAnyLine() throws {
        var history = RunHistory(try Script("repeat 20000 { print 1 }"), settings: Settings())
        while history.advance(fuel: 1_000) {}
        #expect(history.lineCount == 20_001)
        let entry = try #require(history.entry(at: 12_345))
        #expect(entry.kind == .line(.print) && entry.text == Array("1".utf8))
    }

    @Test func snapshotsAreThinnedOut() {
        var snapshots = Snapshots<Int>(stride: 2, maxCount: 8)
        for number in 0..<1_000 { snapshots.add(number, at: number) }
        #expect(snapshots.count <= 9 && snapshots.stride >= 128)
        for number in 0..<1_000 {
            let found = snapshots.last(upTo: number)
            #expect(found.map { $0 <= number && number - $0 < 3 * snapshots.stride } == true, "\(number)")
        }
        #expect(snapshots.last(upTo: -1) == nil)
    }

    @Test func snapshotsThatDoNotFitAreDropped() {
        var snapshots = Snapshots<Int>(stride: 1, maxCount: 256)
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
        var history = RunHistory(script, settings: Settings())
        while history.advance(fuel: 1_000) {}
        let lines = try (0..<history.lineCount).map { try #require(history.entry(at: $0)) }
            .map { String(decoding: $0.line, as: UTF8.self) }
        let launch = try #require(lines.firstIndex(of: "home.viewDidLoad()"))
        let present = try #require(lines.firstIndex(of: "sheet.viewDidLoad()"))
        #expect(history.missedCalls(at: launch).allSatisfy { $0.receiver != "home" || $0.step == 1 })
        let missed = history.missedCalls(at: present).filter { $0.receiver == "home" }
        #expect(missed.map(\.method) == [.viewWillDisappear, .viewDidDisappear])
        #expect(missed.first?.rule.spec.id.description == "MODAL-SHEET-1")
    }
}
