import SceneLang

/// The language's way of finding what may have been meant, for names of the command line.
enum NearestName {
    /// The candidate closest to `name`, the first of several; nil if none is near.
    static func closest(to name: String, in candidates: [String]) -> String? {
        Suggestion.closest(to: name, in: candidates)
    }
}
