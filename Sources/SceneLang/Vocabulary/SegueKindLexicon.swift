import SceneRuntime

/// The kinds of segue, by the word after `segue`.
enum SegueKindLexicon {
    static let lexicon = Lexicon<SegueKind>([
        ("show", .show), ("showDetail", .showDetail), ("present", .present), ("popover", .popover),
        ("embed", .embed), ("unwind", .unwind), ("push", .push), ("modal", .modal), ("replace", .replace),
    ])

    /// Returns the kind that Interface Builder offers instead of a deprecated one, or nil.
    static func replacement(of kind: SegueKind) -> String? { replacements.first { $0.kind == kind }?.word }

    private static let replacements: [(kind: SegueKind, word: String)] = [
        (.push, "show"), (.modal, "present"), (.replace, "showDetail"),
    ]
}
