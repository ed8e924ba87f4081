import SceneLang

/// Decides which goldens `--bless` writes: those that are missing or differ. Holes that still match are kept.
struct Blessing: Sendable {
    /// The goldens to write, by file name.
    private(set) var changes: [String: [LinePattern]] = [:]
    private var goldenFiles: GoldenFiles
    private var used: Set<String> = []
    private let recordings: [(target: TestTarget?, lines: [[UInt8]])]

    init(goldenFiles: GoldenFiles, recordings: [(target: TestTarget?, lines: [[UInt8]])]) {
        self.goldenFiles = goldenFiles
        self.recordings = recordings
        for recording in recordings { bless(recording.lines, for: recording.target) }
    }

    private mutating func bless(_ lines: [[UInt8]], for target: TestTarget?) {
        let current = goldenFiles.name(for: target) ?? goldenFiles.sharedName
        if let golden = goldenFiles.contents[current], !golden.isEmpty,
            LineAlignment(expected: golden, found: lines).isMatch
        {
            used.insert(current)
            return
        }
        // A golden that another environment matches is kept, and this environment gets a golden of its own.
        let name = used.contains(current) ? ownName(for: target, besides: current) : current
        let general = goldenFiles.generalised(lines, for: name)
        // A new golden keeps the holes of the general one, but names its own environment.
        let isNew = goldenFiles.contents[name] == nil
        let blessed = Blessing.merge(goldenFiles.contents[isNew ? current : name] ?? [], general, keepsHead: !isNew)
        goldenFiles.set(name, blessed)
        changes[name] = blessed
        used.insert(name)
    }

    /// Returns `x.ios12.trace` if the trace of that release is the same on every device, otherwise
    /// `x.ios12-iPad.trace`.
    private func ownName(for target: TestTarget?, besides current: String) -> String {
        let names = goldenFiles.names(for: target)
        guard let target, let special = names.first else { return goldenFiles.sharedName }
        let release = names[max(0, names.count - 2)]
        let alike = recordings.filter { $0.target?.release == target.release }
            .map { goldenFiles.generalised($0.lines, for: release) }
        let isUniform = alike.allSatisfy { $0 == alike.first }
        return isUniform && release != current && !used.contains(release) ? release : special
    }

    /// Returns the new lines, in which patterns of the old golden that still match replace lines. Two adjacent holes
    /// become one. A call before a hole that no longer occurs is replaced by the call that occurs there instead.
    ///
    /// - Parameter keepsHead: whether holes of the line that names the environment are kept.
    static func merge(_ old: [LinePattern], _ lines: [[UInt8]], keepsHead: Bool = true) -> [LinePattern] {
        var merged: [LinePattern] = []
        var removed: [TraceLine] = []
        for edit in LineAlignment(expected: old, found: lines).edits {
            switch edit {
            case .keep(let expected, let found):
                let isOwn = keepsHead || TraceHead(lines[found]) == nil
                merged.append(isOwn ? old[expected] : LinePattern(text: lines[found]))
            case .change(let expected, let found): merged.append(old[expected].following(lines[found]))
            case .hole(let expected, let found):
                for (call, line) in zip(removed, lines[found]) {
                    guard call.hasReceiver(of: TraceLine(line)) else { break }
                    merged.append(LinePattern(text: line))
                }
                if merged.last?.matchesAnyLines != true { merged.append(old[expected]) }
            case .add(let found): merged.append(LinePattern(text: lines[found]))
            case .remove(let expected):
                removed.append(TraceLine(old[expected].text))
                continue
            }
            removed = []
        }
        return merged
    }
}

extension TraceLine {
    /// Whether both lines are calls to the same receiver.
    fileprivate func hasReceiver(of other: TraceLine) -> Bool {
        kind == .call && other.kind == .call && receiverName.elementsEqual(other.receiverName)
    }

    private var receiverName: ArraySlice<UInt8> {
        let name = numberlessName[...]
        return name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
    }
}
