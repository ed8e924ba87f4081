import SceneRuntime

/// The members of strings.
extension Machine {
    /// Calls a method of a string; nil if strings have no such method. The arguments are in the registers from number
    /// `argument` on. `collectionValue` reads properties, such as `count`.
    mutating func stringMember(_ member: BuiltInMember, _ receiver: Value, argument: Int) -> Value? {
        if isInSwift, takesText(member), state.registers[argument].tag == .unknown { return unknownHere }
        switch member {
        case .uppercased: return inOtherCase(receiver) { $0.uppercased() }
        case .lowercased: return inOtherCase(receiver) { $0.lowercased() }
        case .reversed: return reversedCharacters(of: receiver)
        case .contains, .hasPrefix, .hasSuffix, .split:
            guard let other = text(at: argument) else { return .null }
            return search(member, receiver, Array(other))
        case .replacing:
            guard let old = text(at: argument), let new = text(at: argument + 1) else { return .null }
            let (all, part, other) = (Array(bytes(receiver)), Array(old), Array(new))
            charge(all.count + part.count, .comparison)
            return replaced(all, part, other)
        case .sorted:
            let all = characters(of: receiver)
            defer { release(all) }
            return sorted(all)
        default: return nil
        }
    }

    private func takesText(_ member: BuiltInMember) -> Bool {
        switch member {
        case .contains, .hasPrefix, .hasSuffix, .split, .replacing: true
        default: false
        }
    }

    private mutating func search(_ member: BuiltInMember, _ receiver: Value, _ other: [UInt8]) -> Value {
        if member == .split, other.isEmpty { return characters(of: receiver) }
        let all = bytes(receiver)
        charge(all.count + other.count, .scan)
        if member == .hasPrefix { return .bool(all.starts(with: other)) }
        if member == .hasSuffix {
            return .bool(all.count >= other.count && all.suffix(other.count).elementsEqual(other))
        }
        charge(all.count + other.count, .scan)
        if member == .contains { return .bool(Text.contains(all, other)) }
        let copy = Array(all)
        return strings(Text.split(copy, other) { pollCancellation(after: $0) })
    }

    /// Returns a text with each `part` replaced by `other`. If the result is too large, reports an error before it is
    /// made, and returns the null value.
    mutating func replaced(_ all: [UInt8], _ part: [UInt8], _ other: [UInt8]) -> Value {
        guard isWithinLimit(Text.countReplacing(all, part, other) { pollCancellation(after: $0) }) else { return .null }
        return limited(Text.replacing(all, part, other) { pollCancellation(after: $0) })
    }

    /// Creates a string from a result. If it is too large, reports an error and returns the null value.
    mutating func limited(_ text: [UInt8]) -> Value { isWithinLimit(text.count) ? string(text) : .null }

    /// Creates an array of strings; nil after an error.
    private mutating func strings(_ texts: [[UInt8]]) -> Value {
        charge(texts.count, .string)
        guard isWithinLimit(texts.count) else { return .null }
        var values: [Value] = []
        values.reserveCapacity(texts.count)
        for (place, text) in texts.enumerated() {
            if pollCancellation(after: place) { break }
            values.append(string(text))
        }
        return array(values)
    }

    /// Returns the string in a register. If it is not a string, reports an error.
    private mutating func text(at register: Int) -> ArraySlice<UInt8>? {
        guard state.registers[register].tag == .string else {
            fail(.wrongType, "expected a string, found \(state.registers[register].noun)")
            return nil
        }
        return bytes(state.registers[register])
    }

    // MARK: Characters (grapheme clusters)

    /// Returns the characters of a string as an array of strings.
    mutating func characters(of value: Value) -> Value {
        var all: [[UInt8]] = []
        forEachCharacter(of: value) { all.append(Array($0)) }
        return strings(all)
    }

    /// Returns the number of characters of a string.
    mutating func characterCount(of value: Value) -> Int {
        var count = 0
        forEachCharacter(of: value) { _ in count += 1 }
        return count
    }

    private mutating func reversedCharacters(of value: Value) -> Value {
        let text = bytes(value)
        if Machine.isPlain(text) {
            charge(text.count, .scan)
            return string(text.reversed())
        }
        var characters: [[UInt8]] = []
        forEachCharacter(of: value) { characters.append(Array($0)) }
        charge(characters.count, .string)
        return string(characters.reversed().joined())
    }

    /// Whether each byte is a character: ASCII without carriage returns, which form one character with a line feed.
    private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

    /// Calls `body` with the bytes of each character, in order, unless the run is cancelled.
    private mutating func forEachCharacter(of value: Value, _ body: (ArraySlice<UInt8>) -> Void) {
        let all = bytes(value)
        let isPlain = Machine.isPlain(all)
        charge(all.count, isPlain ? .scan : .grapheme)
        if isPlain {
            for place in all.indices {
                if pollCancellation(after: place) { return }
                body(all[place...place])
            }
            return
        }
        var place = 0
        for character in String(decoding: all, as: UTF8.self) {
            if pollCancellation(after: place) { return }
            place += 1
            body(Array(character.utf8)[...])
        }
    }

    /// Returns the text of `value`, converted by `mapping`. Letters are converted one by one, so the text can be
    /// converted in parts.
    private mutating func inOtherCase(_ value: Value, _ mapping: (String) -> String) -> Value {
        let all = bytes(value)
        charge(all.count, all.allSatisfy { $0 < 0x80 } ? .scan : .caseMapping)
        var (result, start): ([UInt8], Int) = ([], 0)
        while start < all.count, start == 0 || !isCancelled() {
            var end = min(all.count, start + Machine.elementsPerPoll)
            // A part ends before the first byte of a letter.
            while end < all.count, all[end] & 0xC0 == 0x80 { end += 1 }
            result += mapping(String(decoding: all[start..<end], as: UTF8.self)).utf8
            start = end
        }
        return limited(result)
    }
}
