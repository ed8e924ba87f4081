import SceneLang

/// The goldens of a script: which file is used for which environment, and its lines.
struct GoldenFiles: Sendable {
    let script: GoldenScript
    /// The environments of the script's `test` line; empty for only its own environment.
    let targets: [TestTarget]
    /// The largest number of bytes that is read of a golden.
    let sizeLimit: Int
    /// The lines of the goldens, by file name.
    private(set) var contents: [String: [LinePattern]] = [:]
    /// Files that cannot be read, each with the reason.
    private(set) var problems: [String] = []

    /// Reads the goldens of a script, which are at most `sizeLimit` bytes large, as scripts are.
    init(script: GoldenScript, targets: [TestTarget], sizeLimit: Int = SourceFile.maximumSize) {
        self.script = script
        self.targets = targets
        self.sizeLimit = sizeLimit
        for name in script.goldens {
            let path = Path.join(script.folder, name)
            do throws(SystemError) {
                let bytes = try FileSystem.read(path, limit: sizeLimit)
                guard bytes.count <= sizeLimit else {
                    problems.append("cannot read '\(path)': it is larger than \(sizeLimit) bytes")
                    continue
                }
                contents[name] = GoldenFiles.lines(of: bytes)
            } catch {
                problems.append("cannot read '\(path)': \(error.message)")
            }
        }
    }

    /// Returns the lines of a golden. They may end as on Windows, because git can write them so.
    static func lines(of bytes: [UInt8]) -> [LinePattern] {
        Lines.split(bytes).map { line in
            LinePattern(text: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
    }

    /// The golden for all environments without one of their own.
    var sharedName: String { script.stem + Discovery.goldenEnding }

    /// Returns the names that a golden for `target` can have, the most specific one first.
    func names(for target: TestTarget?) -> [String] {
        guard let target else { return [sharedName] }
        var names = ["\(script.stem).\(target.iosPart)\(Discovery.goldenEnding)", sharedName]
        if devices.count > 1 { names.insert(qualifiedName(for: target), at: 0) }
        // The build comes first: what a script does without scenes is rarely what it does with them.
        if builds.count > 1 { names.insert(contentsOf: names.map { withBuild($0, of: target) }, at: 0) }
        return names
    }

    /// Returns why another script has a golden of this one, as a sentence; nil if none has. Which of them has which
    /// trace would depend on the order of the tests.
    var clash: String? {
        let own = targets.flatMap { names(for: $0) }.filter { $0 != sharedName }
        for name in own {
            guard let other = Path.stem(of: name, ending: Discovery.goldenEnding),
                script.rivals.contains(Array(other.utf8))
            else { continue }
            let path = Path.join(script.folder, other + Discovery.scriptEnding)
            return "'\(script.path)' and '\(path)' would have the same golden '\(name)'; rename one of the scripts"
        }
        return nil
    }

    /// Returns the name of the golden for `target`, or nil if there is none.
    func name(for target: TestTarget?) -> String? {
        names(for: target).first { contents[$0] != nil }
    }

    /// Returns the lines of a golden with this name: in the first line of a trace, the parts that differ between its
    /// environments become holes.
    func generalised(_ lines: [[UInt8]], for name: String) -> [[UInt8]] {
        let isCommon = name == sharedName
        let holdsReleases = isCommon && Set(targets.map(\.release)).count > 1
        let holdsDevices = devices.count > 1 && !targets.contains { qualifiedName(for: $0) == name }
        let holdsBuilds =
            builds.count > 1 && !targets.contains { name.contains("\($0.buildPart)\(Discovery.goldenEnding)") }
        guard holdsReleases || holdsDevices || holdsBuilds, let own = lines.lazy.compactMap(TraceHead.init).first else {
            return lines
        }
        return lines.map { line in
            guard let head = TraceHead(line) else { return line }
            return head.line(
                hidingRelease: holdsReleases && head.release == own.release,
                hidingDevice: holdsDevices && head.device == own.device,
                hidingBuild: holdsBuilds && head.build == own.build)
        }
    }

    /// Sets the lines of a golden, in memory.
    mutating func set(_ name: String, _ lines: [LinePattern]) {
        contents[name] = lines
    }

    private var builds: Set<String> { Set(targets.map(\.buildPart)) }

    /// Returns `x.ios17-scenes-off.trace` for `x.ios17.trace`, and `x.scenes-off.trace` for `x.trace`.
    private func withBuild(_ name: String, of target: TestTarget) -> String {
        if target.buildPart.isEmpty { return name }
        let stem = name.dropLast(Discovery.goldenEnding.count)
        let part = name == sharedName ? "." + target.buildPart.dropFirst() : target.buildPart
        return stem + part + Discovery.goldenEnding
    }

    private var devices: Set<String> { Set(targets.map(\.devicePart)) }

    private func qualifiedName(for target: TestTarget) -> String {
        "\(script.stem).\(target.iosPart)-\(target.devicePart)\(Discovery.goldenEnding)"
    }
}
