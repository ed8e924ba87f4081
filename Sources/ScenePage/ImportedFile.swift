import SceneLang

/// Asks the page for an imported file. The bytes are the name of the importing file, a line feed, and what it imports.
/// The page calls `scene_answer` and writes there: a name, a line feed and a text, and returns 1; storyboards, and
/// returns 2 (see `StoryboardDocuments`); or the reason for a refusal, and returns 0.
@_extern(wasm, module: "page", name: "read")
@_extern(c)
private func readFromPage(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32

nonisolated(unsafe) private var answer = ByteBuffer()

/// Returns the address of memory for the answer to a question of the module.
@_cdecl("scene_answer")
func reserveAnswer(_ count: Int32) -> UnsafeMutablePointer<UInt8> { unsafe answer.reserve(Int(max(0, count))) }

/// Files that scripts import, which the page has.
enum ImportedFile {
    /// Reads the file that `importer` imports as `path`.
    static func read(importer: String, path: String) -> ImportAnswer {
        let question = Array(importer.utf8) + [0x0A] + Array(path.utf8)
        // The page reads the question before it answers.
        let kind = unsafe question.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return Int32(0) }
            return unsafe readFromPage(start, Int32(truncatingIfNeeded: bytes.count))
        }
        if kind == 2 {
            let documents = unsafe StoryboardDocuments(answer.bytes)
            return documents.file.map { .file($0) } ?? .failure("'\(path)' has errors")
        }
        return unsafe kind == 1 ? .file(answer.file) : .failure(answer.text)
    }
}
