// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about split view controllers, in the order of `Rule`.
    static let split: [RuleSpec] = [
        RuleSpec(
            .splitLaunch1, "SPLIT-LAUNCH-1", .since(8), .documented, "CMDSHIFT, MALCOLM, HDR, ASPLIT",
            """
            A split view starts expanded and collapses in a compact width: the delegate discards the secondary, or the \
            primary takes it.
            """
        ),
        RuleSpec(
            .splitLaunch2, "SPLIT-LAUNCH-2", .since(8), .inferred, "INF",
            "In a regular width, all visible columns load and appear."),
        RuleSpec(
            .splitExpand1, "SPLIT-EXPAND-1", .since(8), .documented, "HDR, MALCOLM, ASPLIT",
            "A split view that becomes wider expands: the delegate or the primary separates the secondary."),
        RuleSpec(
            .splitColumn1, "SPLIT-COLUMN-1", .since(14), .documented, "HDR, ASPLIT",
            "Columns collapse into one stack up to the top column, or into the compact column."),
        RuleSpec(
            .splitColumn2, "SPLIT-COLUMN-2", .since(14), .documented, "HDR, ASPLIT",
            "Columns are separated again, and the delegate may change the display mode."),
        RuleSpec(
            .splitColumn3, "SPLIT-COLUMN-3", .since(14), .documented, "HDR",
            "Showing or hiding a column changes the display mode, or the stack if the split view is collapsed."),
        RuleSpec(
            .splitShowDetail1, "SPLIT-SHOWDETAIL-1", .since(8), .inferred, "HDR, INF",
            "In an expanded split view, showDetail asks the delegate, then replaces the secondary."),
        RuleSpec(
            .splitShowDetail2, "SPLIT-SHOWDETAIL-2", .since(8), .documented, "HDR, CMDSHIFT",
            "In a collapsed split view, showDetail asks the delegate, then the primary shows the controller."),
        RuleSpec(
            .splitCollapseNav1, "SPLIT-COLLAPSE-NAV-1", .since(8), .documented, "MALCOLM, MHUI, ASPLIT",
            "When a classic split view collapses, the primary navigation controller pushes the secondary itself."),
        RuleSpec(
            .splitSeparateNav1, "SPLIT-SEPARATE-NAV-1", .since(8), .documented, "MALCOLM, MHUI, ASPLIT",
            "When a classic split view expands, the primary navigation controller pops the secondary."),
    ]
}
