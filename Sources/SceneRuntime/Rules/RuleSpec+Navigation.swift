// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about navigation controllers, in the order of `Rule`.
    static let navigation: [RuleSpec] = [
        RuleSpec(
            .navPush1, "NAV-PUSH-1", .since(3), .logged, "CAT26, WANG, READKE, MO4LC, ARM1, CHAM, OBJCIO15",
            "a push changes the stack at once and the views at the next layout"),
        RuleSpec(
            .navPush2, "NAV-PUSH-2", .since(3), .logged, "CAT26, WANG",
            "a push without animation has the same order"),
        RuleSpec(
            .navPush4, "NAV-PUSH-4", .since(7), .documented, "OR44091459, RNS",
            "a stack edit during a running transition waits for its end"),
        RuleSpec(
            .navPush5, "NAV-PUSH-5", .from(3, to: 7), .logged, "MSG, OBJCIO15",
            "two animated edits in one turn corrupt the bar, and the console says so"),
        RuleSpec(
            .navPush6, "NAV-PUSH-6", .from(8, to: 17), .logged, "RNSREPRO",
            "a second stack edit in one turn waits for the commit"),
        RuleSpec(
            .navPush7, "NAV-PUSH-7", .since(18), .logged, "RNSREPRO",
            "stack edits in one turn are merged"),
        RuleSpec(
            .navPushSame1, "NAV-PUSH-SAME-1", .since(3), .logged, "RNSREPRO, MSG",
            "an instance can be in a stack only once"),
        RuleSpec(
            .navPushNav1, "NAV-PUSH-NAV-1", .since(3), .logged, "MSG",
            "a navigation controller cannot be pushed"),
        RuleSpec(
            .navPop1, "NAV-POP-1", .since(3), .logged, "CAT26, WANG, READKE, ARM1, CHAM, MO4LC",
            "a pop changes the stack at once; the view goes with the animation, the instance after it"),
        RuleSpec(
            .navPop3, "NAV-POP-3", .since(3), .logged, "CAT26",
            "a pop without animation has the same order"),
        RuleSpec(
            .navPopRootOnly, "NAV-POP-ROOT-ONLY", .since(3), .inferred, "WINOBJC, CHAM, HDR",
            "the root is never popped"),
        RuleSpec(
            .navPopTo1, "NAV-POPTO-1", .since(3), .inferred, "INF, HDR",
            "popping several tells only the top one"),
        RuleSpec(
            .navPopTo2, "NAV-POPTO-2", .since(3), .logged, "MSG",
            "popping to a controller that is not in the stack raises"),
        RuleSpec(
            .navPopToRoot1, "NAV-POPTOROOT-1", .since(3), .inferred, "CHAM, WANG, INF",
            "popping to the root tells only the top one"),
        RuleSpec(
            .navSet1, "NAV-SET-1", .since(3), .inferred, "HDR, INF",
            "a new top that was not in the stack comes as by a push"),
        RuleSpec(
            .navSet2, "NAV-SET-2", .since(3), .inferred, "HDR, INF",
            "a new top that was in the stack comes as by a pop"),
        RuleSpec(
            .navSet4, "NAV-SET-4", .since(3), .logged, "MSG",
            "a stack cannot hold an instance twice"),
        RuleSpec(
            .navSwipeDone1, "NAV-SWIPE-DONE-1", .since(7), .logged, "WANG, SOPOP",
            "a finished edge swipe is a pop"),
        RuleSpec(
            .navSwipeCancel1, "NAV-SWIPE-CANCEL-1", .since(7), .logged, "WANG, MO4LC, SOPOP, HDR",
            "a cancelled edge swipe takes the will calls back"),
        RuleSpec(
            .navContainerEdge1, "NAV-CONTAINER-EDGE-1", .from(3, to: 6), .documented, "OR12322346",
            "a child that comes while its parent is appearing misses viewWillAppear"),
        RuleSpec(
            .navUnbalanced1, "NAV-UNBALANCED-1", .since(3), .logged, "MSG, OBJCIO15",
            "a begin or end of an appearance that does not fit is warned of"),
        RuleSpec(
            .navEmptySegue, "NAV-EMPTY-SEGUE", .since(3), .logged, "MSG",
            "a push segue needs a navigation controller"),
    ]
}
