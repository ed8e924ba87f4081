/// The files of a program, by number.
public struct SourceMap: Sendable {
    package private(set) var files = ChunkedList<SourceFile>()
    /// The generated files, in ascending order.
    private var generated: [GeneratedFile] = []

    /// A generated file. The files that it was written from have the numbers after its own.
    private struct GeneratedFile {
        let id: FileID
        /// The number after that of its last original.
        let end: UInt32
        let importPlace: SourceSpan?
    }

    public init() {}

    /// Adds `file`, with the files that it was written from, and returns its number. `place` is that of its import.
    public mutating func add(_ file: SourceFile, importedAt place: SourceSpan? = nil) -> FileID {
        files.append(file)
        let id = FileID(UInt32(files.count - 1))
        if let origins = file.origins {
            for file in origins.originals { files.append(file) }
            generated.append(GeneratedFile(id: id, end: UInt32(files.count), importPlace: place))
        }
        return id
    }

    /// Returns the place that the text of `span` was written from; `span` itself if a person wrote it.
    public func original(of span: SourceSpan) -> SourceSpan {
        guard let origin = self[span.file]?.origins?.origin(of: span.start) else { return span }
        let file = FileID(span.file.index + 1 + origin.file.index)
        return SourceSpan(file: file, start: origin.start, end: origin.end)
    }

    /// Returns the number of the first file that a generated one was written from; nil for other files.
    func firstOriginal(of file: FileID) -> FileID? {
        self[file]?.origins == nil ? nil : FileID(file.index + 1)
    }

    /// Returns the import of a generated file or of one that it was written from; nil for other files.
    func importPlace(of file: FileID) -> SourceSpan? {
        // The files of two imports never overlap, so only the last one that begins at or before `file` can contain it.
        let found = generated.last { $0.id.index <= file.index }
        return found.flatMap { file.index < $0.end ? $0.importPlace : nil }
    }

    /// Whether there are generated files.
    var hasGeneratedFiles: Bool { !generated.isEmpty }

    /// The file numbered `id`, or nil if it was never added.
    public subscript(id: FileID) -> SourceFile? {
        Int(id.index) < files.count ? files[Int(id.index)] : nil
    }
}
