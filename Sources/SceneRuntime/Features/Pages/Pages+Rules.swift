extension RuleSpec {
    /// The rules about page view controllers. `docs/sources.md` lists the names of the sources.
    static let page: [RuleSpec] = [
        RuleSpec(
            .pageSet1, "PAGE-SET-1", .since(6), .logged, "SOPAGE",
            """
            A page that is set before the page view controller appears gets didMove and its layout after its own \
            viewDidAppear.
            """,
            asserts: [.viewWillAppear, .didMove]),
        RuleSpec(
            .pageSetContainer1, "PAGE-SET-CONTAINER-1", .since(6), .logged, "PAGEBOY, SOPAGE",
            """
            A page that is set while the view of the page view controller is off screen appears before its container.
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .didMove]),
        RuleSpec(
            .pageSet2, "PAGE-SET-2", .since(6), .inferred, "HDR, WANG, INF",
            """
            When code sets a page, UIKit makes the calls of a swipe in the same order, without those to the delegate.
            """),
        RuleSpec(
            .pageScroll1, "PAGE-SCROLL-1", .since(6), .logged, "WANG, HDR",
            """
            A swipe calls the delegate, viewWillAppear (new page), viewWillDisappear (old), viewDidAppear (new), \
            viewDidDisappear (old), the delegate.
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .pageScroll2, "PAGE-SCROLL-2", .since(6), .logged, "WANG, HDR",
            "When a swipe is cancelled, the old page appears again before the new one disappears.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .pageCurl1, "PAGE-CURL-1", .since(5), .logged, "WANG",
            """
            A curl calls viewWillAppear (new page), viewWillDisappear (old), viewDidDisappear (old), viewDidAppear \
            (new).
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .pageCurl2, "PAGE-CURL-2", .since(5), .logged, "WANG",
            "When a curl is cancelled, both pages get the opposite will callback before their did callback.",
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .pageRapid1, "PAGE-RAPID-1", .since(5), .logged, "MSG",
            "UIKit warns if the page changes before the previous change has ended."),
    ]
}
