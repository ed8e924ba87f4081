extension RuleSpec {
    /// The rules about page view controllers, in the order of `Rule`.
    static let page: [RuleSpec] = [
        RuleSpec(
            .pageSet1, "PAGE-SET-1", .since(6), .logged, "SOPAGE",
            "a page that was set before its page controller appeared is moved and laid out after viewDidAppear only"),
        RuleSpec(
            .pageSet2, "PAGE-SET-2", .since(6), .inferred, "HDR, WANG, INF",
            "a page set in code comes in the order of a gesture, and no delegate is told"),
        RuleSpec(
            .pageScroll1, "PAGE-SCROLL-1", .since(6), .logged, "WANG, HDR",
            "a swipe to another page: new will, old will, new did, old did, and the delegate around them"),
        RuleSpec(
            .pageScroll2, "PAGE-SCROLL-2", .since(6), .logged, "WANG, HDR",
            "a swipe called off: the old page comes back first, then the new one goes"),
        RuleSpec(
            .pageCurl1, "PAGE-CURL-1", .since(5), .logged, "WANG",
            "a curl to another page: new will, old will, old did, new did"),
        RuleSpec(
            .pageCurl2, "PAGE-CURL-2", .since(5), .logged, "WANG",
            "a curl called off: new will and old will cross again, then their did calls"),
        RuleSpec(
            .pageRapid1, "PAGE-RAPID-1", .since(5), .logged, "MSG",
            "a change of page before the last one has ended is warned of"),
    ]
}
