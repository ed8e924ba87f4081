public import SceneRuntime

/// A script that has run to its end, and everything that it told on the way.
///
/// The same script gives the same run everywhere: a value to compare, to keep, and to ask.
public struct Run: Hashable, Sendable {
    /// One statement at file or scenario level, with what followed from it.
    public struct Step: Hashable, Sendable {
        /// The name of the scenario that it belongs to; nil at file level.
        public let scenario: String?
        /// Its number in the scenario, from 1.
        public let number: Int
        /// The statement as the trace prints it: `push detail`.
        public let text: String
        /// What the step led to, line by line.
        public fileprivate(set) var events: [RunEvent] = []

        /// The calls among its events.
        public var calls: [Call] { events.compactMap { $0.call } }

        /// The calls that somebody receives in the step: `step.calls(to: "inbox")`.
        public func calls(to receiver: String) -> [Call] { calls.filter { $0.receiver == receiver } }

        /// The calls of a method in the step, whoever receives them.
        public func calls(of method: Method) -> [Call] { calls.filter { $0.method == method } }

        /// Whether the step made a call that a text names: see `Call.matches`.
        public func contains(_ text: String) -> Bool { calls.contains { $0.matches(text) } }
    }

    /// The trace, as `scenesh` prints it.
    public let trace: String
    /// The steps of all scenarios, in order.
    public let steps: [Step]
    /// Every line but those that begin scenarios and steps, also what comes before the first step.
    public let events: [RunEvent]
    /// The warnings of the compiler, then the errors that ended the run.
    public let diagnostics: [Diagnostic]
    /// The same as people read them; empty if there are none.
    public let report: String
    /// Whether every expectation held, and neither an exception nor an error ended the script.
    public let succeeded: Bool
    /// The rule behind each line of the trace.
    let lineRules: [Rule]

    /// The calls of all steps, in order.
    public var calls: [Call] { events.compactMap { $0.call } }

    /// The messages of a kind, in order: `run.messages(.print)`.
    public func messages(_ kind: Message.Kind) -> [Message] {
        events.compactMap { $0.message }.filter { $0.kind == kind }
    }

    /// The calls that somebody receives: `run.calls(to: "inbox")`.
    public func calls(to receiver: String) -> [Call] { calls.filter { $0.receiver == receiver } }

    /// The calls of a method, whoever receives them: `run.calls(of: .viewDidLoad)`.
    public func calls(of method: Method) -> [Call] { calls.filter { $0.method == method } }

    /// Whether a call was made that a text names: see `Call.matches`.
    public func contains(_ text: String) -> Bool { calls.contains { $0.matches(text) } }

    /// Runs `script` to its end. `settings.limits` stop one that has none.
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
                rules.append(Place(entry).rule)
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

    /// Instructions between two looks at what was written.
    private static let fuel = 200_000
}

extension Run.Step: CustomStringConvertible {
    /// The statement.
    public var description: String { text }
}
