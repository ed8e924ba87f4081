import SceneRuntime

/// Writes short descriptions of the environments of a column.
struct EnvironmentLegend: Sendable {
    private let releases: [String]
    private let devices: [String]
    private let styles: [String]

    /// - Parameter all: every environment of the table: what they have in common is not repeated.
    init(_ all: [RunEnvironment]) {
        releases = EnvironmentLegend.distinct(all.map { EnvironmentLegend.release($0) })
        devices = EnvironmentLegend.distinct(all.map { EnvironmentLegend.device($0) })
        styles = EnvironmentLegend.distinct(all.map { EnvironmentLegend.style($0) })
    }

    /// The parts that all environments of the table share, such as `ios 12, iPad`; nil if there are none.
    var shared: String? {
        let parts = [
            releases.count == 1 ? releases[0] : "", devices.count == 1 ? devices[0] : "",
            styles.count == 1 ? styles[0] : "",
        ]
        let titles = [parts[0].isEmpty ? "" : "ios \(parts[0])", parts[1], parts[2]].filter { !$0.isEmpty }
        return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }

    /// Returns phrases such as `ios 12 on iPad with pageSheet, formSheet`, as few as possible.
    func phrases(for environments: [RunEnvironment]) -> [String] {
        typealias Block = (releases: [String], devices: [String], styles: [String])
        var blocks: [Block] = environments.map {
            ([EnvironmentLegend.release($0)], [EnvironmentLegend.device($0)], [EnvironmentLegend.style($0)])
        }
        blocks = merged(blocks) {
            $0.devices == $1.devices && $0.styles == $1.styles
        } join: {
            $0.releases += $1.releases
        }
        blocks = merged(blocks) {
            $0.releases == $1.releases && $0.styles == $1.styles
        } join: {
            $0.devices += $1.devices
        }
        blocks = merged(blocks) {
            $0.releases == $1.releases && $0.devices == $1.devices
        } join: {
            $0.styles += $1.styles
        }
        return blocks.map(phrase)
    }

    private func merged<Block>(
        _ blocks: [Block], where isAlike: (Block, Block) -> Bool, join: (inout Block, Block) -> Void
    ) -> [Block] {
        var result: [Block] = []
        for block in blocks {
            if let place = result.firstIndex(where: { isAlike($0, block) }) {
                join(&result[place], block)
            } else {
                result.append(block)
            }
        }
        return result
    }

    /// Returns the phrase for a block. Parts that cover the whole table are omitted.
    private func phrase(_ block: (releases: [String], devices: [String], styles: [String])) -> String {
        var parts: [String] = []
        if block.releases.count < releases.count { parts.append("ios \(EnvironmentLegend.shortened(block.releases))") }
        if block.devices.count < devices.count {
            parts.append((parts.isEmpty ? "" : "on ") + block.devices.joined(separator: ", "))
        }
        if block.styles.count < styles.count {
            parts.append((parts.isEmpty ? "" : "with ") + block.styles.joined(separator: ", "))
        }
        return parts.isEmpty ? "everywhere" : parts.joined(separator: " ")
    }

    /// Returns releases as `8, 12..17`: three or more consecutive ones become a range.
    private static func shortened(_ releases: [String]) -> String {
        var runs: [[String]] = []
        for release in releases {
            if let last = runs.last?.last.flatMap({ Int($0) }), Int(release) == last + 1 {
                runs[runs.count - 1].append(release)
            } else {
                runs.append([release])
            }
        }
        let parts = runs.flatMap { run in run.count > 2 ? ["\(run[0])..\(run[run.count - 1])"] : run }
        return parts.joined(separator: ", ")
    }

    private static func distinct(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    private static func release(_ environment: RunEnvironment) -> String {
        environment.release?.text ?? ""
    }

    private static func device(_ environment: RunEnvironment) -> String {
        environment.device.map(EnvironmentText.text) ?? ""
    }

    private static func style(_ environment: RunEnvironment) -> String { environment.style ?? "" }
}
