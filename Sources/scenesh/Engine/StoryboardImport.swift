import SceneLang
import SceneStoryboard

/// A storyboard as a script: what `import`, `run` and an import of a script make of it.
struct StoryboardImport {
    /// The script; nil if the storyboard has errors.
    let text: String?
    /// What the script does not have, as lines of messages.
    let notes: [UInt8]
    /// Whether the storyboard has an initial controller.
    let hasInitial: Bool
    /// The error that keeps the app from being launched, as text; nil if there is none.
    let launchError: [UInt8]?
    private let sources: SourceMap
    private let diagnostics: [Diagnostic]

    /// Reads the storyboard in `bytes`. `name` is that of its file.
    init(_ name: String, _ bytes: [UInt8]) {
        let file = SourceFile(name: name, bytes: bytes)
        var sources = SourceMap()
        let id = sources.add(file)
        let reading = Storyboard.read(file, as: id)
        let error = reading.storyboard?.launchScreenError(file, as: id)
        let storyboard = reading.hasErrors || error != nil ? nil : reading.storyboard
        let script = storyboard.map { StoryboardScript($0) }
        text = script?.text
        notes = Array((script?.notes ?? []).map { "note: \($0)\n" }.joined().utf8)
        hasInitial = storyboard?.initial != nil
        launchError = storyboard?.launchError.map { DiagnosticRenderer(sources: sources).render($0) }
        diagnostics = reading.diagnostics + (error.map { [$0] } ?? [])
        self.sources = sources
    }

    /// The code of the first error, if there is one.
    var firstError: String? { diagnostics.first { $0.severity == .error }?.code.id }

    /// The first error in a few words; nil if there is none.
    var firstSentence: String? {
        guard let first = diagnostics.first(where: { $0.severity == .error }) else { return nil }
        let position = sources[first.span.file].map { $0.position(of: first.span.start) }
        return "\(first.message) (\(first.code.id)" + (position.map { ", line \($0.line)" } ?? "") + ")"
    }

    /// Returns the diagnostics as text.
    func messages(colour: Bool) -> [UInt8] {
        DiagnosticRenderer(sources: sources, colour: colour).render(diagnostics)
    }
}
