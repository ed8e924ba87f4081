import SceneLang

/// The empty `expect trace { }` blocks of a script, which are goldens inside of it: they are written as goldens are.
enum InlineGoldens {
    /// Whether a problem is that a block of the script at `path` is empty.
    static func isEmptyBlock(_ problem: RunProblem, at path: String) -> Bool {
        problem.place.path == path && problem.comparison?.expected.isEmpty ?? false
    }

    /// Returns the problems of each run, where those of empty blocks say how their lines are written.
    static func explained(_ problems: [[RunProblem]], at path: String) -> [[RunProblem]] {
        guard problems.contains(where: { $0.contains { isEmptyBlock($0, at: path) } }) else { return problems }
        let agreed = agreedLines(at: path, problems)
        return problems.map { problems in
            problems.map { problem in
                guard isEmptyBlock(problem, at: path) else { return problem }
                var explained = problem
                explained.hints.append(
                    agreed[problem.place.line] != nil
                        ? "the block is empty; 'scenesh test --bless' writes its lines if nothing else fails"
                        : "the block is empty, and --bless does not write it, because the runs differ: "
                            + "write the lines that all runs have in common, with ... and _ for the rest")
                return explained
            }
        }
    }

    /// Returns the lines of each empty block, by its line in the script, unless the runs saw different ones.
    private static func agreedLines(at path: String, _ problems: [[RunProblem]]) -> [Int: [[UInt8]]] {
        var seen: [Int: Set<[[UInt8]]>] = [:]
        for problem in problems.joined() where isEmptyBlock(problem, at: path) {
            seen[problem.place.line, default: []].insert(problem.comparison?.found ?? [])
        }
        // A block that matches in one run and not in another would need two contents.
        return seen.filter { line, found in
            found.count == 1 && problems.allSatisfy { $0.contains { $0.place.line == line } }
        }.compactMapValues(\.first)
    }

    /// Returns the script with the lines that its empty blocks saw. Returns nil if there are no such blocks, or if the
    /// runs saw different lines.
    ///
    /// - Parameters:
    ///   - path: the path of the script in the places of `problems`.
    ///   - problems: those of each run.
    static func filled(_ script: [UInt8], at path: String, _ problems: [[RunProblem]]) -> [UInt8]? {
        var lines = Lines.split(script)
        var hasChanged = false
        for (line, found) in agreedLines(at: path, problems).sorted(by: { $0.key > $1.key }) {
            guard let block = emptyBlock(in: lines, from: line - 1) else { continue }
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
