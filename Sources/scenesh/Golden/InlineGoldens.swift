import SceneLang

/// The empty `expect trace { }` blocks of a script, which are goldens inside of it: they are written as goldens are.
enum InlineGoldens {
    /// Returns the script with the lines that its empty blocks saw. Returns nil if there are no such blocks, or if the
    /// runs saw different lines.
    ///
    /// - Parameters:
    ///   - path: the path of the script in the places of `problems`.
    ///   - problems: those of each run.
    static func filled(_ script: [UInt8], at path: String, _ problems: [[RunProblem]]) -> [UInt8]? {
        var seen: [Int: Set<[[UInt8]]>] = [:]
        for problem in problems.joined() where problem.place.path == path {
            guard let comparison = problem.comparison, comparison.expected.isEmpty else { continue }
            seen[problem.place.line, default: []].insert(comparison.found)
        }
        // A block that is right in one run and wrong in another has two contents.
        let agreed = seen.filter { line, found in
            found.count == 1 && problems.allSatisfy { $0.contains { $0.place.line == line } }
        }
        var lines = Lines.split(script)
        var hasChanged = false
        for (line, found) in agreed.sorted(by: { $0.key > $1.key }) {
            guard let found = found.first, let block = emptyBlock(in: lines, from: line - 1) else { continue }
            let indent = Array(lines[line - 1].prefix { $0 == UInt8(ascii: " ") })
            var written = [Array(lines[line - 1][...block.opener])]
            for text in found { written.append(indent + Array("    ".utf8) + text) }
            written.append(indent + Array(block.rest))
            lines.replaceSubrange(block.lines, with: written)
            hasChanged = true
        }
        return hasChanged ? Lines.join(lines) : nil
    }

    /// A block without lines or comments.
    private struct EmptyBlock {
        /// The lines from that of the opening brace to that of the closing one.
        let lines: ClosedRange<Int>
        /// The place of the opening brace in its line.
        let opener: Int
        /// What its last line has from the closing brace on.
        let rest: ArraySlice<UInt8>
    }

    private static func emptyBlock(in lines: [[UInt8]], from start: Int) -> EmptyBlock? {
        guard lines.indices.contains(start), let keyword = lines[start].firstRange(of: Array("expect trace".utf8)),
            let opener = lines[start][keyword.upperBound...].firstIndex(where: { !isSpace($0) }),
            lines[start][opener] == UInt8(ascii: "{")
        else { return nil }
        for (number, line) in lines.enumerated().dropFirst(start) {
            let rest = line[(number == start ? opener + 1 : 0)...].drop(while: isSpace)
            guard let first = rest.first else { continue }
            return first == UInt8(ascii: "}") ? EmptyBlock(lines: start...number, opener: opener, rest: rest) : nil
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
