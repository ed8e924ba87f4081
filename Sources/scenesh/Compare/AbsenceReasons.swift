import SceneLang
import SceneRuntime

/// The reasons why a line of one side is missing on the other, from the tables of rules and methods and from the
/// observed run.
struct AbsenceReasons: Sendable {
    /// The maximum number of new rules of a step that are named, if no better reason is known.
    private static let mostNewRules = 2

    let line: ObservedLine
    let side: RunDifference.Side
    let other: RunDifference.Side
    /// For lines that both sides have in the step: the id of the rule of the other side, by the id of this side's rule.
    let replaced: [String: String]

    /// The reasons, the most certain first; empty for a line of the script itself.
    var all: [RunDifference.Absence] {
        guard let origin = line.origin, let cause = line.rule else { return [] }
        if isMoved { return [RunDifference.Absence(rule: nil, sentence: "the call appears at another place")] }
        var reasons: [RunDifference.Absence] = []
        if origin.kind == .call, let release = other.environment.release,
            !origin.method.spec.releases.contains(release)
        {
            let known = origin.method.spec.releases.text
            return [RunDifference.Absence(rule: nil, sentence: "UIKit makes this call in \(known)")]
        }
        // A condition explains the line better than a rule that makes other lines of the step.
        if let missed {
            reasons.append(missed)
        } else if let new = replaced[cause.id] {
            reasons.append(RunDifference.Absence(rule: new, sentence: nil))
        }
        if let release = other.environment.release, !origin.rule.spec.releases.contains(release) {
            reasons.append(
                RunDifference.Absence(rule: nil, sentence: "\(cause.id) applies only in \(cause.releases)"))
        }
        // The rule of a message says when UIKit logs it.
        return reasons.isEmpty && origin.kind == .call ? newRules : reasons
    }

    private var place: RunDifference.Place { RunDifference.Place(line) }

    /// Whether the other side has the line the same number of times in the step.
    private var isMoved: Bool {
        func count(_ lines: [ObservedLine]) -> Int { lines.count { $0.text == line.text } }
        let there = count(other.lines(at: place))
        return there > 0 && there >= count(side.lines(at: place))
    }

    /// The call that a condition prevented on the other side: to the same receiver, otherwise to the controller whose
    /// view contains the receiver's view.
    private var missed: RunDifference.Absence? {
        guard let origin = line.origin, origin.kind == .call else { return nil }
        let candidates = other.missed(at: place).filter { $0.method == origin.method }
        let text = String(decoding: line.text, as: UTF8.self).drop { $0 == " " }
        let own = candidates.first { text.hasPrefix($0.receiver + ".") }
        return (own ?? candidates.first).map {
            RunDifference.Absence(rule: $0.rule == .none ? nil : $0.rule.spec.id.description, sentence: $0.sentence)
        }
    }

    /// The rules that only the other side has in the step.
    private var newRules: [RunDifference.Absence] {
        let known = Set(rules(of: side))
        return rules(of: other).filter { !known.contains($0) }.prefix(AbsenceReasons.mostNewRules)
            .map { RunDifference.Absence(rule: $0, sentence: nil) }
    }

    private func rules(of side: RunDifference.Side) -> [String] {
        var ids: [String] = []
        for line in side.lines(at: place) {
            if let id = line.rule?.id, !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}
