import SceneRuntime

// Members without parentheses that Swift's and Foundation's values have, and that own forms do not know.
extension Machine {
    /// Returns a member of a string, a number, a range or a collection; nil for another member.
    mutating func valueOfSwift(_ name: String, of value: Value) -> Value? {
        switch value.tag {
        case .string: return valueOfText(name, String(decoding: bytes(value), as: UTF8.self))
        case .range:
            if name == "lowerBound" {
                return value.rangeForm == .from || value.extra != .max ? .int(value.number) : nil
            }
            guard name == "upperBound" else { return nil }
            return .int(value.rangeForm == .through ? value.rangeEnd &- 1 : value.rangeEnd)
        case .int, .double, .bool: return valueOfNumber(name, value)
        case .array where name == "underestimatedCount": return collectionValue(.count, of: value)
        case .symbol: return valueOfOrientation(name, String(decoding: symbolText(value), as: UTF8.self))
        default: return nil
        }
    }

    /// A member of an orientation of the interface or the device; nil for another symbol.
    private func valueOfOrientation(_ name: String, _ orientation: String) -> Value? {
        let isLandscape = orientation.hasPrefix("landscape")
        let isPortrait = orientation.hasPrefix("portrait")
        let isFlat = orientation.hasPrefix("face")
        guard isLandscape || isPortrait || isFlat || orientation == "unknown" else { return nil }
        switch name {
        case "isLandscape": return .bool(isLandscape)
        case "isPortrait": return .bool(isPortrait)
        case "isFlat": return .bool(isFlat)
        default: return nil
        }
    }

    private mutating func valueOfText(_ name: String, _ text: String) -> Value? {
        charge(text.utf8.count, .scan)
        let parts = AddressParts(text)
        switch name {
        case "length": return .int(count: text.utf16.count)
        case "utf16":
            guard isWithinLimit(text.utf16.count) else { return .null }
            return array(text.utf16.map { .int(Int64($0)) })
        case "localizedUppercase": return string(text.uppercased().utf8)
        case "localizedLowercase": return string(text.lowercased().utf8)
        case "localizedCapitalized":
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            return string(
                words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ").utf8)
        case "lastPathComponent": return string(parts.last.utf8)
        case "pathExtension": return string(parts.pathExtension.utf8)
        case "pathComponents": return array(parts.pathComponents.map { string($0.utf8) })
        case "deletingPathExtension":
            let count = parts.pathExtension.isEmpty ? 0 : parts.pathExtension.count + 1
            return string(String(text.dropLast(count)).utf8)
        case "intValue", "integerValue": return .int(Int64(text) ?? 0)
        case "doubleValue", "floatValue": return .double(Double(text) ?? 0)
        case "boolValue": return .bool(["true", "yes", "1"].contains(text.lowercased()))
        default: break
        }
        guard let character = text.first else { return nil }
        switch name {
        case "wholeNumberValue": return character.wholeNumberValue.map { .int(count: $0) } ?? .null
        case "isPunctuation": return .bool(character.isPunctuation)
        case "isSymbol": return .bool(character.isSymbol)
        case "isNewline": return .bool(character.isNewline)
        case "isASCII": return .bool(character.isASCII)
        case "isHexDigit": return .bool(character.isHexDigit)
        case "isWholeNumber": return .bool(character.isWholeNumber)
        case "asciiValue": return character.asciiValue.map { .int(Int64($0)) } ?? .null
        default: return nil
        }
    }

    private mutating func valueOfNumber(_ name: String, _ value: Value) -> Value? {
        let number = value.tag == .bool ? Double(value.bits) : value.asDouble ?? 0
        switch name {
        case "isZero": return .bool(number == 0)
        case "isFinite": return .bool(number.isFinite)
        case "isNaN": return .bool(number.isNaN)
        case "isInfinite": return .bool(number.isInfinite)
        case "intValue", "integerValue", "uintValue":
            return Int64(exactly: number.rounded(.towardZero)).map { .int($0) }
        case "doubleValue", "floatValue": return .double(number)
        case "boolValue": return .bool(number != 0)
        case "stringValue":
            var text: [UInt8] = []
            write(value, to: &text, quoted: false)
            return string(text)
        default: return nil
        }
    }

    /// R[a] = a member of a size or a rectangle of UIKit that own forms do not know.
    mutating func getMemberOfSwift(_ member: MemberName, of value: Value, into a: Int) {
        guard isInSwift, let numbers = numbers(of: value) else { return failMember(member, of: value) }
        // The bounds of the screen are a size.
        let all = value.tag == .rect ? numbers : [0, 0] + numbers
        let whole = make(.rect, all.map { Value.double($0) })
        defer { release(whole) }
        let found = computedMember(text(member.name), of: whole)
        setRegister(a, found ?? unknownHere)
    }

    /// Replaces the parts in the registers from `a` on by a value of geometry; by an unknown value, if one is unknown.
    mutating func makeGeometry(_ type: ValueClass, at a: Int) {
        let parts = (0..<type.parts.count).map { moveOut(of: a + $0) }
        let numbers = parts.compactMap { $0.asDouble }
        guard numbers.count == parts.count else {
            for part in parts { release(part) }
            return setRegister(a, unknownHere)
        }
        setRegister(a, make(type, numbers.map { Value.double($0) }))
    }
}
