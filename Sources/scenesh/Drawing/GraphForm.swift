import SceneStoryboard

/// The formats of a graph of scenes.
enum GraphForm: String, Sendable, CaseIterable {
    case mermaid, dot, svg, html, json

    /// Whether scenes have places in it.
    var isPicture: Bool { self == .svg || self == .html }
}

/// The layouts of a picture.
enum GraphLayout: String, Sendable, CaseIterable {
    case auto, canvas, layered, graphviz

    /// Returns the arrangement of each group of a graph; nil if Graphviz is required and cannot be used.
    func arrangements(of graph: SceneGraph) -> [SceneArrangement]? {
        var arrangements: [SceneArrangement] = []
        for group in graph.groups {
            guard let arrangement = arrangement(of: group, in: graph) else { return nil }
            arrangements.append(arrangement)
        }
        return arrangements
    }

    private func arrangement(of group: SceneGraph.Group, in graph: SceneGraph) -> SceneArrangement? {
        switch self {
        case .auto where ScenePicture.hasCanvas(group, of: graph): .canvas
        case .auto: Graphviz.arrangement(of: group, in: graph) ?? .layered
        case .canvas: .canvas
        case .layered: .layered
        case .graphviz: Graphviz.arrangement(of: group, in: graph)
        }
    }
}
