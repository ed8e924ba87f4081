import SceneRuntime

/// The built-in controllers that a script's can descend from, by name.
enum BaseLexicon {
    static let lexicon = Lexicon(BaseKind.allCases.map { ($0.spelling, $0) })

    /// What `UINavigationController` is called here, or nil where `name` is no UIKit class that has a counterpart.
    static func withoutPrefix(_ name: [UInt8]) -> BaseKind? {
        guard name.starts(with: "UI".utf8) else { return nil }
        return lexicon[Array(name.dropFirst(2))]
    }
}
