/// What came of reading an imported file.
public enum ImportAnswer: Sendable {
    /// The file, with the one name that it has however it is reached: two imports of one name are one file.
    case file(SourceFile)
    /// A sentence that says why not, without a period.
    case failure(String)
}

/// Reads an imported file: the importing file's name and the text after `import` in.
public typealias ImportReader = (_ importer: String, _ path: String) -> ImportAnswer
