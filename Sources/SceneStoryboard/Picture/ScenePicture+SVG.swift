extension ScenePicture {
    /// The picture as a file of SVG.
    public var svg: String {
        let area = visibleArea
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(area.width)\" "
        text += "height=\"\(area.height)\" viewBox=\"\(area.x) \(area.y) \(area.width) \(area.height)\">\n"
        text += "<title>\(XMLText.escaped(title))</title>\n<style>\(ScenePicture.style)</style>\n"
        text += "<rect class=\"paper\" x=\"\(area.x)\" y=\"\(area.y)\" width=\"\(area.width)\" "
        text += "height=\"\(area.height)\"/>\n"
        return text + drawing + legend(at: GridPoint(x: area.x + 20, y: area.y + area.height - 20)) + "</svg>\n"
    }

    /// The picture as an element `svg` of HTML, without its style.
    public var inlineSVG: String {
        let area = visibleArea
        var text = "<svg id=\"picture\" xmlns=\"http://www.w3.org/2000/svg\" role=\"group\" "
        text += "aria-label=\"\(XMLText.escaped(title))\" "
        text += "viewBox=\"\(area.x) \(area.y) \(area.width) \(area.height)\">\n"
        return text + drawing + "</svg>\n"
    }

    /// The lines of the kinds of segues that the picture has, as an element `svg` of HTML.
    public var inlineLegend: String {
        let items = legendItems
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"Kinds of segues\" "
        text += "width=\"150\" height=\"\(items.count * 18 + 4)\">\n"
        for (place, item) in items.enumerated() { text += legendItem(item, at: GridPoint(x: 0, y: 12 + place * 18)) }
        return text + "</svg>\n"
    }

    /// The names of the files.
    public var title: String { graph.groups.map { $0.file }.joined(separator: ", ") }

    /// The area of the picture, in its units, with a margin and the legend.
    private var visibleArea: GridBox {
        var whole = GridBox.around((frames.isEmpty ? boxes : frames).map(ScenePicture.units))
        for route in routes {
            for point in route.corners { whole = whole.union(GridBox(x: point.x, y: point.y, width: 0, height: 0)) }
            guard let label = route.label else { continue }
            let width = TextSize.width(labelText(of: route.segue)) * 11 / 100
            whole = whole.union(GridBox(x: label.x - width / 2, y: label.y - 8, width: width, height: 16))
        }
        whole = whole.expanded(by: 20)
        whole.height += 30
        whole.width = max(whole.width, legendItems.reduce(20) { $0 + legendWidth($1) })
        return whole
    }

    private static func units(_ box: GridBox) -> GridBox {
        let cell = GridBox.cell
        return GridBox(x: box.x * cell, y: box.y * cell, width: box.width * cell, height: box.height * cell)
    }

    // MARK: Parts

    private var drawing: String {
        var text = "<defs>\n"
        for line in SceneGraph.Line.allCases {
            text += "<marker id=\"arrow-\(line.name)\" class=\"arrow \(line.name)\" viewBox=\"0 0 8 8\" refX=\"8\" "
            text += "refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">"
            text += "<path d=\"M0 0 8 4 0 8Z\"/></marker>\n"
        }
        text += "</defs>\n"
        for (frame, group) in zip(frames, graph.groups) {
            let box = ScenePicture.units(frame)
            text += "<g class=\"frame\">\(rectangle(box, radius: 12))"
            text += "<text x=\"\(box.x + 14)\" y=\"\(box.y + 22)\">\(XMLText.escaped(group.name))</text></g>\n"
        }
        for route in routes { text += line(of: route) }
        for route in routes { text += label(of: route) }
        for place in boxes.indices { text += scene(place) }
        return text
    }

    private func line(of route: Route) -> String {
        let segue = graph.segues[route.segue]
        let target = segue.target ?? segue.source
        let name = segue.line.name
        var text = "<g class=\"segue \(name)\" id=\"e\(route.segue)\" data-from=\"\(segue.source)\" "
        text += "data-to=\"\(target)\"><title>\(XMLText.escaped(segue.label)): "
        text += "\(XMLText.escaped(graph.scenes[segue.source].label)) to "
        text += "\(XMLText.escaped(graph.scenes[target].label))</title>"
        return text + "<path d=\"\(ScenePicture.path(route.corners))\" marker-end=\"url(#arrow-\(name))\"/></g>\n"
    }

    /// Returns the path along some corners, which are rounded.
    private static func path(_ corners: [GridPoint]) -> String {
        guard let first = corners.first, let last = corners.last else { return "" }
        var text = "M\(first.x) \(first.y)"
        for place in corners.indices.dropFirst().dropLast() {
            let (before, corner, after) = (corners[place - 1], corners[place], corners[place + 1])
            let (start, end) = (point(5, from: corner, to: before), point(5, from: corner, to: after))
            text += "L\(start.x) \(start.y)Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
        }
        return text + "L\(last.x) \(last.y)"
    }

    /// Returns the point at a distance from a corner along a horizontal or vertical line.
    private static func point(_ distance: Int, from corner: GridPoint, to other: GridPoint) -> GridPoint {
        GridPoint(
            x: corner.x + (other.x - corner.x).signum() * distance,
            y: corner.y + (other.y - corner.y).signum() * distance)
    }

    private func label(of route: Route) -> String {
        guard let label = route.label else { return "" }
        let segue = graph.segues[route.segue]
        var text = "<text class=\"label \(segue.line.name)\" data-segue=\"\(route.segue)\" x=\"\(label.x)\" "
        text += "y=\"\(label.y + 4)\">"
        return text + "\(XMLText.escaped(labelText(of: route.segue)))</text>\n"
    }

    private func scene(_ place: Int) -> String {
        let scene = graph.scenes[place]
        let box = ScenePicture.units(boxes[place])
        let classes = "scene \(scene.shape.name)\(scene.isInitial ? " initial" : "")"
        var text = "<g class=\"\(classes)\" id=\"s\(place)\"><title>\(XMLText.escaped(scene.label))"
        text += "\(scene.subtitle.isEmpty ? "" : ": \(XMLText.escaped(scene.subtitle))")</title>"
        text += rectangle(box, radius: scene.shape == .content ? 6 : 0)
        if scene.shape == .container { text += rectangle(box.expanded(by: -4), radius: 0) }
        let room = (box.width - 16 - (scene.isInitial ? 32 : 0)) * 100
        let name = TextSize.shortened(scene.label, most: room * 100 / (13 * 108))
        let middle = box.x + box.width / 2
        let isSingle = scene.subtitle.isEmpty
        if scene.isInitial {
            text += "<path class=\"entry\" d=\"M\(box.x + 10) \(box.y + 9)l10 6 -10 6Z\"/>"
        }
        text += "<text class=\"name\" x=\"\(middle)\" y=\"\(box.y + (isSingle ? box.height / 2 + 5 : 20))\">"
        if scene.shape == .reference { text += "↗ " }
        text += "\(XMLText.escaped(name))</text>"
        guard !isSingle else { return text + "</g>\n" }
        let subtitle = TextSize.shortened(scene.subtitle, most: (box.width - 16) * 100 / 11)
        return text + "<text x=\"\(middle)\" y=\"\(box.y + 37)\">\(XMLText.escaped(subtitle))</text></g>\n"
    }

    private func rectangle(_ box: GridBox, radius: Int) -> String {
        let corner = radius > 0 ? " rx=\"\(radius)\"" : ""
        return "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\"\(corner)/>"
    }

    // MARK: Legend

    private var legendItems: [SceneGraph.Line] {
        SceneGraph.Line.allCases.filter { line in routes.contains { graph.segues[$0.segue].line == line } }
    }

    private func legendWidth(_ line: SceneGraph.Line) -> Int { 60 + TextSize.width(line.title) * 11 / 100 }

    private func legend(at point: GridPoint) -> String {
        var (text, x) = ("<g class=\"legend\">\n", point.x)
        for line in legendItems {
            text += legendItem(line, at: GridPoint(x: x, y: point.y))
            x += legendWidth(line)
        }
        return text + "</g>\n"
    }

    private func legendItem(_ line: SceneGraph.Line, at point: GridPoint) -> String {
        "<g class=\"segue \(line.name)\">"
            + "<path d=\"M\(point.x) \(point.y)h34\" marker-end=\"url(#arrow-\(line.name))\"/>"
            + "<text class=\"key\" x=\"\(point.x + 40)\" y=\"\(point.y + 4)\">\(line.title)</text></g>\n"
    }
}

extension SceneGraph.Line {
    /// The name of its class in CSS.
    var name: String {
        switch self {
        case .show: "show"
        case .showDetail: "detail"
        case .present: "present"
        case .popover: "popover"
        case .unwind: "unwind"
        case .custom: "custom"
        case .embed: "embed"
        case .relationship: "relationship"
        }
    }

    /// The words of a legend.
    fileprivate var title: String {
        switch self {
        case .show: "show"
        case .showDetail: "show detail"
        case .present: "present"
        case .popover: "popover"
        case .unwind: "unwind"
        case .custom: "custom"
        case .embed: "embed"
        case .relationship: "relationship"
        }
    }
}

extension SceneGraph.Shape {
    /// The name of its class in CSS.
    fileprivate var name: String {
        switch self {
        case .content: "content"
        case .container: "container"
        case .reference: "reference"
        case .standIn: "stand-in"
        }
    }
}
