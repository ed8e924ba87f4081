import SceneLang

/// Renders diagnostics: as text, or each as a JSON object on a line of its own, as `check` writes it.
struct MessageRenderer: Sendable {
    let sources: SourceMap
    var isColoured = false
    var isJSON = false

    /// Returns rendered messages, one after another, with what separates two messages.
    func joined(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
        first.isEmpty || second.isEmpty || isJSON ? first + second : first + [0x0A] + second
    }

    func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
        guard isJSON else { return DiagnosticRenderer(sources: sources, colour: isColoured).render(diagnostics) }
        return diagnostics.flatMap { diagnostic in
            Finding(diagnostic, sources)?.json ?? JSONText.message(diagnostic.message)
        }
    }
}
