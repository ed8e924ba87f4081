import SceneLang

/// The runs of one script in several environments as one table: rows are the lines of all traces laid beside each
/// other, columns the environments whose runs are equal.
struct Matrix: Sendable {
    /// The environments that a run is the same in.
    struct Column: Sendable {
        var environments: [RunEnvironment]
        let lines: [ObservedLine]
        let messages: [UInt8]
        let status: ExitStatus
    }

    /// A line, and in which columns it comes.
    struct Row: Sendable {
        let text: [UInt8]
        /// A value for each column.
        var marks: [Bool]
        /// The rules behind the line, of all columns.
        var rules: [String]

        /// Whether the columns differ here.
        var differs: Bool { marks.contains(false) }
    }

    /// In the order of their first environments.
    let columns: [Column]
    let rows: [Row]
    /// Every environment, in the order asked for.
    let environments: [RunEnvironment]

    init(_ runs: [(environment: RunEnvironment, run: ObservedRun)]) {
        var columns: [Column] = []
        for (environment, run) in runs {
            // The first line names the environment, and tells nothing else.
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
        rows = Matrix.rows(of: columns)
    }

    /// The columns are laid beside what the ones before them came to, one after the other, with as many lines in common
    /// as possible.
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
