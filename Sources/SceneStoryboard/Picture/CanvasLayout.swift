/// Places boxes where the scenes are on the canvas of Interface Builder.
///
/// Scenes at nearly the same height are a row. A row keeps its places in proportion, and its boxes are moved apart
/// where they overlap. Very long rows are folded: the canvas is cut into bands, which lie below one another.
struct CanvasLayout {
    /// A scene on the canvas.
    private struct Item {
        let place: Int
        let x: Int
        let y: Int
        var row = 0
    }

    private let sizes: LayoutSizes
    /// The scenes, sorted by row, then from left to right.
    private var items: [Item]
    private var rowCounts: [Int] = []
    /// The distance on the canvas that neighbours of a row usually have, in points.
    private var usualDistance = 1

    /// Scenes of one row have at most this vertical distance, in points. A small screen has 568.
    private static let rowHeight = 300
    /// Scenes of one column have at most this horizontal distance, in points.
    private static let columnWidth = 200

    /// - Parameter points: the positions on the canvas of Interface Builder, in its points and not in cells.
    init(_ points: [GridPoint], _ sizes: LayoutSizes) {
        self.sizes = sizes
        items = points.enumerated().map { Item(place: $0, x: $1.x, y: $1.y) }
        items.sort { ($0.y, $0.x, $0.place) < ($1.y, $1.x, $1.place) }
        var top = items.first?.y ?? 0
        for place in items.indices {
            if rowCounts.isEmpty || items[place].y - top > CanvasLayout.rowHeight {
                rowCounts.append(0)
                top = items[place].y
            }
            items[place].row = rowCounts.count - 1
            rowCounts[rowCounts.count - 1] += 1
        }
        items.sort { ($0.row, $0.x, $0.place) < ($1.row, $1.x, $1.place) }
        let distances = zip(items, items.dropFirst()).filter { $0.row == $1.row && $1.x - $0.x >= 100 }
            .map { $1.x - $0.x }.sorted()
        usualDistance = distances.isEmpty ? 700 : distances[distances.count / 2]
    }

    /// Returns the left upper corners of the boxes, in the order of the points.
    func places() -> [GridPoint] {
        var places: [GridPoint] = []
        for fold in LayoutSizes.folds {
            places = self.places(fold: fold)
            let width = (places.map { $0.x }.max() ?? 0) + sizes.width
            let height = (places.map { $0.y }.max() ?? 0) + sizes.height
            if width * 100 <= height * LayoutSizes.maxAspectPercent || columns(of: items) <= 8 { break }
        }
        return places
    }

    private func places(fold: Int) -> [GridPoint] {
        var places = [GridPoint](repeating: GridPoint(x: 0, y: 0), count: items.count)
        var top = 0
        for band in foldedRows(fold: fold) {
            // The rows of a band are those of the canvas that have a scene in it.
            var rows: [[Item]] = []
            for item in band {
                if rows.last?.last?.row == item.row { rows[rows.count - 1].append(item) } else { rows.append([item]) }
            }
            let left = band.map { $0.x }.min() ?? 0
            let columns = withoutWideGaps(rows.map { row in place(row, left: left) })
            for (number, row) in rows.enumerated() {
                for (item, x) in zip(row, columns[number]) {
                    places[item.place] = GridPoint(x: x, y: top + number * sizes.rowPitch)
                }
            }
            top += rows.count * sizes.rowPitch + 2
        }
        return places
    }

    /// Returns the horizontal places of a row of a band that begins at `left` on the canvas.
    private func place(_ row: [Item], left: Int) -> [Int] {
        Separation.separate(row.map { ($0.x - left) * sizes.columnPitch / usualDistance }, pitch: sizes.columnPitch)
    }

    /// Returns the horizontal places of the rows of a band. Gaps that all rows share are shortened to twice
    /// `columnGap`. The first place is 0.
    private func withoutWideGaps(_ rows: [[Int]]) -> [[Int]] {
        let sorted = Set(rows.flatMap { $0 }).sorted()
        var moved: [Int: Int] = [:]
        var (end, shift) = (sorted.first ?? 0, -(sorted.first ?? 0))
        for x in sorted {
            // Not to the usual gap: a wider one still shows that the scenes are separate groups on the canvas.
            if x > end + 2 * sizes.columnGap { shift -= x - end - 2 * sizes.columnGap }
            moved[x] = x + shift
            end = max(end, x + sizes.width)
        }
        return rows.map { row in row.map { moved[$0] ?? $0 } }
    }

    /// The number of columns that some scenes are in.
    private func columns(of items: some Collection<Item>) -> Int {
        var (count, start) = (0, 0)
        for x in items.map({ $0.x }).sorted() where count == 0 || x - start > CanvasLayout.columnWidth {
            count += 1
            start = x
        }
        return count
    }

    /// Returns the bands, each of which has at most `fold` columns, sorted by row, then from left to right. The first
    /// band has as many of the upper rows as together have at most `fold` columns.
    private func foldedRows(fold: Int) -> [[Item]] {
        guard columns(of: items) > fold else { return [items] }
        // The upper rows that have room in one band, by a binary search: more rows have more columns.
        var (upperRows, most) = (0, rowCounts.count)
        while upperRows < most {
            let middle = (upperRows + most + 1) / 2
            if columns(of: items.prefix { $0.row < middle }) <= fold { upperRows = middle } else { most = middle - 1 }
        }
        let upper = items.prefix { $0.row < upperRows }
        let lower = items[upper.count...].sorted { ($0.x, $0.row, $0.place) < ($1.x, $1.row, $1.place) }
        var bands: [[Item]] = upper.isEmpty ? [] : [Array(upper)]
        var band: [Item] = []
        var counts = [Int](repeating: 0, count: rowCounts.count)
        var (count, start) = (0, 0)
        for item in lower {
            let isNewColumn = count == 0 || item.x - start > CanvasLayout.columnWidth
            if isNewColumn { (count, start) = (count + 1, item.x) }
            // Many scenes can be at the same place.
            if isNewColumn && count > fold || counts[item.row] == fold {
                bands.append(band)
                band = []
                counts = [Int](repeating: 0, count: rowCounts.count)
                count = 1
            }
            counts[item.row] += 1
            band.append(item)
        }
        if !band.isEmpty { bands.append(band) }
        return bands.map { band in band.sorted { ($0.row, $0.x, $0.place) < ($1.row, $1.x, $1.place) } }
    }
}
