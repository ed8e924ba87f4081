/// A text as the argument of a test. Its description is one line, so that each line of a test's log is a message.
public struct TextArgument: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
    public let text: String

    public init(_ text: String) { self.text = text }

    public init(stringLiteral text: String) { self.text = text }

    /// The text with escaped line feeds and quotes, cut off after 100 characters.
    public var description: String {
        text.count > 100 ? "\(String(text.prefix(100)).debugDescription)…" : text.debugDescription
    }
}
