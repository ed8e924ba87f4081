extension RuleSpec {
    /// The rules about search controllers. `docs/sources.md` lists the names of the sources.
    static let searching: [RuleSpec] = [
        RuleSpec(
            .searchBegin1, "SEARCH-BEGIN-1", .since(8), .inferred, "SDKH, NEU2, INF",
            """
            A search presents the search controller over the nearest context. UIKit calls the search controller's \
            delegate before and after the presentation.
            """),
        RuleSpec(
            .searchEnd1, "SEARCH-END-1", .since(8), .documented, "SDKH, NEU2",
            """
            When a search is cancelled, UIKit dismisses the search controller, and calls its delegate before and after \
            the dismissal.
            """,
            asserts: [.willDismissSearchController, .didDismissSearchController]),
        RuleSpec(
            .searchPush2, "SEARCH-PUSH-2", .since(8), .logged, "SOSEARCH, NAVBUSY",
            "A navigation controller that presents an active search does not pop."),
        RuleSpec(
            .searchDealloc1, "SEARCH-DEALLOC-1", .from(9, to: 10), .logged, "DEALLOCVC, OR22250107, SEARCHDE",
            """
            If a search controller that was never shown is deallocated, its view is loaded, and UIKit logs a warning. \
            That iOS 10 is the last release is assumed.
            """),
    ]
}
