extension RuleSpec {
    /// The rules about blocks of the main queue. `docs/sources.md` lists the names of the
    /// sources.
    static let mainQueue: [RuleSpec] = [
        RuleSpec(
            .asyncLaunch1, "ASYNC-LAUNCH-1", .since(3), .logged, "SOASYNC, STACKS, CAT26",
            """
            A block of the main queue runs after the turn in which it was added, after that turn's commit and UIKit's \
            work after the commit. Blocks run in the order in which they were added.
            """,
            silent: "A block runs, whose lines are the script's own."),
        RuleSpec(
            .asyncAfter1, "ASYNC-AFTER-1", .since(3), .inferred, "OR44091459, INF",
            """
            A delayed block runs in the first turn at or after its time, also while a transition animates, and before \
            an animation that ends at the same time.
            """,
            silent: "A block runs, whose lines are the script's own."),
        RuleSpec(
            .asyncRoot1, "ASYNC-ROOT-1", .since(9), .documented, "NOROOT",
            """
            If a block waits on the main queue when the launch ends, UIKit does not report a missing root, because the \
            block can set it.
            """,
            silent: "An exception is not raised."),
    ]
}
