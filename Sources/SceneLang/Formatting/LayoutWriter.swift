/// Writes the text of a layout whose line ends are decided.
struct LayoutWriter {
    /// The number of spaces of one level.
    private static let step = 4

    /// A block or bracket that is open at a place.
    private struct Level {
        /// The indentation of the line that closes it, in spaces.
        var indent: Int
        /// The indentation of the lines in it.
        var inner: Int
        /// Whether it contains statements.
        var isBlock: Bool
        /// The indentation of the line on which the last statement began.
        var statement: Int
        /// The number of ternaries whose `:` has not been read.
        var ternaries = 0
        /// Whether the next `{` opens the cases of a `switch`.
        var beginsCases = false
        /// Whether it contains the cases of a `switch`.
        var hasCases = false
        /// Whether the `:` of a case has not been read.
        var isInCase = false
    }

    /// The `:` of the last case.
    private var colonOfCase = -1

    private let layout: Layout
    private let bytes: [UInt8]
    private var output: [UInt8] = []
    private var levels = [Level(indent: 0, inner: 0, isBlock: true, statement: 0)]
    /// The indentation of the current line.
    private var indent = 0
    /// The place of the first element after the current comment that is not a comment; the number of elements if there
    /// is none.
    private var afterComment = 0

    init(_ layout: Layout, bytes: [UInt8]) {
        self.layout = layout
        self.bytes = bytes
        output.reserveCapacity(bytes.count + bytes.count / 8)
    }

    /// Returns the formatted text.
    mutating func write() -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { output += bytes[..<3] }
        let elements = layout.elements
        for index in elements.indices {
            if index == 0 || elements[index].newlines > 0 {
                beginLine(index)
            } else if elements[index].isKept {
                output += bytes[elements[index].gapStart..<elements[index].start]
            } else if elements[index].kind == .lineComment {
                output.append(0x20)
            } else if layout.hasSpace(
                before: index, isTernary: elements[index].token == .colon && currentLevel.ternaries > 0)
            {
                output.append(0x20)
            }
            open(index)
            output += elements[index].text(in: bytes)
        }
        if !elements.isEmpty { output.append(0x0A) }
        return output
    }

    /// The innermost open block or bracket; the file itself if none is open.
    private var currentLevel: Level { levels.last ?? Level(indent: 0, inner: 0, isBlock: true, statement: 0) }

    private mutating func beginLine(_ index: Int) {
        if index > 0 { output += repeatElement(0x0A, count: layout.elements[index].newlines) }
        if layout.elements[index].isComment, afterComment <= index {
            afterComment = layout.elements[index...].firstIndex { !$0.isComment } ?? layout.elements.count
        }
        indent = indentation(of: index)
        output += repeatElement(0x20, count: indent)
    }

    /// Returns the indentation of a line that begins with the element at `index`.
    private func indentation(of index: Int) -> Int {
        let element = layout.elements[index]
        if element.isComment { return indentationOfComment }
        if element.isKept, element.token?.bracketStep != -1 { return indentationInSwift(index) }
        if element.token?.bracketStep == -1 { return currentLevel.indent }
        guard currentLevel.isBlock else { return currentLevel.inner }
        if layout.isCase(index) { return currentLevel.indent }
        let isFirst = index == 0 || layout.elements[index - 1].token == .leftBrace
        let begins = isFirst || layout.beginsStatement(index) || element.token == .else || element.isSeparator
        return begins ? currentLevel.inner : currentLevel.inner + LayoutWriter.step
    }

    /// Returns the indentation of a line in a form of Swift.
    private func indentationInSwift(_ index: Int) -> Int {
        let level = currentLevel
        guard level.isBlock else {
            let continues = layout.continuesElement(index, bytes)
            return continues ? level.inner + LayoutWriter.step : level.inner
        }
        if level.hasCases, layout.isCase(index) { return level.indent }
        if !layout.continuesStatement(index, bytes, colonOfCase: colonOfCase) { return level.inner }
        return level.isInCase ? level.inner : level.inner + LayoutWriter.step
    }

    /// Updates the levels for an element in a form of Swift, before its brackets.
    private mutating func openInSwift(_ index: Int) {
        let element = layout.elements[index]
        let last = levels.count - 1
        let beginsLine = index == 0 || element.newlines > 0
        if beginsLine, levels[last].isBlock, !layout.continuesStatement(index, bytes, colonOfCase: colonOfCase) {
            levels[last].statement = indent
            if element.token != .leftBrace { levels[last].beginsCases = false }
        }
        if element.token == .switch { levels[last].beginsCases = true }
        let isFirst = beginsLine || layout.elements[index - 1].token == .leftBrace
        if levels[last].hasCases, isFirst, layout.isCase(index) { levels[last].isInCase = true }
        if element.token == .colon, levels[last].isInCase {
            levels[last].isInCase = false
            colonOfCase = index
        }
    }

    /// The indentation of the current comment: that of the next element; before the end of a block, that of the block.
    private var indentationOfComment: Int {
        guard afterComment < layout.elements.count else { return currentLevel.inner }
        return layout.elements[afterComment].token?.bracketStep == -1
            ? currentLevel.inner : indentation(of: afterComment)
    }

    /// Updates the open levels for an element that opens, closes or begins something.
    private mutating func open(_ index: Int) {
        let element = layout.elements[index]
        if layout.beginsStatement(index) || layout.isCase(index) { levels[levels.count - 1].statement = indent }
        guard let token = element.token else { return }
        if element.isKept || token == .switch { openInSwift(index) }
        if element.isKept, token == .question || token == .colon { return }
        if token == .question, !layout.isOptionalCall(index) {
            levels[levels.count - 1].ternaries += 1
        } else if token == .colon, currentLevel.ternaries > 0 {
            levels[levels.count - 1].ternaries -= 1
        } else if token == .leftBrace {
            let base = layout.isBlock(index) && currentLevel.isBlock ? currentLevel.statement : indent
            var level = Level(indent: base, inner: base + LayoutWriter.step, isBlock: true, statement: indent)
            level.hasCases = currentLevel.beginsCases
            levels[levels.count - 1].beginsCases = false
            levels.append(level)
        } else if token == .leftParenthesis || token == .leftBracket {
            levels.append(
                Level(indent: indent, inner: indent + LayoutWriter.step, isBlock: false, statement: indent))
        } else if TokenSet.closingBrackets.contains(token), levels.count > 1 {
            levels.removeLast()
        }
    }
}
