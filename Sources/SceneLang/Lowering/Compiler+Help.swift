import SceneRuntime

/// What diagnostics say that only the text of a whole line shows: statements of other tools, and complete lines to
/// paste.
extension Compiler {
    /// Returns sorted diagnostics with their help completed.
    ///
    /// - An error that the earlier error about the same statement causes is left out.
    /// - Errors about a statement that people write by habit become one, whose fix is the statement to write. `compile`
    ///   compiles the file with that fix, so that help shows only what compiles.
    /// - A fix of a part of a line shows the whole line, so that it can be pasted.
    static func completed(
        _ found: [Diagnostic], in sources: SourceMap, _ trials: inout FixTrials, compile: FixTrials.Compile
    ) -> [Diagnostic] {
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
            if let last, isCaused(diagnostic, by: last, in: file) { continue }
            if let last, let both = combined(last, diagnostic, in: file) {
                kept[kept.count - 1] = both
                continue
            }
            let diagnostic = withoutOtherWord(diagnostic, in: file)
            if let quoted = quoted(diagnostic, in: file) {
                kept.append(quoted)
            } else if let other = rephrased(diagnostic, in: file, &trials, compile: compile) {
                kept.append(withLine(other, in: file))
            } else {
                kept.append(withLine(withoutWrongFix(diagnostic, &trials, compile: compile), in: file))
            }
        }
        return kept
    }

    /// Whether an error is caused by an earlier one about the same statement.
    private static func isCaused(_ error: Diagnostic, by earlier: Diagnostic, in file: SourceFile) -> Bool {
        let (start, end) = (Int(earlier.span.start), Int(error.span.start))
        guard start <= end, end <= file.bytes.count,
            file.lineIndex(of: earlier.span.start) == file.lineIndex(of: error.span.start)
        else { return false }
        if error.code == .statementEnd || error.code == .clauseUnknown { return true }
        // The class of a declaration is unknown, so nothing is known of its members.
        if earlier.code == .unknownBase, error.code == .wrongContainer { return true }
        // A character that is wrong wherever it stands.
        if DiagnosticCode.lexical.contains(error.code) { return false }
        let unknown: [DiagnosticCode] = [.undeclaredName, .unmodelled, .unknownMember]
        // A condition without its block.
        if earlier.code == .wrongTarget, error.code == .expectedToken { return true }
        if earlier.code == .undeclaredName, error.code == .clauseMissing { return true }
        if unknown.contains(earlier.code) {
            // Members of something unknown, and the arguments of its calls.
            return (StatementText(file.bytes, from: start).parts.first?.end ?? 0) > end
        }
        // After a misspelt word, the parser reads the word that is meant. If the rest cannot be fixed, another one is.
        guard (DiagnosticCode.syntax + DiagnosticCode.lexical).contains(earlier.code),
            earlier.suggestion == nil || error.fix == nil
        else { return false }
        // What follows was read in another way than it was meant.
        let breaks = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")]
        return !file.bytes[start..<end].contains { breaks.contains($0) }
    }

    /// Returns an error without the suggestion of a verb or a member for a short word that is rather another word.
    private static func withoutOtherWord(_ error: Diagnostic, in file: SourceFile) -> Diagnostic {
        if error.lacksDot, !isOperand(error.span, in: file) {
            var copy = error
            (copy.help, copy.fix, copy.subject) = (nil, nil, .statement)
            return copy
        }
        guard let fix = error.fix, error.suggestsFix,
            error.code == .unknownMember || (error.code == .undeclaredName && Rephrasing.verbs.contains(fix.text)),
            Parser.isOwnWord(String(decoding: file.text(of: fix.span), as: UTF8.self), not: fix.text)
        else { return error }
        return error.withoutSuggestion()
    }

    /// Whether a word can be an operand: it does not begin its statement, and it is not called.
    private static func isOperand(_ span: SourceSpan, in file: SourceFile) -> Bool {
        let (start, end) = (Int(span.start), Int(span.end))
        if end < file.bytes.count, file.bytes[end] == UInt8(ascii: "(") { return false }
        return statementStarts(before: start, in: file).first != start
    }

    /// Returns an error without a suggestion with which the file has as many errors as before.
    private static func withoutWrongFix(
        _ error: Diagnostic, _ trials: inout FixTrials, compile: FixTrials.Compile
    ) -> Diagnostic {
        let names: [DiagnosticCode] = [.undeclaredName, .unknownMember, .expectedStatement]
        guard let fix = error.fix, error.suggestsFix, names.contains(error.code),
            trials.areFor(error), let file = trials.file
        else { return error }
        // A word with one wrong letter is meant, even if the statement has another error.
        let word = String(decoding: file.text(of: fix.span), as: UTF8.self)
        if word.utf8.count > 4, Suggestion.isCertain(word, in: [fix.text]) { return error }
        return trials.outcome(of: fix.text, at: fix.span, compile) == .fails ? error.withoutSuggestion() : error
    }

    /// Returns an error about an unknown view with the name of an action of an alert, which must be in quotes; nil if
    /// the script has no such text.
    private static func quoted(_ error: Diagnostic, in file: SourceFile) -> Diagnostic? {
        guard error.code == .unknownView, isAfterTap(error.span, in: file) else { return nil }
        let text = "\"" + String(decoding: file.text(of: error.span), as: UTF8.self) + "\""
        let bytes = Array(text.utf8)
        let has = file.bytes.indices.contains { file.bytes[$0] == bytes[0] && file.bytes[$0...].starts(with: bytes) }
        guard has else { return nil }
        if let whole = statementTexts(around: error, in: file).first, whole.parts.count > 2,
            whole.parts[0].text == "tap", Int(error.span.end) == whole.parts[1].end,
            whole.parts.dropFirst(2).allSatisfy({ ["button", "action", "item"].contains($0.text.lowercased()) })
        {
            return Diagnostic(
                error.code, error.message, at: whole.span(in: error.span.file),
                fix: .init(whole.span(in: error.span.file), "tap \(text)", isHelp: true))
        }
        return Diagnostic(
            error.code, error.message, at: error.span, suggestion: .word(text), fix: .init(error.span, text))
    }

    /// Whether a name is the operand of `tap`, which can be text.
    private static func isAfterTap(_ span: SourceSpan, in file: SourceFile) -> Bool {
        let line = file.line(file.lineIndex(of: span.start))
        guard line.indices.contains(Int(span.start)) else { return false }
        let words = file.bytes[line.startIndex..<Int(span.start)].split { $0 == 0x20 || $0 == 0x09 }
        return words.last?.elementsEqual("tap".utf8) == true
    }

    /// Returns an error whose help is the statement that people mean; nil if there is none, or if the error has a fix
    /// that works.
    private static func rephrased(
        _ error: Diagnostic, in file: SourceFile, _ trials: inout FixTrials, compile: FixTrials.Compile
    ) -> Diagnostic? {
        let canTry = trials.areFor(error)
        func fixed(_ text: StatementText, _ statement: String, isCertain: Bool = true) -> Diagnostic {
            if canTry, let idle = withoutEffect(text, statement, error, trials, in: file) { return idle }
            if canTry, let other = prepared(text, statement, error, trials, in: file) { return other }
            let span = text.span(in: error.span.file)
            let note = Rephrasing.note(about: statement, for: text.parts.map { $0.text })
            return Diagnostic(
                error.code, error.message, at: span, help: note.map { "\($0), write: \(statement)" },
                fix: .init(span, statement, isCertain: isCertain && note == nil, isHelp: note == nil))
        }
        let texts = statementTexts(around: error, in: file)
        let known = trials.known.ordered(by: Array(file.bytes.prefix(Int(error.span.start))))
        if canTry, let line = foreignLine(error, texts.last, in: file) { return line }
        if let text = texts.first, isPlainDismissal(error, text, known) { return fixed(text, "dismiss") }
        var almost: Diagnostic?
        for text in texts {
            let statements =
                withRoot(text, error, known) + withToken(text, error) + Rephrasing.statements(for: text, where: isValid)
            for statement in Rephrasing.namingViews(statements, known) where Rephrasing.hasEffect(statement, known) {
                guard canTry else { return fixed(text, statement) }
                switch trials.outcome(of: statement, at: text.span(in: error.span.file), compile) {
                case .works, .unknown: return fixed(text, statement)
                case .leadsOn: almost = almost ?? fixed(text, statement)
                case .fails: break
                }
            }
        }
        guard canTry else { return nil }
        if let fix = error.fix {
            guard let text = texts.first(where: { $0.applying(fix) != nil }), let words = text.applying(fix) else {
                return nil
            }
            let changed = words.joined(separator: " ")
            let views = Rephrasing.namingViews([changed], known).dropLast()
            if let view = views.first,
                case .works = trials.outcome(of: view, at: text.span(in: error.span.file), compile)
            {
                return fixed(text, view)
            }
            let isMisspelt = Suggestion.isCertain(text.text, in: [changed])
            if changed == "launch", !isMisspelt, let running = whileRunning(text, error, in: file) { return running }
            // A scenario has its own world, in which the app must launch first.
            let isIdle = words.first == "scenario" && Rephrasing.replacing("launch", with: "", in: changed) == nil
            if Rephrasing.hasEffect(changed, known), !isIdle || !error.subject.isStatement,
                trials.outcome(of: changed, at: text.span(in: error.span.file), compile) == .works
            {
                if changed.hasPrefix("advance ") { return withoutWait(text, changed, error, trials) }
                return prepared(text, changed, error, trials, in: file)
            }
        }
        for text in texts where error.subject.isStatement && !isInBlock(error, of: text) {
            if let statement = guess(text, about: error, known, in: file, &trials, compile: compile) {
                return fixed(text, statement, isCertain: false)
            }
        }
        // An entry of a session is not kept.
        if trials.hasEarlierEntries { return almost }
        return almost ?? texts.last.flatMap { withComment(error, $0, in: file) }
    }

    /// Returns an error about a line whose statement has nothing to wait for or to launch; nil for other statements.
    private static func withoutEffect(
        _ text: StatementText, _ statement: String, _ error: Diagnostic, _ trials: FixTrials, in file: SourceFile
    ) -> Diagnostic? {
        if statement.hasPrefix("advance ") { return withoutWait(text, statement, error, trials) }
        if statement == "foreground" { return withoutBackground(text, error, trials, in: file) }
        return statement == "launch" ? whileRunning(text, error, in: file) : nil
    }

    /// Returns an error about a line that can only be a comment; nil for other lines.
    private static func foreignLine(_ error: Diagnostic, _ text: StatementText?, in file: SourceFile) -> Diagnostic? {
        let isStatement = error.subject.isStatement || error.code == .expectedStatement || error.code == .notCallable
        guard let text, isStatement, isWholeLine(text, in: file),
            let reason = Rephrasing.reason(for: text.parts.map { $0.text })
        else { return nil }
        return commented(error, text, because: reason)
    }

    /// Whether a dismissal names no controller, as in `dismiss modal`.
    private static func isPlainDismissal(_ error: Diagnostic, _ text: StatementText, _ known: KnownNames) -> Bool {
        guard error.code == .ambiguousDismiss, text.parts.count == 2, let name = text.parts.last?.text else {
            return false
        }
        return !known.controllers.contains(name) && name != "self" && name != "keyboard"
    }

    /// Returns the statements that contain the place of an error, the innermost one first.
    private static func statementTexts(around error: Diagnostic, in file: SourceFile) -> [StatementText] {
        var texts: [StatementText] = []
        for start in statementStarts(before: Int(error.span.start), in: file) {
            let text = StatementText(file.bytes, from: start, longest: longestStatement)
            guard let end = text.parts.last?.end, end >= Int(error.span.start), text.parts.count <= 40 else { continue }
            // The names of an outlet are those of its declaration and of a view, so no statement is meant.
            if text.parts.first?.text != "outlet" { texts.append(text) }
        }
        return texts
    }

    /// Returns a statement with the braces or the dot that it lacks: `on viewDidLoad { pop }` for `on viewDidLoad pop`,
    /// `trait horizontal .compact` for `trait horizontal compact`. Empty for other errors.
    private static func withToken(_ text: StatementText, _ error: Diagnostic) -> [String] {
        // `on viewDidLoad: print 1`
        if error.subject == .missingBlock, let end = text.parts.firstIndex(where: { $0.text.hasSuffix(":") }),
            text.parts[end].end == Int(error.span.end), end + 1 < text.parts.count
        {
            let (head, rest) = (text.text(0..<end + 1).dropLast(), text.text(end + 1..<text.parts.count))
            return ["\(head) { \(rest) }"]
        }
        guard let place = text.parts.firstIndex(where: { $0.start == Int(error.span.start) }), place > 0 else {
            return []
        }
        let (before, rest) = (text.text(0..<place), text.text(place..<text.parts.count))
        let first = text.parts[0].text
        if error.lacksDot, Rephrasing.verbs.contains(first), first != "expect" {
            return ["\(before) .\(rest)"]
        }
        let word = String(text.parts[place].text.prefix { $0 != "(" })
        guard error.subject == .missingBlock, Parser.beginnings.contains(word) else { return [] }
        // A scenario has its own world, in which the app must launch first.
        let isIdle = first == "scenario" && !Rephrasing.has(rest, "launch")
        return (isIdle ? ["\(before) { launch; \(rest) }"] : []) + ["\(before) { \(rest) }"]
    }

    /// Whether an unknown name is in a block of a statement, so that the statement around it is not what is wrong.
    private static func isInBlock(_ error: Diagnostic, of text: StatementText) -> Bool {
        error.code == .undeclaredName
            && text.parts.contains { part in
                part.text.hasPrefix("{") && part.start < Int(error.span.start) && Int(error.span.start) < part.end
            }
    }

    /// Returns an error about a statement that waits, in a script in which nothing happens later: each step ends when
    /// its transitions have ended. Nil if something may happen later.
    private static func withoutWait(
        _ text: StatementText, _ statement: String, _ error: Diagnostic, _ trials: FixTrials
    ) -> Diagnostic? {
        guard let file = trials.file, !trials.hasEarlierEntries, isWholeLine(text, in: file) else { return nil }
        let script = String(decoding: file.bytes, as: UTF8.self)
        let later = [
            "begin", "after", "async", "Timer", "Task", "perform", "deadline", "cancel", "import", "func", "{ in",
        ]
        guard !later.contains(where: { Rephrasing.replacing($0, with: "", in: script) != nil }) else { return nil }
        let wait = statement.filter { $0 != "(" && $0 != ")" }
        return commented(
            error, text, because: "each step ends with its transitions, so '\(wait)' has nothing to wait for")
    }

    /// Returns an error about a line that a script cannot have, and that changes nothing if it is a comment; nil for
    /// others.
    private static func withComment(_ error: Diagnostic, _ text: StatementText, in file: SourceFile) -> Diagnostic? {
        guard isWholeLine(text, in: file), let first = text.parts.first?.text.lowercased() else { return nil }
        if error.code == .unmodelled, error.fix == nil || error.fix?.text.isEmpty == true {
            if case .look(let reason) = error.subject { return commented(error, text, because: reason) }
            if error.help == nil { return commented(error, text, because: error.message) }
        }
        let words = text.parts.map { $0.text }
        let others: [DiagnosticCode] = [.outsideFunction, .outsideLoop]
        if error.subject.isStatement || others.contains(error.code), let reason = Rephrasing.reason(forCommand: words) {
            return commented(error, text, because: reason)
        }
        if error.code == .immutable, words.count == 3, words[1] == "=", words[2] == "nil" {
            return commented(error, text, because: "UIKit releases a controller that is dismissed or popped")
        }
        let marks: Set<String> = ["--", "%", "REM", "rem", ";;", "'", "<!--"]
        if let mark = words.first, marks.contains(mark), words.count > 1, error.subject.isStatement {
            let comment = words.dropFirst().filter { $0 != "-->" }.joined(separator: " ")
            var copy = error
            copy.help = "a comment begins with '//', write: // \(comment)"
            copy.fix = .init(text.span(in: error.span.file), "// \(comment)", isCertain: false)
            if copy.suggestion != nil { copy.label = "" }
            return copy
        }
        guard error.code == .undeclaredName else { return nil }
        let name = String(first.prefix { $0 != "(" })
        if Rephrasing.sessionWords.contains(name) {
            return commented(error, text, because: "in a session, write :\(name)")
        }
        return Rephrasing.gestures.contains(name)
            ? commented(error, text, because: "only taps and swipes are modelled") : nil
    }

    /// Whether a statement is all of its line.
    static func isWholeLine(_ text: StatementText, in file: SourceFile) -> Bool {
        // The lines of a block that goes on are not part of the text.
        guard let first = text.parts.first, let last = text.parts.last, last.text != "{" else { return false }
        let line = file.line(file.lineIndex(of: UInt32(truncatingIfNeeded: first.start)))
        guard line.startIndex <= first.start, last.end <= line.endIndex else { return false }
        let others = file.bytes[line.startIndex..<first.start] + file.bytes[last.end..<line.endIndex]
        return others.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    static func commented(_ error: Diagnostic, _ text: StatementText, because reason: String) -> Diagnostic {
        let comment = "// \(text.text)"
        var copy = error
        copy.help = "\(reason); to keep the line as a comment, write: \(comment)"
        copy.fix = .init(text.span(in: error.span.file), comment, isCertain: false)
        // The line goes, so another word for it does not help.
        if copy.suggestion != nil { copy.label = "" }
        return copy
    }

    /// Returns a statement that compiles and may be meant by a text, or nil. A first change that does not suffice is
    /// changed once more.
    private static func guess(
        _ text: StatementText, about error: Diagnostic, _ known: KnownNames, in file: SourceFile,
        _ trials: inout FixTrials, compile: FixTrials.Compile
    ) -> String? {
        let span = text.span(in: error.span.file)
        var tried: Set<String> = [text.text]
        var queue: [(words: [String], depth: Int)] = [(text.parts.map { $0.text }, 0)]
        // A word that is left out of an expectation would change what it expects.
        let isLoss = error.fix?.text.isEmpty == true && text.parts.first?.text == "expect"
        if let fix = error.fix, !isLoss, let changed = text.applying(fix) { queue.append((changed, 1)) }
        let all = text.parts.map { $0.text }.sorted()
        var place = 0
        while place < queue.count, place < 40 {
            let (words, depth) = queue[place]
            place += 1
            var found = Rephrasing.guesses(for: words, known, about: error.code)
            if depth > 0 {
                let again = StatementText(Array(words.joined(separator: " ").utf8), from: 0)
                found = [again.text] + Rephrasing.statements(for: again, where: isValid) + found
            }
            for statement in Rephrasing.namingViews(found, known) where tried.insert(statement).inserted {
                let hasEffect = Rephrasing.hasEffect(statement, known)
                switch hasEffect ? trials.outcome(of: statement, at: span, compile) : .fails {
                case .works: return statement
                case .unknown: return nil
                case .leadsOn, .fails:
                    guard depth < 2 else { continue }
                    let next = StatementText(Array(statement.utf8), from: 0).parts.map { $0.text }
                    // Another order alone is not changed further, or words of the statement would get lost.
                    if next.sorted() != all { queue.append((next, depth + 1)) }
                }
            }
        }
        return nil
    }

    /// Returns the places where the statement with an error may begin, the innermost one first.
    static func statementStarts(before place: Int, in file: SourceFile) -> [Int] {
        let line = file.line(file.lineIndex(of: UInt32(truncatingIfNeeded: place)))
        func first(from index: Int) -> Int? { line[index...].firstIndex { $0 != 0x20 && $0 != 0x09 } }
        let earliest = max(line.startIndex, place - longestStatement)
        var starts = earliest == line.startIndex ? [earliest] : []
        for index in earliest..<max(earliest, min(place, line.endIndex)) {
            if line[index] == UInt8(ascii: "{") || line[index] == UInt8(ascii: ";") { starts.append(index + 1) }
        }
        return starts.reversed().compactMap { first(from: $0) }.filter { $0 <= place }
    }

    /// The maximum number of bytes of a statement that is read again for an error in it. Of a long line, only the part
    /// around the error is read.
    private static let longestStatement = 1_000

    /// Whether a statement is one of the language. A block that the file continues is left out.
    static func isValid(_ statement: String) -> Bool {
        var names = IdentifierTable()
        let text = statement.hasSuffix("{") ? statement + " }" : statement
        return Parser.parse(SourceFile(name: "", text: text), as: FileID(0), names: &names).diagnostics.isEmpty
    }

    /// The maximum number of bytes of a line that a help shows.
    private static let longestLine = 100

    /// Returns an error whose help shows the whole line, if its fix replaces a part of it.
    static func withLine(_ error: Diagnostic, in file: SourceFile) -> Diagnostic {
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
        var copy = error
        guard !before.isEmpty || !after.isEmpty else {
            let whole = String(decoding: file.bytes[start..<end], as: UTF8.self)
            copy.help = error.help.map {
                fix.text.isEmpty ? "\($0); to keep the line as a comment, write: // \(whole)" : $0
            }
            return copy
        }
        let reason = fix.text.isEmpty && !fix.isHelp ? error.help.map { "\($0), and " } ?? "" : ""
        copy.help = "\(reason)write: \(before)\(fix.text)\(after)"
        return copy
    }

    /// Whether a fix shows less than the line to write: it is the help, it removes text, or there is no help beside a
    /// suggested word that begins a statement or a member.
    private static func isPart(_ fix: Diagnostic.Fix, of error: Diagnostic) -> Bool {
        if error.help != nil { return fix.isHelp || fix.text.isEmpty }
        return error.code == .expectedStatement || error.code == .expectedMember
    }
}
