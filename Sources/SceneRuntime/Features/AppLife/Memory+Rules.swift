extension RuleSpec {
    /// The rules about memory warnings. `docs/sources.md` lists the names of the sources.
    static let memory: [RuleSpec] = [
        RuleSpec(
            .memDealloc1, "MEM-DEALLOC-1", .since(3), .documented, "HDR",
            "An instance without a strong reference is deallocated.",
            asserts: [.deinitialise]),
        RuleSpec(
            .mem1, "MEM-1", .from(3, to: 5), .documented, "APPLE-OVERVIEW, APPLE-REFERENCE, SOMEM5, DEVTANG, HDR",
            """
            UIKit sends a memory warning to every controller. The inherited implementation unloads the controller's \
            view if the view has no superview.
            """,
            asserts: [.didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload]),
        RuleSpec(
            .mem3, "MEM-3", .since(6), .logged, "CAT26, HDR, SOMEM6",
            "UIKit sends a memory warning to the app delegate, then to every controller. It unloads no view.",
            asserts: [.applicationDidReceiveMemoryWarning, .didReceiveMemoryWarning]),
    ]
}
