import SceneLang

/// An error or warning with its place, independent of the format of a report.
struct Finding: Hashable, Sendable {
    /// A place between two characters. Lines and columns count from 1.
    struct Position: Hashable, Sendable {
        let line: Int
        /// In Unicode scalars, as messages have it.
        let column: Int
        /// In UTF-16 code units, as editors and services count.
        let utf16Column: Int
    }

    /// A range of text in a file.
    struct Region: Hashable, Sendable {
        /// The file, as messages name it.
        let path: String
        let start: Position
        let end: Position
    }

    /// A related place, with its label.
    struct Related: Hashable, Sendable {
        let region: Region
        let text: String
    }

    /// An edit that fixes it.
    struct Fix: Hashable, Sendable {
        let region: Region
        /// The same range, in bytes of the file.
        let bytes: Range<Int>
        let text: String
        /// Whether nothing else can be meant.
        let isCertain: Bool
    }

    /// `W0501`
    let code: String
    /// The title of the code, for a list of rules.
    let title: String
    let isError: Bool
    /// Whether it is a note, which is no failure.
    let isNote: Bool
    let message: String
    /// The label after the carets; empty if there is none.
    let label: String
    let help: String?
    let region: Region
    let related: [Related]
    let fix: Fix?
    /// The number of further errors of the file that were only counted.
    let omitted: Int

    /// `error`, `warning` or `note`.
    var severity: String { isError ? "error" : isNote ? "note" : "warning" }

    /// Message, label and help, a line each.
    var lines: [String] { [message, label, help.map { "help: \($0)" } ?? ""].filter { !$0.isEmpty } }
}

extension Finding {
    /// Creates a finding from a diagnostic of the language; nil if its file is unknown.
    init?(_ diagnostic: Diagnostic, _ sources: SourceMap) {
        guard let region = Region(diagnostic.span, sources) else { return nil }
        code = diagnostic.code.id
        title = diagnostic.code.title
        isError = diagnostic.severity == .error
        isNote = diagnostic.severity == .note
        message = diagnostic.message
        label = diagnostic.label
        help = diagnostic.help
        omitted = diagnostic.omitted
        self.region = region
        related = diagnostic.secondary.compactMap { label in
            Region(label.span, sources).map { Related(region: $0, text: label.text) }
        }
        fix = diagnostic.fix.flatMap { fix in
            Region(fix.span, sources).map { region in
                let bytes = Int(fix.span.start)..<Int(fix.span.end)
                return Fix(region: region, bytes: bytes, text: fix.text, isCertain: fix.isCertain)
            }
        }
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
        utf16Column = position.utf16Column
    }
}
