import SceneStoryboard

/// A graph as one page of HTML: the picture, and for each scene what is known about it.
///
/// The page loads nothing. Its policy allows only its own style sheets and its own script, by their hashes.
struct GraphPage {
    private let graph: SceneGraph
    private let picture: ScenePicture
    private let findings: SceneFindings
    /// The segues that lead to each scene.
    private let entries: [[Int]]
    private let exits: [[Int]]

    init(_ graph: SceneGraph, _ arrangements: [SceneArrangement], _ findings: SceneFindings) {
        self.graph = graph
        self.findings = findings
        picture = ScenePicture(graph, arrangements)
        var (entries, exits) = ([[Int]](repeating: [], count: graph.scenes.count), [[Int]]())
        exits = entries
        for (place, segue) in graph.segues.enumerated() {
            exits[segue.source].append(place)
            if let target = segue.target { entries[target].append(place) }
        }
        (self.entries, self.exits) = (entries, exits)
    }

    /// The page.
    var text: String {
        let title = XMLText.escaped(graph.groups.map { Path.name(of: $0.file) }.joined(separator: ", "))
        let head = HTMLHead(
            title: title, styles: [ScenePicture.style, GraphPage.style], scripts: [GraphPage.script])
        return """
            \(head.text)
            <body>
            <header>
            <h1>\(title)</h1>
            <label>Search <input id="search" type="search" autocomplete="off" spellcheck="false"></label>
            <span id="found" role="status"></span>
            <span class="buttons">
            <button id="zoom-out" title="Zoom out (-)" aria-label="Zoom out">−</button>
            <button id="zoom-in" title="Zoom in (+)" aria-label="Zoom in">+</button>
            <button id="fit" title="Show everything (0)">Fit</button>
            </span>
            </header>
            <main id="stage">
            \(picture.inlineSVG)</main>
            <aside id="panel">
            \(overview)\(graph.scenes.indices.map { details(of: $0) }.joined())</aside>
            <script>\(GraphPage.script)</script>
            </body>
            </html>

            """
    }

    /// What is shown while no scene is selected.
    private var overview: String {
        let counts = "\(GraphPage.count(graph.scenes.count, "scene")), \(GraphPage.count(graph.segues.count, "segue"))"
        return """
            <section id="overview">
            <h2>\(counts)</h2>
            \(picture.inlineLegend)<p>Select a scene to see its class, its segues and the findings of check.</p>
            <dl class="keys">
            <dt>Drag, arrow keys</dt><dd>Move the picture</dd>
            <dt>Wheel, + and -</dt><dd>Zoom</dd>
            <dt>0</dt><dd>Show everything</dd>
            <dt>/</dt><dd>Search</dd>
            <dt>Tab, Enter</dt><dd>Select a scene</dd>
            <dt>Escape</dt><dd>End search and selection</dd>
            </dl>
            \(list("Other findings", findings.withoutScene.map { finding($0) }))</section>

            """
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private func details(of place: Int) -> String {
        let scene = graph.scenes[place]
        let facts = [
            ("Class", scene.customClass), ("Identifier", scene.identifier), ("Kind", scene.kind),
            ("Refers to", scene.reference.map { _ in scene.label }), ("Id", scene.id == scene.name ? nil : scene.id),
            ("File", graph.groups.count > 1 ? graph.groups.first { $0.scenes.contains(place) }?.file : nil),
        ]
        let words = [scene.label, scene.name, scene.customClass, scene.identifier, scene.kind].compactMap { $0 }
        let found = findings.scenes[place]
        var text = "<section id=\"d\(place)\" data-words=\"\(XMLText.escaped(words.joined(separator: " ")))\""
        text += "\(found.isEmpty ? "" : " data-findings=\"\(found.count)\"") hidden>\n"
        text += "<h2>\(XMLText.escaped(scene.label))</h2>\n"
        if scene.isInitial { text += "<p>Initial scene</p>\n" }
        text += "<dl>\n"
        for (name, value) in facts {
            guard let value else { continue }
            text += "<dt>\(name)</dt><dd>\(XMLText.escaped(value))</dd>\n"
        }
        text += "</dl>\n"
        text += list("Segues", exits[place].map { segue($0, to: graph.segues[$0].target) })
        text += list("Segues that lead here", entries[place].map { segue($0, to: graph.segues[$0].source) })
        text += list("Findings of check", found.map { finding($0) })
        if found.isEmpty { text += "<p class=\"quiet\">check reports nothing about this scene.</p>\n" }
        return text + "</section>\n"
    }

    /// Returns a list with a heading; nothing if it is empty.
    private func list(_ heading: String, _ items: [String]) -> String {
        guard !items.isEmpty else { return "" }
        return "<h3>\(heading)</h3>\n<ul>\n\(items.map { "<li>\($0)</li>\n" }.joined())</ul>\n"
    }

    /// Returns a segue with a button that selects the scene at its other end.
    private func segue(_ place: Int, to other: Int?) -> String {
        let segue = graph.segues[place]
        let label = XMLText.escaped(segue.label)
        guard let other else { return "\(label) to \(XMLText.escaped(segue.destination))" }
        let name = XMLText.escaped(graph.scenes[other].label)
        return "\(label) \(other == segue.target ? "→" : "←") <button data-scene=\"\(other)\">\(name)</button>"
    }

    private func finding(_ finding: Finding) -> String {
        let start = finding.region.start
        let place = XMLText.escaped("\(finding.region.path):\(start.line):\(start.column)")
        var text = "<strong class=\"\(finding.severity)\">\(finding.severity)[\(finding.code)]</strong> "
        text += "\(XMLText.escaped(finding.message))"
        if !finding.label.isEmpty { text += "<br>\(XMLText.escaped(finding.label))" }
        if let help = finding.help { text += "<br>help: \(XMLText.escaped(help))" }
        return text + "<br><span class=\"quiet\">\(place)</span>"
    }
}
