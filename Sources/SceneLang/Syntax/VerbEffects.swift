/// The effects of a verb on the app that lint rules consider. A rule relies on this: a verb has no other effects than
/// those of its row.
struct VerbEffects: OptionSet, Sendable {
    let rawValue: UInt16

    /// Presents its operand.
    static let presents = VerbEffects(rawValue: 1 << 0)
    /// May end a presentation, other than by a gesture of the user.
    static let endsPresentations = VerbEffects(rawValue: 1 << 1)
    /// May set the root of a window.
    static let fillsWindow = VerbEffects(rawValue: 1 << 2)
    /// May create the initial scene of the main storyboard without naming it.
    static let makesInitialScene = VerbEffects(rawValue: 1 << 3)
    /// May change a size class.
    static let changesSize = VerbEffects(rawValue: 1 << 4)
    /// Calls `didMove(toParent:)` on its operand.
    static let movesOperand = VerbEffects(rawValue: 1 << 5)
    /// May call `didMove(toParent:)` on an unknown controller.
    static let movesOthers = VerbEffects(rawValue: 1 << 6)
    /// Calls methods that otherwise only UIKit calls.
    static let callsMethods = VerbEffects(rawValue: 1 << 7)
}
