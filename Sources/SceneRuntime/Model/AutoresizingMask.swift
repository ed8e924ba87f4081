/// The flexible parts of a view along both axes: `UIViewAutoresizing`.
package struct AutoresizingMask: SymbolSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let width = AutoresizingMask(rawValue: 1 << 1)
    static let height = AutoresizingMask(rawValue: 1 << 4)

    package static let named: [(Symbol, AutoresizingMask)] = [
        (.flexibleLeftMargin, AutoresizingMask(rawValue: 1 << 0)), (.flexibleWidth, .width),
        (.flexibleRightMargin, AutoresizingMask(rawValue: 1 << 2)),
        (.flexibleTopMargin, AutoresizingMask(rawValue: 1 << 3)), (.flexibleHeight, .height),
        (.flexibleBottomMargin, AutoresizingMask(rawValue: 1 << 5)),
    ]

    /// Which of the margin before a view, its extent and the margin after it are flexible.
    enum Axis { case horizontal, vertical }

    func flexibleParts(along axis: Axis) -> [Bool] {
        let shift = axis == .horizontal ? 0 : 3
        return (0..<3).map { rawValue & 1 << (shift + $0) != 0 }
    }
}

/// A view along one axis of its superview, in points: the margin before it, and its extent.
struct Extent: Equatable {
    var start: Int
    var length: Int

    /// Returns what it becomes when the superview's extent changes from `old` to `new`.
    ///
    /// ADOC (`autoresizingMask`): a fixed part keeps its length. Several flexible parts share the change in proportion
    /// to their lengths. No source says how they do so if one of them is negative or all are 0: nil, as for a view of
    /// negative length.
    func resized(_ flexible: [Bool], from old: Int, to new: Int) -> Extent? {
        if old == new { return self }
        var parts = [start, length, old - start - length]
        let moving = parts.indices.filter { flexible[$0] }
        if moving.count < 2 {
            for part in moving { parts[part] += new - old }
        } else {
            let sum = moving.reduce(0) { $0 + parts[$1] }
            let rest = sum + new - old
            guard sum > 0, rest >= 0, moving.allSatisfy({ parts[$0] >= 0 }) else { return nil }
            // Both edges are rounded to whole points. Fixed parts move, and do not share.
            let before = flexible[0] ? parts[0] : 0
            let start = flexible[0] ? Extent.scaled(before, rest, sum) : parts[0]
            let end = (flexible[0] ? 0 : parts[0]) + Extent.scaled(before + parts[1], rest, sum)
            parts = [start, flexible[1] ? end - start : parts[1], 0]
        }
        return parts[1] < 0 ? nil : Extent(start: parts[0], length: parts[1])
    }

    /// `part * rest / sum`, rounded to the nearest whole number. Precondition: none is negative, and `sum` is positive.
    private static func scaled(_ part: Int, _ rest: Int, _ sum: Int) -> Int { (2 * part * rest + sum) / (2 * sum) }
}
