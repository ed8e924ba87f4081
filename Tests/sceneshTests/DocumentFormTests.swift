import Testing

@testable import scenesh

/// The links of documents that people write. `make lint` checks lines and paragraphs.
@Suite struct DocumentFormTests {
    private static let generated: Set<String> = ["docs/conformance.md", "docs/diagnostics.md"]

    private static let written =
        [
            "README.md", "grammar.md", "CONTRIBUTING.md", "CHANGELOG.md", "Editors/README.md",
            "Examples/MailApp/README.md", "scripts/zoo/README.md", "scripts/rules/NOT-MODELLED.md",
        ] + ["docs", "Sources"].flatMap { Project.files(under: $0, ending: ".md") }.filter { !generated.contains($0) }

    /// The anchors that GitHub gives the headings of a document.
    private static func anchors(of document: String) -> [String] {
        let headings = Project.text(document).split(separator: "\n").filter { $0.hasPrefix("#") }
        return headings.map { heading in
            let text = heading.drop { $0 == "#" }.dropFirst().lowercased()
            return text.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
        }
    }

    @Test(arguments: written) func linksLeadSomewhere(document: String) {
        for match in Project.text(document).matches(of: /\]\(([^)\s]*)\)/) where !match.1.contains("://") {
            let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let file = parts[0]
            let path = file.isEmpty ? document : Path.join(Path.folder(of: document), String(file))
            let kind = FileSystem.kind(of: Project.path(path))
            #expect(kind != .nothing, "\(document) links to \(match.1)")
            guard parts.count > 1, kind == .regular else { continue }
            #expect(Self.anchors(of: path).contains(String(parts[1])), "\(document) links to \(match.1)")
        }
    }
}
