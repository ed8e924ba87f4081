import SceneLang
import SceneRuntime

/// The differences between two runs of a script, each with the rules that explain it.
struct RunDifference: Sendable {
    /// A line that only one side has.
    struct Change: Sendable {
        let text: [UInt8]
        /// Whether the left side has it.
        let isOnLeftSide: Bool
        let place: Place
        /// The scenario and step that contain it, as in the trace; nil before the first.
        let scenario: String?
        let step: String?
        /// The rule that caused it on its side.
        let cause: RuleListing?
        /// How well the line is founded under this rule.
        let confidence: String?
        /// The reasons why it is missing on the other side.
        let absence: [Absence]
    }

    /// A reason why a line is missing.
    struct Absence: Sendable, Hashable {
        /// The id of the rule, or nil.
        let rule: String?
        /// A text in addition to the sentence of the rule, or nil.
        let sentence: String?
    }

    let changes: [Change]

    init(left: Side, right: Side) {
        let edits = LineAlignment(lines: left.texts, right.texts).edits
        let replaced = Replacements(edits, left, right)
        var found: [Change] = []
        var heading = Heading()
        for edit in edits {
            switch edit {
            case .keep(let line, _): heading.pass(left.lines[line])
            case .remove(let line):
                found.append(heading.change(line, of: left, against: right, replaced.onTheRight))
                heading.pass(left.lines[line])
            case .add(let line):
                found.append(heading.change(line, of: right, against: left, replaced.onTheLeft))
                heading.pass(right.lines[line])
            case .change, .hole: break
            }
        }
        changes = found
    }

    /// Every rule that is named, in order.
    var rules: [RuleListing] {
        var ids: [String] = []
        for change in changes {
            for id in [change.cause?.id] + change.absence.map(\.rule) {
                if let id, !ids.contains(id) { ids.append(id) }
            }
        }
        return ids.compactMap(RuleListing.rule)
    }
}

extension RunDifference {
    /// A run of one side.
    struct Side: Sendable {
        let isOnLeftSide: Bool
        let environment: RunEnvironment
        /// The lines, without the first line, which names the environment.
        let lines: [ObservedLine]
        var texts: [[UInt8]] { lines.map(\.text) }
        private let linesOfSteps: [Place: [ObservedLine]]
        private let missedOfSteps: [Place: [MissedCall]]

        init(_ environment: RunEnvironment, _ run: ObservedRun, isOnLeftSide: Bool) {
            self.isOnLeftSide = isOnLeftSide
            self.environment = environment
            lines = run.lines.filter { TraceHead($0.text) == nil }
            linesOfSteps = Dictionary(grouping: lines) { Place($0) }
            missedOfSteps = Dictionary(grouping: run.missed) { Place($0) }
        }

        /// The lines of a step.
        func lines(at place: Place) -> [ObservedLine] { linesOfSteps[place] ?? [] }

        /// The calls that a condition prevented in a step.
        func missed(at place: Place) -> [MissedCall] { missedOfSteps[place] ?? [] }
    }

    /// A step of a run.
    struct Place: Hashable, Sendable {
        let scenario: Int
        let step: UInt32

        /// Before the first step.
        static let start = Place(scenario: 0, step: 0)

        private init(scenario: Int, step: UInt32) {
            self.scenario = scenario
            self.step = step
        }

        init(_ line: ObservedLine) {
            scenario = line.scenario
            step = line.origin?.step ?? 0
        }

        init(_ missed: MissedCall) {
            scenario = missed.scenario
            step = missed.step
        }
    }

    /// Pairs of rules that cause the same line on the two sides.
    struct Replacements: Sendable {
        private(set) var onTheRight: [Place: [String: String]] = [:]
        private(set) var onTheLeft: [Place: [String: String]] = [:]

        init(_ edits: [LineEdit], _ left: Side, _ right: Side) {
            for case .keep(let first, let second) in edits {
                let (before, after) = (left.lines[first], right.lines[second])
                guard let old = before.rule?.id, let new = after.rule?.id, old != new else { continue }
                onTheRight[Place(before), default: [:]][old] = new
                onTheLeft[Place(after), default: [:]][new] = old
            }
        }
    }

    /// The current scenario and step while a trace is read.
    private struct Heading {
        var scenario: String?
        var step: String?

        mutating func pass(_ line: ObservedLine) {
            if line.origin?.kind == .scenario {
                scenario = String(decoding: line.text, as: UTF8.self)
                step = nil
            } else if line.origin?.kind == .step, line.text.first == UInt8(ascii: ">") {
                step = String(decoding: line.text, as: UTF8.self)
            }
        }

        func change(_ index: Int, of side: Side, against other: Side, _ replaced: [Place: [String: String]]) -> Change {
            let line = side.lines[index]
            let absence = AbsenceReasons(line: line, side: side, other: other, replaced: replaced[Place(line)] ?? [:])
            return Change(
                text: line.text, isOnLeftSide: side.isOnLeftSide, place: Place(line), scenario: scenario, step: step,
                cause: line.rule, confidence: line.confidence, absence: absence.all)
        }
    }
}
