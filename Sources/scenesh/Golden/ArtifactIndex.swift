import SceneStoryboard

/// A page that lists the tests that failed, with links to the files about each in the folder for artifacts. The page
/// loads nothing, and what comes from scripts is text.
struct ArtifactIndex: Sendable {
    let report: TestReport

    /// The name of the page in the folder.
    static let name = "index.html"

    /// Whether the page is needed. It is not if a test fails whose own page has this name.
    var isNeeded: Bool {
        let failures = report.outcomes.compactMap(\.failure)
        return !failures.isEmpty && !failures.contains { $0.artifactNames[.player] == ArtifactIndex.name }
    }

    /// Whether a file is such a page.
    static func isIndex(_ path: String) -> Bool {
        guard let bytes = try? FileSystem.readRegular(path, limit: 1 << 26) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("\(title)</title>")
    }

    private static let title = "– scenesh test"

    /// The page.
    var text: String {
        """
        \(HTMLHead(title: "\(report.tally) \(ArtifactIndex.title)", styles: [ArtifactIndex.style]).text)
        <body>
        <main>
        <h1>\(report.tally)</h1>
        \(report.outcomes.map(item).joined())</main>
        </body>
        </html>

        """
    }

    /// Returns what the page says about an outcome; nothing unless it is a failure.
    private func item(_ outcome: TestOutcome) -> String {
        guard let failure = outcome.failure else { return "" }
        let links = ArtifactIndex.labels.compactMap { part, label in
            failure.artifactNames[part].map { ArtifactIndex.link(to: $0, label) }
        }
        var text = "<section>\n<h2>\(XMLText.escaped(outcome.title))</h2>\n"
        text += failure.sentences.map { "<p>\(XMLText.escaped($0))</p>\n" }.joined()
        if !links.isEmpty { text += "<nav>\(links.joined(separator: " "))</nav>\n" }
        return text + "</section>\n"
    }

    private static let labels: [(ArtifactFolder.Part, String)] = [
        (.player, "Player"), (.actual, "Trace"), (.expected, "Golden"), (.diff, "Diff"),
    ]

    private static func link(to name: String, _ label: String) -> String {
        "<a href=\"\(URIText.reference(name))\">\(label)</a>"
    }

    private static let style = """

        body { margin: 0; color: #1f2328; background: #fff; line-height: 1.4;
          font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
        main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.2rem; }
        section { border-top: 1px solid #d0d7de; padding: 0.5rem 0 0.75rem; }
        h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
        p { margin: 0.25rem 0; overflow-wrap: anywhere; white-space: pre-wrap; }
        a { display: inline-block; padding: 0.25rem 0.75rem 0.25rem 0; color: #0a54c2; }
        :focus-visible { outline: 2px solid #0a54c2; }
        @media (prefers-color-scheme: dark) {
        body { color: #e6edf3; background: #0d1117; }
        section { border-color: #30363d; }
        a { color: #7db1ff; }
        :focus-visible { outline-color: #7db1ff; }
        }

        """
}
