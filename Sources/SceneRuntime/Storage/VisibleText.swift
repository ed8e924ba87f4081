/// UTF-8 text in which control characters are visible. A terminal acts on a control character, and shows the text after
/// a bidirectional control in another order, so neither reaches it. Both are written as in a script: `\u{1b}`.
package enum VisibleText {
    /// Returns the text with control characters escaped. Tabs and line feeds are kept.
    package static func escaped(_ text: [UInt8]) -> [UInt8] {
        guard mayNeedEscape(text[...]) else { return text }
        return replacing(in: text) { control, visible in
            if control == 0x09 || control == 0x0A { return visible.append(UInt8(control)) }
            visible += [0x5C, 0x75, 0x7B]
            var count: UInt32 = 1
            while count < 8, control >> (4 * count) != 0 { count += 1 }
            append(control, digits: count, to: &visible)
            visible.append(0x7D)
        }
    }

    /// Returns the text with control characters escaped. Tabs and line feeds are kept.
    package static func escaped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return mayNeedEscape(bytes[...]) ? String(decoding: escaped(bytes), as: UTF8.self) : text
    }

    /// Returns the text as in a string of JSON, without the quotes around it: a control character is `\u001b`.
    package static func escapedInJSON(_ text: [UInt8]) -> [UInt8] {
        let isPlain = !text.contains { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 || $0 >= 0x7F }
        if isPlain { return text }
        var quoted: [UInt8] = []
        for byte in text {
            if byte == 0x22 || byte == 0x5C { quoted.append(0x5C) }
            quoted.append(byte)
        }
        return replacing(in: quoted) { control, visible in
            visible += [0x5C, 0x75]
            append(control, digits: 4, to: &visible)
        }
    }

    /// Whether a scalar is a control character or a bidirectional control, or ends a line in some program.
    package static func isControl(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the text has bytes that can belong to a control character: a fast path for printable ASCII.
    @inline(__always)
    package static func mayNeedEscape(_ text: ArraySlice<UInt8>) -> Bool {
        unsafe text.withUnsafeBufferPointer { bytes in
            // The buffer has `count` bytes, and is read before the closure returns.
            for place in 0..<bytes.count where mayBeginControl(unsafe bytes[place]) { return true }
            return false
        }
    }

    /// Whether a control character other than a tab or a line feed can begin with the byte.
    @inline(__always)
    static func mayBeginControl(_ byte: UInt8) -> Bool { byte &- 0x20 >= 0x5F && byte != 0x09 && byte != 0x0A }

    /// Returns the text with each control character replaced by what `write` appends for it.
    private static func replacing(in text: [UInt8], _ write: (UInt32, inout [UInt8]) -> Void) -> [UInt8] {
        var visible: [UInt8] = []
        visible.reserveCapacity(text.count + 16)
        var index = 0
        while index < text.count {
            if let control = control(in: text, at: index) {
                write(control.scalar, &visible)
                index += control.length
            } else {
                visible.append(text[index])
                index += 1
            }
        }
        return visible
    }

    /// Returns the control character whose UTF-8 begins at `index`, or nil.
    private static func control(in text: [UInt8], at index: Int) -> (scalar: UInt32, length: Int)? {
        let first = UInt32(text[index])
        let left = text.count - index
        if first < 0x80 { return isControl(first) ? (first, 1) : nil }
        if first & 0xE0 == 0xC0, left > 1 {
            let scalar = (first & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F)
            return isControl(scalar) ? (scalar, 2) : nil
        }
        if first & 0xF0 == 0xE0, left > 2 {
            let scalar = (first & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
            return isControl(scalar) ? (scalar, 3) : nil
        }
        return nil
    }

    /// Appends hexadecimal digits.
    private static func append(_ number: UInt32, digits count: UInt32, to text: inout [UInt8]) {
        for place in (0..<count).reversed() {
            let digit = UInt8(number >> (4 * place) & 15)
            text.append((digit < 10 ? 0x30 : 0x57) + digit)
        }
    }
}
