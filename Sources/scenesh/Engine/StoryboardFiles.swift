import SceneLang
import SceneStoryboard

/// The files of storyboards.
enum StoryboardFiles {
    /// The ending of their names.
    static let ending = ".storyboard"
    /// The ending of the names of files for single views, in the same format.
    static let nibEnding = ".xib"

    /// Whether a file is a storyboard for the Mac, the Watch or another system that is not modelled.
    static func isForOtherSystem(_ bytes: [UInt8]) -> Bool {
        let reading = Storyboard.read(SourceFile(name: "", bytes: bytes), as: FileID(0))
        return reading.diagnostics.contains { $0.code == .otherSystem }
    }

    /// Returns the message about such a file.
    static func nibSentence(about path: String) -> String {
        "'\(path)' is a nib: it has views and no scenes; only scripts and storyboards are read"
    }
}
