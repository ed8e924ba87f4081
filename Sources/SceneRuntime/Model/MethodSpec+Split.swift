extension MethodSpec {
    /// The calls about split view controllers, in the order of `Method`.
    static let split: [MethodSpec] = [
        MethodSpec(
            .splitViewControllerShowDetail, handler: "splitViewControllerShowDetail", "splitViewController",
            ["showDetail", "sender"], parameters: ["controller", "sender"],
            of: .delegate, in: .delegate, .since(8), result: .bool),
        MethodSpec(
            .splitViewControllerShow, handler: "splitViewControllerShow", "splitViewController", ["show", "sender"],
            parameters: ["controller", "sender"],
            of: .delegate, in: .delegate, .since(8), result: .bool),
        MethodSpec(
            .primaryViewControllerForCollapsing, handler: "primaryViewControllerForCollapsing", "primaryViewController",
            ["forCollapsing"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodSpec(
            .primaryViewControllerForExpanding, handler: "primaryViewControllerForExpanding", "primaryViewController",
            ["forExpanding"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodSpec(
            .collapseSecondary, handler: "collapseSecondary", "splitViewController", ["collapseSecondary", "onto"],
            parameters: ["secondary", "primary"],
            of: .delegate, in: .delegate, .since(8), result: .bool),
        MethodSpec(
            .separateSecondary, handler: "separateSecondary", "splitViewController", ["separateSecondaryFrom"],
            parameters: ["primary"],
            of: .delegate, in: .delegate, .since(8), result: .object),
        MethodSpec(
            .topColumnForCollapsing, handler: "topColumnForCollapsing", "splitViewController",
            ["topColumnForCollapsingToProposedTopColumn"], parameters: ["column"],
            of: .delegate, in: .delegate, .since(14), result: .symbol),
        MethodSpec(
            .displayModeForExpanding, handler: "displayModeForExpanding", "splitViewController",
            ["displayModeForExpandingToProposedDisplayMode"], parameters: ["mode"],
            of: .delegate, in: .delegate, .since(14), result: .symbol),
        MethodSpec(
            .splitViewControllerDidCollapse, handler: "splitViewControllerDidCollapse",
            "splitViewControllerDidCollapse", [], parameters: [],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodSpec(
            .splitViewControllerDidExpand, handler: "splitViewControllerDidExpand", "splitViewControllerDidExpand", [],
            parameters: [],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodSpec(
            .splitViewControllerWillShow, handler: "splitViewControllerWillShow", "splitViewController", ["willShow"],
            parameters: ["column"],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodSpec(
            .splitViewControllerWillHide, handler: "splitViewControllerWillHide", "splitViewController", ["willHide"],
            parameters: ["column"],
            of: .delegate, in: .delegate, .since(14), result: .nothing),
        MethodSpec(
            .collapseSecondaryViewController, handler: "collapseSecondaryViewController",
            "collapseSecondaryViewController", ["_", "for"], parameters: ["secondary", "split"],
            of: .controller, in: .containment, .since(8), result: .nothing),
        MethodSpec(
            .separateSecondaryViewController, handler: "separateSecondaryViewController",
            "separateSecondaryViewController", ["for"], parameters: ["split"],
            of: .controller, in: .containment, .since(8), result: .object),
    ]
}
