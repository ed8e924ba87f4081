import SceneRuntime

extension VerbTable {
    /// The verbs that check what happened.
    static let expectations: [VerbRow] = [
        VerbRow(
            .expectNoCall, ["expect", "no", "call"], .callPattern, .required, [optional(.in, .block)],
            kind: .expectation(.noCall),
            "Expect that UIKit did not make the call in the block. Without a block, the last step is checked."),
        VerbRow(
            .expectCall, ["expect", "call"], .callPattern, .required,
            [optional(.times, .number, wordUse: .following), optional(.before, .callPattern), optional(.in, .block)],
            kind: .expectation(.call),
            "Expect that UIKit made the call in the block. Without a block, the last step is checked."),
        VerbRow(
            .expectTrace, ["expect", "trace"], .patterns, .required, [optional(.in, .block)],
            kind: .expectation(.trace),
            "Expect that the trace of the block matches LINES. Without a block, the last step is checked."),
        VerbRow(
            .expectNoWarning, ["expect", "no", "warning"], .text, .optional,
            [optional(.in, .block, wordUse: .optional)],
            kind: .expectation(.noWarning), "Expect that UIKit did not log the warning."),
        VerbRow(
            .expectNoUnknown, ["expect", "no", "unknown"], .none, .required,
            [optional(.in, .block, wordUse: .optional)], kind: .expectation(.noUnknown),
            "Expect that no decision was made on a value that nothing declares."),
        VerbRow(
            .expectWarning, ["expect", "warning"], .text, .optional, [optional(.in, .block, wordUse: .optional)],
            kind: .expectation(.warning), "Expect that UIKit logged the warning."),
        VerbRow(
            .expectException, ["expect", "exception"], .text, .optional, [required(.in, .block, wordUse: .optional)],
            kind: .expectation(.exception),
            "Expect that the block raises the exception. The effects of the block are undone."),
        VerbRow(
            .expectNoLeak, ["expect", "no", "leak"], .future, .optional,
            [optional(.in, .block, wordUse: .optional)], kind: .expectation(.noLeak),
            "Expect that no controller leaked, or not the controller."),
        VerbRow(
            .expectLeak, ["expect", "leak"], .future, .optional, [optional(.in, .block, wordUse: .optional)],
            kind: .expectation(.leak),
            "Expect that a controller leaked, or the controller: it is in a reference cycle that nothing else owns."),
        VerbRow(
            .expect, ["expect"], .value, .required, [optional(.in, .block)], kind: .expectation(.value),
            "Expect that the value is true."),
    ]
}

/// `expect`: compares the record of a step with the expectation.
extension Machine {
    /// `expect CONDITION`: the condition is in register `a`. The next register has the compared value, which the
    /// failure shows, or is absent.
    mutating func expectTrue(_ site: Expectation, _ a: Int) {
        let value = state.registers[a]
        guard value.tag == .bool else { return failCondition(value, expected: written(site)) }
        if value.bits != 0 { return }
        let seen = state.registers[a + 1].isAbsent ? value : state.registers[a + 1]
        fail(site, saw: sourceText(of: seen))
    }

    /// Returns the text of an expectation without its first word; nil for an assertion of another form.
    private func written(_ site: Expectation) -> String? {
        guard let file = sources[site.span.file] else { return nil }
        let isExpectation = file.text(of: site.span).starts(with: "expect ".utf8)
        return isExpectation ? String(decoding: program.text(site.text), as: UTF8.self) : nil
    }

    /// Writes the line of a failed expectation. The scenario continues.
    mutating func fail(_ site: Expectation, saw seen: String) {
        var text = program.text(site.text)
        record(.expectation, String(decoding: text, as: UTF8.self), at: site.span)
        failures[failures.count - 1].seen = seen
        text += ", saw ".utf8
        text += seen.utf8
        // The line belongs to the expectation, not to the step before it.
        let step = (writer.file, writer.line, writer.statement)
        setSourcePosition(site.span)
        writer.statement = StatementPlace(file: site.span.file.index, start: site.span.start, end: site.span.end)
        emit(.expected, text[...], depth: state.world.depth)
        (writer.file, writer.line, writer.statement) = step
    }

    /// Fails the `expect VALUE` whose condition is being evaluated, if it names a controller without an instance, and
    /// returns whether it did so. The scenario continues after the expectation.
    mutating func failsExpectation(_ code: DiagnosticCode, _ message: String) -> Bool {
        guard code == .noInstance || code == .goneInstance, let frame = state.frames.last else { return false }
        let position = UInt32(truncatingIfNeeded: max(0, Int(frame.pc) - 1))
        guard let entry = program.checks.last(where: { $0.code.contains(position) }) else { return false }
        if program.code[Int(entry.target)].op == .expectTrue {
            // The condition compares a controller without an instance with nil.
            resume(at: entry, with: .bool(program.code[Int(entry.target) - 1].op == .equal))
            return true
        }
        let instruction = program.code[Int(entry.target) - 1]
        fail(program.expectations[instruction.wide], saw: message)
        let found = program.code[Int(position)]
        if found.op == .latest {
            let name = Lexer.sourceText(ofName: text(state.world.blueprint.classes[found.asClass.index].name))
            failures[failures.count - 1].help = "to expect that no instance exists, write: expect \(name) == nil"
        }
        resume(at: entry, with: .null)
        return true
    }

    /// `expect exception`: the text of register `a` must be a part of the exception that the block has raised.
    mutating func expectException(_ site: Expectation, _ a: Int) {
        let seen = state.progress.exception
        state.progress.exception = nil
        guard let seen else { return fail(site, saw: "none") }
        guard state.registers[a].tag == .string, !Text.contains(seen[...], Array(bytes(state.registers[a]))) else {
            return
        }
        fail(site, saw: String(decoding: seen, as: UTF8.self))
    }

    /// The expectations about calls, messages and lines of the trace. Register `a` is the first of their arguments.
    mutating func expectEvents(_ site: Expectation, _ a: Int) {
        let entries = state.progress.record.checked
        switch site.kind {
        case .value: break
        case .call(let pattern, let later):
            guard let first = firstMatch(of: pattern, in: entries, a) else {
                return fail(site, saw: otherCall(of: pattern, in: entries, a) ?? "no such call")
            }
            guard let later else { return }
            var second = firstMatch(of: later, in: entries, a)
            // No call comes before itself.
            if second == first { second = firstMatch(of: later, in: entries[(first + 1)...], a) }
            guard let second else { return fail(site, saw: "only the first call") }
            if second < first { fail(site, saw: "the calls in the opposite order") }
        case .noCall(let pattern):
            guard let place = firstMatch(of: pattern, in: entries, a), case .event(let event) = entries[place] else {
                return
            }
            var text: [UInt8] = []
            speller.spell(event, into: &text)
            fail(site, saw: String(decoding: text, as: UTF8.self))
        case .calls(let pattern, let count):
            let found = entries.filter { entry in
                guard case .event(let event) = entry, event.kind == .call else { return false }
                return matches(event, pattern, a)
            }.count
            if Int64(found) == count { return }
            let other = found == 0 ? otherCall(of: pattern, in: entries, a) ?? "no such call" : nil
            fail(site, saw: other ?? "\(found) \(found == 1 ? "call" : "calls")")
        case .warning, .noWarning: expectWarning(site, a, entries)
        case .noUnknown:
            for case .line(.unknown, _, let text) in entries {
                return fail(site, saw: String(decoding: text, as: UTF8.self))
            }
        case .leak, .noLeak: expectLeak(site, a, entries)
        case .trace(let patterns): expectTrace(site, patterns, entries)
        }
    }

    // MARK: Calls

    /// Returns the index of the first matching call.
    private func firstMatch(of pattern: CallPattern, in entries: StepRecord.Checked, _ a: Int) -> Int? {
        entries.indices.first { index in
            guard case .event(let event) = entries[index], event.kind == .call else { return false }
            return matches(event, pattern, a)
        }
    }

    /// Returns with what the first call was made that differs from `pattern` only in its arguments, such as `called
    /// with animated: true`; nil if there is none.
    private func otherCall(of pattern: CallPattern, in entries: StepRecord.Checked, _ a: Int) -> String? {
        guard pattern.arguments != nil else { return nil }
        var any = pattern
        any.arguments = nil
        guard let place = firstMatch(of: any, in: entries, a), case .event(let event) = entries[place] else {
            return nil
        }
        let arguments = speller.arguments(of: event).map { String(decoding: $0, as: UTF8.self) }
        return arguments.isEmpty
            ? "called without arguments" : "called with " + arguments.joined(separator: ", ")
    }

    private func matches(_ event: Event, _ pattern: CallPattern, _ a: Int) -> Bool {
        let isMethod = event.name.exists ? event.name == pattern.name : pattern.methods.contains(event.method)
        guard isMethod, isReceiver(state.registers[a + Int(pattern.receiver)], event) else { return false }
        guard let arguments = pattern.arguments else { return true }
        let seen = [
            (event.arguments.0, event.argumentNames.0), (event.arguments.1, event.argumentNames.1),
            (event.arguments.2, event.argumentNames.2),
        ]
        let count = argumentCount(of: event)
        guard count <= arguments.count, arguments.count <= event.method.spec.labels.count else { return false }
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case .any: if index >= count { return false }
            // A missing last argument is nil.
            case .equal(let register):
                guard index < seen.count, isArgument(state.registers[a + Int(register)], seen[index].0, seen[index].1)
                else {
                    return false
                }
            }
        }
        return true
    }

    /// Returns the number of arguments that the trace prints.
    private func argumentCount(of event: Event) -> Int {
        let spec = event.method.spec
        guard spec.printsValues else { return spec.labels.count }
        if spec.labels.isEmpty || event.arguments.0.kind == .absent { return 0 }
        if spec.labels.count == 1 || event.arguments.1.kind == .absent { return 1 }
        return spec.labels.count == 2 || event.arguments.2.kind == .absent ? 2 : 3
    }

    /// Whether `wanted` is the receiver of a call. `_` is absent, and matches every receiver.
    private func isReceiver(_ wanted: Value, _ event: Event) -> Bool {
        if wanted.isAbsent { return true }
        return wanted.tag == .object ? event.receiver == wanted.asObject : isNamed(wanted, event.receiverName) ?? false
    }

    /// Whether an instance name matches `wanted`, where a class matches all its instances. Nil for values without such
    /// names.
    func isNamed(_ wanted: Value, _ name: InstanceName) -> Bool? {
        if wanted.tag == .type { return name.cls.exists && descends(name.cls, from: wanted.asClass) }
        if wanted.tag == .controller { return name == state.world.name(of: wanted.asController) }
        guard wanted.tag == .instance else { return nil }
        return name == InstanceName(ClassID(wanted.extra), UInt32(truncatingIfNeeded: wanted.bits))
    }

    func descends(_ cls: ClassID, from wanted: ClassID) -> Bool {
        var walk = cls
        while walk.exists, walk.index < program.classes.count {
            if walk == wanted { return true }
            walk = program.classes[walk.index].base
        }
        return false
    }

    private func isArgument(_ wanted: Value, _ seen: Argument, _ name: InstanceName) -> Bool {
        if seen.kind == .script { return isSender(wanted, seen) }
        if let isNamed = isNamed(wanted, name) { return name.cls.exists && isNamed }
        if wanted.tag == .null { return seen.kind == .null || seen.kind == .absent }
        if wanted.tag == .bool { return seen.asBool == (wanted.bits != 0) }
        if wanted.tag == .symbol { return seen.kind == .symbol && seen.extra == wanted.extra }
        var (expected, actual): ([UInt8], [UInt8]) = ([], [])
        // In traces, actions and segues without an identifier have no quotes.
        let isBare =
            seen.kind == .name || seen.kind == .segue && !blueprint.segues[seen.asSegue.segue.index].identifier.exists
        write(wanted, to: &expected, quoted: !isBare)
        speller.spell(seen, name, into: &actual)
        return expected == actual
    }

    /// Whether a value that the script sent, of which only the text is left, matches `wanted`. A class matches all its
    /// instances.
    private func isSender(_ wanted: Value, _ seen: Argument) -> Bool {
        var (expected, actual): ([UInt8], [UInt8]) = ([], [])
        write(wanted, to: &expected, quoted: true)
        speller.spell(seen, .none, into: &actual)
        return actual == expected || wanted.tag == .type && actual.starts(with: expected + Array("#".utf8))
    }

    // MARK: Warnings and lines

    private mutating func expectWarning(_ site: Expectation, _ a: Int, _ entries: StepRecord.Checked) {
        let wanted = state.registers[a].tag == .string ? Array(bytes(state.registers[a])) : []
        var seen: [UInt8]?
        for entry in entries {
            guard case .event(let event) = entry, event.kind == .warning else { continue }
            var text: [UInt8] = []
            speller.spell(event, into: &text)
            text.removeFirst("! warning: ".utf8.count)
            if Text.contains(text[...], wanted) {
                if site.kind == .noWarning { fail(site, saw: String(decoding: text, as: UTF8.self)) }
                return
            }
            seen = text
        }
        if site.kind == .warning { fail(site, saw: seen.map { String(decoding: $0, as: UTF8.self) } ?? "none") }
    }

    private mutating func expectTrace(
        _ site: Expectation, _ patterns: [ExpectedLine], _ entries: StepRecord.Checked
    ) {
        var copy = TraceWriter()
        copy.categories = state.progress.filter.categories
        copy.only = Set(state.progress.filter.only)
        for entry in entries {
            switch entry {
            case .event(let event): copy.write(event, speller)
            case .line(.step, depth: 0, _), .line(.header, _, _), .line(.scenario, _, _): break
            case .line(let kind, let depth, let text):
                copy.write(kind, text[...], depth: depth, at: state.world.clock)
            }
        }
        let lines = copy.take().split(separator: 0x0A).map { Array($0.drop { $0 == 0x20 }) }
        let elements = elements(of: patterns)
        guard case .mismatch(let line) = TraceMatcher(elements).compare(lines) else { return }
        fail(site, saw: line < lines.count ? String(decoding: lines[line], as: UTF8.self) : "nothing more")
        compare(elements, with: lines)
    }

    /// Returns the elements of `expect trace { … }`. The lines of an `any order {` are one element.
    private func elements(of patterns: [ExpectedLine]) -> [TraceMatcher.Element] {
        var elements: [TraceMatcher.Element] = []
        var group: [LinePattern]?
        for pattern in patterns {
            switch pattern.kind {
            case .anyLines: if group == nil { elements.append(.anyLines) }
            case .line:
                let line = LinePattern(text: program.text(pattern.text))
                if group != nil { group?.append(line) } else { elements.append(.line(line)) }
            case .openAnyOrder: group = []
            case .close:
                if let lines = group { elements.append(.anyOrder(lines)) }
                group = nil
            }
        }
        return elements
    }
}
