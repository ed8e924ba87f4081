import SceneLang
import SceneStoryboard
import TestSupport
import Testing

/// A script of the project, with the files that it imports.
enum ProjectScript {
    /// Compiles the script at `path`, which is relative to the project's folder.
    static func compiled(_ path: String) throws -> Script {
        let file = SourceFile(name: path, bytes: try Repository.bytes(of: path))
        let compilation = Script.compile(file, settings: Settings(), reader: reader)
        let messages = compilation.diagnostics.map(\.message)
        return try #require(compilation.script, "\(messages)")
    }

    /// Imports a script or a storyboard from the folder of the script that names it.
    static func reader(_ importer: String, _ name: String) -> ImportAnswer {
        let path = (importer.split(separator: "/").dropLast() + [name[...]]).joined(separator: "/")
        guard let bytes = try? Repository.bytes(of: path) else { return .failure("there is no such file") }
        let file = SourceFile(name: path, bytes: bytes)
        guard path.hasSuffix(".storyboard") else { return .file(file) }
        guard let storyboard = Storyboard.read(file, as: FileID(1)).storyboard else {
            return .failure("the storyboard has errors")
        }
        let script = StoryboardScript(storyboard)
        let text = Array(script.text.utf8)
        let origins = SourceOrigins([file], script.origins, end: text.count)
        return .file(SourceFile(name: path, bytes: text, origins: origins))
    }
}
