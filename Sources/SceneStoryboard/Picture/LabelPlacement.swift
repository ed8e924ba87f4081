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
    /// that is common to all segues with the source may be where they share tracks. `bundle` says which other segues
    /// can share tracks with this one.
    mutating func place(
        width: Int, on route: [GridPoint], _ bundle: RouteGrid.Bundle, isCommon: Bool
    ) -> GridPoint? {
        let points = LabelPlacement.points(of: route)
        let offsets = LabelPlacement.offsets(width: width)
        var best: (cost: Int, point: GridPoint)?
        for (number, point) in points.enumerated() {
            for offset in offsets {
                // In the middle of the route, and where no other segue is.
                var cost = Int((2 * number - points.count).magnitude) + offset.cost
                guard best.map({ cost < $0.cost }) ?? true else { continue }
                let centre = GridPoint(x: point.x + offset.x, y: point.y + offset.y)
                let box = LabelPlacement.box(width: width, around: centre)
                guard isFree(box) else { continue }
                // A route whose bends are hidden cannot be followed.
                cost += 12 * route.count { LabelPlacement.covers(box, $0) }
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

    private static func covers(_ box: GridBox, _ point: GridPoint) -> Bool {
        box.x < point.x && point.x < box.right && box.y < point.y && point.y < box.bottom
    }

    /// A place of a label's centre, relative to a point of the route.
    private struct Offset {
        let x: Int
        let y: Int
        let cost: Int
    }

    /// Returns the places of a label's centre around a point of the route: on the line, beside it, then further away.
    /// The costs make a label that covers its line cheaper than one that is far from it.
    private static func offsets(width: Int) -> [Offset] {
        var offsets = [Offset(x: 0, y: 0, cost: 0)]
        let half = (width + 1) / 2
        for near in [
            Offset(x: half, y: 1, cost: 8), Offset(x: half + 1, y: 2, cost: 60), Offset(x: half + 3, y: 4, cost: 150),
            Offset(x: half + 6, y: 7, cost: 300),
        ] {
            offsets.append(Offset(x: near.x, y: 0, cost: near.cost))
            offsets.append(Offset(x: -near.x, y: 0, cost: near.cost))
            offsets.append(Offset(x: 0, y: -near.y, cost: near.cost))
            offsets.append(Offset(x: 0, y: near.y, cost: near.cost))
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
