import SceneRuntime

// Values of Apple's frameworks: points, rectangles, index paths, dates, addresses. See `ValueClass`.
extension Machine {
    /// Returns a new value with its parts, which it takes over.
    mutating func make(_ type: ValueClass, _ parts: [Value]) -> Value {
        let list = zip(type.parts, parts).flatMap { part -> [Value] in
            [.int(Int64(state.world.internName(part.0.utf8Bytes).raw)), part.1]
        }
        return Value(.item, extra: UInt32(type.place), bits: UInt64(state.heap.add(list)))
    }

    /// Returns a new value whose parts are numbers of points.
    mutating func make(_ type: ValueClass, _ numbers: Double...) -> Value {
        make(type, numbers.map { Value.double($0) })
    }

    /// The type of a value; nil for an object that is not copied.
    func valueClass(of value: Value) -> ValueClass? {
        value.tag == .item ? ValueClass.at(Int(value.extra)) : nil
    }

    /// The parts of a value, not retained.
    func parts(of value: Value) -> [Value] {
        guard value.tag == .item else { return [] }
        let all = state.heap[value.slot]
        return stride(from: 1, to: all.count, by: 2).map { all[$0] }
    }

    /// The numbers of a value of geometry; nil if one is unknown. Sizes and rectangles of UIKit are such values, too.
    func numbers(of value: Value) -> [Double]? {
        switch value.tag {
        case .size: return [Double(value.asSize.width), Double(value.asSize.height)]
        case .rect:
            let rect = value.asRect
            return [Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height)]
        case .item where valueClass(of: value)?.isGeometry ?? false:
            let found = parts(of: value).compactMap { $0.asDouble }
            return found.count == valueClass(of: value)?.parts.count ? found : nil
        case .object where value.asObject.kind == .insets:
            let packed = value.asObject.index
            return [24, 16, 8, 0].map { Double(packed >> $0 & 0xFF) }
        case .symbol where symbolText(value).elementsEqual("zero".utf8): return [0, 0, 0, 0]
        default: return nil
        }
    }

    /// R[a] = the new object in R[a], with the parts of its type if it is a value; nil if there is no such value.
    mutating func completeValue(_ a: Int) {
        let item = state.registers[a]
        guard let type = valueClass(of: item) else { return }
        switch type {
        case .date: setRegister(a, date(from: item))
        case .uuid: setRegister(a, uuid(from: item))
        case .url: setRegister(a, url(from: item))
        case .components: setRegister(a, components(from: item))
        case .rect:
            var numbers = type.parts.map { property($0, of: item) }
            let (origin, size) = (property("origin", of: item), property("size", of: item))
            if !origin.isNull || !size.isNull {
                let point = self.numbers(of: origin)
                let extent = self.numbers(of: size)
                guard let point, let extent else { return setRegister(a, unknownHere) }
                numbers = [point[0], point[1], extent[0], extent[1]].map { .double($0) }
            }
            setRegister(a, make(.rect, numbers.map { number($0) }))
        case .indexPath:
            let row = property("row", of: item)
            let other = row.isNull ? property("item", of: item) : row
            setRegister(a, make(.indexPath, [retained(property("section", of: item)), retained(other)]))
        case .range:
            setRegister(a, make(.range, type.parts.map { retained(property($0, of: item)) }))
        case .bounds: setRegister(a, unknownHere)
        default: setRegister(a, make(type, type.parts.map { number(property($0, of: item)) }))
        }
    }

    /// Returns a number of points: a double, or 0 for one that is not given.
    private func number(_ value: Value) -> Value {
        if value.isNull { return .double(0) }
        return value.asDouble.map { .double($0) } ?? value
    }

    // MARK: Dates, identifiers and addresses

    /// The time of the first step, in seconds since 2001: a script cannot read it.
    private static let start = 788_918_400.0

    private static let from1970 = 978_307_200.0

    private mutating func date(from item: Value) -> Value {
        let now = Machine.start + state.world.clock
        func value(_ name: StaticString) -> Double? { property(name, of: item).asDouble }
        if let interval = value("timeIntervalSinceNow") { return makeDate(now + interval, isAbsolute: false) }
        if let interval = value("timeInterval") {
            let since = property("since", of: item)
            guard let seconds = property("seconds", of: since).asDouble else { return unknownHere }
            return makeDate(seconds + interval, isAbsolute: property("isAbsolute", of: since).asBool ?? false)
        }
        if let seconds = value("timeIntervalSince1970") {
            return makeDate(seconds - Machine.from1970, isAbsolute: true)
        }
        if let seconds = value("timeIntervalSinceReferenceDate") { return makeDate(seconds, isAbsolute: true) }
        return state.heap.elementCount(item.slot) == 0 ? makeDate(now, isAbsolute: false) : unknownHere
    }

    mutating func makeDate(_ seconds: Double, isAbsolute: Bool) -> Value {
        make(.date, [.double(seconds), .bool(isAbsolute)])
    }

    private mutating func uuid(from item: Value) -> Value {
        let given = property("uuidString", of: item)
        if given.tag == .string {
            let text = String(decoding: bytes(given), as: UTF8.self).uppercased()
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            let isValid =
                parts.map { $0.count } == [8, 4, 4, 4, 12] && parts.joined().allSatisfy { $0.isHexDigit }
            return isValid ? make(.uuid, [string(text.utf8)]) : .null
        }
        if state.heap.elementCount(item.slot) > 0 { return unknownHere }
        state.library.uuidCount += 1
        let digits = String(state.library.uuidCount, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 12 - digits.count))
        return make(.uuid, [string("00000000-0000-4000-8000-\(padding)\(digits)".utf8)])
    }

    private mutating func url(from item: Value) -> Value {
        let (text, path) = (property("string", of: item), property("fileURLWithPath", of: item))
        if path.tag == .string { return make(.url, [string(Array("file://".utf8) + bytes(path))]) }
        guard text.tag == .string, state.heap.elementCount(item.slot) == 2 else { return unknownHere }
        if bytes(text).isEmpty || bytes(text).contains(0x20) { return .null }
        return make(.url, [retained(text)])
    }

    /// `URLComponents(string: s)`, `URLComponents(url: u, resolvingAgainstBaseURL: b)`.
    private mutating func components(from item: Value) -> Value {
        let (text, url) = (property("string", of: item), property("url", of: item))
        let address = valueClass(of: url) == .url ? property("absoluteString", of: url) : url.isNull ? text : url
        if address.tag == .string { return make(.components, [retained(address)]) }
        return state.heap.elementCount(item.slot) == 0 ? make(.components, [string([])]) : unknownHere
    }

    // MARK: Text

    /// Appends a value as Swift prints it.
    func writeValueItem(_ value: Value, _ type: ValueClass, to text: inout [UInt8]) {
        let all = parts(of: value)
        func list(_ open: String, _ close: String, labels: Bool = false) {
            text += open.utf8
            for (place, part) in all.enumerated() {
                if place > 0 { text += ", ".utf8 }
                if labels { text += (type.parts[place].text + ": ").utf8 }
                write(part, to: &text, quoted: false)
            }
            text += close.utf8
        }
        switch type {
        case .point, .vector, .offset, .size, .rect: list("(", ")")
        case .insets, .directionalInsets: list(type.name.text + "(", ")", labels: true)
        case .range: list("{", "}")
        case .bounds:
            if !all[0].isNull { write(all[0], to: &text, quoted: false) }
            text += (all[2].asBool == true ? "..." : "..<").utf8
            if !all[1].isNull { write(all[1], to: &text, quoted: false) }
        case .indexPath: list("[", "]")
        case .uuid, .url, .components: if let only = all.first { write(only, to: &text, quoted: false) }
        case .date: text += "<Date>".utf8
        }
    }

    /// Appends a range as it is written.
    func writeRange(_ value: Value, to text: inout [UInt8]) {
        let isOpen = value.extra == UInt32.max
        let form = value.rangeForm
        if !isOpen || form == .from { value.number.appendDecimal(to: &text) }
        text += (form == .until ? "..<" : "...").utf8
        if isOpen, form == .from { return }
        // An empty range has no last element.
        (form == .through ? value.rangeEnd &- 1 : value.rangeEnd).appendDecimal(to: &text)
    }

    // MARK: Ranges of fractions and texts

    /// Returns a range whose bounds are numbers, of which one is a fraction, or texts. Nil for other bounds, and
    /// outside of bodies of Swift.
    mutating func makeBounds(_ low: Value?, _ high: Value?, isClosed: Bool) -> Value? {
        let given = [low, high].compactMap { $0 }
        guard isInSwift, given.allSatisfy({ $0.asDouble != nil }) || given.allSatisfy({ $0.tag == .string }) else {
            return nil
        }
        let bounds = [low, high].map { bound in bound.map { $0.asFraction ?? retained($0) } ?? .null }
        return make(.bounds, bounds + [.bool(isClosed)])
    }

    /// Whether a value is in a range that `makeBounds` has made.
    mutating func isInBounds(_ value: Value, _ range: Value) -> Bool {
        let all = parts(of: range)
        guard value.tag != .unknown, !value.isNull else { return false }
        return (all[0].isNull || precedes(all[0], value, orEqual: true))
            && (all[1].isNull || precedes(value, all[1], orEqual: all[2].asBool == true))
    }

    // MARK: Comparison

    /// Whether two values are equal; nil if they are other values.
    mutating func areEqualValues(_ x: Value, _ y: Value) -> Bool? {
        if x.tag == .item, y.tag == .item, let type = valueClass(of: x), type == valueClass(of: y) {
            for (a, b) in zip(parts(of: x), parts(of: y)) where !isEqual(a, b) { return false }
            return true
        }
        guard x.tag == .item || y.tag == .item || x.tag == .symbol || y.tag == .symbol, x.tag != y.tag else {
            return nil
        }
        guard let a = numbers(of: x), let b = numbers(of: y) else { return nil }
        if x.tag == .symbol || y.tag == .symbol { return (a + b).allSatisfy { $0 == 0 } }
        return a == b
    }

    /// Whether `x` precedes `y`: index paths and dates; nil for other values.
    func precedesAsValue(_ x: Value, _ y: Value, orEqual: Bool) -> Bool? {
        guard let type = valueClass(of: x), type == valueClass(of: y), type == .indexPath || type == .date else {
            return nil
        }
        let count = type == .date ? 1 : 2
        for (a, b) in zip(parts(of: x).prefix(count), parts(of: y).prefix(count)) {
            guard let left = a.asDouble, let right = b.asDouble else { return nil }
            if left != right { return left < right }
        }
        return orEqual
    }

    /// Returns the result of an operation on a date, or on a symbol of Swift's numbers such as `.pi`; nil for others.
    mutating func arithmeticOfValues(_ operation: Arithmetic, _ x: Value, _ y: Value) -> Value? {
        if valueClass(of: x) == .date, let seconds = property("seconds", of: x).asDouble, let interval = y.asDouble,
            operation == .add || operation == .subtract
        {
            return makeDate(
                operation.of(seconds, interval), isAbsolute: property("isAbsolute", of: x).asBool ?? false)
        }
        guard x.tag == .symbol || y.tag == .symbol else { return nil }
        guard let left = numberOfSymbol(x), let right = numberOfSymbol(y) else {
            // `.required - 1`, a priority: the type of the symbol is not known.
            return isInSwift && (x.tag != .symbol || y.tag != .symbol) ? unknownHere : nil
        }
        return .double(operation.of(left, right))
    }

    /// The number that a symbol such as `.pi` is; a number is itself.
    func numberOfSymbol(_ value: Value) -> Double? {
        guard value.tag == .symbol else { return value.asDouble }
        switch String(decoding: symbolText(value), as: UTF8.self) {
        case "pi": return .pi
        case "zero", "normal": return 0
        // Levels of windows: UIWindow.Level.
        case "statusBar": return 1000
        case "alert": return 2000
        case "infinity": return .infinity
        case "greatestFiniteMagnitude": return .greatestFiniteMagnitude
        case "leastNormalMagnitude": return .leastNormalMagnitude
        default: return nil
        }
    }
}
