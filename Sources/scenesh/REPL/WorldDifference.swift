import SceneLang

/// The difference between two worlds: trees, facts of the world and of each instance.
struct WorldDifference: Sendable {
    /// The values of a fact in both worlds; empty if a world does not have it.
    private struct Row: Sendable {
        let name: String
        let left: String
        let right: String
    }

    private let trees: (left: [String], right: [String])
    private let groups: [(title: String, rows: [Row])]

    init(_ left: Session, _ right: Session) {
        trees = (left.outline(), right.outline())
        var groups = [(title: "world", rows: WorldDifference.rows(left.facts(), right.facts()))]
        let earlier = left.instances()
        for name in earlier + right.instances().filter({ !earlier.contains($0) }) {
            // In a session, a name without a number means the latest instance; here it means the first instance.
            let exact = name.contains("#") ? name : name + "#1"
            groups.append((name, WorldDifference.rows(left.facts(of: exact), right.facts(of: exact))))
        }
        self.groups = groups.filter { !$0.rows.isEmpty }
    }

    /// Whether nothing differs.
    var isEmpty: Bool { trees.left == trees.right && groups.isEmpty }

    /// Returns the facts that differ, by name. Facts with the same name are compared together.
    private static func rows(_ left: [Fact]?, _ right: [Fact]?) -> [Row] {
        guard let left, let right else {
            return left == nil && right == nil
                ? [] : [Row(name: "", left: left == nil ? "-" : "lives", right: right == nil ? "-" : "lives")]
        }
        var names: [String] = []
        for fact in left + right where !names.contains(fact.name) { names.append(fact.name) }
        return names.compactMap { name in
            let values = [left, right].map { $0.filter { $0.name == name }.map(\.value).joined(separator: "; ") }
            return values[0] == values[1] ? nil : Row(name: name, left: values[0], right: values[1])
        }
    }

    /// Returns the two worlds side by side if that fits into `width` columns, otherwise one below the other.
    func text(titles: (left: String, right: String), width: Int) -> String {
        let tree = trees.left == trees.right ? [] : zipped(trees.left, trees.right)
        var table = [Row(name: "", left: titles.left, right: titles.right)] + tree
        for group in groups {
            // An instance of only one world has one row without a name.
            let life = group.rows.first { $0.name.isEmpty }
            table.append(Row(name: group.title, left: life?.left ?? "", right: life?.right ?? ""))
            for row in group.rows where !row.name.isEmpty {
                table.append(Row(name: "  \(row.name)", left: row.left, right: row.right))
            }
        }
        let first = table.map { $0.name.columns }.max() ?? 0
        let second = table.map { $0.left.columns }.max() ?? 0
        let third = table.map { $0.right.columns }.max() ?? 0
        guard width == Int.max || first + second + third + 4 <= width else { return stacked(titles) }
        return table.map { row in
            "\(row.name.widened(to: first))  \(row.left.widened(to: second))  \(row.right)".trimmedAtEnd + "\n"
        }.joined()
    }

    private func zipped(_ left: [String], _ right: [String]) -> [Row] {
        (0..<max(left.count, right.count)).map { place in
            Row(
                name: place == 0 ? "tree" : "", left: place < left.count ? left[place] : "",
                right: place < right.count ? right[place] : "")
        }
    }

    private func stacked(_ titles: (left: String, right: String)) -> String {
        var text = "- \(titles.left)\n+ \(titles.right)\n"
        if trees.left != trees.right {
            text += "tree\n" + trees.left.map { "- \($0)\n" }.joined() + trees.right.map { "+ \($0)\n" }.joined()
        }
        for group in groups {
            for row in group.rows {
                text += row.name.isEmpty ? "\(group.title)\n" : "\(group.title), \(row.name)\n"
                if !row.left.isEmpty { text += "- \(row.left)\n" }
                if !row.right.isEmpty { text += "+ \(row.right)\n" }
            }
        }
        return text
    }
}

extension String {
    /// Returns the text, padded with spaces to a number of columns.
    fileprivate func widened(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - self.columns))
    }
}
