import SceneLang
import SceneRuntime

/// The reasons why calls of a golden are missing: conditions observed in the run, and neighbouring releases or devices
/// in which the script makes them.
struct LostCalls: Sendable {
    /// A call in a step of the run.
    struct Call: Hashable, Sendable {
        /// The line without its indentation.
        let pattern: LinePattern
        let place: RunDifference.Place
    }

    /// The reason why a call is missing.
    struct Reason: Sendable, Equatable {
        /// The rule, if one is known.
        var rule: RuleListing?
        /// The text after `inbox no longer gets viewWillDisappear(animated: true): `.
        var sentence: String
    }

    /// A run in another environment, for comparison.
    private struct Neighbour {
        let environment: RunEnvironment
        /// The environments without the call, such as `from iOS 13` or `on an iPad`.
        let clause: String
    }

    /// The maximum number of lines of a trace for which other environments are tried.
    private static let mostLines = 5_000
    /// The maximum number of runs in older releases, and in newer ones.
    private static let mostRuns = 8

    private(set) var reasons: [Call: Reason] = [:]

    init(_ calls: [Call], in run: ObservedRun, of source: ScriptSource, engine: Engine) {
        for call in calls { reasons[call] = LostCalls.observed(call, in: run) }
        guard let head = run.lines.first.flatMap({ TraceHead($0.text) }), run.lines.count <= LostCalls.mostLines else {
            return
        }
        let own = RunDifference.Side(RunEnvironment(release: head.asRelease), run, isOnLeftSide: false)
        var open = calls
        for neighbour in LostCalls.neighbours(of: head) where !open.isEmpty && !Interrupt.isRequested {
            let other = engine.observe(source, in: neighbour.environment)
            guard open.contains(where: { LostCalls.contains($0, in: other) }) else { continue }
            let left = RunDifference.Side(neighbour.environment, other, isOnLeftSide: true)
            let changes = RunDifference(left: left, right: own).changes
            open.removeAll { call in
                let change = changes.first {
                    $0.isOnLeftSide && $0.place == call.place && call.pattern.matchesCall($0.text)
                }
                guard let change else { return false }
                reasons[call] = LostCalls.reason(reasons[call], change, neighbour.clause)
                return true
            }
        }
    }

    /// Returns the reason if a condition in the run prevented the call.
    private static func observed(_ call: Call, in run: ObservedRun) -> Reason? {
        let line = TraceLine(call.pattern.text)
        let missed = run.missed.first {
            RunDifference.Place($0) == call.place && line.isCall($0.method.spec, to: $0.receiver)
        }
        return missed.map { Reason(rule: RuleListing.rule($0.rule), sentence: $0.sentence) }
    }

    private static func contains(_ call: Call, in run: ObservedRun) -> Bool {
        run.lines.contains { RunDifference.Place($0) == call.place && call.pattern.matchesCall($0.text) }
    }

    /// Returns the known reason with its environments, otherwise the reason from the comparison.
    private static func reason(_ known: Reason?, _ change: RunDifference.Change, _ clause: String) -> Reason {
        let absence = change.absence.first
        let rule = known?.rule ?? absence?.rule.flatMap(RuleListing.rule)
        guard let sentence = known?.sentence ?? absence?.sentence ?? rule?.clause else {
            return Reason(sentence: "UIKit does not make the call \(clause)")
        }
        // Some sentences name the releases themselves.
        return Reason(rule: rule, sentence: sentence.contains("iOS ") ? sentence : "\(clause) \(sentence)")
    }

    /// Returns an environment for each range of releases with the same rules, the nearest ones first, then one with the
    /// other device.
    private static func neighbours(of head: TraceHead) -> [Neighbour] {
        guard let release = head.asRelease, let device = head.asDevice else { return [] }
        let known = Release.known
        let spans = RuleSpec.table.map(\.releases) + MethodSpec.table.map(\.releases)
        let bounds = Set(spans.flatMap { [$0.since, $0.known.upperBound + 1] })
            .filter { $0 > known.lowerBound && known.contains($0) }.sorted()
        let older = bounds.filter { Release($0, 0) <= release }.reversed().prefix(mostRuns)
            .map { Neighbour(environment: RunEnvironment(release: Release($0 - 1)), clause: "from iOS \($0)") }
        let newer = bounds.filter { Release($0, 0) > release }.prefix(mostRuns)
            .map { Neighbour(environment: RunEnvironment(release: Release($0)), clause: "up to iOS \($0 - 1)") }
        let releases = (older + newer).map { neighbour in
            var environment = neighbour.environment
            environment.device = device
            return Neighbour(environment: environment, clause: neighbour.clause)
        }
        let (other, clause): (Device, String) =
            device.kind == .iPad ? (.iPhone, "on an iPad") : (.iPad, "on an iPhone")
        guard device.kind != .window else { return releases }
        return releases + [Neighbour(environment: RunEnvironment(release: release, device: other), clause: clause)]
    }
}

extension TraceHead {
    /// The release in the line; nil if there is none.
    fileprivate var asRelease: Release? {
        release.hasPrefix("ios ") ? EnvironmentText.release(String(release.dropFirst(4))) : nil
    }

    /// The device in the line; nil if there is none.
    fileprivate var asDevice: Device? { EnvironmentText.device(device) }
}

extension LinePattern {
    /// Whether a line matches this pattern, regardless of the indentation of the line.
    fileprivate func matchesCall(_ line: [UInt8]) -> Bool { matches(Array(line.drop { $0 == UInt8(ascii: " ") })) }
}

extension TraceLine {
    /// Whether the line is a call of a method to a receiver.
    fileprivate func isCall(_ spec: MethodSpec, to receiver: String) -> Bool {
        guard kind == .call, name.elementsEqual("\(receiver).\(spec.name)".utf8) else { return false }
        let labels = arguments.map { argument in
            argument.firstIndex(of: UInt8(ascii: ":")).map { String(decoding: argument[..<$0], as: UTF8.self) }
        }
        return labels.count == spec.labels.count
            && zip(labels, spec.labels).allSatisfy { $0 == nil || $0 == $1.description }
    }
}
