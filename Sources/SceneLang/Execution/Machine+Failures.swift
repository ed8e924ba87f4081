import SceneRuntime

/// Run-time errors of the script, which end the run with the call stack.
extension Machine {
    /// The maximum number of different calls in a message, innermost first.
    private static let mostCallsInMessage = 12

    /// Ends the run with an error at `place`, by default that of the current instruction.
    @inline(never)
    mutating func fail(
        _ code: DiagnosticCode, _ message: String, at place: SourceSpan? = nil, label: String = "", help: String? = nil
    ) {
        guard !state.run.isFinished, !failsExpectation(code, message) else { return }
        let span = place ?? spanOfTop ?? SourceSpan(file: FileID(0), start: 0, end: 0)
        diagnostics.append(Diagnostic(code, message, at: span, label: label, secondary: callStack(), help: help))
        record(.error, message, at: span)
        // REFUSE-SCOPE-1: a step that is refused ends its scenario, and the others run.
        state.run.endsOnlyScenario = Self.refusals.contains(code) && state.frames.first?.kind == .scenario
        failures[failures.count - 1].endsOnlyScenario = state.run.endsOnlyScenario
        finishRun()
        interrupt()
    }

    /// The codes of steps that cannot run here, whatever the rest of the script does.
    private static let refusals: [DiagnosticCode] = [.noSubject, .refused, .unmodelledAtRun]

    /// Lets the run continue with the next scenario, if the error has ended only its scenario.
    mutating func continueAfterRefusal() {
        state.run.endsOnlyScenario = false
        state.run.isFinished = false
        abandonScenario()
    }

    /// Marks the run as ended. Frees the calls in the world that have ended, because after an error or an exception
    /// the world does not become idle, which would free them.
    mutating func finishRun() {
        state.run.isFinished = true
        state.world.forgetEndedCalls()
    }

    /// Ends the run with a failure at the current statement, unless it has ended. It is for a limit of the tool, such
    /// as `--timeout`. Unlike `fail`, it adds no diagnostic.
    package mutating func endRun(because message: String) {
        guard !state.run.isFinished else { return }
        record(.error, message, at: spanOfTop ?? SourceSpan(file: FileID(0), start: 0, end: 0))
        finishRun()
    }

    /// Ends the run if its release of iOS does not have a name of UIKit, and returns whether it did so.
    ///
    /// - `releases`: the releases that have it.
    @inline(never)
    mutating func failRelease(_ releases: ReleaseRange, _ name: String) -> Bool {
        let release = state.world.release
        if releases.contains(release) { return false }
        fail(.otherRelease, "iOS \(release.text) does not have `\(name)`", help: "it exists in \(releases.text)")
        return true
    }

    /// Ends the run because the limit of work is exceeded.
    @inline(never)
    mutating func failEndless() {
        guard !state.run.isFinished else { return }
        let loop = endlessLoop()
        fail(
            .instructionLimit, "the script ran \(settings.limits.instructions) instructions without a step",
            at: loop, label: loop == nil ? "" : "this loop does not end",
            help: "check that the loop ends, or raise the limit with --max-instructions")
    }

    /// Ends the run because the limit of output is exceeded.
    @inline(never)
    mutating func failOutput() {
        fail(
            .outputLimit, "the script printed more than \(settings.limits.output) bytes without a step",
            help: raiseHelp("output"))
    }

    /// The innermost span of the script. An error inside of `map` belongs to its caller.
    var spanOfTop: SourceSpan? { state.frames.reversed().lazy.compactMap { span(of: $0) }.first }

    /// Returns the current span of a frame.
    func span(of frame: Frame) -> SourceSpan? {
        let code = program.functions[Int(frame.function)]
        let span = program.span(at: max(Int(code.entry), Int(frame.pc) - 1))
        // The code of the prelude has no source.
        return frame.function < Prelude.functionCount ? nil : span
    }

    /// Returns the call stack, innermost first.
    func callStack() -> [Diagnostic.Label] {
        var labels: [Diagnostic.Label] = []
        var handler = state.handlers.count - 1
        for index in state.frames.indices.reversed() where index > 0 && labels.count < Machine.mostCallsInMessage {
            let frame = state.frames[index]
            let isForWorld = frame.kind.isCalledByWorld
            // The caller of prelude code in which the run has ended is the place of the error itself.
            let isPlaceOfError = index == state.frames.count - 1 && self.span(of: frame) == nil
            if !isPlaceOfError, let span = span(of: state.frames[index - 1]) {
                let body = isForWorld && handler >= 0 ? state.handlers[handler].body : nil
                let label = Diagnostic.Label(span, description(of: frame, body))
                // A recursive call is listed once.
                if !labels.contains(label) { labels.append(label) }
            }
            if isForWorld { handler -= 1 }
        }
        return labels
    }

    /// Returns the description of a frame, for the label at its call.
    private func description(of frame: Frame, _ body: PendingHandler?) -> String {
        let name = program.functions[Int(frame.function)].name
        switch frame.kind {
        case .handler:
            guard let body else { return "UIKit called a handler during this statement" }
            var method = body.name.exists ? text(body.name) : body.method.spec.handler.text
            if body.receiver.exists { method = sourceText(of: .object(body.receiver)) + "." + method }
            return "UIKit called `\(method)` during this statement"
        case .block: return "in the completion block of this statement"
        case .initialiser: return "the initial values of variables were computed here"
        case .function, .borrowedSelf, .closure, .method, .scenario, .entry:
            return name.exists ? "`\(text(name))` was called here" : "the function was called here"
        }
    }
}
