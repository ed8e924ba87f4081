import SceneRuntime

/// What one line of a run tells.
public enum RunEvent: Hashable, Sendable {
    /// UIKit makes a call.
    case call(Call)
    /// Anything else: a print, a warning, an exception.
    case message(Message)

    /// Where it stands in the run.
    public var place: Place {
        switch self {
        case .call(let call): call.place
        case .message(let message): message.place
        }
    }

    /// The call, or nil where it is none.
    public var call: Call? {
        switch self {
        case .call(let call): call
        case .message: nil
        }
    }

    /// The message, or nil where it is a call.
    public var message: Message? {
        switch self {
        case .call: nil
        case .message(let message): message
        }
    }
}

extension RunEvent: CustomStringConvertible {
    /// The line without its indentation.
    public var description: String {
        switch self {
        case .call(let call): call.text
        case .message(let message): message.line
        }
    }
}

/// A line of a run that is no call.
public struct Message: Hashable, Sendable, CustomStringConvertible {
    /// What the line is.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A verb that a handler or a block performs: part of the step that runs.
        case verb
        /// What the script prints.
        case print
        /// What UIKit logs, and what it raises: `NSInvalidArgumentException: …`.
        case warning, exception
        /// A controller that nothing lets go any more.
        case leak
        /// An `expect` of the script that did not hold.
        case failedExpectation
    }

    public let kind: Kind
    /// What it says, without what marks its kind.
    public let text: String
    /// The line without its indentation: `! warning: …`.
    public let line: String
    /// Where it stands in the run.
    public let place: Place

    /// The line without its indentation.
    public var description: String { line }

    init(_ kind: Kind, _ entry: TraceEntry) {
        self.kind = kind
        text = String(decoding: entry.text, as: UTF8.self)
        line = String(decoding: entry.line, as: UTF8.self)
        place = Place(entry)
    }
}

extension RunEvent {
    /// What a line tells; nil for one that begins a scenario or a step.
    init?(_ entry: TraceEntry) {
        switch entry.kind {
        case .event(let event):
            switch event.kind {
            case .call: self = .call(Call(event, entry))
            case .warning: self = .message(Message(.warning, entry))
            case .exception: self = .message(Message(.exception, entry))
            case .leak: self = .message(Message(.leak, entry))
            }
        case .line(let line):
            switch line {
            case .header, .scenario: return nil
            case .step:
                guard entry.depth > 0 else { return nil }
                self = .message(Message(.verb, entry))
            case .print: self = .message(Message(.print, entry))
            case .expected: self = .message(Message(.failedExpectation, entry))
            case .leak: self = .message(Message(.leak, entry))
            }
        }
    }
}
