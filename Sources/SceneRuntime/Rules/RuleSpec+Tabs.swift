extension RuleSpec {
    /// The rules about tab bar controllers, in the order of `Rule`.
    static let tabs: [RuleSpec] = [
        RuleSpec(
            .tabLaunch1, "TAB-LAUNCH-1", .since(3), .logged, "PGZXC, CAT26",
            "only the selected tab loads its view"),
        RuleSpec(
            .tabSelect1, "TAB-SELECT-1", .since(3), .logged, "PGZXC, DIARY16, CAT26, ATABSEL, RNS",
            "a tap on a tab asks the delegate, switches, and tells it"),
        RuleSpec(
            .tabSelect2, "TAB-SELECT-2", .since(3), .logged, "CAT26, ATABSEL, RNS",
            "selecting in code tells both inside the setter, the new one first, and no delegate"),
        RuleSpec(
            .tabReselect1, "TAB-RESELECT-1", .since(3), .documented, "ATABSEL, RNS",
            "a tap on the selected tab tells the delegate and pops a stack to its root"),
        RuleSpec(
            .tabVeto1, "TAB-VETO-1", .since(3), .documented, "RNS, ATABSEL",
            "a delegate that says no stops everything"),
        RuleSpec(
            .tabMore1, "TAB-MORE-1", .since(3), .documented, "HDR, RNS",
            "on compact width more than five tabs are four and More, which hosts the rest"),
        RuleSpec(
            .tabMore2, "TAB-MORE-2", .since(3), .inferred, "RNS, INF",
            "a row of the More list is pushed by the More navigation controller"),
    ]
}
