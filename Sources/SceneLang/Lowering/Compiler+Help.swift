import SceneRuntime

/// What diagnostics say that only the text of a whole line shows: statements of other tools, and complete lines to
/// paste.
extension Compiler {
    /// Returns sorted diagnostics with their help completed.
    ///
    /// - An error about the rest of a statement is left out if the line has an earlier error, because it is caused by
    ///   that one.
    /// - Errors about a statement that a phrase describes become one, whose fix is the statement to write.
    /// - A fix of a part of a line shows the whole line, so that it can be pasted.
    static func completed(_ found: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        for diagnostic in found {
            guard diagnostic.severity == .error, let file = sources[diagnostic.span.file], file.origins == nil else {
                kept.append(diagnostic)
                continue
            }
            let last = kept.last { $0.severity == .error && $0.span.file == diagnostic.span.file }
            if let last, let fix = last.fix, fix.span.encloses(diagnostic.span), fix.span != diagnostic.span {
                continue
            }
            let isRest = diagnostic.code == .statementEnd || diagnostic.code == .clauseUnknown
            if isRest, let last, file.lineIndex(of: last.span.start) == file.lineIndex(of: diagnostic.span.start) {
                continue
            }
            kept.append(
                quoted(diagnostic, in: file) ?? rephrased(diagnostic, in: file) ?? withLine(diagnostic, in: file))
        }
        return kept
    }

    /// Returns an error about an unknown view with the name of an action of an alert, which must be in quotes; nil if
    /// the script has no such text.
    private static func quoted(_ error: Diagnostic, in file: SourceFile) -> Diagnostic? {
        guard error.code == .unknownView, isAfterTap(error.span, in: file) else { return nil }
        let text = "\"" + String(decoding: file.text(of: error.span), as: UTF8.self) + "\""
        let bytes = Array(text.utf8)
        let has = file.bytes.indices.contains { file.bytes[$0] == bytes[0] && file.bytes[$0...].starts(with: bytes) }
        guard has else { return nil }
        return Diagnostic(
            error.code, error.message, at: error.span, label: "did you mean '\(text)'?", fix: .init(error.span, text))
    }

    /// Whether a name is the operand of `tap`, which can be text.
    private static func isAfterTap(_ span: SourceSpan, in file: SourceFile) -> Bool {
        let line = file.line(file.lineIndex(of: span.start))
        guard line.indices.contains(Int(span.start)) else { return false }
        let words = file.bytes[line.startIndex..<Int(span.start)].split { $0 == 0x20 || $0 == 0x09 }
        return words.last?.elementsEqual("tap".utf8) == true
    }

    /// Returns an error about the statement that a phrase describes; nil if there is none.
    private static func rephrased(_ error: Diagnostic, in file: SourceFile) -> Diagnostic? {
        for start in statementStarts(before: Int(error.span.start), in: file) {
            let text = StatementText(file.bytes, from: start)
            guard let end = text.parts.last?.end, end >= Int(error.span.start),
                let statement = Rephrasing.statement(for: text, where: isValid)
            else { continue }
            let span = SourceSpan(
                file: error.span.file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
            return Diagnostic(
                error.code, error.message, at: span, help: "write: \(statement)", fix: .init(span, statement))
        }
        return nil
    }

    /// Returns the places where the statement with an error may begin, the innermost one first.
    private static func statementStarts(before place: Int, in file: SourceFile) -> [Int] {
        let line = file.line(file.lineIndex(of: UInt32(truncatingIfNeeded: place)))
        func first(from index: Int) -> Int? { line[index...].firstIndex { $0 != 0x20 && $0 != 0x09 } }
        var starts = [line.startIndex]
        for index in line.indices where index < place {
            if line[index] == UInt8(ascii: "{") || line[index] == UInt8(ascii: ";") { starts.append(index + 1) }
        }
        return starts.reversed().compactMap { first(from: $0) }.filter { $0 <= place }
    }

    /// Whether a statement is one of the language. A block that the file continues is left out.
    private static func isValid(_ statement: String) -> Bool {
        var names = IdentifierTable()
        let text = statement.hasSuffix("{") ? statement + " }" : statement
        return Parser.parse(SourceFile(name: "", text: text), as: FileID(0), names: &names).diagnostics.isEmpty
    }

    /// The maximum number of bytes of a line that a help shows.
    private static let longestLine = 100

    /// Returns an error whose help shows the whole line, if its fix replaces a part of it.
    private static func withLine(_ error: Diagnostic, in file: SourceFile) -> Diagnostic {
        guard let fix = error.fix, !fix.span.isEmpty, isPart(fix, of: error) else { return error }
        let index = file.lineIndex(of: fix.span.start)
        let line = file.line(index)
        let (start, end) = (Int(fix.span.start), Int(fix.span.end))
        guard start >= line.startIndex, end <= line.endIndex, line.count <= longestLine, !fix.text.contains("\n") else {
            return error
        }
        let before = String(decoding: line[line.startIndex..<start].drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        var after = String(decoding: line[end...], as: UTF8.self)
        while let last = after.unicodeScalars.last, last == " " || last == "\t" || last == "\r" || last == "\n" {
            after.unicodeScalars.removeLast()
        }
        guard !before.isEmpty || !after.isEmpty else { return error }
        var copy = error
        copy.help = "write: \(before)\(fix.text)\(after)"
        return copy
    }

    /// Whether a fix shows less than the line to write: the help is only its text, or there is none beside a suggested
    /// word that begins a statement or a member.
    private static func isPart(_ fix: Diagnostic.Fix, of error: Diagnostic) -> Bool {
        if let help = error.help { return help == "write: \(fix.text)" }
        return error.code == .expectedStatement || error.code == .expectedMember
    }
}
