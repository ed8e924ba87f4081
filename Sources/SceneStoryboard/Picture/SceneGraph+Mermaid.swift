import SceneLang

extension SceneGraph {
    /// The graph as a diagram of Mermaid.
    public var mermaid: String {
        var text = "flowchart LR\n"
        let nodes = nodeNames
        for (number, group) in groups.enumerated() {
            let margin = groups.count > 1 ? "        " : "    "
            if groups.count > 1 { text += "    subgraph g\(number)[\"\(SceneGraph.mermaidText(group.name))\"]\n" }
            for place in group.scenes { text += margin + mermaidNode(place, nodes) }
            for segue in segues[group.segues] {
                guard let target = segue.target else { continue }
                let label = SceneGraph.mermaidText(segue.label)
                text += "\(margin)\(nodes[segue.source]) \(segue.line.mermaidArrow)|\"\(label)\"| \(nodes[target])\n"
            }
            if groups.count > 1 { text += "    end\n" }
        }
        return text + "    classDef initial stroke-width:3px\n"
    }

    private func mermaidNode(_ place: Int, _ nodes: [String]) -> String {
        let scene = scenes[place]
        let (start, end) =
            switch scene.shape {
            case .reference: ("[/", "/]")
            case .container: ("[[", "]]")
            case .content, .standIn: ("[", "]")
            }
        let label = SceneGraph.mermaidText(scene.lines(lineBreak: "\n"))
        return "\(nodes[place])\(start)\"\(label)\"\(end)\(scene.isInitial ? ":::initial" : "")\n"
    }

    /// Returns a string as it is written between the quotation marks of Mermaid.
    private static func mermaidText(_ text: String) -> String {
        var spelled = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": spelled += "<br>"
            case "\"", "#", "<", ">", "&", "`", "\\": spelled += "#\(scalar.value);"
            default: spelled.unicodeScalars.append(scalar.isControl ? " " : scalar)
            }
        }
        return spelled
    }
}

extension SceneGraph.Scene {
    /// Returns the label and, unless it is a reference, its class.
    func lines(lineBreak: String) -> String {
        reference != nil ? label : name + (customClass.map { lineBreak + $0 } ?? "")
    }
}

extension SceneGraph.Line {
    fileprivate var mermaidArrow: StaticString {
        switch self {
        case .show, .showDetail, .unwind, .custom: "-->"
        case .present, .popover: "==>"
        case .embed, .relationship: "-.->"
        }
    }
}
