import SceneLang

/// A script that was looked at without running it.
struct CheckedScript: Sendable {
    let findings: [Finding]
    /// The same for people.
    let messages: [UInt8]
}

extension Engine {
    /// Looks for everything that is known to be wrong with a script and what it imports without running it.
    func check(_ source: ScriptSource) -> CheckedScript {
        let file = SourceFile(name: source.name, bytes: source.bytes)
        let checked = Script.check(file, settings: options.settings, reader: reader(for: source))
        let renderer = DiagnosticRenderer(sources: checked.sources, colour: options.isColoured)
        return CheckedScript(
            findings: checked.diagnostics.compactMap { Finding($0, checked.sources) },
            messages: renderer.render(checked.diagnostics))
    }
}
