/// What a verb may do to the app, as far as lint rules ask. A rule relies on it that a verb has no other effects than
/// those of its row.
struct VerbEffects: OptionSet, Sendable {
    let rawValue: UInt16

    /// Presents its operand.
    static let presents = VerbEffects(rawValue: 1 << 0)
    /// May take a presentation away, other than by the user's hand.
    static let endsPresentations = VerbEffects(rawValue: 1 << 1)
    /// May put a root into a window.
    static let fillsWindow = VerbEffects(rawValue: 1 << 2)
    /// May make the initial scene of the main storyboard, which it does not name.
    static let makesInitialScene = VerbEffects(rawValue: 1 << 3)
    /// May change a size class.
    static let changesSize = VerbEffects(rawValue: 1 << 4)
    /// Calls `didMove(toParent:)` on its operand.
    static let movesOperand = VerbEffects(rawValue: 1 << 5)
    /// May call `didMove(toParent:)` on a controller that the text does not tell.
    static let movesOthers = VerbEffects(rawValue: 1 << 6)
    /// Calls methods that otherwise only UIKit calls.
    static let callsMethods = VerbEffects(rawValue: 1 << 7)
}
