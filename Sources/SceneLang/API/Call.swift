public import SceneRuntime

/// A call that UIKit makes: one line of the trace.
public struct Call: Hashable, Sendable {
    /// One argument of a call.
    public struct LabeledValue: Hashable, Sendable {
        /// The label, such as `animated`; nil if the argument has none.
        public let label: String?
        /// The value as scripts write it: `true`, `"open"`, `inbox`; empty if the trace has only the label.
        public let value: String

        public init(label: String?, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// The receiver of the call, as scripts name it: `inbox`, `message#2`, `app`.
    public let receiver: String
    /// The method of UIKit; `.action` for one that the script declares.
    public let method: Method
    /// The base name, such as `viewWillAppear`; for an action, its name in the script.
    public let name: String
    /// The arguments, in order.
    public let arguments: [LabeledValue]
    /// The line without its indentation: `inbox.viewWillAppear(animated: true)`.
    public let text: String
    /// The position of the call in the run.
    public let place: TracePosition

    /// The number of enclosing calls.
    public var depth: Int { place.depth }
    /// The rule that caused it, with its sources.
    public var rule: RuleSpec { place.rule.spec }

    /// The value of the argument with a label, or nil: `call["animated"] == "true"`.
    public subscript(label: String) -> String? { arguments.first { $0.label == label }?.value }

    /// Returns whether the call matches a string: `inbox.viewDidLoad()` as in traces, in which `_` matches exactly one
    /// argument, or `inbox.viewWillAppear` with any arguments.
    public func matches(_ text: String) -> Bool {
        let pattern = Array(text.utf8)
        if LinePattern(text: pattern).matches(Array(self.text.utf8)) { return true }
        return !pattern.contains(UInt8(ascii: "(")) && pattern == Array(receiver.utf8) + [0x2E] + Array(name.utf8)
    }

    init(_ event: Event, _ entry: TraceEntry) {
        receiver = String(decoding: entry.receiver, as: UTF8.self)
        method = event.method
        name = String(decoding: entry.name, as: UTF8.self)
        text = String(decoding: entry.line, as: UTF8.self)
        place = TracePosition(entry)
        let spec = event.method.spec
        arguments = zip(spec.labels, entry.arguments).map { label, argument in
            let label = label.utf8Bytes
            if label == [0x5F] { return LabeledValue(label: nil, value: String(decoding: argument, as: UTF8.self)) }
            // A label alone, or `label: value`.
            let value = argument.dropFirst(label.count + 2)
            return LabeledValue(
                label: String(decoding: label, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
        }
    }
}

extension Call: CustomStringConvertible {
    /// The line without its indentation.
    public var description: String { text }
}

/// The position of a line of the trace in its run.
public struct TracePosition: Hashable, Sendable {
    /// The number of the step in its scenario, as in JSON traces; 0 before the first step.
    public let step: Int
    /// The number of enclosing calls.
    public let depth: Int
    /// Virtual seconds since the scenario began.
    public let time: Double
    /// The rule that caused the line; `.none` for a line of the script itself.
    public let rule: Rule

    init(_ entry: TraceEntry) {
        step = entry.step
        depth = entry.depth
        time = entry.time
        switch entry.kind {
        case .event(let event): rule = event.rule
        case .line: rule = .none
        }
    }
}
