/// The words of a name or a title: `DCViewController` has `DC`, `View` and `Controller`, and `Show Detail` has two.
struct NameWords {
    private(set) var words: [[Unicode.Scalar]] = []

    /// Splits a string at everything that is not a letter or a digit, and before capital letters.
    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var word: [Unicode.Scalar] = []
        for (place, scalar) in scalars.enumerated() {
            guard NameWords.isLetter(scalar) || NameWords.isDigit(scalar) else {
                if !word.isEmpty { words.append(word) }
                word = []
                continue
            }
            if let last = word.last, NameWords.isCapital(scalar) {
                let next = place + 1 < scalars.count ? scalars[place + 1] : nil
                let isFollowedBySmall = next.map { NameWords.isLetter($0) && !NameWords.isCapital($0) } ?? false
                if !NameWords.isCapital(last) || isFollowedBySmall {
                    words.append(word)
                    word = []
                }
            }
            word.append(scalar)
        }
        if !word.isEmpty { words.append(word) }
    }

    /// Whether there is a letter.
    var hasLetter: Bool { words.contains { $0.contains { NameWords.isLetter($0) } } }

    /// Removes `suffix` from the end, if a word with a small letter is left.
    /// - Returns: whether it was removed.
    @discardableResult
    mutating func cut(_ suffix: [String]) -> Bool {
        let end = zip(words.suffix(suffix.count), suffix)
        guard words.count > suffix.count, end.allSatisfy({ $0.elementsEqual($1.unicodeScalars) }) else { return false }
        let left = words.dropLast(suffix.count)
        guard left.contains(where: { $0.contains { NameWords.isLetter($0) && !NameWords.isCapital($0) } }) else {
            return false
        }
        words = Array(left)
        return true
    }

    /// The words, joined: the first one in lower case, the others with a capital letter. A name cannot begin with a
    /// digit, so `prefix` is put before one.
    func joined(digitsAfter prefix: String) -> String {
        // Scalars are appended one at a time, because `append(contentsOf:)` of a view of scalars copies the whole text.
        var text = String.UnicodeScalarView()
        if let first = words.first?.first, NameWords.isDigit(first) {
            for scalar in prefix.unicodeScalars { text.append(scalar) }
        }
        for (place, word) in words.enumerated() {
            let isFirst = place == 0 && text.isEmpty
            for (index, scalar) in word.enumerated() {
                if isFirst {
                    for mapped in scalar.properties.lowercaseMapping.unicodeScalars { text.append(mapped) }
                } else if index == 0 {
                    for mapped in scalar.properties.titlecaseMapping.unicodeScalars { text.append(mapped) }
                } else {
                    text.append(scalar)
                }
            }
        }
        return String(text)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar >= "a" && scalar <= "z" || scalar >= "A" && scalar <= "Z" : scalar.properties.isAlphabetic
    }

    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar >= "A" && scalar <= "Z" : scalar.properties.isUppercase
    }
}
