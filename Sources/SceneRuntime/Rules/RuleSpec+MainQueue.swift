extension RuleSpec {
    /// The rules about blocks of the main queue, in the order of `Rule`.
    static let mainQueue: [RuleSpec] = [
        RuleSpec(
            .asyncLaunch1, "ASYNC-LAUNCH-1", .since(3), .logged, "SOASYNC, STACKS, CAT26",
            "Blocks of the main queue run in order, after the commit of their turn and what UIKit does after it."
        ),
        RuleSpec(
            .asyncAfter1, "ASYNC-AFTER-1", .since(3), .inferred, "OR44091459, INF",
            "A delayed block runs in the first turn at or after its time, also while a transition animates."),
        RuleSpec(
            .asyncRoot1, "ASYNC-ROOT-1", .since(9), .documented, "NOROOT",
            "If a block of the main queue sets the root later, UIKit reports no missing root after the launch."),
    ]
}
