import SceneLang

/// The result of checking a script.
struct CheckedScript: Sendable {
    let findings: [Finding]
    /// The findings as text.
    let messages: [UInt8]
}

extension Engine {
    /// Checks a script and its imports without running it.
    func check(_ source: ScriptSource) -> CheckedScript {
        let file = SourceFile(name: source.name, bytes: source.bytes)
        let checked = Script.check(file, settings: options.settings, reader: reader(for: source))
        let renderer = DiagnosticRenderer(sources: checked.sources, colour: options.isColoured)
        return CheckedScript(
            findings: checked.diagnostics.compactMap { Finding($0, checked.sources) },
            messages: renderer.render(checked.diagnostics))
    }
}
