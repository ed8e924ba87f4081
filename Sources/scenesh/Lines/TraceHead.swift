/// A line `# trace 1, ios 17, iPhone portrait` in its parts.
struct TraceHead: Sendable, Equatable {
    /// `# trace 1`
    let version: String
    /// `ios 17`
    let release: String
    /// `iPhone portrait`
    let device: String
    /// `scenes off, sdk 26`; empty if the build is left to the script.
    let build: String

    init?(_ line: [UInt8]) {
        guard line.starts(with: "# trace ".utf8) else { return nil }
        let parts = String(decoding: line, as: UTF8.self).split(separator: ",", maxSplits: 3)
        guard parts.count >= 3 else { return nil }
        version = String(parts[0])
        release = String(parts[1].drop { $0 == " " })
        device = String(parts[2].drop { $0 == " " })
        build = parts.count > 3 ? String(parts[3].drop { $0 == " " }) : ""
    }

    /// The environment: `ios 17, iPhone portrait`.
    var environment: String { ([release, device] + (build.isEmpty ? [] : [build])).joined(separator: ", ") }

    /// Returns the line with `_` for hidden parts.
    func line(hidingRelease: Bool, hidingDevice: Bool, hidingBuild: Bool = false) -> [UInt8] {
        var parts = [version, hidingRelease ? "_" : release, hidingDevice ? "_" : device]
        if !build.isEmpty { parts.append(hidingBuild ? "_" : build) }
        return Array(parts.joined(separator: ", ").utf8)
    }
}
