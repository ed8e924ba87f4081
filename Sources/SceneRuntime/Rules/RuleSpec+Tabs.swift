extension RuleSpec {
    /// The rules about tab bar controllers, in the order of `Rule`.
    static let tabs: [RuleSpec] = [
        RuleSpec(
            .tabLaunch1, "TAB-LAUNCH-1", .since(3), .logged, "PGZXC, CAT26",
            "Only the selected tab loads its view."),
        RuleSpec(
            .tabInit1, "TAB-INIT-1", .since(3), .logged, "HICKA",
            "A tab bar controller that is made in code loads its view in its initializer. From iOS 18 this is inferred."
        ),
        RuleSpec(
            .tabMove1, "TAB-MOVE-1", .since(5), .inferred, "RTROOT",
            "Tabs that are set in code get willMove and didMove; those of a storyboard get neither."),
        RuleSpec(
            .tabSelect1, "TAB-SELECT-1", .since(3), .logged, "PGZXC, DIARY16, CAT26, ATABSEL, RNS",
            "A tap on a tab asks the delegate, switches the tab, and notifies the delegate."),
        RuleSpec(
            .tabSelect2, "TAB-SELECT-2", .from(3, to: 17), .logged, "CAT26, ATABSEL, RNS",
            "Selecting a tab in code notifies both tabs in the setter, the new one first, but not the delegate."),
        RuleSpec(
            .tabSelect18, "TAB-SELECT-18", .since(18), .contested, "RNSE2E, ESTAB, CAT26",
            "The content fades when the tab changes, and the new tab's viewDidAppear comes first."),
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
