import SceneLang
import SceneRuntime

/// Writes a migration: as text, or as one JSON object a line.
struct MigrationReport: Sendable {
    let migration: Migration
    let isColoured: Bool

    /// What the tool does not look at.
    private static let unchecked =
        "Not checked: Handoff, CloudKit shares, external displays, extensions, code that the script does not have."

    func text() -> [UInt8] {
        let paint = Paint(colour: isColoured)
        var text: [UInt8] = []
        for section in Migration.Section.allCases {
            let findings = migration.findings.filter { $0.section == section }
            if findings.isEmpty { continue }
            paint.line(section.title, .bold, into: &text)
            for finding in findings { append(finding, paint, into: &text) }
        }
        if migration.printsTheSame {
            paint.line("The moved script prints the same as the script without scenes", .bold, into: &text)
        }
        paint.line(heading, .bold, into: &text)
        for part in [migration.delegate, migration.manifest.entry] where !part.isEmpty {
            text.append(UInt8(ascii: "\n"))
            text += Array(part.utf8)
        }
        text.append(UInt8(ascii: "\n"))
        paint.line(MigrationReport.unchecked, .dim, into: &text)
        return text
    }

    /// The line before the code to write.
    private var heading: String {
        guard let existing = migration.existing else {
            return "Write this: SceneDelegate.swift, and the entry of Info.plist"
        }
        let place = "\(existing.name) (\(Path.name(of: migration.name)):\(existing.line))"
        return migration.delegate.isEmpty
            ? "\(place) has every method that the app needs. Info.plist must have this entry"
            : "Add this to \(place). Info.plist must have the entry below it"
    }

    private func append(_ finding: Migration.Finding, _ paint: Paint, into text: inout [UInt8]) {
        var line = "  "
        if let number = finding.line { line += "\(Path.name(of: migration.name)):\(number)  " }
        line += finding.subject
        if !finding.becomes.isEmpty { line += (finding.section.isMove ? " -> " : ": ") + finding.becomes }
        if !finding.rules.isEmpty { line += "  [\(finding.rules.map(MigrationReport.rule).joined(separator: ", "))]" }
        paint.line(line, .plain, into: &text)
        for detail in finding.details { paint.line("      \(detail)", .plain, into: &text) }
    }

    /// Returns the id of a rule; with its confidence, if that is less than documented.
    private static func rule(_ rule: Rule) -> String {
        let spec = rule.spec
        let isWeak = spec.confidence == .inferred || spec.confidence == .contested
        return spec.id.description + (isWeak ? " \(spec.confidence.spelling)" : "")
    }

    func json() -> [UInt8] {
        var text: [UInt8] = []
        for finding in migration.findings {
            let rules = finding.rules.compactMap(RuleListing.rule).map { rule in
                JSONText.object([
                    ("id", JSONText.string(rule.id)), ("confidence", JSONText.string(rule.confidence)),
                    ("sentence", JSONText.string(rule.sentence)),
                ])
            }
            text += JSONText.line([
                ("section", JSONText.string(finding.section.rawValue)), ("file", JSONText.string(migration.name)),
                ("line", finding.line.map(String.init)), ("subject", JSONText.string(finding.subject)),
                ("becomes", finding.becomes.isEmpty ? nil : JSONText.string(finding.becomes)),
                ("rules", JSONText.array(rules)),
                ("details", JSONText.array(finding.details.map(JSONText.string))),
            ])
        }
        text += JSONText.line([
            ("section", JSONText.string("write")), ("delegate", JSONText.string(migration.delegate)),
            ("existing", migration.existing.map { JSONText.string($0.name) }),
            ("manifest", JSONText.string(migration.manifest.entry)),
            ("script", migration.movedScript.map { JSONText.string(String(decoding: $0, as: UTF8.self)) }),
        ])
        return text
    }
}

extension Migration.Section {
    /// Whether `becomes` takes the place of the subject.
    fileprivate var isMove: Bool { self == .stops || self == .time }
}
