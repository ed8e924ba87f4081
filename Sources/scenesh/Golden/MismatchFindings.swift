import SceneLang

/// Groups the edits between a golden and a run: lines that moved or have other arguments, steps that are new or missing
/// with all their lines.
struct MismatchFindings: Sendable {
    /// The findings, in the order of the trace.
    private(set) var all: [MismatchFinding] = []
    private let edits: [LineEdit]
    private let expected: [TraceLine]
    private let found: [TraceLine]
    private let places: [RunDifference.Place]
    /// The number of common steps so far.
    private var section = 0
    private var place: RunDifference.Place
    private var step: String?
    private var isGone = false
    private var isNew = false
    private var lost: [Line] = []
    private var gained: [Line] = []

    /// A line of only one text, in a common step.
    private struct Line {
        let index: Int
        let section: Int
        let place: RunDifference.Place
        let step: String?
    }

    init(_ edits: [LineEdit], expected: [LinePattern], found: [ObservedLine]) {
        self.edits = edits
        self.expected = expected.map { TraceLine($0.text) }
        self.found = found.map { TraceLine($0.text) }
        places = found.map { RunDifference.Place($0) }
        place = RunDifference.Place.start
        var index = 0
        while index < edits.count {
            let block = edits[index...].prefix { $0.isOneSided }
            if block.isEmpty {
                pass(index)
                index += 1
            } else {
                read(block)
                index = block.endIndex
            }
        }
        pairMoved()
        pairReworded()
        for line in lost { addFinding(.lost, line) }
        for line in gained { addFinding(.gained, line) }
        all.sort { $0.edits.lexicographicallyPrecedes($1.edits) }
    }

    /// Handles a common line.
    private mutating func pass(_ index: Int) {
        guard case (let old?, let new?) = (edits[index].expected, edits[index].found.first) else { return }
        switch edits[index] {
        case .change: add(.reworded(expected[old]), found[new], [index])
        case .keep, .hole, .remove, .add: break
        }
        guard found[new].isHeader, !edits[index].isHole else { return }
        section += 1
        place = places[new]
        step = found[new].words
        isGone = false
        isNew = false
    }

    /// Handles a block of removed and added lines. If both sides have the same number of steps, the steps are paired.
    private mutating func read(_ block: ArraySlice<LineEdit>) {
        let old = block.indices.filter { edits[$0].expected.map { expected[$0].isHeader } ?? false }
        let new = block.indices.filter { edits[$0].found.first.map { found[$0].isHeader } ?? false }
        let isReplaced = old.count == new.count
        if isReplaced {
            for (before, after) in zip(old, new) {
                add(.stepReplaced(line(before)), line(after), [before, after])
            }
        }
        for index in block.indices {
            if edits[index].expected != nil {
                if line(index).isHeader {
                    isGone = true
                    if !isReplaced { add(.stepRemoved, line(index), [index]) }
                } else if !isGone || line(index).isOutside {
                    lost.append(Line(index: index, section: section, place: place, step: step))
                }
            } else {
                if line(index).isHeader {
                    isNew = true
                    if !isReplaced { add(.stepAdded, line(index), [index]) }
                } else if !isNew || line(index).isOutside {
                    gained.append(Line(index: index, section: section, place: place, step: step))
                }
            }
        }
    }

    /// Pairs lines that are lost at one place of a step and gained at another: they moved.
    private mutating func pairMoved() {
        pair {
            $0.text.elementsEqual($1.text)
        } note: { all, findings, old, new in
            let after = findings.lineBefore(new.index)
            all.append(
                MismatchFinding(
                    kind: .moved(after), line: findings.line(new.index), edits: [old.index, new.index].sorted(),
                    place: new.place))
        }
    }

    /// Pairs calls with other arguments, and printed lines that replace others.
    private mutating func pairReworded() {
        pair {
            $0.kind == $1.kind && ($0.kind == .print || ($0.kind == .call && $0.isSameCall(as: $1)))
        } note: { all, findings, old, new in
            all.append(
                MismatchFinding(
                    kind: .reworded(findings.line(old.index)), line: findings.line(new.index),
                    edits: [old.index, new.index].sorted(), place: new.place))
        }
    }

    /// Removes the matching pairs from the lost and gained lines.
    private mutating func pair(
        _ fits: (TraceLine, TraceLine) -> Bool,
        note: (inout [MismatchFinding], MismatchFindings, Line, Line) -> Void
    ) {
        let findings = self
        var rest: [Line] = []
        for old in lost {
            let start = gained.firstIndex { $0.section >= old.section } ?? gained.endIndex
            let own = gained[start...].prefix { $0.section == old.section }
            if let place = own.firstIndex(where: { fits(findings.line(old.index), findings.line($0.index)) }) {
                note(&all, findings, old, gained.remove(at: place))
            } else {
                rest.append(old)
            }
        }
        lost = rest
    }

    /// Returns the line of an edit that removes or adds it.
    private func line(_ index: Int) -> TraceLine {
        edits[index].expected.map { expected[$0] } ?? found[edits[index].found.lowerBound]
    }

    /// Returns the line of the run before that of an edit; nil if a step begins there.
    private func lineBefore(_ index: Int) -> TraceLine? {
        let line = edits[index].found.lowerBound
        return line > 0 && !found[line - 1].isHeader ? found[line - 1] : nil
    }

    private mutating func addFinding(_ kind: MismatchFinding.Kind, _ line: Line) {
        all.append(
            MismatchFinding(
                kind: kind, line: self.line(line.index), edits: [line.index], place: line.place, step: line.step))
    }

    private mutating func add(_ kind: MismatchFinding.Kind, _ line: TraceLine, _ edits: [Int]) {
        all.append(MismatchFinding(kind: kind, line: line, edits: edits, place: place))
    }
}

extension LineEdit {
    fileprivate var isOneSided: Bool {
        switch self {
        case .remove, .add: true
        case .keep, .change, .hole: false
        }
    }
}

extension TraceLine {
    /// Whether the line is after the trace and belongs to no step.
    fileprivate var isOutside: Bool { kind == .message || kind == .status }

    /// Whether two calls have the same method, including labels, and receiver.
    fileprivate func isSameCall(as other: TraceLine) -> Bool {
        subject == other.subject
            && zip(arguments, other.arguments).allSatisfy { TraceLine.labels($0) == TraceLine.labels($1) }
    }

    private static func labels(_ argument: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        argument.firstIndex(of: UInt8(ascii: ":")).map { argument[..<$0] }
    }
}
