import SceneLang

/// The diagnostics about a file that cannot be read as XML.
struct XMLDiagnostics {
    let file: SourceFile
    let id: FileID

    private var source: XMLSource { XMLSource(file: file, id: id) }

    /// The reason why the file is not given to an XML parser; nil if it can be.
    var unreadable: Diagnostic? {
        let bytes = file.bytes
        let start = source.span(0..<0)
        if bytes.count > SourceFile.maximumSize {
            return Diagnostic(
                .storyboardLimit, "the file has more than \(SourceFile.maximumSize >> 20) MB", at: start,
                help: "divide the storyboard with storyboard references")
        }
        if bytes.isEmpty {
            return Diagnostic(
                .malformedStoryboard, "the file is empty", at: start, help: "restore the file: git checkout FILE")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x3C, 0])
            || bytes.starts(with: [0, 0x3C])
        {
            return Diagnostic(
                .malformedStoryboard, "the file is UTF-16, not UTF-8", at: start,
                help: "convert it: iconv -f UTF-16 -t UTF-8 FILE > new.storyboard")
        }
        if bytes.prefix(8_000).contains(0) {
            return Diagnostic(
                .malformedStoryboard, "the file is a binary file, not a storyboard", at: start,
                help: "a storyboard is an XML file that begins with '<?xml'")
        }
        return nil
    }

    /// Returns the diagnostic for the problem of an XML parser.
    func diagnostic(_ problem: XMLProblem) -> Diagnostic {
        switch problem.kind {
        case .notWellFormed(let message): malformed(problem, message)
        case .documentType:
            Diagnostic(
                .malformedStoryboard, "a storyboard cannot have a DOCTYPE", at: declaration(before: problem.offset),
                help: "delete the DOCTYPE: Xcode does not write one, and scenesh does not read its entities")
        case .nestedTooDeep: limitExceeded(problem, "elements are nested more than \(XMLLimits.depth) deep")
        case .tooManyElements: limitExceeded(problem, "the document has more than \(XMLLimits.elements) elements")
        case .tooManyAttributes: limitExceeded(problem, "the element has more than \(XMLLimits.attributes) attributes")
        case .tooManyNames: limitExceeded(problem, "the document has more than about 65000 names of elements")
        }
    }

    private func limitExceeded(_ problem: XMLProblem, _ message: String) -> Diagnostic {
        Diagnostic(
            .storyboardLimit, message, at: source.tag(at: problem.offset),
            help: "divide the storyboard with storyboard references")
    }

    private func malformed(_ problem: XMLProblem, _ message: String) -> Diagnostic {
        let offset = min(problem.offset, file.bytes.count)
        let line = file.line(file.lineIndex(of: UInt32(clamping: offset)))
        if line.starts(with: Array("<<<<<<<".utf8)) {
            return Diagnostic(
                .malformedStoryboard, "the file has merge conflict markers",
                at: source.span(line.startIndex..<line.endIndex),
                help: "resolve the conflict: keep one side, and delete the lines '<<<<<<<', '=======' and '>>>>>>>'")
        }
        if let invalid = firstInvalidByte(before: offset + 4) {
            return Diagnostic(
                .malformedStoryboard, "the text is not UTF-8", at: source.span(invalid..<invalid + 1),
                help: "convert it: iconv -f LATIN1 -t UTF-8 FILE > new.storyboard")
        }
        var labels: [Diagnostic.Label] = []
        if let opened = problem.openElement { labels = [Diagnostic.Label(source.tag(at: opened), "opened here")] }
        let isUnclosed = offset >= file.bytes.count
        return Diagnostic(
            .malformedStoryboard, "the XML is not well-formed: \(message)",
            at: source.span(offset..<(isUnclosed ? offset : offset + 1)), secondary: labels,
            help: labels.isEmpty
                ? "restore the file, or correct the XML: xmllint --noout FILE"
                : "close the element, or restore the file: git checkout FILE")
    }

    /// The start of the document type declaration before `offset`, up to the end of its line. A parser reports such a
    /// declaration after its name.
    private func declaration(before offset: Int) -> SourceSpan {
        let keyword = Array("<!DOCTYPE".utf8)
        var start = min(offset, file.bytes.count - keyword.count)
        while start > 0, !file.bytes[start...].starts(with: keyword) { start -= 1 }
        let line = file.line(file.lineIndex(of: UInt32(clamping: max(start, 0))))
        return source.span(min(max(start, line.startIndex), line.endIndex)..<line.endIndex)
    }

    /// Returns the offset of the first byte that is not UTF-8, if it is before `limit`.
    private func firstInvalidByte(before limit: Int) -> Int? {
        var decoder = UTF8()
        var bytes = file.bytes.makeIterator()
        var offset = 0
        while offset < limit {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return min(offset, file.bytes.count - 1)
            }
        }
        return nil
    }
}
