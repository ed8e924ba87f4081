import SceneRuntime

/// Writes short descriptions of the environments of a column.
struct EnvironmentLegend: Sendable {
    private let releases: [String]
    private let devices: [String]
    private let builds: [String]
    private let styles: [String]

    /// - Parameter all: every environment of the table: what they have in common is not repeated.
    init(_ all: [RunEnvironment]) {
        releases = EnvironmentLegend.distinct(all.map { EnvironmentLegend.release($0) })
        devices = EnvironmentLegend.distinct(all.map { EnvironmentLegend.device($0) })
        builds = EnvironmentLegend.distinct(all.map { EnvironmentLegend.build($0) })
        styles = EnvironmentLegend.distinct(all.map { EnvironmentLegend.style($0) })
    }

    /// The parts that all environments of the table share, such as `ios 12, iPad`; nil if there are none.
    var shared: String? {
        let parts = [releases, devices, builds, styles].map { $0.count == 1 ? $0[0] : "" }
        let titles = (["ios \(parts[0])"].filter { _ in !parts[0].isEmpty } + parts.dropFirst()).filter { !$0.isEmpty }
        return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }

    /// The environments that a phrase names: every combination of what the lists contain.
    private struct Block {
        var releases: [String]
        var devices: [String]
        var builds: [String]
        var styles: [String]
    }

    /// Returns phrases such as `ios 12 on iPad with pageSheet, formSheet`, as few as possible.
    func phrases(for environments: [RunEnvironment]) -> [String] {
        var blocks: [Block] = environments.map {
            Block(
                releases: [EnvironmentLegend.release($0)], devices: [EnvironmentLegend.device($0)],
                builds: [EnvironmentLegend.build($0)], styles: [EnvironmentLegend.style($0)])
        }
        blocks = merged(blocks) {
            $0.devices == $1.devices && $0.builds == $1.builds && $0.styles == $1.styles
        } join: {
            $0.releases += $1.releases
        }
        blocks = merged(blocks) {
            $0.releases == $1.releases && $0.builds == $1.builds && $0.styles == $1.styles
        } join: {
            $0.devices += $1.devices
        }
        blocks = merged(blocks) {
            $0.releases == $1.releases && $0.devices == $1.devices && $0.styles == $1.styles
        } join: {
            $0.builds += $1.builds
        }
        blocks = merged(blocks) {
            $0.releases == $1.releases && $0.devices == $1.devices && $0.builds == $1.builds
        } join: {
            $0.styles += $1.styles
        }
        return blocks.map(phrase)
    }

    private func merged(
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
    private func phrase(_ block: Block) -> String {
        var parts: [String] = []
        if block.releases.count < releases.count { parts.append("ios \(EnvironmentLegend.shortened(block.releases))") }
        if block.devices.count < devices.count {
            parts.append((parts.isEmpty ? "" : "on ") + block.devices.joined(separator: ", "))
        }
        if block.builds.count < builds.count {
            parts.append(
                (parts.isEmpty ? "" : "with ")
                    + block.builds.map { $0.isEmpty ? "the script's build" : $0 }.joined(separator: " or "))
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

    private static func build(_ environment: RunEnvironment) -> String {
        EnvironmentText.build(environment.scenes, environment.sdk).joined(separator: ", ")
    }

    private static func style(_ environment: RunEnvironment) -> String { environment.style ?? "" }
}
