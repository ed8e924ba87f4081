/// Places boxes in layers from left to right: the initial scene, what its segues lead to, and so on.
///
/// The layers are those of a breadth-first search. The order in a layer is found by barycentres: each box goes to the
/// mean of its neighbours. Very long layers are folded into several columns.
struct LayeredLayout {
    /// A segue between two different scenes.
    struct Link: Hashable {
        let source: Int
        let target: Int
        /// Whether it leads back, so that layers do not follow it.
        let isUnwind: Bool
    }

    private let count: Int
    private let sizes: LayoutSizes
    /// The neighbours of each scene, in the order of the links.
    private var neighbours: [[Int]]
    private var targets: [[Int]]
    private var sources: [[Int]]
    private var layer: [Int]
    /// The scenes of each layer, from top to bottom.
    private var layers: [[Int]] = []

    init(count: Int, links: [Link], initial: Int?, _ sizes: LayoutSizes) {
        self.count = count
        self.sizes = sizes
        neighbours = [[Int]](repeating: [], count: count)
        (targets, sources) = (neighbours, neighbours)
        layer = [Int](repeating: -1, count: count)
        for link in links where link.source != link.target {
            neighbours[link.source].append(link.target)
            neighbours[link.target].append(link.source)
            guard !link.isUnwind else { continue }
            targets[link.source].append(link.target)
            sources[link.target].append(link.source)
        }
        findLayers(initial)
        for _ in 0..<4 {
            for place in layers.indices.dropFirst() { sortByMeanPlace(place, of: place - 1) }
            for place in layers.indices.dropLast().reversed() { sortByMeanPlace(place, of: place + 1) }
        }
    }

    /// Searches from the initial scene, then from those that nothing leads to, then from the others.
    private mutating func findLayers(_ initial: Int?) {
        if let initial { search(from: initial) }
        for scene in 0..<count where sources[scene].isEmpty && !neighbours[scene].isEmpty { search(from: scene) }
        for scene in 0..<count where !neighbours[scene].isEmpty { search(from: scene) }
    }

    private mutating func search(from first: Int) {
        guard layer[first] < 0 else { return }
        var queue = [first]
        layer[first] = 0
        var next = 0
        while next < queue.count {
            let scene = queue[next]
            next += 1
            if layer[scene] == layers.count { layers.append([]) }
            layers[layer[scene]].append(scene)
            for target in targets[scene] where layer[target] < 0 {
                layer[target] = layer[scene] + 1
                queue.append(target)
            }
        }
    }

    /// Sorts a layer by the mean place of its neighbours in another one. A scene without any keeps its place.
    private mutating func sortByMeanPlace(_ place: Int, of other: Int) {
        var order = [Int](repeating: 0, count: count)
        for (number, scene) in layers[other].enumerated() { order[scene] = number }
        let keys = layers[place].enumerated().map { number, scene in
            let around = neighbours[scene].filter { layer[$0] == other }
            let sum = around.reduce(0) { $0 + order[$1] }
            return (mean: around.isEmpty ? number * 1_000 : sum * 1_000 / around.count, number: number, scene: scene)
        }
        layers[place] = keys.sorted { ($0.mean, $0.number) < ($1.mean, $1.number) }.map { $0.scene }
    }

    /// Returns the left upper corners of the boxes.
    func places() -> [GridPoint] {
        var places: [GridPoint] = []
        let longest = layers.map { $0.count }.max() ?? 0
        for fold in LayoutSizes.folds where fold == Int.max || fold < longest {
            places = self.places(fold: fold)
            let width = (places.map { $0.x }.max() ?? 0) + sizes.width
            let height = (places.map { $0.y }.max() ?? 0) + sizes.height
            // A picture that is as high as it is wide leaves half of a window empty.
            if height <= width { break }
        }
        return places
    }

    private func places(fold: Int) -> [GridPoint] {
        var places = [GridPoint](repeating: GridPoint(x: 0, y: 0), count: count)
        var isPlaced = [Bool](repeating: false, count: count)
        var column = 0
        for layer in layers {
            var start = 0
            while start < layer.count {
                let part = Array(layer[start..<(layer.count - start > fold ? start + fold : layer.count)])
                start += part.count
                for (scene, y) in zip(part, rows(of: part, places, isPlaced)) {
                    places[scene] = GridPoint(x: column * sizes.columnPitch, y: y)
                }
                for scene in part { isPlaced[scene] = true }
                column += 1
            }
        }
        placeIsolated(&places, columns: column)
        let top = places.map { $0.y }.min() ?? 0
        return places.map { GridPoint(x: $0.x, y: $0.y - top) }
    }

    /// Returns the vertical places of a column: each box is at the mean of its neighbours to the left.
    private func rows(of column: [Int], _ places: [GridPoint], _ isPlaced: [Bool]) -> [Int] {
        var wanted: [Int] = []
        for scene in column {
            let around = neighbours[scene].filter { isPlaced[$0] }
            let sum = around.reduce(0) { $0 + places[$1].y }
            let mean = around.isEmpty ? wanted.last ?? 0 : sum / around.count
            wanted.append(max(mean, wanted.last ?? mean))
        }
        return Separation.separate(wanted, pitch: sizes.rowPitch)
    }

    /// Places the scenes without segues below the others, in rows.
    private func placeIsolated(_ places: inout [GridPoint], columns: Int) {
        let isolated = (0..<count).filter { !isInLayer($0) }
        guard !isolated.isEmpty else { return }
        var columns = max(columns, min(isolated.count, 4))
        while columns * columns * sizes.columnPitch < isolated.count * sizes.rowPitch { columns += 1 }
        let placed = (0..<count).filter { isInLayer($0) }
        let top = placed.map { places[$0].y + sizes.rowPitch }.max() ?? 0
        for (number, scene) in isolated.enumerated() {
            let (row, column) = number.quotientAndRemainder(dividingBy: columns)
            places[scene] = GridPoint(x: column * sizes.columnPitch, y: top + row * sizes.rowPitch)
        }
    }

    private func isInLayer(_ scene: Int) -> Bool { layer[scene] >= 0 }
}
