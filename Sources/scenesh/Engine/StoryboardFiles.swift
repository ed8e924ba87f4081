import SceneLang
import SceneStoryboard

/// Storyboards that were read from files, with their diagnostics.
struct StoryboardFiles {
    /// The ending of a storyboard's file.
    static let ending = ".storyboard"

    private var sources = SourceMap()
    private var diagnostics = Diagnostics()
    /// The storyboards, in the order of their files, without those that cannot be understood.
    private(set) var storyboards: [Storyboard] = []
    /// The names of their files.
    private(set) var names: [String] = []

    /// Whether a storyboard has errors.
    var hasErrors: Bool { diagnostics.hasErrors }

    /// The code of the first error, if there is one.
    var firstError: String? { diagnostics.sorted().first { $0.severity == .error }?.code.id }

    /// Reads the storyboard in `bytes`. `name` is that of its file.
    mutating func add(_ name: String, _ bytes: [UInt8]) {
        let file = SourceFile(name: name, bytes: bytes)
        let reading = Storyboard.read(file, as: sources.add(file))
        diagnostics.report(contentsOf: reading.diagnostics)
        guard let storyboard = reading.storyboard else { return }
        storyboards.append(storyboard)
        names.append(name)
    }

    /// Returns the diagnostics as text.
    func messages(colour: Bool) -> [UInt8] {
        DiagnosticRenderer(sources: sources, colour: colour).render(diagnostics.sorted())
    }

    /// The graph of all storyboards.
    var graph: SceneGraph { SceneGraph(storyboards, files: names) }

    /// The places of the scenes of the graph, and of what belongs to them.
    var marks: [SceneFindings.Mark] {
        var marks: [SceneFindings.Mark] = []
        var first = 0
        for (storyboard, name) in zip(storyboards, names) {
            guard let file = sources[storyboard.span.file] else { continue }
            func add(_ span: SourceSpan, _ scene: Int) {
                let place = file.position(of: span.start)
                marks.append(SceneFindings.Mark(path: name, line: place.line, column: place.column, scene: scene))
            }
            for (place, scene) in storyboard.scenes.enumerated() {
                add(scene.span, first + place)
                for object in scene.objects { add(object.span, first + place) }
            }
            for segue in storyboard.segues { add(segue.span, first + segue.source) }
            first += storyboard.scenes.count
        }
        return marks
    }
}
