/// Finds the cheapest route between two boxes of a grid (maze routing, by A* over points and directions).
///
/// A route leaves and enters boxes at a right angle, and goes around others. Bends, crossings and tracks beside those
/// of other segues cost more. Routes that have a source or a target in common share tracks.
struct RouteSearch {
    private typealias Direction = RouteGrid.Direction

    private enum Cost {
        static let step: Int32 = 4
        static let sharedStep: Int32 = 3
        static let foreignStep: Int32 = 40
        /// For each unit of nearness to a box.
        static let near: Int32 = 3
        static let crossing: Int32 = 14
        static let bend: Int32 = 24
        static let foreignPort: Int32 = 60
    }

    /// The least cost of each state so far. A state is a point and the direction in which it was reached: its number is
    /// 4 × the index of the point + the direction.
    private var costs: [Int32]
    /// The number of the search in which a state was reached.
    private var epochs: [Int32]
    /// The direction in which the point before was reached.
    private var before: [UInt8]
    private var epoch: Int32 = 0
    private var queue = RouteQueue()
    /// The number of states that all searches together may still visit, so that a picture never takes long.
    private var budget = 10_000_000

    private static let noDirection: UInt8 = 4

    init(_ grid: RouteGrid) {
        let count = grid.columns * grid.rows * Direction.allCases.count
        costs = [Int32](repeating: 0, count: count)
        epochs = costs
        before = [UInt8](repeating: 0, count: count)
    }

    /// Returns the corners of a route, from the border of one box to that of the other, or nil if there is none or
    /// the searches took too long. A route from a box to itself is a loop. `bundle` says with which other routes it can
    /// share tracks. The search first considers only the space around the two boxes, which usually is enough.
    mutating func route(from start: GridBox, to end: GridBox, _ bundle: RouteGrid.Bundle, _ grid: RouteGrid)
        -> [GridPoint]?
    {
        let window = start.union(end).expanded(by: 24)
        return search(from: start, to: end, in: window, bundle, grid)
            ?? search(from: start, to: end, in: grid.area, bundle, grid)
    }

    private mutating func search(
        from start: GridBox, to end: GridBox, in window: GridBox, _ bundle: RouteGrid.Bundle, _ grid: RouteGrid
    ) -> [GridPoint]? {
        epoch += 1
        queue.removeAll()
        let isLoop = start == end
        // `allCases` makes a new array each time.
        let directions = Direction.allCases
        for direction in isLoop ? [.right] : directions {
            for port in RouteSearch.ports(of: start, direction) {
                let place = grid.index(port)
                let cost = portCost(port, of: start, leaving: direction, bundle, grid)
                reach(place * 4 + direction.rawValue, cost, RouteSearch.noDirection, port, end)
            }
        }
        while let (estimate, state) = queue.pop() {
            budget -= 1
            guard budget > 0 else { return nil }
            let cost = costs[state]
            let place = state / 4
            let point = grid.point(place)
            guard estimate == cost + RouteSearch.distance(point, end) else { continue }
            guard let direction = Direction(rawValue: state % 4) else { continue }
            let isAtEnd = grid.isBlocked[place] && before[state] != RouteSearch.noDirection
            if isAtEnd { return path(to: state, grid) }
            for next in directions where (next.rawValue + 2) % 4 != direction.rawValue {
                // A route leaves its box at a right angle.
                if before[state] == RouteSearch.noDirection, next != direction { continue }
                let target = GridPoint(x: point.x + next.x, y: point.y + next.y)
                guard contains(window, target), contains(grid.area, target) else { continue }
                let targetPlace = grid.index(target)
                var sum = cost + RouteSearch.stepCost(from: place, to: targetPlace, next, bundle, grid)
                if next != direction { sum += Cost.bend }
                if grid.isBlocked[targetPlace] {
                    guard isPort(target, of: end, entering: next, isLoop) else { continue }
                    sum += portCost(target, of: end, leaving: next, bundle, grid)
                }
                reach(targetPlace * 4 + next.rawValue, sum, UInt8(direction.rawValue), target, end)
            }
        }
        return nil
    }

    /// Records that a state can be reached at a cost, from one with the direction `last`, if this is the least cost so
    /// far.
    private mutating func reach(_ state: Int, _ cost: Int32, _ last: UInt8, _ point: GridPoint, _ end: GridBox) {
        guard epochs[state] != epoch || cost < costs[state] else { return }
        epochs[state] = epoch
        costs[state] = cost
        before[state] = last
        queue.push(state, estimate: cost + RouteSearch.distance(point, end))
    }

    /// Returns a lower bound of the cost from a point to a box.
    private static func distance(_ point: GridPoint, _ box: GridBox) -> Int32 {
        let x = max(box.x - point.x, 0, point.x - box.right)
        let y = max(box.y - point.y, 0, point.y - box.bottom)
        return Int32(x + y) * Cost.sharedStep
    }

    private static func stepCost(
        from place: Int, to target: Int, _ direction: Direction, _ bundle: RouteGrid.Bundle, _ grid: RouteGrid
    ) -> Int32 {
        let track = grid.track(from: place, direction)
        var cost = track.isFree ? Cost.step : track.isShared(with: bundle) ? Cost.sharedStep : Cost.foreignStep
        cost += Cost.near * Int32(grid.nearness[target])
        if grid.isCrossed(target, direction, bundle) { cost += Cost.crossing }
        return cost
    }

    /// Returns the cost of a port: far from the middle of its side, or used by other segues.
    private func portCost(
        _ port: GridPoint, of box: GridBox, leaving direction: Direction, _ bundle: RouteGrid.Bundle, _ grid: RouteGrid
    ) -> Int32 {
        let centre = box.centre
        let distance = direction.isHorizontal ? port.y - centre.y : port.x - centre.x
        // Sides are used before top and bottom, where boxes of other rows are near.
        var cost = Int32(distance.magnitude)
        let place = grid.index(port)
        for direction in Direction.allCases {
            let track = grid.track(from: place, direction)
            if !track.isFree, !track.isShared(with: bundle) { cost += Cost.foreignPort }
        }
        return cost
    }

    /// Returns the points at which routes leave a side of a box: not its corners.
    private static func ports(of box: GridBox, _ direction: Direction) -> [GridPoint] {
        switch direction {
        case .right: (box.y + 1..<box.bottom).map { GridPoint(x: box.right, y: $0) }
        case .left: (box.y + 1..<box.bottom).map { GridPoint(x: box.x, y: $0) }
        case .down: (box.x + 1..<box.right).map { GridPoint(x: $0, y: box.bottom) }
        case .up: (box.x + 1..<box.right).map { GridPoint(x: $0, y: box.y) }
        }
    }

    /// Whether a route that goes in a direction can enter a box at a point. A loop enters from above.
    private func isPort(_ point: GridPoint, of box: GridBox, entering direction: Direction, _ isLoop: Bool) -> Bool {
        let isInHeight = point.y > box.y && point.y < box.bottom
        let isInWidth = point.x > box.x && point.x < box.right
        return switch direction {
        case .right: !isLoop && point.x == box.x && isInHeight
        case .left: !isLoop && point.x == box.right && isInHeight
        case .down: point.y == box.y && isInWidth
        case .up: !isLoop && point.y == box.bottom && isInWidth
        }
    }

    private func contains(_ area: GridBox, _ point: GridPoint) -> Bool {
        point.x >= area.x && point.x <= area.right && point.y >= area.y && point.y <= area.bottom
    }

    /// Returns the corners of the path that ends with a state.
    private func path(to state: Int, _ grid: RouteGrid) -> [GridPoint] {
        var corners = [grid.point(state / 4)]
        var state = state
        while let direction = Direction(rawValue: state % 4), before[state] != RouteSearch.noDirection {
            let last = Int(before[state])
            let point = grid.point(state / 4)
            let previous = GridPoint(x: point.x - direction.x, y: point.y - direction.y)
            if last != direction.rawValue { corners.append(previous) }
            state = grid.index(previous) * 4 + last
        }
        corners.append(grid.point(state / 4))
        return corners.reversed()
    }
}

/// A priority queue of states: a binary heap. Equal estimates are ordered by number, so that results are the same
/// every time.
struct RouteQueue {
    /// The estimate of each entry in the upper 32 bits, and the number of its state in the lower ones, so that one
    /// comparison orders both.
    private var heap: [Int64] = []

    mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

    mutating func push(_ number: Int, estimate: Int32) {
        let entry = Int64(estimate) << 32 | Int64(number)
        heap.append(entry)
        var place = heap.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            guard entry < heap[parent] else { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = entry
    }

    /// Removes and returns the entry with the least estimate; nil if the queue is empty.
    mutating func pop() -> (estimate: Int32, number: Int)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        let found = (estimate: Int32(first >> 32), number: Int(truncatingIfNeeded: first & 0xFFFF_FFFF))
        guard !heap.isEmpty else { return found }
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < last else { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = last
        return found
    }
}
