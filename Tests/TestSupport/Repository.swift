public import Foundation

/// The checkout that the tests belong to. Paths are relative to the folder of `Package.swift`, with `/`.
public enum Repository {
    /// The folder of `Package.swift`.
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the location of a file of the repository, whether it exists or not.
    public static func url(of path: String) -> URL { root.appendingPathComponent(path) }

    /// Returns the bytes of a file. Throws if the file cannot be read.
    public static func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(of: path))) }

    /// Returns the paths of all files in a folder and its subfolders whose names have the ending, in order. The result
    /// is empty if the folder does not exist.
    public static func files(under folder: String, ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: url(of: folder).path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}
