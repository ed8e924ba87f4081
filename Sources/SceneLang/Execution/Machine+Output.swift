import SceneRuntime

/// Lines: each goes to the trace and to the record of the step.
extension Machine {
    /// The bytes of the trace that have been written since the last call.
    public mutating func takeOutput() -> [UInt8] { writer.take() }

    /// The bytes of the trace that have not been taken.
    public var pendingOutput: [UInt8] { writer.bytes }

    /// Writes the line of an event.
    mutating func emit(_ event: Event) {
        record.add(.event(event))
        if settings.observes { world.observation.apply(event.rule) }
        if event.kind == .exception { exception = exceptionText(event) }
        let before = (writer.lineCount, writer.bytes.count)
        writer.time = world.clock
        writer.write(event, in: world.blueprint, senders: senderTexts)
        stopAfterLine(before)
    }

    /// Writes a line that is the script's.
    mutating func emit(_ kind: TraceWriter.Line, _ text: [UInt8], depth: Int) {
        record.add(.line(kind, depth: depth, text))
        let before = (writer.lineCount, writer.bytes.count)
        writer.time = world.clock
        writer.write(kind, text, depth: depth, in: world.blueprint, senders: senderTexts)
        stopAfterLine(before)
    }

    /// Stops where that was asked for. Long lines cost fuel, so that what waits to be taken stays small.
    private mutating func stopAfterLine(_ before: (lines: Int, bytes: Int)) {
        budget -= (writer.bytes.count - before.bytes) / 64
        guard stopsAtLines, writer.lineCount > before.lines else { return }
        hasStopped = true
        interrupt()
    }

    /// `NAME: text` of an exception.
    private func exceptionText(_ event: Event) -> [UInt8] {
        var text: [UInt8] = []
        speller.spell(event, into: &text)
        return Array(text.dropFirst("! exception ".utf8.count))
    }

    /// `# trace 1, ios 17, iPhone portrait`, where the trace has not said so already.
    mutating func emitHeader() {
        guard namedEnvironment != environment else { return }
        namedEnvironment = environment
        var text = Array("trace 1, ios ".utf8)
        environment.release.major.appendDecimal(to: &text)
        if environment.release.minor != 99, environment.release.minor != 0 {
            text.append(0x2E)
            environment.release.minor.appendDecimal(to: &text)
        }
        text += ", ".utf8
        switch environment.device.kind {
        case .iPhone: text += "iPhone ".utf8
        case .iPad: text += "iPad ".utf8
        case .window:
            environment.device.width.appendDecimal(to: &text)
            text.append(0x78)
            environment.device.height.appendDecimal(to: &text)
        }
        if environment.device.kind != .window {
            text += (environment.device.height >= environment.device.width ? "portrait" : "landscape").utf8
        }
        emit(.header, text, depth: 0)
    }
}
