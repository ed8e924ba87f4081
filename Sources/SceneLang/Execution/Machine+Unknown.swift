import SceneRuntime

/// Values that nothing declares (`Value.Tag.unknown`), and decisions on them.
extension Machine {
    /// The unknown value of the current instruction.
    var unknownHere: Value {
        let span = spanOfTop ?? SourceSpan(file: FileID(0), start: 0, end: 0)
        return Value(.unknown, extra: span.file.index, bits: UInt64(span.start) << 32 | UInt64(span.end))
    }

    /// Whether a value counts as unknown where an object, a list or a controller is needed: it is unknown, or it is
    /// `.name` of a type that nothing declares.
    func countsAsUnknown(_ value: Value) -> Bool { value.tag == .unknown || value.tag == .symbol && isInSwift }

    /// Returns the source of an unknown value on one line, and `.name` for a symbol.
    func sourceOfUnknown(_ value: Value) -> [UInt8] {
        if value.tag == .symbol { return [0x2E] + symbolText(value) }
        guard value.tag == .unknown else { return [] }
        return source(FileID(value.extra), Int(value.bits >> 32)..<Int(value.bits & 0xFFFF_FFFF))
    }

    private func source(_ file: FileID, _ range: Range<Int>) -> [UInt8] {
        guard let source = sources[file] else { return [] }
        return StepText.line(source.bytes, range)
    }

    /// Appends an unknown value, a class of UIKit or an object of it.
    func writeOfUIKit(_ value: Value, to text: inout [UInt8]) {
        switch value.tag {
        case .unknown:
            text.append(0x3C)
            text += sourceOfUnknown(value)
            text.append(0x3E)
        case .uikit: UIKitName.table[value.place].name.append(to: &text)
        case .item:
            if let type = valueClass(of: value) { return writeValueItem(value, type, to: &text) }
            UIKitName.table[Int(value.extra)].name.append(to: &text)
        default: break
        }
    }

    /// Writes `! unknown: 'x' counts as …`.
    private mutating func emitDecision(_ source: [UInt8], _ result: StaticString) {
        var text: [UInt8] = [0x27]
        text += source
        text += "' counts as ".utf8
        result.append(to: &text)
        endAtDecision(text)
        emit(.unknown, text[...], depth: state.world.depth)
    }

    /// With `--strict`, a decision ends the run.
    private mutating func endAtDecision(_ text: [UInt8]) {
        state.progress.unknowns.append(text)
        guard settings.endsAtUnknown, !state.run.isFinished else { return }
        fail(.unmodelledAtRun, "a decision on an unknown value: " + String(decoding: text, as: UTF8.self))
    }

    /// Continues after a condition with the unknown value `value`; false if it is no condition of Swift.
    mutating func decide(on value: Value) -> Bool {
        let pc = top.pc - 1
        var found: DecisionSite?
        for site in program.decisions where site.start <= pc && pc < site.end {
            if let best = found, best.end - best.start <= site.end - site.start { continue }
            found = site
        }
        guard let found else { return false }
        let isWhole = spanOfTop == found.span && value.tag == .unknown
        let text =
            isWhole
            ? sourceOfUnknown(value) : source(found.span.file, Int(found.span.start)..<Int(found.span.end))
        switch found.kind {
        case .value, .silentCondition: break
        case .condition: emitDecision(text, "false")
        case .guardElse: emitDecision(text, "true")
        }
        top.pc = found.target
        return true
    }

    /// R[a] of `if let x = R[a]`: an unknown value counts as nil.
    mutating func bindIfKnown(_ a: Int, isSilent: Bool) {
        let value = state.registers[a]
        guard value.tag == .unknown else { return }
        if !isSilent { emitDecision(sourceOfUnknown(value), "nil") }
        setRegister(a, .null)
    }

    /// R[a] of `guard let x = R[a]`: an unknown value counts as a value.
    mutating func bindInGuard(_ a: Int) {
        let value = state.registers[a]
        if value.tag == .unknown { emitDecision(sourceOfUnknown(value), "a value") }
    }

    /// R[a] = whether R[a], the subject of a `switch`, is unknown.
    mutating func decideSwitch(_ a: Int, hasDefault: Bool, isSilent: Bool) {
        let value = state.registers[a]
        setRegister(a, .bool(value.tag == .unknown))
        guard value.tag == .unknown, !isSilent else { return }
        emitDecision(sourceOfUnknown(value), hasDefault ? "the default case" : "the first case")
    }

    /// The action that an alert gets is unknown, or a symbol of another file: it has no button.
    mutating func decideAction(_ value: Value) {
        emitDecision(value.tag == .symbol ? [0x2E] + symbolText(value) : sourceOfUnknown(value), "no action")
    }

    /// The sequence of a loop is unknown: there is no round.
    mutating func decideLoop(_ value: Value) { emitDecision(sourceOfUnknown(value), "empty") }

    /// Whether the receiver of a method of UIKit is known. If not, the trace says that nothing happens. `.default` can
    /// be a shared object of UIKit, but no controller.
    mutating func checkReceiver(_ a: Int, isStep: Bool, isController: Bool) {
        let value = state.registers[a]
        guard value.tag == .unknown || isController && countsAsUnknown(value) else {
            return setRegister(a, .bool(true))
        }
        if isStep {
            var text = Array("nothing happens, because '".utf8)
            text += sourceOfUnknown(value)
            text += "' is unknown".utf8
            state.progress.unknowns.append(text)
            emit(.unknown, text[...], depth: state.world.depth)
        }
        setRegister(a, .null)
    }

    /// Writes `! nothing: 'x' is nil` under a step.
    mutating func reportNothing() {
        guard let span = spanOfTop else { return }
        var text: [UInt8] = [0x27]
        text += source(span.file, Int(span.start)..<Int(span.end))
        text += "' is nil".utf8
        emit(.nothing, text[...], depth: state.world.depth)
    }

    /// Writes `! nothing: reason` under a step.
    mutating func reportNothing(_ reason: String) { emit(.nothing, Array(reason.utf8)[...], depth: state.world.depth) }

    /// Releases the arguments of a call of an unknown value, whose closures never run.
    mutating func callUnknown(at a: Int, count: Int) {
        for place in (a...a + count).reversed() { setRegister(place, .null) }
        setRegister(a, unknownHere)
    }

    /// Ends the run at a name that is not modelled: `! exception unmodelled: …`.
    mutating func endUnmodelled(_ name: NameID) {
        requestAndRetry(.refuse(.nameOfUIKit, .none, name))
    }
}
