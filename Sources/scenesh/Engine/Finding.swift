import SceneLang

/// What is wrong with a script, at its place, in terms that any form of a report can tell.
struct Finding: Hashable, Sendable {
    /// A place between two characters. Lines and columns count from 1.
    struct Position: Hashable, Sendable {
        let line: Int
        /// In Unicode scalars, as messages have it.
        let column: Int
        /// In UTF-16 code units, as editors and services count.
        let utf16Column: Int
    }

    /// A stretch of text in a file.
    struct Region: Hashable, Sendable {
        /// The file, as messages name it.
        let path: String
        let start: Position
        let end: Position
    }

    /// Another place, with what it shows.
    struct Related: Hashable, Sendable {
        let region: Region
        let text: String
    }

    /// An edit that certainly fixes it.
    struct Fix: Hashable, Sendable {
        let region: Region
        let text: String
    }

    /// `W0501`
    let code: String
    /// What the code is about, for a list of rules.
    let title: String
    let isError: Bool
    let message: String
    /// What stands beside the caret; empty for nothing.
    let label: String
    let help: String?
    let region: Region
    let related: [Related]
    let fix: Fix?

    /// `error` or `warning`.
    var severity: String { isError ? "error" : "warning" }

    /// Everything that is said about it, a line each.
    var lines: [String] { [message, label, help.map { "help: \($0)" } ?? ""].filter { !$0.isEmpty } }
}

extension Finding {
    /// A diagnostic of the language; nil for one about a file that is not there.
    init?(_ diagnostic: Diagnostic, _ sources: SourceMap) {
        guard let region = Region(diagnostic.span, sources) else { return nil }
        code = diagnostic.code.id
        title = diagnostic.code.title
        isError = diagnostic.severity == .error
        message = diagnostic.message
        label = diagnostic.label
        help = diagnostic.help
        self.region = region
        related = diagnostic.secondary.compactMap { label in
            Region(label.span, sources).map { Related(region: $0, text: label.text) }
        }
        fix = diagnostic.fix.flatMap { fix in Region(fix.span, sources).map { Fix(region: $0, text: fix.text) } }
    }
}

extension Finding.Region {
    fileprivate init?(_ span: SourceSpan, _ sources: SourceMap) {
        guard let file = sources[span.file] else { return nil }
        path = file.name
        start = Finding.Position(span.start, in: file)
        end = Finding.Position(span.end, in: file)
    }
}

extension Finding.Position {
    fileprivate init(_ offset: UInt32, in file: SourceFile) {
        let position = file.position(of: offset)
        line = position.line
        column = position.column
        let start = UInt32(file.start(ofLine: position.line - 1))
        let before = SourceSpan(file: FileID(0), start: start, end: offset)
        utf16Column = String(decoding: file.text(of: before), as: UTF8.self).utf16.count + 1
    }
}
