import SceneLang
import SceneRuntime

/// The environment of a run. A part that is nil is that of the script.
struct RunEnvironment: Sendable, Hashable {
    var release: Release?
    var device: Device?
    /// Whether the app has scenes.
    var scenes: Bool?
    var sdk: Release?
    /// The style of presentations without a style.
    var style: String?

    /// The parts that are not nil, as text: `ios 12, iPad, scenes off, pageSheet`.
    var title: String {
        let parts =
            [release.map { "ios \($0.text)" }, device.map(EnvironmentText.text)]
            + EnvironmentText.build(scenes, sdk) + [style]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

/// A line of a run.
struct ObservedLine: Sendable {
    let text: [UInt8]
    /// The origin of the line; nil for a message of the tool or the status.
    let origin: LineOrigin?
    /// The number of named scenarios that had begun.
    let scenario: Int
    /// The statement of a step; nil for other lines.
    var place: RunProblem.Place?

    /// The rule that caused it; nil for a line of the script itself.
    var rule: RuleListing? { origin.flatMap { RuleListing.rule($0.rule) } }
    /// How well the line is founded; nil for a line of the script itself.
    var confidence: String? { origin.flatMap { $0.rule == .none ? nil : $0.confidence.spelling.description } }
}

/// The lines of a complete run, with observations of its rules and calls.
struct ObservedRun: Sendable {
    /// The trace, then each line of the messages as `# stderr: …`, and `# status N` unless it is 0.
    var lines: [ObservedLine] = []
    var messages: [UInt8] = []
    var status = ExitStatus.done
    /// The rules that were applied.
    var rules: Set<Rule> = []
    /// The calls that a rule would have made, but a condition prevented.
    var missed: [MissedCall] = []
    /// The messages of the run itself, and the exceptions that nothing caught, with their places.
    var errors: [UInt8] = []
    /// The failures of the run, in order.
    var problems: [RunProblem] = []

    /// Whether an exception or an error kept it, or one of its scenarios, from reaching its end.
    var endedEarly: Bool { problems.contains { $0.kind == .exception || $0.kind == .runError } }
    /// Whether it has performed a step.
    var hasSteps: Bool { lines.contains { $0.origin?.kind == .step } }
    /// Whether it has a line besides the one about the environment and the messages of the tool.
    var isEmpty: Bool { !lines.contains { $0.origin != nil && $0.origin?.kind != .header } }
}

extension Engine {
    /// Returns an engine with the same options for `environment`.
    func observer(in environment: RunEnvironment) -> Engine {
        var options = options
        options.release = environment.release ?? options.release
        options.device = environment.device ?? options.device
        options.scenes = environment.scenes ?? options.scenes
        options.sdk = environment.sdk ?? options.sdk
        options.style = environment.style
        options.observes = true
        return Engine(options: options, configurations: configurations)
    }

    /// Runs a script to its end in `environment`, and where that has no parts, in one of its `test` line.
    func observe(
        _ source: ScriptSource, in environment: RunEnvironment = RunEnvironment(), under target: TestTarget? = nil
    ) -> ObservedRun {
        var options = observer(in: environment).options
        options.warnsOfOwnReleases = true
        let compiled = Engine(options: options, configurations: configurations).compile(source)
        var observed = ObservedRun()
        observed.messages = compiled.messages
        guard var run = compiled.run(under: target) else {
            observed.status = .scriptErrors
            observed.addMessages()
            return observed
        }
        while run.advance() && !Interrupt.isRequested {}
        let messages = run.takeMessages()
        observed.messages += messages
        let failures = compiled.takeFailures(of: &run)
        (observed.problems, observed.errors) = (
            failures.problems, compiled.renderer.joined(messages, failures.exceptions)
        )
        observed.status = run.hasFailed ? .failed : .done
        let trace = run.takeObserved()
        var scenario = 0
        for (index, text) in Lines.split(trace.bytes).enumerated() {
            let origin = trace.origins.indices.contains(index) ? trace.origins[index] : nil
            if origin?.kind == .scenario { scenario += 1 }
            let isStep = origin?.kind == .step && text.starts(with: "> ".utf8)
            observed.lines.append(
                ObservedLine(
                    text: text, origin: origin, scenario: scenario,
                    place: isStep ? origin.map { compiled.place(of: $0) } : nil))
        }
        observed.rules = trace.rules
        observed.missed = trace.missed
        observed.addMessages()
        return observed
    }

    /// Returns environments with an SDK for each run without scenes that could not launch: iOS 27 requires scenes of an
    /// app that is built with its SDK, so a comparison would be empty.
    func launchable(_ environments: [RunEnvironment], of source: ScriptSource) -> [RunEnvironment] {
        guard environments.contains(where: { $0.scenes == false && $0.sdk == nil }) else { return environments }
        return environments.map { environment in
            guard environment.scenes == false, environment.sdk == nil,
                let own = self.environment(of: source, environment),
                own.sdk == nil, own.release >= .firstWithSceneException
            else { return environment }
            var launchable = environment
            launchable.sdk = .lastWithoutSceneException
            return launchable
        }
    }

    /// Returns the environment in which a script runs; nil if it has errors.
    private func environment(of source: ScriptSource, _ asked: RunEnvironment) -> Environment? {
        let engine = observer(in: asked)
        let compiled = engine.compile(source)
        return compiled.environment(
            under: RunTarget(compiled.targets, of: source.name, options: engine.options).target)
    }

    /// Returns why a style cannot be used with a script; nil if it can.
    func problem(withStyle style: String, in source: ScriptSource) -> String? {
        let file = file(of: source)
        let settings = settings(configuration(for: source).configuration)
        let script = Script.compile(file, settings: settings, reader: reader(for: source)).script
        guard let script, !script.hasStyle(style) else { return nil }
        let names = ModalStyle.allCases.map(\.symbol.spelling.description).joined(separator: ", ")
        return "unknown presentation style '\(style)': UIKit has \(names)"
    }
}

extension ObservedRun {
    /// Adds the lines of a golden after the trace: messages and status.
    fileprivate mutating func addMessages() {
        let recording = Recording(trace: [], messages: messages, status: status)
        lines += recording.lines.map { ObservedLine(text: $0, origin: nil, scenario: lines.last?.scenario ?? 0) }
    }
}
