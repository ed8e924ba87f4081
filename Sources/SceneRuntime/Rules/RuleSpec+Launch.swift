// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about launching and windows, in the order of `Rule`.
    static let launch: [RuleSpec] = [
        RuleSpec(
            .launchApp1, "LAUNCH-APP-1", .since(3), .documented, "ALAUNCH, APPLE-USING, READKE, LOG17",
            "without scenes the storyboard is loaded before the app delegate is called, the view when the window shows it"
        ),
        RuleSpec(
            .launchApp2, "LAUNCH-APP-2", .since(13), .logged, "LEMON, VIKAS, APPLE-USING",
            "with scenes the app delegate comes first, then the storyboard, the scene delegate and the view"),
        RuleSpec(
            .launchOrder1, "LAUNCH-ORDER-1", .since(3), .contested, "ESKIMO, LEMON",
            "the app becomes active before or after the root's viewDidAppear, by release"),
        RuleSpec(
            .launchRoot1, "LAUNCH-ROOT-1", .since(3), .logged, "CAT26",
            "a window that becomes visible tells its root, without animation"),
        RuleSpec(
            .launchCode1, "LAUNCH-CODE-1", .since(3), .logged, "LOG17, HDR",
            "a controller made in code runs init(nibName:bundle:) and no awakeFromNib"),
        RuleSpec(
            .launchConstr1, "LAUNCH-CONSTR-1", .since(3), .logged, "LAYOUT15, ARM1, HDR",
            "a layout pass updates constraints, then lays out"),
        RuleSpec(
            .launchIsAppearing1, "LAUNCH-ISAPPEARING-1", .since(13), .logged, "CAT26, HDR, ULVIA",
            "viewIsAppearing comes once an appearance, inside the layout pass, when the view is in the window"),
        RuleSpec(
            .launchNavImmediate1, "LAUNCH-NAV-IMMEDIATE-1", .from(3, to: 17), .logged, "VANDRJ",
            "a push before the first appearance has ended replaces the root on its way in"),
        RuleSpec(
            .launchRootSwap1, "LAUNCH-ROOTSWAP-1", .since(3), .inferred, "INF",
            "a new root: old will, new will, old did, new did"),
        RuleSpec(
            .launchRootSwap2, "LAUNCH-ROOTSWAP-2", .since(3), .logged, "SOROOT",
            "what a replaced root presents stays in the window and keeps it alive"),
        RuleSpec(
            .launchOrient1, "LAUNCH-ORIENT-1", .from(3, to: 7), .documented, "APPLE-REFERENCE, AROT, INF",
            "the interface is set up in portrait and then turned as the device is held, between will and did appear"),
        RuleSpec(
            .launchOrient2, "LAUNCH-ORIENT-2", .since(8), .logged, "NEUBCODE",
            "a root that does not support the orientation of the launch is turned before its layout, without a change of size"
        ),
    ]
}
