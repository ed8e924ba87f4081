extension SwiftCode {
    /// A function, from its first line to the line of its closing brace.
    struct Function {
        let line: Int
        let length: Int
    }

    /// The functions and initialisers of the file, found by their indentation, which the formatter fixes.
    var functions: [Function] {
        code.indices.compactMap { start in
            guard code[start].contains(/^ *(?:[@\w()]+ )*(?:func [^ ]|init[?(<])/) else { return nil }
            let indent = code[start].prefix { $0 == " " }.count
            var opening = start
            while opening < code.count, opening < start + 12, !code[opening].hasSuffix("{") {
                if opening > start, SwiftCode.indent(of: code[opening]) == indent, !code[opening].hasPrefix(")") {
                    // A requirement, or a function on one line: the next declaration has begun.
                    if !code[opening].contains(/^ *\)/) { return nil }
                }
                opening += 1
            }
            guard opening < code.count, code[opening].hasSuffix("{") else { return nil }
            let end = code[(opening + 1)...].firstIndex {
                SwiftCode.indent(of: $0) == indent && $0.contains(/^ *\}/)
            }
            return end.map { Function(line: start + 1, length: $0 - start + 1) }
        }
    }

    /// Whether the switch that the `default` on a line belongs to has a case that begins with a dot.
    func switchHasEnumerationCases(endingAt index: Int) -> Bool {
        let indent = SwiftCode.indent(of: code[index])
        for line in code[..<index].reversed() where SwiftCode.indent(of: line) <= indent {
            if line.contains(/^ *case (?:let )?\(?\.\w/) { return true }
            if line.contains(/\bswitch\b/) || (SwiftCode.indent(of: line) < indent && line.contains(/\w/)) {
                return false
            }
        }
        return false
    }

    /// Whether a documentation comment stands before the declaration on a line, attributes between them aside. One
    /// comment may serve a row of declarations of one line each.
    func isDocumented(_ index: Int) -> Bool {
        let indent = SwiftCode.indent(of: code[index])
        let isOneLine = { (line: String) in
            SwiftCode.indent(of: line) == indent && line.contains(/^ *public\b/) && !line.hasSuffix("{")
        }
        var before = index - 1
        while before >= 0 {
            let isAttribute = lines[before].contains(/^ *(?:@\w|#if|#else)/)
            guard isAttribute || (isOneLine(code[index]) && isOneLine(code[before])) else { break }
            before -= 1
        }
        return before >= 0 && lines[before].contains(/^ *\/\/\//)
    }

    /// Whether the declaration on a line is an operator, which says what it does by its name.
    func isOperator(_ index: Int) -> Bool {
        code[index].contains(/func [-=<>+*\/|&!~]/) || code[index].contains(/func hash\(/)
    }

    /// The names that stand for any type in the file's generic declarations, those of the standard library included.
    var genericParameters: Set<String> {
        var names: Set<String> = ["Element", "Key", "Index", "Iterator"]
        for line in code {
            for match in line.matches(of: /\b(?:struct|class|enum|func|typealias) \w+<([^>]*)>/) {
                for part in match.1.split(separator: ",") {
                    if let name = part.split(whereSeparator: { $0 == ":" || $0 == " " }).first {
                        names.insert(String(name))
                    }
                }
            }
        }
        return names
    }

    private static func indent(of line: String) -> Int {
        line.isEmpty ? Int.max : line.prefix { $0 == " " }.count
    }
}

/// Which folders of a module name types of which others.
struct FolderGraph {
    /// The types that one folder names of another.
    private var uses: [Arrow: Set<String>] = [:]

    private struct Arrow: Hashable {
        let from: String
        let to: String
    }

    init(files: [SwiftCode]) {
        let declaration = /\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)/
        var owners: [String: Set<String>] = [:]
        for file in files {
            for line in file.code where !line.contains(/\bextension\b/) {
                for match in line.matches(of: declaration) { owners[String(match.1), default: []].insert(file.path) }
            }
        }
        let folders = Dictionary(files.map { ($0.path, $0.folder) }) { first, _ in first }
        for file in files {
            let parameters = file.genericParameters
            for line in file.code {
                for match in line.matches(of: /\b[A-Z]\w*/) where !parameters.contains(String(match.0)) {
                    let name = String(match.0)
                    // A name that several files declare is nested in each, and says nothing.
                    guard let owner = owners[name], owner.count == 1, let path = owner.first,
                        let folder = folders[path], folder != file.folder, !folder.isEmpty, !file.folder.isEmpty
                    else { continue }
                    uses[Arrow(from: file.folder, to: folder), default: []].insert(name)
                }
            }
        }
    }

    /// Pairs of folders that name each other's types, and longer ways around, as sentences.
    var circles: [String] {
        let pairs = uses.keys.filter { $0.from < $0.to && uses[Arrow(from: $0.to, to: $0.from)] != nil }.map { arrow in
            let there = names(arrow)
            let back = names(Arrow(from: arrow.to, to: arrow.from))
            return "\(arrow.from) <-> \(arrow.to): \(there), \(back)"
        }
        return pairs.isEmpty ? longWay : pairs.sorted()
    }

    /// The folders left when those that use no other are taken away again and again: none without a circle.
    private var longWay: [String] {
        var left = uses
        while true {
            let users = Set(left.keys.map(\.from))
            let kept = left.filter { users.contains($0.key.to) }
            if kept.count == left.count { break }
            left = kept
        }
        return left.keys.map { "\($0.from) -> \($0.to): \(names($0))" }.sorted()
    }

    private func names(_ arrow: Arrow) -> String {
        (uses[arrow] ?? []).sorted().prefix(6).joined(separator: ", ")
    }
}
