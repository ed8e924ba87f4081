/// The options that a `style` sets with `name = value`.
enum StyleOption: UInt8, CaseIterable, Sendable {
    case removesPresenter, fullScreen, adapts, duration, transition, interactive, completes

    /// The name in scripts.
    var spelling: StaticString {
        switch self {
        case .removesPresenter: "removesPresenter"
        case .fullScreen: "fullScreen"
        case .adapts: "adapts"
        case .duration: "duration"
        case .transition: "transition"
        case .interactive: "interactive"
        case .completes: "completes"
        }
    }

    /// The options by name.
    static let lexicon = Lexicon(allCases.map { ($0.spelling, $0) })
}
