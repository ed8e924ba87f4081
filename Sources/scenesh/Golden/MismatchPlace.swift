import SceneLang

/// Where a trace and its golden part.
struct MismatchPlace: Sendable {
    /// The first line of the golden that is not in the trace, or before which the trace has another; from 1.
    let goldenLine: Int
    /// The last step of the trace up to there, as it is printed; nil before the first.
    private let step: [UInt8]?

    init(alignment: LineAlignment, found: [[UInt8]]) {
        let edits = alignment.edits
        let difference = edits.firstIndex(where: \.isDifference) ?? edits.endIndex
        let before = edits[..<difference]
        goldenLine = before.count { $0.expected != nil } + 1
        // Of what is new the line itself may be the step.
        let passed = edits.prefix(difference + 1).last { !$0.found.isEmpty }?.found.upperBound ?? 0
        step = found.prefix(passed).last { $0.starts(with: "> ".utf8) }.map { Array($0.dropFirst(2)) }
    }

    /// The line of the script that makes the step, if there is only one that reads as it does.
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
