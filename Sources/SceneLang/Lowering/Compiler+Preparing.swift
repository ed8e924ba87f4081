import SceneRuntime

// Help about statements that compile and have nothing to act on.
extension Compiler {
    /// Returns an error whose help shows `statement` after one that puts on screen what it needs; nil if the script may
    /// have put it there, or if nothing is known.
    static func prepared(
        _ text: StatementText, _ statement: String, _ error: Diagnostic, _ trials: FixTrials, in file: SourceFile
    ) -> Diagnostic? {
        guard !trials.hasEarlierEntries, let need = Preparation(for: statement), isWholeLine(text, in: file),
            let start = text.parts.first?.start, start == file.line(file.lineIndex(of: UInt32(start))).startIndex,
            !need.mayBeDone(by: file.bytes[..<start])
        else { return nil }
        let known = trials.known.ordered(by: Array(file.bytes[..<start]))
        var controllers = known.plain.filter { !known.recent.contains($0) }
        // The contents of containers are on screen already.
        let later = controllers.filter { !known.children.contains($0) }
        let isDeclaration = need != .presented && need != .pushed
        if !isDeclaration, !later.isEmpty { controllers = later }
        guard let first = need.statements(showing: controllers, where: { known.controllers.contains($0) }) else {
            return nil
        }
        let whole = "\(first); \(statement)"
        return Diagnostic(
            error.code, error.message, at: text.span(in: error.span.file), help: "\(need.reason), write: \(whole)",
            fix: .init(text.span(in: error.span.file), whole, isCertain: false))
    }

    /// Returns an error whose fix is also that of a second one, which is the same mistake in the same line:
    /// `{ primary = a; secondary = b }`. Nil for other errors.
    static func combined(_ first: Diagnostic, _ second: Diagnostic, in file: SourceFile) -> Diagnostic? {
        let mistakes: [DiagnosticCode] = [.expectedMember, .expectedToken, .unknownCharacter]
        guard mistakes.contains(first.code), first.code == second.code, let fix = first.fix, let other = second.fix,
            fix.span.file == other.span.file, fix.span.end <= other.span.start,
            file.lineIndex(of: fix.span.start) == file.lineIndex(of: other.span.end),
            withoutQuotes(first.message) == withoutQuotes(second.message)
        else { return nil }
        let between = file.text(of: SourceSpan(file: fix.span.file, start: fix.span.end, end: other.span.start))
        let all = SourceSpan(file: fix.span.file, start: fix.span.start, end: other.span.end)
        var copy = first
        let text = fix.text + String(decoding: between, as: UTF8.self) + other.text
        copy.fix = .init(all, text, isCertain: fix.isCertain && other.isCertain, isHelp: true)
        copy.help = nil
        return withLine(copy, in: file)
    }

    /// Returns a message without the words that it quotes.
    private static func withoutQuotes(_ message: String) -> [Substring] {
        let pieces = message.split(separator: "'", omittingEmptySubsequences: false)
        return pieces.indices.filter { $0.isMultiple(of: 2) }.map { pieces[$0] }
    }

    /// Returns the statement that shows a new instance: `root x` for an assignment of the name of a scene to the
    /// rootViewController of a window that is not modelled. Empty for other statements.
    static func withRoot(_ text: StatementText, _ error: Diagnostic, _ known: KnownNames) -> [String] {
        guard error.code == .unmodelled, text.parts.count == 3, text.parts[1].text == "=",
            text.parts[0].text.hasSuffix(".rootViewController"), known.controllers.contains(text.parts[2].text)
        else { return [] }
        return ["root \(text.parts[2].text)"]
    }

    /// Returns an error about a line that brings the app back that has not left; nil if the script may have moved it to
    /// the background.
    static func withoutBackground(
        _ text: StatementText, _ error: Diagnostic, _ trials: FixTrials, in file: SourceFile
    ) -> Diagnostic? {
        guard !trials.hasEarlierEntries, isWholeLine(text, in: file), let start = text.parts.first?.start else {
            return nil
        }
        let before = String(decoding: file.bytes[..<start], as: UTF8.self)
        let leaves = ["background", "terminate", "interrupt", "func", "import"]
        guard !leaves.contains(where: { Rephrasing.has(before, $0) }), Rephrasing.has(before, "launch") else {
            return nil
        }
        return commented(error, text, because: "the app is in the foreground already")
    }

    /// Returns an error about a line that launches the app where it runs already: it is back in the foreground, or the
    /// line has no effect. Nil if the line is the first to launch it.
    static func whileRunning(_ text: StatementText, _ error: Diagnostic, in file: SourceFile) -> Diagnostic? {
        guard isWholeLine(text, in: file), let start = text.parts.first?.start else { return nil }
        let before = file.bytes[..<start].split { $0 == 0x0A || $0 == 0x3B }.map { line in
            String(decoding: line.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != 0x0D }, as: UTF8.self)
        }
        guard let launched = before.lastIndex(of: "launch") else { return nil }
        let later = before[launched...]
        if later.contains("terminate") { return nil }
        guard let left = later.lastIndex(of: "background"), !later[left...].contains("foreground") else {
            return commented(error, text, because: "the script has launched the app above")
        }
        return Diagnostic(
            error.code, error.message, at: text.span(in: error.span.file),
            fix: .init(text.span(in: error.span.file), "foreground", isCertain: false, isHelp: true))
    }
}
