import SceneLang

/// The place of the first difference between a trace and its golden.
struct MismatchPlace: Sendable {
    /// The line of the golden, from 1, that is not in the trace, or before which the trace has an additional line.
    let goldenLine: Int
    /// The last step before the difference, as in the trace; nil before the first step.
    private let step: [UInt8]?

    init(alignment: LineAlignment, found: [[UInt8]]) {
        let edits = alignment.edits
        let difference = edits.firstIndex(where: \.isDifference) ?? edits.endIndex
        let before = edits[..<difference]
        goldenLine = before.count { $0.expected != nil } + 1
        // An added line may itself be the step.
        let passed = edits.prefix(difference + 1).last { !$0.found.isEmpty }?.found.upperBound ?? 0
        step = found.prefix(passed).last { $0.starts(with: "> ".utf8) }.map { Array($0.dropFirst(2)) }
    }

    /// Returns the line of the script that causes the step, if exactly one line has the same text.
    func scriptLine(in script: [UInt8]) -> Int? {
        guard let step else { return nil }
        let lines = Lines.split(script)
        let alike = lines.indices.filter { index in
            let line = lines[index].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return line.elementsEqual(step)
        }
        return alike.count == 1 ? alike.first.map { $0 + 1 } : nil
    }
}
