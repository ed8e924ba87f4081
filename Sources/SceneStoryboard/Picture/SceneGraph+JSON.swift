import SceneLang

extension SceneGraph {
    /// The graph as JSON: the scenes, views and segues with their ids and names.
    public var json: [UInt8] { GraphJSON.text(self) }
}

/// Writes a graph as JSON.
private struct GraphJSON {
    private var output: [UInt8] = []

    static func text(_ graph: SceneGraph) -> [UInt8] {
        var writer = GraphJSON()
        writer.write("{\"storyboards\":[")
        for (place, group) in graph.groups.enumerated() {
            writer.write(place == 0 ? "{" : ",\n{")
            writer.field("file", group.file, isFirst: true)
            writer.write(group, of: graph)
        }
        writer.write("]}\n")
        return writer.output
    }

    private mutating func write(_ group: SceneGraph.Group, of graph: SceneGraph) {
        field("name", group.name)
        field("initial", group.initial)
        write(",\"scenes\":[")
        for place in group.scenes {
            write(place == group.scenes.lowerBound ? "\n{" : ",\n{")
            write(graph.scenes[place])
            write("}")
        }
        write("],\"segues\":[")
        for place in group.segues {
            let segue = graph.segues[place]
            write(place == group.segues.lowerBound ? "\n{" : ",\n{")
            write(segue, of: graph.scenes[segue.source])
            write("}")
        }
        write("]}")
    }

    private mutating func write(_ scene: SceneGraph.Scene) {
        field("id", scene.id, isFirst: true)
        field("name", scene.name)
        field("kind", scene.kind)
        field("class", scene.customClass)
        field("identifier", scene.identifier)
        if let reference = scene.reference {
            field("storyboard", reference.storyboard)
            field("reference", reference.identifier)
            field("bundle", reference.bundle)
        }
        if let position = scene.position {
            write(",\"x\":\(GraphJSON.number(position.x)),\"y\":\(GraphJSON.number(position.y))")
        }
        guard !scene.views.isEmpty else { return }
        write(",\"views\":[")
        for (place, view) in scene.views.enumerated() {
            write(place == 0 ? "{" : ",{")
            field("id", view.id, isFirst: true)
            field("name", view.name)
            field("kind", view.kind)
            write("}")
        }
        write("]")
    }

    private mutating func write(_ segue: SceneGraph.Segue, of source: SceneGraph.Scene) {
        if let id = segue.id { field("id", id, isFirst: true) }
        field("kind", segue.kind, isFirst: segue.id == nil)
        field("identifier", segue.identifier)
        field("relationship", segue.relationship)
        field("class", segue.customClass)
        field("action", segue.action)
        field("source", source.id)
        field("destination", segue.destination)
        field("trigger", segue.trigger)
    }

    /// Writes a field whose value is a string; nothing if it is nil.
    private mutating func field(_ name: StaticString, _ value: String?, isFirst: Bool = false) {
        guard let value else { return }
        write(isFirst ? "\"" : ",\"")
        write(name.description)
        write("\":\"")
        output += value.escapedInJSON
        write("\"")
    }

    private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

    /// Returns a number without a fraction if it has none, otherwise with at most three digits after the point.
    static func number(_ value: Double) -> String {
        let thousandths = Int((value * 1_000).rounded())
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var fraction = String(rest + 1_000).utf8.dropFirst()
        while fraction.last == UInt8(ascii: "0") { fraction = fraction.dropLast() }
        return "\(sign)\(whole).\(String(decoding: fraction, as: UTF8.self))"
    }
}
