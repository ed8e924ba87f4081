extension RuleSpec {
    /// The rules about tab bar controllers, in the order of `Rule`.
    static let tabs: [RuleSpec] = [
        RuleSpec(
            .tabLaunch1, "TAB-LAUNCH-1", .since(3), .logged, "PGZXC, CAT26",
            "Only the selected tab loads its view."),
        RuleSpec(
            .tabSelect1, "TAB-SELECT-1", .since(3), .logged, "PGZXC, DIARY16, CAT26, ATABSEL, RNS",
            "A tap on a tab asks the delegate, switches the tab, and notifies the delegate."),
        RuleSpec(
            .tabSelect2, "TAB-SELECT-2", .since(3), .logged, "CAT26, ATABSEL, RNS",
            "Selecting in code calls both tabs in the setter, the new one first, and no delegate."),
        RuleSpec(
            .tabReselect1, "TAB-RESELECT-1", .since(3), .documented, "ATABSEL, RNS",
            "A tap on the selected tab notifies the delegate and pops its stack to the root."),
        RuleSpec(
            .tabVeto1, "TAB-VETO-1", .since(3), .documented, "RNS, ATABSEL",
            "If the delegate returns false, the tab does not change."),
        RuleSpec(
            .tabMore1, "TAB-MORE-1", .since(3), .documented, "HDR, RNS",
            "In a compact width, more than five tabs become four and a More tab with the others."),
        RuleSpec(
            .tabMore2, "TAB-MORE-2", .since(3), .inferred, "RNS, INF",
            "The More navigation controller pushes the selected row of its list."),
    ]
}
