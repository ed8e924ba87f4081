// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about split view controllers, in the order of `Rule`.
    static let split: [RuleSpec] = [
        RuleSpec(
            .splitLaunch1, "SPLIT-LAUNCH-1", .since(8), .documented, "CMDSHIFT, MALCOLM, HDR, ASPLIT",
            "a split view is born expanded and collapses in a compact width: the delegate may drop the secondary, else the primary takes it"
        ),
        RuleSpec(
            .splitLaunch2, "SPLIT-LAUNCH-2", .since(8), .inferred, "INF",
            "in a regular width all columns that are shown load and appear"),
        RuleSpec(
            .splitExpand1, "SPLIT-EXPAND-1", .since(8), .documented, "HDR, MALCOLM, ASPLIT",
            "a wider split view expands: the delegate or the primary separates the secondary again"),
        RuleSpec(
            .splitColumn1, "SPLIT-COLUMN-1", .since(14), .documented, "HDR, ASPLIT",
            "columns collapse into one stack up to the top column, or to the compact column"),
        RuleSpec(
            .splitColumn2, "SPLIT-COLUMN-2", .since(14), .documented, "HDR, ASPLIT",
            "columns are separated again, and the delegate has a say in the display mode"),
        RuleSpec(
            .splitColumn3, "SPLIT-COLUMN-3", .since(14), .documented, "HDR",
            "a column is shown and hidden by the nearest display mode, or by the stack where it is collapsed"),
        RuleSpec(
            .splitShowDetail1, "SPLIT-SHOWDETAIL-1", .since(8), .inferred, "HDR, INF",
            "showDetail in an expanded split view asks the delegate, then replaces the secondary"),
        RuleSpec(
            .splitShowDetail2, "SPLIT-SHOWDETAIL-2", .since(8), .documented, "HDR, CMDSHIFT",
            "showDetail in a collapsed split view asks the delegate, then lets the primary show it"),
    ]
}
