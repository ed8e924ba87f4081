import SceneLang

/// Explains why a golden differs: what changed, in sentences, and a diff with the rule of each line.
struct MismatchExplanation: Sendable {
    /// The maximum number of changes that are listed. The others are counted.
    private static let mostSentences = 5
    /// The maximum number of calls in a sentence. The others are counted.
    private static let mostMessages = 3

    /// What changed: a sentence for each of the first changes, and the number of the others.
    let sentences: [String]
    /// The difference, with the rule of each line.
    let diff: UnifiedDiff
    /// The statement of the step with the first difference; nil before the first step.
    let place: RunProblem.Place?

    /// Runs the script once more with observations, which have the origins of lines.
    init(
        _ alignment: LineAlignment, expected: [LinePattern], found: [[UInt8]], of source: ScriptSource,
        under target: TestTarget?, engine: Engine
    ) {
        var run = engine.observe(source, under: target)
        // If the second run differs, its origins do not fit the lines.
        if run.lines.map(\.text) != found {
            run.lines = found.map { ObservedLine(text: $0, origin: nil, scenario: 0) }
        }
        let difference = alignment.edits.firstIndex(where: \.isDifference) ?? alignment.edits.endIndex
        // An added line may itself be the step.
        let passed = alignment.edits.prefix(difference + 1).last { !$0.found.isEmpty }?.found.upperBound ?? 0
        place = run.lines.prefix(passed).last { $0.place != nil }?.place
        let findings = MismatchFindings(alignment.edits, expected: expected, found: run.lines).all
        let calls = findings.compactMap(\.lostCall)
        let lost = LostCalls(calls, in: run, of: source, engine: engine).reasons
        let rules = alignment.edits.map { edit in
            edit.isDifference ? edit.found.first.flatMap { run.lines[$0].rule } : nil
        }
        let changed = alignment.edits.filter(\.isDifference).compactMap(\.expected)
        sentences =
            MismatchExplanation.sentences(findings, lost, rules)
            + LinePattern.hints(about: changed.map { expected[$0] })
        diff = UnifiedDiff(
            alignment: alignment, expected: expected, found: found,
            notes: MismatchExplanation.notes(findings, lost, rules))
    }

    private static func sentences(
        _ findings: [MismatchFinding], _ lost: [LostCalls.Call: LostCalls.Reason], _ rules: [RuleListing?]
    ) -> [String] {
        let groups = groups(findings) { finding in
            switch finding.kind {
            case .lost: finding.lostCall.map { lost[$0]?.sentence ?? "the script no longer causes the call" }
            case .gained: finding.edits.first.flatMap { rules[$0]?.clause }
            case .stepAdded, .stepRemoved, .stepReplaced, .moved, .reworded: nil
            }
        }
        if groups.isEmpty { return findings.isEmpty ? [] : ["only messages or the form of lines differ"] }
        var sentences: [String] = []
        var counts: [String: Int] = [:]
        for sentence in merged(groups).map(\.sentence) {
            counts[sentence, default: 0] += 1
            if counts[sentence] == 1 { sentences.append(sentence) }
        }
        let shown = sentences.prefix(mostSentences).map { sentence in
            counts[sentence].flatMap { $0 > 1 ? "\(sentence) (\($0) times)" : nil } ?? sentence
        }
        return sentences.count > shown.count ? shown + ["and \(sentences.count - shown.count) more"] : shown
    }

    /// The findings of one sentence: all calls that a receiver gets or loses in a step for the same reason.
    private struct Group {
        let beginning: String
        var messages: [String] = []
        let place: RunDifference.Place
        let reason: String?
        /// The further receivers of the same rule.
        var receivers: [String] = []
        /// The calls that now have other arguments: `beginning` has these arguments.
        var calls: [String] = []

        /// What happens to the calls: `now receives` or `no longer receives`; nil for a sentence about one line.
        var verb: String? {
            messages.isEmpty ? nil : ["now receives", "no longer receives"].first { beginning.hasSuffix(" " + $0) }
        }

        private var receiver: String { String(beginning.dropLast((verb?.count ?? 0) + 1)) }

        /// Adds the receiver and the calls of another group with the same verb.
        mutating func add(_ other: Group) {
            for name in [other.receiver] + other.receivers where name != receiver && !receivers.contains(name) {
                receivers.append(name)
            }
            for message in other.messages where !messages.contains(message) { messages.append(message) }
        }

        /// The beginning of the sentence, with all receivers.
        private var subject: String {
            guard let verb, let last = receivers.last else { return beginning }
            let others = ([receiver] + receivers.dropLast()).joined(separator: ", ")
            return "\(others) and \(last) \(verb.replacing("receives", with: "receive"))"
        }

        /// `inbox no longer gets viewWillDisappear(animated: true) and viewDidDisappear(animated: true): …`
        var sentence: String {
            if !calls.isEmpty { return "\(Self.list(calls)) now \(calls.count > 1 ? "have" : "has") \(beginning)" }
            let clause = ([subject] + (messages.isEmpty ? [] : [Self.list(messages)])).joined(separator: " ")
            return reason.map { "\(clause): \($0)" } ?? clause
        }

        /// Returns `a, b and c`, with the number of those that are left out.
        private static func list(_ texts: [String]) -> String {
            let shown = Array(texts.prefix(mostMessages))
            let rest = texts.count - shown.count
            let parts = rest > 0 ? shown + ["\(rest) more"] : shown
            let halves = [parts.dropLast().joined(separator: ", "), parts.last ?? ""]
            return halves.filter { !$0.isEmpty }.joined(separator: " and ")
        }
    }

    /// Joins the groups of one rule: all receivers that get or lose calls because of it are in one sentence.
    private static func merged(_ groups: [Group]) -> [Group] {
        var merged: [Group] = []
        for group in groups {
            let place = merged.firstIndex { other in
                group.reason != nil && other.reason == group.reason && group.verb != nil && other.verb == group.verb
                    && !group.beginning.hasPrefix("in '") && !other.beginning.hasPrefix("in '")
            }
            guard let place else {
                merged.append(group)
                continue
            }
            merged[place].add(group)
        }
        return merged
    }

    private static func groups(_ findings: [MismatchFinding], reason: (MismatchFinding) -> String?) -> [Group] {
        var groups: [Group] = []
        let moved = callsOfOtherSteps(findings)
        for finding in findings {
            let reason = reason(finding)
            if let (call, arguments) = finding.changedArguments {
                let place = groups.firstIndex { !$0.calls.isEmpty && $0.beginning == arguments }
                if let place {
                    if !groups[place].calls.contains(call) { groups[place].calls.append(call) }
                } else {
                    groups.append(Group(beginning: arguments, place: finding.place, reason: nil, calls: [call]))
                }
                continue
            }
            guard let (receiver, message) = finding.messages else {
                if let clause = finding.clause {
                    groups.append(Group(beginning: clause, place: finding.place, reason: reason))
                }
                continue
            }
            // Otherwise two sentences say the opposite of the same call.
            let step = moved.contains(finding.line.words) ? finding.step : nil
            let who = step.map { "in '\($0)', \(receiver)" } ?? receiver
            let place = groups.firstIndex {
                $0.beginning == who && $0.reason == reason && $0.place == finding.place
            }
            if let place {
                groups[place].messages.append(message)
            } else {
                groups.append(Group(beginning: who, messages: [message], place: finding.place, reason: reason))
            }
        }
        return groups
    }

    /// Returns the calls that one step gains and another one loses.
    private static func callsOfOtherSteps(_ findings: [MismatchFinding]) -> Set<String> {
        var (gained, lost): (Set<String>, Set<String>) = ([], [])
        for finding in findings where finding.line.kind == .call {
            switch finding.kind {
            case .gained: gained.insert(finding.line.words)
            case .lost: lost.insert(finding.line.words)
            case .stepAdded, .stepRemoved, .stepReplaced, .moved, .reworded: break
            }
        }
        return gained.intersection(lost)
    }

    /// Returns the note of each line: its rule, with the sentence at the first use.
    private static func notes(
        _ findings: [MismatchFinding], _ lost: [LostCalls.Call: LostCalls.Reason], _ rules: [RuleListing?]
    ) -> [Int: String] {
        var causes: [Int: RuleListing] = [:]
        for (index, rule) in rules.enumerated() { causes[index] = rule }
        for finding in findings {
            guard let call = finding.lostCall, let index = finding.edits.first else { continue }
            causes[index] = lost[call]?.rule
        }
        var notes: [Int: String] = [:]
        var named: Set<String> = []
        for index in causes.keys.sorted() {
            guard let rule = causes[index] else { continue }
            notes[index] = named.insert(rule.id).inserted ? "\(rule.id): \(rule.sentence)" : rule.id
        }
        return notes
    }
}

extension MismatchFinding {
    /// The missing call, if the finding is about one.
    fileprivate var lostCall: LostCalls.Call? {
        guard case .lost = kind, line.kind == .call else { return nil }
        return LostCalls.Call(pattern: LinePattern(text: Array(line.text)), place: place)
    }
}
