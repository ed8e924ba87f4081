import SceneLang
import SceneRuntime

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
        let file = file(of: source)
        let checked = Script.check(file, settings: options.settings, reader: reader(for: source))
        return report(checked.diagnostics, checked.sources)
    }

    /// Returns the findings, without the warnings that are allowed.
    private func report(_ found: [Diagnostic], _ sources: SourceMap) -> CheckedScript {
        let left = found.filter { $0.severity != .warning || !options.allowed.contains($0.code.id) }
        return CheckedScript(
            findings: left.compactMap { Finding(sources.original(of: $0), sources) },
            messages: DiagnosticRenderer(sources: sources, colour: options.isColoured).render(left))
    }

    /// Checks a storyboard: what its file says, and whether the script that means the same has errors. Warnings of that
    /// script are left out, because it has neither the code of the app nor its words: the rules of storyboards say what
    /// is true of the file.
    private func checkStoryboard(_ source: ScriptSource) -> CheckedScript {
        let storyboard = storyboard(source)
        // A launch screen is right: only to run it is an error.
        let release = options.settings.release ?? Environment().release
        var found = storyboard.findings + storyboard.checked(hasNewKinds: release.applies(.show1))
        found += (storyboard.launchDiagnostic.map { [$0] } ?? [])
        var sources = storyboard.sources
        if let file = storyboard.launchedFile {
            let checked = Script.check(file, settings: options.settings, reader: reader(for: source))
            // The generated script and its originals come first, so that the numbers of the originals differ.
            let originals = FileID(1)
            let errors = checked.diagnostics.filter { $0.severity == .error }
            found = found.map { $0.moved(by: originals) } + errors.map { checked.sources.original(of: $0) }
            sources = checked.sources
        }
        var diagnostics = Diagnostics()
        diagnostics.report(contentsOf: found)
        return report(diagnostics.sorted(), sources)
    }
}
