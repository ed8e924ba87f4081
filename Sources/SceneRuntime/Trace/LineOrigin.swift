/// The origin of a line of the trace.
public struct LineOrigin: Hashable, Sendable, BitwiseCopyable {
    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// A line of UIKit: a call, a warning or exception, a leaked instance.
        case call, message, leak
        /// A line of the script or about it.
        case header, scenario, step, print, expected
    }

    public let kind: Kind
    /// The rule that caused the line; `.none` for a line of the script itself.
    public let rule: Rule
    /// The method, for a call.
    public let method: Method
    /// The number of its step in the scenario; 0 before the first step.
    public let step: UInt32
    /// The last statement that printed a step. For an exception, the expression that raised it.
    package let statement: StatementPlace

    init(_ event: Event, step: Int, _ statement: StatementPlace) {
        switch event.kind {
        case .call: kind = .call
        case .warning, .exception, .nothing: kind = .message
        case .leak: kind = .leak
        }
        rule = event.rule
        method = event.method
        self.step = UInt32(clamping: step)
        self.statement = statement
    }

    init(_ line: TraceWriter.Line, step: Int, _ statement: StatementPlace) {
        switch line {
        case .header: kind = .header
        case .scenario: kind = .scenario
        case .step: kind = .step
        case .print: kind = .print
        case .expected: kind = .expected
        case .leak: kind = .leak
        case .unknown, .nothing: kind = .message
        }
        rule = .none
        method = .action
        self.step = UInt32(clamping: step)
        self.statement = statement
    }
}
