/// How the scenes of a group are arranged.
public enum SceneArrangement: Hashable, Sendable {
    /// At their places on the canvas of Interface Builder. Scenes without a place are below the others.
    case canvas
    /// In layers from the initial scene.
    case layered
    /// With these centres, in tenths of an inch to the right and down, in the order of the scenes.
    case centres([Centre])

    /// The centre of a scene.
    public struct Centre: Hashable, Sendable {
        public let x: Int
        public let y: Int

        public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    }
}

/// A drawn graph: the places of its scenes, and the ways of its segues.
public struct ScenePicture: Sendable {
    /// A segue that is drawn.
    struct Route: Sendable {
        /// Its number in the graph.
        let segue: Int
        /// The corners of its line, in units of the picture.
        var corners: [GridPoint]
        /// The centre of its label, if there is room for it.
        var label: GridPoint?
    }

    /// The text of a label, at most so wide, in hundredths of the size of the font.
    static let longestLabel = 1_500

    let graph: SceneGraph
    /// The boxes of the scenes, on the grid.
    private(set) var boxes: [GridBox]
    /// The frames of the groups, if there are several.
    private(set) var frames: [GridBox] = []
    private(set) var routes: [Route] = []

    /// Draws a graph. `arrangements` has one for each group.
    public init(_ graph: SceneGraph, _ arrangements: [SceneArrangement]) {
        self.graph = graph
        let width = ScenePicture.boxWidth(graph)
        boxes = graph.scenes.map { scene in
            GridBox(x: 0, y: 0, width: width, height: scene.shape == .reference ? 3 : 5)
        }
        for (group, arrangement) in zip(graph.groups, arrangements) {
            let sizes = LayoutSizes(width: width, columnGap: ScenePicture.columnGap(graph))
            let points = ScenePicture.places(of: group, in: graph, arrangement, sizes)
            for (place, point) in zip(group.scenes, points) {
                // References are lower, and in the middle of their row.
                boxes[place].x = point.x
                boxes[place].y = point.y + (sizes.height - boxes[place].height) / 2
            }
        }
        if graph.groups.count > 1 { arrangeGroups() }
        route()
    }

    /// Whether most scenes of a group have a place on the canvas.
    public static func hasCanvas(_ group: SceneGraph.Group, of graph: SceneGraph) -> Bool {
        let scenes = graph.scenes[group.scenes]
        return scenes.count { $0.position != nil } * 2 > scenes.count
    }

    /// The width of all boxes, in cells.
    package static func boxWidth(_ graph: SceneGraph) -> Int {
        let widest =
            graph.scenes.map { scene in
                let (name, kind) = (TextSize.width(scene.label) * 13 * 108 / 100, TextSize.width(scene.subtitle) * 11)
                return max(name + (scene.isInitial ? 1_600 : 0), kind)
            }.max() ?? 0
        return min(max(widest / 100 + 24, 120), 220) / (2 * GridBox.cell) * 2 + 2
    }

    /// The distance of boxes, in cells: most labels fit between them.
    package static func columnGap(_ graph: SceneGraph) -> Int {
        let widths = graph.segues.map { min(TextSize.width($0.caption), longestLabel) * 11 / 100 }.sorted()
        guard !widths.isEmpty else { return 8 }
        return min(max(widths[widths.count * 3 / 4] / GridBox.cell + 5, 8), 16)
    }

    private static func places(
        of group: SceneGraph.Group, in graph: SceneGraph, _ arrangement: SceneArrangement, _ sizes: LayoutSizes
    ) -> [GridPoint] {
        switch arrangement {
        case .canvas where hasCanvas(group, of: graph):
            return CanvasLayout(canvasPoints(of: graph.scenes[group.scenes]), sizes).places()
        case .centres(let centres) where centres.count == group.scenes.count:
            let boxes = centres.map {
                GridBox(x: $0.x - sizes.width / 2, y: $0.y - sizes.height / 2, width: sizes.width, height: sizes.height)
            }
            if areApart(boxes) { return boxes.map { GridPoint(x: $0.x, y: $0.y) } }
        case .canvas, .centres, .layered: break
        }
        let first = group.scenes.lowerBound
        let links = graph.segues.compactMap { segue -> LayeredLayout.Link? in
            guard let target = segue.target, group.scenes.contains(segue.source), group.scenes.contains(target) else {
                return nil
            }
            return LayeredLayout.Link(
                source: segue.source - first, target: target - first, isUnwind: segue.line == .unwind)
        }
        let initial = graph.scenes[group.scenes].firstIndex { $0.isInitial }.map { $0 - first }
        return LayeredLayout(count: group.scenes.count, links: links, initial: initial, sizes).places()
    }

    /// Returns the places of scenes on the canvas. Those that have none follow in a row below the others.
    private static func canvasPoints(of scenes: ArraySlice<SceneGraph.Scene>) -> [GridPoint] {
        let positions = scenes.compactMap { $0.position }
        let bottom = positions.map { canvasPoint($0).y }.max() ?? 0
        var x = positions.map { canvasPoint($0).x }.min() ?? 0
        return scenes.map { scene in
            if let position = scene.position { return canvasPoint(position) }
            x += 700
            return GridPoint(x: x - 700, y: bottom + 700)
        }
    }

    /// Returns a place on the canvas in whole points. No canvas is as large as the limits, which keep sums small.
    private static func canvasPoint(_ position: StoryboardPosition) -> GridPoint {
        GridPoint(x: Int(min(max(position.x, -1e6), 1e6)), y: Int(min(max(position.y, -1e6), 1e6)))
    }

    /// Whether segues can pass between all boxes.
    private static func areApart(_ boxes: [GridBox]) -> Bool {
        let order = boxes.indices.sorted { (boxes[$0].x, $0) < (boxes[$1].x, $1) }
        for (place, number) in order.enumerated() {
            for other in order[(place + 1)...] {
                if boxes[other].x >= boxes[number].right + 2 { break }
                if boxes[number].isNear(boxes[other], gap: 2) { return false }
            }
        }
        return true
    }

    /// Places the groups next to each other, in rows that are about as wide as a window, each in a frame.
    private mutating func arrangeGroups() {
        let border = 5
        var sizes: [GridBox] = []
        for group in graph.groups { sizes.append(GridBox.around(boxes[group.scenes]).expanded(by: border)) }
        let area =
            sizes.reduce(Int64(0)) { $0 + Int64($1.width) * Int64($1.height) } * Int64(LayoutSizes.maxAspectPercent)
            / 100
        var side = 1
        while Int64(side) * Int64(side) < area { side += side / 64 + 1 }
        let width = max(side, sizes.map { $0.width }.max() ?? 0)
        var (x, y, height) = (0, 0, 0)
        for (group, size) in zip(graph.groups, sizes) {
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 4, 0) }
            for place in group.scenes { boxes[place] = boxes[place].moved(x: x - size.x, y: y - size.y) }
            frames.append(size.moved(x: x - size.x, y: y - size.y))
            x += size.width + 4
            height = max(height, size.height)
        }
    }

    // MARK: Segues

    /// Finds the ways of the segues, short ones first, then the places of their labels.
    private mutating func route() {
        var order = graph.segues.indices.compactMap { place -> (segue: Int, source: Int, target: Int, length: Int)? in
            let segue = graph.segues[place]
            guard let target = segue.target else { return nil }
            let (start, end) = (boxes[segue.source].centre, boxes[target].centre)
            let length = (start.x - end.x).magnitude + (start.y - end.y).magnitude
            return (place, segue.source, target, Int(length))
        }
        guard var grid = RouteGrid(boxes) else {
            routes = order.map { Route(segue: $0.segue, corners: straightLine(boxes[$0.source], boxes[$0.target])) }
            return
        }
        order.sort { ($0.length, $0.segue) < ($1.length, $1.segue) }
        let bundles = bundles
        var search = RouteSearch(grid)
        var found: [(segue: Int, corners: [GridPoint])] = []
        for (segue, source, target, _) in order {
            let bundle = bundles[segue]
            guard let corners = search.route(from: boxes[source], to: boxes[target], bundle, grid) else {
                routes.append(Route(segue: segue, corners: straightLine(boxes[source], boxes[target])))
                continue
            }
            grid.use(corners, bundle)
            found.append((segue, corners))
        }
        var labels = LabelPlacement(grid, boxes)
        let common = commonLabels(of: found.map { $0.segue })
        var isLabelled: Set<CommonLabel> = []
        for (segue, corners) in found {
            let key = commonLabel(of: segue)
            let isCommon = common.contains(key)
            var label: GridPoint?
            if !isCommon || isLabelled.insert(key).inserted {
                let width = TextSize.width(labelText(of: segue)) * 11 / 100 + 6
                let cells = (width + GridBox.cell - 1) / GridBox.cell
                label = labels.place(width: cells, on: corners, bundles[segue], isCommon: isCommon)
            }
            routes.append(
                Route(segue: segue, corners: corners.map(ScenePicture.units), label: label.map(ScenePicture.units)))
        }
        routes.sort { $0.segue < $1.segue }
    }

    /// What segues have in common that have one label for all of them.
    private struct CommonLabel: Hashable {
        let source: Int
        let line: SceneGraph.Line
        let caption: String
    }

    /// Returns the labels that are repeated most: three segues or more of a scene, with the same words.
    private func commonLabels(of segues: [Int]) -> Set<CommonLabel> {
        var counts: [CommonLabel: Int] = [:]
        for segue in segues { counts[commonLabel(of: segue), default: 0] += 1 }
        return Set(counts.filter { $0.value > 2 }.keys)
    }

    private func commonLabel(of place: Int) -> CommonLabel {
        let segue = graph.segues[place]
        return CommonLabel(source: segue.source, line: segue.line, caption: segue.caption)
    }

    /// Returns the text of a segue's label.
    func labelText(of segue: Int) -> String {
        TextSize.shortened(graph.segues[segue].caption, most: ScenePicture.longestLabel)
    }

    /// What segues have in common that share tracks: a scene, the kind of line, and the identifier or action.
    private struct BundleKey: Hashable {
        let scene: Int
        let line: SceneGraph.Line
        let identifier: String?
    }

    /// Returns the bundle of each segue.
    private var bundles: [RouteGrid.Bundle] {
        var numbers: [BundleKey: Int32] = [:]
        func number(_ scene: Int, _ segue: SceneGraph.Segue) -> Int32 {
            let key = BundleKey(scene: scene, line: segue.line, identifier: segue.identifier ?? segue.action)
            let next = Int32(numbers.count)
            if let known = numbers[key] { return known }
            numbers[key] = next
            return next
        }
        return graph.segues.map { segue in
            RouteGrid.Bundle(
                source: number(segue.source, segue), target: number(segue.target ?? segue.source, segue))
        }
    }

    private static func units(_ point: GridPoint) -> GridPoint {
        GridPoint(x: point.x * GridBox.cell, y: point.y * GridBox.cell)
    }

    /// Returns the line between the centres of two boxes, without what is in the boxes, in units of the picture. A box
    /// and itself have a short line at its side.
    private func straightLine(_ source: GridBox, _ target: GridBox) -> [GridPoint] {
        let (start, end) = (ScenePicture.units(source.centre), ScenePicture.units(target.centre))
        guard start != end else {
            return [start, GridPoint(x: start.x, y: start.y - source.height * GridBox.cell)]
        }
        return [ScenePicture.border(of: source, start, end), ScenePicture.border(of: target, end, start)]
    }

    /// Returns the point where the line from the centre of a box to `other` leaves it.
    private static func border(of box: GridBox, _ centre: GridPoint, _ other: GridPoint) -> GridPoint {
        let (x, y) = (Int64(other.x - centre.x), Int64(other.y - centre.y))
        let (halfWidth, halfHeight) = (Int64(box.width * GridBox.cell / 2), Int64(box.height * GridBox.cell / 2))
        let (distanceX, distanceY) = (Int64(x.magnitude), Int64(y.magnitude))
        // The side is the one that the line reaches first.
        let (left, up) =
            distanceX * halfHeight >= distanceY * halfWidth
            ? (x.signum() * halfWidth, y * halfWidth / max(distanceX, 1))
            : (x * halfHeight / max(distanceY, 1), y.signum() * halfHeight)
        return GridPoint(x: centre.x + Int(left), y: centre.y + Int(up))
    }
}

extension SceneGraph.Scene {
    /// What a box says below the name: the class, or the kind of the controller.
    var subtitle: String {
        if reference != nil { return "" }
        return customClass ?? kind
    }
}
