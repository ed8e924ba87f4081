import SceneRuntime

/// The `.symbols` of UIKit, by name. A script may use others, which are equal only to themselves.
enum SymbolLexicon {
    static let lexicon = Lexicon(Symbol.allCases.map { ($0.spelling, $0) })
}
