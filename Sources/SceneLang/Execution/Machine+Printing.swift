import SceneRuntime

// The functions of Swift that print.
extension Machine {
    /// Prints R[a], … (`count` of them); the last two are the separator and the terminator.
    mutating func printValues(at a: Int, count: Int, _ form: PrintForm) {
        var line: [UInt8] = state.library.unfinishedLine
        state.library.unfinishedLine = []
        switch form {
        case .plain, .debug:
            let separator = state.registers[a + count - 2]
            let terminator = state.registers[a + count - 1]
            let between = separator.tag == .string ? Array(bytes(separator)) : [0x20]
            for place in a..<a + count - 2 {
                if place > a { line += between }
                writeArgument(state.registers[place], to: &line, form)
            }
            // Without a line end, the next text continues the line.
            if terminator.tag == .string, !bytes(terminator).contains(0x0A) {
                state.library.unfinishedLine = line + bytes(terminator)
                return clearArguments(at: a, count: count)
            }
            if terminator.tag == .string { line += bytes(terminator).prefix { $0 != 0x0A } }
        case .dump:
            line += Array("- ".utf8)
            writeArgument(state.registers[a], to: &line, .debug)
        case .log:
            let values = (a + 1..<a + count).map { state.registers[$0] }
            line += formatted(state.registers[a], values)
        }
        let text = string(line)
        clearArguments(at: a, count: count)
        printValue(text)
        release(text)
    }

    private mutating func clearArguments(at a: Int, count: Int) {
        for place in (a..<a + count).reversed() { setRegister(place, .null) }
    }

    /// Appends an argument of `print` or `debugPrint`.
    private func writeArgument(_ value: Value, to line: inout [UInt8], _ form: PrintForm) {
        write(value, to: &line, quoted: form == .debug)
    }

    /// Returns the text of `String(format:)`: `%d`, `%@`, `%.2f`, `%02d`, `%5.1f`, `%x`, `%%`.
    func formatted(_ format: Value, _ values: [Value]) -> [UInt8] {
        var (text, next): ([UInt8], Int) = ([], 0)
        let source = format.tag == .string ? Array(bytes(format)) : Array(self.text(of: format).utf8)
        var place = 0
        while place < source.count {
            let byte = source[place]
            place += 1
            guard byte == 0x25, place < source.count else {
                text.append(byte)
                continue
            }
            var item = FormatItem()
            item.read(source, &place, widest: settings.limits.elements + 1)
            if item.conversion == 0x25 {
                text.append(0x25)
                continue
            }
            let index = max(0, item.position ?? next)
            next = index + 1
            text += item.text(of: index < values.count ? values[index] : .null, self)
        }
        return text
    }

    /// A conversion of a format, such as `%-5.2f`.
    private struct FormatItem {
        var isLeft = false
        var isZero = false
        var isSigned = false
        var width = 0
        var precision: Int?
        /// The place of the value, in `%1$@`.
        var position: Int?
        var conversion: UInt8 = 0

        /// Reads from the byte after `%`. A text that is wider than `widest` is too large anyway.
        mutating func read(_ source: [UInt8], _ place: inout Int, widest: Int) {
            while place < source.count {
                let byte = source[place]
                place += 1
                switch byte {
                case UInt8(ascii: "-"): isLeft = true
                case UInt8(ascii: "+"): isSigned = true
                case UInt8(ascii: "0") where width == 0 && precision == nil: isZero = true
                case UInt8(ascii: "0")...UInt8(ascii: "9"):
                    let digit = Int(byte - 0x30)
                    if let known = precision {
                        precision = min(known * 10 + digit, widest)
                    } else {
                        width = min(width * 10 + digit, widest)
                    }
                case UInt8(ascii: "."): precision = 0
                case UInt8(ascii: "$"): (position, width) = (width - 1, 0)
                case UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"), 0x20: break
                default:
                    conversion = byte
                    return
                }
            }
        }

        func text(of value: Value, _ machine: Machine) -> [UInt8] {
            var text: [UInt8] = []
            switch conversion {
            case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
                (value.asInt ?? Int64(exactly: (value.asDouble ?? 0).rounded(.towardZero)) ?? 0).appendDecimal(
                    to: &text)
                if isSigned, text.first != 0x2D { text.insert(0x2B, at: 0) }
            case UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "e"), UInt8(ascii: "F"):
                text = Machine.decimal(value.asDouble ?? 0, digits: precision ?? 6)
            case UInt8(ascii: "x"): text = Array(String(value.asInt ?? 0, radix: 16).utf8)
            case UInt8(ascii: "X"): text = Array(String(value.asInt ?? 0, radix: 16, uppercase: true).utf8)
            default: machine.write(value, to: &text, quoted: false)
            }
            guard text.count < width else { return text }
            let padding = [UInt8](repeating: isZero && !isLeft ? 0x30 : 0x20, count: width - text.count)
            if isLeft { return text + padding }
            if isZero, text.first == 0x2D { return [0x2D] + padding + text.dropFirst() }
            return padding + text
        }
    }

    /// Returns a number with a number of digits after the point, rounded to the nearest.
    static func decimal(_ number: Double, digits: Int) -> [UInt8] {
        guard number.isFinite, abs(number) < 1e15 else { return Array(number.description.utf8) }
        var scale = 1.0
        for _ in 0..<min(digits, 15) { scale *= 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        guard scaled < 9e18 else { return Array(number.description.utf8) }
        var text: [UInt8] = []
        var all: [UInt8] = []
        Int64(scaled).appendDecimal(to: &all)
        if digits > 15 { all += [UInt8](repeating: 0x30, count: digits - 15) }
        if all.count <= digits { all = [UInt8](repeating: 0x30, count: digits + 1 - all.count) + all }
        if number < 0, scaled > 0 { text.append(0x2D) }
        text += all.dropLast(digits)
        if digits > 0 { text.append(0x2E) }
        return text + all.suffix(digits)
    }
}
