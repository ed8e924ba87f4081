extension RuleSpec {
    /// Every rule, in the order of `Rule`.
    public static let table: [RuleSpec] = families.flatMap { $0 }

    /// The same, by family. The compiler lays these arrays out in the program, while `table` is put together at its
    /// first use: what every run needs goes through the families.
    static var families: [[RuleSpec]] {
        [
            none, launch, navigation, tabs, split, page, modal, segue, show, children, view, rotation, traits,
            memory, restoration, responder, background, animator,
        ]
    }

    private static let none: [RuleSpec] = [
        RuleSpec(
            .none, "", .since(3), .inferred, "",
            "no rule: the script itself")
    ]
}
