/// A rectangle in whole points: a view's frame in the coordinates of its superview. Eight bytes.
package struct Rect: Hashable, Sendable, BitwiseCopyable {
    package let x: Int16
    package let y: Int16
    package let width: UInt16
    package let height: UInt16

    /// The greatest coordinate and the greatest length, in points.
    package static var maxCoordinate: Int { Int(Int16.max) }

    /// nil for a negative size, or beyond the limits.
    package init?(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        let lengths = 0...Rect.maxCoordinate
        guard let left = Int16(exactly: x), let top = Int16(exactly: y), lengths.contains(width),
            lengths.contains(height)
        else { return nil }
        self.x = left
        self.y = top
        self.width = UInt16(width)
        self.height = UInt16(height)
    }

    /// A rectangle at the origin; nil beyond the limits.
    init?(size: Size) { self.init(0, 0, Int(size.width), Int(size.height)) }

    var size: Size { Size(UInt32(width), UInt32(height)) }

    /// The number that carries the rectangle in values, and back.
    package var packed: UInt64 {
        let origin = UInt64(UInt16(bitPattern: x)) << 48 | UInt64(UInt16(bitPattern: y)) << 32
        return origin | UInt64(width) << 16 | UInt64(height)
    }

    package init(packed: UInt64) {
        x = Int16(bitPattern: UInt16(truncatingIfNeeded: packed >> 48))
        y = Int16(bitPattern: UInt16(truncatingIfNeeded: packed >> 32))
        width = UInt16(truncatingIfNeeded: packed >> 16)
        height = UInt16(truncatingIfNeeded: packed)
    }

    /// Appends the rectangle as in source code.
    package func append(to text: inout [UInt8]) {
        text += "CGRect(x: ".utf8
        Int64(x).appendDecimal(to: &text)
        text += ", y: ".utf8
        Int64(y).appendDecimal(to: &text)
        text += ", width: ".utf8
        width.appendDecimal(to: &text)
        text += ", height: ".utf8
        height.appendDecimal(to: &text)
        text += ")".utf8
    }
}
