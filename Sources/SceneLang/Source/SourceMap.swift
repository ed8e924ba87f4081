/// The files of a program, by number.
public struct SourceMap: Sendable {
    package private(set) var files = ChunkedList<SourceFile>()
    /// The number of the first original of each generated file.
    private(set) var firstOriginalFiles: [FileID: UInt32] = [:]
    /// The imports of generated files, also under the numbers of their originals.
    private var imports: [FileID: SourceSpan] = [:]

    public init() {}

    /// Adds `file`, with the files that it was written from, and returns its number. `place` is that of its import.
    public mutating func add(_ file: SourceFile, importedAt place: SourceSpan? = nil) -> FileID {
        files.append(file)
        let id = FileID(UInt32(files.count - 1))
        if let origins = file.origins {
            firstOriginalFiles[id] = UInt32(files.count)
            for file in origins.originals { files.append(file) }
            if let place { for number in Int(id.index)..<files.count { imports[FileID(UInt32(number))] = place } }
        }
        return id
    }

    /// Returns the place that the text of `span` was written from; `span` itself if a person wrote it.
    public func original(of span: SourceSpan) -> SourceSpan {
        guard let first = firstOriginalFiles[span.file], let origin = self[span.file]?.origins?.origin(of: span.start)
        else {
            return span
        }
        return SourceSpan(file: FileID(first + origin.file.index), start: origin.start, end: origin.end)
    }

    /// Returns the number of the first file that a generated one was written from; nil for other files.
    func firstOriginal(of file: FileID) -> FileID? { firstOriginalFiles[file].map { FileID($0) } }

    /// Returns the import of a generated file or of one that it was written from; nil for other files.
    func importPlace(of file: FileID) -> SourceSpan? { imports[file] }

    /// The file numbered `id`, or nil if it was never added.
    public subscript(id: FileID) -> SourceFile? {
        Int(id.index) < files.count ? files[Int(id.index)] : nil
    }
}
