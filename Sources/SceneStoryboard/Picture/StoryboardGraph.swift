/// Writes storyboards as text for programs that draw graphs: a node for each scene, an edge for each segue.
public enum StoryboardGraph {
    /// A line between two scenes.
    private enum Line {
        /// Something that happens while the app runs.
        case solid
        /// A presentation.
        case thick
        /// A child: a relationship or an embedded controller.
        case dotted
    }

    /// Returns a diagram of Mermaid.
    public static func mermaid(_ storyboards: [Storyboard]) -> String {
        var text = "flowchart LR\n"
        for (number, storyboard) in storyboards.enumerated() {
            let names = StoryboardNames(storyboard).scenes
            let margin = storyboards.count > 1 ? "        " : "    "
            if storyboards.count > 1 { text += "    subgraph g\(number)[\"\(mermaidText(storyboard.name))\"]\n" }
            for (place, scene) in storyboard.scenes.enumerated() {
                let (start, end) =
                    scene.kind == .reference ? ("[/", "/]") : isContainer(scene) ? ("[[", "]]") : ("[", "]")
                let label = mermaidText(label(of: scene, names[place], lineBreak: "\n"))
                let mark = scene.id == storyboard.initial ? ":::initial" : ""
                text += "\(margin)s\(number)_\(place)\(start)\"\(label)\"\(end)\(mark)\n"
            }
            for segue in storyboard.segues {
                guard let target = segue.target else { continue }
                let arrow =
                    switch line(of: segue) {
                    case .solid: "-->"
                    case .thick: "==>"
                    case .dotted: "-.->"
                    }
                text += "\(margin)s\(number)_\(segue.source) \(arrow)|\"\(mermaidText(label(of: segue)))\"| "
                text += "s\(number)_\(target)\n"
            }
            if storyboards.count > 1 { text += "    end\n" }
        }
        return text + "    classDef initial stroke-width:3px\n"
    }

    /// Returns a graph of Graphviz.
    public static func dot(_ storyboards: [Storyboard]) -> String {
        var text = "digraph storyboard {\n    rankdir=LR\n    node [shape=box]\n"
        for (number, storyboard) in storyboards.enumerated() {
            let names = StoryboardNames(storyboard).scenes
            let margin = storyboards.count > 1 ? "        " : "    "
            if storyboards.count > 1 {
                text += "    subgraph cluster_\(number) {\n        label=\(dotText(storyboard.name))\n"
            }
            for (place, scene) in storyboard.scenes.enumerated() {
                var style = ""
                if isContainer(scene) { style += ", peripheries=2" }
                if scene.kind == .reference { style += ", shape=note" }
                if scene.id == storyboard.initial { style += ", penwidth=3" }
                let label = dotText(label(of: scene, names[place], lineBreak: "\n"))
                text += "\(margin)s\(number)_\(place) [label=\(label)\(style)]\n"
            }
            for segue in storyboard.segues {
                guard let target = segue.target else { continue }
                let style =
                    switch line(of: segue) {
                    case .solid: ""
                    case .thick: ", style=bold"
                    case .dotted: ", style=dotted"
                    }
                text += "\(margin)s\(number)_\(segue.source) -> s\(number)_\(target) "
                text += "[label=\(dotText(label(of: segue)))\(style)]\n"
            }
            if storyboards.count > 1 { text += "    }\n" }
        }
        return text + "}\n"
    }

    private static func isContainer(_ scene: StoryboardScene) -> Bool { scene.kind?.containerSuffix != nil }

    private static func label(of scene: StoryboardScene, _ name: String, lineBreak: String) -> String {
        if let reference = scene.reference {
            let target = [reference.storyboard, reference.identifier].compactMap { $0 }
            return target.isEmpty ? name : target.joined(separator: ".")
        }
        return name + (scene.customClass.map { lineBreak + $0 } ?? "")
    }

    private static func label(of segue: StoryboardSegue) -> String {
        let word = segue.kind == .relationship ? segue.relationship?.rawValue ?? segue.kindName : segue.kindName
        return word + (segue.identifier.map { " " + $0 } ?? "")
    }

    private static func line(of segue: StoryboardSegue) -> Line {
        switch segue.kind {
        case .relationship, .embed: .dotted
        case .presentation, .popoverPresentation, .modal, .popover: .thick
        case .show, .showDetail, .unwind, .custom, .push, .replace, nil: .solid
        }
    }

    /// Returns a text as it is written between the quotation marks of Mermaid.
    private static func mermaidText(_ text: String) -> String {
        var spelled = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": spelled += "<br>"
            case "\"", "#", "<", ">", "&", "`", "\\": spelled += "#\(scalar.value);"
            default: spelled.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
            }
        }
        return spelled
    }

    /// Returns a text as a string of Graphviz.
    private static func dotText(_ text: String) -> String {
        var spelled = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": spelled += "\\n"
            case "\"": spelled += "\\\""
            case "\\": spelled += "\\\\"
            default: spelled.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
            }
        }
        return spelled + "\""
    }
}
