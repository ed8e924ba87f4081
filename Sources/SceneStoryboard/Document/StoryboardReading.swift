public import SceneLang

/// The result of reading a storyboard.
public struct StoryboardReading: Sendable {
    /// The storyboard; nil if the document cannot be understood at all.
    public let storyboard: Storyboard?
    /// What is wrong, in the order of the document.
    public let diagnostics: [Diagnostic]

    /// Whether the storyboard has errors. Then it cannot be run.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Storyboard {
    /// Reads a storyboard from the events of an XML parser: `builder` has received them all.
    ///
    /// `id` is the number of `file` in the diagnostics.
    public static func read(_ file: SourceFile, as id: FileID, from builder: XMLTreeBuilder) -> StoryboardReading {
        if let problem = builder.problem {
            let diagnostics = [XMLDiagnostics(file: file, id: id).diagnostic(problem)]
            return StoryboardReading(storyboard: nil, diagnostics: diagnostics)
        }
        var reader = StoryboardReader(builder.tree, file, id)
        return reader.read()
    }

    /// Returns the name of a storyboard from that of its file: without folders and the last ending.
    static func name(ofFile path: String) -> String {
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let stem = file.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
        return String(decoding: stem.isEmpty ? file : stem, as: UTF8.self)
    }
}

#if canImport(CExpat)
    extension Storyboard {
        /// Reads a storyboard with libexpat. `id` is the number of `file` in the diagnostics.
        public static func read(_ file: SourceFile, as id: FileID) -> StoryboardReading {
            if let diagnostic = XMLDiagnostics(file: file, id: id).unreadable {
                return StoryboardReading(storyboard: nil, diagnostics: [diagnostic])
            }
            return read(file, as: id, from: ExpatParser.events(of: file.bytes))
        }
    }
#endif
