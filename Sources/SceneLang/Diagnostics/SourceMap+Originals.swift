extension SourceMap {
    /// Returns a diagnostic about generated text as one about what the text was written from. Its edit is left out.
    public func original(of diagnostic: Diagnostic) -> Diagnostic {
        guard hasGeneratedFiles else { return diagnostic }
        var copy = diagnostic.moved { original(of: $0) }
        if copy.span == diagnostic.span {
            copy.fix = diagnostic.fix
        } else {
            copy.help = diagnostic.label.isEmpty ? diagnostic.help : diagnostic.label
            (copy.label, copy.fix) = ("", nil)
        }
        return copy
    }
}
