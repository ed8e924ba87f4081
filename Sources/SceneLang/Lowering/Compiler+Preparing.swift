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
}
