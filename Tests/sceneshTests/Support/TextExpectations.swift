import Testing

/// Records an issue if a text does not contain a part. The part comes first in the message, since the text may be long.
func expectText(_ text: String, contains part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if !text.contains(part) { record("the text does not contain", part, text, sourceLocation) }
}

/// Records an issue if a text does not begin with a part.
func expectText(_ text: String, hasPrefix part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if !text.hasPrefix(part) { record("the text does not begin with", part, text, sourceLocation) }
}

/// Records an issue if a text does not end with a part.
func expectText(_ text: String, hasSuffix part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if !text.hasSuffix(part) { record("the text does not end with", part, text, sourceLocation) }
}

private func record(_ problem: String, _ part: String, _ text: String, _ sourceLocation: SourceLocation) {
    Issue.record("\(problem) \(part.debugDescription):\n\(text)", sourceLocation: sourceLocation)
}
