import SceneLang
import SceneStoryboard

/// Storyboards that the page has opened, with the events of its XML parser, and the script that means the same.
///
/// The page packs them in a row. Each part begins with its kind; numbers have four bytes, the lowest first, and a text
/// is its number of bytes and the bytes.
///
/// | kind | |
/// |---|---|
/// | 0 | a document: the name of its file, its source |
/// | 1 | the start of an element: the offset of its `<`, its name |
/// | 2 | an attribute of that element: its name, its value |
/// | 3 | text |
/// | 4 | the end of an element |
/// | 5 | the parser stops at an offset, and says why |
/// | 6 | a DOCTYPE at an offset |
struct StoryboardDocuments {
    private var bytes: ArraySlice<UInt8>
    private var files: [(file: SourceFile, builder: XMLTreeBuilder)] = []

    /// Reads packed documents. What follows a part that is cut off is ignored.
    init(_ packed: [UInt8]) {
        bytes = packed[...]
        while let kind = bytes.popFirst(), addPart(kind) {}
        bytes = []
    }

    private mutating func addPart(_ kind: UInt8) -> Bool {
        if kind == 0 {
            guard let name = text(), let source = text() else { return false }
            files.append((SourceFile(name: String(decoding: name, as: UTF8.self), bytes: source), XMLTreeBuilder()))
            return true
        }
        guard !files.isEmpty else { return false }
        return addEvent(kind, to: files.count - 1)
    }

    private mutating func addEvent(_ kind: UInt8, to document: Int) -> Bool {
        switch kind {
        case 1:
            guard let offset = number(), let name = text() else { return false }
            files[document].builder.startElement(name.span, at: offset)
        case 2:
            guard let name = text(), let value = text() else { return false }
            files[document].builder.attribute(name.span, value.span)
        case 3:
            guard let value = text() else { return false }
            files[document].builder.text(value.span)
        case 4: files[document].builder.endElement()
        case 5:
            guard let offset = number(), let reason = text() else { return false }
            files[document].builder.stop(.notWellFormed(String(decoding: reason, as: UTF8.self)), at: offset)
        case 6:
            guard let offset = number() else { return false }
            files[document].builder.stop(.documentType, at: offset)
        default: return false
        }
        return true
    }

    private mutating func number() -> Int? {
        guard bytes.count >= 4 else { return nil }
        let number = bytes.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        bytes.removeFirst(4)
        return Int(exactly: number)
    }

    private mutating func text() -> [UInt8]? {
        guard let count = number(), count <= bytes.count else { return nil }
        let text = Array(bytes.prefix(count))
        bytes.removeFirst(count)
        return text
    }

    /// What the documents are as an app. The first one is the main storyboard. Another one with errors is left out.
    private struct App {
        var sources = SourceMap()
        var storyboards: [Storyboard] = []
        var diagnostics: [Diagnostic] = []
    }

    private var app: App {
        var app = App()
        for (file, builder) in files {
            let id = app.sources.add(file)
            let reading = Storyboard.read(file, as: id, from: builder)
            app.diagnostics += reading.diagnostics
            guard let storyboard = reading.storyboard, !reading.hasErrors else {
                if app.storyboards.isEmpty { break }
                continue
            }
            if app.storyboards.isEmpty, let error = storyboard.launchScreenError(file, as: id) {
                app.diagnostics.append(error)
                break
            }
            app.storyboards.append(storyboard)
        }
        return app
    }

    /// The script of the documents, whose lines come from them; nil if the first one has errors.
    var file: SourceFile? {
        let app = app
        guard let name = files.first?.file.name, !app.storyboards.isEmpty else { return nil }
        let script = StoryboardScript(app.storyboards, hasMain: true)
        let origins = SourceOrigins(
            Array(app.sources.files), script.origins, end: script.text.utf8.count, numberedNames: script.numberedNames)
        return SourceFile(name: name, bytes: Array(script.text.utf8), origins: origins)
    }

    /// The script of the documents as JSON: `script`, empty if the first one has errors, `canLaunch`, `notes` about
    /// what it does not have, and `diagnostics`.
    var json: [UInt8] {
        let app = app
        let script = app.storyboards.isEmpty ? nil : StoryboardScript(app.storyboards, hasMain: true)
        let first = app.storyboards.first
        var text = JSONWriter()
        text.object { writer in
            writer.member("script", script?.text ?? "")
            writer.member("canLaunch", first?.initial != nil)
            writer.list("notes", script?.notes ?? []) { list, note in list.object { $0.member("text", note) } }
            writer.list("diagnostics", app.diagnostics) { list, diagnostic in
                list.object { DiagnosticText.write(diagnostic, app.sources, to: &$0) }
            }
        }
        return text.bytes
    }
}
