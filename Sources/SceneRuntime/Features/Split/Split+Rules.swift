// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about split view controllers. `docs/sources.md` lists the names of the
    /// sources.
    static let split: [RuleSpec] = [
        RuleSpec(
            .splitLaunch1, "SPLIT-LAUNCH-1", .since(8), .documented, "CMDSHIFT, MALCOLM, HDR, ASPLIT",
            """
            A split view controller starts expanded. In a compact width it collapses: the delegate discards the \
            secondary view controller, or the primary one takes it.
            """,
            asserts: [.primaryViewControllerForCollapsing, .collapseSecondary, .collapseSecondaryViewController]),
        RuleSpec(
            .splitLaunch2, "SPLIT-LAUNCH-2", .since(8), .inferred, "INF",
            "In a regular width, all visible columns of a split view controller load and appear."),
        RuleSpec(
            .splitExpand1, "SPLIT-EXPAND-1", .since(8), .documented, "HDR, MALCOLM, ASPLIT",
            """
            When a split view controller becomes wider, it expands: the delegate or the primary view controller \
            separates the secondary one.
            """,
            asserts: [.primaryViewControllerForExpanding, .separateSecondary, .separateSecondaryViewController]),
        RuleSpec(
            .splitColumn1, "SPLIT-COLUMN-1", .since(14), .documented, "HDR, ASPLIT",
            """
            When a split view controller collapses, its columns become one stack up to the top column, or the compact \
            column replaces them.
            """,
            asserts: [.topColumnForCollapsing, .splitViewControllerDidCollapse]),
        RuleSpec(
            .splitColumn2, "SPLIT-COLUMN-2", .since(14), .documented, "HDR, ASPLIT",
            """
            When a split view controller with columns expands, UIKit separates the columns, and the delegate may \
            change the display mode.
            """,
            asserts: [.displayModeForExpanding, .splitViewControllerDidExpand]),
        RuleSpec(
            .splitColumn3, "SPLIT-COLUMN-3", .since(14), .documented, "HDR",
            """
            Showing or hiding a column changes the display mode, or the stack if the split view controller is \
            collapsed.
            """,
            asserts: [.splitViewControllerWillShow, .splitViewControllerWillHide]),
        RuleSpec(
            .splitShowDetail1, "SPLIT-SHOWDETAIL-1", .since(8), .inferred, "HDR, INF",
            """
            In an expanded split view controller, showDetail asks the delegate, then replaces the secondary view \
            controller.
            """),
        RuleSpec(
            .splitShowDetail2, "SPLIT-SHOWDETAIL-2", .since(8), .documented, "HDR, CMDSHIFT",
            """
            In a collapsed split view controller, showDetail asks the delegate, then the primary view controller shows \
            the new one.
            """,
            asserts: [.splitViewControllerShowDetail, .show]),
        RuleSpec(
            .splitCollapseNav1, "SPLIT-COLLAPSE-NAV-1", .since(8), .documented, "MALCOLM, MHUI, ASPLIT",
            """
            When a classic split view controller collapses, the primary navigation controller pushes the secondary \
            view controller, even if that is a navigation controller.
            """,
            asserts: [.willMove]),
        RuleSpec(
            .splitSeparateNav1, "SPLIT-SEPARATE-NAV-1", .since(8), .documented, "MALCOLM, MHUI, ASPLIT",
            """
            When a classic split view controller expands, the primary navigation controller pops the secondary view \
            controller.
            """),
        RuleSpec(
            .splitWidth1, "SPLIT-WIDTH-1", .since(8), .documented, "WIDTHDOC",
            """
            In an expanded split view controller, the primary column is narrower, and a secondary column beside it has \
            the rest. No source gives the widths for each release and device.
            """,
            silent: "A size with an unknown width, in a call that has a rule of its own."),
        RuleSpec(
            .splitTraits1, "SPLIT-TRAITS-1", .since(8), .documented, "WWDC14T",
            """
            The primary column of a split view controller has a compact width class, also on an iPad and while the \
            split view controller is expanded.
            """,
            silent: "The rule only removes calls, because the width class does not change."),
        RuleSpec(
            .splitPopped1, "SPLIT-POPPED-1", .since(14), .inferred, "INF",
            """
            A controller that is popped while the split view controller is collapsed does not return to its column. \
            The column keeps its root.
            """,
            silent: "The rule only removes calls."),
        RuleSpec(
            .splitSetSecondary1, "SPLIT-SET-SECONDARY-1", .since(14), .documented, "ZHAOXIN",
            """
            In the column style, setViewController pushes a controller that is no navigation controller onto the \
            stack of the secondary column. After nil, it becomes the root of a new stack.
            """),
    ]
}
