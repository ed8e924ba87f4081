extension Diagnostic {
    /// A note about several names as a note for each of its places; other diagnostics as they are.
    public var listed: [Diagnostic] {
        guard severity == .note, !places.isEmpty else { return [self] }
        return places.map { Diagnostic(code, "'\($0.text)': " + code.title, at: $0.span) }
    }
}
