/// The result of reading an imported file.
public enum ImportAnswer: Sendable {
    /// The file, with its canonical name. Two imports with the same canonical name are one file.
    /// The findings are about the files that it was written from, which have the numbers of its `origins`.
    case file(SourceFile, findings: [Diagnostic] = [])
    /// The reason for the failure, without a full stop.
    case failure(String)
}

/// Reads an imported file. The parameters are the name of the importing file and the text after `import`.
public typealias ImportReader = (_ importer: String, _ path: String) -> ImportAnswer
