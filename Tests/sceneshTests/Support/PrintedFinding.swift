import Foundation

/// A finding as `scenesh check` prints it, and what a reader does with it.
struct PrintedFinding {
    /// The name of the file, and the place of the first caret in it, from 0.
    let file: String
    private let line: Int
    private let column: Int
    /// `error` or `warning`.
    let severity: String
    let message: String
    /// The number of carets; 0 if they mark a place where text is missing.
    private let width: Int
    /// Whether the printed line does not show the end of what is marked.
    private let isCut: Bool
    private let label: String
    private let help: String
    /// The indentation of the lines with the label `opened here`.
    private let openers: [String]

    /// Reads the findings of a report, which empty lines separate.
    static func all(in output: String) -> [PrintedFinding] {
        var blocks: [[String]] = []
        for line in output.split(separator: "\n").map(String.init) {
            if line.hasPrefix("error[") || line.hasPrefix("warning[") { blocks.append([]) }
            if !blocks.isEmpty { blocks[blocks.count - 1].append(line) }
        }
        return blocks.compactMap(PrintedFinding.init)
    }

    private init?(_ lines: [String]) {
        guard let head = lines.first, let end = head.range(of: "]: "), lines.count > 3,
            let place = lines.first(where: { $0.contains("--> ") })?.split(separator: ">").last,
            let marks = lines.firstIndex(where: { $0.contains("^") && !$0.contains("-->") })
        else { return nil }
        severity = String(head.prefix { $0 != "[" })
        message = String(head[end.upperBound...])
        let parts = place.dropFirst().split(separator: ":")
        guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
        (file, self.line, self.column) = (String(parts[0]), line - 1, column - 1)
        let carets = lines[marks].drop { $0 != "^" }
        let count = carets.prefix { $0 == "^" }.count
        label = String(carets.dropFirst(count).drop { $0 == " " })
        isCut = lines[marks - 1].hasSuffix("...")
        width = label == "here" || label.hasSuffix("according to the indentation") ? 0 : count
        let helps = lines.compactMap { line in line.range(of: "= help: ").map { String(line[$0.upperBound...]) } }
        help = helps.first ?? ""
        openers = lines.indices.filter { $0 > 0 && lines[$0].hasSuffix("- opened here") }.map { index in
            let shown = lines[index - 1].split(separator: "|", maxSplits: 1).last ?? ""
            return String(shown.dropFirst().prefix { $0 == " " })
        }
    }

    /// Returns the script after the reader has followed the printed text; nil if it does not say what to write.
    ///
    /// - `did you mean 'X'?`, `write: X`, `write 'X' …`: X replaces what is marked, or is written there.
    /// - `write: X`, where X begins or ends with the text around the marks: X replaces the whole line.
    /// - `…; to keep the line as a comment, write: X`: X replaces what is marked.
    /// - `remove …`: what is marked is deleted.
    /// - `replace the statement with: X`: X replaces what begins at the marks, to the last bracket that it opens.
    /// - `replace 'A' with: X`, `write before 'A': X`, and the texts about a missing `}`: as they say.
    func applied(to script: String) -> String? {
        var lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if Self.missingBraces.contains(where: help.hasPrefix) {
            lines.insert(contentsOf: (openers.isEmpty ? [""] : openers).map { $0 + "}" }, at: line + 1)
            return lines.joined(separator: "\n")
        }
        if help.hasPrefix(Self.statement) {
            lines[line...] = [lines[line...].joined(separator: "\n")]
            let rest = lines[line].dropFirst(column)
            let end = column + Self.lengthOfCall(rest)
            let text = String(help.dropFirst(Self.statement.count))
            lines[line] = String(lines[line].prefix(column)) + text + String(lines[line].dropFirst(end))
            return lines.joined(separator: "\n")
        }
        if let (written, text) = parts(of: help, after: "replace '", "' with: ") {
            guard let range = script.range(of: written) else { return nil }
            return script.replacingCharacters(in: range, with: text)
        }
        if let (written, text) = parts(of: help, after: "write before '", "': ") {
            guard let place = lines.firstIndex(where: { $0.contains(written) }) else { return nil }
            lines.insert(text, at: place)
            return lines.joined(separator: "\n")
        }
        if let whole = wholeLine(of: lines[line]) {
            lines[line] = whole
            return lines.joined(separator: "\n")
        }
        guard let text = replacement else { return nil }
        let end = isCut ? lines[line].count : min(column + width, lines[line].count)
        lines[line] = String(lines[line].prefix(column)) + text + String(lines[line].dropFirst(end))
        return lines.joined(separator: "\n")
    }

    /// Returns the line that the help shows as a whole; nil if it shows only a part of it.
    private func wholeLine(of old: String) -> String? {
        guard help.hasPrefix("write: ") else { return nil }
        let text = String(help.dropFirst(7))
        let indent = old.prefix { $0 == " " }
        let before = old.prefix(column).dropFirst(indent.count)
        let after = old.dropFirst(column + width)
        let isWhole = before.isEmpty ? !after.isEmpty && text.hasSuffix(after) : text.hasPrefix(before)
        return isWhole ? indent + text : nil
    }

    private static let missingBraces = [
        "write '}' on the next line", "write '}' after this line", "write each '}' after this line",
    ]
    private static let statement = "replace the statement with: "

    /// Returns the length of a call at the beginning of `text`.
    private static func lengthOfCall(_ text: Substring) -> Int {
        var depth = 0
        for (place, character) in text.enumerated() {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            let isEnd = depth == 0 && ")]}".contains(character)
            if isEnd, !text.dropFirst(place + 1).drop(while: { $0 == " " }).hasPrefix("{") { return place + 1 }
        }
        return text.count
    }

    private var replacement: String? {
        if label.hasPrefix("did you mean '"), label.hasSuffix("'?") { return String(label.dropFirst(14).dropLast(2)) }
        if help.hasPrefix("write: ") { return String(help.dropFirst(7)) }
        if let comment = help.range(of: "; to keep the line as a comment, write: ") {
            return String(help[comment.upperBound...])
        }
        if help.hasPrefix("write '") { return String(help.dropFirst(7).prefix { $0 != "'" }) }
        return help.hasPrefix("remove ") ? "" : nil
    }

    /// Returns what is between two texts of which the first begins `help`, and what follows; nil if they are not there.
    private func parts(of help: String, after first: String, _ second: String) -> (String, String)? {
        guard help.hasPrefix(first), let middle = help.range(of: second) else { return nil }
        return (String(help.dropFirst(first.count).prefix(upTo: middle.lowerBound)), String(help[middle.upperBound...]))
    }
}
