import SceneLang

extension SceneGraph {
    /// The graph in the language of Graphviz.
    public var dot: String {
        var text = "digraph storyboard {\n    rankdir=LR\n    node [shape=box]\n"
        let nodes = nodeNames
        for (number, group) in groups.enumerated() {
            let margin = groups.count > 1 ? "        " : "    "
            if groups.count > 1 {
                text += "    subgraph cluster_\(number) {\n        label=\(SceneGraph.dotText(group.name))\n"
            }
            for place in group.scenes { text += "\(margin)\(nodes[place]) [\(attributes(of: scenes[place]))]\n" }
            for segue in segues[group.segues] {
                guard let target = segue.target else { continue }
                text += "\(margin)\(nodes[segue.source]) -> \(nodes[target]) "
                text += "[label=\(SceneGraph.dotText(segue.label))\(segue.line.dotStyle)]\n"
            }
            if groups.count > 1 { text += "    }\n" }
        }
        return text + "}\n"
    }

    private func attributes(of scene: Scene) -> String {
        var text = "label=\(SceneGraph.dotText(scene.lines(lineBreak: "\n")))"
        switch scene.shape {
        case .container: text += ", peripheries=2"
        case .reference: text += ", shape=note"
        case .content, .standIn: break
        }
        if scene.isInitial { text += ", penwidth=3" }
        return text
    }

    /// Returns a string as a string of Graphviz.
    private static func dotText(_ text: String) -> String {
        var spelled = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": spelled += "\\n"
            case "\"": spelled += "\\\""
            case "\\": spelled += "\\\\"
            default: spelled.unicodeScalars.append(scalar.isControl ? " " : scalar)
            }
        }
        return spelled + "\""
    }
}

extension SceneGraph.Line {
    fileprivate var dotStyle: StaticString {
        switch self {
        case .show, .showDetail, .unwind, .custom: ""
        case .present, .popover: ", style=bold"
        case .embed, .relationship: ", style=dotted"
        }
    }
}
