import SceneLang
import TestSupport
import Testing

@testable import scenesh

/// What becomes of a golden's holes when it is blessed.
@Suite struct HoleTests {
    /// A golden, a trace, and what blessing makes of the golden, each as lines.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let golden: [String]
        let trace: [String]
        let blessed: [String]

        init(_ name: String, _ golden: [String], _ trace: [String], _ blessed: [String]) {
            (testDescription, self.golden, self.trace, self.blessed) = (name, golden, trace, blessed)
        }
    }

    private static let launch = [
        "> launch", "  a.init(coder:)", "  a.viewDidLoad()", "  a.viewDidAppear(animated: false)",
    ]
    private static let push = ["> push b", "  b.viewDidLoad()", "  b.viewDidAppear(animated: true)"]
    private static let pop = ["> pop", "  a.viewDidAppear(animated: true)", "  b.deinit()"]
    private static let turn = ["> rotate", "  a.viewWillTransition()", "  a.viewDidLayoutSubviews()"]

    static let cases = [
        Case(
            "a step is new where no hole is", ["> launch", "...", "> push b", "  ...", "> pop", "...", "  b.deinit()"],
            launch + push + pop + turn,
            ["> launch", "...", "> push b", "  ...", "> pop", "...", "  b.deinit()"] + turn),
        Case(
            "a step is new between whole steps", ["> launch", "..."] + push + ["> pop", "...", "  b.deinit()", "..."],
            launch + push + turn + pop, ["> launch", "..."] + push + turn + ["> pop", "...", "  b.deinit()", "..."]),
        Case(
            "a step is gone with its hole", ["> launch", "  ...", "> push b", "  ..."] + pop, launch + pop,
            ["> launch", "  ..."] + pop),
        Case(
            "a step takes the place of another", ["> launch", "...", "> push b", "  ..."] + pop, launch + turn + pop,
            ["> launch", "...", "> rotate", "  ..."] + pop),
        Case(
            "the line after a hole is gone", ["> launch", "  ...", "> push b", "  x.y()"], launch + pop,
            ["> launch", "  ..."] + pop),
        Case(
            "the line before a hole is gone", ["> launch", "  x.y()", "...", "> pop", "  b.deinit()"],
            launch + ["> pop", "  b.deinit()"], ["> launch", "...", "> pop", "  b.deinit()"]),
        Case(
            "a line beside a hole has another argument",
            ["> launch", "  ...", "  a.viewDidAppear(animated: true)", "> pop"], launch + ["> pop"],
            ["> launch", "  ...", "  a.viewDidAppear(animated: false)", "> pop"]),
        Case(
            "a new step makes another instance of the receiver",
            [
                "> launch", "...", "> push b", "  ...", "  b.viewDidAppear(animated: true)", "> pop", "...",
                "  b.deinit()",
            ],
            launch + ["> present b", "  b.viewDidLoad()"]
                + ["> push b", "  b#2.viewDidLoad()", "  b#2.viewDidAppear(animated: true)"]
                + ["> pop", "  a.viewDidAppear(animated: true)", "  b#2.deinit()"],
            [
                "> launch", "...", "> push b", "  ...", "  b#2.viewDidAppear(animated: true)", "> pop", "...",
                "  b#2.deinit()",
            ]),
        Case(
            "nothing is left for a hole", ["> launch", "  a.init(coder:)", "  ...", "> pop", "  x.y()"],
            ["> launch", "  a.init(coder:)", "> pop"], ["> launch", "  a.init(coder:)", "  ...", "> pop"]),
        Case(
            "two holes come together", ["> launch", "  ...", "  x.y()", "  ...", "> pop", "  z.y()"],
            launch + ["> pop"], ["> launch", "  ...", "> pop"]),
        Case(
            "an argument beside a hole changes", ["  a.f(_, animated: true)", "  | end"],
            ["  a.f(1, animated: false)", "  | end"], ["  a.f(_, animated: false)", "  | end"]),
        Case(
            "a labelled hole", ["  a.f(to: _, animated: true)"], ["  a.f(to: [b, c], animated: false) -> 1"],
            ["  a.f(to: _, animated: false) -> 1"]),
        Case(
            "an argument is new", ["  a.f(_)"], ["  a.f(1, animated: false)"], ["  a.f(1, animated: false)"]),
        Case("another method", ["  a.f(_)", "  x.y()"], ["  a.g(1)"], ["  a.g(1)"]),
        Case("odd brackets", ["  a.f(_, ]"], ["  a.f(], ]"], ["  a.f(], ]"]),
    ]

    private static func blessed(_ golden: [String], _ trace: [String]) -> [String] {
        let merged = Blessing.merge(
            golden.map { LinePattern(text: Array($0.utf8)) }, trace.map { Array($0.utf8) })
        return merged.map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test(arguments: cases) func blessingKeepsHoles(example: Case) {
        let observed = HoleTests.blessed(example.golden, example.trace)
        let difference = LineDiff.difference(
            of: example.testDescription, expected: example.blessed, observed: observed)
        if let difference { Issue.record("\(difference)") }
    }

    /// Goldens with holes are made from random traces, which then change at random.
    @Test func blessedGoldensPass() {
        var random = Dice(seed: 11)
        for _ in 0..<3_000 {
            let trace = HoleTests.trace(&random)
            let golden = HoleTests.punched(trace, &random)
            #expect(HoleTests.alignment(golden, trace).isMatch, "\(golden) \(trace)")
            let changed = HoleTests.changed(trace, &random)
            let blessed = HoleTests.blessed(golden, changed)
            #expect(HoleTests.alignment(blessed, changed).isMatch, "\(golden) \(changed) \(blessed)")
            #expect(HoleTests.blessed(blessed, changed) == blessed, "\(golden) \(changed) \(blessed)")
            HoleTests.check(golden, changed)
        }
    }

    /// Every line is used once and in order. A hole between two found lines matches all lines between them.
    private static func check(_ golden: [String], _ trace: [String]) {
        let edits = HoleTests.alignment(golden, trace).edits
        #expect(edits.compactMap(\.expected) == Array(golden.indices), "\(golden) \(trace)")
        #expect(edits.flatMap(\.found) == Array(trace.indices), "\(golden) \(trace)")
        var places: [Int: Int] = [-1: -1, golden.count: edits.count]
        for (place, edit) in edits.enumerated() {
            switch edit {
            case .keep(let line, _), .change(let line, _): places[line] = place
            case .remove, .add, .hole: break
            }
        }
        for index in golden.indices where golden[index] == "..." {
            guard let before = places[index - 1], let after = places[index + 1] else { continue }
            #expect(after == before + 2, "\(golden) \(trace) \(edits)")
            if case .hole(expected: index, found: _) = edits[before + 1] { continue }
            Issue.record("hole \(index) is gone: \(golden) \(trace) \(edits)")
        }
    }

    private static func line(_ random: inout Dice) -> String {
        let number = Int.random(in: 0...4, using: &random)
        switch Int.random(in: 0...4, using: &random) {
        case 0: return "> step \(number)"
        case 1: return "  a.f(\(number), animated: true)"
        default: return "  a.g\(number)()"
        }
    }

    private static func trace(_ random: inout Dice) -> [String] {
        (0..<Int.random(in: 0...14, using: &random)).map { _ in line(&random) }
    }

    /// The trace with some stretches as `...` and some arguments as `_`.
    private static func punched(_ trace: [String], _ random: inout Dice) -> [String] {
        var golden: [String] = []
        for line in trace {
            switch Int.random(in: 0...5, using: &random) {
            case 0 where golden.last != "...": golden.append("...")
            case 1 where golden.last == "...": break
            case 2 where line.hasPrefix("  a.f"): golden.append("  a.f(_, animated: true)")
            default: golden.append(line)
            }
        }
        return golden
    }

    private static func changed(_ trace: [String], _ random: inout Dice) -> [String] {
        var changed = trace
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let place = Int.random(in: 0...changed.count, using: &random)
            if place < changed.count, Bool.random(using: &random) {
                changed.remove(at: place)
            } else {
                changed.insert(line(&random), at: place)
            }
        }
        return changed
    }

    /// Long goldens: the search is bounded, and what differs little is found.
    @Test(arguments: [20_000])
    func longTextsAreLaidSideBySide(count: Int) {
        var trace = (0..<count).map { $0 % 10 == 0 ? "> step \($0 / 10)" : "  a\($0 % 7).f(\($0 % 13))" }
        var golden = trace
        trace[count / 2 + 1] = "  b.f()"
        #expect(HoleTests.alignment(golden, trace).edits.count { $0.isDifference } == 2)
        golden[3] = "..."
        golden[count / 4 + 3] = "  ..."
        golden[count - 3] = "  ..."
        let edits = HoleTests.alignment(golden, trace).edits
        #expect(edits.count { $0.isDifference } == 2 && edits.count == count + 1)
        let other = HoleTests.alignment(golden, (0..<count).map { "  c.f(\($0))" }).edits
        #expect(other.compactMap(\.expected).count == count && other.reduce(0) { $0 + $1.found.count } == count)
    }

    private static func alignment(_ golden: [String], _ trace: [String]) -> LineAlignment {
        LineAlignment(
            expected: golden.map { LinePattern(text: Array($0.utf8)) }, found: trace.map { Array($0.utf8) })
    }
}
