import SceneLang

/// A session as a script: the environment, then the entries.
struct SavedSession: Sendable {
    let text: String

    /// - Parameters:
    ///   - head: the lines `ios 17` and `device iPhone portrait`.
    ///   - folder: the resolved folder of the script, to which its imports are relative.
    init(entries: [SessionEntry], head: String, folder: String) {
        text = "\(head)\n\n" + entries.map { SavedSession.text(of: $0, from: folder) }.joined()
    }

    /// Returns an entry as statements, with a line end.
    private static func text(of entry: SessionEntry, from folder: String) -> String {
        guard !entry.isExpression else {
            // A comment at its end would comment out the bracket.
            let isPlain = !entry.text.contains("//") && !entry.text.contains("\n")
            return isPlain ? "print (\(entry.text.trimmed ?? ""))\n" : "print (\(entry.text)\n)\n"
        }
        let file = SourceFile(name: "", text: entry.text)
        let script = ScriptHead(file)
        var edits = script.environment.map { (place: $0, text: "") }
        let base = entry.file.map { Path.folder(of: $0) } ?? "."
        for found in script.imports {
            guard let path = FileSystem.resolve(Path.join(base, found.path)) else { continue }
            edits.append((found.place, "import \(quoted(Path.relative(path, to: folder)))"))
        }
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
            bytes.replaceSubrange(edit.place, with: edit.text.utf8)
        }
        let lines = Lines.split(bytes).map { String(decoding: $0, as: UTF8.self).trimmedAtEnd }
        let text = lines.joined(separator: "\n")
        let body = text.drop { $0 == "\n" }
        return body.isEmpty ? "" : "\(body)\n"
    }

    private static func quoted(_ path: String) -> String {
        var text = ""
        for character in path {
            if character == "\"" || character == "\\" { text += "\\" }
            text.append(character)
        }
        return "\"\(text)\""
    }
}
