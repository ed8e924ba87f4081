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
    public var launchError: Diagnostic? {
        guard let initial, let first = scenes.firstIndex(where: { $0.id == initial }) else { return nil }
        var children = [[StoryboardSegue]](repeating: [], count: scenes.count)
        for segue in segues where segue.kind == .relationship || segue.kind == .embed {
            children[segue.source].append(segue)
        }
        // A depth-first search: a segue to a scene that is still open closes a circle.
        var isOpen = [Bool](repeating: false, count: scenes.count)
        var isDone = isOpen
        var path = [(scene: first, next: 0)]
        isOpen[first] = true
        while let (scene, next) = path.last {
            guard next < children[scene].count else {
                isOpen[scene] = false
                isDone[scene] = true
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let segue = children[scene][next]
            guard let target = segue.target, !isDone[target] else { continue }
            if isOpen[target] {
                let noun = segue.kind == .embed ? "segue" : "relationship"
                return Diagnostic(
                    .endlessContainer, "the \(noun) leads back to '\(scenes[target].id)', which contains it",
                    at: segue.span, secondary: [Diagnostic.Label(scenes[target].span, "this controller")],
                    help: "set destination to another controller, or delete the \(noun)")
            }
            isOpen[target] = true
            path.append((target, 0))
        }
        return nil
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
