import SceneLang

/// Decides what `--bless` writes: the goldens that are missing or wrong, holes kept where they still hold.
struct Blessing: Sendable {
    /// The goldens to write, by file name.
    private(set) var changes: [String: [LinePattern]] = [:]
    private var shelf: GoldenShelf
    private var used: Set<String> = []
    private let recordings: [(target: TestTarget?, lines: [[UInt8]])]

    init(shelf: GoldenShelf, recordings: [(target: TestTarget?, lines: [[UInt8]])]) {
        self.shelf = shelf
        self.recordings = recordings
        for recording in recordings { bless(recording.lines, for: recording.target) }
    }

    private mutating func bless(_ lines: [[UInt8]], for target: TestTarget?) {
        let current = shelf.name(for: target) ?? shelf.common
        if let golden = shelf.contents[current], !golden.isEmpty,
            LineAlignment(expected: golden, found: lines).isMatch
        {
            used.insert(current)
            return
        }
        // A golden that another environment agrees with stays; this one gets a golden of its own.
        let name = used.contains(current) ? ownName(for: target, besides: current) : current
        let general = shelf.generalised(lines, for: name)
        let blessed = Blessing.merge(shelf.contents[name] ?? [], general)
        shelf.set(name, blessed)
        changes[name] = blessed
        used.insert(name)
    }

    /// `x.ios12.trace` if that release traces the same on every device, else `x.ios12-iPad.trace`.
    private func ownName(for target: TestTarget?, besides current: String) -> String {
        let names = shelf.names(for: target)
        guard let target, let special = names.first else { return shelf.common }
        let release = names[max(0, names.count - 2)]
        let alike = recordings.filter { $0.target?.release == target.release }
            .map { shelf.generalised($0.lines, for: release) }
        let isUniform = alike.allSatisfy { $0 == alike.first }
        return isUniform && release != current && !used.contains(release) ? release : special
    }

    /// The new lines, with those of the old golden that still hold as they are written there. Two holes that come to
    /// lie side by side are one.
    static func merge(_ old: [LinePattern], _ lines: [[UInt8]]) -> [LinePattern] {
        var merged: [LinePattern] = []
        for edit in LineAlignment(expected: old, found: lines).edits {
            switch edit {
            case .keep(let expected, let found):
                merged.append(TraceHead(lines[found]) == nil ? old[expected] : LinePattern(text: lines[found]))
            case .change(let expected, let found): merged.append(old[expected].following(lines[found]))
            case .hole(let expected, _):
                if merged.last?.standsForLines != true { merged.append(old[expected]) }
            case .add(let found): merged.append(LinePattern(text: lines[found]))
            case .remove: break
            }
        }
        return merged
    }
}
