extension RuleSpec {
    /// The rules about page view controllers, in the order of `Rule`.
    static let page: [RuleSpec] = [
        RuleSpec(
            .pageSet1, "PAGE-SET-1", .since(6), .logged, "SOPAGE",
            "A page that is set before the page controller appears gets didMove and its layout after viewDidAppear."),
        RuleSpec(
            .pageSetContainer1, "PAGE-SET-CONTAINER-1", .since(6), .logged, "PAGEBOY, SOPAGE",
            "A page that is set while the view of the page controller is off screen appears before its container."),
        RuleSpec(
            .pageSet2, "PAGE-SET-2", .since(6), .inferred, "HDR, WANG, INF",
            "A page set in code gets its calls in the order of a gesture, without calls of the delegate."),
        RuleSpec(
            .pageScroll1, "PAGE-SCROLL-1", .since(6), .logged, "WANG, HDR",
            "A swipe calls: delegate, new willAppear, old willDisappear, new didAppear, old didDisappear, delegate."),
        RuleSpec(
            .pageScroll2, "PAGE-SCROLL-2", .since(6), .logged, "WANG, HDR",
            "In a cancelled swipe, the old page appears again before the new one disappears."),
        RuleSpec(
            .pageCurl1, "PAGE-CURL-1", .since(5), .logged, "WANG",
            "A curl calls: new willAppear, old willDisappear, old didDisappear, new didAppear."),
        RuleSpec(
            .pageCurl2, "PAGE-CURL-2", .since(5), .logged, "WANG",
            "If a curl is cancelled, both pages get the opposite will callback before their did callback."),
        RuleSpec(
            .pageRapid1, "PAGE-RAPID-1", .since(5), .logged, "MSG",
            "UIKit warns about a change of page before the previous one has ended."),
    ]
}
