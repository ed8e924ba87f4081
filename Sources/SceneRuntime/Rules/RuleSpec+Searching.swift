extension RuleSpec {
    /// The rules about search controllers, in the order of `Rule`.
    static let searching: [RuleSpec] = [
        RuleSpec(
            .searchBegin1, "SEARCH-BEGIN-1", .since(8), .inferred, "SDKH, NEU2, INF",
            "A search is a presentation over the nearest context; its delegate is called before and after it."),
        RuleSpec(
            .searchEnd1, "SEARCH-END-1", .since(8), .documented, "SDKH, NEU2",
            "Cancelling a search dismisses its controller; its delegate is called before and after it."),
        RuleSpec(
            .searchPush2, "SEARCH-PUSH-2", .since(8), .logged, "SOSEARCH, NAVBUSY",
            "A navigation controller that presents an active search does not pop."),
        RuleSpec(
            .searchDealloc1, "SEARCH-DEALLOC-1", .from(8, to: 9), .logged, "DEALLOCVC",
            "Deallocating a search controller that was never shown loads its view, and UIKit logs a warning."),
    ]
}
