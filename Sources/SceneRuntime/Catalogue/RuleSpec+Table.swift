extension RuleSpec {
    /// Every rule, in the order of `Rule`.
    public static let table: [RuleSpec] = catalogue.map { $0 }

    /// The rows of all families.
    static let catalogue = Catalogue(families)

    /// The rules by family. These arrays are static data, while `table` is built at its first use, so the code of every
    /// run uses the families.
    static var families: [[RuleSpec]] {
        [
            none, launch, scenes, adoption,
            navigation, tabs, split, page, modal, bars, sheets, searching, systemBars, alerts,
            segue, show, children, view, rotation, mainQueue, traits, updates,
            memory, restoration, responder, background, animator,
        ]
    }

    private static let none: [RuleSpec] = [
        RuleSpec(
            .none, "", .since(3), .inferred, "",
            "no rule: the script itself")
    ]
}
