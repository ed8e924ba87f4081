/// A lesson of the tour: a script of `scripts/tour`, which begins with a comment that explains it.
struct Lesson: Sendable {
    /// The name of the script, such as `01-hello`.
    let name: String
    let script: String

    /// The lessons that need no other file, in order. Their texts are part of the tool, because it may be installed
    /// without the scripts.
    static let all: [Lesson] = lessonTexts.split(separator: heading).compactMap { part in
        guard let end = part.firstIndex(of: "\n") else { return nil }
        return Lesson(name: String(part[..<end]), script: String(part[part.index(after: end)...]))
    }

    /// What the name of each lesson follows in `lessonTexts`.
    static let heading = "=== "

    /// The comment at the start, as lines without slashes.
    var text: [String] {
        script.split(separator: "\n").prefix { $0.hasPrefix("//") }
            .map { String($0.drop { $0 == "/" }.drop { $0 == " " }) }
    }

    /// The script after that comment.
    var body: String {
        script.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("//") }
            .joined(separator: "\n")
    }

    var source: ScriptSource { ScriptSource(name: "lesson \(name)", bytes: Array(script.utf8), baseFolder: ".") }
}
