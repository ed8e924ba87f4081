extension RuleSpec {
    /// The rules about tab bar controllers. `docs/sources.md` lists the names of the sources.
    static let tabs: [RuleSpec] = [
        RuleSpec(
            .tabLaunch1, "TAB-LAUNCH-1", .since(3), .logged, "PGZXC, CAT26",
            "Only the selected tab loads its view."),
        RuleSpec(
            .tabInit1, "TAB-INIT-1", .since(3), .logged, "HICKA",
            """
            A tab bar controller that is created in code loads its view in its initializer. From iOS 18 this is \
            inferred.
            """,
            asserts: [.loadView, .viewDidLoad]),
        RuleSpec(
            .tabMove1, "TAB-MOVE-1", .since(5), .inferred, "RTROOT",
            "Tabs that are set in code get willMove and didMove. Tabs of a storyboard get neither."),
        RuleSpec(
            .tabSelect1, "TAB-SELECT-1", .since(3), .logged, "PGZXC, DIARY16, CAT26, ATABSEL, RNS",
            "When the user taps a tab, UIKit asks the delegate, switches the tab, and notifies the delegate.",
            asserts: [.tabBarControllerShouldSelect]),
        RuleSpec(
            .tabSelect2, "TAB-SELECT-2", .from(3, to: 17), .logged, "CAT26, ATABSEL, RNS",
            """
            When code selects a tab, the setter itself calls viewWillAppear on the new tab and then \
            viewWillDisappear on the old one. UIKit does not call the delegate.
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .tabSelect18, "TAB-SELECT-18", .since(18), .contested, "RNSE2E, ESTAB, CAT26",
            """
            The content fades when the tab changes. The new tab's viewDidAppear comes before the old tab's \
            viewDidDisappear.
            """),
        RuleSpec(
            .tabReselect1, "TAB-RESELECT-1", .since(3), .documented, "ATABSEL, RNS",
            "When the user taps the selected tab, UIKit notifies the delegate and pops the tab's stack to the root.",
            asserts: [.tabBarControllerShouldSelect, .tabBarControllerDidSelect]),
        RuleSpec(
            .tabVeto1, "TAB-VETO-1", .since(3), .documented, "RNS, ATABSEL",
            "If the delegate answers that a tab should not be selected, the tab does not change.",
            silent: "The selection does not change."),
        RuleSpec(
            .tabMore1, "TAB-MORE-1", .since(3), .documented, "HDR, RNS",
            """
            In a compact width, a tab bar controller with more than five tabs shows four of them, and a More tab with \
            the others.
            """),
        RuleSpec(
            .tabMore2, "TAB-MORE-2", .since(3), .inferred, "RNS, INF",
            """
            When the user selects a row of the More tab, the More navigation controller pushes the controller of this \
            row.
            """),
        RuleSpec(
            .tabFade18, "TAB-FADE-18", .since(18), .logged, "CLASSMETHOD, RNSE2E",
            "When the user taps a tab, the content fades for about half a second between the will and the did calls.",
            asserts: [.viewDidAppear, .viewDidDisappear]),
        RuleSpec(
            .tabSelectForeign1, "TAB-SELECT-FOREIGN-1", .since(3), .logged, "TABSELTXT",
            "Selecting a controller that is not in the list of the tab bar controller raises an exception."),
        RuleSpec(
            .tabMoreIndex1, "TAB-MORE-INDEX-1", .since(3), .documented, "NSNOTFOUND",
            "While the More navigation controller is selected, selectedIndex is NSNotFound.",
            silent: "A value of a property."),
        RuleSpec(
            .tabBarTop18, "TAB-BAR-TOP-18", .since(18), .documented, "ATABS18",
            """
            On an iPad, the tab bar is at the top in a regular width, and adds to the inset at the top. No source \
            gives its height.
            """,
            silent: "A value of a property."),
    ]
}
