import TestSupport
import Testing

@testable import SceneStoryboard

/// The layout of pictures: boxes do not overlap, segues go around them, labels do not cover each other.
@Suite struct PictureTests {
    /// Returns a graph of random segues. If `hasCanvas`, its scenes have places, some of them the same.
    private static func graph(_ scenes: Int, _ segues: Int, hasCanvas: Bool, seed: UInt64) -> SceneGraph {
        var dice = Dice(seed: seed)
        var graph = SceneGraph()
        for number in 0..<scenes {
            var scene = SceneGraph.Scene(
                id: "i\(number)", name: "scene\(number)", kind: "viewController", shape: .content)
            if dice.once(in: 9) { scene.shape = .reference }
            if hasCanvas {
                scene.position = StoryboardPosition(
                    x: Double(dice.below(9) * 350 - 1_000), y: Double(dice.below(5) * 400 + dice.below(40)))
            }
            scene.isInitial = number == 0
            graph.scenes.append(scene)
        }
        for _ in 0..<segues {
            let line = SceneGraph.Line.allCases[dice.below(SceneGraph.Line.allCases.count)]
            let target = dice.below(scenes)
            var segue = SceneGraph.Segue(
                kind: "show", line: line, source: dice.below(scenes), target: target, destination: "i\(target)")
            if dice.once(in: 2) { segue.identifier = "open\(dice.below(1_000))" }
            graph.segues.append(segue)
        }
        graph.groups = [
            SceneGraph.Group(
                file: "a", name: "a", initial: nil, scenes: 0..<scenes, segues: 0..<segues)
        ]
        return graph
    }

    private static let seeds = (1...12).map { UInt64($0) }

    @Test(arguments: seeds, [true, false]) func boxesAreApart(seed: UInt64, hasCanvas: Bool) {
        let scenes = seed == 1 ? 50 : Int(seed) * 3
        let graph = Self.graph(scenes, scenes, hasCanvas: hasCanvas, seed: seed)
        let picture = ScenePicture(graph, [hasCanvas ? .canvas : .layered])
        for (place, box) in picture.boxes.enumerated() {
            for other in picture.boxes[(place + 1)...] { #expect(!box.isNear(other, gap: 4)) }
        }
        #expect(picture.routes.count == graph.segues.count)
        for route in picture.routes { Self.check(route, of: picture) }
        let labels = picture.routes.compactMap { route in
            route.label.map { label in
                let width = TextSize.width(picture.labelText(of: route.segue)) * 11 / 100
                return GridBox(x: label.x - width / 2, y: label.y - 7, width: width, height: 14)
            }
        }
        #expect(labels.count * 10 > picture.routes.count * 7)
        for (place, label) in labels.enumerated() {
            for other in labels[(place + 1)...] { #expect(!label.isNear(other, gap: 0)) }
        }
    }

    /// A route begins and ends at the borders of its boxes, is horizontal or vertical, and does not enter a box.
    private static func check(_ route: ScenePicture.Route, of picture: ScenePicture) {
        let segue = picture.graph.segues[route.segue]
        let boxes = picture.boxes.map {
            GridBox(x: $0.x * 10, y: $0.y * 10, width: $0.width * 10, height: $0.height * 10)
        }
        for (start, end) in zip(route.corners, route.corners.dropFirst()) {
            #expect(start.x == end.x || start.y == end.y)
            let line = GridBox.around([start, end].map { GridBox(x: $0.x, y: $0.y, width: 0, height: 0) })
            for box in boxes { #expect(!box.expanded(by: -1).isNear(line, gap: 0)) }
        }
        for (point, scene) in [(route.corners.first, segue.source), (route.corners.last, segue.target ?? 0)] {
            guard let point else { continue }
            let here = GridBox(x: point.x, y: point.y, width: 0, height: 0)
            #expect(boxes[scene].expanded(by: 1).isNear(here, gap: 0))
            #expect(!boxes[scene].expanded(by: -1).isNear(here, gap: 0))
        }
    }

    @Test func picturesAreTheSameEveryTime() {
        let graph = Self.graph(30, 40, hasCanvas: true, seed: 7)
        let svg = ScenePicture(graph, [.canvas]).svg
        #expect((0..<2).allSatisfy { _ in ScenePicture(graph, [.canvas]).svg == svg })
    }

    @Test(arguments: [0, 1, 2, 20_000]) func anyNumberOfScenesIsDrawn(count: Int) {
        let graph = Self.graph(count, count, hasCanvas: false, seed: 3)
        let picture = ScenePicture(graph, [.layered])
        #expect(picture.svg.hasSuffix("</svg>\n") && picture.boxes.count == count)
    }

    @Test func longRowsAreFolded() {
        var graph = Self.graph(60, 0, hasCanvas: true, seed: 5)
        for place in graph.scenes.indices {
            graph.scenes[place].position = StoryboardPosition(x: Double(place / 2 * 900), y: Double(place % 2 * 800))
        }
        let boxes = ScenePicture(graph, [.canvas]).boxes
        let whole = GridBox.around(boxes)
        #expect(whole.width < whole.height * 3)
        // What is below a scene on the canvas stays below it.
        for place in stride(from: 0, to: boxes.count, by: 2) {
            #expect(boxes[place].x == boxes[place + 1].x && boxes[place].y < boxes[place + 1].y)
        }
    }

    @Test(arguments: [([0, 0, 0], [-10, 0, 10]), ([0, 30, 35], [0, 27, 37]), ([], []), ([5], [5])])
    func numbersAreMovedApart(wanted: [Int], separated: [Int]) {
        #expect(Separation.separate(wanted, pitch: 10) == separated)
    }

    @Test func textIsNeverMarkup() {
        #expect(XMLText.escaped("<a b='c'>&\"\u{0}\u{FFFE}") == "&lt;a b=&#39;c&#39;&gt;&amp;&quot; \u{FFFD}")
    }
}
