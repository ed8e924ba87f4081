import SceneLang

/// Suggestions for misspelled names of the command line.
enum NearestName {
    /// Returns the candidate most similar to `name`; nil if none is similar.
    static func closest(to name: String, in candidates: [String]) -> String? {
        Suggestion.closest(to: name, in: candidates)
    }

    /// Returns the question whether a name is meant.
    static func question(_ name: String) -> String { Suggestion.question(name) }
}
