extension StaticString {
    /// Appends the text's UTF-8.
    @inlinable @inline(__always)
    package func append(to bytes: inout [UInt8]) {
        // The buffer is read before the closure returns.
        withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// The text's UTF-8.
    @inlinable
    package var utf8Bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    /// Whether both texts are the same.
    func isEqual(to other: StaticString) -> Bool {
        // Both buffers are read before the closures return.
        withUTF8Buffer { text in other.withUTF8Buffer { unsafe $0.elementsEqual(text) } }
    }
}

extension FixedWidthInteger where Magnitude: UnsignedInteger {
    /// Appends the decimal digits.
    @inlinable
    package func appendDecimal(to bytes: inout [UInt8]) {
        if self < 0 { bytes.append(0x2D) }
        magnitude.appendDigits(to: &bytes)
    }
}

extension UnsignedInteger where Self: FixedWidthInteger {
    @inlinable
    func appendDigits(to bytes: inout [UInt8]) {
        if self >= 10 { (self / 10).appendDigits(to: &bytes) }
        bytes.append(0x30 + UInt8(truncatingIfNeeded: self % 10))
    }
}
