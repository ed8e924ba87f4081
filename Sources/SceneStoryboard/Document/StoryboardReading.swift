public import SceneLang

/// The result of reading a storyboard.
public struct StoryboardReading: Sendable {
    /// The storyboard; nil if the document cannot be understood at all.
    public let storyboard: Storyboard?
    /// What is wrong, in the order of the document.
    public let diagnostics: [Diagnostic]

    /// Whether the storyboard has errors. Then it cannot be run.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Returns the reading with the error that keeps the app from being launched. So a storyboard with this error is
    /// wrong wherever it is read.
    fileprivate func addingLaunchError() -> StoryboardReading {
        guard !hasErrors, let error = storyboard?.launchError else { return self }
        var all = diagnostics
        all.insert(error, at: all.firstIndex { $0.span.start > error.span.start } ?? all.endIndex)
        return StoryboardReading(storyboard: storyboard, diagnostics: all)
    }
}

extension Storyboard {
    /// Reads a storyboard from the events of an XML parser: `builder` has received them all.
    ///
    /// `id` is the number of `file` in the diagnostics.
    public static func read(_ file: SourceFile, as id: FileID, from builder: XMLTreeBuilder) -> StoryboardReading {
        if let diagnostic = XMLDiagnostics(file: file, id: id).unreadable {
            return StoryboardReading(storyboard: nil, diagnostics: [diagnostic])
        }
        if let problem = builder.problem {
            let diagnostics = [XMLDiagnostics(file: file, id: id).diagnostic(problem)]
            return StoryboardReading(storyboard: nil, diagnostics: diagnostics)
        }
        var reader = StoryboardReader(builder.tree, file, id)
        return reader.read().addingLaunchError()
    }

    /// Returns the error that keeps a launch screen from being run; nil for other storyboards. `id` is the number of
    /// `file` in the diagnostics.
    public func launchScreenError(_ file: SourceFile, as id: FileID) -> Diagnostic? {
        guard isLaunchScreen else { return nil }
        let source = XMLSource(file: file, id: id)
        return Diagnostic(
            .launchScreen, "the storyboard is a launch screen, which runs no code",
            at: source.value(.launchScreen, at: Int(span.start)),
            help: "use the main storyboard; see scenesh graph FILE for a picture")
    }

    /// The error that keeps the app from being launched: a container among those that the initial controller consists
    /// of, whose relationships and embed segues lead back to it. Nil if there is none.
    fileprivate var launchError: Diagnostic? {
        guard let initialPlace else { return nil }
        var search = ContainmentCircles(self)
        return search.takeCircles(from: initialPlace).first.map { circle in
            let noun = circle.segue.kind == .embed ? "segue" : "relationship"
            let container = scenes[circle.container]
            return Diagnostic(
                .endlessContainer, "the \(noun) makes '\(container.id)' contain itself",
                at: circle.segue.span, secondary: [Diagnostic.Label(container.span, "this controller")],
                help: "set destination to another controller, or delete the \(noun)")
        }
    }

    /// The place of the initial scene in `scenes`; nil if there is none.
    var initialPlace: Int? { initial.flatMap { id in scenes.firstIndex { $0.id == id } } }

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
