/// The files of a program, by number.
public struct SourceMap: Sendable {
    public private(set) var files: [SourceFile] = []

    public init() {}

    /// Adds `file` and returns its number.
    public mutating func add(_ file: SourceFile) -> FileID {
        files.append(file)
        return FileID(UInt32(files.count - 1))
    }

    /// The file numbered `id`, or nil if it was never added.
    public subscript(id: FileID) -> SourceFile? {
        Int(id.index) < files.count ? files[Int(id.index)] : nil
    }
}
