extension RuleSpec {
    /// Every rule, in the order of `Rule`.
    public static let table: [RuleSpec] =
        [none] + launch + navigation + tabs + split + page + modal
        + segue + show + children + view + rotation + traits
        + memory + restoration + responder + background + animator

    private static let none =
        RuleSpec(
            .none, "", .since(3), .inferred, "",
            "no rule: the script itself")
}
