import SceneLang

/// The result of checking a script.
struct CheckedScript: Sendable {
    let findings: [Finding]
    /// The findings as text.
    let messages: [UInt8]
}

extension Engine {
    /// Checks a script and its imports, or a storyboard, without running it.
    func check(_ source: ScriptSource) -> CheckedScript {
        if source.name.hasSuffix(StoryboardFiles.ending) { return checkStoryboard(source) }
        let file = SourceFile(name: source.name, bytes: source.bytes)
        let checked = Script.check(file, settings: options.settings, reader: reader(for: source))
        let renderer = DiagnosticRenderer(sources: checked.sources, colour: options.isColoured)
        return CheckedScript(
            findings: checked.diagnostics.compactMap { Finding(checked.sources.original(of: $0), checked.sources) },
            messages: renderer.render(checked.diagnostics))
    }

    /// Checks a storyboard: what its file says, then the script that means the same, with a launch of the app.
    private func checkStoryboard(_ source: ScriptSource) -> CheckedScript {
        let storyboard = storyboard(source)
        // A launch screen is right: only to run it is an error.
        var found = storyboard.findings
        found += (storyboard.launchDiagnostic.map { [$0] } ?? [])
        var sources = storyboard.sources
        if let file = storyboard.launchedFile {
            let checked = Script.check(file, settings: options.settings, reader: reader(for: source))
            // The generated script and its originals come first, so that the numbers of the originals differ.
            let originals = FileID(1)
            found = found.map { $0.moved(by: originals) } + checked.diagnostics.map { checked.sources.original(of: $0) }
            sources = checked.sources
        }
        var diagnostics = Diagnostics()
        diagnostics.report(contentsOf: found)
        let sorted = diagnostics.sorted()
        return CheckedScript(
            findings: sorted.compactMap { Finding($0, sources) },
            messages: DiagnosticRenderer(sources: sources, colour: options.isColoured).render(sorted))
    }
}
