import SceneStoryboard

/// Layouts by Graphviz, if it is installed.
enum Graphviz {
    /// The time for one layout. Graphviz needs minutes for thousands of segues.
    private static let seconds = 10

    /// Returns the centres of a group's scenes; nil if Graphviz is not installed, fails or needs too long.
    static func arrangement(of group: SceneGraph.Group, in graph: SceneGraph) -> SceneArrangement? {
        // Only numbers are passed, so no text has to be escaped. A tenth of an inch is a cell.
        let width = ScenePicture.boxWidth(graph)
        let gap = ScenePicture.columnGap(graph)
        var text = "digraph {\nrankdir=LR\nnodesep=0.7\nranksep=\(gap / 10).\(gap % 10)\n"
        text += "node [shape=box fixedsize=true label=\"\" height=0.5 width=\(width / 10).\(width % 10)]\n"
        for place in group.scenes { text += "n\(place)\n" }
        for segue in graph.segues {
            guard let target = segue.target, target != segue.source, group.scenes.contains(segue.source),
                group.scenes.contains(target)
            else { continue }
            text += "n\(segue.source) -> n\(target)\(segue.line == .unwind ? " [constraint=false]" : "")\n"
        }
        text += "}\n"
        guard let output = Subprocess.output(of: ["dot", "-Tplain"], input: Array(text.utf8), seconds: seconds) else {
            return nil
        }
        return centres(in: String(decoding: output, as: UTF8.self), of: group).map { .centres($0) }
    }

    /// Reads the format `plain`: `graph SCALE WIDTH HEIGHT`, then `node NAME X Y …`, in inches, upwards.
    private static func centres(in plain: String, of group: SceneGraph.Group) -> [SceneArrangement.Centre]? {
        var height = 0.0
        var centres: [Int: SceneArrangement.Centre] = [:]
        for line in plain.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 4 else { continue }
            if words[0] == "graph" { height = Double(words[3]) ?? 0 }
            guard words[0] == "node", let place = Int(words[1].dropFirst()), let x = tenths(words[2]),
                let y = tenths(words[3]), let top = tenths("\(height)")
            else { continue }
            centres[place] = SceneArrangement.Centre(x: x, y: top - y)
        }
        let found = group.scenes.compactMap { centres[$0] }
        return found.count == group.scenes.count ? found : nil
    }

    private static func tenths(_ text: Substring) -> Int? {
        guard let value = Double(text), value.magnitude < 1e6 else { return nil }
        return Int((value * 10).rounded())
    }
}
