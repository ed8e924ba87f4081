extension SourceMap {
    /// Returns a diagnostic about generated text as one about what the text was written from. Its edit is left out.
    public func original(of diagnostic: Diagnostic) -> Diagnostic {
        guard hasGeneratedFiles else { return diagnostic }
        let span = original(of: diagnostic.span)
        let isSame = span == diagnostic.span
        return Diagnostic(
            diagnostic, at: span, label: isSame ? diagnostic.label : "",
            secondary: diagnostic.secondary.map { Diagnostic.Label(original(of: $0.span), $0.text) },
            help: isSame || diagnostic.label.isEmpty ? diagnostic.help : diagnostic.label,
            fix: isSame ? diagnostic.fix : nil)
    }
}
