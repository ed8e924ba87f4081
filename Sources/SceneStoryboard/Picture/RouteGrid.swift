/// The grid on which segues are routed: the boxes that are in the way, and the tracks that routes use.
struct RouteGrid {
    /// A direction of a route.
    enum Direction: Int, CaseIterable {
        case right, down, left, up

        var x: Int {
            switch self {
            case .right: 1
            case .left: -1
            case .down, .up: 0
            }
        }
        var y: Int {
            switch self {
            case .down: 1
            case .up: -1
            case .right, .left: 0
            }
        }
        var isHorizontal: Bool { y == 0 }
    }

    /// The routes between two neighbouring points: their bundle by source and by target, `free` or `several`.
    struct Track {
        var source: Int32 = free
        var target: Int32 = free

        static let free: Int32 = -1
        static let several: Int32 = -2

        var isFree: Bool { source == Track.free }

        /// Whether a route can share it with those that use it: all have the same source, or all the same target.
        func isShared(with bundle: Bundle) -> Bool { source == bundle.source || target == bundle.target }
    }

    /// What a route has in common with others, so that they can share tracks: the scene and the kind of line.
    struct Bundle {
        let source: Int32
        let target: Int32
    }

    /// The grid's area, in points of the picture. Points on its border are part of it.
    let area: GridBox
    let columns: Int
    let rows: Int
    /// Whether a point is in a box or on its border.
    private(set) var isBlocked: [Bool]
    /// How near a box a point is: 2 next to it, 1 at twice that distance, otherwise 0.
    private(set) var nearness: [UInt8]
    /// The tracks to the right of each point, and those below.
    private var rightTracks: [Track]
    private var lowerTracks: [Track]

    /// The greatest number of points. Larger pictures have straight lines.
    static let mostPoints = 1_500_000

    /// Creates the grid for some boxes and the space around them; nil if it would be too large.
    init?(_ boxes: [GridBox]) {
        let area = GridBox.around(boxes).expanded(by: 8)
        let (columns, rows) = (area.width + 1, area.height + 1)
        guard Int64(columns) * Int64(rows) < RouteGrid.mostPoints else {
            return nil
        }
        (self.area, self.columns, self.rows) = (area, columns, rows)
        isBlocked = [Bool](repeating: false, count: columns * rows)
        nearness = [UInt8](repeating: 0, count: columns * rows)
        rightTracks = [Track](repeating: Track(), count: columns * rows)
        lowerTracks = rightTracks
        for box in boxes {
            for distance in [2, 1] {
                for point in points(of: box.expanded(by: distance)) {
                    nearness[point] = max(nearness[point], UInt8(3 - distance))
                }
            }
            for point in points(of: box) { isBlocked[point] = true }
        }
    }

    /// Returns the numbers of the points of a box, which is in the area.
    private func points(of box: GridBox) -> [Int] {
        (box.y...box.bottom).flatMap { y in
            let first = index(GridPoint(x: box.x, y: y))
            return first...first + box.width
        }
    }

    /// Returns the number of a point of the area.
    func index(_ point: GridPoint) -> Int { (point.y - area.y) * columns + point.x - area.x }

    func point(_ index: Int) -> GridPoint { GridPoint(x: area.x + index % columns, y: area.y + index / columns) }

    /// Returns the track from a point in a direction. The next point must be in the area.
    func track(from index: Int, _ direction: Direction) -> Track {
        switch direction {
        case .right: rightTracks[index]
        case .left: rightTracks[index - 1]
        case .down: lowerTracks[index]
        case .up: lowerTracks[index - columns]
        }
    }

    /// Whether a route of another bundle crosses a point at a right angle to a direction.
    func isCrossed(_ index: Int, _ direction: Direction, _ bundle: Bundle) -> Bool {
        let (first, second) =
            direction.isHorizontal
            ? (lowerTracks[index], index >= columns ? lowerTracks[index - columns] : Track())
            : (rightTracks[index], index % columns > 0 ? rightTracks[index - 1] : Track())
        return !first.isFree && !first.isShared(with: bundle) || !second.isFree && !second.isShared(with: bundle)
    }

    /// Returns the number of tracks in a box that segues of other bundles use. If `isCommon`, the tracks of all segues
    /// with the same source belong to the bundle.
    func foreignTracks(in box: GridBox, _ bundle: Bundle, isCommon: Bool) -> Int {
        var count = 0
        for y in max(box.y, area.y)...min(box.bottom, area.bottom - 1) {
            for x in max(box.x, area.x)...min(box.right, area.right - 1) {
                let place = index(GridPoint(x: x, y: y))
                for track in [rightTracks[place], lowerTracks[place]] where !track.isFree {
                    if track.source != bundle.source || !isCommon && track.target != bundle.target { count += 1 }
                }
            }
        }
        return count
    }

    /// Marks the tracks of a route from corner to corner as used.
    mutating func use(_ route: [GridPoint], _ bundle: Bundle) {
        for (start, end) in zip(route, route.dropFirst()) {
            let isHorizontal = start.y == end.y
            let length = isHorizontal ? end.x - start.x : end.y - start.y
            let first = length < 0 ? end : start
            for step in 0..<length.magnitude {
                let offset = Int(step)
                let place = index(
                    GridPoint(x: first.x + (isHorizontal ? offset : 0), y: first.y + (isHorizontal ? 0 : offset)))
                if isHorizontal {
                    rightTracks[place].add(bundle)
                } else {
                    lowerTracks[place].add(bundle)
                }
            }
        }
    }
}

extension RouteGrid.Track {
    fileprivate mutating func add(_ bundle: RouteGrid.Bundle) {
        if isFree {
            (source, target) = (bundle.source, bundle.target)
            return
        }
        if source != bundle.source { source = RouteGrid.Track.several }
        if target != bundle.target { target = RouteGrid.Track.several }
    }
}
