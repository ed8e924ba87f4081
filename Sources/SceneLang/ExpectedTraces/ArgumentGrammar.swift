/// How a line of a trace divides a list in brackets into arguments, such as `animated: true` and `[a, b]` in
/// `f(animated: true, [a, b])`.
///
/// A comma or the closing bracket ends an argument, but not one in a string, in a name between backticks, or in
/// brackets inside the argument. In a list of labels, `init(nibName:bundle:)`, each label is an argument. A quotation
/// mark, a backtick or a bracket without its second one is an ordinary character.
enum ArgumentGrammar {
    /// Returns the end of the argument that begins at `start`: the place of its comma or bracket, of the next label in
    /// a list of labels, or the end of the line.
    static func end(in line: ArraySlice<UInt8>, from start: Int) -> Int {
        if let end = labelEnd(in: line, from: start) { return end }
        var closers: [UInt8] = []
        var index = start
        while index < line.endIndex {
            let byte = line[index]
            if let end = quotedEnd(in: line, from: index) {
                index = end
                continue
            }
            if let closer = closer(of: byte) {
                closers.append(closer)
            } else if let last = closers.last {
                if byte == last { closers.removeLast() }
            } else if byte == comma || isCloser(byte) {
                return index
            }
            index += 1
        }
        return line.endIndex
    }

    /// Returns the place after the string, or the name in backticks, that begins at `index`; nil if none begins there.
    static func quotedEnd(in line: ArraySlice<UInt8>, from index: Int) -> Int? {
        let quote = line[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "`") else { return nil }
        var index = index + 1
        while index < line.endIndex, line[index] != quote {
            let isEscape = line[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
            index += isEscape ? 2 : 1
        }
        return index < line.endIndex ? index + 1 : nil
    }

    /// Returns the bracket that closes `byte`; nil if this opens none.
    static func closer(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    /// Whether `byte` can be a part of a label.
    static func isLabelPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    static let comma = UInt8(ascii: ",")

    private static func isCloser(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    /// Returns the end of the label that begins at `start`, if only labels follow up to a closing bracket.
    private static func labelEnd(in line: ArraySlice<UInt8>, from start: Int) -> Int? {
        let colon = UInt8(ascii: ":")
        let labels = line[start...].prefix { $0 == colon || isLabelPart($0) }
        guard labels.last == colon, labels.endIndex < line.endIndex, isCloser(line[labels.endIndex]) else { return nil }
        return labels.firstIndex(of: colon).map { $0 + 1 }
    }
}
