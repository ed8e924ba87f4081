import SceneLang

/// The runs of a script in several environments as a table. Rows are the aligned lines of all traces; columns are
/// groups of environments with equal runs.
struct Matrix: Sendable {
    /// A group of environments with equal runs.
    struct Column: Sendable {
        var environments: [RunEnvironment]
        let lines: [ObservedLine]
        let messages: [UInt8]
        let status: ExitStatus
    }

    /// A line with the columns that contain it.
    struct Row: Sendable {
        let text: [UInt8]
        /// A value for each column.
        var marks: [Bool]
        /// The rules of the line in all columns.
        var rules: [String]

        /// Whether the columns differ here.
        var differs: Bool { marks.contains(false) }
    }

    /// In the order of their first environments.
    let columns: [Column]
    let rows: [Row]
    /// Every environment, in the order asked for.
    let environments: [RunEnvironment]
    /// The environment of the only run, as in its first line; nil if there are several.
    let onlyEnvironment: String?

    init(_ runs: [(environment: RunEnvironment, run: ObservedRun)]) {
        var columns: [Column] = []
        for (environment, run) in runs {
            // The first line contains only the environment.
            let lines = run.lines.filter { TraceHead($0.text) == nil }
            let texts = lines.map(\.text)
            if let place = columns.firstIndex(where: { $0.lines.map(\.text) == texts }) {
                columns[place].environments.append(environment)
            } else {
                columns.append(
                    Column(
                        environments: [environment], lines: lines, messages: run.messages, status: run.status))
            }
        }
        self.columns = columns
        environments = runs.map(\.environment)
        onlyEnvironment =
            runs.count == 1 ? runs[0].run.lines.lazy.compactMap { TraceHead($0.text)?.environment }.first : nil
        rows = Matrix.rows(of: columns)
    }

    /// Aligns the columns one after another with the rows of the previous ones, with as many common lines as possible.
    private static func rows(of columns: [Column]) -> [Row] {
        var rows: [Row] = []
        for (index, column) in columns.enumerated() {
            var next: [Row] = []
            for edit in LineAlignment(lines: rows.map(\.text), column.lines.map(\.text)).edits {
                switch edit {
                case .keep(let row, let line):
                    next.append(rows[row])
                    next[next.count - 1].mark(index, column.lines[line])
                case .remove(let row): next.append(rows[row])
                case .add(let line):
                    var row = Row(
                        text: column.lines[line].text, marks: Array(repeating: false, count: columns.count), rules: [])
                    row.mark(index, column.lines[line])
                    next.append(row)
                case .change, .hole: break
                }
            }
            rows = next
        }
        return rows
    }

    /// The label of a column: A to Z, then AA.
    static func label(_ index: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
        return index < 26 ? letter : label(index / 26 - 1) + letter
    }
}

extension Matrix.Row {
    fileprivate mutating func mark(_ column: Int, _ line: ObservedLine) {
        marks[column] = true
        guard let rule = line.rule?.id, !rules.contains(rule) else { return }
        rules.append(rule)
    }
}
