import SceneRuntime

/// Sets of characters: symbols such as `.whitespaces`, and objects of `CharacterSet`, with what they are made of. A
/// string is the set of its characters.
extension Machine {
    /// Returns the test of a set of characters; nil for a set that is not known.
    private func characterSet(_ value: Value) -> ((Character) -> Bool)? {
        if value.tag == .string { return characters(in: value) }
        let given = property("charactersIn", of: value)
        if given.tag == .string { return characters(in: given) }
        let inverted = property("inverted", of: value)
        if !inverted.isNull { return characterSet(inverted).map { test in { !test($0) } } }
        let (first, second) = (property("union", of: value), property("with", of: value))
        if !first.isNull {
            guard let left = characterSet(first), let right = characterSet(second) else { return nil }
            return { left($0) || right($0) }
        }
        let kind = property("kind", of: value)
        guard kind.tag == .string || value.tag == .symbol else { return nil }
        return Self.characterSet(named: kind.tag == .string ? text(of: kind) : String(text(of: value).dropFirst()))
    }

    private func characters(in text: Value) -> (Character) -> Bool {
        let all = Set(String(decoding: bytes(text), as: UTF8.self))
        return { all.contains($0) }
    }

    private static func characterSet(named name: String) -> ((Character) -> Bool)? {
        switch name {
        case "newlines": { $0.isNewline }
        case "whitespaces": { $0.isWhitespace && !$0.isNewline }
        case "whitespacesAndNewlines": { $0.isWhitespace }
        case "punctuationCharacters": { $0.isPunctuation }
        case "symbols": { $0.isSymbol }
        case "decimalDigits": { $0.isWholeNumber && !$0.isLetter }
        case "letters": { $0.isLetter }
        case "uppercaseLetters", "capitalizedLetters": { $0.isUppercase }
        case "lowercaseLetters": { $0.isLowercase }
        case "alphanumerics": { $0.isLetter || $0.isNumber }
        default: nil
        }
    }

    /// `text.components(separatedBy: set)`.
    mutating func components(of text: [UInt8], separatedBy set: Value) -> Value {
        guard let isSeparator = characterSet(set) else { return unknownHere }
        let parts = String(decoding: text, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: isSeparator)
        return array(parts.map { string($0.utf8) })
    }

    /// `text.trimmingCharacters(in: set)`.
    mutating func trimmed(_ text: [UInt8], _ set: Value) -> Value {
        guard let isTrimmed = characterSet(set) else { return unknownHere }
        var rest = String(decoding: text, as: UTF8.self)[...]
        while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return string(rest.utf8)
    }

    /// `text.rangeOfCharacter(from: set)`: the range of the first character in a set, or nil.
    mutating func rangeOfCharacter(in text: [UInt8], from set: Value) -> Value {
        guard let isMember = characterSet(set) else { return unknownHere }
        let place = String(decoding: text, as: UTF8.self).enumerated().first { isMember($0.element) }
        return place.map { .range(Int64($0.offset), count: 1) } ?? .null
    }

    /// Returns the result of a method of a set of characters; nil for another method or receiver.
    mutating func callCharacterSet(_ name: String, of set: Value, _ argument: Value) -> Value? {
        guard set.tag == .item, className(of: set) == "CharacterSet" else { return nil }
        switch name {
        case "contains":
            guard let test = characterSet(set), argument.tag == .string else { return unknownHere }
            return .bool(String(decoding: bytes(argument), as: UTF8.self).allSatisfy(test))
        case "isSuperset":
            let members = argument.tag == .string ? argument : property("charactersIn", of: argument)
            guard let test = characterSet(set), members.tag == .string else { return unknownHere }
            return .bool(String(decoding: bytes(members), as: UTF8.self).allSatisfy(test))
        case "union": return makeItem("CharacterSet", [("union", retained(set)), ("with", retained(argument))])
        default: return nil
        }
    }

    /// Returns a member of a set of characters; nil for another member or value.
    mutating func memberOfCharacterSet(_ name: String, _ set: Value) -> Value? {
        guard name == "inverted", className(of: set) == "CharacterSet" else { return nil }
        return makeItem("CharacterSet", [("inverted", retained(set))])
    }
}
