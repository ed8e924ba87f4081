import SceneLang
import SceneRuntime

/// Writes a matrix: as text with a legend and a mark for each column, or as one JSON object per line.
struct MatrixReport: Sendable {
    /// The minimum width for the lines. If it is not available, the table is split.
    private static let leastText = 30

    let matrix: Matrix
    /// Whether lines that appear in all columns are omitted.
    let onlyDifferences: Bool
    /// Whether each line is followed by its rules.
    let explains: Bool
    let isColoured: Bool
    /// The width of the terminal in columns; nil for unlimited.
    let width: Int?

    private var rows: [Matrix.Row] {
        guard onlyDifferences else { return matrix.rows }
        // The last lines of a scenario and a step before a difference, which say where it is.
        var (rows, scenario, step): ([Matrix.Row], Matrix.Row?, Matrix.Row?) = ([], nil, nil)
        for row in matrix.rows {
            let kind = TraceLine(row.text).kind
            if row.differs {
                rows += [scenario, step].compactMap(\.self)
                (scenario, step) = (nil, nil)
                rows.append(row)
            } else if kind == .scenario {
                (scenario, step) = (row, nil)
            } else if kind == .step {
                step = row
            }
        }
        return rows
    }

    /// Returns the table as text. If the terminal is too narrow for all columns, the table is split.
    func text() -> [UInt8] {
        var text: [UInt8] = []
        legend(into: &text)
        let cell = Matrix.label(matrix.columns.count - 1).count + 1
        let room = width.map { max(1, ($0 - MatrixReport.leastText) / cell) } ?? matrix.columns.count
        for start in stride(from: 0, to: matrix.columns.count, by: room) {
            table(start..<min(matrix.columns.count, start + room), cell: cell, into: &text)
        }
        return text
    }

    private func legend(into text: inout [UInt8]) {
        let paint = Paint(colour: isColoured)
        if let only = matrix.onlyEnvironment {
            for line in wrapped("\(Matrix.label(0))  \(only)", indent: 0) { paint.line(line, .bold, into: &text) }
            return
        }
        let legend = EnvironmentLegend(matrix.environments)
        let indent = Matrix.label(matrix.columns.count - 1).count + 2
        for line in legend.shared.map({ wrapped("all: \($0)", indent: 0) }) ?? [] {
            paint.line(line, .bold, into: &text)
        }
        for (index, column) in matrix.columns.enumerated() {
            var label = Matrix.label(index)
            for phrase in legend.phrases(for: column.environments) {
                for line in wrapped(phrase, indent: indent) {
                    paint.line(label.padded(to: indent) + line, .bold, into: &text)
                    label = ""
                }
            }
        }
    }

    private func table(_ columns: Range<Int>, cell: Int, into text: inout [UInt8]) {
        let paint = Paint(colour: isColoured)
        text.append(UInt8(ascii: "\n"))
        paint.line(columns.map { Matrix.label($0).padded(to: cell) }.joined().trimmedAtEnd, .bold, into: &text)
        let shown = rows
        for row in shown {
            let marks = columns.map { (row.marks[$0] ? "x" : ".").padded(to: cell) }.joined()
            var line = marks + " " + String(decoding: row.text, as: UTF8.self)
            if explains, !row.rules.isEmpty { line += "  [\(row.rules.joined(separator: ", "))]" }
            if let width, line.count > width { line = line.prefix(max(1, width - 1)) + "…" }
            paint.line(line.trimmedAtEnd, row.differs ? .cyan : .plain, into: &text)
        }
        if shown.isEmpty { paint.line("all environments have the same lines", .plain, into: &text) }
    }

    /// Returns a phrase in lines that fit, broken at spaces.
    private func wrapped(_ phrase: String, indent: Int) -> [String] {
        guard let width else { return [phrase] }
        var lines: [String] = []
        for word in phrase.split(separator: " ").map(String.init) {
            if let last = lines.last, indent + last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    /// Returns a JSON object for each column, then one for each row.
    func json() -> [UInt8] {
        var text: [UInt8] = []
        for (index, column) in matrix.columns.enumerated() {
            let environments = column.environments.map { environment in
                JSONText.object([
                    ("ios", environment.release.map { JSONText.string($0.text) }),
                    ("device", environment.device.map { JSONText.string(EnvironmentText.text($0)) }),
                    ("scenes", environment.scenes.map { $0 ? "true" : "false" }),
                    ("sdk", environment.sdk.map { JSONText.string($0.text) }),
                    ("style", environment.style.map(JSONText.string)),
                ])
            }
            text += JSONText.line([
                ("column", JSONText.string(Matrix.label(index))), ("environments", JSONText.array(environments)),
                ("status", String(column.status.rawValue)),
            ])
        }
        for row in rows {
            let labels = matrix.columns.indices.filter { row.marks[$0] }.map { JSONText.string(Matrix.label($0)) }
            text += JSONText.line([
                ("text", JSONText.string(String(decoding: row.text, as: UTF8.self))), ("in", JSONText.array(labels)),
                ("rules", JSONText.array(row.rules.map(JSONText.string))),
            ])
        }
        return text
    }
}
