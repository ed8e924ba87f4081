extension StaticString {
    /// Appends the text's UTF-8.
    @inline(__always)
    public func append(to bytes: inout [UInt8]) {
        withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends one byte of the text.
    func append(_ place: Int, to bytes: inout [UInt8]) {
        withUTF8Buffer { buffer in
            if place < buffer.count { bytes.append(buffer[place]) }
        }
    }

    /// The text's UTF-8.
    public var utf8Bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }
}

extension FixedWidthInteger {
    /// Appends the decimal digits.
    public func appendDecimal(to bytes: inout [UInt8]) {
        if self < 0 { bytes.append(0x2D) }
        var digits: [UInt8] = []
        var left = magnitude
        repeat {
            digits.append(0x30 + UInt8(truncatingIfNeeded: left % 10))
            left /= 10
        } while left > 0
        bytes.append(contentsOf: digits.reversed())
    }
}
