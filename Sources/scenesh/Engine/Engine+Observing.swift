import SceneLang
import SceneRuntime

/// The environment of one run among several; what is nil is the script's own.
struct RunEnvironment: Sendable, Hashable {
    var release: Release?
    var device: Device?
    /// The style of presentations that the script gives none.
    var style: String?

    /// `ios 12, iPad, pageSheet`: what is given.
    var title: String {
        let parts = [release.map { "ios \(EnvironmentText.text($0))" }, device.map(EnvironmentText.text), style]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

/// A line of a run.
struct ObservedLine: Sendable {
    let text: [UInt8]
    /// Where it comes from; nil for a message of the tool or the status.
    let origin: LineOrigin?
    /// How many named scenarios had begun.
    let scenario: Int

    /// The rule behind it, or nil for a line of the script's own.
    var rule: RuleListing? { origin.flatMap { RuleListing.rule($0.rule) } }
}

/// A run to its end, with what was observed beside its lines.
struct ObservedRun: Sendable {
    /// The trace, then each line of the messages as `# stderr: …`, and `# status N` unless it is 0.
    var lines: [ObservedLine] = []
    var messages: [UInt8] = []
    var status = ExitStatus.done
    /// The rules that were applied.
    var rules: Set<Rule> = []
    /// The calls that a rule was about to make.
    var missed: [MissedCall] = []
}

extension Engine {
    /// The engine that runs scripts as this one does, but in `environment`.
    private func observer(in environment: RunEnvironment) -> Engine {
        var options = options
        options.release = environment.release ?? options.release
        options.device = environment.device ?? options.device
        options.style = environment.style
        options.observes = true
        return Engine(options: options)
    }

    /// Runs a script to its end in `environment`.
    func observe(_ source: ScriptSource, in environment: RunEnvironment) -> ObservedRun {
        let compiled = observer(in: environment).compile(source)
        var observed = ObservedRun()
        observed.messages = compiled.messages
        guard var run = compiled.run else {
            observed.status = .scriptErrors
            observed.addMessages()
            return observed
        }
        while run.advance() && !Interrupt.isRequested {}
        observed.messages += run.takeMessages()
        observed.status = run.hasFailed ? .failed : .done
        let trace = run.takeObserved()
        var scenario = 0
        for (index, text) in Lines.split(trace.bytes).enumerated() {
            let origin = trace.origins.indices.contains(index) ? trace.origins[index] : nil
            if origin?.kind == .scenario { scenario += 1 }
            observed.lines.append(ObservedLine(text: text, origin: origin, scenario: scenario))
        }
        observed.rules = trace.rules
        observed.missed = trace.missed
        observed.addMessages()
        return observed
    }

    /// Why a style cannot be tried with a script, or nil if it can.
    func problem(withStyle style: String, in source: ScriptSource) -> String? {
        let file = SourceFile(name: source.name, bytes: source.bytes)
        let script = Script.compile(file, settings: options.settings, reader: reader(for: source)).script
        guard let script, !script.hasStyle(style) else { return nil }
        let names = ModalStyle.allCases.map(\.symbol.spelling.description).joined(separator: ", ")
        return "unknown presentation style '\(style)': UIKit has \(names)"
    }
}

extension ObservedRun {
    /// The lines of a golden that are not the trace's.
    fileprivate mutating func addMessages() {
        let recording = Recording(trace: [], messages: messages, status: status)
        lines += recording.lines.map { ObservedLine(text: $0, origin: nil, scenario: lines.last?.scenario ?? 0) }
    }
}
