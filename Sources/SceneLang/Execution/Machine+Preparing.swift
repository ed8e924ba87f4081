import SceneRuntime

// Help that can be pasted: the statement that failed, after one that makes it possible.
extension Machine {
    /// The longest statement that help repeats, in bytes.
    private static let longestStatement = 120

    /// Returns the statement that fails, if it is a whole line at file or scenario level; nil otherwise. `isAtFile`
    /// says whether it may follow a declaration.
    private func failedStatement() -> (text: StatementText, span: SourceSpan, isAtFile: Bool)? {
        guard state.frames.count == 1, let span = spanOfTop, let file = sources[span.file], file.origins == nil else {
            return nil
        }
        let line = file.line(file.lineIndex(of: span.start))
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        guard let start = line.firstIndex(where: { !isSpace($0) }), start <= Int(span.start) else { return nil }
        let text = StatementText(file.bytes, from: start, longest: Machine.longestStatement)
        guard let last = text.parts.last, last.end >= Int(span.end), last.text != "{", last.end <= line.endIndex,
            file.bytes[last.end..<line.endIndex].allSatisfy(isSpace), isAlone(text, span)
        else { return nil }
        return (text, span, start == line.startIndex)
    }

    /// Whether nothing is before a statement on its line: neither another statement, nor the head of a block that is no
    /// statement, such as that of a scenario.
    private func isAlone(_ text: StatementText, _ span: SourceSpan) -> Bool {
        let before = text.parts.filter { $0.start < Int(span.start) }.map { $0.text }
        let isInBlock = before.contains { $0.hasPrefix("{") }
        return !before.contains(";") && (!isInBlock || before.first.map(Rephrasing.verbs.contains) ?? true)
    }

    /// Returns `reason` with the statement that fails after those of `need`, as a line to paste; `reason` alone where
    /// no such line is known.
    func help(_ reason: String, after need: Preparation) -> String {
        guard let failed = failedStatement(), failed.text.parts.first?.text != "expect" else { return reason }
        let declares = need != .presented && need != .pushed
        guard !declares || failed.isAtFile else { return reason }
        let names = state.world.blueprint.names
        let first = need.statements(showing: plainControllers()) { names.find(Array($0.utf8)).exists }
        return first.map { "\(reason); write: \($0); \(failed.text.text)" } ?? reason
    }

    /// The controllers of the script that are no containers, those without a living instance first.
    func plainControllers() -> [String] {
        let classes = state.world.blueprint.classes
        let plain = classes.indices.dropFirst(BuiltInClass.slots).filter { index in
            let spec = classes[index]
            return spec.name.exists && spec.base == .viewController && spec.systemClass == .none
        }
        let isNew = { (index: Int) in !self.state.world.latest(of: ClassID(UInt32(index))).exists }
        return (plain.filter(isNew) + plain.filter { !isNew($0) }).map { index in
            Lexer.sourceText(ofName: text(classes[index].name))
        }
    }

    /// Returns a statement to write for the one that fails because the class `name` has no instance; nil if none is
    /// known.
    ///
    /// - `isContainer`: whether the class is a container, which nothing pushes.
    mutating func statement(creating name: String, isContainer: Bool) -> String? {
        guard state.world.frontmost().exists, let failed = failedStatement() else { return nil }
        let parts = failed.text.parts.map { $0.text }
        let start = failed.text.parts[0].start
        if parts.count == 3, parts[1] == "=", parts[2] == name, parts[0].hasSuffix("indow.rootViewController") {
            return "to show a new instance, write: root \(name)"
        }
        if parts.count > 2, parts[1] == "=", parts[0].hasPrefix(name + ".") || parts[0].hasPrefix(name + "?.") {
            let new = "new\(name.prefix(1).uppercased())\(name.dropFirst())"
            guard !state.world.blueprint.names.find(Array(new.utf8)).exists else { return nil }
            let rest = failed.text.text.dropFirst(name.utf8.count)
            return "to set it before it is shown as \(new), write: let \(new) = \(name)(); \(new)\(rest)"
        }
        let text = failed.text.text
        let place = Int(failed.span.start) - start
        let (before, after) = (text.utf8.prefix(place), text.utf8.dropFirst(place + name.utf8.count))
        let isValue = before.last(where: { $0 != 0x20 }).map { "=(,[".utf8.contains($0) } ?? false
        if isValue, before.suffix(3).elementsEqual("== ".utf8) == false, after.first != UInt8(ascii: "."),
            after.first != UInt8(ascii: "?"), text.utf8.dropFirst(place).starts(with: name.utf8)
        {
            return "for a new instance, write: \(Substring(before))\(name)()\(Substring(after))"
        }
        let verb = isContainer || !nearest(.navigationController).exists ? "present" : "push"
        return "write: \(verb) \(name); \(text)"
    }
}
