extension String {
    /// The string without whitespace and newlines at its ends; nil if nothing remains.
    var trimmedOrNil: String? {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\n" }
        let front = drop(while: isBlank)
        guard let last = front.lastIndex(where: { !isBlank($0) }) else { return nil }
        return String(front[...last])
    }

    /// The text without trailing spaces.
    var trimmedAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Returns the text, padded with spaces to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
