import SceneRuntime

/// The words of a file, for `Hover`.
struct HoverWords {
    let elements: [LayoutElement]
    private let bytes: [UInt8]

    init(_ file: SourceFile) {
        bytes = file.bytes
        elements = LayoutElement.all(in: file).filter { $0.start < $0.end }
    }

    func text(_ index: Int) -> String { String(decoding: elements[index].text(in: bytes), as: UTF8.self) }

    /// Returns the index of the word at a byte, or that ends there; nil for other tokens.
    func index(at place: Int) -> Int? {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].start <= place { low = middle + 1 } else { high = middle }
        }
        guard low > 0, place <= elements[low - 1].end, isWord(low - 1) else { return nil }
        return low - 1
    }

    private func isWord(_ index: Int) -> Bool {
        guard !elements[index].isComment, let first = elements[index].text(in: bytes).first else { return false }
        return first == 0x5F || first == 0x60 || first | 0x20 >= 0x61 && first | 0x20 <= 0x7A || first >= 0x80
    }

    func isAfterDot(_ index: Int) -> Bool { index > 0 && elements[index - 1].token == .dot }

    /// Whether the word is the name of an overriding function: `override func viewDidLoad`.
    func isOverride(_ index: Int) -> Bool {
        guard index > 1, text(index - 1) == "func" else { return false }
        var before = index - 2
        while before > 0, elements[before + 1].newlines == 0, text(before) != "override" { before -= 1 }
        return text(before) == "override"
    }

    /// Whether the word is followed by an opening parenthesis.
    func isCalled(_ index: Int) -> Bool {
        index + 1 < elements.count && elements[index + 1].token == .leftParenthesis && elements[index + 1].newlines == 0
            && (index == 0 || text(index - 1) != "func")
    }

    /// Whether the parenthesis directly follows the word.
    func isDirectCall(_ index: Int) -> Bool { isCalled(index) && !elements[index + 1].hasSpaceBefore }

    /// Returns the first word of the statement or declaration in which a word is.
    func firstOfStatement(_ index: Int) -> Int {
        var first = index
        while first > 0, elements[first].newlines == 0, !endsStatement(first - 1) { first -= 1 }
        return first
    }

    private func endsStatement(_ index: Int) -> Bool {
        guard let token = elements[index].token else { return true }
        return token == .leftBrace || token == .rightBrace || token == .semicolon
    }

    /// Returns the index of the first word of the declaration of a name, or nil.
    func declaration(of name: String) -> Int? {
        for index in elements.indices where isWord(index) && !isAfterDot(index) && text(index) == name {
            // `scene inbox, settings` declares both.
            var before = index - 1
            while before > 0, elements[before].token == .comma { before -= 2 }
            guard before >= 0, HoverWords.declaring.contains(text(before)) else { continue }
            return firstOfStatement(before)
        }
        return nil
    }

    /// The words after which a name is declared.
    private static let declaring = Set(
        ["let", "var", "func"]
            + ([
                .scene, .controller, .storyboard, .nib, .style, .segue, .delegate, .model, .window, .scenario, .action,
                .outlet, .unwind,
            ] as [Keyword]).map { $0.rawValue })

    /// Returns a declaration on one line, up to its block.
    func line(from index: Int) -> String {
        var end = index
        while end + 1 < elements.count, elements[end + 1].newlines == 0, !endsStatement(end + 1) { end += 1 }
        return String(decoding: StepText.line(bytes, elements[index].start..<elements[end].end), as: UTF8.self)
    }

    /// Returns the documentation comments directly before a declaration.
    func documentation(before index: Int) -> String {
        var lines: [String] = []
        var comment = index - 1
        while comment >= 0, elements[comment].isDocumentation, elements[comment + 1].newlines == 1 {
            let text = elements[comment].text(in: bytes).drop { $0 == 0x2F }.drop { $0 == 0x20 }
            lines.insert(String(decoding: text, as: UTF8.self), at: 0)
            comment -= 1
        }
        return lines.joined(separator: "\n")
    }
}
