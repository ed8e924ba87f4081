// What diagnostics state, so that nobody reads their texts.
extension Diagnostic {
    /// What is wrong, for help that depends on it.
    package enum Subject: Hashable, Sendable {
        /// A statement, instead of which another one may be meant.
        case statement
        /// A statement without the `{` of its block.
        case missingBlock
        /// A name in a statement that is a symbol without its dot.
        case symbol
        /// A part of a statement, or something else. No other statement is meant.
        case value
        /// The look of something. The reason says that it changes no call of UIKit.
        case look(reason: String)

        /// Whether another statement may be meant.
        var isStatement: Bool {
            switch self {
            case .statement, .missingBlock, .symbol: true
            case .value, .look: false
            }
        }
    }

    /// What is meant instead of the text that is wrong.
    package enum Correction: Hashable, Sendable {
        case word(String)
        /// The contents of a string.
        case string(String)

        /// The label that says so.
        package var question: String {
            switch self {
            case .word(let word): Suggestion.question(word)
            case .string(let text): "did you mean \"\(text)\"?"
            }
        }
    }

    /// Whether it is about a symbol without its dot, and no similar name is declared.
    var lacksDot: Bool { subject == .symbol && suggestion == nil }

    /// Whether the fix replaces the text that is wrong by what the label suggests.
    var suggestsFix: Bool { suggestion.map { $0 == fix.map { .word($0.text) } } ?? false }

    /// Returns the diagnostic without its suggestion and its fix.
    func withoutSuggestion() -> Diagnostic {
        var copy = self
        (copy.label, copy.fix) = ("", nil)
        return copy
    }
}
