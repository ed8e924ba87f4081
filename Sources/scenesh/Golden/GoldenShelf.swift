import SceneLang

/// The goldens of one script: which file holds for which environment, and what stands in it.
struct GoldenShelf: Sendable {
    let script: GoldenScript
    /// The environments that the script's head wants; empty for the script's own only.
    let targets: [TestTarget]
    /// The goldens' lines, by file name.
    private(set) var contents: [String: [LinePattern]] = [:]
    /// Files that cannot be read, each with the reason.
    private(set) var problems: [String] = []

    init(script: GoldenScript, targets: [TestTarget]) {
        self.script = script
        self.targets = targets
        for name in script.goldens {
            let path = Path.join(script.folder, name)
            do throws(SystemError) {
                let lines = Lines.split(try FileSystem.read(path, limit: Int.max - 1))
                contents[name] = lines.map { LinePattern(text: $0) }
            } catch {
                problems.append("cannot read '\(path)': \(error.message)")
            }
        }
    }

    /// The golden for all environments that have none of their own.
    var common: String { script.stem + Discovery.goldenEnding }

    /// The names that a golden for `target` can have, the most special one first.
    func names(for target: TestTarget?) -> [String] {
        guard let target else { return [common] }
        var names = ["\(script.stem).\(target.iosPart)\(Discovery.goldenEnding)", common]
        if devices.count > 1 { names.insert(special(target), at: 0) }
        return names
    }

    /// The golden that holds for `target`, or nil if there is none yet.
    func name(for target: TestTarget?) -> String? {
        names(for: target).first { contents[$0] != nil }
    }

    /// The lines as a golden of this name keeps them: what differs between its environments in a head line of the
    /// trace becomes a hole.
    func generalised(_ lines: [[UInt8]], for name: String) -> [[UInt8]] {
        let isCommon = name == common
        let holdsReleases = isCommon && Set(targets.map(\.release)).count > 1
        let holdsDevices = devices.count > 1 && !targets.contains { special($0) == name }
        guard holdsReleases || holdsDevices, let own = lines.lazy.compactMap(TraceHead.init).first else { return lines }
        return lines.map { line in
            guard let head = TraceHead(line) else { return line }
            return head.line(
                hidingRelease: holdsReleases && head.release == own.release,
                hidingDevice: holdsDevices && head.device == own.device)
        }
    }

    /// Puts lines into a golden, in memory.
    mutating func set(_ name: String, _ lines: [LinePattern]) {
        contents[name] = lines
    }

    private var devices: Set<String> { Set(targets.map(\.devicePart)) }

    private func special(_ target: TestTarget) -> String {
        "\(script.stem).\(target.iosPart)-\(target.devicePart)\(Discovery.goldenEnding)"
    }
}
