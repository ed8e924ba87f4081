/// A point of the grid of a picture.
struct GridPoint: Hashable, Sendable {
    var x: Int
    var y: Int
}

/// A rectangle on the grid, whose corners are points of it.
struct GridBox: Hashable, Sendable {
    /// The side of a cell of the grid, in units of the picture.
    static let cell = 10

    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var right: Int { x + width }
    var bottom: Int { y + height }
    var centre: GridPoint { GridPoint(x: x + width / 2, y: y + height / 2) }

    /// Whether two boxes share a point, or are less than `gap` apart.
    func isNear(_ other: GridBox, gap: Int) -> Bool {
        x < other.right + gap && other.x < right + gap && y < other.bottom + gap && other.y < bottom + gap
    }

    /// The box that contains this one and another one.
    func union(_ other: GridBox) -> GridBox {
        let (x, y) = (min(x, other.x), min(y, other.y))
        return GridBox(x: x, y: y, width: max(right, other.right) - x, height: max(bottom, other.bottom) - y)
    }

    /// The box with a border on each side.
    func expanded(by border: Int) -> GridBox {
        GridBox(x: x - border, y: y - border, width: width + 2 * border, height: height + 2 * border)
    }

    func moved(x: Int, y: Int) -> GridBox { GridBox(x: self.x + x, y: self.y + y, width: width, height: height) }

    /// Returns the box around some boxes; an empty one if there are none.
    static func around(_ boxes: some Sequence<GridBox>) -> GridBox {
        var whole: GridBox?
        for box in boxes { whole = whole?.union(box) ?? box }
        return whole ?? GridBox(x: 0, y: 0, width: 0, height: 0)
    }
}

/// Sizes of a layout, in cells of the grid.
struct LayoutSizes: Hashable, Sendable {
    /// The width of a box.
    var width: Int
    /// The height of a row.
    var height = 5
    /// The distance of boxes in a row. Segues and their labels are between them.
    var columnGap: Int
    /// The distance of rows.
    var rowGap = 7

    /// The distance of the left sides of two neighbours.
    var columnPitch: Int { width + columnGap }
    var rowPitch: Int { height + rowGap }

    /// The greatest width of a picture, in percent of its height. It is that of a wide window.
    static let maxAspectPercent = 150
    /// The greatest numbers of scenes in a row, or in a column: a longer one is broken into several. The first number
    /// that makes a picture within this width is used.
    static let folds = [Int.max, 64, 48, 36, 28, 22, 18, 15, 13, 11, 10, 9, 8, 7, 6, 5]
}

/// Moves numbers apart as little as possible.
enum Separation {
    /// Returns numbers that are in the same order and at least `pitch` apart, with the least sum of squared distances
    /// from `wanted`, up to rounding (pool adjacent violators). `wanted` is sorted.
    static func separate(_ wanted: [Int], pitch: Int) -> [Int] {
        var blocks: [(sum: Int64, count: Int64)] = []
        for (place, value) in wanted.enumerated() {
            var block = (sum: Int64(value - place * pitch), count: Int64(1))
            while let last = blocks.last, last.sum * block.count >= block.sum * last.count {
                block = (sum: last.sum + block.sum, count: last.count + block.count)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        var separated: [Int] = []
        separated.reserveCapacity(wanted.count)
        for block in blocks {
            // Rounding down keeps the order of the blocks.
            let quotient = block.sum / block.count
            let mean = block.sum % block.count < 0 ? quotient - 1 : quotient
            for _ in 0..<block.count { separated.append(Int(mean) + separated.count * pitch) }
        }
        return separated
    }
}
