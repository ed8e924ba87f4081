public import SceneRuntime

/// The result of running a script to its end: its trace as steps, calls and messages.
///
/// A run is a value. The same script and settings give equal runs on all platforms.
public struct Run: Hashable, Sendable {
    /// A statement at file or scenario level, with its effects.
    public struct Step: Hashable, Sendable {
        /// The name of its scenario; nil at file level.
        public let scenario: String?
        /// Its number in the scenario, from 1.
        public let number: Int
        /// The statement as the trace prints it: `push detail`.
        public let text: String
        /// The events of the step, one for each line.
        public fileprivate(set) var events: [RunEvent] = []

        /// The calls among its events.
        public var calls: [Call] { events.compactMap { $0.call } }

        /// Returns the calls that a receiver gets in the step: `step.calls(to: "inbox")`.
        public func calls(to receiver: String) -> [Call] { calls.filter { $0.receiver == receiver } }

        /// Returns the calls of a method in the step, for all receivers.
        public func calls(of method: Method) -> [Call] { calls.filter { $0.method == method } }

        /// Returns whether the step has a call that matches a string: see `Call.matches`.
        public func contains(_ text: String) -> Bool { calls.contains { $0.matches(text) } }
    }

    /// The trace, as `scenesh` prints it.
    public let trace: String
    /// The steps of all scenarios, in order.
    public let steps: [Step]
    /// The events of all lines, without those that begin scenarios and steps, and including those before the first
    /// step.
    public let events: [RunEvent]
    /// The warnings of the compiler, then the errors that ended the run.
    public let diagnostics: [Diagnostic]
    /// The diagnostics as text; empty if there are none.
    public let report: String
    /// Whether every expectation passed, and no exception or error ended the script.
    public let succeeded: Bool
    /// The rule of each line of the trace.
    let lineRules: [Rule]

    /// The calls of all steps, in order.
    public var calls: [Call] { events.compactMap { $0.call } }

    /// Returns the messages of a kind, in order: `run.messages(.print)`.
    public func messages(_ kind: Message.Kind) -> [Message] {
        events.compactMap { $0.message }.filter { $0.kind == kind }
    }

    /// Returns the calls that a receiver gets: `run.calls(to: "inbox")`.
    public func calls(to receiver: String) -> [Call] { calls.filter { $0.receiver == receiver } }

    /// Returns the calls of a method, for all receivers: `run.calls(of: .viewDidLoad)`.
    public func calls(of method: Method) -> [Call] { calls.filter { $0.method == method } }

    /// Returns whether there is a call that matches a string: see `Call.matches`.
    public func contains(_ text: String) -> Bool { calls.contains { $0.matches(text) } }

    /// Runs `script` to its end. `settings.limits` stop an endless script.
    init(_ script: Script, settings: Settings) {
        var settings = settings
        settings.format = .text
        var machine = Machine(script, settings: settings)
        machine.writer.keepsEntries = true
        var bytes: [UInt8] = []
        var steps: [Step] = []
        var events: [RunEvent] = []
        var rules: [Rule] = []
        var scenario: String?
        var isFinished = false
        while !isFinished {
            isFinished = machine.advance(fuel: Run.fuel, stopAtLine: false) == .finished
            bytes += machine.takeOutput()
            for entry in machine.writer.takeEntries() {
                rules.append(TracePosition(entry).rule)
                if let event = RunEvent(entry) {
                    events.append(event)
                    if entry.step > 0, !steps.isEmpty { steps[steps.count - 1].events.append(event) }
                } else if entry.kind == .line(.step) {
                    let text = String(decoding: entry.text, as: UTF8.self)
                    steps.append(Step(scenario: scenario, number: entry.step, text: text))
                } else if entry.kind == .line(.scenario) {
                    scenario = String(decoding: entry.text, as: UTF8.self)
                }
            }
        }
        trace = String(decoding: bytes, as: UTF8.self)
        self.steps = steps
        self.events = events
        lineRules = rules
        diagnostics = script.warnings + machine.takeDiagnostics()
        report = String(decoding: DiagnosticRenderer(sources: script.sources).render(diagnostics), as: UTF8.self)
        succeeded = !machine.failed
    }

    /// The number of instructions between two reads of the output.
    private static let fuel = 200_000
}

extension Run.Step: CustomStringConvertible {
    /// The statement.
    public var description: String { text }
}
