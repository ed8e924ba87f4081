import SceneLang
import SceneStoryboard
import TestSupport
import Testing

/// A script of the project, with the storyboards that it imports.
enum ProjectScript {
    /// Compiles the script at `path`, which is relative to the project's folder.
    static func compiled(_ path: String) throws -> Script {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        let file = SourceFile(name: path, bytes: try Repository.bytes(of: path))
        let compilation = Script.compile(file, settings: Settings()) { _, name in
            imported("\(folder)/\(name)")
        }
        let messages = compilation.diagnostics.map(\.message)
        return try #require(compilation.script, "\(messages)")
    }

    private static func imported(_ path: String) -> ImportAnswer {
        guard path.hasSuffix(".storyboard"), let bytes = try? Repository.bytes(of: path),
            let storyboard = Storyboard.read(SourceFile(name: path, bytes: bytes), as: FileID(1)).storyboard
        else {
            return .failure("'\(path)' is no storyboard without errors")
        }
        return .file(SourceFile(name: path, text: StoryboardScript(storyboard).text))
    }
}
