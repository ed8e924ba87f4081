import SceneRuntime

// The members of strings and collections that only bodies of Swift have. An index of a string is the number of a
// character.
extension Machine {
    /// Returns the result of a member; nil if the receiver has no such member.
    mutating func answerOfSwift(_ library: LibraryMember, _ receiver: Value, at a: Int, count: Int) -> Value? {
        for place in 0..<count where state.registers[a + 1 + place].tag == .unknown { return unknownHere }
        let first = count > 0 ? state.registers[a + 1] : .null
        let second = count > 1 ? state.registers[a + 2] : .null
        switch library {
        case .indexOffsetBy, .indexAfter, .indexBefore:
            let distance: Int64? = library == .indexAfter ? 1 : library == .indexBefore ? -1 : second.asInt
            guard let start = first.asInt, let distance else { return nil }
            return index(start &+ distance, of: receiver, limit: count == 3 ? state.registers[a + 3] : .null, distance)
        case .distance:
            guard let start = first.asInt, let end = second.asInt else { return nil }
            return .int(end &- start)
        case .prefixUpTo, .prefixThrough, .suffixFrom, .substringTo, .substringFrom:
            guard let place = first.asInt else { return nil }
            switch library {
            case .prefixUpTo, .substringTo: return elements(of: receiver, 0, place)
            case .prefixThrough: return elements(of: receiver, 0, place &+ 1)
            default: return elements(of: receiver, place, nil)
            }
        case .splitAt: return split(receiver, by: first, at: a, count: count)
        case .clamped: return clamped(receiver, to: first)
        case .overlaps:
            guard receiver.tag == .range, first.tag == .range else { return nil }
            let start = max(receiver.number, first.number)
            return .bool(start < min(receiver.rangeEnd, first.rangeEnd))
        default: return receiver.tag == .string ? textOfSwift(library, receiver, first, at: a, count: count) : nil
        }
    }

    /// Returns a position in a collection. One outside of it ends the program, and one past `limit` is nil.
    private mutating func index(_ place: Int64, of value: Value, limit: Value, _ distance: Int64) -> Value {
        if let limit = limit.asInt, distance < 0 ? place < limit : place > limit { return .null }
        guard let size = collectionValue(.count, of: value)?.number, value.tag == .string else { return .int(place) }
        guard (0...size).contains(place) else {
            endProgram("String index is out of bounds")
            return .null
        }
        return .int(place)
    }

    /// Returns the elements of a string or an array from `start` to before `end`, or to the end of it.
    mutating func elements(of value: Value, _ start: Int64, _ end: Int64?) -> Value? {
        let list = elementsArray(retained(value))
        defer { release(list) }
        guard list.tag == .array else { return nil }
        let all = state.heap[list.slot]
        charge(all.count, .element)
        let end = end ?? Int64(all.count)
        guard start >= 0, start <= end, end <= Int64(all.count) else {
            endProgram(value.tag == .string ? "String index is out of bounds" : "Array index is out of range")
            return .null
        }
        let part = Array(all[Int(start)..<Int(end)])
        return value.tag == .string ? string(part.flatMap { Array(bytes($0)) }) : copies(of: part)
    }

    /// `text[i]`, `text[a..<b]`, `text[a...]`.
    mutating func characters(of value: Value, at index: Value) -> Value {
        if let place = index.asInt {
            guard let size = collectionValue(.count, of: value)?.number, (0..<size).contains(place) else {
                endProgram("String index is out of bounds")
                return .null
            }
            return elements(of: value, place, place &+ 1) ?? .null
        }
        if index.tag == .unknown { return unknownHere }
        guard index.tag == .range else {
            fail(.wrongType, "expected an index of the string, found \(index.noun)")
            return .null
        }
        let isOpen = index.extra == UInt32.max
        let end = isOpen && index.rangeForm == .from ? nil : index.rangeEnd
        return elements(of: value, isOpen ? max(0, index.number) : index.number, end) ?? .null
    }

    private func clamped(_ range: Value, to limits: Value) -> Value? {
        guard range.tag == .range, limits.tag == .range else { return nil }
        let start = min(max(range.number, limits.number), limits.rangeEnd)
        let end = max(start, min(range.rangeEnd, limits.rangeEnd))
        return .range(start, count: UInt32(clamping: end - start), range.rangeForm)
    }

    /// `split(separator: s, maxSplits: n, omittingEmptySubsequences: b)`, where the last two can be omitted.
    private mutating func split(_ value: Value, by separator: Value, at a: Int, count: Int) -> Value? {
        var (most, omits) = (Int64.max, true)
        for place in 1..<max(count, 1) {
            let option = state.registers[a + 1 + place]
            if let flag = option.asBool { omits = flag }
            if let number = option.asInt { most = number }
        }
        let list = elementsArray(retained(value))
        defer { release(list) }
        guard list.tag == .array else { return nil }
        let all = state.heap[list.slot]
        charge(all.count, .comparison)
        var parts: [[Value]] = []
        var current: [Value] = []
        for element in all {
            if Int64(parts.count) < most, isEqual(element, separator) {
                if !omits || !current.isEmpty { parts.append(current) }
                current = []
            } else {
                current.append(element)
            }
        }
        if !omits || !current.isEmpty { parts.append(current) }
        return groups(parts, isText: value.tag == .string)
    }

    /// Returns an array of groups of elements, which are strings if they are characters of a text.
    mutating func groups(_ parts: [[Value]], isText: Bool) -> Value {
        array(
            parts.map { part -> Value in
                isText ? string(part.flatMap { Array(bytes($0)) }) : copies(of: part)
            })
    }

    // MARK: Texts

    private mutating func textOfSwift(
        _ library: LibraryMember, _ receiver: Value, _ argument: Value, at a: Int, count: Int
    ) -> Value? {
        let text = String(decoding: bytes(receiver), as: UTF8.self)
        charge(text.utf8.count, .scan)
        let options = count > 1 ? sourceText(of: state.registers[a + (library == .replacingWithOptions ? 3 : 2)]) : ""
        if library == .padding { return padded(text, at: a) }
        if library == .replacingCharacters { return replacingCharacters(of: receiver, at: a) }
        if library == .rangeOfCharacter { return rangeOfCharacter(in: Array(text.utf8), from: argument) }
        guard argument.tag == .string else { return nil }
        let other = String(decoding: bytes(argument), as: UTF8.self)
        let written = Array(options.utf8)[...]
        let ignoresCase = Text.contains(written, Array("aseInsensitive".utf8))
        if Text.contains(written, Array("regularExpression".utf8)) { return unknownHere }
        switch library {
        case .compareIgnoringCase: return comparison(text.lowercased(), other.lowercased())
        case .compare:
            let (x, y) = ignoresCase ? (text.lowercased(), other.lowercased()) : (text, other)
            return Text.contains(written, Array("umeric".utf8)) ? numericComparison(x, y) : comparison(x, y)
        case .containsIgnoringCase:
            return .bool(Text.contains(Array(text.lowercased().utf8)[...], Array(other.lowercased().utf8)))
        case .rangeOfWithOptions:
            let (x, y) = ignoresCase ? (text.lowercased(), other.lowercased()) : (text, other)
            return range(of: y, in: x, isLast: Text.contains(written, Array("ackwards".utf8)))
        case .replacingWithOptions:
            guard state.registers[a + 2].tag == .string else { return nil }
            if ignoresCase { return unknownHere }
            return replaced(Array(text.utf8), Array(other.utf8), Array(bytes(state.registers[a + 2])))
        case .commonPrefix: return string(zip(text, other).prefix { $0 == $1 }.flatMap { Array($0.0.utf8) })
        default: return nil
        }
    }

    /// Returns the range of the characters of the first occurrence of a text, or of the last one; nil without one.
    mutating func range(of other: String, in text: String, isLast: Bool = false) -> Value {
        let (all, wanted) = (Array(text.utf8), Array(other.utf8))
        guard !wanted.isEmpty, wanted.count <= all.count else { return .null }
        let places = 0...all.count - wanted.count
        let isFound = { (place: Int) in all[place...].starts(with: wanted) }
        guard let place = isLast ? places.last(where: isFound) : places.first(where: isFound) else { return .null }
        let start = String(decoding: all[..<place], as: UTF8.self).count
        return .range(Int64(start), count: UInt32(truncatingIfNeeded: other.count))
    }

    /// The same as `comparison`, with numbers in the texts by their value: "a9" precedes "a10".
    private mutating func numericComparison(_ x: String, _ y: String) -> Value {
        var (left, right) = (Array(x)[...], Array(y)[...])
        func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
        while let a = left.first, let b = right.first {
            guard isDigit(a), isDigit(b) else {
                if a != b { return comparison(String(a), String(b)) }
                left.removeFirst()
                right.removeFirst()
                continue
            }
            let (first, second) = (left.prefix(while: isDigit), right.prefix(while: isDigit))
            let (m, n) = (first.drop { $0 == "0" }, second.drop { $0 == "0" })
            if m.count != n.count { return comparison(m.count < n.count ? "0" : "1", m.count < n.count ? "1" : "0") }
            if m != n { return comparison(String(m), String(n)) }
            left = left.dropFirst(first.count)
            right = right.dropFirst(second.count)
        }
        return comparison(String(left), String(right))
    }

    /// Returns `.orderedAscending`, `.orderedSame` or `.orderedDescending`.
    private mutating func comparison(_ x: String, _ y: String) -> Value {
        symbol(x == y ? "orderedSame" : x < y ? "orderedAscending" : "orderedDescending")
    }

    /// Returns a symbol that UIKit or the script has; an unknown value for another one.
    mutating func symbol(_ name: String) -> Value {
        if let known = SymbolLexicon.lexicon[Array(name.utf8)] { return Value(.symbol, extra: UInt32(known.rawValue)) }
        guard let place = program.symbols.firstIndex(of: Array(name.utf8)) else { return unknownHere }
        return Value(.symbol, extra: UInt32(truncatingIfNeeded: place + Symbol.allCases.count))
    }

    /// `text.padding(toLength: n, withPad: p, startingAt: i)`.
    private mutating func padded(_ text: String, at a: Int) -> Value? {
        guard let length = state.registers[a + 1].asInt, length >= 0, state.registers[a + 2].tag == .string,
            let start = state.registers[a + 3].asInt
        else { return nil }
        guard isWithinLimit(length) else { return .null }
        let pad = Array(String(decoding: bytes(state.registers[a + 2]), as: UTF8.self))
        var result = Array(text.prefix(Int(length)))
        var next = Int(start)
        while result.count < Int(length), !pad.isEmpty {
            result.append(pad[next % pad.count])
            next += 1
        }
        return string(String(result).utf8)
    }

    /// `text.replacingCharacters(in: range, with: other)`, where the range may be an `NSRange`.
    private mutating func replacingCharacters(of value: Value, at a: Int) -> Value? {
        guard state.registers[a + 2].tag == .string else { return nil }
        let range = state.registers[a + 1].tag == .item ? range(ofItem: state.registers[a + 1]) : state.registers[a + 1]
        guard range.tag == .range, let size = collectionValue(.count, of: value)?.number else { return unknownHere }
        let (start, end) = bounds(of: range, size)
        guard start >= 0, start <= end, end <= size else {
            endProgram("String index is out of bounds")
            return .null
        }
        let text = Array(String(decoding: bytes(value), as: UTF8.self))
        let other = String(decoding: bytes(state.registers[a + 2]), as: UTF8.self)
        return string((String(text[..<Int(start)]) + other + String(text[Int(end)...])).utf8)
    }

    /// Returns the range of an `NSRange`; an unknown value for another object.
    func range(ofItem item: Value) -> Value {
        guard let start = property("location", of: item).asInt, let length = property("length", of: item).asInt,
            let count = UInt32(exactly: length)
        else { return unknownHere }
        return .range(start, count: count)
    }

    /// Returns the first position of a range in a collection, and that after its last.
    func bounds(of range: Value, _ size: Int64) -> (start: Int64, end: Int64) {
        let isOpen = range.extra == UInt32.max
        let end = isOpen && range.rangeForm == .from ? size : range.rangeEnd
        return (isOpen ? max(0, range.number) : range.number, end)
    }
}

extension Value {
    /// The number after the last element of a range.
    var rangeEnd: Int64 { number &+ Int64(extra) }
}

// Members that a value of Swift does not have in the model.
extension Machine {
    /// Ends a call of a member that the model does not have: in a body of Swift, the result is an unknown value. A
    /// misspelling of a member is an error.
    mutating func finishMissing(_ member: MemberName, at a: Int, count: Int) {
        guard isInSwift, !state.registers[a].isNull, !isMisspelling(member.name) else {
            return failMember(member, of: state.registers[a])
        }
        let unknown = unknownHere
        finishCall(at: a, count: count, unknown)
    }

    /// The same for a member that changes the value in register `a`, which becomes unknown, too.
    mutating func finishMissingMutation(_ member: MemberName, at a: Int, count: Int) {
        let receiver = state.registers[a]
        guard isInSwift, isLibraryValue(receiver), !receiver.isNull, !isMisspelling(member.name) else {
            return failMutation(member, of: receiver)
        }
        let unknown = unknownHere
        finishCall(at: a, count: max(count, 1), unknown)
        setRegister(a + 1, unknown)
    }

    /// Whether a name differs from that of a member of Swift by one letter, or by two exchanged letters.
    private func isMisspelling(_ name: NameID) -> Bool {
        let spelled = Array(state.world.text(of: name))
        guard spelled.count > 3 else { return false }
        return LibraryMember.baseNames.contains { Resolver.isMisspelling(spelled, of: $0) }
            || BuiltInMember.allCases.contains { Resolver.isMisspelling(spelled, of: $0.spelling.utf8Bytes) }
    }
}
