public import SceneRuntime

/// A call that UIKit makes, as one line of the trace tells it.
public struct Call: Hashable, Sendable {
    /// One argument of a call.
    public struct Argument: Hashable, Sendable {
        /// The label, `animated`; nil where the argument has none.
        public let label: String?
        /// The value as scripts write it: `true`, `"open"`, `inbox`; empty where traces name only the label.
        public let value: String

        public init(label: String?, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// Who receives the call, as scripts name it: `inbox`, `message#2`, `app`.
    public let receiver: String
    /// Which of UIKit's methods it is; `.action` for one that the script declares.
    public let method: Method
    /// The base name: `viewWillAppear`; of an action the name that the script gives it.
    public let name: String
    /// The arguments, in order.
    public let arguments: [Argument]
    /// The line without its indentation: `inbox.viewWillAppear(animated: true)`.
    public let text: String
    /// Where the call stands in the run.
    public let place: Place

    /// The number of calls that enclose it.
    public var depth: Int { place.depth }
    /// The rule of the catalogue that made it, with its source.
    public var rule: RuleSpec { place.rule.spec }

    /// The value of the argument with a label, nil where there is none: `call["animated"] == "true"`.
    public subscript(label: String) -> String? { arguments.first { $0.label == label }?.value }

    /// Whether the call is what a text names: `inbox.viewDidLoad()` as traces spell it, with `_` for exactly one
    /// argument, or `inbox.viewWillAppear` whatever the arguments.
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
        place = Place(entry)
        let spec = event.method.spec
        arguments = zip(spec.labels, entry.arguments).map { label, argument in
            let label = label.utf8Bytes
            if label == [0x5F] { return Argument(label: nil, value: String(decoding: argument, as: UTF8.self)) }
            // A label alone, or `label: value`.
            let value = argument.dropFirst(label.count + 2)
            return Argument(
                label: String(decoding: label, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
        }
    }
}

extension Call: CustomStringConvertible {
    /// The line without its indentation.
    public var description: String { text }
}

/// Where a line of the trace stands in its run.
public struct Place: Hashable, Sendable {
    /// The number of the step in its scenario, as JSON traces have it; 0 before the first.
    public let step: Int
    /// The number of calls that enclose the line.
    public let depth: Int
    /// Virtual seconds since the scenario began.
    public let time: Double
    /// Why the line is there; `.none` for a line of the script itself.
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
