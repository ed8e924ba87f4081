import SceneRuntime

/// Output of lines to the trace and to the record of the step.
extension Machine {
    /// Returns the trace since the last call.
    public mutating func takeOutput() -> [UInt8] { writer.take() }

    /// Passes the trace since the last call to `reader`, without copying it.
    public mutating func drainOutput(_ reader: (UnsafeBufferPointer<UInt8>) -> Void) {
        // `drain` lends its bytes only while `reader` runs.
        unsafe writer.drain(reader)
    }

    /// Writes the hidden calls that enclose the next line.
    @inline(never)
    private mutating func writeHiddenCalls(above depth: Int) {
        // A copy, because `speller` reads the machine that the call of the writer modifies.
        let speller = speller
        writer.reveal(above: depth, speller)
    }

    /// Writes the line of an event.
    mutating func emit(_ event: Event) {
        if recordsSteps { state.progress.record.add(.event(event)) }
        if settings.observes { state.world.observation.record(event.rule) }
        if event.kind == .exception { return emitException(event) }
        write(event)
    }

    /// Writes the line of an exception. It belongs to the expression that raised it, which can be far from the last
    /// statement that printed a step.
    private mutating func emitException(_ event: Event) {
        state.progress.exception = exceptionText(event)
        // An exception that ends the scenario is printed even in `setup`.
        if state.exceptionSnapshots.isEmpty { writer.isMuted = false }
        let (file, line, statement) = (writer.file, writer.line, writer.statement)
        if let span = spanOfTop { setPlace(span) }
        write(event)
        (writer.file, writer.line, writer.statement) = (file, line, statement)
    }

    private mutating func write(_ event: Event) {
        let before = (writer.lineCount, writer.byteCount)
        // A copy, as in `writeHiddenCalls`.
        let speller = speller
        writer.write(event, speller)
        stopAfterLine(before)
        if hasStopped, event.kind == .call { stopEvent = event }
        if !breakpoints.isEmpty { stopAtBreakpoint(event) }
    }

    /// Writes a line of the script itself.
    mutating func emit(_ kind: TraceWriter.Line, _ text: ArraySlice<UInt8>, depth: Int) {
        if recordsSteps { state.progress.record.add(.line(kind, depth: depth, Array(text))) }
        let before = (writer.lineCount, writer.byteCount)
        if writer.hidesCalls(before: kind) { writeHiddenCalls(above: depth) }
        writer.write(kind, text, depth: depth, at: state.world.clock)
        stopAfterLine(before)
    }

    /// Writes the line of a step.
    @inline(__always)
    mutating func emitStep(_ range: TextRange, isPlain: Bool, depth: Int) {
        let before = (writer.lineCount, writer.byteCount)
        let text = program.texts.text(at: Int(range.start), count: Int(range.count))
        if isPlain, !recordsSteps, writer.writeStep(text, depth: depth) { return stopAfterLine(before) }
        emit(.step, program.text(range)[...], depth: depth)
    }

    /// Stops if a stop at each line was requested. Long lines cost fuel, so that the buffered output stays small.
    @inline(__always)
    private mutating func stopAfterLine(_ before: (lines: Int, bytes: Int)) {
        let bytes = writer.byteCount - before.bytes
        budget -= bytes / 64
        printed += bytes
        if printed > settings.limits.output { failOutput() }
        guard stopsAtLines, writer.lineCount > before.lines else { return }
        hasStopped = true
        interrupt()
    }

    /// Returns `NAME: text` of an exception.
    private func exceptionText(_ event: Event) -> [UInt8] {
        var text: [UInt8] = []
        speller.spell(event, into: &text)
        return Array(text.dropFirst("! exception ".utf8.count))
    }

    /// Writes `# trace 1, ios 17, iPhone portrait`, unless the trace already has this line.
    mutating func emitHeader() {
        guard state.run.namedEnvironment != state.run.environment else { return }
        state.run.namedEnvironment = state.run.environment
        var build = state.run.environment
        // The line names the SDK only where something overrides that of the script.
        if build.sdk == program.environment.sdk { build.sdk = nil }
        let text = Array("trace 1, ".utf8) + build.spelled(between: ", ") + build.spelledBuild
        emit(.header, text[...], depth: 0)
    }
}

extension Environment {
    /// Returns `ios 17`, a separator, and `iPhone portrait`, as in the head of a script, but without the word `device`.
    func spelled(between: String) -> [UInt8] {
        var text = Array("ios ".utf8)
        text += release.headerText.utf8
        text += between.utf8
        switch device.kind {
        case .iPhone: text += "iPhone ".utf8
        case .iPad: text += "iPad ".utf8
        case .window:
            device.width.appendDecimal(to: &text)
            text.append(0x78)
            device.height.appendDecimal(to: &text)
        }
        if device.kind != .window { text += (device.height >= device.width ? "portrait" : "landscape").utf8 }
        return text
    }

    /// Returns how the app is built, such as `, scenes off, sdk 26`, as far as it is not left to the script.
    var spelledBuild: [UInt8] {
        var text: [UInt8] = []
        if let scenes { text += (scenes ? ", scenes on" : ", scenes off").utf8 }
        if let sdk {
            text += ", sdk ".utf8
            text += sdk.headerText.utf8
        }
        return text
    }
}
