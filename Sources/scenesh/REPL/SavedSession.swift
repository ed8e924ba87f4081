import SceneLang

/// A session as a script: the environment, then the entries.
struct SavedSession: Sendable {
    let text: String

    /// - Parameters:
    ///   - head: the lines `ios 17` and `device iPhone portrait`.
    ///   - folder: the resolved folder of the script, to which its imports are relative.
    init(entries: [SessionEntry], head: String, folder: String) {
        // A script declares each name once. The last declaration is the one that counts.
        var declared: [String: Int] = [:]
        var assigned: Set<String> = []
        var texts: [String] = []
        let heads = entries.map { ScriptHead(SourceFile(name: "", text: $0.isExpression ? "" : $0.text)) }
        for (number, head) in heads.enumerated() { for found in head.named { declared[found.name] = number } }
        for (number, entry) in entries.enumerated() {
            var edits: [Edit] = []
            for found in heads[number].named {
                if found.isVariable {
                    // A variable is assigned to where it was declared again.
                    if !assigned.insert(found.name).inserted {
                        edits.append(Edit(place: found.place.lowerBound..<found.namePlace.lowerBound, text: ""))
                    }
                } else if declared[found.name] != number {
                    edits.append(SavedSession.removal(of: found, among: heads[number].named, Array(entry.text.utf8)))
                }
            }
            texts.append(SavedSession.text(of: entry, edits, from: folder))
        }
        text = "\(head)\n\n" + texts.joined()
    }

    /// A change of the text of an entry.
    private struct Edit {
        let place: Range<Int>
        let text: String
    }

    /// Removes a declaration; of several in one statement, only its name and a comma.
    private static func removal(
        of declaration: ScriptHead.Named, among all: [ScriptHead.Named], _ bytes: [UInt8]
    ) -> Edit {
        let names = all.filter { $0.place == declaration.place }
        guard names.count > 1 else { return Edit(place: declaration.place, text: "") }
        if let next = names.first(where: { $0.namePlace.lowerBound > declaration.namePlace.lowerBound }) {
            return Edit(place: declaration.namePlace.lowerBound..<next.namePlace.lowerBound, text: "")
        }
        let comma = bytes[..<declaration.namePlace.lowerBound].lastIndex(of: UInt8(ascii: ",")) ?? 0
        return Edit(place: comma..<declaration.namePlace.upperBound, text: "")
    }

    /// Returns an entry as statements, with a line end.
    private static func text(of entry: SessionEntry, _ changes: [Edit], from folder: String) -> String {
        guard !entry.isExpression else {
            // A comment at its end would comment out the bracket.
            let isPlain = !entry.text.contains("//") && !entry.text.contains("\n")
            return isPlain ? "print (\(entry.text.trimmedOrNil ?? ""))\n" : "print (\(entry.text)\n)\n"
        }
        let file = SourceFile(name: "", text: entry.text)
        let script = ScriptHead(file)
        var edits = script.environment.map { Edit(place: $0, text: "") } + changes
        let base = entry.file.map { Path.folder(of: $0) } ?? "."
        for found in script.imports {
            guard let path = FileSystem.resolve(Path.join(base, found.path)) else { continue }
            edits.append(Edit(place: found.place, text: "import \(quoted(Path.relative(path, to: folder)))"))
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
