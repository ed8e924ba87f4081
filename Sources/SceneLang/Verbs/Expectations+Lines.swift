import SceneRuntime

/// What a failed `expect trace` shows: the lines of both sides, and corrections of names.
extension Machine {
    /// Adds the lines of an `expect trace` to the last failure.
    mutating func compare(_ elements: [TraceMatcher.Element], with lines: [[UInt8]]) {
        guard !failures.isEmpty else { return }
        let expected = elements.flatMap { Machine.patterns(of: $0, in: lines) }
        failures[failures.count - 1].comparison = RunFailure.Comparison(expected: expected, found: lines)
        failures[failures.count - 1].hints = hints(expected, lines) + LinePattern.hints(about: expected)
    }

    /// Returns the patterns of an element. Those in any order are sorted by the first line that each matches, so that a
    /// difference of lines shows only what is missing.
    private static func patterns(of element: TraceMatcher.Element, in lines: [[UInt8]]) -> [LinePattern] {
        switch element {
        case .anyLines: return [LinePattern(text: Array("...".utf8))]
        case .line(let pattern): return [pattern]
        case .anyOrder(let patterns):
            let places = patterns.map { pattern in lines.firstIndex { pattern.matches($0) } ?? lines.count }
            return patterns.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { patterns[$0] }
        }
    }

    /// Returns a correction for each receiver of an expected call that the script does not name.
    private func hints(_ expected: [LinePattern], _ found: [[UInt8]]) -> [String] {
        let seen = found.compactMap { Machine.receiver(of: $0) }
        let classes = blueprint.classes.dropFirst(BuiltInClass.slots).map {
            String(decoding: blueprint.names[$0.name], as: UTF8.self)
        }
        var hints: [String] = []
        for pattern in expected {
            guard let name = Machine.receiver(of: pattern.text), !seen.contains(name),
                !blueprint.names.find(Array(name.utf8)).exists, !["app", "scene", "scene2", "center"].contains(name)
            else { continue }
            let near = Suggestion.closest(to: name, in: classes + seen)
            let hint = "'\(name)' is not a name of the script" + (near.map { "; \(Suggestion.question($0))" } ?? "")
            if !hints.contains(hint) { hints.append(hint) }
        }
        return hints
    }

    /// Returns the receiver of a call without its number; nil for another line.
    private static func receiver(of line: [UInt8]) -> String? {
        let line = TraceLine(line)
        guard line.kind == .call else { return nil }
        let receiver = line.numberlessName.prefix { $0 != UInt8(ascii: ".") }
        return String(decoding: receiver.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }
}
