import SceneLang
import SceneRuntime

extension Interactive {
    /// Prints the numbered lines of the last trace and the rules of the last step, or the rule of a line or of a call.
    /// A negative number counts from the end.
    func why(_ argument: String) {
        let last = if let stopped { stopped.lastTraced } else { history.lastTraced }
        if argument.isEmpty {
            let rules = inspectedState.rules()
            guard !rules.isEmpty else { return fail("the last step did not use a rule", .failed) }
            if let last { showNumbered(last) }
            for rule in rules { console.write(rule.text) }
            return
        }
        if Int(argument) == nil, let (who, call) = Interactive.question(argument) { return why(who, call) }
        guard let traced = last else { return fail("nothing has been traced yet", .failed) }
        let lines = Lines.split(traced.trace)
        guard let number = Int(argument), let index = Interactive.index(of: number, in: lines.count) else {
            return fail(
                ":why takes the number of a line of the last trace, 1 to \(lines.count), or -1 for its last line, or a "
                    + "call, such as :why home viewDidAppear",
                .usage)
        }
        console.write(Lines.join([lines[index]]))
        let origin = traced.origins.indices.contains(index) ? traced.origins[index] : nil
        guard let rule = origin.flatMap({ RuleListing.rule($0.rule.spec.id.description) }) else {
            return fail("this line comes from the script: it has no rule", .failed)
        }
        console.write(rule.text)
    }

    /// Prints a trace with the numbers of its lines and the ids of their rules.
    private func showNumbered(_ traced: SessionHistory.Printed) {
        let lines = Lines.split(traced.trace)
        let width = "\(lines.count)".count
        for (index, line) in lines.enumerated() {
            let number = "\(index + 1)"
            let origin = traced.origins.indices.contains(index) ? traced.origins[index] : nil
            let rule = origin.flatMap { RuleListing.rule($0.rule) }.map { "  \($0.id)" } ?? ""
            let padding = String(repeating: " ", count: width - number.count)
            console.write("\(padding)\(number)  \(VisibleText.escaped(String(decoding: line, as: UTF8.self)))\(rule)\n")
        }
    }

    /// Prints the decisions on unknown values in the last step.
    func listUnknown() {
        let decisions = inspectedState.session.unknownDecisions
        if decisions.isEmpty { console.write("the last step made no decision on an unknown value\n") }
        for decision in decisions { console.write("\(VisibleText.escaped(decision))\n") }
    }

    /// Prints the rules of a call in the last step.
    private func why(_ who: String, _ call: CallName) {
        let answer = inspectedState.session.whyNot(who, call)
        if let problem = answer.problem { return fail(problem, .usage) }
        guard !answer.calls.isEmpty else {
            return fail(
                "UIKit did not make the call in the last step; :whynot \(who) \(call.method) explains why", .failed)
        }
        for line in answer.calls { explain(line.sentence, line.rule) }
    }

    /// Returns the index of line 1, 2 … or -1, -2 … of `count` lines; nil if it is out of range.
    static func index(of number: Int, in count: Int) -> Int? {
        if number > 0 { return number <= count ? number - 1 : nil }
        return number < 0 && number >= -count ? count + number : nil
    }

    /// Explains why a call is missing in the last step: the conditions that failed, the current state, and the releases
    /// and devices in which the session makes the call.
    func whyNot(_ argument: String) {
        guard let question = Interactive.question(argument) else {
            return fail(":whynot takes an instance and a method, such as :whynot home viewDidAppear", .usage)
        }
        let (who, call) = question
        let answer = inspectedState.session.whyNot(who, call)
        if let problem = answer.problem { return fail(problem, .usage) }
        guard stopped != nil || !history.entries.isEmpty else { return fail("nothing has run", .failed) }
        if !answer.calls.isEmpty {
            for line in answer.calls { explain("UIKit made the call: \(line.sentence)", line.rule) }
            return
        }
        for reason in answer.reasons { explain(reason.sentence, reason.rule) }
        if answer.reasons.isEmpty {
            console.write(
                """
                no rule was about to make the call, and no known condition prevented the call. Checked: the release of \
                iOS, conditions that failed in the step, answers of delegates, calls of super, messages.\n
                """)
        }
        if !answer.appearance.isEmpty { console.write("now: \(answer.appearance.joined(separator: "; "))\n") }
        if stopped == nil { return suggestOtherEnvironments(who, call) }
        console.write("the entry is stopped: calls that are missing may still follow\n")
    }

    /// Parses `home viewDidAppear` and a line of a trace, `home.viewDidAppear(animated: true)`.
    private static func question(_ text: String) -> (who: String, call: CallName)? {
        if let call = CallName(text), let who = call.receiver { return (who, call) }
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let call = CallName(words[1]), call.receiver == nil else { return nil }
        return (words[0], call)
    }

    private func explain(_ sentence: String, _ rule: Rule) {
        console.write("\(sentence)\n")
        if let listing = RuleListing.rule(rule.spec.id.description) { console.write(listing.text) }
    }

    /// Prints the environments in which UIKit makes the call. Runs the session again in every release and on both
    /// devices.
    private func suggestOtherEnvironments(_ who: String, _ call: CallName) {
        let environments: [RunEnvironment] = Release.known.flatMap { major in
            [Device.iPhone, .iPad].map { RunEnvironment(release: Release(major), device: $0) }
        }
        let (entries, options) = (history.entries, options)
        let rules = Parallel.map(environments.count, jobs: Parallel.processors) { index in
            Interactive.rule(of: call, to: who, entries: entries, options: options, in: environments[index])
        }
        if Interrupt.isRequested { return Interrupt.reset() }
        let legend = EnvironmentLegend(environments)
        var isFound = false
        for rule in RuleListing.all {
            let fitting = zip(environments, rules).filter { $0.1 == rule.id }.map(\.0)
            guard !fitting.isEmpty else { continue }
            isFound = true
            console.write(
                "UIKit makes the call in \(legend.phrases(for: fitting).joined(separator: "; ")):\n\(rule.text)")
        }
        if !isFound { console.write("UIKit makes the call in this step in no other release and on no other device\n") }
    }

    /// Returns the rule that causes the call in the last step in `environment`; nil if the call is missing there.
    private static func rule(
        of call: CallName, to who: String, entries: [SessionEntry], options: EngineOptions,
        in environment: RunEnvironment
    ) -> String? {
        var options = options
        options.release = environment.release
        options.device = environment.device
        var state = SessionState(options: options)
        for (place, entry) in entries.enumerated() where !Interrupt.isRequested {
            state.replay(entry.source(number: place + 1), mayWait: entry.file == nil)
        }
        return state.session.whyNot(who, call).calls.first.map { $0.rule.spec.id.description }
    }
}
