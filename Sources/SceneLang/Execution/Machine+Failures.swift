import SceneRuntime

/// Errors of the script at run time: they end the run, with the chain of what led there.
extension Machine {
    /// How many different calls a message tells of, from the inside.
    private static let longestChain = 12

    /// Ends the run at the instruction that is being performed.
    mutating func fail(_ code: DiagnosticCode, _ message: String, help: String? = nil) {
        guard !state.run.isFinished else { return }
        let span = spanOfTop ?? SourceSpan(file: FileID(0), start: 0, end: 0)
        diagnostics.append(Diagnostic(code, message, at: span, secondary: chain(), help: help))
        failed = true
        state.run.isFinished = true
        interrupt()
    }

    /// The script computes without end.
    mutating func failEndless() {
        fail(
            .instructionLimit, "the script ran \(settings.limits.instructions) jumps and calls without a step",
            help: "check that the loop ends")
    }

    /// The innermost place that is the script's: who called `map` is to blame for what it could not call.
    private var spanOfTop: SourceSpan? { state.frames.reversed().lazy.compactMap { span(of: $0) }.first }

    /// Where a frame is.
    func span(of frame: Frame) -> SourceSpan? {
        let code = program.functions[Int(frame.function)]
        let span = program.span(at: max(Int(code.entry), Int(frame.pc) - 1))
        // The code of the prelude has no place in the script.
        return Int(frame.function) <= Int(Prelude.sorted) ? nil : span
    }

    /// The calls and handlers that are open, innermost first.
    private func chain() -> [Diagnostic.Label] {
        var labels: [Diagnostic.Label] = []
        var handler = state.handlers.count - 1
        for index in state.frames.indices.reversed() where index > 0 && labels.count < Machine.longestChain {
            let frame = state.frames[index]
            let isForWorld = frame.kind.isCalledByWorld
            // Who called code of the language's own, in which the run has ended, is the place of the error itself.
            let isPlaceOfError = index == state.frames.count - 1 && self.span(of: frame) == nil
            if !isPlaceOfError, let span = span(of: state.frames[index - 1]) {
                let body = isForWorld && handler >= 0 ? state.handlers[handler].body : nil
                let label = Diagnostic.Label(span, description(of: frame, body))
                // A recursion is told once.
                if !labels.contains(label) { labels.append(label) }
            }
            if isForWorld { handler -= 1 }
        }
        return labels
    }

    /// What made a frame, told at the place that led to it.
    private func description(of frame: Frame, _ body: Body?) -> String {
        let name = program.functions[Int(frame.function)].name
        switch frame.kind {
        case .handler:
            guard let body else { return "UIKit called a handler during this statement" }
            var method = body.name.exists ? text(body.name) : body.method.spec.handler.text
            if body.receiver.exists { method = shown(.object(body.receiver)) + "." + method }
            return "UIKit called `\(method)` during this statement"
        case .block: return "in the completion block of this statement"
        case .initialiser: return "the initial values of variables were computed here"
        case .function, .fellow, .closure, .method, .scenario:
            return name.exists ? "`\(text(name))` was called here" : "the function was called here"
        }
    }
}
