extension MethodSpec {
    /// The calls about split view controllers, in the order of `Method`.
    static let split: [MethodSpec] = [
        MethodSpec(
            .splitViewControllerShowDetail, handler: "splitViewControllerShowDetail", "splitViewController",
            ["showDetail", "sender"], parameters: ["controller", "sender"],
            of: .delegate, .delegate, .since(8), answer: .bool),
        MethodSpec(
            .splitViewControllerShow, handler: "splitViewControllerShow", "splitViewController", ["show", "sender"],
            parameters: ["controller", "sender"],
            of: .delegate, .delegate, .since(8), answer: .bool),
        MethodSpec(
            .primaryViewControllerForCollapsing, handler: "primaryViewControllerForCollapsing", "primaryViewController",
            ["forCollapsing"], parameters: ["controller"],
            of: .delegate, .delegate, .since(8), answer: .object),
        MethodSpec(
            .primaryViewControllerForExpanding, handler: "primaryViewControllerForExpanding", "primaryViewController",
            ["forExpanding"], parameters: ["controller"],
            of: .delegate, .delegate, .since(8), answer: .object),
        MethodSpec(
            .collapseSecondary, handler: "collapseSecondary", "splitViewController", ["collapseSecondary", "onto"],
            parameters: ["secondary", "primary"],
            of: .delegate, .delegate, .since(8), answer: .bool),
        MethodSpec(
            .separateSecondary, handler: "separateSecondary", "splitViewController", ["separateSecondaryFrom"],
            parameters: ["primary"],
            of: .delegate, .delegate, .since(8), answer: .object),
        MethodSpec(
            .topColumnForCollapsing, handler: "topColumnForCollapsing", "splitViewController",
            ["topColumnForCollapsingToProposedTopColumn"], parameters: ["column"],
            of: .delegate, .delegate, .since(14), answer: .symbol),
        MethodSpec(
            .displayModeForExpanding, handler: "displayModeForExpanding", "splitViewController",
            ["displayModeForExpandingToProposedDisplayMode"], parameters: ["mode"],
            of: .delegate, .delegate, .since(14), answer: .symbol),
        MethodSpec(
            .splitViewControllerDidCollapse, handler: "splitViewControllerDidCollapse",
            "splitViewControllerDidCollapse", [], parameters: [],
            of: .delegate, .delegate, .since(14), answer: .nothing),
        MethodSpec(
            .splitViewControllerDidExpand, handler: "splitViewControllerDidExpand", "splitViewControllerDidExpand", [],
            parameters: [],
            of: .delegate, .delegate, .since(14), answer: .nothing),
        MethodSpec(
            .splitViewControllerWillShow, handler: "splitViewControllerWillShow", "splitViewController", ["willShow"],
            parameters: ["column"],
            of: .delegate, .delegate, .since(14), answer: .nothing),
        MethodSpec(
            .splitViewControllerWillHide, handler: "splitViewControllerWillHide", "splitViewController", ["willHide"],
            parameters: ["column"],
            of: .delegate, .delegate, .since(14), answer: .nothing),
        MethodSpec(
            .collapseSecondaryViewController, handler: "collapseSecondaryViewController",
            "collapseSecondaryViewController", ["_", "for"], parameters: ["secondary", "split"],
            of: .controller, .containment, .since(8), answer: .nothing),
        MethodSpec(
            .separateSecondaryViewController, handler: "separateSecondaryViewController",
            "separateSecondaryViewController", ["for"], parameters: ["split"],
            of: .controller, .containment, .since(8), answer: .object),
    ]
}
