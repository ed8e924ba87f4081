import SceneRuntime

/// The `.symbols` of UIKit, by name. A script may use others, which are equal only to themselves.
enum SymbolLexicon {
    static let lexicon = Lexicon(Symbol.allCases.map { ($0.spelling, $0) } + olderNames)

    /// API-NAMES-1: the names of display modes in the SDKs of iOS 8 to 13.
    private static let olderNames: [(StaticString, Symbol)] = [
        ("primaryHidden", .secondaryOnly), ("allVisible", .oneBesideSecondary), ("primaryOverlay", .oneOverSecondary),
    ]
}
