/// Writes findings in the Static Analysis Results Interchange Format (SARIF), version 2.1.0.
struct SARIFReporter: Sendable {
    private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

    /// Returns the report as a document.
    func report(_ report: CheckReport) -> [UInt8] {
        JSONText.line([
            ("$schema", JSONText.string(SARIFReporter.schema)),
            ("version", JSONText.string("2.1.0")),
            ("runs", JSONText.array([run(report)])),
        ])
    }

    private func run(_ report: CheckReport) -> String {
        let codes = Set(report.findings.map(\.code))
        let listings = CodeListing.all.filter { codes.contains($0.id) }
        var places: [String: Int] = [:]
        for (place, listing) in listings.enumerated() { places[listing.id] = place }
        let driver = JSONText.object([
            ("name", JSONText.string("scenesh")),
            ("version", JSONText.string(Version.tool)),
            ("rules", JSONText.array(listings.map(rule))),
        ])
        return JSONText.object([
            ("tool", JSONText.object([("driver", driver)])),
            ("columnKind", JSONText.string("utf16CodeUnits")),
            ("invocations", JSONText.array([invocation(report)])),
            ("results", JSONText.array(report.findings.map { result($0, rule: places[$0.code]) })),
        ])
    }

    private func rule(_ listing: CodeListing) -> String {
        JSONText.object([
            ("id", JSONText.string(listing.id)),
            ("shortDescription", message(listing.title)),
            ("fullDescription", message(listing.meaning)),
            ("help", message(listing.text(width: 80))),
            ("defaultConfiguration", JSONText.object([("level", JSONText.string(listing.severity))])),
        ])
    }

    private func result(_ finding: Finding, rule: Int?) -> String {
        JSONText.object([
            ("ruleId", JSONText.string(finding.code)),
            ("ruleIndex", rule.map(String.init)),
            ("level", JSONText.string(finding.severity)),
            ("message", message(finding.lines.joined(separator: "\n"))),
            ("locations", JSONText.array([JSONText.object([("physicalLocation", location(finding.region))])])),
            ("relatedLocations", finding.related.isEmpty ? nil : JSONText.array(finding.related.map(related))),
            ("fixes", finding.fix.map { JSONText.array([fix($0)]) }),
        ])
    }

    /// Returns the invocation object: whether all files could be read, and a notification for each that could not.
    private func invocation(_ report: CheckReport) -> String {
        let notes = report.unreadable.map { file in
            JSONText.object([("level", JSONText.string("error")), ("message", message(file.reason))])
        }
        return JSONText.object([
            ("executionSuccessful", String(report.unreadable.isEmpty)),
            ("toolExecutionNotifications", notes.isEmpty ? nil : JSONText.array(notes)),
        ])
    }

    private func related(_ other: Finding.Related) -> String {
        JSONText.object([("physicalLocation", location(other.region)), ("message", message(other.text))])
    }

    private func fix(_ fix: Finding.Fix) -> String {
        let replacement = JSONText.object([
            ("deletedRegion", region(fix.region)), ("insertedContent", message(fix.text)),
        ])
        let change = JSONText.object([
            ("artifactLocation", artifact(fix.region.path)), ("replacements", JSONText.array([replacement])),
        ])
        return JSONText.object([("artifactChanges", JSONText.array([change]))])
    }

    private func location(_ place: Finding.Region) -> String {
        JSONText.object([("artifactLocation", artifact(place.path)), ("region", region(place))])
    }

    private func region(_ place: Finding.Region) -> String {
        JSONText.object([
            ("startLine", String(place.start.line)), ("startColumn", String(place.start.utf16Column)),
            ("endLine", String(place.end.line)), ("endColumn", String(place.end.utf16Column)),
        ])
    }

    private func artifact(_ path: String) -> String {
        JSONText.object([("uri", JSONText.string(SARIFReporter.reference(path)))])
    }

    private func message(_ text: String) -> String { JSONText.object([("text", JSONText.string(text))]) }

    /// Returns a path as a URI reference, with percent-encoding.
    private static func reference(_ path: String) -> String {
        (path.hasPrefix("/") ? "file://" : "") + URIText.reference(path)
    }
}
