import SceneRuntime

/// Renders diagnostics as text: message, location, source line, carets, help.
public struct DiagnosticRenderer: Sendable {
    /// The maximum number of columns of a source line that are shown around the carets.
    static let lineWidth = 100
    /// The maximum number of diagnostics that are shown.
    static let mostShown = 100

    private let sources: SourceMap
    private let isColoured: Bool

    /// A renderer for diagnostics about `sources`; `colour` adds ANSI colours.
    public init(sources: SourceMap, colour: Bool = false) {
        self.sources = sources
        isColoured = colour
    }

    /// Returns the text of `diagnostics`, separated by empty lines. After `mostShown` it gives only the number of the
    /// others, and of those that were only counted.
    public func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
        var output: [UInt8] = []
        for diagnostic in diagnostics.prefix(DiagnosticRenderer.mostShown) {
            if !output.isEmpty { output.append(0x0A) }
            output += render(diagnostic)
        }
        let rest = diagnostics.total - min(diagnostics.count, DiagnosticRenderer.mostShown)
        if rest > 0 { output += Array("\nand \(rest) more\n".utf8) }
        return output
    }

    /// The maximum number of bytes of a message, which may repeat a name of any length.
    private static let longestMessage = 4_000

    /// Returns a message, its middle left out if it is very long.
    private static func shortened(_ message: String) -> String {
        let count = message.utf8.count
        guard count > longestMessage else { return message }
        let end = String(decoding: message.utf8.suffix(40).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
        return message.prefix(100) + "… (\(count) bytes) …" + end
    }

    /// Returns the text of one diagnostic. Each line ends with a line feed.
    public func render(_ diagnostic: Diagnostic) -> [UInt8] {
        let diagnostic = sources.original(of: diagnostic)
        var page = StyledText(isColoured: isColoured)
        page.add("\(diagnostic.severity.word)[\(diagnostic.code.id)]", StyledText.style(of: diagnostic.severity))
        page.add(": \(DiagnosticRenderer.shortened(diagnostic.message))", .bold)
        page.endLine()
        var notes: [Note] = [
            Note(span: diagnostic.span, text: diagnostic.label, isPrimary: true, severity: diagnostic.severity)
        ]
        notes += diagnostic.secondary.map {
            Note(span: $0.span, text: $0.text, isPrimary: false, severity: diagnostic.severity)
        }
        let numbers = notes.compactMap { note in sources[note.span.file].map { $0.lineIndex(of: note.span.start) + 1 } }
        let gutter = String(numbers.max() ?? 1).count
        var lastFile: FileID?
        for group in grouped(notes) {
            guard let first = group.first, let file = sources[first.span.file] else { continue }
            if lastFile != first.span.file {
                place(first, in: file, gutter, isFirst: lastFile == nil, &page)
            }
            page.add(String(repeating: " ", count: gutter + 1) + "|", .gutter)
            page.endLine()
            lastFile = first.span.file
            excerpt(group, in: file, gutter, &page)
        }
        if let help = diagnostic.help {
            page.add(String(repeating: " ", count: gutter + 1) + "= ", .gutter)
            page.add("help", .bold)
            page.add(": \(help)", .plain)
            page.endLine()
        }
        return page.output
    }

    /// A range of the source that is marked.
    private struct Note {
        let span: SourceSpan
        let text: String
        let isPrimary: Bool
        let severity: Diagnostic.Severity
    }

    /// Groups the notes by line: first the line of the primary note, then the others in their order.
    private func grouped(_ notes: [Note]) -> [[Note]] {
        var groups: [[Note]] = []
        for note in notes {
            let same = groups.firstIndex { group in
                guard let first = group.first, first.span.file == note.span.file else { return false }
                guard let file = sources[note.span.file] else { return false }
                return file.lineIndex(of: first.span.start) == file.lineIndex(of: note.span.start)
            }
            if let same { groups[same].append(note) } else { groups.append([note]) }
        }
        return groups
    }

    private func place(_ note: Note, in file: SourceFile, _ gutter: Int, isFirst: Bool, _ page: inout StyledText) {
        let position = file.position(of: note.span.start)
        page.add(String(repeating: " ", count: gutter) + (isFirst ? "--> " : "::: "), .gutter)
        page.add("\(file.name):\(position.line):\(position.column)", .plain)
        page.endLine()
    }

    /// Writes a source line, and below it a line of marks for each note.
    private func excerpt(_ notes: [Note], in file: SourceFile, _ gutter: Int, _ page: inout StyledText) {
        guard let primary = notes.first else { return }
        let index = file.lineIndex(of: primary.span.start)
        let line = Line(file, index, around: primary.span)
        let number = String(index + 1)
        page.add(String(repeating: " ", count: gutter - number.count) + number + " |", .gutter)
        if !line.text.isEmpty { page.add(" " + line.text, .plain) }
        page.endLine()
        for note in notes {
            let (start, width) = line.columns(of: note.span)
            page.add(String(repeating: " ", count: gutter + 1) + "|", .gutter)
            let marks = String(repeating: note.isPrimary ? "^" : "-", count: max(1, width))
            page.add(" " + String(repeating: " ", count: start), .plain)
            page.add(
                marks + (note.text.isEmpty ? "" : " " + note.text),
                note.isPrimary ? StyledText.style(of: note.severity) : .gutter)
            page.endLine()
        }
    }
}

extension Unicode.Scalar {
    /// What messages and excerpts show for a control character: spaces for a tab, a space for a line end, otherwise
    /// its escape, such as `\u{1b}`; nil for any other scalar.
    fileprivate func visible(tab: Int) -> String? {
        guard VisibleText.isControl(value) else { return nil }
        switch self {
        case "\t": return String(repeating: " ", count: tab)
        case "\n": return " "
        default: return VisibleText.escaped(String(self))
        }
    }
}

/// A source line as it is printed, with tabs replaced, and clipped if it is long.
private struct Line {
    let text: String
    private let bytes: ArraySlice<UInt8>
    /// The number of clipped columns at the start, without the dots that replace them.
    private let cut: Int
    private let shownWidth: Int

    /// The number of bytes of a line before and after the start of a span that are read: more than an excerpt shows.
    private static let reach = 1_000

    init(_ file: SourceFile, _ index: Int, around span: SourceSpan) {
        let line = file.line(index)
        let whole = line.last == 0x0D ? line.dropLast() : line
        bytes = Line.window(of: whole, around: Int(span.start))
        let (isCutBefore, isCutAfter) = (bytes.startIndex > whole.startIndex, bytes.endIndex < whole.endIndex)
        var scalars: [Unicode.Scalar] = []
        var widths: [Int] = []
        var counter = DisplayWidth.Counter()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if let visible = scalar.visible(tab: DisplayWidth.tab) {
                scalars += visible.unicodeScalars
                widths += visible.unicodeScalars.map { _ in 1 }
            } else {
                scalars.append(scalar)
                widths.append(counter.columns(of: scalar.value))
            }
        }
        let total = widths.reduce(0, +)
        let start = Line.width(bytes, to: Int(span.start))
        guard total > DiagnosticRenderer.lineWidth || isCutBefore || isCutAfter else {
            (cut, shownWidth) = (0, total)
            text = Line.string(scalars[...])
            return
        }
        let from = max(0, min(start - 30, total - DiagnosticRenderer.lineWidth))
        var column = 0
        var first = 0
        while first < scalars.count, column < from {
            column += widths[first]
            first += 1
        }
        let left = column
        var last = first
        while last < scalars.count, column - left < DiagnosticRenderer.lineWidth {
            column += widths[last]
            last += 1
        }
        let hasDots = left > 0 || isCutBefore
        (cut, shownWidth) = (hasDots ? left - 3 : 0, column - left + (hasDots ? 3 : 0))
        let isClipped = last < scalars.count || isCutAfter
        text = (hasDots ? "..." : "") + Line.string(scalars[first..<last]) + (isClipped ? "..." : "")
    }

    /// Returns the part of a line around a place, which begins and ends between two characters. A file can be one line.
    private static func window(of line: ArraySlice<UInt8>, around place: Int) -> ArraySlice<UInt8> {
        let place = min(max(place, line.startIndex), line.endIndex)
        var start = max(line.startIndex, place - reach)
        var end = min(line.endIndex, place + reach)
        while start > line.startIndex, start < place, line[start] & 0xC0 == 0x80 { start += 1 }
        while end < line.endIndex, end > place, line[end] & 0xC0 == 0x80 { end -= 1 }
        return line[start..<end]
    }

    /// Returns the first column and the number of the marks under `span`. A span of several lines is marked on its
    /// first line.
    func columns(of span: SourceSpan) -> (start: Int, width: Int) {
        let start = min(max(0, Line.width(bytes, to: Int(span.start)) - cut), shownWidth)
        let end = min(max(start, Line.width(bytes, to: Int(span.end)) - cut), shownWidth)
        return (start, end - start)
    }

    /// Returns the width of the line up to byte `offset`, in columns.
    private static func width(_ bytes: ArraySlice<UInt8>, to offset: Int) -> Int {
        var width = 0
        var counter = DisplayWidth.Counter()
        let end = min(max(offset, bytes.startIndex), bytes.endIndex)
        for scalar in String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self).unicodeScalars {
            let visible = scalar.visible(tab: DisplayWidth.tab)
            width += visible?.unicodeScalars.count ?? counter.columns(of: scalar.value)
        }
        return width
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        var end = view.endIndex
        while end > view.startIndex, view[view.index(before: end)] == " " { end = view.index(before: end) }
        return String(view[..<end])
    }
}

/// Text with optional colours; without whitespace at the ends of lines.
private struct StyledText {
    enum Style {
        case plain, bold, gutter, error, warning, note

        var code: String {
            switch self {
            case .plain: ""
            case .bold: "\u{1B}[1m"
            case .gutter: "\u{1B}[34m"
            case .error: "\u{1B}[1;31m"
            case .warning: "\u{1B}[1;33m"
            case .note: "\u{1B}[1;36m"
            }
        }
    }

    private(set) var output: [UInt8] = []
    private let isColoured: Bool

    init(isColoured: Bool) { self.isColoured = isColoured }

    static func style(of severity: Diagnostic.Severity) -> Style {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    mutating func add(_ text: String, _ style: Style) {
        let isStyled = isColoured && !style.code.isEmpty && !text.isEmpty
        if isStyled { output.append(contentsOf: style.code.utf8) }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let visible = scalar.visible(tab: 1) {
                for part in visible.unicodeScalars { shown.append(part) }
            } else {
                shown.append(scalar)
            }
        }
        output.append(contentsOf: String(shown).utf8)
        if isStyled { output.append(contentsOf: "\u{1B}[0m".utf8) }
    }

    mutating func endLine() {
        while output.last == 0x20 { output.removeLast() }
        output.append(0x0A)
    }
}
