extension Engine {
    /// The environments that a script's head wants to be tested under; empty for the script's own.
    func targets(of source: ScriptSource) -> [TestTarget] {
        compile(source).targets
    }

    /// Runs a script to its end and keeps what it says.
    func record(_ source: ScriptSource, under target: TestTarget?) -> Recording {
        var options = options
        if let target {
            options.release = target.release
            options.device = target.device
        }
        let compiled = Engine(options: options).compile(source)
        var recording = Recording(messages: compiled.messages)
        guard var run = compiled.run else {
            recording.status = .scriptErrors
            return recording
        }
        while run.advance() && !Interrupt.isRequested {}
        recording.trace = run.takeTrace()
        recording.messages += run.takeMessages()
        recording.status = run.hasFailed ? .failed : .done
        return recording
    }
}
