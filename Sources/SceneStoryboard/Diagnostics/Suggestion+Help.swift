import SceneLang

extension Suggestion {
    /// Returns the help that proposes the candidate most similar to `name`, or `other` if none is.
    static func help(for name: String, among candidates: [String], otherwise other: String) -> String {
        closest(to: name, in: candidates).map(Suggestion.question) ?? other
    }
}
