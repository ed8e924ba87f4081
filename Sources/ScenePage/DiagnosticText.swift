import SceneLang

/// Diagnostics as JSON: code, severity, message, label, help, file, and spans in bytes of the file.
enum DiagnosticText {
    /// Returns the list of diagnostics, in order.
    static func list(_ all: [Diagnostic], _ sources: SourceMap) -> [UInt8] {
        var text = JSONWriter()
        text.list(all) { writer, diagnostic in writer.object { write(diagnostic, sources, to: &$0) } }
        return text.bytes
    }

    /// Writes the members of a diagnostic.
    static func write(_ diagnostic: Diagnostic, _ sources: SourceMap, to text: inout JSONWriter) {
        text.member("code", diagnostic.code.id)
        text.member("severity", diagnostic.severity.word)
        text.member("message", diagnostic.message)
        write(diagnostic.span, sources, to: &text)
        text.member("label", diagnostic.label)
        text.member("help", diagnostic.help ?? "")
        text.list("labels", diagnostic.secondary) { writer, label in
            writer.object {
                write(label.span, sources, to: &$0)
                $0.member("text", label.text)
            }
        }
        text.list("fixes", diagnostic.fix.map { [$0] } ?? []) { writer, fix in
            writer.object {
                write(fix.span, sources, to: &$0)
                $0.member("text", fix.text)
                $0.member("certain", fix.isCertain)
            }
        }
    }

    private static func write(_ span: SourceSpan, _ sources: SourceMap, to text: inout JSONWriter) {
        text.member("file", sources[span.file]?.name ?? "")
        text.member("start", number: Int(span.start))
        text.member("end", number: Int(span.end))
    }
}
