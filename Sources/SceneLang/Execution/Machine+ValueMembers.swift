import SceneRuntime

// The members of values of Apple's frameworks. See `ValueClass`.
extension Machine {
    /// Returns a member of a value that is computed from its parts; nil for another member.
    mutating func computedMember(_ name: String, of value: Value) -> Value? {
        guard let type = valueClass(of: value) else { return nil }
        if name == "description" || name == "debugDescription" {
            if type == .date { return nil }
            var text: [UInt8] = []
            writeValueItem(value, type, to: &text)
            return string(text)
        }
        if name == "cgRectValue" || name == "cgSizeValue" || name == "cgPointValue" || name == "uiEdgeInsetsValue" {
            return retained(value)
        }
        switch type {
        case .rect: return numbers(of: value).flatMap { memberOfRect(name, $0) }
        case .indexPath:
            if name == "item" { return retained(property("row", of: value)) }
            return name == "count" ? .int(2) : name == "isEmpty" ? .bool(false) : nil
        case .range:
            guard let start = property("location", of: value).asInt, let length = property("length", of: value).asInt
            else { return nil }
            return name == "lowerBound" ? .int(start) : name == "upperBound" ? .int(start &+ length) : nil
        case .date: return memberOfDate(name, value)
        case .url: return memberOfURL(name, property("absoluteString", of: value))
        case .components: return memberOfComponents(name, value)
        default: return nil
        }
    }

    private mutating func memberOfComponents(_ name: String, _ value: Value) -> Value? {
        let address = property("address", of: value)
        guard address.tag == .string, state.heap.elementCount(value.slot) == 2 else {
            return name == "url" || name == "string" ? unknownHere : nil
        }
        switch name {
        case "string": return retained(address)
        case "url": return make(.url, [retained(address)])
        case "percentEncodedPath": return memberOfURL("path", address)
        case "percentEncodedQuery": return memberOfURL("query", address)
        case "queryItems":
            guard let query = AddressParts(String(decoding: bytes(address), as: UTF8.self)).query else { return .null }
            let items = query.split(separator: "&", omittingEmptySubsequences: true).map { item -> Value in
                let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let content = parts.count > 1 ? string(parts[1].utf8) : .null
                return pair(string(parts[0].utf8), content, "name", "value")
            }
            return array(items)
        default: return memberOfURL(name, address)
        }
    }

    private mutating func memberOfRect(_ name: String, _ rect: [Double]) -> Value? {
        let (x, y, width, height) = (rect[0], rect[1], rect[2], rect[3])
        switch name {
        case "origin": return make(.point, x, y)
        case "size": return make(.size, width, height)
        case "minX": return .double(min(x, x + width))
        case "minY": return .double(min(y, y + height))
        case "maxX": return .double(max(x, x + width))
        case "maxY": return .double(max(y, y + height))
        case "midX": return .double(x + width / 2)
        case "midY": return .double(y + height / 2)
        case "isEmpty": return .bool(width == 0 || height == 0)
        case "isNull", "isInfinite": return .bool(false)
        case "integral":
            let (left, top) = (x.rounded(.down), y.rounded(.down))
            return make(.rect, left, top, (x + width).rounded(.up) - left, (y + height).rounded(.up) - top)
        case "standardized": return make(.rect, min(x, x + width), min(y, y + height), abs(width), abs(height))
        default: return nil
        }
    }

    private mutating func memberOfDate(_ name: String, _ date: Value) -> Value? {
        guard let seconds = property("seconds", of: date).asDouble else { return nil }
        switch name {
        case "timeIntervalSinceNow": return .double(seconds - secondsNow)
        case "timeIntervalSince1970", "timeIntervalSinceReferenceDate":
            guard property("isAbsolute", of: date).asBool ?? false else { return nil }
            return .double(name == "timeIntervalSince1970" ? seconds + 978_307_200 : seconds)
        default: return nil
        }
    }

    /// The moment of the run, in seconds.
    private var secondsNow: Double { 788_918_400 + state.world.clock }

    // MARK: Addresses

    private mutating func memberOfURL(_ name: String, _ text: Value) -> Value? {
        guard text.tag == .string else { return nil }
        let parts = AddressParts(String(decoding: bytes(text), as: UTF8.self))
        func optional(_ part: String?) -> Value { part.map { string($0.utf8) } ?? .null }
        switch name {
        case "scheme": return optional(parts.scheme)
        case "host": return optional(parts.host)
        case "path": return string(parts.path.utf8)
        case "query": return optional(parts.query)
        case "fragment": return optional(parts.fragment)
        case "lastPathComponent": return string(parts.last.utf8)
        case "pathExtension": return string(parts.pathExtension.utf8)
        case "isFileURL": return .bool(parts.scheme == "file")
        case "pathComponents": return array(parts.pathComponents.map { string($0.utf8) })
        default: return nil
        }
    }

    /// Returns the address that a method makes of another one; nil for another method.
    private mutating func methodOfURL(_ name: String, _ text: Value, _ argument: Value) -> Value? {
        guard text.tag == .string else { return nil }
        let whole = String(decoding: bytes(text), as: UTF8.self)
        let parts = AddressParts(whole)
        let (base, tail) = (parts.withoutTail, parts.tail)
        let isEmpty = parts.last.isEmpty
        switch name {
        case "deletingLastPathComponent" where !isEmpty:
            return make(.url, [string((base.dropLast(parts.last.count) + tail).utf8)])
        case "deletingPathExtension" where !parts.pathExtension.isEmpty:
            return make(.url, [string((base.dropLast(parts.pathExtension.count + 1) + tail).utf8)])
        case "deletingLastPathComponent", "deletingPathExtension", "standardized": return make(.url, [retained(text)])
        case "appendingPathComponent", "appending", "appendingPathExtension":
            guard argument.tag == .string else { return nil }
            let other = String(decoding: bytes(argument), as: UTF8.self)
            let separator = name == "appendingPathExtension" ? "." : base.hasSuffix("/") ? "" : "/"
            return make(.url, [string((base + separator + other + tail).utf8)])
        default: return nil
        }
    }

    // MARK: Methods

    /// Calls a method of the value in register `a`. Returns false if the model has no such method.
    mutating func callValueItem(_ member: MemberName, at a: Int, count: Int) -> Bool {
        if state.registers[a].tag == .rect, let numbers = numbers(of: state.registers[a]) {
            setRegister(a, make(.rect, numbers.map { Value.double($0) }))
        }
        let value = state.registers[a]
        guard let type = valueClass(of: value) else { return false }
        let name = text(member.name)
        let first = count > 0 ? state.registers[a + 1] : .null
        let second = count > 1 ? state.registers[a + 2] : .null
        var answer: Value?
        switch type {
        case .rect: answer = methodOfRect(name, value, first, second)
        case .date: answer = methodOfDate(name, value, first)
        case .url: answer = methodOfURL(name, property("absoluteString", of: value), first)
        case .indexPath where name == "compare": answer = order(value, first)
        case .bounds where name == "contains" && first.tag != .unknown: answer = .bool(isInBounds(first, value))
        default: break
        }
        if answer == nil, name == "equalTo" || name == "isEqual" { answer = .bool(isEqual(value, first)) }
        guard let answer else { return false }
        finishCall(at: a, count: count, answer)
        return true
    }

    private mutating func order(_ x: Value, _ y: Value) -> Value? {
        guard let isBefore = precedesAsValue(x, y, orEqual: false) else { return nil }
        return symbol(isBefore ? "orderedAscending" : isEqual(x, y) ? "orderedSame" : "orderedDescending")
    }

    private mutating func methodOfDate(_ name: String, _ date: Value, _ argument: Value) -> Value? {
        guard let seconds = property("seconds", of: date).asDouble else { return nil }
        switch name {
        case "addingTimeInterval", "advanced":
            return argument.asDouble.map {
                makeDate(seconds + $0, isAbsolute: property("isAbsolute", of: date).asBool ?? false)
            }
        case "timeIntervalSince", "distance":
            guard valueClass(of: argument) == .date, let other = property("seconds", of: argument).asDouble else {
                return nil
            }
            return .double(name == "distance" ? other - seconds : seconds - other)
        case "compare": return order(date, argument)
        default: return nil
        }
    }

    private mutating func methodOfRect(_ name: String, _ rect: Value, _ first: Value, _ second: Value) -> Value? {
        guard let own = numbers(of: rect) else { return nil }
        switch name {
        case "insetBy":
            guard let dx = first.asDouble, let dy = second.asDouble else { return nil }
            return make(.rect, own[0] + dx, own[1] + dy, own[2] - 2 * dx, own[3] - 2 * dy)
        case "offsetBy":
            guard let dx = first.asDouble, let dy = second.asDouble else { return nil }
            return make(.rect, own[0] + dx, own[1] + dy, own[2], own[3])
        case "inset":
            guard let edges = numbers(of: first), edges.count == 4 else { return nil }
            return make(
                .rect, own[0] + edges[1], own[1] + edges[0], own[2] - edges[1] - edges[3],
                own[3] - edges[0] - edges[2])
        case "contains", "intersects", "union", "intersection":
            guard let other = numbers(of: first), other.count == 4 || name == "contains" else { return nil }
            return combine(name, own, other)
        default: return nil
        }
    }

    private mutating func combine(_ name: String, _ own: [Double], _ other: [Double]) -> Value {
        let (right, bottom) = (own[0] + own[2], own[1] + own[3])
        if other.count == 2 {
            return .bool(other[0] >= own[0] && other[0] < right && other[1] >= own[1] && other[1] < bottom)
        }
        let (otherRight, otherBottom) = (other[0] + other[2], other[1] + other[3])
        let (left, top) = (max(own[0], other[0]), max(own[1], other[1]))
        let (width, height) = (min(right, otherRight) - left, min(bottom, otherBottom) - top)
        switch name {
        case "contains":
            return .bool(left == other[0] && top == other[1] && otherRight <= right && otherBottom <= bottom)
        case "intersects": return .bool(width > 0 && height > 0)
        case "intersection": return make(.rect, left, top, max(0, width), max(0, height))
        default:
            let (x, y) = (min(own[0], other[0]), min(own[1], other[1]))
            return make(.rect, x, y, max(right, otherRight) - x, max(bottom, otherBottom) - y)
        }
    }

    // MARK: Setting

    /// Sets a part of the value in a register: an element of a tuple, a coordinate. Returns false for other values. The
    /// changed value is in the register.
    mutating func setPart(_ member: MemberName, of register: Int, to value: Value) -> Bool {
        let receiver = state.registers[register]
        switch receiver.tag {
        case .tuple:
            guard let place = tuplePlace(member.name, of: receiver) else { return false }
            state.registers[register] = copiedPart(receiver)
            release(state.heap.exchange(place, of: state.registers[register].slot, with: retained(value)))
            return true
        case .rect, .size:
            guard isInSwift, let numbers = numbers(of: receiver) else { return false }
            setRegister(register, make(receiver.tag == .rect ? .rect : .size, numbers.map { Value.double($0) }))
            return setPart(member, of: register, to: value)
        case .item: break
        default: return false
        }
        guard let type = valueClass(of: receiver) else { return false }
        let name = text(member.name)
        state.registers[register] = copiedPart(receiver)
        if type == .rect, name == "origin" || name == "size" {
            guard let numbers = numbers(of: value), numbers.count >= 2 else { return true }
            setPart(name == "origin" ? 0 : 2, of: register, to: .double(numbers[0]))
            setPart(name == "origin" ? 1 : 3, of: register, to: .double(numbers[1]))
            return true
        }
        let wanted = type == .indexPath && name == "item" ? "row" : name
        guard let place = type.parts.firstIndex(where: { $0.text == wanted }) else { return false }
        let number = type.isGeometry ? value.asDouble.map { Value.double($0) } : nil
        setPart(place, of: register, to: number ?? retained(value))
        return true
    }

    private mutating func setPart(_ place: Int, of register: Int, to value: Value) {
        release(state.heap.exchange(2 * place + 1, of: state.registers[register].slot, with: value))
    }

    /// Returns a value that nothing else refers to: itself, or a copy. Takes over the reference.
    private mutating func copiedPart(_ value: Value) -> Value {
        if state.heap.isUnique(value.slot) { return value }
        let copy = Array(state.heap[value.slot])
        for element in copy { retain(element) }
        release(value)
        return Value(value.tag, extra: value.extra, bits: UInt64(state.heap.add(copy)))
    }
}

/// The parts of an address: `scheme://host/path?query#fragment`.
struct AddressParts {
    var scheme: String?
    var host: String?
    var path = ""
    var query: String?
    var fragment: String?
    /// The text before the query, and the rest.
    var withoutTail = ""
    var tail = ""

    init(_ text: String) {
        let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        (withoutTail, tail) = (String(text[..<end]), String(text[end...]))
        var rest = withoutTail[...]
        if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
            scheme = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
        }
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            let slash = rest.firstIndex(of: "/") ?? rest.endIndex
            let name = rest[..<slash].prefix { $0 != ":" }
            host = name.isEmpty ? nil : String(name)
            rest = rest[slash...]
        }
        path = String(rest)
        let parts = tail.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        if tail.hasPrefix("?") { query = String((parts.first ?? "").dropFirst()) }
        if parts.count > 1 { fragment = String(parts[1]) }
    }

    /// The parts of the path; the root is "/".
    var pathComponents: [String] {
        (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { String($0) }
    }

    /// The part of the path after the last slash.
    var last: String { path.split(separator: "/").last.map { String($0) } ?? "" }

    /// The part of the last component after its dot.
    var pathExtension: String {
        let parts = last.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 ? String(parts[parts.count - 1]) : ""
    }
}
