package import SceneRuntime

/// A line of the trace as JSON, for programs that show runs.
extension TraceEntry {
    /// The kind as in JSON traces: `call`, `step`, `warning`.
    package var kindName: StaticString {
        switch kind {
        case .line(let line): line.spelling
        case .event(let event):
            switch event.kind {
            case .call: "call"
            case .warning: "warning"
            case .exception: "exception"
            case .leak: "leak"
            case .nothing: "nothing"
            }
        }
    }

    /// The rule of the line, or `.none`.
    package var rule: Rule {
        if case .event(let event) = kind { return event.rule }
        return .none
    }

    /// Writes the members of the line as JSON traces have them, and in addition the line as in text traces without its
    /// indentation, the span of its statement, and the number of the receiver's instance.
    package func write(to text: inout JSONWriter, instance: UInt64, file: SourceFile?) {
        text.member("step", number: step)
        text.member("t", hundredths: time)
        text.member("depth", number: depth)
        text.member("kind", kindName)
        if case .event(let event) = kind, event.kind == .call {
            text.member("category", event.method.spec.category.spelling)
            text.member("receiver", text: receiver)
            text.member("method", text: name)
            text.list("args", arguments) { $0.element(String(decoding: $1, as: UTF8.self)) }
        }
        text.member("text", text: line)
        if case .event(let event) = kind, event.rule != .none {
            text.member("rule", event.rule.spec.id)
            text.member("confidence", event.confidence.spelling)
        }
        if let file, statement.end > 0 {
            text.member("file", file.name)
            text.member("line", number: file.lineIndex(of: statement.start) + 1)
        }
        text.member("start", number: statement.start)
        text.member("end", number: statement.end)
        text.member("instance", number: instance)
    }
}
