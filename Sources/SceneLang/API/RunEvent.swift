import SceneRuntime

/// The event of one line of a run.
public enum RunEvent: Hashable, Sendable {
    /// UIKit makes a call.
    case call(Call)
    /// Any other line: a print, a warning, an exception.
    case message(Message)

    /// The position in the run.
    public var place: TracePosition {
        switch self {
        case .call(let call): call.place
        case .message(let message): message.place
        }
    }

    /// The call, or nil if it is a message.
    public var call: Call? {
        switch self {
        case .call(let call): call
        case .message: nil
        }
    }

    /// The message, or nil if it is a call.
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

/// A line of a run that is not a call.
public struct Message: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the line.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A verb in a handler or a block, which is a part of the running step.
        case verb
        /// Text that the script prints.
        case print
        /// A warning that UIKit logs, and an exception that it raises: `NSInvalidArgumentException: …`.
        case warning, exception
        /// A controller that leaks: only a reference cycle owns it.
        case leak
        /// A decision on a value that nothing declares.
        case unknown
        /// A call or a step that does nothing, and the reason.
        case nothing
        /// An `expect` of the script that failed.
        case failedExpectation
    }

    public let kind: Kind
    /// The text of the message, without the prefix of its kind.
    public let text: String
    /// The line without its indentation: `! warning: …`.
    public let line: String
    /// The position in the run.
    public let place: TracePosition

    /// The line without its indentation.
    public var description: String { line }

    init(_ kind: Kind, _ entry: TraceEntry) {
        self.kind = kind
        text = String(decoding: entry.text, as: UTF8.self)
        line = String(decoding: entry.line, as: UTF8.self)
        place = TracePosition(entry)
    }
}

extension RunEvent {
    /// Creates the event of a line; nil for one that begins a scenario or a step.
    init?(_ entry: TraceEntry) {
        switch entry.kind {
        case .event(let event):
            switch event.kind {
            case .call: self = .call(Call(event, entry))
            case .warning: self = .message(Message(.warning, entry))
            case .exception: self = .message(Message(.exception, entry))
            case .leak: self = .message(Message(.leak, entry))
            case .nothing: self = .message(Message(.nothing, entry))
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
            case .unknown: self = .message(Message(.unknown, entry))
            case .nothing: self = .message(Message(.nothing, entry))
            }
        }
    }
}
