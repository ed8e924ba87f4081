import SceneRuntime

/// The `.symbols` that UIKit gives a meaning to, by name. A script may use others; they only equal themselves.
enum SymbolLexicon {
    static let lexicon = Lexicon(Symbol.allCases.map { ($0.spelling, $0) })
}
