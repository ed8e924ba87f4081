/// Places the labels of segues on their routes, so that none covers a box or another label.
struct LabelPlacement {
    private let grid: RouteGrid
    /// Whether the cell to the right of and below a point of the grid is covered by a box or a label.
    private var isCovered: [Bool]

    init(_ grid: RouteGrid, _ boxes: [GridBox]) {
        self.grid = grid
        isCovered = [Bool](repeating: false, count: grid.columns * grid.rows)
        for box in boxes { cover(box) }
    }

    /// Returns the centre of a label of a width, in cells, on a route or next to it; nil if there is no room. A label
    /// that is common to all segues with the source may be where they share tracks.
    mutating func place(
        width: Int, on route: [GridPoint], _ bundle: RouteGrid.Bundle, isCommon: Bool
    ) -> GridPoint? {
        let points = LabelPlacement.points(of: route)
        let offsets = LabelPlacement.offsets(width: width)
        var best: (cost: Int, point: GridPoint)?
        for (number, point) in points.enumerated() {
            for (offset, offsetCost) in offsets {
                // In the middle of the route, and where no other segue is.
                var cost = Int((2 * number - points.count).magnitude) + offsetCost
                guard best.map({ cost < $0.cost }) ?? true else { continue }
                let centre = GridPoint(x: point.x + offset.x, y: point.y + offset.y)
                let box = LabelPlacement.box(width: width, around: centre)
                guard isFree(box) else { continue }
                cost += 20 * grid.foreignTracks(in: box, bundle, isCommon: isCommon)
                if best.map({ cost < $0.cost }) ?? true { best = (cost, centre) }
            }
        }
        guard let best else { return nil }
        cover(LabelPlacement.box(width: width, around: best.point))
        return best.point
    }

    /// The cells of the grid that a label covers.
    static func box(width: Int, around centre: GridPoint) -> GridBox {
        GridBox(x: centre.x - (width + 1) / 2, y: centre.y - 1, width: (width + 1) / 2 * 2, height: 2)
    }

    /// Returns the places of a label's centre around a point of the route, with their costs: on the line, beside it,
    /// then further away.
    private static func offsets(width: Int) -> [(offset: GridPoint, cost: Int)] {
        var offsets = [(GridPoint(x: 0, y: 0), 0)]
        let half = (width + 1) / 2
        for (x, y, cost) in [(half, 1, 8), (half + 1, 2, 60), (half + 3, 4, 150), (half + 6, 7, 300)] {
            offsets += [(x, 0), (-x, 0), (0, -y), (0, y)].map { (GridPoint(x: $0.0, y: $0.1), cost) }
        }
        return offsets
    }

    /// Returns the points of a route from corner to corner.
    private static func points(of route: [GridPoint]) -> [GridPoint] {
        var points: [GridPoint] = []
        for (start, end) in zip(route, route.dropFirst()) {
            let count = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
            let (x, y) = ((end.x - start.x).signum(), (end.y - start.y).signum())
            for step in 0..<Int(count) { points.append(GridPoint(x: start.x + step * x, y: start.y + step * y)) }
        }
        return points + route.suffix(1)
    }

    private func isFree(_ box: GridBox) -> Bool {
        guard box.x >= grid.area.x, box.right <= grid.area.right, box.y >= grid.area.y, box.bottom <= grid.area.bottom
        else { return false }
        for y in box.y..<box.bottom {
            for x in box.x..<box.right where isCovered[grid.index(GridPoint(x: x, y: y))] { return false }
        }
        return true
    }

    private mutating func cover(_ box: GridBox) {
        for y in box.y..<box.bottom {
            for x in box.x..<box.right { isCovered[grid.index(GridPoint(x: x, y: y))] = true }
        }
    }
}
